import { lazy } from '../../util/memoize.js';
import { groupPairs, listOf, oneOf, readTable, type FileOf, type Row, type Tables } from './read-table.js';

/** The columns of a table, of which the first lists the keys of a row; what reads a row; and the keys that may be, or how one is made of what is listed. */
type KeyedReading<Column extends string, Value, Key extends string> = readonly [
  columns: readonly [listed: Column, ...others: Column[]],
  toValue: (row: Row<Column>, order: number) => Value,
  options?: { readonly keys?: readonly Key[]; readonly toKey?: (item: string) => Key },
];

/**
 * Reads the tables of one folder of the kitchen. Each is read when it is first needed: `valuesOf` its rows, `mapOf` by what the first column of a
 * row lists, `groupsOf` if several rows list the same, `later` in any other way.
 */
export const createTableReader = <All extends Tables>(folder: string, tables: All) => {
  type File = FileOf<All>;

  // what `npm run tables` checks: everything that reads a table, and the tables that were read
  const reads: (() => unknown)[] = [];
  const readFiles = new Set<string>();

  const later = <Value>(read: () => Value): (() => Value) => {
    reads.push(read);
    return lazy(read);
  };

  const rowsOf = <Column extends string>(file: File, names: readonly Column[]): Row<Column>[] => {
    readFiles.add(file);
    const columns = Object.entries<Tables[string]>(tables).flatMap(([name, texts]) => (file in texts ? [[name, texts[file]]] : []));
    return readTable(`${folder}/data/${file}`, Object.fromEntries(columns) as Record<string, string>, names);
  };

  const pairsOf = <Column extends string, Value, Key extends string>(
    file: File,
    ...[columns, toValue, { keys, toKey = (item: string) => item as Key } = {}]: KeyedReading<Column, Value, Key>
  ): (readonly [Key, Value])[] =>
    rowsOf(file, columns).flatMap((row, order) => {
      const value = toValue(row, order);
      const items = listOf(row.cells[columns[0]]);
      return items.map((item) => [keys ? oneOf(row, columns[0], keys, item) : toKey(item), value] as const);
    });

  return {
    reads,
    readFiles,
    rowsOf,
    pairsOf,
    later,
    valuesOf: <Column extends string, Value>(
      file: File,
      columns: readonly Column[],
      toValue: (row: Row<Column>, order: number) => Value,
    ): (() => readonly Value[]) => later(() => rowsOf(file, columns).map(toValue)),
    mapOf: <Column extends string, Value, Key extends string = string>(file: File, ...how: KeyedReading<Column, Value, Key>) =>
      later((): ReadonlyMap<Key, Value> => new Map(pairsOf(file, ...how))),
    groupsOf: <Column extends string, Value, Key extends string = string>(file: File, ...how: KeyedReading<Column, Value, Key>) =>
      later((): ReadonlyMap<Key, readonly Value[]> => groupPairs(pairsOf(file, ...how))),
  };
};
