import type { Substitute } from '../../../src/contract/ingredients.js';
import type { Unit } from '../../../src/contract/enums.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { find } from '../ingredients/find.js';
import { singularOf } from '../text/lemma.js';
import { convert, formatQuantity, formatUnit, gramsOf, isMass, isVolume } from '../lines/amounts.js';
import { inBestUnit } from '../lines/kitchen-quantity.js';
import type { Option } from './options.js';

type Amount = Pick<Substitute, 'quantity' | 'unit'>;

const none: Amount = { quantity: null, unit: null };

/** An amount in measures that a kitchen has: 3 tablespoons, not 0.188 cups; whole grams from 10 on. */
const measurable = (amount: number, of: Unit | null): Amount => {
  const { quantity, unit } = inBestUnit(amount, of);
  const steps = (unit === 'gram' || unit === 'milliliter') && quantity >= 10 ? 1 : 1000;
  return { quantity: Math.round(quantity * steps) / steps, unit };
};

/** How much of the option replaces pieces, cans or bunches of the ingredient: as many if one weighs about as much, else the weight. */
const countedOrWeighed = (option: Option, quantity: number, unit: Unit | null, replaced: Ingredient | undefined): Amount => {
  const weight = gramsOf(quantity, unit, replaced);
  const alike = gramsOf(quantity, unit, find(option.name)?.ingredient);
  if (weight === null) return none;
  const oneForOne = unit !== 'clove' && alike !== null && alike < 2 * weight && weight < 2 * alike;
  return oneForOne ? { quantity: quantity * option.amount, unit } : measurable(weight * option.amount, 'gram');
};

/** How much of an option to take for an amount of the ingredient; `null` if one is a weight or a piece and the other is not. */
export const amountFor = (option: Option, quantity: number | null, unit: Unit | null, replaced: Ingredient | undefined): Amount => {
  if (quantity === null) return none;
  const isMeasured = isVolume(unit) || isMass(unit);
  if (option.of === 'any' && !isMeasured) return countedOrWeighed(option, quantity, unit, replaced);
  if (option.of === 'any') return measurable(quantity * option.amount, unit);
  const count = isMeasured ? null : quantity;
  const times = option.of === null ? count : unit && convert(quantity, unit, option.of);
  return times === null ? none : measurable(times * option.amount, option.unit ?? unit);
};

/** Amount of an option for 1 of the ingredient: by volume if both sides are volumes. */
export const ratioOf = ({ amount, unit, of }: Option): number => {
  const inOwnUnit = of === 'any' || of === null || unit === null ? null : convert(amount, unit, of);
  return Math.round((inOwnUnit ?? amount) * 1000) / 1000;
};

const timesAsMuch = (amount: number): string => {
  if (amount === 1) return 'Same amount of';
  if (amount === 2) return 'Twice as much';
  return `${formatQuantity(amount)} ${amount > 1 ? 'times ' : ''}as much`;
};

/** The ratio in words: "3/4 as much olive oil", "1/4 cup applesauce for each egg". */
export const ratioText = (option: Option, ingredient: string): string => {
  if (option.of === 'any') return `${timesAsMuch(option.amount)} ${option.name}`;
  const amount = `${formatQuantity(option.amount)} ${option.unit ? `${formatUnit(option.unit, option.amount)} ` : ''}${option.name}`;
  return `${amount} for each ${option.of ? `${formatUnit(option.of, 1)} of ${ingredient}` : singularOf(ingredient)}`;
};
