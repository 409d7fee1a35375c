import { lazy } from './memoize.js';
import { createPhrases, type Phrases, type PhraseOptions } from './phrases.js';
import { listOf, readTable, type Row } from './read-table.js';

/**
 * Reads the tables of one folder of the kitchen: `rowsOf` their rows, and `phrasesOf` makes findable what the first column lists. `toValue` reads
 * the rest of a row. Both are read when they are first needed.
 */
export const createTableReader = <Files extends Readonly<Record<string, string>>>(folder: string, tables: Files) => {
  const rowsOf = <Column extends string>(file: keyof Files & string, columns: readonly Column[]): Row<Column>[] =>
    readTable({ file: `${folder}/data/${file}`, text: tables[file] as string }, columns);
  const phrasesOf = <Column extends string, Value>(
    file: keyof Files & string,
    columns: readonly [phrases: Column, ...others: Column[]],
    toValue: (row: Row<Column>, order: number) => Value,
    options?: PhraseOptions,
  ): (() => Phrases<Value>) =>
    lazy(() =>
      createPhrases(
        rowsOf(file, columns).flatMap((row, order) => {
          const value = toValue(row, order);
          return listOf(row.cells[columns[0]]).map((phrase) => [phrase, value] as const);
        }),
        options,
      ),
    );
  return { rowsOf, phrasesOf };
};
