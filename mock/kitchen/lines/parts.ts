import { figuresAt } from './measures.js';
import { isLemma, skip, textOf, type Token } from '../text/token.js';

/** Takes out "optional" with the bracket, comma or colon that sets it off. */
export const takeOptional = (tokens: readonly Token[]): { tokens: readonly Token[]; optional: boolean } => {
  const at = tokens.findIndex((token) => isLemma(token, 'optional', 'optionally'));
  if (at < 0) return { tokens, optional: false };
  const start = isLemma(tokens[at - 1], '(', ',', ';') ? at - 1 : at;
  const end = isLemma(tokens[at + 1], ')', ':') ? at + 2 : at + 1;
  return { tokens: [...tokens.slice(0, start), ...takeOptional(tokens.slice(end)).tokens], optional: true };
};

/** Words that begin the heading of a part of a list. */
const headings = ['for', 'optional', 'garnish', 'topping', 'dressing', 'marinade', 'filling', 'sauce', 'note'] as const;
/** Longer texts before a colon are sentences. */
const LONGEST_HEADING = 40;

const colonOf = (tokens: readonly Token[]): number => {
  const at = tokens.findIndex((token) => isLemma(token, ':'));
  const hasOther = tokens.slice(0, Math.max(0, at)).some((token) => token.type === 'number' || isLemma(token, ','));
  return at > 0 && !hasOther && (tokens[at]?.start ?? 0) - (tokens[0]?.start ?? 0) <= LONGEST_HEADING ? at : -1;
};

/** Takes off a heading: "For the sauce: 1 cup cream". A heading alone stays. */
export const takeHeading = (tokens: readonly Token[], notes: string[]): readonly Token[] => {
  const at = colonOf(tokens);
  if (at < 1 || at === tokens.length - 1 || !isLemma(tokens[0], ...headings)) return tokens;
  notes.push(textOf(tokens.slice(0, at)));
  return tokens.slice(at + 1);
};

/** Takes off what stands before a colon and an amount: "Egg wash: 1 egg". */
export const takeLabel = (tokens: readonly Token[], notes: string[]): readonly Token[] => {
  const at = colonOf(tokens);
  if (at < 1 || tokens[at + 1]?.type !== 'number' || tokens[0]?.type !== 'word') return tokens;
  notes.push(textOf(tokens.slice(0, at)));
  return tokens.slice(at + 1);
};

const outerParts = ['zest', 'rind', 'peel', 'juice'] as const;
const innerParts = ['seed', 'leaf', 'stem', 'kernel', 'meat', 'flesh', 'pulp'] as const;

/** Takes off a part of what the line is about: "grated zest and juice of 1 lemon", "juice 1/2 lemon", "kernels from 2 ears corn". */
export const takePart = (tokens: readonly Token[], preparation: string[]): readonly Token[] => {
  let at = 0;
  let isOuter = false;
  while (isLemma(tokens[at], 'the', 'finely', 'freshly', 'coarsely', 'grated', 'squeezed', 'strained', 'and', 'plus', ',', ...outerParts)) {
    isOuter ||= isLemma(tokens[at], ...outerParts);
    at++;
  }
  const isInner = at === 0 && isLemma(tokens[0], ...innerParts);
  const end = isInner ? 1 : at;
  const isOf = isLemma(tokens[end], 'of', 'from');
  const next = tokens[isOf ? end + 1 : end];
  const isCounted = next?.type === 'number' || isLemma(next, 'one') || (isInner && isLemma(next, 'a', 'an'));
  const isWhole = (isOuter && (isCounted || (isOf && next !== undefined))) || (isInner && isOf && isCounted);
  if (!isWhole) return tokens;
  preparation.push(textOf(tokens.slice(0, end)).toLowerCase());
  return tokens.slice(isOf ? end + 1 : end);
};

const opens = (token: Token | undefined): boolean => isLemma(token, '(', '[', '{');
const closes = (token: Token | undefined): boolean => isLemma(token, ')', ']', '}');

/** Takes what stands in brackets to the notes; an inner bracket is joined to the outer one by a comma. */
export const takeBrackets = (tokens: readonly Token[], notes: string[]): readonly Token[] => {
  if (!tokens.some((token) => opens(token) || closes(token))) return tokens;
  const outside: Token[] = [];
  let inside: string[] = [];
  let part: Token[] = [];
  let depth = 0;
  let isAfterBracket = false;
  const endPart = (): void => {
    const first = part.findIndex((token) => !isLemma(token, ',', ';'));
    if (first >= 0) inside.push(textOf(part.slice(first)));
    part = [];
  };
  for (const token of tokens) {
    if (opens(token) || closes(token)) {
      endPart();
      depth = Math.max(0, depth + (opens(token) ? 1 : -1));
      if (depth === 0 && inside.length > 0) notes.push(inside.join(', '));
      if (depth === 0) inside = [];
      isAfterBracket = true;
    } else if (depth > 0) part.push(token);
    else {
      outside.push(isAfterBracket && token.type !== 'symbol' ? { ...token, spaceBefore: true } : token);
      isAfterBracket = false;
    }
  }
  endPart();
  if (inside.length > 0) notes.push(inside.join(', '));
  return outside;
};

/** Takes off what may stand before a name, and how many shellfish make a pound: "16/20 shrimp", "21-25 count", "U-10 scallops". */
export const takeCount = (tokens: readonly Token[], notes: string[]): readonly Token[] => {
  let at = 0;
  for (;;) {
    const isSign = isLemma(tokens[at], '-', '+', ',', '.', ':', ';', '/', 'of', 'the', 'each', 'weight', 'net');
    const isOrMore = isLemma(tokens[at], 'or') && isLemma(tokens[at + 1], 'more', 'so', 'less');
    const behind = isOrMore ? at + 2 : at + 1;
    if (!(isSign || isOrMore) || behind >= tokens.length) break;
    at = behind;
  }
  const isUnder = isLemma(tokens[at], 'u') && isLemma(tokens[at + 1], '-') && tokens[at + 2]?.type === 'number';
  const end = isUnder ? at + 3 : figuresAt(tokens, at)?.to;
  if (end === undefined) return tokens.slice(at);
  const isCount = isLemma(tokens[end], 'ct', 'count');
  const isShellfish = tokens.slice(end, end + 2).some((token) => isLemma(token, 'shrimp', 'prawn', 'scallop'));
  if (!isCount && !isShellfish) return tokens.slice(at);
  const behind = isCount ? end + 1 : end;
  notes.push(textOf(tokens.slice(at, behind)));
  return tokens.slice(skip(tokens, behind, '.'));
};
