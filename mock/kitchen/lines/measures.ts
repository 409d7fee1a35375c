import type { Unit } from '../../../src/contract/enums.js';
import { numberAt, type NumberSpan } from '../text/numbers.js';
import { isLemma, skip, textOf, type Token } from '../text/token.js';
import { unitAt } from '../text/units.js';
import { isNameStart, meansAt } from './line-words.js';

/** The units that measure how much there is, or how long it is; the others count pieces. */
const measured: ReadonlySet<Unit | null> = new Set<Unit>(['teaspoon', 'tablespoon', 'cup', 'fluid_ounce', 'pint', 'quart', 'liter', 'milliliter', 'gram', 'kilogram', 'ounce', 'pound', 'pinch', 'dash', 'stick']); // prettier-ignore

/** A word of a measure must end where it ends: "in" is not an inch before another letter. */
const skipStop = (tokens: readonly Token[], to: number): number => (isLemma(tokens[to], '.') && !tokens[to]?.spaceBefore ? to + 1 : to);

/** Behind a measure that begins at a token: "oz", "inch", "fl oz". */
export const measureEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const unit = unitAt(tokens, at);
  if (unit && measured.has(unit.unit)) return unit.to;
  const length = meansAt(tokens, at, 'length');
  return length === undefined ? undefined : skipStop(tokens, length);
};

/** A number or a range in figures. */
export const figuresAt = (tokens: readonly Token[], at: number): NumberSpan | undefined =>
  tokens[at]?.type === 'number' ? numberAt(tokens, at) : undefined;

const skipRoughly = (tokens: readonly Token[], at: number): number =>
  skipStop(tokens, skip(tokens, at, '~', 'about', 'around', 'approximately', 'approx'));

/** Behind a number and its measure: "28-ounce", "400 g", "about 3 pounds". */
export const amountEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const number = figuresAt(tokens, skipRoughly(tokens, at));
  return number && measureEnd(tokens, skip(tokens, number.to, '-'));
};

/** Behind a second amount that means the same: "/14oz", "or 400 g", "/1lb 2oz". */
const otherAmountEnd = (tokens: readonly Token[], at: number): number => {
  if (!isLemma(tokens[at], '/', 'or')) return at;
  const end = amountEnd(tokens, at + 1);
  return end === undefined ? at : (amountEnd(tokens, end) ?? end);
};

/** After a size, with a second one: "400g/14oz", "2-inch thick". */
export const sizeEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const end = amountEnd(tokens, at);
  if (end === undefined) return undefined;
  const behind = otherAmountEnd(tokens, end);
  const shape = skip(tokens, behind, '-');
  return isLemma(tokens[shape], 'long', 'thick', 'wide') ? shape + 1 : behind;
};

/** Whether a container, a shape or a form of an ingredient stands here: "cans", "large piece", "sheet". */
export const isContainer = (tokens: readonly Token[], at: number): boolean => {
  const start = skip(tokens, at, 'large', 'small', 'medium');
  const end = meansAt(tokens, start, 'container', 'shape', 'form');
  return end !== undefined && !isNameStart(tokens, start, 'unit') && !isLemma(tokens[end], '-');
};

/** The text of tokens, without a comma or slash that begins it. */
export const noteOf = (tokens: readonly Token[], from: number, to: number): string => {
  const start = skip(tokens, from, ',', '/');
  return textOf(tokens.slice(start, to));
};

export const sizeWordEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const start = skip(tokens, at, 'very');
  const end = isLemma(tokens[start], 'fat') ? start + 1 : meansAt(tokens, start, 'size');
  return end === undefined || !isLemma(tokens[end], '.') ? end : end + 1;
};

/** Behind the sizes in front of a unit or a counter: "2 large cloves". */
export const sizesEnd = (tokens: readonly Token[], from: number): number => {
  let at = from;
  for (let next = sizeWordEnd(tokens, at); next !== undefined; next = sizeWordEnd(tokens, at)) at = next;
  return at;
};

/** "/14 oz", "plus 2 tablespoons", "to 1 tablespoon", "1 lb 4 oz": behind the measures that follow a measure. */
export const furtherEnd = (tokens: readonly Token[], from: number): number => {
  let at = from;
  for (;;) {
    let start = at;
    while (isLemma(tokens[start], ',', '/', '-', '+', 'and', 'to', 'or', 'plus', 'minus', 'less')) start++;
    while (isLemma(tokens[start], 'about', 'around', 'approximately', 'approx', 'additional', 'another', 'a', 'an', 'more')) start++;
    const isBare = isLemma(tokens[start - 1], 'a', 'an', 'additional', 'another', 'more') && start > at;
    const number = figuresAt(tokens, start);
    const unit = number || isBare ? (number?.to ?? start) : undefined;
    const hyphen = unit === undefined ? undefined : skip(tokens, unit, '-');
    const end = hyphen === undefined ? undefined : (measureEnd(tokens, hyphen) ?? meansAt(tokens, hyphen, 'container'));
    const isFigure = number !== undefined && end === undefined && isLemma(tokens[start - 1], '/') && tokens[number.to]?.type === 'word';
    if (isFigure) return number.to;
    if (end === undefined) return at;
    at = skip(tokens, end, '.');
  }
};
