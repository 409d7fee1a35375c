import type { Unit } from '../../../src/contract/enums.js';
import { numberAt, type NumberSpan } from '../text/numbers.js';
import { hasTag, isLemma, isPlural, skip, type Token } from '../text/token.js';
import { unitAt, type UnitSpan } from '../text/units.js';
import { allEnd, isNameStart, meansAt } from './line-words.js';
import { containerEnd, figuresAt, furtherEnd, noteOf, sizeEnd } from './measures.js';

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
const MAX_QUANTITY = 1e6;

/** Behind words that leave the amount open: "a splash of", "a few", "a good glug of". */
const vagueEnd = (tokens: readonly Token[]): number | undefined => {
  let at = skip(tokens, 0, 'a', 'an');
  if (isNameStart(tokens, at, 'amount')) return undefined;
  let end: number | undefined;
  for (;;) {
    const next = meansAt(tokens, at, 'vague', 'before_vague');
    if (next === undefined) break;
    if (meansAt(tokens, at, 'vague') !== undefined) end = skip(tokens, next, 'of', 'more');
    at = next;
  }
  return end !== undefined && tokens[end]?.type === 'word' ? end : undefined;
};

/** Behind "about", "a generous", if an amount follows. */
const hedgeEnd = (tokens: readonly Token[]): number => {
  const end = allEnd(tokens, skip(tokens, 0, 'a', 'an'), 'hedge');
  const isHedged = end > skip(tokens, 0, 'a', 'an');
  return isHedged && (numberAt(tokens, end) || unitAt(tokens, end)) ? end : 0;
};

/** The number at the front. "93% lean" and "two-ingredient dough" are names, and the article of "a 1/2 cup" is no number. */
const numberFrom = (tokens: readonly Token[], from: number): NumberSpan | undefined => {
  if (isNameStart(tokens, from, 'amount')) return undefined;
  const isArticle = hasTag(tokens[from], 'article') && tokens[from + 1]?.type === 'number' && (tokens[from + 1]?.value ?? 1) < 1;
  const number = numberAt(tokens, isArticle ? from + 1 : from, { articles: true });
  const next = number && tokens[number.to];
  const isGlued = tokens[from]?.type === 'word' && next?.spaceBefore === false && !isLemma(next, '(', ',');
  return !number || number.value > MAX_QUANTITY || isLemma(next, '%', ':') || isGlued ? undefined : number;
};

/** What is counted, and its size: "2 28-ounce cans", "28-ounce can", "2 x 7g sachets", "two 8-ounce fillets"; but "100 g piece of ginger" is 100 g. */
const sizedAt = (tokens: readonly Token[], from: number, { value, max, to }: NumberSpan): Amount | undefined => {
  const own = sizeEnd(tokens, from);
  const container = own && skip(tokens, own, '-');
  if (container && containerEnd(tokens, container) !== undefined) {
    const isLength = tokens.slice(from, own).some((_token, at) => meansAt(tokens, from + at, 'length') !== undefined);
    if (isLength || meansAt(tokens, container, 'shape') === undefined)
      return { quantity: 1, quantityMax: null, unit: null, at: container, notes: [noteOf(tokens, from, own)] };
  }
  const start = skip(tokens, to, 'x');
  const end = sizeEnd(tokens, start);
  const behind = end && skip(tokens, end, '-');
  if (!behind || tokens[behind]?.type !== 'word') return undefined;
  const each = containerEnd(tokens, behind) === undefined ? ' each' : '';
  return { quantity: value, quantityMax: max, unit: null, at: behind, notes: [noteOf(tokens, start, end) + each] };
};

/** A unit at a token, if it is one: "4 cloves, ground" are no cloves of garlic, and "pound cake" is no pound. */
const unitHere = (tokens: readonly Token[], at: number, hasNumber: boolean): UnitSpan | undefined => {
  const found = isNameStart(tokens, at, 'unit') ? undefined : unitAt(tokens, at);
  const next = found && tokens[found.to];
  if (!found || !next) return undefined;
  const isStopped = isLemma(tokens[found.to - 1], '.');
  const isEnd =
    next.spaceBefore || next.type === 'number' || isLemma(next, ',', '/') || tokens[found.to + 1]?.type === 'number' || isStopped;
  const isLetter = tokens[at]?.text.length === 1 && !hasNumber && !isStopped;
  const isSpice = found.unit === 'clove' && isLemma(next, ',') && !tokens.slice(found.to).some((token) => isLemma(token, 'garlic'));
  return isEnd && !isLetter && !isSpice ? found : undefined;
};

