// Many calls, as fast as the limits allow. Single calls go first.
import { RecipeAI } from '@recipe-ai/sdk';

const sdk = new RecipeAI();
const ingredients = ['butter', 'cream', 'eggs', 'milk', 'honey', 'soy sauce'];
const calls = ingredients.map((ingredient) => (bulk: RecipeAI) => bulk.suggestSubstitute({ ingredient, dietary_restrictions: ['vegan'] }));

for await (const result of sdk.batch(calls, { ordered: true })) {
  const line = result.status === 'fulfilled' ? result.value.data.substitutes.map(({ name }) => name).join(', ') : String(result.reason);
  console.log(`${ingredients[result.index]}: ${line}`);
}
