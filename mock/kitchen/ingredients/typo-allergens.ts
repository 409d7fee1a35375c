import type { Allergen } from '../../../src/contract/enums.js';
import type { Ingredient } from './ingredient.js';
import { isTypo } from '../text/edit-distance.js';
import { ingredientIndex, type Entry } from './ingredient-index.js';

/** Shorter words are one letter from too many others. */
const shortest = 4;

/** Allergens that people carry a pen for. */
const severe: readonly Allergen[] = ['peanut', 'tree_nut', 'crustacean', 'mollusc', 'sesame'];

/** Whether one word names a thing that somebody may have to leave out: the name of its row, or of that the first word, or any name of what is severe. */
const isRisky = (word: string, { ingredient, how, head }: Entry): boolean => {
  if (word.length < shortest || word.includes(' ')) return false;
  if (how === 'name') return ingredient.allergens.length > 0 || ingredient.kinds.includes('meat');
  return (
    word.length > shortest &&
    !head &&
    (ingredient.name.startsWith(word) || ingredient.allergens.some((allergen) => severe.includes(allergen)))
  );
};

interface Slips {
  /** Every word of every name: none of these is a slip. */
  known: ReadonlySet<string>;
  /** What somebody may have to leave out, by the word that names it. */
  risky: readonly (readonly [word: string, ingredient: Ingredient])[];
}

/** Listed on the first question, like the larder itself. */
const slips = (() => {
  let listed: Slips | undefined;
  const list = (): Slips => {
    const entries = [...ingredientIndex().entries];
    return {
      known: new Set(entries.flatMap(([name]) => name.split(' '))),
      risky: entries.filter(([word, entry]) => isRisky(word, entry)).map(([word, { ingredient }]) => [word, ingredient] as const),
    };
  };
  return (): Slips => (listed ??= list());
})();

/** A slip of one letter; of a short word the first letter must be right. */
const isSlipOf = (word: string, known: string): boolean =>
  (known.length > shortest || (word.length >= shortest && word[0] === known[0])) && isTypo(word, known);

/**
 * What a word that nobody knows may be a slip for, where that matters: "peanutt butter" is not cleared of peanuts. It counts as contained, since
 * a slip of the pen must never clear anything.
 */
export const mayMean = (word: string): readonly Ingredient[] =>
  word.length < shortest || slips().known.has(word)
    ? []
    : slips()
        .risky.filter(([known]) => isSlipOf(word, known))
        .map(([, ingredient]) => ingredient);
