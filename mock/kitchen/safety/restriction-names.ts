import { diets } from '../../../src/contract/enums.js';
import { find } from '../ingredients/find.js';
import { isSlipOf } from '../ingredients/typo-allergens.js';
import { lazy, memoizeText } from '../../util/memoize.js';
import { listOf } from '../text/read-table.js';
import { lemmaKey } from '../text/tokenize.js';
import { mapOf } from './tables.generated.js';

export type KnownDiet = (typeof diets)[number];

/** "gluten free" for `gluten_free`. */
export const spaced = (diet: string): string => diet.replaceAll('_', ' ');

const writtenNames = mapOf('restriction-names.tsv', ['names', 'reads as'], ({ cells }) => listOf(cells['reads as']), { toKey: lemmaKey });

/** A diet by its own name; that it is not asked for leaves nothing out. */
const ownNames = (diet: string): [string, string[]][] => [
  [lemmaKey(spaced(diet)), [diet]],
  [lemmaKey(`not ${spaced(diet)}`), []],
  [lemmaKey(`no longer ${spaced(diet)}`), []],
];

const names = lazy(() => new Map([...writtenNames(), ...diets.flatMap(ownNames)]));

/** The plural of German names: "Mandeln", "Garnelen". */
const GERMAN_PLURAL = /\w{4}(?<=[elr])n$/;

/** The diets, audiences and foods that a phrase, given as lemmas, stands for: "plant based" is vegan, "dairy" is dairy free. A wish, "quick", stands for nothing. */
export const partsNamed = (key: string): readonly string[] | undefined =>
  names().get(key) ?? (GERMAN_PLURAL.test(key) ? names().get(key.slice(0, -1)) : undefined);

/** What a diet that leaves out one food is called after: pork of `pork_free`. */
export const foodOfPart = (part: string): string => part.replace(/_free$/, '');

/** Shorter names are one letter from too many words. */
const SHORTEST_NAME = 5;
/** No diet has a longer name. */
const LONGEST_NAME = 40;

/** Shorter names begin or end too many words. */
const SHORTEST_IN_COMPOUND = 4;

/** The names that a word of several words begins and ends with: milk of "Ziegenmilch", wheat of "Weizenstärke". */
const partsOfCompound = (key: string): readonly string[] => {
  const within = (isIn: (name: string) => boolean): readonly string[] =>
    [...names()]
      .filter(([name, parts]) => parts.length > 0 && name.length >= SHORTEST_IN_COMPOUND && name.length < key.length - 1 && isIn(name))
      .reduce<readonly [string, readonly string[]]>((best, one) => (one[0].length > best[0].length ? one : best), ['', []])[1];
  return [...new Set([...within((name) => key.startsWith(name)), ...within((name) => key.endsWith(name))])];
};

/** A request asks about the same words several times. */
const REMEMBERED_GUESSES = 200;

/** Whether a diet or a food leaves out an allergen. */
export const isOfAllergen = (part: string): boolean => /(?<!alcohol)_free/.test(part) || (find(part)?.ingredient.allergens.length ?? 0) > 0;

/**
 * What a misspelt phrase may stand for: the first name that is like it, and every allergen that is. "Casiene" is one letter from casein and from
 * caffeine, and who means casein must not get milk.
 */
const partsOfSlip = (key: string): readonly string[] => {
  const like = [...names()].flatMap(([name, parts]) =>
    parts.length > 0 && name.length >= SHORTEST_NAME && isSlipOf(key, name) ? [parts] : [],
  );
  return like.filter((parts, at) => at === 0 || parts.some(isOfAllergen)).flat();
};

/** What a phrase that is not known may stand for: "nuesse" for "nüsse", "vegiterian", with a letter too many "nutts", and words that are written as one. */
export const guessParts = memoizeText(REMEMBERED_GUESSES, (key): readonly string[] | undefined => {
  const withUmlauts = key.replaceAll(/(?<=[aou])e/g, '');
  const undoubled = names().get(lemmaKey(key.replaceAll(/(.)\1+/g, '$1'))) ?? names().get(withUmlauts);
  if (undoubled?.length || key.length > LONGEST_NAME) return undoubled;
  const slip = partsOfSlip(key);
  if (slip.length > 0) return [...new Set(slip)];
  const parts = key.includes(' ') ? [] : partsOfCompound(key);
  // the protein of a food is left out with it, and not wanted: "Kuhmilchprotein"
  if (parts.length > 0) return parts.length > 1 ? parts.filter((part) => part !== 'high_protein') : parts;
  return withUmlauts === key ? undefined : guessParts(withUmlauts);
});
