import { oneOf } from '../text/read-table.js';
import { isLemma, type Token, withoutSpans } from '../text/token.js';
import { isFlavor } from './compounds.js';
import { ingredientIndex } from './ingredient-index.js';
import { lemmasOfName } from './name-words.js';
import { phrasesOf } from './read-tables.js';

const meanings = ['remark', 'aside', 'example', 'manner', 'cut', 'state'] as const;

const phrases = phrasesOf('asides.tsv', ['phrase', 'meaning'], (row) => oneOf(row, 'meaning', meanings), { verbs: false });
const brands = phrasesOf('brands.tsv', ['brand'], () => true, { verbs: false });

const isWord = (token: Token | undefined): boolean => token?.type === 'word';

/** Behind a remark about an ingredient: "non-vegan", "ready-to-eat", "burrito-size", "not instant". */
const remarkEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const match = phrases().at(tokens, at);
  if (match?.value === 'remark') return match.to;
  const [token, next, third] = tokens.slice(at);
  if (isWord(token) && isLemma(next, 'size', 'sized') && isWord(third)) return at + 2;
  return isLemma(token, 'not') && isWord(next) && isWord(third) ? at + 2 : undefined;
};

/**
 * Behind the name of a maker, if an ingredient is named after it; the maker of Nestlé Crunch is part of its name, and so is that of what has a flavor:
 * a Yoplait strawberry is a yogurt.
 */
const brandEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const end = brands().at(tokens, at)?.to;
  if (end === undefined || !isWord(tokens[end])) return undefined;
  const words = lemmasOfName(tokens.slice(at));
  const made = ingredientIndex().entries.get(lemmasOfName(tokens.slice(end)).join(' '))?.ingredient;
  return (made && isFlavor(made)) || words.some((_word, to) => isKnown(words.slice(0, to + 1))) ? undefined : end;
};

const isKnown = (words: readonly string[]): boolean => words.length > 1 && ingredientIndex().entries.has(words.join(' '));

/** A name without remarks about the ingredient, and without its maker. */
export const withoutRemarks = (tokens: readonly Token[]): Token[] =>
  withoutSpans(tokens, (at) => remarkEnd(tokens, at) ?? brandEnd(tokens, at));

/** A name without "bone in", "in their shells". */
export const withoutStates = (tokens: readonly Token[]): Token[] =>
  withoutSpans(tokens, (at) => {
    const match = phrases().at(tokens, at);
    return match?.value === 'state' ? match.to : undefined;
  });

/** A name without what is said about the use of the ingredient, or how it is cut: "chicken for frying", "leeks cut into rings". */
export const withoutAside = (tokens: readonly Token[]): readonly Token[] => {
  for (let at = 0; at < tokens.length; at++) {
    const match = phrases().at(tokens, at);
    if (match?.value === 'aside') return tokens.slice(0, at);
    if (match?.value !== 'manner' && (match?.value !== 'cut' || at === 0)) continue;
    let end = match.to;
    while (end < tokens.length && !isLemma(tokens[end], 'with')) end++;
    return [...tokens.slice(0, at), ...tokens.slice(end)];
  }
  return tokens;
};

/** A name and its example: "a hard cheese" and "parmesan" of "a hard cheese such as parmesan". */
export const splitExample = (tokens: readonly Token[]): { name: readonly Token[]; example: readonly Token[] | undefined } => {
  for (let at = 0; at < tokens.length; at++) {
    const match = phrases().at(tokens, at);
    if (match?.value === 'example' && match.to < tokens.length) return { name: tokens.slice(0, at), example: tokens.slice(match.to) };
  }
  return { name: tokens, example: undefined };
};

/** The parts of a name that commas divide, and what stands in brackets. */
export const segmentsOf = (tokens: readonly Token[]): { segments: Token[][]; insides: Token[][] } => {
  const segments: Token[][] = [[]];
  const insides: Token[][] = [];
  let isInside = false;
  for (const token of tokens) {
    if (isLemma(token, '(')) {
      isInside = true;
      insides.push([]);
    } else if (isLemma(token, ')')) isInside = false;
    else if (isInside) insides.at(-1)?.push(token);
    else if (token.type === 'symbol') segments.push([]);
    else segments.at(-1)?.push(token);
  }
  return { segments: segments.filter((segment) => segment.length > 0), insides: insides.filter((inside) => inside.length > 0) };
};
