import type { Temperature } from '../../../src/contract/recipes.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { isAnyOf, meats, seafood } from '../ingredients/kinds.js';
import { foodsIn } from '../ingredients/ingredient-index.js';
import { wordsOf } from '../ingredients/name-words.js';
import { selectorIn } from '../ingredients/selector.js';
import { memoizeText } from '../../util/memoize.js';
import { numberIn, oneOfEach } from '../text/read-table.js';
import { toTemperature } from '../text/temperatures.js';
import { tokenize } from '../text/tokenize.js';
import { phrasesOf, valuesOf } from './tables.generated.js';

const stateNames = [
  'ready',
  'raw',
  'cooked',
  'ground',
  'poultry',
  'crisp',
  'dough',
  'inedible_raw',
  'poisonous_raw',
  'preserved',
  'grain_ready',
  'not_meat',
] as const;

/** What a word in the name of a food says of its state; `data/food-states.tsv` explains each. */
type FoodState = (typeof stateNames)[number];

const phrases = phrasesOf('food-states.tsv', ['word', 'states'], (row) => oneOfEach(row, 'states', stateNames));

/** Recipes repeat the names of a few hundred foods. */
const REMEMBERED_NAMES = 500;

/** The states that the words of a name say. What is called raw is not ready, whatever else it is called. */
export const statesOf = memoizeText(REMEMBERED_NAMES, (name: string): ReadonlySet<FoodState> => {
  const said = phrases()
    .all(tokenize(name))
    .flatMap(({ value }) => value);
  return new Set(said.filter((state) => state !== 'ready' || !said.includes('raw')));
});

/** What the middle of a food must reach, and how long it must then rest, before it is safe to eat. */
export interface SafeTemperature {
  temperature: Temperature;
  restMinutes: number;
}

/** An oven setting in both scales, as ovens are marked: steps of 5 degrees Celsius. */
export const ovenAt = (degrees: number): Temperature => ({
  celsius: Math.round(((degrees - 32) * 5) / 9 / 5) * 5,
  fahrenheit: degrees,
});

const at = (degrees: number, restMinutes = 0): SafeTemperature => ({ temperature: toTemperature(degrees, 'fahrenheit'), restMinutes });

/** Stuffing soaks up the juices of what is around it, and both must become as hot as poultry. Source: USDA, Stuffing and Food Safety. */
export const SAFE_WHEN_STUFFED = at(165);

/** Why food needs heat, and how hot it must become: the first row that fits. */
const rules = valuesOf('raw-food.tsv', ['of', 'if', 'unless', 'fahrenheit', 'rest', 'why'], (row) => ({
  isOf: selectorIn(row, 'of'),
  needs: oneOfEach(row, 'if', stateNames),
  unless: oneOfEach(row, 'unless', stateNames),
  safe: row.cells.fahrenheit === '' ? undefined : at(numberIn(row, 'fahrenheit', 0), Number(row.cells.rest)),
  why: row.cells.why,
}));

const ruleFor = (ingredient: Ingredient, states: ReadonlySet<FoodState>) =>
  rules().find(
    ({ isOf, needs, unless }) =>
      needs.every((state) => states.has(state)) && !unless.some((state) => states.has(state)) && isOf(ingredient),
  );

/**
 * The safe internal temperature of an ingredient that is sold raw, `undefined` for everything that is safe as it is. `name` is what the recipe
 * calls it: "cooked chicken breast" needs no temperature. Frozen food with a filling may hold any meat; of "ground beef or turkey" nobody knows
 * which it will be.
 */
export const safeTemperatureOf = (ingredient: Ingredient, name: string = ingredient.name): SafeTemperature | undefined =>
  ruleFor(ingredient, statesOf(`${name} ${ingredient.name}`))?.safe;

/** "165°F (74°C)". */
export const printTemperature = ({ celsius, fahrenheit: degrees }: Temperature): string => `${degrees}°F (${celsius}°C)`;

/** Something on the list that must not be eaten as it is bought. */
export interface RawFood {
  name: string;
  ingredient: Ingredient;
  safe: SafeTemperature | undefined;
  why: string;
  /** Takes long to become tender. */
  long: boolean;
}

/** A line of the list, as it was read. */
interface Bought {
  name: string;
  original: string;
  ingredient: Ingredient | undefined;
}

/** Whether an ingredient is dried beans, peas or lentils. */
export const isDriedPulse = ({ cookingClass }: Ingredient): boolean => cookingClass === 'dried pulse' || cookingClass === 'quick pulse';

/** Why an ingredient needs heat, `undefined` if it can be eaten as it is. */
export const whyHeat = (name: string, ingredient: Ingredient): string | undefined => {
  const states = statesOf(`${name} ${ingredient.name}`);
  return states.has('cooked') ? undefined : ruleFor(ingredient, states)?.why;
};

/** What a line whose name is not known contains of meat, poultry or fish: "boned, skinless chicken thighs" are chicken all the same. */
const meatNamedIn = (line: string): Ingredient | undefined =>
  foodsIn(statesOf(line).has('not_meat') ? [] : wordsOf(line))
    .map(({ ingredient }) => ingredient)
    .find((it) => it.role === 'protein' && isAnyOf(it, ...meats, ...seafood));

/** The food of a line: what its name means, else the meat, poultry or fish that its text names. */
export const foodOf = (
  { name, ingredient }: Pick<Bought, 'name' | 'ingredient'>,
  text: string,
): Pick<RawFood, 'name' | 'ingredient'> | undefined => {
  if (ingredient) return { name, ingredient };
  const meat = meatNamedIn(text);
  return meat && { name: meat.name, ingredient: meat };
};

/** Everything on the list that needs heat. */
export const needsHeat = (lines: readonly Bought[]): RawFood[] =>
  lines.flatMap((line) => {
    const food = foodOf(line, line.original);
    if (!food) return [];
    const { name, ingredient } = food;
    const text = `${name} ${line.original}`;
    const why = whyHeat(text, ingredient);
    const long = isDriedPulse(ingredient) || ingredient.cookingClass === 'tough meat';
    return why ? [{ name, ingredient, safe: safeTemperatureOf(ingredient, text), why, long }] : [];
  });
