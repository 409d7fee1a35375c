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
import { toIsoTime, type HandlerContext, type Kitchen } from './handler.js';

/** Not specified: assumed by this package. */
const DEFAULT_LIMIT = 20;

const findPantry = (account: AccountRecord, id: string): PantryRecord => {
  const pantry = account.pantries.get(id);
  if (pantry) return pantry;
  throw new MockServiceError('not_found', 'pantry_id is not the id of a pantry of this account.', {
    details: [{ path: 'pantry_id', message: 'is not the id of a pantry of this account', code: 'not_found' }],
  });
};

const findItem = (pantry: PantryRecord, id: string): PantryItem => {
  const record = pantry.items.get(id);
  if (record) return record.item;
  throw new MockServiceError('not_found', 'item_id is not the id of an item of this pantry.', {
    details: [{ path: 'item_id', message: 'is not the id of an item of this pantry', code: 'not_found' }],
  });
};

/** A cursor is the position of the last entry of the previous page, so pages stay right when entries are added or removed in between. */
const positionOf = (cursor: string): number => {
  const [, position] = /^after_([0-9a-z]{1,10})$/.exec(cursor) ?? [];
  if (position !== undefined) return Number.parseInt(position, 36);
  const details = [
    { path: 'cursor', message: 'is not a cursor of this list; use next_cursor of the previous page', code: 'invalid_cursor' },
  ];
  throw new MockServiceError('validation_error', '', { details });
};

const toPage = <Item extends { position: number }, Shown extends { name: string }>(
  records: Iterable<Item>,
  show: (record: Item) => Shown,
  { limit = DEFAULT_LIMIT, cursor, q }: ListQuery,
  matches: (shown: Shown) => boolean = () => true,
): Page<Shown> => {
  const after = cursor === undefined ? 0 : positionOf(cursor);
  const part = q?.toLowerCase();
  const data: Shown[] = [];
  let last = 0;
  for (const record of records) {
    if (record.position <= after) continue;
    const shown = show(record);
    if (!matches(shown) || (part !== undefined && !shown.name.toLowerCase().includes(part))) continue;
    if (data.length === limit) return { data, next_cursor: `after_${last.toString(36)}` };
    data.push(shown);
    last = record.position;
  }
  return { data, next_cursor: null };
};

export const list = (request: ListPantriesRequest, { account }: HandlerContext): Page<Pantry> =>
  toPage(account.pantries.values(), ({ pantry }) => pantry, request);

export const create = ({ name, description = null }: CreatePantryRequest, { account, store, environment }: HandlerContext): Pantry => {
  const now = toIsoTime(environment.now());
  return store.putPantry(account, { id: environment.id('pan'), name, description, item_count: 0, created_at: now, updated_at: now }).pantry;
};

export const get = ({ pantry_id: id }: PantryReference, { account }: HandlerContext): Pantry => findPantry(account, id).pantry;

export const update = ({ pantry_id: id, ...changes }: UpdatePantryRequest, { account, store, environment }: HandlerContext): Pantry => {
  const { pantry } = findPantry(account, id);
  return store.putPantry(account, { ...pantry, ...changes, updated_at: toIsoTime(environment.now()) }).pantry;
};

/** Not `delete`, which is a keyword. */
export const remove = ({ pantry_id: id }: PantryReference, { account }: HandlerContext): undefined => {
  findPantry(account, id);
  account.pantries.delete(id);
};

export const listItems = ({ pantry_id: id, category, ...query }: ListPantryItemsRequest, { account }: HandlerContext): Page<PantryItem> =>
  toPage(
    findPantry(account, id).items.values(),
    ({ item }) => item,
    query,
    (item) => category === undefined || item.category === category,
  );

/** Canonical name and suggested category of a name. */
const describeName = (name: string, { suggestCategories, canonicalName }: Kitchen) => {
  const [suggestion] = suggestCategories([name]);
  return {
    canonical_name: canonicalName(name),
    suggested_category: suggestion!.suggested_category,
    category_confidence: suggestion!.confidence,
  };
};

/** Rounds away binary errors, such as 0.1 + 0.2, and stays within the largest safe integer. */
const add = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(Number((a + b).toFixed(6)), Number.MAX_SAFE_INTEGER);

/** Adds an item to a pantry, or to its item with the same name and unit. */
const putItem = (
  pantry: PantryRecord,
  { name, quantity = null, unit = null, category, ...rest }: NewPantryItem,
  { store, environment }: HandlerContext,
  kitchen: Kitchen,
): PantryItem => {
  const now = toIsoTime(environment.now());
  const sameId = pantry.byName.get(nameKey(name, unit));
  const same = sameId === undefined ? undefined : pantry.items.get(sameId)?.item;
  const byUser = category === undefined ? undefined : { category, category_source: 'user' as const };
  let item: PantryItem;
  if (same) item = { ...same, ...rest, ...byUser, quantity: add(same.quantity, quantity), updated_at: now };
  else {
    const known = describeName(name, kitchen);
    item = {
      id: environment.id('item'),
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

/** Items come back in the order they were sent; merged ones in their final state. */
export const addItems = async (
  request: AddPantryItemRequest | AddPantryItemsRequest,
  context: HandlerContext,
): Promise<PantryItem | Page<PantryItem>> => {
  const { pantry_id: id, ...item } = request;
  const kitchen = await context.kitchen();
  const pantry = findPantry(context.account, id);
  if (!('items' in item)) return putItem(pantry, item, context, kitchen);
  const ids = item.items.map((each) => putItem(pantry, each, context, kitchen).id);
  return { data: ids.map((each) => pantry.items.get(each)!.item), next_cursor: null };
};

export const updateItem = async (
  request: UpdatePantryItemRequest,
  { account, store, environment, kitchen }: HandlerContext,
): Promise<PantryItem> => {
  const { pantry_id: pantryId, item_id: id, category, ...changes } = request;
  const known = changes.name === undefined ? undefined : describeName(changes.name, await kitchen());
  const pantry = findPantry(account, pantryId);
  const before = findItem(pantry, id);
  const item: PantryItem = { ...before, ...changes, updated_at: toIsoTime(environment.now()) };
  if (item.name !== before.name) {
    Object.assign(item, known);
    if (item.category_source === 'suggested') item.category = item.suggested_category;
  }
  if (category !== undefined) Object.assign(item, { category, category_source: 'user' });
  const holder = pantry.byName.get(nameKey(item.name, item.unit));
  if (holder !== undefined && holder !== id) {
    throw new MockServiceError('conflict', 'Another item of this pantry has that name and unit. Remove one, or change its unit.', {
      details: [{ path: 'name', message: 'is the name of another item with the same unit', code: 'conflict' }],
    });
  }
  store.putItem(pantry, item);
  return item;
};

export const removeItem = (
  { pantry_id: pantryId, item_id: id }: PantryItemReference,
  { account, store, environment }: HandlerContext,
): undefined => {
  const pantry = findPantry(account, pantryId);
  store.removeItem(pantry, findItem(pantry, id), toIsoTime(environment.now()));
};
