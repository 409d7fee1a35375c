import type { Ingredient } from '../ingredients/ingredient.js';
import { meatNamedIn } from './detect-meat.js';
import { safeTemperatureOf, type SafeTemperature } from './safe-temperatures.js';

/** Something on the list that must not be eaten as it is bought. */
export interface RawFood {
  name: string;
  ingredient: Ingredient;
  safe: SafeTemperature | undefined;
  why: string;
  /** Takes long to become tender. */
  long: boolean;
}

interface Bought {
  name: string;
  original?: string;
  ingredient: Ingredient | undefined;
}

const cookedWords =
  /\b(cooked|canned|cans?|tinned|tins?|(?:oil|water)-packed|leftover|rotisserie|smoked|instant|ready[- ]to[- ]eat|toasted|roasted|baked|boiled|pre-?cooked|thawed cooked|pasteurized)\b/i;
export const isDriedPulse = ({ kinds, facts, name }: Ingredient): boolean =>
  kinds.includes('legume') &&
  !kinds.includes('soy') &&
  !kinds.includes('vegetable') &&
  !kinds.includes('peanut') &&
  facts.calories > 250 &&
  !/butter|flour/.test(name);

/** Why an ingredient needs heat, `undefined` where it can be eaten as it is. */
export const whyHeat = (name: string, ingredient: Ingredient): string | undefined => {
  if (cookedWords.test(name) || cookedWords.test(ingredient.name)) return undefined;
  const { kinds } = ingredient;
  if (safeTemperatureOf(ingredient, name)) return 'must be cooked through to be safe';
  if (/\b(bacon|pancetta|guanciale)\b/.test(`${name} ${ingredient.name}`) && !/\bbits?\b/.test(name)) return 'must be cooked to be safe';
  if (isDriedPulse(ingredient)) return 'must be boiled: dried pulses are no food, and some are poisonous, raw';
  if (/\bflour\b/.test(ingredient.name) && kinds.includes('grain')) return 'must be heated: flour is a raw food';
  if (/\b(dough|pie crust|puff pastry|phyllo|batter)\b/.test(ingredient.name)) return 'must be baked';
  if ((kinds.includes('rice') || kinds.includes('pasta')) && ingredient.role === 'starch') return 'must be cooked to be eaten';
  if (kinds.includes('grain') && ingredient.role === 'starch' && !/oats|granola|cereal|muesli/.test(ingredient.name))
    return 'must be cooked to be eaten';
  if (
    /\b(potato|yam|cassava|taro|eggplant|plantain|winter squash|butternut|pumpkin)\b/.test(ingredient.name) &&
    !/chip|canned|puree/.test(name)
  )
    return 'must be cooked to be eaten';
  return undefined;
};

/** Everything on the list that needs heat. */
export const needsHeat = (lines: readonly Bought[]): RawFood[] =>
  lines.flatMap(({ name: called, original, ingredient: known }) => {
    const ingredient = known ?? (original === undefined ? undefined : meatNamedIn(original));
    if (!ingredient) return [];
    const name = known ? called : ingredient.name;
    const said = `${name} ${original ?? ''}`;
    const why = whyHeat(said, ingredient);
    const long = isDriedPulse(ingredient) || /chuck|brisket|shoulder|shank|\bribs?\b(?! eye)|stew|belly|leg of/.test(ingredient.name);
    return why ? [{ name, ingredient, safe: safeTemperatureOf(ingredient, said), why, long }] : [];
  });
