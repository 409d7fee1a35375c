import { isAnyOf, meats, seafood } from '../ingredients/kinds.js';
import { selectorIn } from '../ingredients/selector.js';
import { numberIn } from '../text/read-table.js';
import { sentencesOf } from '../text/sentences.js';
import { temperaturesIn } from '../text/temperatures.js';
import { timesIn } from '../text/times.js';
import { tokenize } from '../text/tokenize.js';
import type { DraftLine } from './draft-line.js';
import { boughtRaw } from './read-heat.js';
import type { RecipeDraft } from './recipe-draft.js';
import { valuesOf } from './tables.generated.js';
import { names } from './word-lists.js';

const pasteurizing = valuesOf('water-baths.tsv', ['of', 'fahrenheit', 'minutes'], (row) => ({
  isOf: selectorIn(row, 'of'),
  fahrenheit: numberIn(row, 'fahrenheit', 100),
  minutes: numberIn(row, 'minutes', 1),
}));

/** The coolest and the hottest water in which food is cooked in a bag, in Fahrenheit. */
const COOLEST_BATH = 90;
const HOTTEST_BATH = 190;

/** Minutes until the middle of a piece of an inch is as hot as the bath. Source: Baldwin, A Practical Guide to Sous Vide Cooking, table of heating times. */
const HEATING_THROUGH = 30;

/** The temperature and the minutes of a bath in which food is cooked in a bag; the minutes are `undefined` if no step names them. */
export const waterBathIn = ({ title, steps }: RecipeDraft): { fahrenheit: number; minutes: number | undefined } | undefined => {
  const sentences = steps.flatMap(sentencesOf);
  if (![title, ...sentences].some((text) => names('water bath', tokenize(text)))) return undefined;
  const ofBath = sentences.filter((sentence) => !names('not the bath', tokenize(sentence)));
  const degrees = ofBath.flatMap(temperaturesIn).map(({ temperature }) => temperature.fahrenheit);
  const fahrenheit = degrees.find((of) => of >= COOLEST_BATH && of <= HOTTEST_BATH);
  const minutes = ofBath.flatMap(timesIn).map(({ minutes: least }) => least);
  return fahrenheit === undefined ? undefined : { fahrenheit, minutes: minutes.length === 0 ? undefined : Math.max(...minutes) };
};

/** The raw food that a water bath leaves unsafe: too cool for it, or too short at its temperature. */
export const unsafeInBath = (recipe: RecipeDraft): DraftLine[] => {
  const bath = waterBathIn(recipe);
  if (bath === undefined) return [];
  return boughtRaw(recipe).filter(({ ingredient }) => {
    if (ingredient?.role !== 'protein' || !isAnyOf(ingredient, ...meats, ...seafood, 'egg')) return false;
    const row = pasteurizing().findLast(({ isOf, fahrenheit }) => isOf(ingredient) && fahrenheit <= bath.fahrenheit);
    return row === undefined || (bath.minutes !== undefined && bath.minutes < row.minutes + HEATING_THROUGH);
  });
};

/** The temperature of a water bath that makes the food in it safe, in Fahrenheit. */
export const safeBathIn = (recipe: RecipeDraft): number | undefined =>
  unsafeInBath(recipe).length === 0 ? waterBathIn(recipe)?.fahrenheit : undefined;
