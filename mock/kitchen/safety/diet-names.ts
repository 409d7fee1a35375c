import { diets } from '../../../src/contract/enums.js';
import { editsBetween, isTypo } from '../text/edit-distance.js';
import { lazy, memoizeText } from '../text/memoize.js';
import { listOf, oneOf } from '../text/read-table.js';
import { lemmaKey } from '../text/tokenize.js';
import { mapOf, rowsOf } from './read-tables.js';

export type KnownDiet = (typeof diets)[number];

/** "gluten free" for `gluten_free`. */
export const spaced = (diet: string): string => diet.replaceAll('_', ' ');

/** The diet of every name, by its lemmas. */
const dietNames = lazy((): ReadonlyMap<string, KnownDiet> => {
  const rows = rowsOf('diet-names.tsv', ['name', 'diet']);
  const named = rows.map((row): [string, KnownDiet] => [lemmaKey(row.cells.name), oneOf(row, 'diet', diets)]);
  return new Map([...named, ...diets.map((diet): [string, KnownDiet] => [lemmaKey(spaced(diet)), diet])]);
});

const groups = mapOf('diet-groups.tsv', ['names', 'parts'], ({ cells }) => listOf(cells.parts), { toKey: lemmaKey });

const wishes: ReadonlySet<string> = new Set(rowsOf('wishes.tsv', ['wish']).map(({ cells }) => lemmaKey(cells.wish)));

/** The diet of a phrase, given as lemmas: "plant based" is vegan, "dairy" is dairy free. */
export const dietNamed = (key: string): KnownDiet | undefined => dietNames().get(key);

/** The restrictions that a way of eating consists of, if it is several at once: Jain, the eight major allergens. */
export const dietGroup = (key: string): readonly string[] | undefined => groups().get(key);

/** Whether a phrase is a wish that leaves nothing out: "quick", "budget friendly". */
export const isWish = (key: string): boolean => wishes.has(key);

/** Shorter words are one letter from too many others. */
const SHORTEST_TYPO = 5;
/** No diet has a longer name. */
const LONGEST_TYPO = 40;
/** Words of this length may hold two slips: "vegiterian". */
const LONG_WORD = 9;

/** A request asks about the same words several times. */
const REMEMBERED_TYPOS = 200;

/** The diet that a misspelt phrase means. */
export const dietByTypo = memoizeText(REMEMBERED_TYPOS, (key): KnownDiet | undefined => {
  if (key.length < SHORTEST_TYPO || key.length > LONGEST_TYPO) return undefined;
  const isLong = key.length >= LONG_WORD && !key.includes(' ');
  const isSlip = (name: string): boolean =>
    name.length >= SHORTEST_TYPO && (isTypo(key, name) || (isLong && name.length >= LONG_WORD && editsBetween(key, name, 2) <= 2));
  return [...dietNames()].find(([name]) => isSlip(name))?.[1];
});
