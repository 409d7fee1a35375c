import type { Unit } from '../../../src/contract/enums.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { selectorIn } from '../ingredients/selector.js';
import { pluralOf } from '../text/lemma.js';
import { numberIn } from '../text/read-table.js';
import type { LineParts } from './parse-line.js';
import { groupsOf } from './tables.generated.js';

/** US customary, in milliliters. A pinch is 1/16, a dash 1/8 teaspoon. */
const millilitersPer = {
  teaspoon: 4.929, tablespoon: 14.787, cup: 236.588, fluid_ounce: 29.574, pint: 473.176, quart: 946.353,
  liter: 1000, milliliter: 1, pinch: 0.308, dash: 0.616,
} as const satisfies Partial<Record<Unit, number>>; // prettier-ignore

export const gramsPer = { gram: 1, kilogram: 1000, ounce: 28.35, pound: 453.592 } as const satisfies Partial<Record<Unit, number>>;

type VolumeUnit = keyof typeof millilitersPer;
type MassUnit = keyof typeof gramsPer;

export const isVolume = (unit: Unit | null): unit is VolumeUnit => unit !== null && Object.hasOwn(millilitersPer, unit);
export const isMass = (unit: Unit | null): unit is MassUnit => unit !== null && Object.hasOwn(gramsPer, unit);

/** `quantity` of `from` in `to`, or `null` if one is a volume and the other is not. */
export const convert = (quantity: number, from: Unit, to: Unit): number | null => {
  if (from === to) return quantity;
  if (isVolume(from) && isVolume(to)) return (quantity * millilitersPer[from]) / millilitersPer[to];
  if (isMass(from) && isMass(to)) return (quantity * gramsPer[from]) / gramsPer[to];
  return null;
};

/** Grams of one in US shops and kitchens. `data/usual-grams.tsv` has the most special first. */
const usualGrams = groupsOf('usual-grams.tsv', ['measure', 'of', 'grams'], (row) => ({
  isOf: selectorIn(row, 'of'),
  grams: row.cells.grams === 'piece' ? null : numberIn(row, 'grams', 0.1),
}));

/** Grams of a can, a bunch, a loaf of an ingredient. */
export const gramsOfOne = (measure: string, ingredient: Ingredient): number | undefined =>
  (usualGrams().get(measure) ?? []).flatMap(({ isOf, grams }) => (isOf(ingredient) ? (grams ?? ingredient.gramsPerPiece ?? []) : []))[0];

/** Grams in a cup of what nobody measures in cups: a guess. */
const USUAL_GRAMS_PER_CUP = 150;

/**
 * Weight of an amount in grams; `null` if the ingredient is unknown and the unit is not a weight, or if it is not counted in pieces.
 * `unit` is `null` for counted things.
 *
 * @example
 * ```ts
 * gramsOf(2, 'pound', undefined); // 907
 * ```
 */
export const gramsOf = (quantity: number, unit: Unit | null, ingredient: Ingredient | undefined): number | null => {
  if (isMass(unit)) return quantity * gramsPer[unit];
  if (!ingredient) return null;
  if (isVolume(unit)) {
    return (quantity * millilitersPer[unit] * (ingredient.gramsPerCup ?? USUAL_GRAMS_PER_CUP)) / millilitersPer.cup;
  }
  if (unit === null) return ingredient.gramsPerPiece === null ? null : quantity * ingredient.gramsPerPiece;
  return quantity * (gramsOfOne(unit, ingredient) ?? 0);
};

/**
 * A quantity as a cook writes it: `1 1/2`, `2/3`, `12`. Rounds to the nearest spoon or cup fraction; from 10 on to whole numbers.
 *
 * @example
 * ```ts
 * formatQuantity(1.3333); // "1 1/3"
 * ```
 */
export const formatQuantity = (quantity: number): string => {
  if (quantity >= 10) return String(Math.round(quantity));
  const whole = Math.floor(quantity);
  const offBy = (bottom: number): number => Math.abs(Math.round(quantity * bottom) / bottom - quantity);
  // nobody measures two and an eighth
  const bottoms = whole > 0 ? [1, 2, 3, 4] : [1, 2, 3, 4, 8];
  const bottom = bottoms.reduce((best, other) => (offBy(other) < offBy(best) ? other : best));
  const top = Math.round((quantity - whole) * bottom);
  if (bottom === 1) return String(whole + top || Number(quantity.toPrecision(1)));
  return `${whole > 0 ? `${whole} ` : ''}${top}/${bottom}`;
};

const unitSigns: Partial<Record<Unit, string>> = { milliliter: 'ml', gram: 'g', kilogram: 'kg' };

const metric: readonly (Unit | null)[] = ['gram', 'milliliter', 'kilogram', 'liter'];

/** Metric amounts are decimal, the others take fractions. */
const formatAmount = (quantity: number, unit: Unit | null) =>
  metric.includes(unit) ? String(quantity >= 10 ? Math.round(quantity) : Number(quantity.toFixed(2))) : formatQuantity(quantity);

/** A unit in words: one `cup`, two `cups`. */
export const formatUnit = (unit: Unit, quantity: number): string => {
  const word = unit.replace('_', ' ');
  return unitSigns[unit] ?? (quantity > 1 ? pluralOf(word) : word);
};

/** An amount with its unit: "1 1/2 cups", "500 g", "2". */
export const formatMeasure = (quantity: number, unit: Unit | null): string =>
  [formatAmount(quantity, unit), ...(unit ? [formatUnit(unit, quantity)] : [])].join(' ');

/** What a line of an ingredient list says. */
export interface Line extends Partial<LineParts> {
  name: string;
  /** The size of each can or piece, printed behind the number. */
  sizeOfEach?: string | undefined;
  /** The weight of all, printed behind the name. */
  sizeOfAll?: string | undefined;
}

const bracketed = (text: string | undefined): string[] => (text === undefined ? [] : [`(${text})`]);

/**
 * An ingredient line as a cook writes it; {@link parseLine} reads it back. A counted name is put into the plural.
 *
 * @example
 * ```ts
 * formatLine({ quantity: 2, unit: 'clove', name: 'garlic', preparation: 'minced' }); // "2 cloves garlic, minced"
 * ```
 */
export const formatLine = (line: Line): string => {
  const { name, quantity = null, quantityMax = null, unit = null, preparation, note, optional, sizeOfEach, sizeOfAll } = line;
  const most = quantityMax ?? quantity ?? 0;
  const range = quantityMax === null ? '' : ` to ${formatAmount(quantityMax, unit)}`;
  const amount = quantity === null ? [] : [formatAmount(quantity, unit) + range];
  const isSeveral = quantity !== null && unit === null && most > 1;
  const words = [
    ...amount,
    ...bracketed(sizeOfEach),
    ...(unit ? [formatUnit(unit, most)] : []),
    isSeveral ? pluralOf(name) : name,
    ...bracketed(sizeOfAll),
  ];
  const tail = [preparation, note].filter(Boolean).map((part) => `, ${part}`);
  return words.join(' ') + tail.join('') + (optional ? ' (optional)' : '');
};
