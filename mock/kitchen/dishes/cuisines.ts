import { cuisines } from '../../../src/contract/enums.js';
import { lazy } from '../text/memoize.js';
import { listOf, readTable } from '../text/read-table.js';
import { cuisineLists, type CuisineList, type KnownCuisine } from './dish.js';
import { tables } from './tables.generated.js';

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

const styles = lazy((): ReadonlyMap<KnownCuisine, CuisineStyle> => {
  const rows = readTable({ file: 'dishes/data/cuisines.tsv', text: tables['cuisines.tsv'] }, columns).map((row) => {
    const cuisine =
      cuisines.find((known) => known === row.cells.cuisine) ?? row.fail('cuisine', `"${row.cells.cuisine}" is not a cuisine.`);
    const lists = Object.fromEntries(cuisineLists.map((list) => [list, listOf(row.cells[list])])) as Record<CuisineList, string[]>;
    const nouns = listOf(row.cells.nouns).map((pair): [string, string] => {
      const [dish, noun] = pair.split(' = ');
      return dish && noun ? [dish, noun] : row.fail('nouns', `"${pair}" is not "dish = noun".`);
    });
    const style: CuisineStyle = {
      adjective: row.cells.adjective,
      ...lists,
      dishes: listOf(row.cells.dishes),
      nouns: new Map(nouns),
      signs: listOf(row.cells.signs),
    };
    return [cuisine, style] as const;
  });
  return new Map(rows);
});

/** The style of a cuisine of the vocabulary. */
export const styleOf = (cuisine: KnownCuisine): CuisineStyle => {
  const style = styles().get(cuisine);
  if (!style) throw new RangeError(`dishes/data/cuisines.tsv has no row for the cuisine "${cuisine}".`);
  return style;
};

/** Every cuisine of the vocabulary with its style. */
export const cuisineStyles = (): readonly (readonly [KnownCuisine, CuisineStyle])[] =>
  cuisines.map((cuisine) => [cuisine, styleOf(cuisine)]);
