import { oneOfEach } from '../text/read-table.js';
import { skip, type Token } from '../text/token.js';
import { phrasesOf } from './tables.generated.js';

/** What a word says in an ingredient line; `data/line-words.tsv` lists the words. */
const meanings = [
  'size', 'preparation', 'adverb', 'quality', 'hedge', 'vague', 'before_vague', 'fullness', 'container',
  'shape', 'form', 'length', 'counter', 'counter_of', 'adjective', 'trailing_unit',
  'heading', 'before_part', 'outer_part', 'inner_part', 'no_name', 'size_of_name',
] as const; // prettier-ignore

type Meaning = (typeof meanings)[number];

/** What the beginning of a name must not be read as; `data/name-starts.tsv` lists the names. */
const readings = ['preparation', 'size', 'unit', 'amount', 'trailing'] as const;

type Reading = (typeof readings)[number];

const words = phrasesOf('line-words.tsv', ['phrase', 'meanings'], (row) => new Set(oneOfEach(row, 'meanings', meanings)), { verbs: false });
const names = phrasesOf('name-starts.tsv', ['phrase', 'reads'], (row) => new Set(oneOfEach(row, 'reads', readings)), { verbs: false });
const tails = phrasesOf('tails.tsv', ['phrase'], () => true);

/** The index behind the word or phrase with a meaning that begins at a token, else `undefined`. */
export const meansAt = (tokens: readonly Token[], at: number, ...wanted: readonly Meaning[]): number | undefined => {
  const match = words().at(tokens, at);
  return match && wanted.some((meaning) => match.value.has(meaning)) ? match.to : undefined;
};

/** The index behind all words with a meaning that follow each other from a token. */
export const allEnd = (tokens: readonly Token[], from: number, ...wanted: readonly Meaning[]): number => {
  const end = meansAt(tokens, from, ...wanted);
  return end === undefined ? from : allEnd(tokens, skip(tokens, skip(tokens, end, '.'), '-', ','), ...wanted);
};

/** Whether a name begins here that only looks like an amount, a unit, a size or a preparation: "half and half", "pound cake", "minced beef". */
export const isNameStart = (tokens: readonly Token[], at: number, reading: Reading): boolean =>
  names().at(tokens, at)?.value.has(reading) ?? false;

/** Whether what stands here is about the use of the ingredient, and no part of its name. */
export const isTail = (tokens: readonly Token[], at: number): boolean => tails().at(tokens, at) !== undefined;
