import type { Operation } from './endpoints.js';

/** What the specification does not state about each operation. If it states the operation, everything not listed here is documented. */
export const assumptions: Partial<Record<Operation, string>> = {
  'recipes.generate': 'which request fields are required, the unit of time_available, the field names of the recipe',
  healthify: 'the values of health_focus; summary, changes, warnings, nutrition_before, nutrition_after',
  rewriteTone: 'all fields but callback_url and request_id',
  budgetifyRecipe: 'all fields but callback_url and request_id',
  adaptMethod: 'all fields but callback_url and request_id',
  suggestSubstitute: 'all fields but callback_url and request_id',
  enrichIngredients: 'the path (only the operation is named), all fields, and whether callback_url is accepted',
  'pantries.list': 'everything',
  'pantries.create': 'everything',
  'pantries.get': 'everything',
  'pantries.update': 'everything',
  'pantries.delete': 'everything',
  'pantries.items.list': 'everything',
  'pantries.items.add': 'everything',
  'pantries.items.update': 'everything',
  'pantries.items.remove': 'everything',
  'categories.suggest': 'everything',
};
