import { lazy } from '../text/memoize.js';
import { listOf } from '../text/read-table.js';
import { rowsOf } from './read-tables.js';

const lists = lazy(
  () => new Map(rowsOf('word-lists.tsv', ['list', 'words']).map(({ cells }) => [cells.list, new Set(listOf(cells.words))])),
);

/** The words of a list of `data/word-lists.tsv`. */
export const wordsOf = (list: string): ReadonlySet<string> => {
  const words = lists().get(list);
  if (!words) throw new Error(`word-lists.tsv has no list "${list}".`);
  return words;
};

/** Whether a word is on a list; no word is on none. */
export const isOn = (list: string, word: string | undefined): boolean => word !== undefined && wordsOf(list).has(word);
