import type { Temperature } from '../../../src/contract/recipes.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { isAnyOf, meats, seafood } from '../ingredients/kinds.js';
import { memoizeText } from '../text/memoize.js';
import { oneOf, oneOfEach } from '../text/read-table.js';
import { toTemperature } from '../text/temperatures.js';
import { tokenize } from '../text/tokenize.js';
import { findExact } from './exclusion.js';
import { mapOf, phrasesOf } from './tables.generated.js';

const stateNames = [
  'ready',
  'raw',
  'cooked',
  'ground',
  'poultry',
  'crisp',
  'dough',
  'inedible_raw',
  'preserved',
  'grain_ready',
  'not_meat',
] as const;

/** What a word in the name of a food says of its state; `data/food-states.tsv` explains each. */
type FoodState = (typeof stateNames)[number];

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

const at = (degrees: number, restMinutes = 0): SafeTemperature => ({ temperature: toTemperature(degrees, 'fahrenheit'), restMinutes });

/** Poultry, and any stuffing. */
const poultryIsSafe = at(165);

/** The safe minimum temperatures of the USDA FSIS. Bacon is judged by its crispness and has none. */
const safe = { poultry: poultryIsSafe, ground: at(160), cut: at(145, 3), bacon: undefined, egg: at(160), fish: at(145) } as const;

const rawFoods = ['poultry', 'ground', 'cut', 'bacon', 'egg', 'fish'] as const;

/** What kind of raw food a cooking class is. */
const rawFoodOf = mapOf('raw-food.tsv', ['cooking class', 'raw food', 'if'], (row) => ({
  food: oneOf(row, 'raw food', rawFoods),
  needs: oneOfEach(row, 'if', stateNames),
}));

/** Without any of these there is nothing to make safe: a vegetarian sausage. */
const flesh = ['meat', ...seafood] as const;

/**
 * The safe internal temperature of an ingredient that is sold raw, `undefined` for everything that is safe as it is. `name` is what the recipe
 * calls it: "cooked chicken breast" needs no temperature. Frozen food with a filling may hold any meat; of "ground beef or turkey" nobody knows
 * which it will be.
 */
export const safeTemperatureOf = (ingredient: Ingredient, name: string = ingredient.name): SafeTemperature | undefined => {
  const states = statesOf(`${name} ${ingredient.name}`);
  if (!isAnyOf(ingredient, ...flesh, 'egg') || (states.has('ready') && !states.has('raw'))) return undefined;
  if (ingredient.category === 'frozen' && isAnyOf(ingredient, ...flesh)) return safe.poultry;
  const raw = rawFoodOf().get(ingredient.cookingClass);
  if (!raw?.needs.every((state) => states.has(state))) return undefined;
  const isMeat = raw.food !== 'egg' && raw.food !== 'fish';
  if (isMeat && (isAnyOf(ingredient, 'poultry') || states.has('poultry'))) return safe.poultry;
  return raw.food === 'cut' && states.has('ground') ? safe.ground : safe[raw.food];
};

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

const isFlour = ({ cookingClass, kinds }: Ingredient): boolean => cookingClass === 'flour' && kinds.includes('grain');

const isRawGrain = ({ kinds, role }: Ingredient, states: ReadonlySet<FoodState>): boolean =>
  role === 'starch' && (kinds.includes('rice') || kinds.includes('pasta') || (kinds.includes('grain') && !states.has('grain_ready')));

/** Why an ingredient needs heat, `undefined` if it can be eaten as it is. */
export const whyHeat = (name: string, ingredient: Ingredient): string | undefined => {
  const states = statesOf(`${name} ${ingredient.name}`);
  if (states.has('cooked')) return undefined;
  if (safeTemperatureOf(ingredient, name)) return 'must be cooked through to be safe';
  if (states.has('crisp') && !states.has('ready')) return 'must be cooked to be safe';
  if (isDriedPulse(ingredient) || (ingredient.cookingClass === 'pulse' && states.has('raw')))
    return 'must be boiled: dried pulses are not edible raw, and some are poisonous';
  if (isFlour(ingredient)) return 'must be heated: flour is a raw food';
  if (states.has('dough') && ingredient.cookingClass === 'pastry') return 'must be baked';
  if (isRawGrain(ingredient, states)) return 'must be cooked to be eaten';
  const isInedibleRaw = states.has('inedible_raw') && !states.has('preserved') && ingredient.category === 'produce';
  return isInedibleRaw ? 'must be cooked to be eaten' : undefined;
};

/** What a line whose name is not known contains of meat, poultry or fish: "boned, skinless chicken thighs" are chicken all the same. */
const meatNamedIn = (line: string): Ingredient | undefined => {
  if (statesOf(line).has('not_meat')) return undefined;
  const named = tokenize(line).map(({ type, lemma }) => (type === 'word' ? findExact(lemma)?.ingredient : undefined));
  return named.find((it) => it?.role === 'protein' && isAnyOf(it, ...meats, ...seafood));
};

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
