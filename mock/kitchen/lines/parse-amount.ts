import type { Unit } from '../../../src/contract/enums.js';
import { numberAt, type NumberSpan } from '../text/numbers.js';
import { hasTag, isLemma, isParticiple, textOf, type Token } from '../text/token.js';
import { unitAt } from '../text/units.js';
import { isNameStart, meansAt } from './line-words.js';
import { amountEnd, figuresAt, isContainer, measureEnd, sizeEnd } from './measures.js';

/** The amount at the front of a line, and where the rest begins. */
export interface FrontAmount {
  quantity: number | null;
  quantityMax: number | null;
  /** The unit if the size of a thing is all that the line says of it: "150 g piece of chorizo". */
  at: number;
  notes: string[];
}

/** Anything beyond is a slip of the keyboard, and no amount. */
const mostOfAnything = 1e6;

const noteOf = (tokens: readonly Token[], from: number, to: number): string => textOf(tokens.slice(from, to).filter((_token, index, all) => index > 0 || !isLemma(all[0], ',', '/'))); // prettier-ignore

/** Behind words that leave the amount open: "a splash of", "a few", "a good glug of". */
const vagueEnd = (tokens: readonly Token[]): number | undefined => {
  let at = hasTag(tokens[0], 'article') && !isLemma(tokens[0], 'the') ? 1 : 0;
  if (isNameStart(tokens, at, 'amount')) return undefined;
  let end: number | undefined;
  for (let next = meansAt(tokens, at, 'vague', 'before_vague'); next !== undefined; next = meansAt(tokens, at, 'vague', 'before_vague')) {
    if (meansAt(tokens, at, 'vague') !== undefined) end = next;
    at = next;
  }
  if (end === undefined) return undefined;
  const behind = isLemma(tokens[end], 'of', 'more') ? end + 1 : end;
  return tokens[behind]?.kind === 'word' ? behind : undefined;
};

/** Behind "about", "a generous", "~", if an amount follows. */
const hedgeEnd = (tokens: readonly Token[]): number => {
  let at = 0;
  for (;;) {
    const start = isLemma(tokens[at], 'a', 'an') ? at + 1 : at;
    const next = isLemma(tokens[at], '~') ? at + 1 : meansAt(tokens, start, 'hedge');
    if (next === undefined) break;
    at = isLemma(tokens[next], '.') ? next + 1 : next;
  }
  const follows = tokens[at];
  const isAmount = follows?.kind === 'number' || (follows?.value ?? null) !== null || meansAt(tokens, at, 'hedged') !== undefined;
  return isAmount ? at : 0;
};

/** A number that is part of a name: "93% lean", "00 flour", "24-karat gold", "three-cheese blend". */
const isNamed = (tokens: readonly Token[], { to }: NumberSpan): boolean => {
  const next = tokens[to];
  const thing = isLemma(next, '-') ? tokens[to + 1] : next;
  if (tokens[0]?.kind === 'number' && isLemma(next, '%')) return true;
  if (tokens[0]?.value === 0 && isLemma(next, 'flour', 'bread')) return true;
  if (isLemma(next, ':') && tokens[to + 1]?.kind === 'number' && !tokens[to + 1]?.spaceBefore) return true;
  if (isLemma(next, 'x') && !next?.spaceBefore && tokens[to + 1]?.spaceBefore === true) return true;
  if (tokens[0]?.text === '7' && isLemma(thing, 'up')) return true;
  const isCompound = isLemma(next, '-') ? !next?.spaceBefore : tokens[0]?.kind === 'word';
  return isCompound && isLemma(thing, 'bean', 'spice', 'grain', 'cheese', 'karat', 'powder');
};

/** Behind words between a number and its unit that say how full: "heaped", "lightly packed", "large". */
const fullnessEnd = (tokens: readonly Token[], at: number): number => {
  let end = at;
  for (let next = meansAt(tokens, end, 'fullness'); next !== undefined && next < tokens.length; next = meansAt(tokens, end, 'fullness')) end = isLemma(tokens[next], '-') ? next + 1 : next; // prettier-ignore
  return end > at && meansAt(tokens, end, 'full_unit') !== undefined ? end : at;
};

