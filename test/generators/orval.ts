import { baseUrl, headers, recipe, report, type Call } from './calls';
import * as sdk from './generated/orval/client';
import { HealthifyResponse, PantriesCreateResponse, RecipesGenerateResponse } from './generated/orval/zod';

// The generated functions have the paths only; this gives them the mock's address.
const real = globalThis.fetch;
globalThis.fetch = (input, init) => real(new URL((typeof input === 'string' ? input : '').replace(/^https?:\/\/[^/]+/, ''), baseUrl), init);

const options = { headers };
const status = (operation: string, response: { status: number }): Call => [operation, response.status];

const pantry = await sdk.pantriesCreate({ name: 'Home' }, options);
const { id: pantryId } = PantriesCreateResponse.parse(pantry.data);
const item = await sdk.pantriesItemsAdd(pantryId, { name: 'Milk' }, options);
const { id: itemId } = item.data as { id: string };
const generated = await sdk.recipesGenerate({ ingredients: ['rice', 'eggs'] }, options);
RecipesGenerateResponse.parse(generated.data);
const healthified = await sdk.healthify({ recipe, health_focus: 'low_fat' }, options);
HealthifyResponse.parse(healthified.data);

report([
  status('recipesGenerate', generated),
  status('healthify', healthified),
  status('rewriteTone', await sdk.rewriteTone({ recipe, tone: 'playful' }, options)),
  status('budgetifyRecipe', await sdk.budgetifyRecipe({ recipe }, options)),
  status('adaptMethod', await sdk.adaptMethod({ recipe, target_method: 'oven' }, options)),
  status('suggestSubstitute', await sdk.suggestSubstitute({ ingredient: 'butter' }, options)),
  status('enrichIngredients', await sdk.enrichIngredients({ ingredients: ['2 cups rice'] }, options)),
  status('categoriesSuggest', await sdk.categoriesSuggest({ items: ['milk'] }, options)),
  status('pantriesCreate', pantry),
  status('pantriesList', await sdk.pantriesList({ limit: 5 }, options)),
  status('pantriesGet', await sdk.pantriesGet(pantryId, options)),
  status('pantriesUpdate', await sdk.pantriesUpdate(pantryId, { name: 'Away' }, options)),
  status('pantriesItemsAdd', item),
  status('pantriesItemsList', await sdk.pantriesItemsList(pantryId, undefined, options)),
  status('pantriesItemsUpdate', await sdk.pantriesItemsUpdate(pantryId, itemId, { quantity: 2 }, options)),
  status('pantriesItemsRemove', await sdk.pantriesItemsRemove(pantryId, itemId, options)),
  status('pantriesDelete', await sdk.pantriesDelete(pantryId, options)),
]);
