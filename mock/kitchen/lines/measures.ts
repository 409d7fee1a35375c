import type { Unit } from '../../../src/contract/enums.js';
import { numberAt, type NumberSpan } from '../text/numbers.js';
import { isLemma, skip, textOf, type Token } from '../text/token.js';
import { unitAt } from '../text/units.js';
import { isNameStart, meansAt } from './line-words.js';

/** The units that measure how much there is; the others count pieces. */
const measured: ReadonlySet<Unit | null> = new Set<Unit>(['teaspoon', 'tablespoon', 'cup', 'fluid_ounce', 'pint', 'quart', 'liter', 'milliliter', 'gram', 'kilogram', 'ounce', 'pound', 'pinch', 'dash', 'stick']); // prettier-ignore

const roughly = ['about', 'around', 'approximately', 'approx'] as const;

/** Behind a measure that begins at a token: "oz", "inch", "fl oz". */
export const measureEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const unit = unitAt(tokens, at);
  if (unit && measured.has(unit.unit)) return unit.to;
  const length = meansAt(tokens, at, 'length');
  return length === undefined ? undefined : skip(tokens, length, '.');
};

/** A number or a range in figures. */
export const figuresAt = (tokens: readonly Token[], at: number): NumberSpan | undefined =>
  tokens[at]?.type === 'number' ? numberAt(tokens, at) : undefined;

/** Behind a number and its measure: "28-ounce", "400 g", "about 3 pounds". */
export const amountEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const number = figuresAt(tokens, skip(tokens, skip(tokens, at, ...roughly), '.'));
  return number && measureEnd(tokens, skip(tokens, number.to, '-'));
};

/** Behind a size, with a second way to say it: "28-ounce", "400g/14oz", "1 lb 2 oz", "2-inch thick". */
export const sizeEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const end = amountEnd(tokens, at);
  if (end === undefined) return undefined;
  const behind = furtherEnd(tokens, end);
  const shape = skip(tokens, behind, '-');
  return isLemma(tokens[shape], 'long', 'thick', 'wide') ? shape + 1 : behind;
};

/** Behind a container, a shape or a form of an ingredient: "can", "large piece", "sheet". */
export const containerEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const start = skip(tokens, at, 'large', 'small', 'medium');
  const end = meansAt(tokens, start, 'container', 'shape', 'form');
  return isNameStart(tokens, start, 'unit') || isLemma(tokens[end ?? 0], '-') ? undefined : end;
};

/** Behind the measures that follow a measure: "/14 oz", "plus 2 tablespoons", "to 1 tablespoon", "4 oz" of "1 lb 4 oz". */
export const furtherEnd = (tokens: readonly Token[], from: number): number => {
  let start = from;
  while (isLemma(tokens[start], ',', '/', '-', 'and', 'to', 'or', 'plus', 'minus', 'less', 'another', ...roughly)) start++;
  const number = numberAt(tokens, start, { articles: start > from });
  const unit = number && skip(tokens, number.to, '-');
  const end = unit && (measureEnd(tokens, unit) ?? meansAt(tokens, unit, 'container'));
  return end === undefined ? from : furtherEnd(tokens, end);
};

/** The text of tokens, without a sign that begins it. */
export const noteOf = (tokens: readonly Token[], from = 0, to = tokens.length): string =>
  textOf(tokens.slice(skip(tokens, from, ',', ';', '/', '-', '.'), to));
