import { categories, type Category } from '../../../src/contract/enums.js';
import type { CategorySuggestion } from '../../../src/contract/pantries.js';
import { find, suggestName } from '../ingredients/find.js';
import { confidenceOf } from '../ingredients/ingredient.js';
import { selectorIn } from '../ingredients/selector.js';
import { parseLine } from '../lines/parse-line.js';
import { foreignFood } from '../safety/foreign-food.js';
import { createPhrases } from '../text/phrases.js';
import { listOf, oneOf } from '../text/read-table.js';
import { tokenize } from '../text/tokenize.js';
import { groupsOf, later, valuesOf } from './tables.generated.js';

/** The rows of `data/category-words.tsv`; those that stand earlier count first. */
const rows = groupsOf('category-words.tsv', ['phrase', 'position', 'category', 'of'], (row, rank) => ({
  rank,
  isLast: oneOf(row, 'position', ['any', 'last']) === 'last',
  category: oneOf(row, 'category', [...categories, 'none']),
  /** The categories of the ingredients that it applies to; none for all. */
  of: listOf(row.cells.of).map((cell) => oneOf(row, 'of', [...categories, 'unknown'], cell)),
}));

const categoryWords = later(() => createPhrases(rows()));

/** The category that the words of a name imply, if any: "frozen peas". `own` is the category of the ingredient itself. */
const categoryFromWords = (name: string, own: Category | undefined): Category | undefined => {
  const words = tokenize(name).filter(({ type }) => type !== 'symbol');
  const fitting = categoryWords()
    .all(words)
    .flatMap(({ value, to }) =>
      value.filter(({ isLast, of }) => (!isLast || to === words.length) && (of.length === 0 || of.includes(own ?? 'unknown'))),
    );
  const implied = fitting.toSorted((a, b) => a.rank - b.rank).map(({ category }) => category);
  return implied.find((category) => category !== 'none');
};

/** Other categories in which some would look for it; the first row that fits counts. */
const similar = valuesOf('similar-categories.tsv', ['of', 'category'], (row) => ({
  isOf: selectorIn(row, 'of'),
  category: oneOf(row, 'category', categories),
}));

/** Confidence in what is known by its name in another language, in what is probably misspelt, and in nothing known. Guesses. */
const [FOREIGN, MISSPELT, UNKNOWN] = [0.6, 0.4, 0.1];

const round = (share: number) => Math.round(share * 100) / 100;

const suggest = (name: string): CategorySuggestion => {
  const parsed = parseLine(name).name;
  const match = find(parsed);
  const foreign = match ? undefined : foreignFood(parsed);
  const meant = match || foreign ? undefined : suggestName(parsed);
  const likely = match?.ingredient ?? foreign ?? (meant === undefined ? undefined : find(meant)?.ingredient);
  const own = likely?.category;
  const guess = foreign ? FOREIGN : MISSPELT;
  const certainty = confidenceOf(match) || (likely ? guess : UNKNOWN);
  const fromWords = categoryFromWords(name, own);
  const best = fromWords ?? own ?? 'other';
  const next = likely && similar().find(({ isOf }) => isOf(likely))?.category;
  const others = [...new Set([own, next])].filter((category) => category !== undefined && category !== best) as Category[];
  return {
    name,
    suggested_category: best,
    confidence: round(fromWords === undefined || fromWords === own ? certainty : 0.9),
    alternatives: others.map((category, index) => ({ category, confidence: round((certainty * 0.4) / (index + 1)) })),
  };
};

/**
 * The category of each pantry item, and others that might fit. A name in German, French or Spanish is known for common foods. A misspelt name is placed as what was probably
 * meant, with little confidence; an unknown name goes to `other`.
 *
 * @example
 * ```ts
 * suggestCategories(['frozen peas'])[0]?.suggested_category; // "frozen"
 * ```
 */
export const suggestCategories = (items: readonly string[]): CategorySuggestion[] => items.map(suggest);
