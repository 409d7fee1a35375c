import { categories, type Category } from '../../../src/contract/enums.js';
import type { CategorySuggestion } from '../../../src/contract/pantries.js';
import { find, suggestName } from '../ingredients/find.js';
import { confidenceOf } from '../ingredients/ingredient.js';
import { selectorIn } from '../ingredients/selector.js';
import { parseLine } from '../lines/parse-line.js';
import { createPhrases } from '../text/phrases.js';
import { listOf, oneOf } from '../text/read-table.js';
import type { Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { groupsOf, later, valuesOf } from './tables.generated.js';

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

const categoryWords = later(() => createPhrases(rows()));

/** Whether a phrase stands at a place of a name; a number may stand before the first word. */
const isAt = (position: (typeof positions)[number], words: readonly Token[], from: number, to: number): boolean => {
  const isFirst = words.slice(0, from).every(({ type }) => type === 'number');
  const isLast = to === words.length;
  return { any: true, first: isFirst && !isLast, last: isLast, whole: isFirst && isLast }[position];
};

/** The category that the words of a name imply, if any: "frozen peas". `own` is the category of the ingredient itself. */
const categoryFromWords = (name: string, own: Category | undefined): Category | undefined => {
  const words = tokenize(name).filter(({ type }) => type !== 'symbol');
  const lemmas = new Set(words.map(({ lemma }) => lemma));
  const fitting = categoryWords()
    .all(words)
    .flatMap(({ value, from, to }) => value.filter(({ position }) => isAt(position, words, from, to)))
    .filter(({ of, unless }) => (of.length === 0 || of.includes(own)) && unless.every((word) => !lemmas.has(word)))
    .toSorted((one, other) => one.rank - other.rank);
  return fitting.find(({ category }) => category !== undefined)?.category;
};

/** Other categories in which some would look for it; the first row that fits counts. */
const similar = valuesOf('similar-categories.tsv', ['of', 'category'], (row) => ({
  isOf: selectorIn(row, 'of'),
  category: oneOf(row, 'category', categories),
}));

const round = (share: number) => Math.round(share * 100) / 100;

const suggest = (name: string): CategorySuggestion => {
  const parsed = parseLine(name).name;
  const match = find(parsed);
  const meant = match ? undefined : suggestName(parsed);
  const likely = match?.ingredient ?? (meant === undefined ? undefined : find(meant)?.ingredient);
  const own = likely?.category;
  const certainty = confidenceOf(match) || (likely ? 0.4 : 0.1);
  const fromWords = categoryFromWords(name, own);
  const best = fromWords ?? own ?? 'other';
  const next = likely && similar().find(({ isOf }) => isOf(likely))?.category;
  const others = [...new Set([own, next])].flatMap((category) => (category && category !== best ? [category] : []));
  return {
    name,
    suggested_category: best,
    confidence: round(fromWords === undefined ? certainty : 0.9),
    alternatives: others.map((category, index) => ({ category, confidence: round((certainty * 0.4) / (index + 1)) })),
  };
};

/**
 * The category of each pantry item, and others that might fit. A misspelt name is placed as what was probably
 * meant, with little confidence; an unknown name goes to `other`.
 *
 * @example
 * ```ts
 * suggestCategories(['frozen peas'])[0]?.suggested_category; // "frozen"
 * ```
 */
export const suggestCategories = (items: readonly string[]): CategorySuggestion[] => items.map(suggest);
