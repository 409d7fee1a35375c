import type { Unit } from '../../../src/contract/enums.js';
import { findExactly } from '../ingredients/find-segment.js';
import { numberAt, type NumberSpan } from '../text/numbers.js';
import { hasTag, isLemma, isPlural, skip, type Token } from '../text/token.js';
import { unitAt, type UnitSpan } from '../text/units.js';
import { endOf, findRule, noteOf, skipRule } from './line-grammar.js';

/** The amount at the front of a line. What it says besides goes to the notes. */
export interface Amount {
  readonly quantity: number | null;
  readonly quantityMax: number | null;
  readonly unit: Unit | null;
  /** The index of the token behind it. */
  readonly at: number;
  readonly notes: readonly string[];
}

/** Anything beyond is a slip of the keyboard, and no amount. */
export const MAX_QUANTITY = 1e6;

/** The number at the front. "93% lean" and "two-ingredient dough" are names, and the article of "a 1/2 cup" is no number. */
const numberFrom = (tokens: readonly Token[], from: number): NumberSpan | undefined => {
  if (endOf('name', tokens, from) !== undefined) return undefined;
  const isArticle = hasTag(tokens[from], 'article') && tokens[from + 1]?.type === 'number' && (tokens[from + 1]?.value ?? 1) < 1;
  const number = numberAt(tokens, isArticle ? from + 1 : from, { articles: true });
  const next = number && tokens[number.to];
  const isGlued = tokens[from]?.type === 'word' && next?.spaceBefore === false && !isLemma(next, '(', ',');
  return !number || number.value > MAX_QUANTITY || isLemma(next, '%', ':') || isGlued ? undefined : number;
};

/** What is counted, and its size: "2 28-ounce cans", "28-ounce can", "2 x 7g sachets", "two 8-ounce fillets"; but "100 g piece of ginger" is 100 g. */
const sizedAt = (tokens: readonly Token[], from: number, { value, max, to }: NumberSpan): Amount | undefined => {
  const own = endOf('extent', tokens, from);
  const ofOne = own !== undefined && endOf('of_vessel', tokens, own) !== undefined;
  const isPart = ofOne && endOf('of_shape', tokens, own) !== undefined && findRule('length', tokens.slice(from, own)) < 0;
  const start = ofOne && !isPart ? from : skip(tokens, to, 'x');
  const end = endOf('extent', tokens, start);
  const at = end && skip(tokens, end, '-');
  if (!at || tokens[at]?.type !== 'word') return undefined;
  const isOfEach = start > from && value !== 1 && endOf('vessel', tokens, at) === undefined;
  const counted = start === from ? { quantity: 1, quantityMax: null } : { quantity: value, quantityMax: max };
  return { ...counted, unit: null, at, notes: [noteOf(tokens, start, end) + (isOfEach ? ' each' : '')] };
};

/** "1.500 g" is a kilogram and a half: nobody weighs thousandths of a gram. */
const GROUPED = /^[1-9]\d{0,2}\.\d{3}$/;

const isGrouped = (number: Token | undefined, { unit }: UnitSpan): boolean =>
  (unit === 'gram' || unit === 'milliliter') && GROUPED.test(number?.text ?? '');

/** The amount in a unit, with what follows the unit: "plus 2 tablespoons", "piece of". */
const inUnit = (tokens: readonly Token[], front: Amount, found: UnitSpan): Amount => {
  const end = skipRule('further_measures', tokens, found.to);
  const hasFurther = end < tokens.length;
  const behind = skipRule('of', tokens, hasFurther ? end : found.to);
  const shape = endOf(found.unit === null ? 'of_counter' : 'of_shape', tokens, behind);
  const inTotal = (amount: number | null): number | null => (amount === null ? null : amount * found.factor);
  return {
    quantity: inTotal(front.quantity),
    quantityMax: inTotal(front.quantityMax),
    unit: found.unit,
    at: shape === undefined ? behind : skipRule('of', tokens, shape),
    notes: [...front.notes, hasFurther ? noteOf(tokens, found.to, end) : ''],
  };
};

/**
 * The amount at the front of a line, in tokens without brackets: its number or range, its unit, and where the name begins.
 *
 * @example
 * parseAmount(tokenize('2 28-ounce cans tomatoes')) // { quantity: 2, unit: 'can', notes: ['28-ounce'], at: 5, ... }
 */
export const parseAmount = (tokens: readonly Token[]): Amount => {
  const open = { quantity: null, quantityMax: null, unit: null, notes: [] };
  const vagueEnd = endOf('vague_amount', tokens);
  const from = vagueEnd ?? endOf('hedges', tokens) ?? 0;
  const number = vagueEnd === undefined ? numberFrom(tokens, from) : undefined;
  const counted = number && { ...open, quantity: number.value, quantityMax: number.max, at: number.to };
  const front = (number && sizedAt(tokens, from, number)) ?? counted ?? { ...open, at: from };
  const start = skipRule('of_the', tokens, front.at);
  const at = endOf('filling', tokens, start) ?? (number ? start : front.at);
  const amount = { ...front, at, notes: [...front.notes, noteOf(tokens, start, at)] };
  // "gram flour" is chickpea flour
  const isName = number === undefined && findExactly(tokens.slice(at)) !== undefined;
  const found = !isName && endOf(number ? 'unit_here' : 'unit_alone', tokens, at) ? unitAt(tokens, at) : undefined;
  if (found) return inUnit(tokens, amount, isGrouped(tokens[from], found) ? { ...found, factor: found.factor * 1000 } : found);
  const end = endOf('pieces', tokens, at);
  if (end === undefined) return amount;
  // a "9-inch crust" is one crust, "2 inches ginger" is twice an inch
  if (endOf('length', tokens, at) !== undefined && !isPlural(tokens[at] as Token))
    return { ...front, quantity: 1, quantityMax: null, at: skipRule('of', tokens, end), notes: [noteOf(tokens, from, end)] };
  return { ...amount, at: skipRule('of', tokens, end), notes: [...amount.notes, noteOf(tokens, at, end).toLowerCase()] };
};
