import { allergens as allAllergens, diets, type Allergen, type Diet } from '../../../src/contract/enums.js';
import type { Match } from '../ingredients/ingredient.js';
import { mayClaim } from './diet-claims.js';
import { restrictionOf } from './diet-rules.js';
import { clashes } from './dish-rules.js';
import { judge } from './judge.js';
import type { Restriction } from './restriction.js';

const claimable = diets
  .filter((diet) => diet !== 'high_protein' && diet !== 'high_fiber')
  .map((diet) => ({
    diet,
    restriction: restrictionOf(diet),
    claims: mayClaim(diet),
  }));

/**
 * Diets that all of the ingredients keep, and whose name they may carry: a little oil keeps a low-fat diet, but is not low in fat. Of a dish
 * that was made for a diet, `asked`, keeping it is enough. One that is not known clears nothing.
 */
export const flagsOf = (ingredients: readonly (Match | undefined)[], asked: readonly Restriction[] = []): Diet[] => {
  if (ingredients.length === 0 || ingredients.includes(undefined)) return [];
  const wanted = new Set(asked.map(({ name }) => name));
  return claimable
    .filter(({ restriction }) => !clashes(restriction, ingredients))
    .filter(({ diet, restriction, claims }) =>
      ingredients.every((match) => match && judge(restriction, match) === 'keeps' && (wanted.has(diet) || claims(match.ingredient))),
    )
    .map(({ diet }) => diet);
};

/** Allergens that any of the ingredients contains or may contain, in the order of the vocabulary. */
export const allergensIn = (ingredients: readonly (Match | undefined)[]): Allergen[] => {
  const held = new Set(ingredients.flatMap((match) => (match ? [...match.ingredient.allergens, ...match.ingredient.mayContain] : [])));
  return allAllergens.filter((allergen) => held.has(allergen));
};
