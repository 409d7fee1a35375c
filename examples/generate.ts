// One recipe from what is in the pantry.
import { RecipeAI } from '@recipe-ai/sdk';

const sdk = new RecipeAI();
const recipe = await sdk.recipes.generate({
  ingredients: ['500 g chicken thighs', 'rice', '2 onions', 'garlic', 'peanuts'],
  cuisine: 'indian',
  dietary_restrictions: ['nut allergy'],
  time_available: 45,
  servings: 4,
});

console.log(recipe.name);
for (const { display } of recipe.ingredients) console.log('-', display);
for (const { step_number, instruction } of recipe.steps) console.log(`${step_number}. ${instruction}`);
for (const { name, reason } of recipe.pantry.excluded) console.log(`Without ${name}: ${reason}`);
