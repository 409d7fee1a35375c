import { generateRecipe } from '../../../mock/kitchen/generate/generate-recipe.js';
import { Unsatisfiable } from '../../../mock/kitchen/unsatisfiable.js';
import { readWellKnown } from './read-tables.js';
import { share, type Row } from './share.js';

const nameOf = (ingredients: string[]): string => {
  try {
    return generateRecipe({ ingredients }, 1).name;
  } catch (error) {
    if (error instanceof Unsatisfiable) return error.message;
    throw error;
  }
};

/** How many pantries that spell one dish become that dish. */
export const wellKnown = (): Row[] => {
  const cases = readWellKnown();
  const misses = cases.flatMap(({ ingredients, words }) => {
    const name = nameOf(ingredients);
    return words.some((word) => name.toLowerCase().includes(word)) ? [] : [`${ingredients.join(', ')}: ${name}`];
  });
  return [share('generate: the dish that a pantry spells', '>= 75 %', misses, cases.length)];
};
