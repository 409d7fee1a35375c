import * as z from 'zod/mini';
import type { Endpoints, RequestOf, ResponseOf } from './endpoint.js';
import {
  addedPantryItemsSchema,
  addPantryItemsRequestSchema,
  categorySuggestionsSchema,
  createPantryRequestSchema,
  listPantriesRequestSchema,
  listPantryItemsRequestSchema,
  pantryItemPageSchema,
  pantryItemReferenceSchema,
  pantryItemSchema,
  pantryPageSchema,
  pantryReferenceSchema,
  pantrySchema,
  suggestCategoriesRequestSchema,
  updatePantryItemRequestSchema,
  updatePantryRequestSchema,
} from './pantries.js';
import { generatedRecipeSchema, generateRequestSchema } from './recipes.js';
import { enrichIngredientsRequestSchema, enrichIngredientsResultSchema, suggestSubstituteRequestSchema, suggestSubstituteResultSchema } from './ingredients.js';
import { adaptMethodRequestSchema, adaptMethodResultSchema, budgetifyRecipeRequestSchema, budgetifyRecipeResultSchema, healthifyRequestSchema, healthifyResultSchema, rewriteToneRequestSchema, rewriteToneResultSchema, statedTransformSchema } from './transforms.js';

/** The whole API, one entry for each operation, under the name of its SDK method. `assumptions.ts` says what is assumed about each. */
export const endpoints = {
  'recipes.generate': {
    method: 'post', host: 'rest', path: '/api/v1/recipes/generate',
    status: 200, acceptsCallback: false, retryable: true, documented: true,
    request: generateRequestSchema, response: generatedRecipeSchema,
  },
  healthify: {
    method: 'post', host: 'ai', path: '/api/v1/healthify',
    status: 200, acceptsCallback: true, retryable: true, documented: true,
    request: healthifyRequestSchema, response: healthifyResultSchema, stated: statedTransformSchema,
  },
  rewriteTone: {
    method: 'post', host: 'ai', path: '/api/v1/rewrite-tone',
    status: 200, acceptsCallback: true, retryable: true, documented: true,
    request: rewriteToneRequestSchema, response: rewriteToneResultSchema, stated: statedTransformSchema,
  },
  budgetifyRecipe: {
    method: 'post', host: 'ai', path: '/api/v1/budgetify-recipe',
    status: 200, acceptsCallback: true, retryable: true, documented: true,
    request: budgetifyRecipeRequestSchema, response: budgetifyRecipeResultSchema, stated: statedTransformSchema,
  },
  adaptMethod: {
    method: 'post', host: 'ai', path: '/api/v1/adapt-method',
    status: 200, acceptsCallback: true, retryable: true, documented: true,
    request: adaptMethodRequestSchema, response: adaptMethodResultSchema, stated: statedTransformSchema,
  },
  suggestSubstitute: {
    method: 'post', host: 'ai', path: '/api/v1/suggest-substitute',
    status: 200, acceptsCallback: true, retryable: true, documented: true,
    request: suggestSubstituteRequestSchema, response: suggestSubstituteResultSchema,
  },
  enrichIngredients: {
    method: 'post', host: 'ai', path: '/api/v1/enrich-ingredients',
    status: 200, acceptsCallback: false, retryable: true, documented: false,
    request: enrichIngredientsRequestSchema, response: enrichIngredientsResultSchema,
  },
  'pantries.list': {
    method: 'get', host: 'rest', path: '/api/v1/pantries',
    status: 200, acceptsCallback: false, retryable: true, documented: false,
    request: listPantriesRequestSchema, response: pantryPageSchema,
  },
  'pantries.create': {
    method: 'post', host: 'rest', path: '/api/v1/pantries',
    status: 201, acceptsCallback: false, retryable: false, documented: false,
    request: createPantryRequestSchema, response: pantrySchema,
  },
  'pantries.get': {
    method: 'get', host: 'rest', path: '/api/v1/pantries/{pantry_id}',
    status: 200, acceptsCallback: false, retryable: true, documented: false,
    request: pantryReferenceSchema, response: pantrySchema,
  },
  'pantries.update': {
    method: 'patch', host: 'rest', path: '/api/v1/pantries/{pantry_id}',
    status: 200, acceptsCallback: false, retryable: true, documented: false,
    request: updatePantryRequestSchema, response: pantrySchema,
  },
  'pantries.delete': {
    method: 'delete', host: 'rest', path: '/api/v1/pantries/{pantry_id}',
    status: 204, acceptsCallback: false, retryable: true, documented: false,
    request: pantryReferenceSchema, response: z.undefined(),
  },
  'pantries.items.list': {
    method: 'get', host: 'rest', path: '/api/v1/pantries/{pantry_id}/items',
    status: 200, acceptsCallback: false, retryable: true, documented: false,
    request: listPantryItemsRequestSchema, response: pantryItemPageSchema,
  },
  'pantries.items.add': {
    method: 'post', host: 'rest', path: '/api/v1/pantries/{pantry_id}/items',
    status: 201, acceptsCallback: false, retryable: false, documented: false,
    request: addPantryItemsRequestSchema, response: addedPantryItemsSchema,
  },
  'pantries.items.update': {
    method: 'patch', host: 'rest', path: '/api/v1/pantries/{pantry_id}/items/{item_id}',
    status: 200, acceptsCallback: false, retryable: true, documented: false,
    request: updatePantryItemRequestSchema, response: pantryItemSchema,
  },
  'pantries.items.remove': {
    method: 'delete', host: 'rest', path: '/api/v1/pantries/{pantry_id}/items/{item_id}',
    status: 204, acceptsCallback: false, retryable: true, documented: false,
    request: pantryItemReferenceSchema, response: z.undefined(),
  },
  'categories.suggest': {
    method: 'post', host: 'rest', path: '/api/v1/categories/suggest',
    status: 200, acceptsCallback: false, retryable: true, documented: false,
    request: suggestCategoriesRequestSchema, response: categorySuggestionsSchema,
  },
} as const satisfies Endpoints;

/** The name of an operation: the name of its method in the SDK, such as `pantries.list`. */
export type Operation = keyof typeof endpoints;

/**
 * The request of an operation, by the operation's name, such as `OperationRequest<'healthify'>`. Its `recipe` is a `RecipeInput`; the
 * methods of the client also take the other shapes of a recipe.
 */
export type OperationRequest<Name extends Operation> = RequestOf<(typeof endpoints)[Name]>;

/**
 * The response of an operation, by the operation's name, such as `OperationResponse<'healthify'>`. If the request may have a
 * `callback_url`, it includes a {@link PendingResult}, whose `data` is `null`.
 */
export type OperationResponse<Name extends Operation> = ResponseOf<(typeof endpoints)[Name]>;
