// Many calls at the pace of the limits. Single calls go before them.
import { RecipeAI } from '@recipe-ai/sdk';

const sdk = new RecipeAI();
const ingredients = ['butter', 'cream', 'eggs', 'milk', 'honey', 'soy sauce'];
const calls = ingredients.map((ingredient) => (bulk: RecipeAI) => bulk.suggestSubstitute({ ingredient, dietary_restrictions: ['vegan'] }));

for await (const result of sdk.batch(calls, { ordered: true })) {
  const said = result.status === 'fulfilled' ? result.value.data.substitutes.map(({ name }) => name).join(', ') : String(result.reason);
  console.log(`${ingredients[result.index]}: ${said}`);
}
