import createClient from 'openapi-fetch';
import { baseUrl, headers, recipe, report, type Call } from './calls';
import type { paths } from './generated/openapi-typescript';

const client = createClient<paths>({ baseUrl, headers });
const status = (operation: string, { response }: { response: Response }): Call => [operation, response.status];

const pantry = await client.POST('/api/v1/pantries', { body: { name: 'Home' } });
const pantry_id = pantry.data!.id;
const item = await client.POST('/api/v1/pantries/{pantry_id}/items', { params: { path: { pantry_id } }, body: { name: 'Milk' } });
const item_id = (item.data as { id: string }).id;
const path = { pantry_id, item_id };
const healthified = await client.POST('/api/v1/healthify', { body: { recipe, health_focus: 'low_fat' } });
const steps: string[] = (healthified.data && 'data' in healthified.data && healthified.data.data?.steps) || [];

report([
  status('recipesGenerate', await client.POST('/api/v1/recipes/generate', { body: { ingredients: ['rice', 'eggs'] } })),
  ['healthify', steps.length > 0 ? healthified.response.status : undefined],
  status('rewriteTone', await client.POST('/api/v1/rewrite-tone', { body: { recipe, tone: 'playful' } })),
  status('budgetifyRecipe', await client.POST('/api/v1/budgetify-recipe', { body: { recipe } })),
  status('adaptMethod', await client.POST('/api/v1/adapt-method', { body: { recipe, target_method: 'oven' } })),
  status('suggestSubstitute', await client.POST('/api/v1/suggest-substitute', { body: { ingredient: 'butter' } })),
  status('enrichIngredients', await client.POST('/api/v1/enrich-ingredients', { body: { ingredients: ['2 cups rice'] } })),
  status('categoriesSuggest', await client.POST('/api/v1/categories/suggest', { body: { items: ['milk'] } })),
  status('pantriesCreate', pantry),
  status('pantriesList', await client.GET('/api/v1/pantries', { params: { query: { limit: 5 } } })),
  status('pantriesGet', await client.GET('/api/v1/pantries/{pantry_id}', { params: { path } })),
  status('pantriesUpdate', await client.PATCH('/api/v1/pantries/{pantry_id}', { params: { path }, body: { name: 'Away' } })),
  status('pantriesItemsAdd', item),
  status('pantriesItemsList', await client.GET('/api/v1/pantries/{pantry_id}/items', { params: { path } })),
  status(
    'pantriesItemsUpdate',
    await client.PATCH('/api/v1/pantries/{pantry_id}/items/{item_id}', { params: { path }, body: { quantity: 2 } }),
  ),
  status('pantriesItemsRemove', await client.DELETE('/api/v1/pantries/{pantry_id}/items/{item_id}', { params: { path } })),
  status('pantriesDelete', await client.DELETE('/api/v1/pantries/{pantry_id}', { params: { path } })),
]);
