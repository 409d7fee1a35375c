import type { Ingredient } from '../ingredients/ingredient.js';
import { isAnyOf, meats, seafood } from '../ingredients/kinds.js';
import { tokenize } from '../text/tokenize.js';
import { findExact } from './exclusion.js';
import { safeTemperatureOf, statesOf, type FoodState, type SafeTemperature } from './safe-temperatures.js';

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