/** "/14 oz", "plus 2 tablespoons", "to 1 tablespoon", "1 lb 4 oz": behind the measures that follow a measure. */
const furtherEnd = (tokens: readonly Token[], from: number): number => {
  let at = from;
  for (;;) {
    let start = at;
    while (isLemma(tokens[start], ',', '/', '-', '+', 'and', 'to', 'or', 'plus', 'minus', 'less')) start++;
    while (isLemma(tokens[start], 'about', 'around', 'approximately', 'approx', 'additional', 'another', 'a', 'an', 'more')) start++;
    const isBare = isLemma(tokens[start - 1], 'a', 'an', 'additional', 'another', 'more') && start > at;
    const number = figuresAt(tokens, start);
    const unit = number || isBare ? (number?.to ?? start) : undefined;
    const hyphen = unit !== undefined && isLemma(tokens[unit], '-') ? unit + 1 : unit;
    const end = hyphen === undefined ? undefined : (measureEnd(tokens, hyphen) ?? meansAt(tokens, hyphen, 'container'));
    const isFigure = number !== undefined && end === undefined && isLemma(tokens[start - 1], '/') && tokens[number.to]?.kind === 'word';
    if (isFigure) return number.to;
    if (end === undefined) return at;
    at = isLemma(tokens[end], '.') ? end + 1 : end;
  }
};

/** "110ml-150ml": a range whose unit is written twice. */
const unitTwice = (tokens: readonly Token[], { value, to }: NumberSpan): { max: number; to: number; unitAt: number } | undefined => {
  const end = measureEnd(tokens, to);
  if (end === undefined || !isLemma(tokens[end], '-', 'to', 'or')) return undefined;
  const high = figuresAt(tokens, end + 1);
  const isSame = high !== undefined && high.value > value && tokens[high.to]?.lemma === tokens[to]?.lemma;
  return isSame ? { max: high.value, to: end, unitAt: high.to } : undefined;
};

/** Behind "or 3 smaller", which is said of "2 fat" garlic cloves. */
const otherSizeEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const first = sizeWordEnd(tokens, at);
  if (first === undefined || !isLemma(tokens[first], 'or')) return undefined;
  const number = figuresAt(tokens, first + 1);
  return number && sizeWordEnd(tokens, number.to);
};

const sizeWordEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const start = isLemma(tokens[at], 'very') ? at + 1 : at;
  const end = isLemma(tokens[start], 'fat') ? start + 1 : meansAt(tokens, start, 'size');
  return end === undefined || !isLemma(tokens[end], '.') ? end : end + 1;
};

const nothing: FrontAmount = { quantity: null, quantityMax: null, at: 0, notes: [] };

/** The size of what is counted: "2 28-ounce cans", "400g/14oz tin", "2 x 7g sachets"; but "100 g piece of ginger" is 100 g. */
const sizedContainer = (tokens: readonly Token[], number: NumberSpan): FrontAmount | undefined => {
  const own = sizeEnd(tokens, 0) ?? (tokens[0]?.kind === 'word' ? meansAt(tokens, number.to, 'length') : undefined);
  const container = own !== undefined && isLemma(tokens[own], '-') ? own + 1 : own;
  if (own !== undefined && container !== undefined && isContainer(tokens, container)) {
    const isShaped = meansAt(tokens, container, 'shape') !== undefined;
    const isLength = tokens.slice(0, own).some((_token, index) => meansAt(tokens, index, 'length') !== undefined);
    if (!isShaped || isLength) return { quantity: 1, quantityMax: null, at: container, notes: [noteOf(tokens, 0, own)] };
  }
  const start = isLemma(tokens[number.to], 'x') ? number.to + 1 : number.to;
  const end = sizeEnd(tokens, start);
  const behind = end !== undefined && isLemma(tokens[end], '-') ? end + 1 : end;
  if (end === undefined || behind === undefined || tokens[behind]?.kind !== 'word') return undefined;
  const isOfEach = !isContainer(tokens, behind);
  return { quantity: number.value, quantityMax: number.max, at: behind, notes: [noteOf(tokens, start, end) + (isOfEach ? ' each' : '')] };
};

