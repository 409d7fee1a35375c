import type { Temperature } from '../../../src/contract/recipes.js';
import type { CookingClass } from '../ingredients/cooking-class.js';
import type { Ingredient, Kind } from '../ingredients/ingredient.js';
import { memoizeText } from '../text/memoize.js';
import { oneOfEach } from '../text/read-table.js';
import { toTemperature } from '../text/temperatures.js';
import { tokenize } from '../text/tokenize.js';
import { phrasesOf } from './read-tables.js';
import { isAnyOf, seafood } from '../ingredients/kinds.js';

const stateNames = ['ready', 'raw', 'cooked', 'ground', 'poultry', 'crisp', 'dough', 'inedible_raw', 'preserved', 'grain_ready'] as const;

/** What a word in the name of a food says of its state; `data/food-states.tsv` explains each. */
export type FoodState = (typeof stateNames)[number];

const phrases = phrasesOf('food-states.tsv', ['word', 'states'], (row) => oneOfEach(row, 'states', stateNames));

/** Recipes repeat the names of a few hundred foods. */
const REMEMBERED_NAMES = 500;

/** The states that the words of a name say. */
export const statesOf = memoizeText(
  REMEMBERED_NAMES,
  (name: string): ReadonlySet<FoodState> =>
    new Set(
      phrases()
        .all(tokenize(name))
        .flatMap(({ value }) => value),
    ),
);

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

/** Poultry, and any stuffing. */
export const poultryIsSafe: SafeTemperature = { temperature: toTemperature(165, 'fahrenheit'), restMinutes: 0 };
/** Ground meat, sausages and dishes held together by egg. */
const groundIsSafe: SafeTemperature = { temperature: toTemperature(160, 'fahrenheit'), restMinutes: 0 };
/** Whole cuts of beef, pork, lamb and game, and raw ham. */
const wholeCutIsSafe: SafeTemperature = { temperature: toTemperature(145, 'fahrenheit'), restMinutes: 3 };
/** Fish and shellfish. */
const fishIsSafe: SafeTemperature = { temperature: toTemperature(145, 'fahrenheit'), restMinutes: 0 };

/** Without any of these there is nothing to make safe: a vegetarian sausage. */
const flesh: readonly Kind[] = ['meat', ...seafood];

type Rule = (ingredient: Ingredient, states: ReadonlySet<FoodState>) => SafeTemperature | undefined;

/** Of "ground beef or turkey" nobody knows which it will be. */
const isPoultry: (...of: Parameters<Rule>) => boolean = ({ kinds }, states) => kinds.includes('poultry') || states.has('poultry');

const meatIsSafe: Rule = (ingredient, states) => {
  if (isPoultry(ingredient, states)) return poultryIsSafe;
  return states.has('ground') ? groundIsSafe : wholeCutIsSafe;
};

/** What is sold raw, by its cooking class. Bacon is judged by its crispness and has no temperature. */
const rules: Partial<Record<CookingClass, Rule>> = {
  poultry: () => poultryIsSafe,
  'bone-in poultry': () => poultryIsSafe,
  'whole bird': () => poultryIsSafe,
  'ground meat': (ingredient, states) => (isPoultry(ingredient, states) ? poultryIsSafe : groundIsSafe),
  sausage: (ingredient, states) => (isPoultry(ingredient, states) ? poultryIsSafe : groundIsSafe),
  'tender meat': meatIsSafe,
  'tough meat': meatIsSafe,
  bones: meatIsSafe,
  'cooked meat': (ingredient, states) => (states.has('raw') ? meatIsSafe(ingredient, states) : undefined),
  fish: () => fishIsSafe,
  'salted fish': () => fishIsSafe,
  shellfish: () => fishIsSafe,
  'shell-on shellfish': () => fishIsSafe,
  egg: ({ kinds }) => (kinds.includes('egg') ? groundIsSafe : undefined),
  bacon: (ingredient, states) => (isPoultry(ingredient, states) ? poultryIsSafe : undefined),
};

/**
 * The safe internal temperature of an ingredient that is sold raw, `undefined` for everything that is safe as it is. `name` is what the recipe
 * calls it: "cooked chicken breast" needs no temperature. Frozen food with a filling may hold any meat.
 */
export const safeTemperatureOf = (ingredient: Ingredient, name: string = ingredient.name): SafeTemperature | undefined => {
  const states = statesOf(`${name} ${ingredient.name}`);
  if (!isAnyOf(ingredient, ...flesh, 'egg') || (states.has('ready') && !states.has('raw'))) return undefined;
  return ingredient.category === 'frozen' && isAnyOf(ingredient, ...flesh)
    ? poultryIsSafe
    : rules[ingredient.cookingClass]?.(ingredient, states);
};

/** "165°F (74°C)". */
export const printTemperature = ({ celsius, fahrenheit: degrees }: Temperature): string => `${degrees}°F (${celsius}°C)`;
