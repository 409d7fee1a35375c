import { mapOf } from './tables.generated.js';
import { isLemma, skip, type Token } from './token.js';

/** "½" stands for "1⁄2". */
const quotient = (fraction: string): number | null => {
  const [top, bottom] = fraction.normalize('NFKD').split(/[/⁄∕]/);
  return Number(bottom) === 0 ? null : Number(top) / Number(bottom);
};

/** A fraction, with the integer before it: "½", "1/2", "1 1/2", "1-1/2", "1&1/2", "1½". */
const FRACTION = /(?:(\d{1,15})(?!\d)\s?(?:[-–&+]|and\s)?\s?)?([¼-¾⅐-⅞]|\d{1,6}\s?[/⁄∕]\s?\d{1,6}(?![\d/⁄∕]))/y;
/** "1,000", "1.5", "1,5", ".5", "12". */
const DECIMAL = /\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,6})?(?!\d)|\d{0,9}[.,]\d{1,9}|\d{1,15}/y;
/** The tens behind it, as computers write them: "1e5". */
const EXPONENT = /e[+-]?\d{1,3}(?![\p{L}\d])/iuy;
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;

/** What a sticky pattern finds at a place of a text. */
export const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Reads the number in figures that begins at `at`. Its value is `null` if it is not a number that can be: "1/0". */
export const figuresAt = (text: string, at: number): { end: number; value: number | null } | undefined => {
  const [mixed = '', whole, fraction = ''] = matchAt(FRACTION, text, at) ?? [];
  const part = quotient(fraction);
  if (mixed !== '' && whole === undefined) return { end: at + mixed.length, value: part };
  if (mixed !== '' && part !== null && part < 1) return { end: at + mixed.length, value: Number(whole) + part };
  const decimal = matchAt(DECIMAL, text, at)?.[0];
  if (decimal === undefined) return undefined;
  const exponent = matchAt(EXPONENT, text, at + decimal.length)?.[0] ?? '';
  const value = Number(decimal.replace(THOUSANDS, '').replace(',', '.') + exponent);
  return { end: at + decimal.length + exponent.length, value: Number.isFinite(value) ? value : null };
};

const numberWords = mapOf(
  'numbers.tsv',
  ['word', 'value'],
  (row) => figuresAt(row.cells.value, 0)?.value ?? row.fail('value', `"${row.cells.value}" is not a number.`),
);

/** The number that a word is: 2 for "two", 0.5 for "half", 1 for "a". */
export const valueOfWord = (lemma: string): number | null => numberWords().get(lemma) ?? null;

/** A number or a range of numbers in a list of tokens. */
export interface NumberSpan {
  readonly value: number;
  /** The upper end of a range, else `null`. */
  readonly max: number | null;
  /** The index of the token behind it. */
  readonly to: number;
}

const isPart = (token: Token | undefined): token is Token & { value: number } =>
  token?.type === 'word' && token.value !== null && token.value < 1;

/** "1 1/2", "one", "twenty-five", "half a", "a half", "one and a half", "one and one-half", "1/2 plus 1/8", "two thirds", "a couple of", "a dozen", "one hundred and fifty". */
const oneAt = (tokens: readonly Token[], at: number): { value: number; to: number } | undefined => {
  const token = tokens[at];
  if (!token || token.value === null) return undefined;
  const { value } = token;
  const added = isLemma(tokens[at + 1], 'and', 'plus') ? oneAt(tokens, skip(tokens, at + 2, 'a')) : undefined;
  if (added && added.value < 1 && isLemma(tokens[at + 1], tokens[added.to - 1]?.type === 'number' ? 'plus' : 'and'))
    return { value: value + added.value, to: added.to };
  if (token.type === 'number') return { value, to: at + 1 };
  const of = skip(tokens, at + 1, 'of');
  if (isPart(token)) return { value, to: isLemma(tokens[of], 'a', 'an') ? of + 1 : at + 1 };
  const second = skip(tokens, at + 1, '-');
  const next = tokens[second];
  if (next?.type !== 'word' || next.value === null) return { value, to: at + 1 };
  if (isPart(next)) return { value: value * next.value, to: second + 1 };
  if (isLemma(next, 'hundred')) {
    const rest = oneAt(tokens, skip(tokens, second + 1, 'and'));
    const isCounted = rest !== undefined && rest.value >= 1 && rest.value < 100;
    return isCounted ? { value: value * 100 + rest.value, to: rest.to } : { value: value * 100, to: second + 1 };
  }
  if (token.tags.has('article')) return { value: next.value, to: skip(tokens, second + 1, 'of') };
  const isCompound = value >= 20 && value < 100 && next.value < 10 && !next.tags.has('article');
  return isCompound ? { value: value + next.value, to: second + 1 } : { value, to: at + 1 };
};

/**
 * The number, or the range of numbers, that begins at a token: "1 1/2", "2 to 3", "one or two", "half a". An article is a number only
 * before another word for one ("a dozen", "a half"), or if `articles` is set.
 *
 * @example
 * numberAt(tokenize('2 to 3 cups'), 0) // { value: 2, max: 3, to: 3 }
 */
export const numberAt = (tokens: readonly Token[], at: number, { articles = false } = {}): NumberSpan | undefined => {
  const low = oneAt(tokens, at);
  if (!low || (!articles && tokens[at]?.tags.has('article') && low.to === at + 1)) return undefined;
  const isBetween = isLemma(tokens[low.to], 'and') && isLemma(tokens[at - 1], 'between');
  if (!isBetween && !isLemma(tokens[low.to], 'to', 'or', '-', 'through')) return { ...low, max: null };
  let start = low.to + 1;
  while (isLemma(tokens[start], '-', 'to', 'or') && start < low.to + 3) start++;
  const high = oneAt(tokens, start);
  const isRange = high !== undefined && high.value > low.value && !tokens[start]?.tags.has('article');
  return isRange ? { value: low.value, max: high.value, to: high.to } : { ...low, max: null };
};
