import * as z from 'zod/mini';
import { schemaFor } from './schema-for.js';
import { oneOfShapes, list, number, pattern, text, integer } from './constraints.js';
import {
  categorySchema,
  locationSchema,
  openCategorySchema,
  openUnitSchema,
  unitSchema,
  type Category,
  type Location,
  type OpenEnum,
  type Unit,
} from './enums.js';

/** A pantry stored by the service. Not specified: assumed by this package. */
export interface Pantry {
  /** Identifies the pantry. */
  id: string;
  /** The name of the pantry. */
  name: string;
  /** A remark of the user, or `null`. */
  description: string | null;
  /** How many items the pantry holds. */
  item_count: number;
  /** ISO 8601. */
  created_at: string;
  /** ISO 8601. */
  updated_at: string;
}

export const pantrySchema = schemaFor<Pantry>()(
  z.object({
    id: z.string(),
    name: z.string(),
    description: z.nullable(z.string()),
    item_count: integer(),
    created_at: z.string(),
    updated_at: z.string(),
  }),
);

/** One item in a pantry. Not specified: assumed by this package. */
export interface PantryItem {
  /** Identifies the item. */
  id: string;
  /** The pantry that holds the item. */
  pantry_id: string;
  /** The item as the user named it. */
  name: string;
  /** The standard name, `null` if the item is not known. */
  canonical_name: string | null;
  /** The amount in `unit`, or `null`. */
  quantity: number | null;
  /** The unit of `quantity`; `null` if the item is counted. */
  unit: OpenEnum<Unit> | null;
  /** The category of the item. */
  category: OpenEnum<Category>;
  /** Who chose `category`: `user` or `suggested`. */
  category_source: string;
  /** The category that the service suggests. */
  suggested_category: OpenEnum<Category>;
  /** 0 to 1. */
  category_confidence: number;
  /** Where the item is kept, or `null`. */
  location: OpenEnum<Location> | null;
  /** YYYY-MM-DD. */
  expires_at: string | null;
  /** A remark of the user, or `null`. */
  note: string | null;
  /** ISO 8601. */
  created_at: string;
  /** ISO 8601. */
  updated_at: string;
}

const share = number(0, 1);

/** Any string: the OpenAPI document lists no locations for responses. */
const storedLocationSchema = z.string() as unknown as z.ZodMiniType<OpenEnum<Location>, OpenEnum<Location>>;

export const pantryItemSchema = schemaFor<PantryItem>()(
  z.object({
    id: z.string(),
    pantry_id: z.string(),
    name: z.string(),
    canonical_name: z.nullable(z.string()),
    quantity: z.nullable(z.number()),
    unit: z.nullable(openUnitSchema),
    category: openCategorySchema,
    category_source: z.string(),
    suggested_category: openCategorySchema,
    category_confidence: share,
    location: z.nullable(storedLocationSchema),
    expires_at: z.nullable(z.string()),
    note: z.nullable(z.string()),
    created_at: z.string(),
    updated_at: z.string(),
  }),
);

/** One page of a list. Not specified: assumed by this package. */
export interface Page<Item> {
  /** The entries of this page. */
  data: Item[];
  /** Pass it as `cursor` to get the next page; `null` on the last page. */
  next_cursor: string | null;
}

export const pantryPageSchema = schemaFor<Page<Pantry>>()(z.object({ data: z.array(pantrySchema), next_cursor: z.nullable(z.string()) }));

export const pantryItemPageSchema = schemaFor<Page<PantryItem>>()(
  z.object({ data: z.array(pantryItemSchema), next_cursor: z.nullable(z.string()) }),
);

/** Which part of a list to return. Not specified: assumed by this package. */
export interface ListQuery {
  /** 1 to 100. Default: 20. */
  limit?: number | undefined;
  /** `next_cursor` of the previous page, at most 8000 characters. */
  cursor?: string | undefined;
  /** Part of a name, at most 120 characters. Case does not matter. */
  q?: string | undefined;
}

/** A cursor is opaque, so only the length of a URL bounds it. */
const MAX_CURSOR_LENGTH = 8000;

const listQuery = {
  limit: z.optional(integer(1, 100)),
  cursor: z.optional(text(MAX_CURSOR_LENGTH)),
  q: z.optional(text(120)),
};

/** Which pantries to list. Not specified: assumed by this package. */
export type ListPantriesRequest = ListQuery;

export const listPantriesRequestSchema = schemaFor<ListPantriesRequest>()(z.strictObject(listQuery));

/** A pantry to create. Not specified: assumed by this package. */
export interface CreatePantryRequest {
  /** 1 to 120 characters. */
  name: string;
  /** At most 1000 characters. */
  description?: string | null | undefined;
}

const description = z.optional(z.nullable(text(1000, 0)));

export const createPantryRequestSchema = schemaFor<CreatePantryRequest>()(z.strictObject({ name: text(120), description }));

/** Identifies a pantry. Not specified: assumed by this package. */
export interface PantryReference {
  /** The `id` of the pantry, at most 1024 characters. */
  pantry_id: string;
}

/** Not only dots: in a path, `..` would lead to another endpoint. As long as a `request_id` of a callback may be: the service chooses its ids. */
const id = pattern(/[^.]/, 'an id that is neither empty nor only dots', 1024);

export const pantryReferenceSchema = schemaFor<PantryReference>()(z.strictObject({ pantry_id: id }));

