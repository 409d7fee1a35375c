import { endpoints } from '../../src/contract/endpoints.js';
import type { Handlers } from './handler.js';
import * as categories from './categories.js';
import * as pantries from './pantries.js';
import * as recipes from './recipes.js';
import * as transforms from './transforms.js';

/** The handler of every endpoint. A missing handler, or one that returns another shape, does not compile. */
export const handlers: Handlers<typeof endpoints> = {
  'recipes.generate': recipes.generate,
  healthify: transforms.healthify,
  rewriteTone: transforms.rewriteTone,
  budgetifyRecipe: transforms.budgetifyRecipe,
  adaptMethod: transforms.adaptMethod,
  suggestSubstitute: transforms.suggestSubstitute,
  enrichIngredients: transforms.enrichIngredients,
  'pantries.list': pantries.list,
  'pantries.create': pantries.create,
  'pantries.get': pantries.get,
  'pantries.update': pantries.update,
  'pantries.delete': pantries.remove,
  'pantries.items.list': pantries.listItems,
  'pantries.items.add': pantries.addItems,
  'pantries.items.update': pantries.updateItem,
  'pantries.items.remove': pantries.removeItem,
  'categories.suggest': categories.suggest,
};
