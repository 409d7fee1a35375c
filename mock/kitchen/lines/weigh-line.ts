import type { Unit } from '../../../src/contract/enums.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { numberAt } from '../text/numbers.js';
import { isLemma, textOf, type Token } from '../text/token.js';
import { lemmasOf, tokenize } from '../text/tokenize.js';
import { unitAt } from '../text/units.js';
import { gramsOf, gramsOfOne, gramsPer } from './amounts.js';
import { findRule } from './line-grammar.js';
import type { ParsedLine } from './parse-line.js';

/** Grams of the units in which sizes are written; of liquids as of water. */
const gramsOfSize: Partial<Record<Unit, number>> = { ...gramsPer, fluid_ounce: gramsPer.ounce, milliliter: 1, liter: 1000 };

/** A size written next to what is counted: of one can, or of all of it ("about 3 pounds"). */
export interface WrittenSize {
  grams: number;
  text: string;
  /** True if it is the weight of all, not of each. */
  ofAll: boolean;
}

const packed: ReadonlySet<Unit | null> = new Set<Unit>(['can', 'jar', 'package', 'piece', 'slice', 'stick']);

const names = (tokens: readonly Token[], ...lemmas: readonly string[]): boolean => tokens.some((token) => isLemma(token, ...lemmas));

const namesContainer = (tokens: readonly Token[]): boolean => findRule('container', tokens) >= 0 || names(tokens, 'block', 'stick', 'cube');

/** "28-ounce", "400 g", "about 3 pounds". */
const sizeAt = (tokens: readonly Token[], at: number) => {
  const number = tokens[at]?.type === 'number' ? numberAt(tokens, at) : undefined;
  const isHyphenated = number !== undefined && isLemma(tokens[number.to], '-');
  const unit = number && unitAt(tokens, isHyphenated ? number.to + 1 : number.to);
  const grams = unit?.unit ? gramsOfSize[unit.unit] : undefined;
  if (!number || number.value <= 0 || !unit || grams === undefined) return undefined;
  const isAbout = isLemma(tokens[at - 1], 'about', 'approximately', 'approx');
  return { grams: number.value * unit.factor * grams, text: textOf(tokens.slice(at, unit.to)), isAbout, isHyphenated };
};

/**
 * The size in a line's note, `undefined` if there is none. What is written next to a number of loose pieces is the weight of all of them
 * ("3 eggplants (900 g)"), unless it says otherwise ("4 6-ounce fillets").
 */
export const sizeIn = (note: string | null, unit: Unit | null): WrittenSize | undefined => {
  const tokens = tokenize(note ?? '');
  for (let at = 0; at < tokens.length; at++) {
    const size = sizeAt(tokens, at);
    if (!size) continue;
    const saysEach = names(tokens, 'each', 'apiece');
    const isPacked = packed.has(unit);
    const isEach = saysEach || size.isHyphenated || isPacked || namesContainer(tokens);
    const ofAll = !isEach || (size.isAbout && !saysEach && !isPacked);
    return { grams: size.grams, text: size.text, ofAll };
  }
  return undefined;
};

/** True for what is bought by the bottle, bag or box: nobody takes three quarters of one. */
export const isContained = (note: string | null, unit: Unit | null): boolean =>
  unit === null && note !== null && namesContainer(tokenize(note));

/** A loaf of bread, a bottle of wine: `undefined` if the line names neither. */
const gramsOfWhole = (note: string | null, ingredient: Ingredient | undefined): number | undefined => {
  const whole = lemmasOf(note ?? '').find((word) => word === 'loaf' || word === 'bottle');
  return whole === undefined || !ingredient ? undefined : gramsOfOne(whole, ingredient);
};

/**
 * Weight of an ingredient line in grams, `null` if it cannot be known. The size that a line gives of its cans, packages or pieces counts
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
