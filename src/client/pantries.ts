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

/** Accepts an id in place of a request that needs nothing else. */
const toReference = <Reference extends PantryReference>(reference: string | Reference): PantryReference | Reference =>
  typeof reference === 'string' ? { pantry_id: reference } : reference;

/** Pantries stored by the service. The paths and fields are assumed. */
export class Pantries {
  readonly #request: RequestFunction;

  /** The items of a pantry. */
  readonly items: PantryItems;

  constructor(request: RequestFunction) {
    this.#request = request;
    this.items = new PantryItems(request);
  }

  /**
   * Lists pantries. `await` returns the first page. `for await` yields all pantries. `.pages()` yields the pages.
   *
   * @example
   * ```ts
   * import { RecipeAI } from '@recipe-ai/sdk';
   * import { createMockService } from '@recipe-ai/sdk/mock';
   *
   * const sdk = new RecipeAI(createMockService().connection());
   * await sdk.pantries.create({ name: 'Home' });
   * for await (const pantry of sdk.pantries.list({ limit: 50 })) {
   *   console.log(pantry.name, pantry.item_count);
   * }
   * ```
   */
  list(request: ListPantriesRequest = {}, options?: CallOptions): PagePromise<Pantry> {
    return toPagePromise('pantries.list', this.#request<Page<Pantry>>('pantries.list', request, options), (cursor) =>
      this.list({ ...request, cursor }, options),
    );
  }

  /** Creates a pantry. */
  create(request: CreatePantryRequest, options?: CallOptions): APIPromise<Pantry> {
    return toAPIPromise(this.#request('pantries.create', request, options));
  }

  /** Gets one pantry. Takes the id or `{pantry_id}`. Rejects with `NotFoundError` if no pantry has that id. */
  get(pantry: string | PantryReference, options?: CallOptions): APIPromise<Pantry> {
    return toAPIPromise(this.#request('pantries.get', toReference(pantry), options));
  }

  /** Changes the name or the description of a pantry. Missing fields stay unchanged. */
  update(request: UpdatePantryRequest, options?: CallOptions): APIPromise<Pantry> {
    return toAPIPromise(this.#request('pantries.update', request, options));
  }

  /** Deletes a pantry and all its items. Takes the id or `{pantry_id}`. */
  delete(pantry: string | PantryReference, options?: CallOptions): APIPromise<undefined> {
    return toAPIPromise(this.#request('pantries.delete', toReference(pantry), options));
  }
}

/** The items of one pantry. */
export class PantryItems {
  readonly #request: RequestFunction;

  constructor(request: RequestFunction) {
    this.#request = request;
  }

  /** Lists items. `await` returns the first page. `for await` yields all items. `.pages()` yields the pages. */
  list(pantry: string | ListPantryItemsRequest, options?: CallOptions): PagePromise<PantryItem> {
    const request = toReference(pantry);
    return toPagePromise('pantries.items.list', this.#request<Page<PantryItem>>('pantries.items.list', request, options), (cursor) =>
      this.list({ ...request, cursor }, options),
    );
  }

  /**
   * Adds one item, or many at once with `items`. An item without a category gets the suggested category.
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
  add(request: AddPantryItemRequest & { items?: undefined }, options?: CallOptions): APIPromise<PantryItem>;
  add(request: AddPantryItemsRequest & { name?: undefined }, options?: CallOptions): APIPromise<Page<PantryItem>>;
  add(
    request: (AddPantryItemRequest & { items?: undefined }) | (AddPantryItemsRequest & { name?: undefined }),
    options?: CallOptions,
  ): APIPromise<PantryItem | Page<PantryItem>>;
  add(request: AddPantryItemRequest | AddPantryItemsRequest, options?: CallOptions): APIPromise<never> {
    return toAPIPromise(this.#request('pantries.items.add', request, options));
  }

  /** Changes an item. Missing fields stay unchanged. `null` clears a field. */
  update(request: UpdatePantryItemRequest, options?: CallOptions): APIPromise<PantryItem> {
    return toAPIPromise(this.#request('pantries.items.update', request, options));
  }

  /** Removes an item. */
  remove(request: PantryItemReference, options?: CallOptions): APIPromise<undefined> {
    return toAPIPromise(this.#request('pantries.items.remove', request, options));
  }
}
