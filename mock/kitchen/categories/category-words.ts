import { categories, type Category } from '../../../src/contract/enums.js';
import { lazy } from '../text/memoize.js';
import { createPhrases } from '../text/phrases.js';
import { groupPairs, listOf, oneOf } from '../text/read-table.js';
import type { Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { rowsOf } from './read-tables.js';

const positions = ['any', 'first', 'last', 'whole'] as const;

/** A row of `data/category-words.tsv`. */
interface CategoryWord {
  /** Rows that stand earlier count first. */
  rank: number;
  position: (typeof positions)[number];
  category: Category | null;
  /** The categories of the ingredients that it applies to; none for all. `null` is for unknown ingredients. */
  of: readonly (Category | null)[];
  /** Lemmas next to which it does not count. */
  unless: ReadonlySet<string>;
}

const categoryWords = lazy(() =>
  createPhrases(
    groupPairs(
      rowsOf('category-words.tsv', ['phrase', 'position', 'category', 'of', 'unless']).map((row, rank): [string, CategoryWord] => [
        row.cells.phrase,
        {
          rank,
          position: oneOf(row, 'position', positions),
          category: row.cells.category === 'none' ? null : oneOf(row, 'category', categories),
          of: listOf(row.cells.of).map((cell) => (cell === 'unknown' ? null : oneOf(row, 'of', categories, cell))),
          unless: new Set(listOf(row.cells.unless)),
        },
      ]),
    ),
  ),
);

const isAt = (position: CategoryWord['position'], words: readonly Token[], from: number, to: number): boolean => {
  const isFirst = words.slice(0, from).every(({ type }) => type === 'number');
  const isLast = to === words.length;
  if (position === 'first') return isFirst && !isLast;
  if (position === 'last') return isLast;
  return position === 'any' || (isFirst && isLast);
};

/** The category that the words of a name imply, if any: "frozen peas". `own` is the category of the ingredient itself. */
export const categoryFromWords = (name: string, own: Category | undefined): Category | undefined => {
  const words = tokenize(name).filter(({ type }) => type !== 'symbol');
  const lemmas = new Set(words.map(({ lemma }) => lemma));
  const fitting = categoryWords()
    .all(words)
    .flatMap(({ value, from, to }) => value.filter(({ position }) => isAt(position, words, from, to)))
    .filter(({ of, unless }) => (of.length === 0 || of.includes(own ?? null)) && [...unless].every((word) => !lemmas.has(word)))
    .toSorted((one, other) => one.rank - other.rank);
  return fitting.find(({ category }) => category !== null)?.category ?? undefined;
};
