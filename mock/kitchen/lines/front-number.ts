import { numberAt, type NumberSpan } from '../text/numbers.js';
import { hasTag, isLemma, skip, type Token } from '../text/token.js';
import { isNameStart, meansAt } from './line-words.js';
import { figuresAt, isContainer, measureEnd, noteOf, sizeEnd, sizeWordEnd } from './measures.js';

/** The amount at the front of a line, and where the rest begins. */
export interface FrontAmount {
  quantity: number | null;
  quantityMax: number | null;
  /** The index of the token behind it. */
  at: number;
  notes: string[];
}

/** Anything beyond is a slip of the keyboard, and no amount. */
const MAX_QUANTITY = 1e6;

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
  const behind = skip(tokens, end, 'of', 'more');
  return tokens[behind]?.type === 'word' ? behind : undefined;
};

/** Behind "about", "a generous", "~", if an amount follows. */
const hedgeEnd = (tokens: readonly Token[]): number => {
  let at = 0;
  for (;;) {
    const start = skip(tokens, at, 'a', 'an');
    const next = isLemma(tokens[at], '~') ? at + 1 : meansAt(tokens, start, 'hedge');
    if (next === undefined) break;
    at = skip(tokens, next, '.');
  }
  const follows = tokens[at];
  const isAmount = follows?.type === 'number' || (follows?.value ?? null) !== null || meansAt(tokens, at, 'hedged') !== undefined;
  return isAmount ? at : 0;
};

/** A number that is part of a name: "93% lean", "00 flour", "24-karat gold", "three-cheese blend". */
const isNamed = (tokens: readonly Token[], { to }: NumberSpan): boolean => {
  const next = tokens[to];
  const noun = isLemma(next, '-') ? tokens[to + 1] : next;
  if (tokens[0]?.type === 'number' && isLemma(next, '%')) return true;
  if (tokens[0]?.value === 0 && isLemma(next, 'flour', 'bread')) return true;
  if (isLemma(next, ':') && tokens[to + 1]?.type === 'number' && !tokens[to + 1]?.spaceBefore) return true;
  if (tokens[0]?.text === '7' && isLemma(noun, 'up')) return true;
  const isCompound = isLemma(next, '-') ? !next?.spaceBefore : tokens[0]?.type === 'word';
  return isCompound && isLemma(noun, 'bean', 'spice', 'grain', 'cheese', 'karat', 'powder');
};

/** Behind words between a number and its unit that say how full: "heaped", "lightly packed", "large". */
const fullnessEnd = (tokens: readonly Token[], at: number): number => {
  let end = at;
  for (let next = meansAt(tokens, end, 'fullness'); next !== undefined && next < tokens.length; next = meansAt(tokens, end, 'fullness'))
    end = skip(tokens, next, '-');
  return end > at && meansAt(tokens, end, 'full_unit') !== undefined ? end : at;
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

const noAmount: FrontAmount = { quantity: null, quantityMax: null, at: 0, notes: [] };

/** The size of what is counted: "2 28-ounce cans", "400g/14oz tin", "2 x 7g sachets"; but "100 g piece of ginger" is 100 g. */
const sizedContainer = (tokens: readonly Token[], number: NumberSpan): FrontAmount | undefined => {
  const own = sizeEnd(tokens, 0) ?? (tokens[0]?.type === 'word' ? meansAt(tokens, number.to, 'length') : undefined);
  const container = own === undefined ? undefined : skip(tokens, own, '-');
  if (own !== undefined && container !== undefined && isContainer(tokens, container)) {
    const isShaped = meansAt(tokens, container, 'shape') !== undefined;
    const isLength = tokens.slice(0, own).some((_token, index) => meansAt(tokens, index, 'length') !== undefined);
    if (!isShaped || isLength) return { quantity: 1, quantityMax: null, at: container, notes: [noteOf(tokens, 0, own)] };
  }
  const start = skip(tokens, number.to, 'x');
  const end = sizeEnd(tokens, start);
  const behind = end === undefined ? undefined : skip(tokens, end, '-');
  if (end === undefined || behind === undefined || tokens[behind]?.type !== 'word') return undefined;
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

/** "a 1/2 cup": the article is no number. */
const isArticleOfPart = (tokens: readonly Token[], at: number): boolean =>
  isLemma(tokens[at], 'a', 'an') && tokens[at + 1]?.type === 'number' && (tokens[at + 1]?.value ?? 1) < 1;

/** The number at the front of a line, without its unit. Sizes of what is counted go to the notes. */
export const frontNumber = (tokens: readonly Token[]): FrontAmount => {
  const isCouple = isLemma(tokens[0], 'couple') || isLemma(tokens[1], 'couple');
  const vague = tokens[0]?.type === 'word' && !isCouple ? vagueEnd(tokens) : undefined;
  if (vague !== undefined) return { ...noAmount, at: vague };
  const start = tokens[0]?.type === 'number' ? 0 : hedgeEnd(tokens);
  const skipped = isArticleOfPart(tokens, start) ? start + 1 : start;
  const rest = tokens.slice(skipped);
  if (isNameStart(rest, 0, 'amount')) return { ...noAmount, at: skipped };
  const number = numberAt(rest, 0, { articles: !isLemma(rest[0], 'the') });
  if (!number || number.value > MAX_QUANTITY || isNamed(rest, number)) return { ...noAmount, at: skipped };
  const isGlued =
    rest[0]?.type === 'word' && rest[number.to] !== undefined && !rest[number.to]?.spaceBefore && !isLemma(rest[number.to], '(', ',');
  if (isGlued) return { ...noAmount, at: skipped };
  const amount = amountInFigures(rest, number);
  return { ...amount, at: skipped + amount.at };
};

/** Whether a line begins with an amount, so that a number further on is not its amount. */
export const beginsWithAmount = (tokens: readonly Token[]): boolean =>
  tokens[0]?.type === 'number' || frontNumber(tokens).quantity !== null || hedgeEnd(tokens) > 0;
