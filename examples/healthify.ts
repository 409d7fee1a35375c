// A healthier version of a recipe, and how much healthier it is.
import { readFile } from 'node:fs/promises';
import { RecipeAI, type RecipeInput } from '@recipe-ai/sdk';

const sdk = new RecipeAI();
const recipe = JSON.parse(await readFile(new URL('recipes/baked-macaroni.json', import.meta.url), 'utf8')) as RecipeInput;
const { data } = await sdk.healthify({ recipe, health_focus: 'low_fat' });

console.log(data.name);
console.log(data.summary);
for (const { from, to, reason } of data.changes ?? []) console.log(`${from} -> ${to}: ${reason}`);
console.log(`fat: ${data.nutrition_before?.fat_g} g before, ${data.nutrition_after?.fat_g} g after`);
