import type { Unit } from '../../../src/contract/enums.js';
import { isLemma, isParticiple, skip, textOf, type Token, withoutSpans } from '../text/token.js';
import { unitAt } from '../text/units.js';
import { isNameStart, isTail, meansAt } from './line-words.js';
import { amountEnd, figuresAt, noteOf } from './measures.js';
import type { Remarks } from './parts.js';

/** The shortest word that a full stop ends as a sentence: "cheese. Brie works best", but not "med. onion". */
const SHORTEST_BEFORE_STOP = 4;

const startsTail = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (isLemma(token, ';')) return true;
  if (isLemma(token, '.')) return (tokens[at - 1]?.text.length ?? 0) >= SHORTEST_BEFORE_STOP && next?.type === 'word' && next.spaceBefore;
  if (!token?.spaceBefore) return false;
  if (isTail(tokens, at)) return true;
  if (isLemma(token, '-')) return next?.spaceBefore === true;
  if (isLemma(token, 'plus', 'or', 'from')) return (isLemma(next, 'about') ? tokens[at + 2] : next)?.type === 'number';
  if (isLemma(token, 'for')) return next?.type === 'word';
  if (isParticiple(token) || isLemma(token, 'cut', 'torn', 'broken')) return isLemma(next, 'into', 'crosswise', 'lengthwise', 'lengthways');
  return token.type === 'number' && amountEnd(tokens, at) === tokens.length;
};

/** Takes off what stands behind the name without a comma: what it is for, how it is kept, a second measure. */
export const takeTail = (tokens: readonly Token[], { notes }: Remarks): readonly Token[] => {
  const at = tokens.findIndex((_token, index) => index > 0 && startsTail(tokens, index));
  if (at < 0) return tokens;
  notes.push(noteOf(tokens, at));
  return tokens.slice(0, isLemma(tokens[at - 1], 'or', 'and') ? at - 1 : at);
};

/** Behind a size: "large", "small to medium", "large or 3 small", "thumb-sized". */
const sizeWordsEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const isSized = isLemma(tokens[at + 1], '-') && isLemma(tokens[at + 2], 'size', 'sized');
  const end = isSized ? at + 3 : meansAt(tokens, at, 'size');
  if (end === undefined || isNameStart(tokens, at, 'size')) return undefined;
  let behind = end;
  while (isLemma(tokens[behind], 'to', 'or', 'and', '-', '.')) behind++;
  const further = sizeWordsEnd(tokens, figuresAt(tokens, behind)?.to ?? behind);
  return further ?? (isLemma(tokens[end], '-') ? undefined : skip(tokens, end, '.'));
};

const isGround = (tokens: readonly Token[], at: number): boolean =>
  isLemma(tokens[at], 'ground', 'cracked', 'milled') &&
  isLemma(tokens[isLemma(tokens[at + 1], 'black', 'white') ? at + 2 : at + 1], 'pepper', 'peppercorn');

/** Behind what was done: "chopped", "finely chopped", "chopped and toasted"; not "minced beef", which is sold so. */
const preparationEnd = (tokens: readonly Token[], from: number): number | undefined => {
  let at = from;
  for (let next = meansAt(tokens, at, 'adverb'); next !== undefined; next = meansAt(tokens, at, 'adverb'))
    at = tokens[next - 1]?.lemma.endsWith('ly') ? skip(tokens, next, '-') : next;
  if (isNameStart(tokens, at, 'preparation')) return undefined;
  const end = meansAt(tokens, at, 'preparation') ?? (isGround(tokens, at) ? at + 1 : undefined);
  const further = end && preparationEnd(tokens, skip(tokens, end, ','));
  // "flaked or whole almonds" are two varieties of almonds
  return further ?? (isLemma(tokens[end ?? at], 'or', 'and', '-') ? undefined : end);
};

/** Takes sizes and preparations off the front of a name: "large eggs", "ripe medium tomatoes", "finely chopped fresh parsley". */
export const takeDescription = (tokens: readonly Token[], { notes, preparation }: Remarks): readonly Token[] => {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const isFront = kept.every((token) => isLemma(token, 'fresh'));
    const size = sizeWordsEnd(tokens, at);
    const prepared = isFront && size === undefined ? preparationEnd(tokens, at) : undefined;
    const end = size ?? prepared;
    const quality = meansAt(tokens, at, 'quality');
    if (end !== undefined && end < tokens.length) (size === undefined ? preparation : notes).push(textOf(tokens.slice(at, end)));
    else if (quality === undefined) return [...kept, ...tokens.slice(at)];
    else kept.push(...tokens.slice(at, skip(tokens, quality, ',')));
    at = skip(tokens, end ?? quality ?? at, ',');
  }
  return kept;
};

/** Takes "freshly ground" off "salt and freshly ground black pepper". */
export const takeGround = (tokens: readonly Token[], { preparation }: Remarks): readonly Token[] =>
  withoutSpans(tokens, (at) => {
    const start = skip(tokens, at, 'freshly', 'fresh', 'coarsely', 'finely');
    if (!isGround(tokens, start)) return undefined;
    preparation.push(textOf(tokens.slice(at, start + 1)));
    return start + 1;
  });

/** Takes off what was done at the end of a name: "onion finely chopped". */
export const takePreparationBehind = (tokens: readonly Token[], { preparation }: Remarks): readonly Token[] => {
  const at = tokens.findIndex((token, index) => index > 0 && token.spaceBefore && preparationEnd(tokens, index) === tokens.length);
  if (at < 0 || isLemma(tokens.at(-1), 'cut')) return tokens;
  preparation.push(textOf(tokens.slice(at)));
  return tokens.slice(0, at);
};

/** The unit behind the name: "2 garlic cloves". */
export const unitBehind = (tokens: readonly Token[]): Unit | null => {
  const isUnit = tokens.some((_token, at) => meansAt(tokens, at, 'trailing_unit') === tokens.length);
  if (!isUnit || tokens.length < 2 || tokens.some((_token, at) => isNameStart(tokens, at, 'trailing'))) return null;
  return unitAt(tokens, tokens.length - 1)?.unit ?? null;
};
