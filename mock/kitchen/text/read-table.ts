import { lazy } from '../../util/memoize.js';

/** What a column has in a line of the file that is not a row: a comment, the header or an empty line. */
const NOT_A_ROW = '#';

/** The tables of a folder by column, then by file. */
export type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The names of the files of a folder. */
export type FileOf<All extends Tables> = { [Column in keyof All]: keyof All[Column] & string }[keyof All];

/** One row of a table. */
export interface Row<Column extends string> {
  /** The line of the file, from 1. */
  readonly line: number;
  readonly cells: Readonly<Record<Column, string>>;
  /** One cell. */
  cell(column: Column): string;
  /** Throws an error that names the file, the line and the column. */
  fail(column: Column, problem: string): never;
}

/** A data file that cannot be read: the message has the file and the line. */
export class TableError extends Error {
  override readonly name = 'TableError';
}

/** The cells of a column. */
type Cells = () => readonly string[];

const toRow = <Column extends string>(file: string, index: number, columns: ReadonlyMap<Column, Cells>): Row<Column> => {
  const line = index + 1;
  const cell = (column: Column): string => columns.get(column)?.()[index] ?? '';
  // made when they are first asked for: most rows of the large tables are only looked up by name
  const cells = lazy(() => Object.fromEntries([...columns.keys()].map((column) => [column, cell(column)])) as Record<Column, string>);
  return {
    cell,
    get cells() {
      return cells();
    },
    line,
    fail: (column, problem) => {
      throw new TableError(`${file}:${line}: ${column}: ${problem}`);
    },
  };
};

/**
 * Reads a compiled table: the text of each column has a cell for each line of the file, whose name is for error messages. A column is split into cells when the first of them is read.
 *
 * @throws TableError with the file if a column is missing or unknown.
 * @example
 * ```ts
 * const [row] = readTable('sizes.tsv', { phrase: '#\nlarge', tags: '#\nsize' }, ['phrase', 'tags']);
 * row?.cells.tags; // "size"
 * ```
 */
export const readTable = <Column extends string>(
  file: string,
  texts: Readonly<Record<string, string>>,
  names: readonly Column[],
): Row<Column>[] => {
  const named = Object.keys(texts);
  const isComplete = names.every((name) => named.includes(name)) && named.length === names.length;
  if (!isComplete) throw new TableError(`${file}: the columns are ${named.join(', ')}. Expected ${names.join(', ')}.`);
  const columns = new Map(names.map((name) => [name, lazy(() => (texts[name] as string).split('\n'))]));
  const [cells] = columns.values();
  return (cells?.() ?? []).flatMap((cell, index) => (cell === NOT_A_ROW ? [] : [toRow(file, index, columns)]));
};

/** Whatever belongs to a key, in order. */
export const groupPairs = <Key, Value>(pairs: Iterable<readonly [Key, Value]>): Map<Key, Value[]> =>
  new Map([...Map.groupBy(pairs, ([key]) => key)].map(([key, group]) => [key, group.map(([, value]) => value)]));

/** The items of a cell, which are separated by commas or by another sign. */
export const listOf = (cell: string, separator = ','): string[] =>
  cell
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean);

/** The cell as one of a list of items. Throws an error with file, line and column if it is none of them. */
export const oneOf = <Column extends string, Item extends string>(
  row: Row<Column>,
  column: Column,
  items: readonly Item[],
  cell: string = row.cells[column],
): Item => items.find((item) => item === cell) ?? row.fail(column, `"${cell}" is not one of ${items.join(', ')}.`);

/** The items of a cell, which are separated by blanks, each one of a list. */
export const oneOfEach = <Column extends string, Item extends string>(row: Row<Column>, column: Column, items: readonly Item[]): Item[] =>
  row.cells[column]
    .split(' ')
    .filter(Boolean)
    .map((cell) => oneOf(row, column, items, cell));

/** The number in a cell. Throws an error with file, line and column if it is none, or less than `least`. */
export const numberIn = <Column extends string>(row: Row<Column>, column: Column, least: number): number => {
  const cell = row.cells[column];
  const value = Number(cell);
  return cell !== '' && value >= least ? value : row.fail(column, `"${cell}" is not a number of ${least} or more.`);
};
