import { lazy } from './memoize.js';
import { createPhrases, type Phrases, type PhraseOptions } from './phrases.js';
import { createRowReader, type FileOf, groupPairs, listOf, oneOf, type Row, type Tables } from './read-table.js';

/** The columns of a table, of which the first lists the phrases or the keys of a row, and what reads the rest of a row. */
type Reading<Column extends string, Value, Options> = readonly [
  columns: readonly [listed: Column, ...others: Column[]],
  toValue: (row: Row<Column>, order: number) => Value,
  options?: Options,
];

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
    ...[columns, toValue, { keys, toKey = (item: string) => item as Key } = {}]: Reading<Column, Value, KeyOptions<Key>>
  ): (readonly [Key, Value])[] =>
    rowsOf(file, columns).flatMap((row, order) => {
      const value = toValue(row, order);
      const items = listOf(row.cells[columns[0]]);
      return items.map((item) => [keys ? oneOf(row, columns[0], keys, item) : toKey(item), value] as const);
    });

  return {
    rowsOf,
    phrasesOf: <Column extends string, Value>(file: File, ...[columns, toValue, options]: Reading<Column, Value, PhraseOptions>) =>
      lazy((): Phrases<Value> => createPhrases(pairsOf(file, columns, toValue), options)),
    mapOf: <Column extends string, Value, Key extends string = string>(file: File, ...how: Reading<Column, Value, KeyOptions<Key>>) =>
      lazy((): ReadonlyMap<Key, Value> => new Map(pairsOf(file, ...how))),
    groupsOf: <Column extends string, Value, Key extends string = string>(file: File, ...how: Reading<Column, Value, KeyOptions<Key>>) =>
      lazy((): ReadonlyMap<Key, readonly Value[]> => groupPairs(pairsOf(file, ...how))),
  };
};
