import { cookingClasses, type CookingClass } from '../ingredients/cooking-class.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { lazy } from '../text/memoize.js';
import { createPhrases, type Phrases } from '../text/phrases.js';
import { listOf, readTable } from '../text/read-table.js';
import { tokenize } from '../text/tokenize.js';
import { classRow, toNumber, type CookingTimes } from './cooking-classes.js';
import { tables } from './tables.generated.js';

type Handling = Pick<CookingTimes, 'prepare' | 'listedAs' | 'work'>;

const handlings = lazy(() =>
  readTable({ file: 'dishes/data/handling.tsv', text: tables['handling.tsv'] }, ['words', 'prepare', 'listed as', 'work']).map(
    (row, order) => ({
      words: listOf(row.cells.words),
      // The first row of the table wins.
      order,
      handling: { prepare: row.cells.prepare, listedAs: row.cells['listed as'], work: toNumber(row, 'work', 0) } satisfies Handling,
    }),
  ),
);

const handlingPhrases = lazy(() =>
  createPhrases(handlings().flatMap(({ words, order, handling }) => words.map((phrase) => [phrase, { order, handling }] as const))),
);

/** How to cook a food of a class. Its name may say that somebody has prepared it already: "chopped onion". */
export const cookingTimesOf = (cookingClass: CookingClass, name = ''): CookingTimes => {
  const { times } = classRow(cookingClass);
  if (name === '' || times.prepare === '') return times;
  const [first] = handlingPhrases()
    .all(tokenize(name))
    .toSorted((a, b) => a.value.order - b.value.order);
  return first ? { ...times, ...first.value.handling } : times;
};

/** The same with nothing done to it before. */
export const asItIs = (times: CookingTimes): CookingTimes => ({ ...times, prepare: '', listedAs: '', work: 0 });

const cookedOnly = lazy((): Phrases<true> => {
  const rows = readTable({ file: 'dishes/data/cooked-only.tsv', text: tables['cooked-only.tsv'] }, ['words']);
  return createPhrases(rows.flatMap(({ cells }) => listOf(cells.words).map((words) => [words, true] as const)));
});

/** True for what people eat uncooked. */
export const isEatenRaw = (name: string): boolean => !cookedOnly().isIn(tokenize(name));

const strongIngredients = lazy((): ReadonlyMap<string, number> => {
  const rows = readTable({ file: 'dishes/data/strong-ingredients.tsv', text: tables['strong-ingredients.tsv'] }, [
    'ingredient',
    'most grams',
  ]);
  return new Map(rows.map((row) => [row.cells.ingredient, toNumber(row, 'most grams', 0)]));
});

/** Grams of an ingredient that belong in one serving at most. */
export const mostGramsOf = ({ name }: Ingredient, cookingClass: CookingClass): number =>
  strongIngredients().get(name) ?? classRow(cookingClass).times.mostGrams;

/** The words that this module puts into steps. */
export const cookingWords = (): string[] => [
  ...cookingClasses.flatMap((cookingClass) => {
    const { prepare, listedAs, doneWhen } = classRow(cookingClass).times;
    return [prepare, listedAs, doneWhen];
  }),
  ...handlings().flatMap(({ handling }) => [handling.prepare, handling.listedAs]),
];
