import { oneOf } from '../text/read-table.js';
import { isLemma, type Token, withoutSpans } from '../text/token.js';
import { ingredientIndex } from './ingredient-index.js';
import { lemmasOfName } from './name-words.js';
import { phrasesOf } from './read-tables.js';

const meanings = ['aside', 'example', 'manner', 'cut', 'state'] as const;

const phrases = phrasesOf('asides.tsv', ['phrase', 'meaning'], (row) => oneOf(row, 'meaning', meanings), { verbs: false });

const meaningAt = (tokens: readonly Token[], at: number) => phrases().at(tokens, at);

const isWord = (token: Token | undefined): boolean => token?.type === 'word';

/** What is said to be removed or left on: "with the skin on", "with organs removed". */
const partsOfBody = [
  'the', 'its', 'their', 'all', 'most', 'of', 'any', 'and', 'visible', 'excess', 'skin', 'shell', 'tail', 'head', 'bone', 'rind', 'fat', 'organ', 'giblet', 'neck',
  'stem', 'root', 'top', 'end', 'leaf', 'pit', 'seed', 'core', 'vein', 'membrane', 'peel', 'fin', 'feet', 'claw', 'husk', 'green', 'frond',
] as const; // prettier-ignore

/** Behind "with organs removed", "with the rind still attached". */
const bodyEnd = (tokens: readonly Token[], at: number): number | undefined => {
  if (!isLemma(tokens[at], 'with')) return undefined;
  let end = at + 1;
  while (isLemma(tokens[end], ...partsOfBody)) end++;
  if (end === at + 1) return undefined;
  if (isLemma(tokens[end], 'still')) end++;
  if (isLemma(tokens[end], 'removed', 'discarded', 'trimmed', 'attached', 'intact', 'on')) return end + 1;
  return isLemma(tokens[end], 'left') && isLemma(tokens[end + 1], 'on') ? end + 2 : undefined;
};

/** Behind "non-vegan", "not gluten-free": bread that is not gluten-free is bread. */
const denialEnd = (tokens: readonly Token[], at: number): number | undefined => {
  if (!isLemma(tokens[at], 'non', 'not')) return undefined;
  if (isLemma(tokens[at + 1], 'vegan', 'vegetarian')) return at + 2;
  if (isLemma(tokens[at + 1], 'plant') && isLemma(tokens[at + 2], 'based')) return at + 3;
  return isLemma(tokens[at + 2], 'free') && !isLemma(tokens[at + 1], 'fat') ? at + 3 : undefined;
};

/** Behind a remark that would else begin an aside, name another ingredient or join one: "ready-to-eat", "burrito-size", "not instant". */
const remarkEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const isTo = isLemma(next, 'to') && isWord(tokens[at + 2]);
  if (isTo && isLemma(token, 'ready', 'easy')) return at + 3;
  if (isTo && isLemma(token, 'small', 'medium') && isWord(tokens[at + 3])) return at + 3;
  if (isWord(token) && isLemma(next, 'size', 'sized') && isWord(tokens[at + 2])) return at + 2;
  if (at === 0 && isLemma(token, 'as') && isLemma(next, 'needed', 'required')) return 2;
  if (isLemma(token, 'cut') && isLemma(next, 'up')) return at + 2;
  if (!isLemma(token, 'not')) return undefined;
  const end = isLemma(next, 'too', 'so', 'very') ? at + 3 : at + 2;
  return isWord(tokens[end - 1]) && isWord(tokens[end]) ? end : undefined;
};

const brands = phrasesOf('brands.tsv', ['brand'], () => true, { verbs: false });

/** Behind the name of a maker, if an ingredient is named after it. */
const brandEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const end = brands().at(tokens, at)?.to;
  return end !== undefined && isWord(tokens[end]) && !isKnownFrom(tokens, at) ? end : undefined;
};

/** Whether a known name begins at a token: the maker of Nestlé Crunch is part of it. */
const isKnownFrom = (tokens: readonly Token[], at: number): boolean => {
  const { entries, longest } = ingredientIndex();
  for (let end = at + 2; end <= Math.min(tokens.length, at + longest); end++)
    if (entries.has(lemmasOfName(tokens.slice(at, end)).join(' '))) return true;
  return false;
};

/** A name without remarks and denials about the ingredient, and without its maker. */
export const withoutRemarks = (tokens: readonly Token[]): Token[] =>
  withoutSpans(tokens, (at) => denialEnd(tokens, at) ?? remarkEnd(tokens, at) ?? bodyEnd(tokens, at) ?? brandEnd(tokens, at));

/** A name without "bone in", "in their shells". */
export const withoutStates = (tokens: readonly Token[]): Token[] =>
  withoutSpans(tokens, (at) => {
    const match = meaningAt(tokens, at);
    return match?.value === 'state' ? match.to : undefined;
  });

/** A name without what is said about the use of the ingredient, or how it is cut: "chicken for frying", "leeks cut into rings". */
export const withoutAside = (tokens: readonly Token[]): readonly Token[] => {
  for (let at = 0; at < tokens.length; at++) {
    const match = meaningAt(tokens, at);
    const isMore = isLemma(tokens[at], 'plus') && isLemma(tokens[at + 1], 'more', 'extra') && at + 2 === tokens.length;
    if (match?.value === 'aside' || isMore) return tokens.slice(0, at);
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
    const match = meaningAt(tokens, at);
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
