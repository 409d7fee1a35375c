import { hasTag, type Token } from '../text/token.js';
import { isOn } from './word-lists.js';

const stops = new Set([',', ';', ':', '.', '(', ')', '!', '?']);

/** For each token, whether it only explains: it stands between "until", or a bracket, and the next comma. */
export const explanationsIn = (tokens: readonly Token[]): boolean[] => {
  let isInside = false;
  return tokens.map(({ lemma }) => (isInside = lemma === '(' || isOn('explains', lemma) || (isInside && !stops.has(lemma))));
};

/** The index of the first token of a verb: of "gently" in "gently simmer", of "air" in "air-fry". */
export const verbStart = (tokens: readonly Token[], at: number): number => {
  let start = at;
  while (start > 0 && (hasTag(tokens[start - 1], 'adverb') || isOn('first word of a verb', tokens[start - 1]?.lemma))) start--;
  return start;
};

/** Whether what an order is about may begin with a token: "the", "them", "with", "2". */
export const isObject = (token: Token | undefined): boolean =>
  hasTag(token, 'article', 'preposition') || typeof token?.value === 'number' || isOn('object of an order', token?.lemma);

/** Whether the token is something that the cook is asked to do. */
export const isOrder = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at] as Token;
  if (token.verb === null || token.verbForm !== 'base') return false;
  const isAmbiguous = isOn('ingredient and verb', token.lemma) || hasTag(token, 'quality', 'tool', 'vessel');
  if (isAmbiguous && !isObject(tokens[at + 1])) return false;
  const previous = tokens[verbStart(tokens, at) - 1];
  return previous === undefined || stops.has(previous.lemma) || isOn('leads to an order', previous.lemma);
};

/** Where the clauses of a sentence begin, one for each order. What holds only on a condition asks for nothing: "If the pan is smaller, bake for an hour". */
export const ordersIn = (tokens: readonly Token[]): number[] => {
  if (isOn('begins a condition', tokens[0]?.lemma)) return [];
  const isExplanation = explanationsIn(tokens);
  return [...tokens.keys()].filter((at) => !isExplanation[at] && isOrder(tokens, at));
};
