import { isGerund, isLemma, isParticiple, textOf, type Token } from '../text/token.js';
import { isNameStart, isTail } from './line-words.js';
import { amountEnd } from './measures.js';
import { isAdverb, isJoint, isPreparation, isQuality, isSize, isState, isWord, textOfWords, tokensOf, type Word } from './words.js';

/** Takes the size off a name: "large eggs", "ripe medium tomatoes". */
export const takeSizes = (words: readonly Word[], notes: string[]): readonly Word[] => {
  let start = 0;
  while (isQuality(words[start]) && !isSize(words[start])) start++;
  const joins = (at: number): boolean => isWord(words[at], 'to', 'or', 'and', 'very', 'extra', '-') && isSize(words[at + 1]);
  let end = start;
  while (end < words.length - 1 && (isSize(words[end]) || joins(end))) end++;
  if (end === start || isNameStart(tokensOf(words.slice(start)), 0, 'size')) return words;
  notes.push(textOfWords(words.slice(start, end)));
  return [...words.slice(0, start), ...words.slice(end)];
};

/** "ground" is a preparation of pepper and of what is freshly ground; ground beef is sold so. */
const isGround = (words: readonly Word[], at: number): boolean =>
  isWord(words[at], 'ground') &&
  (isAdverb(words[at - 1]) || isWord(words[at - 1], 'fresh') || (words.length <= at + 3 && isWord(words.at(-1), 'pepper', 'peppercorn')));

/** How many words at the front only say what was done. */
const preparedUntil = (words: readonly Word[]): number => {
  let until = 0;
  for (let at = 0; at < words.length - 1; at++) {
    if (isPreparation(words[at]) || isGround(words, at)) {
      if (isNameStart(tokensOf(words.slice(at)), 0, 'preparation')) break;
      until = at + 1;
    } else if (!isAdverb(words[at]) && !(isWord(words[at], 'fresh') && isWord(words[at + 1], 'ground'))) break;
  }
  if (until === 0 || !isJoint(words[until])) return until;
  // "chopped or torn-up basil" names two preparations; "flaked or whole almonds" are two varieties of almonds
  const other = words[until + 1];
  const isDone = isParticiple(other?.tokens.at(-1)) || isLemma(other?.tokens.at(-1), 'cut', 'made', 'torn');
  return until + 2 < words.length && isDone && !isState(other) ? until + 2 : 0;
};

/** From which word on the end only says what was done: "onion finely chopped". */
const preparedFrom = (words: readonly Word[]): number => {
  let from = words.length;
  let at = words.length;
  if (isWord(words.at(-1), 'cut')) return at;
  while (at > 1 && (isPreparation(words[at - 1]) || isAdverb(words[at - 1]) || (at === words.length && isSize(words[at - 1])))) {
    at--;
    if (isPreparation(words[at])) from = at;
    else if (from === words.length && !(isPreparation(words[at - 1]) && !isJoint(words[at]))) return words.length;
  }
  while (from < words.length && from > 1 && isAdverb(words[from - 1])) from--;
  return from;
};

/** "salt and freshly ground black pepper": how the pepper is ground is no part of the name. */
const takeGroundPepper = (words: readonly Word[], preparation: string[]): readonly Word[] => {
  const pepper = words.findIndex((word) => isWord(word, 'pepper'));
  const color = isWord(words[pepper - 1], 'black', 'white') ? pepper - 1 : pepper;
  if (pepper < 0 || !isWord(words[color - 1], 'ground', 'cracked', 'milled')) return words;
  let start = color - 1;
  while (isWord(words[start - 1], 'freshly', 'fresh', 'coarsely', 'finely')) start--;
  if (!isJoint(words[start - 1])) return words;
  preparation.push(textOfWords(words.slice(start, color)));
  return [...words.slice(0, start), ...words.slice(color)];
};

/** Takes the preparation off a name. */
export const takePreparation = (name: readonly Word[], preparation: string[]): readonly Word[] => {
  const words = takeGroundPepper(name, preparation);
  const fresh = isWord(words[0], 'fresh') && isPreparation(words[1]) ? words.slice(0, 1) : [];
  const rest = words.slice(fresh.length);
  const until = preparedUntil(rest);
  if (until > 0) preparation.push(textOfWords(rest.slice(0, until)));
  const behind = rest.slice(until);
  const from = preparedFrom(behind);
  if (from < behind.length) preparation.push(textOfWords(behind.slice(from)));
  return [...fresh, ...behind.slice(0, from)];
};

/** The shortest word that a full stop ends as a sentence: "cheese. Brie works best", but not "med. onion". */
const SHORTEST_BEFORE_STOP = 4;

const startsTail = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (isLemma(token, ';')) return true;
  if (isLemma(token, '.'))
    return (tokens[at - 1]?.text.length ?? 0) >= SHORTEST_BEFORE_STOP && tokens[at + 1]?.type === 'word' && tokens[at + 2]?.type === 'word';
  if (!token?.spaceBefore) return false;
  if (isTail(tokens, at)) return true;
  const next = tokens[at + 1];
  if (isLemma(token, '-')) return next?.spaceBefore === true;
  if (isLemma(token, '+', 'plus', 'or', 'from', 'about', 'approx', 'approximately')) {
    const behind = isLemma(next, 'about') ? tokens[at + 2] : next;
    return behind?.type === 'number' || isLemma(token, 'about', 'approx', 'approximately');
  }
  if (isLemma(token, 'for')) return isGerund(next);
  if (isLemma(token, 'each')) return at === tokens.length - 1;
  if (isParticiple(token) || isLemma(token, 'cut', 'torn', 'broken'))
    return isLemma(next, 'into', 'crosswise', 'lengthwise', 'lengthways') || (isLemma(next, 'in') && isLemma(tokens[at + 2], 'half'));
  return token.type === 'number' && amountEnd(tokens, at) === tokens.length;
};

/** Takes off what stands behind the name without a comma: what it is for, how it is kept, a second measure. */
export const takeTail = (words: readonly Word[], notes: string[]): readonly Word[] => {
  const tokens = tokensOf(words);
  const at = tokens.findIndex((_token, index) => index > 0 && startsTail(tokens, index));
  if (at < 0) return words;
  notes.push(textOf(isLemma(tokens[at], ';', '-', '.') ? tokens.slice(at + 1) : tokens.slice(at)));
  const kept: Word[] = [];
  let left = at;
  for (const word of words) {
    if (left >= word.tokens.length) kept.push(word);
    else if (left > 0) kept.push({ tokens: word.tokens.slice(0, left), text: textOf(word.tokens.slice(0, left)), hasComma: false });
    left -= word.tokens.length;
    if (left <= 0) break;
  }
  while (kept.length > 1 && isJoint(kept.at(-1))) kept.pop();
  return kept;
};
