import type { Ingredient } from '../ingredients/ingredient.js';
import { createPhraseSet } from '../text/phrases.js';
import { tokenize } from '../text/tokenize.js';
import { isAnyOf, meats, seafood } from '../ingredients/kinds.js';
import { findExact } from './exclusion.js';

/** Foods that are made with meat or fish, or named after it, and are not raw. */
const madeOfIt = createPhraseSet([
    'broth', 'stock', 'bouillon', 'cube', 'seasoning', 'rub', 'sauce', 'gravy', 'soup', 'salad', 'fat', 'dripping', 'powder', 'flavor', 'flavored',
    'flavoring', 'vegan', 'vegetarian', 'plant', 'meatless', 'imitation', 'style',
  ]); // prettier-ignore

/** What a line whose name is not known contains of meat, poultry or fish: "boned, skinless chicken thighs" are chicken all the same. */
export const meatNamedIn = (line: string): Ingredient | undefined => {
  const tokens = tokenize(line);
  if (madeOfIt.isIn(tokens)) return undefined;
  return tokens
    .filter(({ type }) => type === 'word')
    .map(({ lemma }) => findExact(lemma)?.ingredient)
    .find((named) => named?.role === 'protein' && isAnyOf(named, ...meats, ...seafood));
};
