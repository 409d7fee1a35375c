import type { Unit } from '../../../src/contract/enums.js';
import { gramsOf } from './amounts.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import type { ParsedLine } from './parse-line.js';

const gramsPer: readonly (readonly [RegExp, number])[] = [
  [/^(?:ounces?|oz)/i, 28.35],
  [/^(?:pounds?|lbs?)/i, 453.592],
  [/^(?:kilograms?|kilos?|kgs?)/i, 1000],
  [/^(?:grams?|gms?|g)\b/i, 1],
  [/^(?:millilit\w+|mls?)/i, 1],
  [/^(?:lit\w+|l)\b/i, 1000],
];

/** "28-ounce", "400 g", "about 3 pounds" */
const sizePattern =
  /(about |approximately |approx\.? )?(\d+(?:\.\d+)?)(?:\s*(\d)\/(\d))?(?:\s*(?:-|–|to)\s*\d+(?:\.\d+)?)?[\s-]*((?:fluid |fl\.? )?(?:ounces?|oz|pounds?|lbs?|kilograms?|kilos?|kgs?|grams?|gms?|g|millilit\w+|mls?|lit(?:er|re)s?|l))\b\.?/i;

/** A size written beside what is counted: of one can, or of all of it ("about 3 pounds"). */
export interface WrittenSize {
  grams: number;
  text: string;
  /** True where it is the weight of all, not of each. */
  ofAll: boolean;
}

const packed: ReadonlySet<string> = new Set(['can', 'jar', 'package', 'piece', 'slice', 'stick']);
const eachWords = /\b(?:each|apiece)\b/i;
const container =
  /\b(?:bottles?|cans?|tins?|jars?|packages?|packets?|packs?|bags?|boxes|box|cartons?|tubs?|containers?|envelopes?|sachets?|blocks?|sticks?|cubes?)\b/i;

/**
 * The size in a line's note, `undefined` where there is none. What stands beside a number of loose things is the weight of all of them
 * ("3 eggplants (900 g)"), unless it says otherwise ("4 6-ounce fillets").
 */
export const sizeIn = (note: string | null, unit: Unit | null): WrittenSize | undefined => {
  const found = note === null ? null : sizePattern.exec(note);
  if (!found || note === null) return undefined;
  const [text, about, number = '0', top, bottom, unitText = ''] = found;
  const quantity = Number(number) + (top && bottom ? Number(top) / Number(bottom) : 0);
  const grams = gramsPer.find(([pattern]) => pattern.test(unitText.replace(/^fl(?:uid|\.)?\s*/i, '')))?.[1];
  if (grams === undefined || quantity <= 0) return undefined;
  const isEach = eachWords.test(note) || /\d-[a-z]/i.test(text) || packed.has(unit ?? '') || container.test(note);
  return {
    grams: quantity * grams,
    text: text.trim(),
    ofAll: !isEach || (about !== undefined && !eachWords.test(note) && !packed.has(unit ?? '')),
  };
};

/** True for what is bought by the bottle, bag or box: nobody takes three quarters of one. */
export const isContained = (note: string | null, unit: Unit | null): boolean => unit === null && note !== null && container.test(note);

/** A loaf of bread, a bottle of wine: `undefined` where the line names neither. */
const gramsOfWhole = (note: string | null, ingredient: Ingredient | undefined): number | undefined => {
  if (note === null || ingredient === undefined) return undefined;
  if (/\bloa(?:f|ves)\b/i.test(note) && ingredient.kinds.includes('bread')) return 450;
  if (/\bbottles?\b/i.test(note) && ingredient.kinds.includes('alcohol')) return ingredient.kinds.includes('gluten') ? 355 : 750;
  return undefined;
};

/**
 * Weight of an ingredient line in grams, `null` where it cannot be known. The size that a line gives of its cans, packages or pieces counts
 * before what is usual: "2 (15-ounce) cans black beans" weigh 851 g.
 */
export const gramsOfLine = (
  { quantity, quantityMax, unit, note }: Pick<ParsedLine, 'quantity' | 'quantityMax' | 'unit' | 'note'>,
  ingredient: Ingredient | undefined,
): number | null => {
  if (quantity === null) return null;
  const middle = quantityMax === null ? quantity : (quantity + quantityMax) / 2;
  const size = unit === null || packed.has(unit) ? sizeIn(note, unit) : undefined;
  if (size) return size.ofAll ? size.grams : middle * size.grams;
  const whole = unit === null ? gramsOfWhole(note, ingredient) : undefined;
  return whole === undefined ? gramsOf(middle, unit, ingredient) : middle * whole;
};
