import { lazy } from './memoize.js';

/** A data file: its name is for error messages. */
export interface TableFile {
  readonly file: string;
  readonly text: string;
}

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

/** A data file that cannot be read. */
export class TableError extends Error {
  override readonly name = 'TableError';
}

const failAt = (file: string, line: number, problem: string): never => {
  throw new TableError(`${file}:${line}: ${problem}`);
};

const toRow = <Column extends string>(file: string, line: number, columns: readonly Column[], values: readonly string[]): Row<Column> => {
  const cell = (column: Column): string => (values[columns.indexOf(column)] ?? '').trim();
  // made when they are first asked for: most rows of the large tables are only looked up by name
  const cells = lazy(() => Object.fromEntries(columns.map((column) => [column, cell(column)])) as Record<Column, string>);
  return {
    cell,
    get cells() {
      return cells();
    },
    line,
    fail: (column, problem) => failAt(file, line, `${column}: ${problem}`),
  };
};

/**
 * Reads a table: tab-separated cells, the first line names the columns, in any order. Empty lines and lines that begin with `#` are comments.
 * Cells that are missing at the end of a line are empty.
 *
 * @throws TableError with file and line if a column is missing, unknown or named twice, or a row has too many cells.
 * @example
 * ```ts
 * const [row] = readTable({ file: 'sizes.tsv', text: 'phrase\ttags\nlarge\tsize' }, ['phrase', 'tags']);
 * row?.cells.tags; // "size"
 * ```
 */
export const readTable = <Column extends string>({ file, text }: TableFile, columns: readonly Column[]): Row<Column>[] => {
  const lines = text.split('\n').map((line, index) => ({ line: line.trimEnd(), number: index + 1 }));
  const [header, ...rows] = lines.filter(({ line }) => line !== '' && !line.startsWith('#'));
  if (!header) return failAt(file, 1, `the table is empty. Its first line names the columns: ${columns.join(', ')}.`);
  const named = header.line.split('\t').map((cell) => cell.trim());
  const isComplete = columns.every((column) => named.includes(column)) && named.length === columns.length;
  if (!isComplete) failAt(file, header.number, `the columns are ${named.join(', ')}. Expected ${columns.join(', ')}.`);
  return rows.map(({ line, number }) => {
    const cells = line.split('\t');
    if (cells.length > named.length) failAt(file, number, `the row has ${cells.length} cells, and the table has ${named.length} columns.`);
    return toRow(file, number, named as Column[], cells);
  });
};

/** Whatever belongs to a key, in order. */
export const groupPairs = <Key, Value>(pairs: Iterable<readonly [Key, Value]>): Map<Key, Value[]> => {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
};

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
