import { createPhrases, type PhraseOptions } from './phrases.js';
import type { FileOf, Row, Tables } from './read-table.js';
import { createTableReader } from './table-reader.js';

/** A reader of tables that also finds in a text what the first column of a row lists: `phrasesOf`. */
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
  };
};
