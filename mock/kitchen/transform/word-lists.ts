import { lazy } from '../text/memoize.js';
import { createPhraseSet } from '../text/phrases.js';
import { listOf } from '../text/read-table.js';
import type { Token } from '../text/token.js';
import { mapOf } from './tables.generated.js';

const lists = mapOf('word-lists.tsv', ['list', 'words'], ({ cells }) => {
  const words = listOf(cells.words);
  return { words: new Set(words), phrases: lazy(() => createPhraseSet(words)) };
});

const listNamed = (name: string) => {
  const list = lists().get(name);
  if (!list) throw new Error(`word-lists.tsv has no list "${name}".`);
  return list;
};

/** Whether a lemma is on a list of `data/word-lists.tsv`; no lemma is on none. */
export const isOn = (list: string, lemma: string | undefined | null): boolean =>
  typeof lemma === 'string' && listNamed(list).words.has(lemma);

/** Whether a phrase of a list stands in the tokens. */
export const names = (list: string, tokens: readonly Token[]): boolean => listNamed(list).phrases().isIn(tokens);
