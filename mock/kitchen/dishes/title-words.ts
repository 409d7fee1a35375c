import { oneOf } from '../text/read-table.js';
import { hasTag, type Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { phrasesOf } from './tables.generated.js';

const titleWords = phrasesOf('title-words.tsv', ['words', 'where'], (row) => oneOf(row, 'where', ['begin', 'end']));

/** A title names a food with at most so many words. */
const MOST_WORDS = 3;

const endsTitle = (token: Token): boolean => (hasTag(token, 'preposition', 'conjunction') && token.lemma !== 'of') || token.type !== 'word';

/**
 * A name as a title says it: without cut, quality and afterthought.
 *
 * @example
 * ```ts
 * shortName('boneless chicken thigh'); // "chicken"
 * ```
 */
export const shortName = (name: string): string => {
  const tokens = tokenize(name).filter(({ lemma }) => lemma !== '-');
  const isOpening = (index: number): boolean => titleWords().at(tokens, index)?.value === 'begin';
  let from = 0;
  while (from < tokens.length - 1 && isOpening(from)) from = titleWords().at(tokens, from)?.to ?? from + 1;
  const end = tokens.findIndex((token, index) => index > from && endsTitle(token));
  const kept = tokens.slice(from, end === -1 ? undefined : end);
  while (kept.length > 1 && titleWords().at(kept, kept.length - 1)?.value === 'end') kept.pop();
  const words = kept.slice(-MOST_WORDS);
  return name.slice(words[0]?.start ?? 0, words.at(-1)?.end);
};