/** Behind a word that counts pieces and is no unit: "sheet of", "ears"; "fillet" only in the plural or before "of". */
const counterEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const end = isNameStart(tokens, at, 'unit') ? undefined : meansAt(tokens, at, 'counter', 'counter_of', 'length');
  if (end === undefined) return undefined;
  const isCounting = meansAt(tokens, at, 'counter_of') === undefined || isLemma(tokens[end], 'of') || isPlural(tokens[at] as Token);
  const next = tokens[skip(tokens, skip(tokens, end, '.'), 'of')];
  return isCounting && next?.type === 'word' && next.spaceBefore ? end : undefined;
};

/** What may stand between a number and its unit: "of the", a dash; then "large", "heaped", "lightly packed". */
const fillAt = (tokens: readonly Token[], from: number): { start: number; to: number } => {
  let start = skip(tokens, skip(tokens, from, ',', '-'), 'x');
  if (isLemma(tokens[start], 'of') && hasTag(tokens[start + 1], 'article')) start += 2;
  else if (hasTag(tokens[start], 'article')) start++;
  const at = allEnd(tokens, start, 'size', 'fullness', 'adverb', 'adjective', 'preparation');
  return { start, to: unitHere(tokens, at, true) || counterEnd(tokens, at) !== undefined ? at : start };
};

/** Behind what stands between a unit and the name: a comma, a slash, "of". */
const skipOf = (tokens: readonly Token[], from: number): number => skip(tokens, skip(tokens, from, ',', '/', '.'), 'of', 'de', 'di');

/** The upper end of a range whose unit is written twice: "110ml-150ml". */
const unitTwice = (tokens: readonly Token[], { unit, to }: UnitSpan, quantity: number | null): number | null => {
  const high = isLemma(tokens[to], '-', 'to') ? figuresAt(tokens, to + 1) : undefined;
  return high && quantity !== null && high.value > quantity && unitAt(tokens, high.to)?.unit === unit ? high.value : null;
};

/**
 * The amount at the front of a line, in tokens without brackets: its number or range, its unit, and where the name begins.
 *
 * @example
 * parseAmount(tokenize('2 28-ounce cans tomatoes')) // { quantity: 2, unit: 'can', notes: ['28-ounce'], at: 5, ... }
 */
export const parseAmount = (tokens: readonly Token[]): Amount => {
  const open = { quantity: null, quantityMax: null, unit: null, notes: [] };
  const vague = vagueEnd(tokens);
  const from = vague ?? hedgeEnd(tokens);
  const number = vague === undefined ? numberFrom(tokens, from) : undefined;
  // "a generous pinch"
  const isOne = vague === undefined && from > 1 && hasTag(tokens[0], 'article');
  const front = number
    ? (sizedAt(tokens, from, number) ?? { ...open, quantity: number.value, quantityMax: number.max, at: number.to })
    : { ...open, quantity: isOne ? 1 : null, at: from };
  const fill = fillAt(tokens, front.at);
  const found = unitHere(tokens, fill.to, number !== undefined);
  const at = number || found ? fill.to : front.at;
  const notes = number || found ? [...front.notes, noteOf(tokens, fill.start, fill.to)] : [];
  if (!found) {
    const counter = counterEnd(tokens, at);
    if (counter === undefined) return { ...front, at };
    // a "9-inch crust" is one crust, "2 inches ginger" is twice an inch
    const isLength = meansAt(tokens, at, 'length') !== undefined && !isPlural(tokens[at] as Token);
    if (isLength) return { ...front, quantity: 1, quantityMax: null, at: skipOf(tokens, counter), notes: [noteOf(tokens, from, counter)] };
    return { ...front, at: skipOf(tokens, counter), notes: [...notes, noteOf(tokens, at, counter).toLowerCase()] };
  }
  const max = front.quantityMax ?? unitTwice(tokens, found, front.quantity);
  const further = furtherEnd(tokens, found.to);
  const behind = skipOf(tokens, further < tokens.length ? further : found.to);
  const shape = isNameStart(tokens, behind, 'unit') ? undefined : meansAt(tokens, behind, found.unit === null ? 'counter' : 'shape');
  const times = (amount: number | null): number | null => (amount === null ? null : amount * found.factor);
  return {
    quantity: times(front.quantity),
    quantityMax: times(max),
    unit: found.unit,
    at: shape !== undefined && tokens[shape]?.type === 'word' ? skipOf(tokens, shape) : behind,
    notes: [...notes, further < tokens.length ? noteOf(tokens, found.to, further) : ''],
  };
};
