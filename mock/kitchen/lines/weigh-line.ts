import type { Unit } from '../../../src/contract/enums.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { numberAt } from '../text/numbers.js';
import { listOf } from '../text/read-table.js';
import { isLemma, skip, textOf, type Token } from '../text/token.js';
import { lemmasOf, tokenize } from '../text/tokenize.js';
import { unitAt } from '../text/units.js';
import { convert, gramsOf, gramsOfOne, gramsPer, isMass, isVolume } from './amounts.js';
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

/** What is packed or cut has a size of each. */
const packed: ReadonlySet<Unit> = new Set<Unit>(['can', 'jar', 'package', 'piece', 'slice', 'stick']);

const isPackedIn = (tokens: readonly Token[]): boolean => findRule('packing', tokens) >= 0;

/**
 * The size in a line's note, `undefined` if there is none, or if the line is measured. What is written next to a number of loose pieces is the weight of all of them
 * ("3 eggplants (900 g)"), unless it says otherwise ("4 6-ounce fillets").
 */
export const sizeIn = (note: string | null, unit: Unit | null): WrittenSize | undefined => {
  const isPacked = unit !== null && packed.has(unit);
  const tokens = tokenize(note !== null && !isMass(unit) && !isVolume(unit) ? note : '');
  const at = findRule('weight', tokens);
  const number = numberAt(tokens, at);
  const measure = number && unitAt(tokens, skip(tokens, number.to, '-'));
  const grams = measure?.unit ? gramsOfSize[measure.unit] : undefined;
  if (!measure || !grams) return undefined;
  const isAbout = isLemma(tokens[at - 1], 'about', 'approximately', 'approx');
  const isHyphenated = isLemma(tokens[number.to], '-');
  const isOfEach = isPacked || tokens.some((token) => isLemma(token, 'each', 'apiece'));
  const ofAll = !isOfEach && (isAbout || !(isHyphenated || isPackedIn(tokens)));
  return { grams: number.value * measure.factor * grams, text: textOf(tokens.slice(at, measure.to)), ofAll };
};

/** True for what is bought by the bottle, bag or box: nobody takes three quarters of one. */
export const isContained = (note: string | null, unit: Unit | null): boolean =>
  unit === null && note !== null && isPackedIn(tokenize(note));

/** Units of which a line names a larger and a smaller one without a word between them: "1 lb 4 oz". */
const smallerUnits: Partial<Record<Unit, readonly Unit[]>> = {
  pound: ['ounce'], kilogram: ['gram'], liter: ['milliliter'], pint: ['fluid_ounce'], quart: ['pint', 'cup'], cup: ['tablespoon'], tablespoon: ['teaspoon'],
}; // prettier-ignore

/** An amount in another unit; of a spoon and a stick by the weight of the ingredient. */
const inUnit = (quantity: number, from: Unit, unit: Unit, ingredient: Ingredient | undefined): number => {
  const one = gramsOf(1, unit, ingredient);
  return convert(quantity, from, unit) ?? (one ? (gramsOf(quantity, from, ingredient) ?? 0) / one : 0);
};

/** What a part of a note adds: "plus 2 tablespoons plus 1 teaspoon", the 2 oz of "2 oz/500 g". What is not an amount to its end adds nothing. */
const addedInPart = (tokens: readonly Token[], unit: Unit, isWhole: boolean, ingredient: Ingredient | undefined): number => {
  let sum = 0;
  let at = 0;
  while (at < tokens.length && !isLemma(tokens[at], '/', 'or')) {
    const [isMore, isLess] = [isLemma(tokens[at], 'plus', 'and'), isLemma(tokens[at], 'minus', 'less')];
    const number = numberAt(tokens, isMore || isLess ? at + 1 : at);
    const measure = number && unitAt(tokens, skip(tokens, number.to, '-'));
    if (!number || !measure?.unit) return 0;
    const added = inUnit(number.value * measure.factor, measure.unit, unit, ingredient);
    // another measure of the same amount: "1 cup / 240 ml", "1/2 lb (8 oz)"
    const isSmaller = at === 0 && isWhole && smallerUnits[unit]?.includes(measure.unit) === true && added < 1;
    if (!isMore && !isLess && !isSmaller) return 0;
    sum += isLess ? -added : added;
    at = skip(tokens, measure.to, '.');
  }
  return sum;
};

/**
 * What a note adds to an amount, in its unit: "plus 2 tablespoons", "minus 1 tablespoon", and the 4 oz of "1 lb 4 oz". Another measure of the same
 * amount adds nothing: "1 lb (16 oz)".
 */
export const addedIn = ({ quantity, unit, note }: Pick<ParsedLine, 'quantity' | 'unit' | 'note'>, ingredient?: Ingredient): number =>
  unit === null
    ? 0
    : listOf(note ?? '').reduce((sum, part) => sum + addedInPart(tokenize(part), unit, Number.isInteger(quantity), ingredient), 0);

/**
 * Weight of an ingredient line in grams, `null` if it cannot be known. The size that a line gives of its cans, packages or pieces counts
 * before what is usual: "2 (15-ounce) cans black beans" weigh 851 g.
 */
export const gramsOfLine = (
  { name, quantity, quantityMax, unit, note }: Pick<ParsedLine, 'name' | 'quantity' | 'quantityMax' | 'unit' | 'note'>,
  ingredient: Ingredient | undefined,
): number | null => {
  if (quantity === null) return null;
  const middle = quantityMax === null ? quantity : (quantity + quantityMax) / 2;
  const size = sizeIn(note, unit);
  if (size) return size.ofAll ? size.grams : middle * size.grams;
  // a loaf of bread, a bottle of wine, a ball of mozzarella, a chicken drumstick, half a rack of ribs
  const lemmas = unit === null ? lemmasOf(`${note ?? ''} ${name}`) : [];
  const whole =
    ingredient && lemmas.map((lemma) => ({ lemma, grams: gramsOfOne(lemma, ingredient) })).find(({ grams }) => grams !== undefined);
  if (whole?.grams === undefined) return gramsOf(middle + addedIn({ quantity, unit, note }, ingredient), unit, ingredient);
  return middle * whole.grams * (whole.lemma !== 'half' && lemmas.includes('half') ? 0.5 : 1);
};
