import { endpoints, type Operation } from './endpoints.js';

const listed: Partial<Record<Operation, string>> = {
  'recipes.generate': 'which request fields are required, the unit of time_available, the field names of the recipe',
  healthify: 'the values of health_focus; summary, changes, warnings, nutrition_before, nutrition_after',
  rewriteTone: 'all fields but callback_url and request_id',
  budgetifyRecipe: 'all fields but callback_url and request_id',
  adaptMethod: 'all fields but callback_url and request_id',
  suggestSubstitute: 'all fields but callback_url and request_id',
  enrichIngredients: 'the path (only the operation is named), all fields, and whether callback_url is accepted',
};

/** What the specification does not state about an operation. */
export const assumedOf = (operation: Operation): string =>
  listed[operation] ?? (endpoints[operation].documented ? 'nothing' : 'everything');
