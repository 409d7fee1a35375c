import { oneOf, oneOfEach } from '../text/read-table.js';
import { isLemma, type Token, withoutSpans } from '../text/token.js';
import { ingredientIndex } from './ingredient-index.js';
import { kinds, type Ingredient } from './ingredient.js';
import { isAnyOf } from './kinds.js';
import { isFlavor } from './name-rules.js';
import { wordsIn } from './name-words.js';
import { phrasesOf } from './tables.generated.js';

const meanings = ['remark', 'aside', 'example', 'manner'] as const;

const phrases = phrasesOf('asides.tsv', ['phrase', 'meaning'], (row) => oneOf(row, 'meaning', meanings), { verbs: false });
const brands = phrasesOf('brands.tsv', ['brand', 'makes'], (row) => oneOfEach(row, 'makes', kinds), { verbs: false });

/** The index behind a phrase with a meaning that begins at a token, else `undefined`. */
const meansAt = (tokens: readonly Token[], at: number, meaning: (typeof meanings)[number]): number | undefined => {
  const match = phrases().at(tokens, at);
  return match?.value === meaning ? match.to : undefined;
};

const isWord = (token: Token | undefined): boolean => token?.type === 'word';

/** Behind a remark about an ingredient: "non-vegan", "ready-to-eat", "burrito-size", "not instant". */
const remarkEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const [token, next, third] = tokens.slice(at, at + 3);
  const isSize = isWord(token) && isLemma(next, 'size', 'sized');
  const isDenied = isLemma(token, 'not') && isWord(next);
  return meansAt(tokens, at, 'remark') ?? ((isSize || isDenied) && isWord(third) ? at + 2 : undefined);
};

/**
 * Behind the name of a maker, if an ingredient is named after it; the maker of Nestlé Crunch is part of its name, and so is that of what has a flavor:
 * a Yoplait strawberry is a yogurt.
 */
const brandEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const end = brands().at(tokens, at)?.to;
  if (end === undefined || !isWord(tokens[end])) return undefined;
  const { entries } = ingredientIndex();
  const made = entries.get(wordsIn(tokens.slice(end)).join(' '))?.ingredient;
  const isOfName = wordsIn(tokens.slice(at)).some((_word, last, words) => last > 0 && entries.has(words.slice(0, last + 1).join(' ')));
  return (made && isFlavor(made)) || isOfName ? undefined : end;
};

/** A name without remarks about the ingredient, and without its maker. */
export const withoutRemarks = (tokens: readonly Token[]): Token[] =>
  withoutSpans(tokens, (at) => remarkEnd(tokens, at) ?? brandEnd(tokens, at));

/**
 * Whether a name says only how the product of its maker tastes or was cut: the teriyaki of a maker of jerky is not a sauce. Nobody can say what else
 * is in it.
 */
export const isOnlyOfMaker = (tokens: readonly Token[], ingredient: Ingredient): boolean =>
  brands()
    .all(tokens)
    .some(({ value: made }) => made.length > 0 && !isAnyOf(ingredient, ...made));

/** Behind the words before an example: "such as". */
export const exampleAt = (tokens: readonly Token[], at: number): number | undefined => meansAt(tokens, at, 'example');

/** Behind what is said about the use of the ingredient, and up to "with" behind how it is cut. */
const asideEnd = (tokens: readonly Token[], at: number): number | undefined => {
  // the "as" of "such as"
  if (at > 0 && exampleAt(tokens, at - 1) !== undefined) return undefined;
  if (meansAt(tokens, at, 'aside') !== undefined) return tokens.length;
  if (meansAt(tokens, at, 'manner') === undefined) return undefined;
  const joint = tokens.findIndex((token, index) => index > at && isLemma(token, 'with'));
  return joint < 0 ? tokens.length : joint;
};

/** A name without what is said about the use of the ingredient, or how it is cut: "chicken for frying", "leeks cut into rings". */
export const withoutAside = (tokens: readonly Token[]): Token[] => withoutSpans(tokens, (at) => asideEnd(tokens, at));
