import type { RequestOf } from '../../src/contract/endpoint.js';
import type { endpoints, Operation } from '../../src/contract/endpoints.js';

/** A recipe that every transform can do something with. */
export const toast = {
  title: 'Mushroom toast',
  ingredients: ['2 slices white bread', '1 tbsp butter', '200 g mushrooms', '1 clove garlic', '1/4 tsp salt'],
  instructions: [
    'Melt the butter in a pan.',
    'Fry the mushrooms and garlic for 5 minutes and season with salt.',
    'Toast the bread and pile the mushrooms on it.',
  ],
};

type Rows = typeof endpoints;

/** A good request for every operation; the ids of a pantry and an item go where they are needed. */
export const sampleRequests = (pantry_id: string, item_id: string): { [Name in Operation]: RequestOf<Rows[Name]> } => ({
  'recipes.generate': { ingredients: ['500 g chicken thighs', 'rice', 'onion', 'garlic'], servings: 2, time_available: 60 },
  healthify: { recipe: toast, health_focus: 'heart_healthy' },
  rewriteTone: { recipe: toast, tone: 'playful' },
  budgetifyRecipe: { recipe: toast },
  adaptMethod: { recipe: toast, target_method: 'oven' },
  suggestSubstitute: { ingredient: 'butter', allergies: ['milk'] },
  enrichIngredients: { ingredients: ['2 cups chopped onion', '1 tbsp olive oil'] },
  'pantries.list': { limit: 5 },
  'pantries.create': { name: 'Cellar' },
  'pantries.get': { pantry_id },
  'pantries.update': { pantry_id, description: 'Under the stairs' },
  'pantries.items.list': { pantry_id, limit: 5 },
  'pantries.items.add': { pantry_id, name: 'Rice', quantity: 2, unit: 'kilogram' },
  'pantries.items.update': { pantry_id, item_id, quantity: 3 },
  'pantries.items.remove': { pantry_id, item_id },
  'pantries.delete': { pantry_id },
  'categories.suggest': { items: ['milk', 'cheddar cheese', 'basmati rice'] },
});
