import { lazy } from '../text/memoize.js';
import { createPhrases, type Phrases } from '../text/phrases.js';
import { listOf, readTable, type Row } from '../text/read-table.js';
import { tables } from './tables.generated.js';

/** A table of this folder, read when it is first asked for. */
export const rowsOf = <Column extends string>(file: keyof typeof tables, columns: readonly Column[]): Row<Column>[] =>
  readTable({ file: `dishes/data/${file}`, text: tables[file] }, columns);

/** A table whose column `words` lists phrases, findable in a name; `toValue` reads the rest of a row. */
export const wordTable = <Column extends string, Value>(
  file: keyof typeof tables,
  columns: readonly Column[],
  toValue: (row: Row<Column | 'words'>, order: number) => Value,
): (() => Phrases<Value>) =>
  lazy(() =>
    createPhrases(
      rowsOf(file, ['words', ...columns]).flatMap((row, order) => {
        const value = toValue(row, order);
        return listOf(row.cells.words).map((words) => [words, value] as const);
      }),
    ),
  );
