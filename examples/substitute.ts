// Substitutes for an ingredient, with allergies.
import { RecipeAI } from '@recipe-ai/sdk';

const sdk = new RecipeAI();
const { data } = await sdk.suggestSubstitute({
  ingredient: 'butter',
  quantity: 0.5,
  unit: 'cup',
  allergies: ['milk', 'soy'],
  available_ingredients: ['olive oil'],
});

console.log(data.message);
for (const { name, quantity, unit, notes } of data.substitutes) console.log(`- ${quantity} ${unit} ${name}. ${notes}`);
for (const { name, reason } of data.excluded) console.log(`not ${name}: ${reason}`);
