import { cuisines } from '../../../src/contract/enums.js';
import { listOf } from '../text/read-table.js';
import { cuisineLists, type CuisineList, type KnownCuisine } from './dish.js';
import { mapOf } from './tables.generated.js';

/** What a cuisine reaches for first, in names of ingredients, and what it calls its dishes. */
export interface CuisineStyle extends Readonly<Record<CuisineList, readonly string[]>> {
  /** "Thai", as a dish is called by it. */
  adjective: string;
  /** What people call it besides its adjective. */
  names: readonly string[];
  /** Dishes it likes, best first. */
  dishes: readonly string[];
  /** Its own noun for a dish. */
  nouns: ReadonlyMap<string, string>;
  /** Ingredients that point to it. */
  signs: readonly string[];
}

const lists = ['names', ...cuisineLists, 'dishes', 'signs'] as const;

/** Every cuisine of the vocabulary with its style. */
export const cuisineStyles = mapOf(
  'cuisines.tsv',
  ['cuisine', 'adjective', 'nouns', ...lists],
  ({ cells }): CuisineStyle => {
    const listed = Object.fromEntries(lists.map((list) => [list, listOf(cells[list])])) as Record<(typeof lists)[number], string[]>;
    const nouns = new Map(listOf(cells.nouns).map((pair) => pair.split(' = ') as [string, string]));
    return { adjective: cells.adjective, ...listed, nouns };
  },
  { keys: cuisines },
);

/** The style of a cuisine of the vocabulary. */
export const styleOf = (cuisine: KnownCuisine): CuisineStyle => cuisineStyles().get(cuisine) as CuisineStyle;
