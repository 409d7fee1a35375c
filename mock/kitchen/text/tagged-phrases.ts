import { lazy } from './memoize.js';
import { phraseRows } from './lexicon.js';
import { createPhrases, type PhraseMatch } from './phrases.js';
import type { Tag } from './tags.js';
import { hasTag, type Token } from './token.js';

const phrases = lazy(() => createPhrases(phraseRows.map(([phrase, tags]) => [phrase, new Set(tags)] as const)));

/** The word or phrase with a tag that begins at a token, as long as it can be: "dutch oven" is a vessel, and not an oven. */
export const taggedAt = (tokens: readonly Token[], index: number, ...tags: readonly Tag[]): PhraseMatch<ReadonlySet<Tag>> | undefined => {
  const phrase = phrases().at(tokens, index);
  if (phrase) return tags.some((tag) => phrase.value.has(tag)) ? phrase : undefined;
  const token = tokens[index];
  if (!token || !hasTag(token, ...tags)) return undefined;
  return { value: token.tags, from: index, to: index + 1, start: token.start, end: token.end };
};

/** Every word and phrase with one of the tags, from left to right. */
export const allTagged = (tokens: readonly Token[], ...tags: readonly Tag[]): PhraseMatch<ReadonlySet<Tag>>[] => {
  const found: PhraseMatch<ReadonlySet<Tag>>[] = [];
  for (let index = 0; index < tokens.length;) {
    const match = taggedAt(tokens, index, ...tags);
    if (match) found.push(match);
    index = match?.to ?? phrases().at(tokens, index)?.to ?? index + 1;
  }
  return found;
};

/** Whether a text has a word or phrase with one of the tags. */
export const hasTagged = (tokens: readonly Token[], ...tags: readonly Tag[]): boolean => allTagged(tokens, ...tags).length > 0;