/** Changes to a pantry. Missing fields stay unchanged. Not specified: assumed by this package. */
export interface UpdatePantryRequest extends PantryReference {
  /** 1 to 120 characters. */
  name?: string | undefined;
  /** At most 1000 characters; `null` clears the description. */
  description?: string | null | undefined;
}

export const updatePantryRequestSchema = schemaFor<UpdatePantryRequest>()(
  z.strictObject({ pantry_id: id, name: z.optional(text(120)), description }),
);

/** Which items of a pantry to list. Not specified: assumed by this package. */
export interface ListPantryItemsRequest extends ListQuery, PantryReference {
  /** Only items of this category. */
  category?: OpenEnum<Category> | undefined;
}

export const listPantryItemsRequestSchema = schemaFor<ListPantryItemsRequest>()(
  z.strictObject({ pantry_id: id, category: z.optional(categorySchema), ...listQuery }),
);

/** The fields of a pantry item that a request may leave out. Not specified: assumed by this package. */
export interface PantryItemDetails {
  /** The amount in `unit`, 0 or more. */
  quantity?: number | null | undefined;
  /** The unit of `quantity`. Omit it for counted items. */
  unit?: OpenEnum<Unit> | null | undefined;
  /** Overrides the suggested category. */
  category?: OpenEnum<Category> | undefined;
  /** Where the item is kept. */
  location?: OpenEnum<Location> | null | undefined;
  /** An existing date, as YYYY-MM-DD. */
  expires_at?: string | null | undefined;
  /** At most 1000 characters. */
  note?: string | null | undefined;
}

/** A new item. Only `name` is required. Not specified: assumed by this package. */
export interface NewPantryItem extends PantryItemDetails {
  /** 1 to 120 characters. If the pantry has an item with the same name and unit, the quantities are summed. */
  name: string;
}

/** A day that the calendar has: months of 31, 30 and 28 days, and February 29 in years that 4 divides, of those that 100 divides only if 400 does. */
const calendarDate = pattern(
  /^(\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))|(\d\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$/,
  'a date as YYYY-MM-DD',
  10,
);

const details = {
  quantity: z.optional(z.nullable(number())),
  unit: z.optional(z.nullable(unitSchema)),
  category: z.optional(categorySchema),
  location: z.optional(z.nullable(locationSchema)),
  expires_at: z.optional(z.nullable(calendarDate)),
  note: z.optional(z.nullable(text(1000, 0))),
};

/** One item to add. Not specified: assumed by this package. */
export interface AddPantryItemRequest extends NewPantryItem, PantryReference {}

/** Many items to add. Not specified: assumed by this package. */
export interface AddPantryItemsRequest extends PantryReference {
  /** 1 to 100 items. */
  items: readonly NewPantryItem[];
}

export const addPantryItemsRequestSchema = oneOfShapes(
  'items',
  schemaFor<AddPantryItemsRequest>()(
    z.strictObject({ pantry_id: id, items: list(z.strictObject({ name: text(120), ...details }), 1, 100) }),
  ),
  schemaFor<AddPantryItemRequest>()(z.strictObject({ pantry_id: id, name: text(120), ...details })),
);

/** The added item; for a request with `items`, one page with all of them. */
export const addedPantryItemsSchema = oneOfShapes('data', pantryItemPageSchema, pantryItemSchema);

/** Identifies an item of a pantry. Not specified: assumed by this package. */
export interface PantryItemReference extends PantryReference {
  /** The `id` of the item, at most 1024 characters. */
  item_id: string;
}

export const pantryItemReferenceSchema = schemaFor<PantryItemReference>()(z.strictObject({ pantry_id: id, item_id: id }));

/** Changes to an item. Missing fields stay unchanged. `null` clears a field. Not specified: assumed by this package. */
export interface UpdatePantryItemRequest extends PantryItemDetails, PantryItemReference {
  /** 1 to 120 characters. */
  name?: string | undefined;
}

export const updatePantryItemRequestSchema = schemaFor<UpdatePantryItemRequest>()(
  z.strictObject({ pantry_id: id, item_id: id, name: z.optional(text(120)), ...details }),
);

/** Items to categorize. Not specified: assumed by this package. */
export interface SuggestCategoriesRequest {
  /** 1 to 100 names, each of at most 300 characters. */
  items: readonly string[];
}

export const suggestCategoriesRequestSchema = schemaFor<SuggestCategoriesRequest>()(z.strictObject({ items: list(text(300), 1, 100) }));

/** Another category that an item may have. Not specified: assumed by this package. */
export interface CategoryAlternative {
  /** The category. */
  category: OpenEnum<Category>;
  /** 0 to 1. */
  confidence: number;
}

/** The suggested category of one item. Not specified: assumed by this package. */
export interface CategorySuggestion {
  /** The item as the request names it. */
  name: string;
  /** The best category. */
  suggested_category: OpenEnum<Category>;
  /** 0 to 1. */
  confidence: number;
  /** Best first. */
  alternatives: CategoryAlternative[];
}

/** The suggested categories. Not specified: assumed by this package. */
export interface CategorySuggestions {
  /** In the order of the request's `items`. */
  suggestions: CategorySuggestion[];
}

export const categorySuggestionSchema = schemaFor<CategorySuggestion>()(
  z.object({
    name: z.string(),
    suggested_category: openCategorySchema,
    confidence: share,
    alternatives: z.array(z.object({ category: openCategorySchema, confidence: share })),
  }),
);

export const categorySuggestionsSchema = schemaFor<CategorySuggestions>()(z.object({ suggestions: z.array(categorySuggestionSchema) }));
