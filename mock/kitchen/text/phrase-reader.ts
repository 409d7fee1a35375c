import { lazy } from '../../util/memoize.js';
import { createPhrases, createPhraseSet, type PhraseOptions } from './phrases.js';
import { listOf, type FileOf, type Row, type Tables } from './read-table.js';
import { createTableReader } from './table-reader.js';
import type { Token } from './token.js';

/** A reader of tables that also finds in a text what the first column of a row lists (`phrasesOf`), and what lists of words name (`listsOf`). */
export const createPhraseReader = <All extends Tables>(folder: string, tables: All) => {
  const reader = createTableReader(folder, tables);
  return {
    ...reader,
    phrasesOf: <Column extends string, Value>(
      file: FileOf<All>,
      columns: readonly [listed: Column, ...others: Column[]],
      toValue: (row: Row<Column>, order: number) => Value,
      options?: PhraseOptions,
    ) => reader.later(() => createPhrases(reader.pairsOf(file, columns, toValue), options)),
    /** Lists of words, each with a name. */
    listsOf: (file: FileOf<All>) => {
      const lists = reader.mapOf(file, ['list', 'words'], ({ cells }) => {
        const words = listOf(cells.words);
        return { words: new Set(words), phrases: lazy(() => createPhraseSet(words)) };
      });
      const listNamed = (name: string) => {
        const list = lists().get(name);
        if (!list) throw new Error(`${folder}/data/${file} has no list "${name}".`);
        return list;
      };
      return {
        /** Whether a lemma is on a list; no lemma is on none. */
        isOn: (list: string, lemma: string | undefined | null): boolean => typeof lemma === 'string' && listNamed(list).words.has(lemma),
        /** Whether a phrase of a list stands in the tokens. */
        names: (list: string, tokens: readonly Token[]): boolean => listNamed(list).phrases().isIn(tokens),
      };
    },
  };
};
