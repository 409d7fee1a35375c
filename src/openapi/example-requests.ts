import type { RequestOf } from '../contract/endpoint.js';
import type { endpoints, Operation } from '../contract/endpoints.js';

type Endpoints = typeof endpoints;

/** Ids that earlier requests made. */
type Ids = Record<string, string>;

const recipe = {
  title: 'Mushroom Toast',
  ingredients: ['2 slices white bread', '1 tbsp butter', '200 g mushrooms', '1 clove garlic', '1/4 tsp salt'],
  instructions: [
    'Melt the butter in a pan.',
    'Fry the mushrooms and garlic for 5 minutes and season with salt.',
    'Toast the bread and pile the mushrooms on it.',
  ],
};

const item = (ids: Ids) => ({ pantry_id: ids['pantry_id']!, item_id: ids['item_id']! });

/** One request per operation for the examples of the OpenAPI document, in an order in which each finds what it needs. */
export const exampleRequests: { [Name in Operation]: (ids: Ids) => RequestOf<Endpoints[Name]> } = {
  'recipes.generate': () => ({
    ingredients: ['chickpeas', 'spinach', 'rice', 'garlic'],
    dietary_restrictions: ['vegan'],
    servings: 2,
    time_available: 45,
  }),
  healthify: () => ({ recipe, health_focus: 'low_fat', request_id: 'job-1' }),
  rewriteTone: () => ({ recipe, tone: 'friendly', request_id: 'job-2' }),
  budgetifyRecipe: () => ({ recipe, budget_level: 'thrifty', request_id: 'job-3' }),
  adaptMethod: () => ({ recipe, target_method: 'oven', request_id: 'job-4' }),
  suggestSubstitute: () => ({ ingredient: 'butter', quantity: 100, unit: 'gram', allergies: ['milk'], request_id: 'job-5' }),
  enrichIngredients: () => ({ ingredients: ['2 cups chopped onion', '1 tbsp olive oil'], request_id: 'job-6' }),
  'categories.suggest': () => ({ items: ['milk', 'basmati rice'] }),
  'pantries.create': () => ({ name: 'Home', description: 'The kitchen shelf' }),
  'pantries.list': () => ({ limit: 20 }),
  'pantries.get': (ids) => ({ pantry_id: ids['pantry_id']! }),
  'pantries.update': (ids) => ({ pantry_id: ids['pantry_id']!, description: 'The shelf next to the stove' }),
  'pantries.items.add': (ids) => ({ pantry_id: ids['pantry_id']!, name: 'brown rice', quantity: 1, unit: 'kilogram' }),
  'pantries.items.list': (ids) => ({ pantry_id: ids['pantry_id']!, limit: 20 }),
  'pantries.items.update': (ids) => ({ ...item(ids), quantity: 2 }),
  'pantries.items.remove': (ids) => item(ids),
  'pantries.delete': (ids) => ({ pantry_id: ids['pantry_id']! }),
};
