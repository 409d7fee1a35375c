import { isLemma, skip, textOf, type Token } from '../text/token.js';
import { unitAt } from '../text/units.js';
import { allEnd, meansAt } from './line-words.js';
import { amountEnd, containerEnd, figuresAt, furtherEnd, noteOf, sizeEnd } from './measures.js';

/** What is taken off a line. */
export interface Remarks {
  readonly notes: string[];
  readonly preparation: string[];
}

/** Takes something off a line: returns the tokens that are left, and adds what it took to the remarks. */
export type Take = (tokens: readonly Token[], remarks: Remarks) => readonly Token[];

/** Longer texts before a colon or an amount are sentences. */
const MOST_WORDS_BEFORE = 6;

/** Behind an amount that stands behind the name: "100 g", "2 cloves", "3". */
const amountBehindEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const number = figuresAt(tokens, at);
  if (!number) return undefined;
  const end = amountEnd(tokens, at) ?? unitAt(tokens, number.to)?.to;
  return end === undefined ? number.to : furtherEnd(tokens, end);
};

/** Whether nothing but brackets, or what stands behind a comma, follows an amount. */
const isClosing = (tokens: readonly Token[], end: number | undefined): boolean =>
  end === tokens.length || isLemma(tokens[end ?? 0], ',') || (isLemma(tokens[end ?? 0], '(') && isLemma(tokens.at(-1), ')'));

/** Takes off a heading, or what stands before a colon and an amount: "For the sauce: 1 cup cream", "Egg wash: 1 egg"; not of "potatoes: 800 g". */
export const takeHeading = (tokens: readonly Token[], { notes }: Remarks): readonly Token[] => {
  const at = tokens.findIndex((token) => isLemma(token, ':', ',') || token.type === 'number');
  const isHeading =
    meansAt(tokens, 0, 'heading') !== undefined ||
    (tokens[at + 1]?.type === 'number' && !isClosing(tokens, amountBehindEnd(tokens, at + 1)));
  if (!isLemma(tokens[at], ':') || at > MOST_WORDS_BEFORE || at === tokens.length - 1 || !isHeading) return tokens;
  notes.push(textOf(tokens.slice(0, at)));
  return tokens.slice(at + 1);
};

/** Takes off a part of what the line is about: "grated zest and juice of 1 lemon", "juice 1/2 lemon", "kernels from 2 ears corn". */
export const takePart = (tokens: readonly Token[], { preparation }: Remarks): readonly Token[] => {
  const at = allEnd(tokens, 0, 'before_part', 'outer_part');
  const isOuter = tokens.slice(0, at).some((_token, index) => meansAt(tokens, index, 'outer_part') !== undefined);
  const end = meansAt(tokens, at, 'inner_part') ?? at;
  const start = skip(tokens, end, 'of', 'from');
  const isCounted = tokens[start]?.type === 'number' || isLemma(tokens[start], 'one');
  if (end === 0 || !(isCounted ? isOuter || start > end : isOuter && start > end && start < tokens.length)) return tokens;
  preparation.push(textOf(tokens.slice(0, end)).toLowerCase());
  return tokens.slice(start);
};

/** Takes what stands in brackets to the notes; "1 (15-ounce can) beans" is "1 can beans". */
export const takeBrackets = (tokens: readonly Token[], { notes }: Remarks): readonly Token[] => {
  const outside: Token[] = [];
  let inside: Token[] = [];
  let depth = 0;
  for (const token of tokens) {
    if (!isLemma(token, '(', ')')) (depth > 0 ? inside : outside).push(token);
    else {
      const size = outside.length === 1 ? (sizeEnd(inside, 0) ?? inside.length) : inside.length;
      if (containerEnd(inside, skip(inside, size, '-')) === inside.length) outside.push(...inside.splice(size));
      notes.push(noteOf(inside));
      inside = [];
      depth = Math.max(0, depth + (isLemma(token, '(') ? 1 : -1));
    }
  }
  notes.push(noteOf(inside));
  return outside;
};

/** Puts an amount that stands behind the name before it: "butter, 100 g", "onions 2", "flour (2 cups)". */
export const amountFirst = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ type }) => type === 'number');
  let start = at;
  while (isLemma(tokens[start - 1], ',', ':', '(', '-', 'x', 'about', 'around', 'approximately')) start--;
  const number = amountBehindEnd(tokens, at);
  const end = number && (meansAt(tokens, number, 'size') ?? number);
  const name = tokens.slice(0, start);
  const isName =
    name.every(({ type, value, tags }) => type === 'word' && value === null && !tags.has('preposition')) &&
    start > 0 &&
    start <= MOST_WORDS_BEFORE;
  const isSetOff = tokens[at]?.spaceBefore === true || start < at;
  const behind = end && skip(tokens, end, ')');
  if (!isName || !isSetOff || !behind || (behind < tokens.length && !isLemma(tokens[behind], '(', ',', '/'))) return tokens;
  return [...tokens.slice(at, end), ...name.map((token) => ({ ...token, spaceBefore: true })), ...tokens.slice(behind)];
};

/** Takes off what may stand before a name, and how many shellfish make a pound: "16/20 shrimp", "21-25 count". */
export const takeCount = (tokens: readonly Token[], remarks: Remarks): readonly Token[] => {
  let at = 0;
  while (isLemma(tokens[at], '-', 'plus', ',', '.', ':', ';', '/', 'of', 'the', 'each', 'weight', 'net') && at < tokens.length - 1) at++;
  if (isLemma(tokens[at], 'or') && isLemma(tokens[at + 1], 'more', 'so', 'less')) return takeCount(tokens.slice(at + 2), remarks);
  const end = figuresAt(tokens, at)?.to;
  if (end === undefined || !isLemma(tokens[end], 'ct', 'count', 'shrimp', 'prawn', 'scallop')) return tokens.slice(at);
  const behind = skip(tokens, end, 'ct', 'count');
  remarks.notes.push(textOf(tokens.slice(at, behind)));
  return tokens.slice(skip(tokens, behind, '.'));
};
