import { toAPIPromise, type APIPromise } from './api-promise.js';
import type { CallOptions } from './call-options.js';
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
import type { RequestFunction } from './request.js';

/** Pantries stored by the service. Paths and fields are assumed. */
export class Pantries {
  readonly #request: RequestFunction;

  /** The items of a pantry. */
  readonly items: PantryItems;

  constructor(request: RequestFunction) {
    this.#request = request;
    this.items = new PantryItems(request);
  }

  /**
   * Lists pantries. `await` returns the first page, `for await` yields page after page.
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
    return toPagePromise(this.#request<Page<Pantry>>('pantries.list', request, options), (cursor) =>
      this.list({ ...request, cursor }, options),
    );
  }

  /** Creates a pantry. */
  create(request: CreatePantryRequest, options?: CallOptions): APIPromise<Pantry> {
    return toAPIPromise(this.#request('pantries.create', request, options));
  }

  /** Gets one pantry. Rejects with `NotFoundError` if no pantry has that id. */
  get(request: PantryReference, options?: CallOptions): APIPromise<Pantry> {
    return toAPIPromise(this.#request('pantries.get', request, options));
  }

  /** Changes the name or the description of a pantry; fields left out stay as they are. */
  update(request: UpdatePantryRequest, options?: CallOptions): APIPromise<Pantry> {
    return toAPIPromise(this.#request('pantries.update', request, options));
  }

  /** Deletes a pantry and all its items. */
  delete(request: PantryReference, options?: CallOptions): APIPromise<undefined> {
    return toAPIPromise(this.#request('pantries.delete', request, options));
  }
}

/** The items of one pantry. */
export class PantryItems {
  readonly #request: RequestFunction;

  constructor(request: RequestFunction) {
    this.#request = request;
  }

  /** Lists items. `await` returns the first page, `for await` yields page after page. */
  list(request: ListPantryItemsRequest, options?: CallOptions): PagePromise<PantryItem> {
    return toPagePromise(this.#request<Page<PantryItem>>('pantries.items.list', request, options), (cursor) =>
      this.list({ ...request, cursor }, options),
    );
  }

  /**
   * Adds one item, or many at once with `items`. An item without a category gets the suggested one.
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
    return toAPIPromise(this.#request('pantries.items.add', request, options));
  }

  /** Changes an item: fields left out stay as they are, `null` clears one. */
  update(request: UpdatePantryItemRequest, options?: CallOptions): APIPromise<PantryItem> {
    return toAPIPromise(this.#request('pantries.items.update', request, options));
  }

  /** Removes an item. */
  remove(request: PantryItemReference, options?: CallOptions): APIPromise<undefined> {
    return toAPIPromise(this.#request('pantries.items.remove', request, options));
  }
}
