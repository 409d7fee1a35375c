import type { Allergen } from '../../../src/contract/enums.js';
import type { Ingredient } from './ingredient.js';
import { editsBetween } from '../../../src/util/edit-distance.js';
import { lazy } from '../../util/memoize.js';
import { type IndexEntry, ingredientIndex } from './ingredient-index.js';

/** Shorter words are one letter from too many others. */
const SHORTEST = 4;
/** Words of this length may hold two slips: "vegiterian". */
const LONG = 9;

/** Whether a text may be a slip for a name: of one letter, of two in a long word. Of a short name the first letter must be right. */
export const isSlipOf = (text: string, name: string): boolean => {
  if (text.length < SHORTEST || name.length < SHORTEST || (name.length === SHORTEST && text[0] !== name[0])) return false;
  const most = text.length >= LONG && name.length >= LONG && !text.includes(' ') ? 2 : 1;
  return editsBetween(text, name, most) <= most;
};

/** Allergens whose traces can be fatal. */
const severe: readonly Allergen[] = ['peanut', 'tree_nut', 'crustacean', 'mollusc', 'sesame'];

/** Whether one word names an ingredient that somebody may have to avoid. Of other names than that of the row, only those of what is severe. */
const isRisky = (word: string, { ingredient, matchType, isClassOnly }: IndexEntry): boolean => {
  if (word.length < SHORTEST || word.includes(' ')) return false;
  if (matchType === 'name') return ingredient.allergens.length > 0 || ingredient.kinds.includes('meat');
  return word.length > SHORTEST && !isClassOnly && ingredient.allergens.some((allergen) => severe.includes(allergen));
};

/** Every word of every name, none of which is a slip; and what somebody may have to leave out, by the word that names it. */
const knownWords = lazy(() => {
  const entries = [...ingredientIndex().entries];
  return { known: new Set(entries.flatMap(([name]) => name.split(' '))), risky: entries.filter(([word, entry]) => isRisky(word, entry)) };
});

/**
 * The ingredients that an unknown word may be a slip for, if that matters: "peanutt butter" is not cleared of peanuts. They count as contained,
 * because a slip must never clear anything.
 */
export const ingredientsMeantBy = (word: string): readonly Ingredient[] =>
  knownWords().known.has(word)
    ? []
    : knownWords()
        .risky.filter(([known]) => isSlipOf(word, known))
        .map(([, { ingredient }]) => ingredient);
