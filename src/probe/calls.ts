import type { ExchangeRequest } from '../comparison/exchange.js';
import { endpoints, type Operation } from '../contract/endpoints.js';

const recipe = {
  title: 'Buttered Toast',
  ingredients: ['2 slices white bread', '1 tbsp butter', '1 pinch salt'],
  instructions: ['Toast the bread for 2 minutes.', 'Spread the butter and add the salt.'],
};

/** Identifies the probe's jobs in the service's logs. */
const PROBE_REQUEST_ID = 'recipe-ai-probe';

/** Every documented field is sent, but for callback_url. */
const bodies: Partial<Record<Operation, unknown>> = {
  'recipes.generate': {
    ingredients: ['eggs', 'potatoes', 'onion'],
    cuisine: 'spanish',
    dietary_restrictions: ['vegetarian'],
    time_available: 60,
    skill_level: 'beginner',
    servings: 2,
  },
  healthify: { recipe, health_focus: 'low_fat', request_id: PROBE_REQUEST_ID },
  rewriteTone: { recipe, tone: 'casual', request_id: PROBE_REQUEST_ID },
  budgetifyRecipe: { recipe, request_id: PROBE_REQUEST_ID },
  adaptMethod: { recipe, target_method: 'air_fryer', request_id: PROBE_REQUEST_ID },
  suggestSubstitute: { ingredient: 'butter', request_id: PROBE_REQUEST_ID },
  enrichIngredients: { ingredients: ['2 cups flour', '1 pinch salt'] },
  'categories.suggest': { items: ['brown rice'] },
};

const callOf = (operation: Operation): ExchangeRequest => {
  const { method, host, path } = endpoints[operation];
  return { name: operation, operation, method, host, path, body: bodies[operation] };
};

/**
 * The requests, most informative first; a budget takes the first ones. None of them changes or deletes anything: pantries are
 * only listed.
 */
export const probeCalls: readonly ExchangeRequest[] = [
  callOf('pantries.list'),
  callOf('healthify'),
  callOf('recipes.generate'),
  { ...callOf('pantries.list'), name: 'invalid key', invalidKey: true },
  { ...callOf('recipes.generate'), name: 'invalid request', body: { ingredients: 7 } },
  callOf('suggestSubstitute'),
  callOf('enrichIngredients'),
  callOf('categories.suggest'),
  callOf('rewriteTone'),
  callOf('budgetifyRecipe'),
  callOf('adaptMethod'),
];

/** Other addresses of operations whose path is assumed, tried if the assumed one does not exist. */
export const alternatives: Partial<Record<Operation, readonly { host: 'rest' | 'ai'; path: string }[]>> = {
  'pantries.list': [
    { host: 'ai', path: '/api/v1/pantries' },
    { host: 'rest', path: '/api/v1/pantry' },
  ],
  enrichIngredients: [{ host: 'rest', path: '/api/v1/enrich-ingredients' }],
  'categories.suggest': [
    { host: 'ai', path: '/api/v1/categories/suggest' },
    { host: 'rest', path: '/api/v1/suggest-categories' },
    { host: 'ai', path: '/api/v1/suggest-categories' },
  ],
};
