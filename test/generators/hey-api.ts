import { baseUrl, headers, recipe, report, type Call } from './calls';
import { client } from './generated/hey-api/client.gen';
import * as sdk from './generated/hey-api/sdk.gen';
import { zGeneratedRecipe, zHealthifyResult, zPantry } from './generated/hey-api/zod.gen';

client.setConfig({ baseUrl, headers });
const status = (operation: string, { response }: { response?: Response }): Call => [operation, response?.status];

const pantry = await sdk.pantriesCreate({ body: { name: 'Home' } });
const pantry_id = zPantry.parse(pantry.data).id;
const item = await sdk.pantriesItemsAdd({ path: { pantry_id }, body: { name: 'Milk' } });
const path = { pantry_id, item_id: (item.data as { id: string }).id };
const generated = await sdk.recipesGenerate({ body: { ingredients: ['rice', 'eggs'] } });
zGeneratedRecipe.parse(generated.data);
const healthified = await sdk.healthify({ body: { recipe, health_focus: 'low_fat' } });
zHealthifyResult.parse(healthified.data);

report([
  status('recipesGenerate', generated),
  status('healthify', healthified),
  status('rewriteTone', await sdk.rewriteTone({ body: { recipe, tone: 'playful' } })),
  status('budgetifyRecipe', await sdk.budgetifyRecipe({ body: { recipe } })),
  status('adaptMethod', await sdk.adaptMethod({ body: { recipe, target_method: 'oven' } })),
  status('suggestSubstitute', await sdk.suggestSubstitute({ body: { ingredient: 'butter' } })),
  status('enrichIngredients', await sdk.enrichIngredients({ body: { ingredients: ['2 cups rice'] } })),
  status('categoriesSuggest', await sdk.categoriesSuggest({ body: { items: ['milk'] } })),
  status('pantriesCreate', pantry),
  status('pantriesList', await sdk.pantriesList({ query: { limit: 5 } })),
  status('pantriesGet', await sdk.pantriesGet({ path })),
  status('pantriesUpdate', await sdk.pantriesUpdate({ path, body: { name: 'Away' } })),
  status('pantriesItemsAdd', item),
  status('pantriesItemsList', await sdk.pantriesItemsList({ path })),
  status('pantriesItemsUpdate', await sdk.pantriesItemsUpdate({ path, body: { quantity: 2 } })),
  status('pantriesItemsRemove', await sdk.pantriesItemsRemove({ path })),
  status('pantriesDelete', await sdk.pantriesDelete({ path })),
]);