const amountInFigures = (tokens: readonly Token[], number: NumberSpan): FrontAmount => {
  const { value: quantity, max: quantityMax } = number;
  const sized = sizedContainer(tokens, number);
  if (sized) return sized;
  const twice = unitTwice(tokens, number);
  const from = fullnessEnd(tokens, number.to);
  const otherSize = otherSizeEnd(tokens, number.to);
  if (otherSize !== undefined) return { quantity, quantityMax, at: otherSize, notes: [noteOf(tokens, number.to, otherSize)] };
  if (isLemma(tokens[number.to], '+', 'plus') && figuresAt(tokens, number.to + 1)) {
    const sum = figuresAt(tokens, number.to + 1) as NumberSpan;
    if (measureEnd(tokens, sum.to) !== undefined) return { quantity, quantityMax, at: sum.to, notes: [noteOf(tokens, number.to, sum.to)] };
  }
  return { quantity, quantityMax: twice?.max ?? quantityMax, at: twice?.unitAt ?? from, notes: [] };
};

/** The number at the front of a line, without its unit. Sizes of what is counted go to the notes. */
const frontNumber = (tokens: readonly Token[]): FrontAmount => {
  const isCouple = isLemma(tokens[0], 'couple') || isLemma(tokens[1], 'couple');
  const vague = tokens[0]?.kind === 'word' && !isCouple ? vagueEnd(tokens) : undefined;
  if (vague !== undefined) return { ...nothing, at: vague };
  const start = tokens[0]?.kind === 'number' ? 0 : hedgeEnd(tokens);
  const skipped = isLemma(tokens[start], 'a', 'an') && tokens[start + 1]?.kind === 'number' && (tokens[start + 1]?.value ?? 1) < 1 ? start + 1 : start; // prettier-ignore
  const rest = tokens.slice(skipped);
  if (isNameStart(rest, 0, 'amount')) return { ...nothing, at: skipped };
  const number = numberAt(rest, 0, { articles: !isLemma(rest[0], 'the') });
  if (!number || number.value > mostOfAnything || isNamed(rest, number)) return { ...nothing, at: skipped };
  const isGlued =
    rest[0]?.kind === 'word' && rest[number.to] !== undefined && !rest[number.to]?.spaceBefore && !isLemma(rest[number.to], '(', ',');
  if (isGlued) return { ...nothing, at: skipped };
  const amount = amountInFigures(rest, number);
  return { ...amount, at: skipped + amount.at };
};

/** Behind what may stand between a number and its unit: a comma, a dash, "of the". */
const skipBetween = (tokens: readonly Token[], from: number): number => {
  let at = from;
  while (isLemma(tokens[at], ',', '-')) at++;
  if (isLemma(tokens[at], 'x') && tokens[at]?.spaceBefore) at++;
  if (isLemma(tokens[at], 'of') && hasTag(tokens[at + 1], 'article')) return at + 2;
  return hasTag(tokens[at], 'article') && tokens[at + 1]?.kind === 'word' ? at + 1 : at;
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
  const isEnd = next.spaceBefore || next.kind === 'number' || isLemma(next, ',', '/') || isLemma(tokens[found.to - 1], '.');
  if (!isEnd) return undefined;
  if (tokens[at]?.text.length === 1 && !hasNumber && !isLemma(tokens[found.to - 1], '.')) return undefined;
  const isSpice = found.unit === 'clove' && isLemma(next, ',') && !tokens.slice(found.to).some((token) => isLemma(token, 'garlic'));
  return isSpice ? undefined : found;
};

