import type { Unit } from '../../../src/contract/enums.js';
import { isLemma, isParticiple, isPlural, skip, type Token } from '../text/token.js';
import { isNameStart, meansAt } from './line-words.js';

/** A word that says how a counted unit is: "unpeeled", "thin", "good". */
const isAdjectiveAt = (tokens: readonly Token[], at: number): boolean =>
  isParticiple(tokens[at]) ||
  meansAt(tokens, at, 'adverb', 'adjective') !== undefined ||
  isLemma(tokens[at], '-') ||
  isLemma(tokens[at + 1], '-');

/** Behind what is said of a counted unit: "2 large unpeeled cloves of garlic". */
export const adjectivesEnd = (tokens: readonly Token[], from: number): number => {
  let at = from;
  while (at < tokens.length && isAdjectiveAt(tokens, at)) at++;
  const unit = at > from ? meansAt(tokens, at, 'counted_unit') : undefined;
  if (unit === undefined) return from;
  return tokens[skip(tokens, unit, 'of')]?.type === 'word' ? at : from;
};

/** Behind what stands between a unit and the name: a comma, a slash, "of". */
export const skipOf = (tokens: readonly Token[], from: number): number => {
  let at = from;
  while (isLemma(tokens[at], ',', '/', '.')) at++;
  return skip(tokens, at, 'of');
};

/** "100 g piece of ginger": the amount is the weight. */
export const skipShape = (tokens: readonly Token[], at: number): number => {
  const end = isNameStart(tokens, at, 'unit') ? undefined : meansAt(tokens, at, 'shape');
  return end !== undefined && tokens[end]?.type === 'word' ? skipOf(tokens, end) : at;
};

const isYeastCake = (tokens: readonly Token[], at: number, end: number): boolean =>
  isLemma(tokens[at], 'cake') && tokens.slice(end, end + 3).some((token) => isLemma(token, 'yeast'));

/** Words that count pieces only before "of", or in the plural: "fillet of", "fillets". */
const isCounting = (tokens: readonly Token[], at: number, end: number): boolean => {
  if (meansAt(tokens, at, 'counter_of') === undefined || isLemma(tokens[end], 'of') || isYeastCake(tokens, at, end)) return true;
  const token = tokens[at];
  return token !== undefined && isPlural(token) && !isLemma(token, 'cake', 'roll');
};

/** Counters that are not units of the API: "sheet", "loaf of". */
export const counterEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const start = skip(tokens, at, '-');
  const end = meansAt(tokens, start, 'counter', 'counter_of', 'length');
  if (end === undefined) return undefined;
  const behind = skip(tokens, end, '.');
  if (!isCounting(tokens, start, behind)) return undefined;
  const next = tokens[skip(tokens, behind, 'of')];
  return next?.type === 'word' && next.spaceBefore ? behind : undefined;
};

/** A counter that is a unit after all: bulbs of garlic are heads. */
export const unitOfCounter = (tokens: readonly Token[], at: number): Unit | null =>
  isLemma(tokens[at], 'bulb') && tokens.some((token) => isLemma(token, 'garlic')) ? 'head' : null;
