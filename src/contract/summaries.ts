import type { Operation } from './endpoints.js';

/** Each operation in one sentence, for the OpenAPI document and the reference. They are not in the endpoint table, because every client includes that. */
export const summaries: Readonly<Record<Operation, string>> = {
  'recipes.generate': 'Generate one complete recipe from ingredients.',
  healthify: 'Make a recipe healthier.',
  rewriteTone: 'Rewrite a recipe in another tone.',
  budgetifyRecipe: 'Make a recipe cheaper.',
  adaptMethod: 'Convert a recipe to another cooking method.',
  suggestSubstitute: 'Suggest substitutes for an ingredient, safe for diets and allergies.',
  enrichIngredients: 'Parse ingredient lines and add facts about each ingredient.',
  'pantries.list': 'List pantries, a page at a time.',
  'pantries.create': 'Create a pantry.',
  'pantries.get': 'Get one pantry.',
  'pantries.update': 'Change the name or description of a pantry.',
  'pantries.delete': 'Delete a pantry and all its items.',
  'pantries.items.list': 'List the items of a pantry, a page at a time.',
  'pantries.items.add': 'Add one item or many; categories are suggested.',
  'pantries.items.update': 'Change an item.',
  'pantries.items.remove': 'Remove an item.',
  'categories.suggest': 'Suggest categories for new pantry items.',
};
