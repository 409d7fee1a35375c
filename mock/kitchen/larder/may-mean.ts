import type { Ingredient } from '../ingredient.js';
import { editsBetween } from './spelling.js';
import { larder } from './stock.js';

/** Shorter words are one letter from too many others: "floury", "crusty". */
const shortest = 6;

/** What somebody may have to leave out, by the word that names it. */
const risky = (() => {
  let listed: readonly (readonly [word: string, ingredient: Ingredient])[] | undefined;
  const list = () =>
    [...larder().entries]
      .filter(
        ([word, { ingredient, head }]) =>
          word.length >= shortest &&
          !word.includes(' ') &&
          !head &&
          ingredient.name.startsWith(word) &&
          (ingredient.allergens.length > 0 || ingredient.kinds.includes('meat')),
      )
      .map(([word, { ingredient }]) => [word, ingredient] as const);
  return () => (listed ??= list());
})();

/**
 * What a word that nobody knows may be a slip for, where that matters: "peanutt butter" is not cleared of peanuts. It counts as contained, since
 * a slip of the pen must never clear anything.
 */
export const mayMean = (word: string): readonly Ingredient[] =>
  word.length < shortest - 1
    ? []
    : risky()
        .filter(([known]) => known[0] === word[0] && editsBetween(word, known, 1) <= 1)
        .map(([, ingredient]) => ingredient);
