import type {
  AddPantryItemRequest,
  AddPantryItemsRequest,
  CreatePantryRequest,
  ListPantriesRequest,
  ListPantryItemsRequest,
  ListQuery,
  NewPantryItem,
  Page,
  Pantry,
  PantryItem,
  PantryItemReference,
  PantryReference,
  UpdatePantryItemRequest,
  UpdatePantryRequest,
} from '../../src/contract/pantries.js';
import { MockServiceError } from '../core/service-error.js';
import { nameKey, type AccountRecord, type PantryRecord } from '../core/store.js';
import { timestampOf, type HandlerContext, type Kitchen } from './handler.js';

const defaultLimit = 20;

const pantryOf = (account: AccountRecord, id: string): PantryRecord => {
  const pantry = account.pantries.get(id);
  if (pantry) return pantry;
  throw new MockServiceError('not_found', 'This account has no pantry of that id.', {
    details: [{ path: 'pantry_id', message: 'names no pantry of this account', code: 'not_found' }],
  });
};

const itemOf = (pantry: PantryRecord, id: string): PantryItem => {
  const record = pantry.items.get(id);
  if (record) return record.item;
  throw new MockServiceError('not_found', 'The pantry has no item of that id.', {
    details: [{ path: 'item_id', message: 'names no item of this pantry', code: 'not_found' }],
  });
};

/** A cursor is the place of the last thing that the page before showed; so a page is right whatever came and went in between. */
const placeOf = (cursor: string): number => {
  const [, place] = /^after_([0-9a-z]{1,10})$/.exec(cursor) ?? [];
  if (place !== undefined) return Number.parseInt(place, 36);
  const details = [{ path: 'cursor', message: 'is none that this list gave; take next_cursor of the page before', code: 'invalid_cursor' }];
  throw new MockServiceError('validation_error', '', { details });
};

const pageOf = <Kept extends { place: number }, Shown extends { name: string }>(
  kept: Iterable<Kept>,
  show: (kept: Kept) => Shown,
  { limit = defaultLimit, cursor, q }: ListQuery,
  wanted: (shown: Shown) => boolean = () => true,
): Page<Shown> => {
  const from = cursor === undefined ? 0 : placeOf(cursor);
  const part = q?.toLowerCase();
  const data: Shown[] = [];
  let last = 0;
  for (const each of kept) {
    if (each.place <= from) continue;
    const shown = show(each);
    if (!wanted(shown) || (part !== undefined && !shown.name.toLowerCase().includes(part))) continue;
    if (data.length === limit) return { data, next_cursor: `after_${last.toString(36)}` };
    data.push(shown);
    last = each.place;
  }
  return { data, next_cursor: null };
};

export const list = (request: ListPantriesRequest, { account }: HandlerContext): Page<Pantry> =>
  pageOf(account.pantries.values(), ({ pantry }) => pantry, request);

export const create = (
  { name, description = null }: CreatePantryRequest,
  { account, store, environment: world }: HandlerContext,
): Pantry => {
  const now = timestampOf(world);
  return store.putPantry(account, { id: world.id('pan'), name, description, item_count: 0, created_at: now, updated_at: now }).pantry;
};

export const get = ({ pantry_id: id }: PantryReference, { account }: HandlerContext): Pantry => pantryOf(account, id).pantry;

export const update = (
  { pantry_id: id, ...changes }: UpdatePantryRequest,
  { account, store, environment: world }: HandlerContext,
): Pantry => {
  const { pantry } = pantryOf(account, id);
  return store.putPantry(account, { ...pantry, ...changes, updated_at: timestampOf(world) }).pantry;
};

/** `delete` is a word of the language. */
export const remove = ({ pantry_id: id }: PantryReference, { account }: HandlerContext): undefined => {
  pantryOf(account, id);
  account.pantries.delete(id);
};

export const listItems = ({ pantry_id: id, category, ...query }: ListPantryItemsRequest, { account }: HandlerContext): Page<PantryItem> =>
  pageOf(
    pantryOf(account, id).items.values(),
    ({ item }) => item,
    query,
    (item) => category === undefined || item.category === category,
  );

