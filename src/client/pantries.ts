import type { APIPromise } from './api-promise.js';
import { toAPIPromise } from './api-promise.js';
import type {
  AddPantryItemRequest,
  AddPantryItemsRequest,
  CreatePantryRequest,
  ListPantriesRequest,
  ListPantryItemsRequest,
  Page,
  Pantry,
  PantryItem,
  PantryItemReference,
  PantryReference,
  UpdatePantryItemRequest,
  UpdatePantryRequest,
} from '../contract/pantries.js';
import { toPagePromise, type PagePromise } from './pagination.js';
import type { CallOptions, RequestFunction } from './request.js';

/** Pantries kept by the service. That they exist is documented (section 1); paths and fields are assumed. */
export class Pantries {
  readonly #send: RequestFunction;

  /** The items of a pantry. */
  readonly items: PantryItems;

  constructor(send: RequestFunction) {
    this.#send = send;
    this.items = new PantryItems(send);
  }

  /**
   * Lists pantries: the first page when awaited, page after page in `for await`.
   *
   * @example
   * ```ts
   * import { RecipeAI } from '@recipe-ai/sdk';
   * import { createMockService } from '@recipe-ai/sdk/mock';
   *
   * const sdk = new RecipeAI(createMockService().connection());
   * await sdk.pantries.create({ name: 'Home' });
   * for await (const page of sdk.pantries.list({ limit: 50 })) {
   *   for (const pantry of page.data) console.log(pantry.name, pantry.item_count);
   * }
   * ```
   */
  list(request: ListPantriesRequest = {}, options?: CallOptions): PagePromise<Pantry> {
    return toPagePromise(this.#send<Page<Pantry>>('pantries.list', request, options), (cursor) =>
      this.list({ ...request, cursor }, options),
    );
  }

  /** Starts a pantry. */
  create(request: CreatePantryRequest, options?: CallOptions): APIPromise<Pantry> {
    return toAPIPromise(this.#send('pantries.create', request, options));
  }

  /** Reads one pantry. Rejects with `NotFoundError` where there is none by that id. */
  get(request: PantryReference, options?: CallOptions): APIPromise<Pantry> {
    return toAPIPromise(this.#send('pantries.get', request, options));
  }

  /** Changes a pantry's name or description; what is left out stays. */
  update(request: UpdatePantryRequest, options?: CallOptions): APIPromise<Pantry> {
    return toAPIPromise(this.#send('pantries.update', request, options));
  }

  /** Removes a pantry and all its items. */
  delete(request: PantryReference, options?: CallOptions): APIPromise<undefined> {
    return toAPIPromise(this.#send('pantries.delete', request, options));
  }
}

/** The items of one pantry. */
export class PantryItems {
  readonly #send: RequestFunction;

  constructor(send: RequestFunction) {
    this.#send = send;
  }

  /** Lists items: the first page when awaited, page after page in `for await`. */
  list(request: ListPantryItemsRequest, options?: CallOptions): PagePromise<PantryItem> {
    return toPagePromise(this.#send<Page<PantryItem>>('pantries.items.list', request, options), (cursor) =>
      this.list({ ...request, cursor }, options),
    );
  }

  /**
   * Adds one item, or many at once with `items`. A category is suggested where none is given.
   *
   * @example
   * ```ts
   * import { RecipeAI } from '@recipe-ai/sdk';
   * import { createMockService } from '@recipe-ai/sdk/mock';
   *
   * const sdk = new RecipeAI(createMockService().connection());
   * const { id } = await sdk.pantries.create({ name: 'Home' });
   * const item = await sdk.pantries.items.add({ pantry_id: id, name: 'brown rice', quantity: 1, unit: 'kilogram' });
   * console.log(item.category); // grains_pasta
   * ```
   */
  add(request: AddPantryItemRequest, options?: CallOptions): APIPromise<PantryItem>;
  add(request: AddPantryItemsRequest, options?: CallOptions): APIPromise<Page<PantryItem>>;
  add(request: AddPantryItemRequest | AddPantryItemsRequest, options?: CallOptions): APIPromise<PantryItem | Page<PantryItem>>;
  add(request: AddPantryItemRequest | AddPantryItemsRequest, options?: CallOptions): APIPromise<never> {
    return toAPIPromise(this.#send('pantries.items.add', request, options));
  }

  /** Changes an item; what is left out stays, `null` clears. */
  update(request: UpdatePantryItemRequest, options?: CallOptions): APIPromise<PantryItem> {
    return toAPIPromise(this.#send('pantries.items.update', request, options));
  }

  /** Removes an item. */
  remove(request: PantryItemReference, options?: CallOptions): APIPromise<undefined> {
    return toAPIPromise(this.#send('pantries.items.remove', request, options));
  }
}
