import { isLemma, textOf, type Token } from '../text/token.js';
import { endOf, findRule, noteOf, skipRule } from './line-grammar.js';

/** What is taken off a line. */
export interface Remarks {
  readonly notes: string[];
  readonly preparation: string[];
}

/** Takes something off a line: returns the tokens that are left, and adds what it took to the remarks. */
export type Take = (tokens: readonly Token[], remarks: Remarks) => readonly Token[];

/** Takes off everything from where a rule reads something behind the name. */
export const takeBehind =
  (rule: string, to: keyof Remarks): Take =>
  (tokens, remarks) => {
    const at = findRule(rule, tokens, 1);
    if (at < 0) return tokens;
    remarks[to].push(noteOf(tokens, at));
    return tokens.slice(0, isLemma(tokens[at - 1], 'or', 'and') ? at - 1 : at);
  };

/** Longer texts before a colon or an amount are sentences. */
const MOST_WORDS_BEFORE = 6;

const isNumber = ({ type }: Token): boolean => type === 'number';

/** Takes off a heading, or what stands before a colon and an amount: "For the sauce: 1 cup cream", "Egg wash: 1 egg"; not of "potatoes: 800 g". */
export const takeHeading: Take = (tokens, { notes }) => {
  const end = endOf('heading_line', tokens);
  if (end === undefined) return tokens;
  notes.push(textOf(tokens.slice(0, end - 1)));
  return tokens.slice(end);
};

/** Takes off a part of what the line is about: "grated zest and juice of 1 lemon", "juice 1/2 lemon", "kernels from 2 ears corn". */
export const takePart = (tokens: readonly Token[], { preparation }: Remarks): readonly Token[] => {
  const outer = endOf('outer_parts', tokens);
  const part = outer ?? endOf('inner_parts', tokens) ?? 0;
  const start = endOf(outer === undefined ? 'of_some' : 'of_it', tokens, part);
  if (part === 0 || start === undefined) return tokens;
  preparation.push(textOf(tokens.slice(0, part)).toLowerCase());
  return tokens.slice(start);
};

/** Takes what stands in brackets to the notes. A size behind the number stays: "1 (15-ounce can) beans", "4 (6 oz) fillets". */
export const takeBrackets = (tokens: readonly Token[], { notes }: Remarks): readonly Token[] => {
  const outside: Token[] = [];
  let inside: Token[] = [];
  let depth = 0;
  for (const token of tokens) {
    if (!isLemma(token, '(', ')')) (depth > 0 ? inside : outside).push(token);
    else {
      const isOfEach = (outside.at(-1)?.value ?? null) !== null && endOf('extent_of_each', inside) !== undefined;
      if (isOfEach) outside.push(...inside.map((one, at) => ({ ...one, spaceBefore: one.spaceBefore || at === 0 })));
      else notes.push(noteOf(inside));
      inside = [];
      depth = Math.max(0, depth + (isLemma(token, '(') ? 1 : -1));
    }
  }
  notes.push(noteOf(inside));
  return outside;
};

/** Puts an amount that stands behind the name before it: "butter, 100 g", "onions 2", "flour (2 cups)". */
export const amountFirst = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(isNumber);
  let start = at;
  while (isLemma(tokens[start - 1], ',', ':', '(', '-', 'x', 'about', 'around', 'approximately')) start--;
  const name = tokens.slice(0, start);
  const isName = name.every(({ type, value, tags }) => type === 'word' && value === null && !tags.has('preposition'));
  const isSetOff = tokens[at]?.spaceBefore === true || start < at;
  const amountEnd = endOf('amount_behind', tokens, at);
  const behind = endOf('closed_amount', tokens, at);
  if (!isName || !isSetOff || start < 1 || start > MOST_WORDS_BEFORE || !behind) return tokens;
  return [...tokens.slice(at, amountEnd), ...name.map((token) => ({ ...token, spaceBefore: true })), ...tokens.slice(behind)];
};

/** Leaves out what may stand before a name: "of", "plus", "or so", and how many shrimps make a pound. */
export const skipBeforeName = (tokens: readonly Token[]): readonly Token[] =>
  tokens.slice(Math.min(skipRule('before_names', tokens, 0), tokens.length - 1));