/** What the kitchen makes of a name. */
const knowledgeOf = (name: string, { suggestCategories, canonicalName }: Kitchen) => {
  const [suggestion] = suggestCategories([name]);
  return {
    canonical_name: canonicalName(name),
    suggested_category: suggestion!.suggested_category,
    category_confidence: suggestion!.confidence,
  };
};

/** Sums of tenths stay tenths, and sums of what may be asked for stay within it. */
const add = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(Number((a + b).toFixed(6)), Number.MAX_SAFE_INTEGER);

/** Puts one item into a pantry, or adds it to the one of the same name and unit. */
const put = (
  pantry: PantryRecord,
  { name, quantity = null, unit = null, category, ...rest }: NewPantryItem,
  { store, environment: world }: HandlerContext,
  kitchen: Kitchen,
): PantryItem => {
  const now = timestampOf(world);
  const sameId = pantry.byName.get(nameKey(name, unit));
  const same = sameId === undefined ? undefined : pantry.items.get(sameId)?.item;
  const byUser = category === undefined ? undefined : { category, category_source: 'user' as const };
  let item: PantryItem;
  if (same) item = { ...same, ...rest, ...byUser, quantity: add(same.quantity, quantity), updated_at: now };
  else {
    const known = knowledgeOf(name, kitchen);
    item = {
      id: world.id('item'),
      pantry_id: pantry.pantry.id,
      name,
      canonical_name: known.canonical_name,
      quantity,
      unit,
      category: known.suggested_category,
      category_source: 'suggested',
      ...byUser,
      suggested_category: known.suggested_category,
      category_confidence: known.category_confidence,
      location: rest.location ?? null,
      expires_at: rest.expires_at ?? null,
      note: rest.note ?? null,
      created_at: now,
      updated_at: now,
    };
  }
  store.putItem(pantry, item);
  return item;
};

/** Items come back in the order they were sent; those that were merged, as they are in the end. */
export const addItems = async (
  request: AddPantryItemRequest | AddPantryItemsRequest,
  call: HandlerContext,
): Promise<PantryItem | Page<PantryItem>> => {
  const { pantry_id: id, ...item } = request;
  const kitchen = await call.kitchen();
  const pantry = pantryOf(call.account, id);
  if (!('items' in item)) return put(pantry, item, call, kitchen);
  const ids = item.items.map((each) => put(pantry, each, call, kitchen).id);
  return { data: ids.map((each) => pantry.items.get(each)!.item), next_cursor: null };
};

export const updateItem = async (
  request: UpdatePantryItemRequest,
  { account, store, environment: world, kitchen }: HandlerContext,
): Promise<PantryItem> => {
  const { pantry_id: pantryId, item_id: id, category, ...changes } = request;
  const known = changes.name === undefined ? undefined : knowledgeOf(changes.name, await kitchen());
  const pantry = pantryOf(account, pantryId);
  const before = itemOf(pantry, id);
  const item: PantryItem = { ...before, ...changes, updated_at: timestampOf(world) };
  if (item.name !== before.name) {
    Object.assign(item, known);
    if (item.category_source === 'suggested') item.category = item.suggested_category;
  }
  if (category !== undefined) Object.assign(item, { category, category_source: 'user' });
  const holder = pantry.byName.get(nameKey(item.name, item.unit));
  if (holder !== undefined && holder !== id) {
    throw new MockServiceError('conflict', 'Another item of this pantry has that name and unit; remove one, or change its unit.', {
      details: [{ path: 'name', message: 'is the name of another item with the same unit', code: 'conflict' }],
    });
  }
  store.putItem(pantry, item);
  return item;
};

export const removeItem = (
  { pantry_id: pantryId, item_id: id }: PantryItemReference,
  { account, store, environment: world }: HandlerContext,
): undefined => {
  const pantry = pantryOf(account, pantryId);
  store.dropItem(pantry, itemOf(pantry, id), timestampOf(world));
};
