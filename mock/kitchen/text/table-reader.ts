import { lazy } from './memoize.js';
import { createPhrases, type Phrases, type PhraseOptions } from './phrases.js';
import { createRowReader, type FileOf, groupPairs, listOf, oneOf, type Row, type Tables } from './read-table.js';

/** The columns of a table; the first lists the phrases or the keys of a row. */
type Columns<Column> = readonly [listed: Column, ...others: Column[]];

/** Reads the rest of a row. */
type ToValue<Column extends string, Value> = (row: Row<Column>, order: number) => Value;

/** The keys that a table may have, or how a key is made of what its first column lists. */
interface KeyOptions<Key extends string> {
  readonly keys?: readonly Key[];
  readonly toKey?: (item: string) => Key;
}

/**
 * Reads the tables of one folder of the kitchen: `rowsOf` their rows. The others are read when they are first needed, and find the value that
 * `toValue` reads from a row by what its first column lists: `phrasesOf` in a text, `mapOf` by key, `groupsOf` by key if it has several rows.
 */
export const createTableReader = <All extends Tables>(folder: string, tables: All) => {
  type File = FileOf<All>;

  const rowsOf = createRowReader(folder, tables);

  const pairsOf = <Column extends string, Value, Key extends string>(
    file: File,
    columns: Columns<Column>,
    toValue: ToValue<Column, Value>,
    { keys, toKey = (item) => item as Key }: KeyOptions<Key> = {},
  ): (readonly [Key, Value])[] =>
    rowsOf(file, columns).flatMap((row, order) => {
      const value = toValue(row, order);
      const items = listOf(row.cells[columns[0]]);
      return items.map((item) => [keys ? oneOf(row, columns[0], keys, item) : toKey(item), value] as const);
    });

  return {
    rowsOf,
    phrasesOf: <Column extends string, Value>(
      file: File,
      columns: Columns<Column>,
      toValue: ToValue<Column, Value>,
      options?: PhraseOptions,
    ): (() => Phrases<Value>) => lazy(() => createPhrases(pairsOf(file, columns, toValue), options)),
    mapOf: <Column extends string, Value, Key extends string = string>(
      file: File,
      columns: Columns<Column>,
      toValue: ToValue<Column, Value>,
      options?: KeyOptions<Key>,
    ): (() => ReadonlyMap<Key, Value>) => lazy(() => new Map(pairsOf(file, columns, toValue, options))),
    groupsOf: <Column extends string, Value, Key extends string = string>(
      file: File,
      columns: Columns<Column>,
      toValue: ToValue<Column, Value>,
      options?: KeyOptions<Key>,
    ): (() => ReadonlyMap<Key, readonly Value[]>) => lazy(() => groupPairs(pairsOf(file, columns, toValue, options))),
  };
};
