import { hasTag, isLemma, skip, type Token } from '../text/token.js';
import { beginsWithAmount } from './front-number.js';
import { meansAt } from './line-words.js';
import { amountEnd, figuresAt, furtherEnd, isContainer, sizeEnd, sizesEnd, sizeWordEnd } from './measures.js';

/** "1 (15-ounce can) beans" without its brackets. */
const withoutContainerBrackets = (tokens: readonly Token[]): readonly Token[] => {
  const open = tokens.findIndex((token) => isLemma(token, '('));
  const end = open === 1 ? sizeEnd(tokens, 2) : undefined;
  const container = end === undefined ? undefined : skip(tokens, end, '-');
  if (container === undefined || !isContainer(tokens, container) || !isLemma(tokens[container + 1], ')')) return tokens;
  return tokens.filter((_token, at) => at !== open && at !== container + 1);
};

/** Behind an amount that stands behind the name: "100 g", "2 cloves", "3". */
const amountBehindEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const number = figuresAt(tokens, at);
  if (!number) return undefined;
  const amount = amountEnd(tokens, at);
  if (amount !== undefined) return furtherEnd(tokens, amount);
  const start = sizeWordEnd(tokens, number.to) ?? number.to;
  const counted = isContainer(tokens, start) ? meansAt(tokens, start, 'container', 'shape', 'form') : meansAt(tokens, start, 'behind');
  return counted ?? sizesEnd(tokens, number.to);
};

/** Longer texts before an amount are sentences. */
const MOST_WORDS_BEFORE_AMOUNT = 6;

/** Puts an amount that stands behind the name before it, and takes the brackets off a container: "butter, 100 g", "onions 2", "flour (2 cups)". */
export const amountFirst = (line: readonly Token[]): readonly Token[] => {
  const tokens = withoutContainerBrackets(line);
  if (beginsWithAmount(tokens)) return tokens;
  const at = tokens.findIndex(({ type }) => type === 'number');
  if (at < 1) return tokens;
  let start = at;
  while (isLemma(tokens[start - 1], ',', ':', '(', '-', '~', 'about', 'around', 'approximately')) start--;
  const name = tokens.slice(0, start);
  const end = amountBehindEnd(tokens, at);
  if (end === undefined || name.length === 0 || name.length > MOST_WORDS_BEFORE_AMOUNT) return tokens;
  if (!tokens[at]?.spaceBefore && start === at) return tokens;
  if (name.some((token) => isLemma(token, ',', '(', ')', ':')) || hasTag(name.at(-1), 'preposition') || isLemma(name.at(-1), 'half'))
    return tokens;
  const behind = skip(tokens, end, ')');
  const isEnd = behind >= tokens.length || isLemma(tokens[behind], '(', ',', '/');
  const [first, ...others] = name;
  if (!isEnd || !first) return tokens;
  return [...tokens.slice(at, end), { ...first, spaceBefore: true }, ...others, ...tokens.slice(behind)];
};
