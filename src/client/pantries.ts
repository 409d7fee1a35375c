import type { Call } from './api-promise.js';
import { toCall } from './api-promise.js';
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
import { toPages, type Pages } from './pagination.js';
import type { CallOptions, Send } from './request.js';

/** Pantries kept by the service. That they exist is documented (section 1); paths and fields are assumed. */
export class Pantries {
  readonly #send: Send;

  /** The items of a pantry. */
  readonly items: PantryItems;

  constructor(send: Send) {
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
  list(request: ListPantriesRequest = {}, options?: CallOptions): Pages<Pantry> {
    return toPages(this.#send<Page<Pantry>>('pantries.list', request, options), (cursor) => this.list({ ...request, cursor }, options));
  }

  /** Starts a pantry. */
  create(request: CreatePantryRequest, options?: CallOptions): Call<Pantry> {
    return toCall(this.#send('pantries.create', request, options));
  }

  /** Reads one pantry. Rejects with `NotFoundError` where there is none by that id. */
  get(request: PantryReference, options?: CallOptions): Call<Pantry> {
    return toCall(this.#send('pantries.get', request, options));
  }

  /** Changes a pantry's name or description; what is left out stays. */
  update(request: UpdatePantryRequest, options?: CallOptions): Call<Pantry> {
    return toCall(this.#send('pantries.update', request, options));
  }

  /** Removes a pantry and all its items. */
  delete(request: PantryReference, options?: CallOptions): Call<undefined> {
    return toCall(this.#send('pantries.delete', request, options));
  }
}

/** The items of one pantry. */
export class PantryItems {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Lists items: the first page when awaited, page after page in `for await`. */
  list(request: ListPantryItemsRequest, options?: CallOptions): Pages<PantryItem> {
    return toPages(this.#send<Page<PantryItem>>('pantries.items.list', request, options), (cursor) =>
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
  add(request: AddPantryItemRequest, options?: CallOptions): Call<PantryItem>;
  add(request: AddPantryItemsRequest, options?: CallOptions): Call<Page<PantryItem>>;
  add(request: AddPantryItemRequest | AddPantryItemsRequest, options?: CallOptions): Call<PantryItem | Page<PantryItem>>;
  add(request: AddPantryItemRequest | AddPantryItemsRequest, options?: CallOptions): Call<never> {
    return toCall(this.#send('pantries.items.add', request, options));
  }

  /** Changes an item; what is left out stays, `null` clears. */
  update(request: UpdatePantryItemRequest, options?: CallOptions): Call<PantryItem> {
    return toCall(this.#send('pantries.items.update', request, options));
  }

  /** Removes an item. */
  remove(request: PantryItemReference, options?: CallOptions): Call<undefined> {
    return toCall(this.#send('pantries.items.remove', request, options));
  }
}