/** "2 large unpeeled cloves of garlic": behind what is said of a counted unit. */
const adjectivesEnd = (tokens: readonly Token[], from: number): number => {
  let at = from;
  while (at < tokens.length && (isParticiple(tokens[at]) || meansAt(tokens, at, 'adverb', 'adjective') !== undefined || isLemma(tokens[at], '-') || isLemma(tokens[at + 1], '-'))) at++; // prettier-ignore
  const unit = at > from ? meansAt(tokens, at, 'counted_unit') : undefined;
  return unit !== undefined && tokens[isLemma(tokens[unit], 'of') ? unit + 1 : unit]?.kind === 'word' ? at : from;
};

const skipOf = (tokens: readonly Token[], from: number): number => {
  let at = from;
  while (isLemma(tokens[at], ',', '/', '.')) at++;
  return isLemma(tokens[at], 'of') ? at + 1 : at;
};

/** "100 g piece of ginger": the amount is the weight. */
const skipShape = (tokens: readonly Token[], at: number): number => {
  const end = isNameStart(tokens, at, 'unit') ? undefined : meansAt(tokens, at, 'shape');
  return end !== undefined && tokens[end]?.kind === 'word' ? skipOf(tokens, end) : at;
};

/** What a thing is counted in, and no unit of the API: "sheet", "loaf of". */
const counterEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const start = isLemma(tokens[at], '-') ? at + 1 : at;
  const end = meansAt(tokens, start, 'counter', 'counter_of', 'length');
  if (end === undefined) return undefined;
  const behind = isLemma(tokens[end], '.') ? end + 1 : end;
  const isOf = isLemma(tokens[behind], 'of');
  const isPlural = tokens[start]?.lemma.length !== tokens[start]?.text.length;
  const isYeast = isLemma(tokens[start], 'cake') && [tokens[behind], tokens[behind + 1], tokens[behind + 2]].some((token) => isLemma(token, 'yeast')); // prettier-ignore
  if (meansAt(tokens, start, 'counter_of') !== undefined && !isOf && !isYeast && !(isPlural && !isLemma(tokens[start], 'cake', 'roll'))) return undefined; // prettier-ignore
  const next = tokens[isOf ? behind + 1 : behind];
  return next?.kind === 'word' && next.spaceBefore ? behind : undefined;
};

/** A counted thing whose counter is a unit after all: strips of bacon are slices, bulbs of garlic heads. */
const unitOfCounter = (tokens: readonly Token[], at: number): Unit | null => {
  const names = (lemma: string): boolean => tokens.some((token) => isLemma(token, lemma));
  if (isLemma(tokens[at], 'strip') && names('bacon')) return 'slice';
  return isLemma(tokens[at], 'bulb') && names('garlic') ? 'head' : null;
};

/** Behind the sizes in front of a unit or a counter: "2 large cloves". */
const sizesEnd = (tokens: readonly Token[], from: number): number => {
  let at = from;
  for (let next = sizeWordEnd(tokens, at); next !== undefined; next = sizeWordEnd(tokens, at)) at = next;
  return at;
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
  const start = isLemma(tokens[at], '-') ? at + 1 : at;
  const unit = counter === undefined ? null : unitOfCounter(tokens, start);
  if (counter !== undefined && unit === null) notes.push(noteOf(tokens, start, counter).toLowerCase());
  return { ...front, unit, notes, preparation, at: counter === undefined ? at : skipOf(tokens, counter) };
};

/** Whether a line begins with an amount, so that a number further on is not its amount. */
export const beginsWithAmount = (tokens: readonly Token[]): boolean =>
  tokens[0]?.kind === 'number' || frontNumber(tokens).quantity !== null || hedgeEnd(tokens) > 0;

/** Behind an amount that stands behind the name: "100 g", "2 cloves", "3". */
export const amountBehindEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const number = figuresAt(tokens, at);
  if (!number) return undefined;
  const amount = amountEnd(tokens, at);
  if (amount !== undefined) return furtherEnd(tokens, amount);
  const start = sizeWordEnd(tokens, number.to) ?? number.to;
  const counted = isContainer(tokens, start) ? meansAt(tokens, start, 'container', 'shape', 'form') : meansAt(tokens, start, 'behind');
  return counted ?? sizesEnd(tokens, number.to);
};
