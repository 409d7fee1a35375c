import { categories, type Category } from '../../../src/contract/enums.js';
import { lazy } from '../text/memoize.js';
import { createPhrases } from '../text/phrases.js';
import { listOf, oneOf } from '../text/read-table.js';
import type { Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { groupsOf } from './read-tables.js';

const positions = ['any', 'first', 'last', 'whole'] as const;

/** The rows of `data/category-words.tsv`; those that stand earlier count first. */
const rows = groupsOf('category-words.tsv', ['phrase', 'position', 'category', 'of', 'unless'], (row, rank) => {
  const { category, of, unless } = row.cells;
  return {
    rank,
    position: oneOf(row, 'position', positions),
    category: category === 'none' ? undefined : oneOf(row, 'category', categories),
    /** The categories of the ingredients that it applies to; none for all. */
    of: listOf(of).map((cell) => (cell === 'unknown' ? undefined : oneOf(row, 'of', categories, cell))),
    /** Lemmas next to which it does not count. */
    unless: listOf(unless),
  };
});

const categoryWords = lazy(() => createPhrases(rows()));

const isAt = (position: (typeof positions)[number], words: readonly Token[], from: number, to: number): boolean => {
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
    .filter(({ of, unless }) => (of.length === 0 || of.includes(own)) && unless.every((word) => !lemmas.has(word)))
    .toSorted((one, other) => one.rank - other.rank);
  return fitting.find(({ category }) => category !== undefined)?.category;
};
