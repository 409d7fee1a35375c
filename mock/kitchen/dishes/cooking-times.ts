import { cookingClasses, type CookingClass } from '../ingredients/cooking-class.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { lazy } from '../text/memoize.js';
import { numberIn } from '../text/read-table.js';
import { tokenize } from '../text/tokenize.js';
import { classRow, type CookingTimes } from './cooking-classes.js';
import { rowsOf, phrasesOf } from './read-tables.js';

const handlings = phrasesOf('handling.tsv', ['words', 'prepare', 'listed as', 'work'], (row, order) => ({
  // The first row of the table wins.
  order,
  handling: { prepare: row.cells.prepare, listedAs: row.cells['listed as'], work: numberIn(row, 'work', 0) },
}));

/** How to cook a food of a class. Its name may say that somebody has prepared it already: "chopped onion". */
export const cookingTimesOf = (cookingClass: CookingClass, name = ''): CookingTimes => {
  const { times } = classRow(cookingClass);
  if (name === '' || times.prepare === '') return times;
  const [first] = handlings()
    .all(tokenize(name))
    .toSorted((a, b) => a.value.order - b.value.order);
  return first ? { ...times, ...first.value.handling } : times;
};

/** The same with nothing done to it before. */
export const asItIs = (times: CookingTimes): CookingTimes => ({ ...times, prepare: '', listedAs: '', work: 0 });

const cookedOnly = phrasesOf('cooked-only.tsv', ['words'], () => true);

/** True for what people eat uncooked. */
export const isEatenRaw = (name: string): boolean => !cookedOnly().isIn(tokenize(name));

const strongIngredients = lazy(
  (): ReadonlyMap<string, number> =>
    new Map(
      rowsOf('strong-ingredients.tsv', ['ingredient', 'most grams']).map((row) => [row.cells.ingredient, numberIn(row, 'most grams', 0)]),
    ),
);

/** Grams of an ingredient that belong in one serving at most. */
export const mostGramsOf = ({ name }: Ingredient, cookingClass: CookingClass): number =>
  strongIngredients().get(name) ?? classRow(cookingClass).times.mostGrams;

/** The words that this module puts into steps. */
export const cookingWords = (): string[] => [
  ...cookingClasses.flatMap((cookingClass) => {
    const { prepare, listedAs, doneWhen } = classRow(cookingClass).times;
    return [prepare, listedAs, doneWhen];
  }),
  ...rowsOf('handling.tsv', ['words', 'prepare', 'listed as', 'work']).flatMap(({ cells }) => [cells.prepare, cells['listed as']]),
];
