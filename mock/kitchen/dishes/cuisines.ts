import { cuisines } from '../../../src/contract/enums.js';
import { lazy } from '../text/memoize.js';
import { listOf, oneOf, type Row } from '../text/read-table.js';
import { cuisineLists, type CuisineList, type KnownCuisine } from './dish.js';
import { rowsOf } from './read-tables.js';

/** What a cuisine reaches for first, in names of ingredients, and what it calls its dishes. */
export interface CuisineStyle extends Readonly<Record<CuisineList, readonly string[]>> {
  /** "Thai", as a dish is called by it. */
  adjective: string;
  /** Dishes it likes, best first. */
  dishes: readonly string[];
  /** Its own noun for a dish. */
  nouns: ReadonlyMap<string, string>;
  /** Ingredients that point to it. */
  signs: readonly string[];
}

const columns = ['cuisine', 'adjective', ...cuisineLists, 'dishes', 'nouns', 'signs'] as const;

const toNouns = (row: Row<(typeof columns)[number]>): Map<string, string> =>
  new Map(
    listOf(row.cells.nouns).map((pair): [string, string] => {
      const [dish, noun] = pair.split(' = ');
      return dish && noun ? [dish, noun] : row.fail('nouns', `"${pair}" is not "dish = noun".`);
    }),
  );

const styles = lazy(
  (): ReadonlyMap<KnownCuisine, CuisineStyle> =>
    new Map(
      rowsOf('cuisines.tsv', columns).map((row) => {
        const lists = Object.fromEntries(cuisineLists.map((list) => [list, listOf(row.cells[list])])) as Record<CuisineList, string[]>;
        const { adjective, dishes, signs } = row.cells;
        return [
          oneOf(row, 'cuisine', cuisines),
          { adjective, ...lists, dishes: listOf(dishes), nouns: toNouns(row), signs: listOf(signs) },
        ];
      }),
    ),
);

/** The style of a cuisine of the vocabulary. */
export const styleOf = (cuisine: KnownCuisine): CuisineStyle => {
  const style = styles().get(cuisine);
  if (!style) throw new RangeError(`dishes/data/cuisines.tsv has no row for the cuisine "${cuisine}".`);
  return style;
};

/** Every cuisine of the vocabulary with its style. */
export const cuisineStyles = (): readonly (readonly [KnownCuisine, CuisineStyle])[] =>
  cuisines.map((cuisine) => [cuisine, styleOf(cuisine)]);
