import type { Unit } from '../../../src/contract/enums.js';
import { hasTag, isLemma, skip, type Token } from '../text/token.js';
import { unitAt } from '../text/units.js';
import { adjectivesEnd, counterEnd, skipOf, skipShape, unitOfCounter } from './counters.js';
import { frontNumber, type FrontAmount } from './front-number.js';
import { isNameStart, meansAt } from './line-words.js';
import { furtherEnd, measureEnd, noteOf, sizesEnd } from './measures.js';

/** Behind what may stand between a number and its unit: a comma, a dash, "of the". */
const skipBetween = (tokens: readonly Token[], from: number): number => {
  let at = from;
  while (isLemma(tokens[at], ',', '-')) at++;
  if (isLemma(tokens[at], 'x') && tokens[at]?.spaceBefore) at++;
  if (isLemma(tokens[at], 'of') && hasTag(tokens[at + 1], 'article')) return at + 2;
  return hasTag(tokens[at], 'article') && tokens[at + 1]?.type === 'word' ? at + 1 : at;
};

export interface Amount extends FrontAmount {
  unit: Unit | null;
  preparation: string[];
}

/** A unit at a token, if it is one: "4 cloves, ground" are no cloves of garlic, and "pound cake" is no pound. */
const unitHere = (
  tokens: readonly Token[],
  at: number,
  hasNumber: boolean,
): { unit: Unit | null; factor: number; to: number } | undefined => {
  const found = unitAt(tokens, at);
  const next = found && tokens[found.to];
  if (!found || !next) return undefined;
  const isEnd = next.spaceBefore || next.type === 'number' || isLemma(next, ',', '/') || isLemma(tokens[found.to - 1], '.');
  if (!isEnd) return undefined;
  if (tokens[at]?.text.length === 1 && !hasNumber && !isLemma(tokens[found.to - 1], '.')) return undefined;
  const isSpice = found.unit === 'clove' && isLemma(next, ',') && !tokens.slice(found.to).some((token) => isLemma(token, 'garlic'));
  return isSpice ? undefined : found;
};

/**
 * The amount at the front of a line, in brackets-free tokens: its number or range, its unit, and where the name begins.
 *
 * @example
 * parseAmount(tokenize('2 28-ounce cans tomatoes')) // { quantity: 2, unit: 'can', notes: ['28-ounce'], at: 5, ... }
 */
export const parseAmount = (tokens: readonly Token[]): Amount => {
  const front = frontNumber(tokens);
  const notes = [...front.notes];
  const preparation: string[] = [];
  const hasNumber = front.quantity !== null;
  let at = hasNumber ? skipBetween(tokens, front.at) : front.at;
  if (isNameStart(tokens, at, 'unit')) return { ...front, unit: null, preparation, notes, at };
  const sized = sizesEnd(tokens, at);
  const adjectives = adjectivesEnd(tokens, sized);
  const found = unitHere(tokens, adjectives, hasNumber);
  if (found || (sized > at && counterEnd(tokens, adjectives) !== undefined)) {
    if (sized > at) notes.push(noteOf(tokens, at, sized));
    if (adjectives > sized) preparation.push(noteOf(tokens, sized, adjectives));
    at = adjectives;
  }
  if (found) {
    const twice = found.unit === 'package' ? undefined : unitAt(tokens, found.to);
    const isTwice = twice !== undefined && twice.unit === found.unit && twice.to < tokens.length;
    const behind = isTwice ? twice.to : found.to;
    const further =
      measureEnd(tokens, at) !== undefined || meansAt(tokens, at, 'container') !== undefined ? furtherEnd(tokens, behind) : behind;
    if (further > behind && further < tokens.length) notes.push(noteOf(tokens, behind, further));
    const inUnit = (amount: number | null): number | null => (amount === null ? null : amount * found.factor);
    const counter = found.unit === null ? counterEnd(tokens, behind) : undefined;
    if (counter !== undefined) notes.push(noteOf(tokens, behind, counter).toLowerCase());
    const to =
      counter === undefined ? skipShape(tokens, skipOf(tokens, further < tokens.length ? further : behind)) : skipOf(tokens, counter);
    return { quantity: inUnit(front.quantity), quantityMax: inUnit(front.quantityMax), unit: found.unit, notes, preparation, at: to };
  }
  const counter = counterEnd(tokens, at);
  const start = skip(tokens, at, '-');
  const unit = counter === undefined ? null : unitOfCounter(tokens, start);
  if (counter !== undefined && unit === null) notes.push(noteOf(tokens, start, counter).toLowerCase());
  return { ...front, unit, notes, preparation, at: counter === undefined ? at : skipOf(tokens, counter) };
};
