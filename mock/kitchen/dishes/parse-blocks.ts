/** One line of a data file, `key: value`, with the indented lines below it. */
export interface Block {
  key: string;
  value: string;
  /** Counts from 1. */
  line: number;
  /** Where the value begins in its line; counts from 1. */
  column: number;
  children: readonly Block[];
}

/** A mistake in a data file: the file, the line and the column, then what is wrong. */
export class DataFileError extends Error {
  override readonly name = 'DataFileError';

  constructor(file: string, line: number, column: number, message: string) {
    super(`${file}:${line}:${column} ${message}`);
  }
}

/** Throws an error that points at the value of a line. */
export const failAt = (file: string, { line, column }: Pick<Block, 'line' | 'column'>, message: string): never => {
  throw new DataFileError(file, line, column, message);
};

const parseLine = (file: string, text: string, line: number): Block => {
  const colon = text.indexOf(':');
  if (colon === -1) throw new DataFileError(file, line, 1, 'is not "key: value"; comments begin with "#"');
  const value = text.slice(colon + 1);
  return {
    key: text.slice(0, colon).trim(),
    value: value.trim(),
    line,
    column: colon + 2 + (value.length - value.trimStart().length),
    children: [],
  };
};

/**
 * Parses a text of `key: value` lines. Indented lines belong to the line above that is not indented. Empty lines and lines that begin with `#`
 * are skipped.
 *
 * @throws {@link DataFileError} with file, line and column.
 */
export const parseBlocks = (file: string, text: string): Block[] => {
  const blocks: (Block & { children: Block[] })[] = [];
  text.split('\n').forEach((row, index) => {
    if (row.trim() === '' || row.startsWith('#')) return;
    const block = parseLine(file, row, index + 1);
    if (row === row.trimStart()) {
      blocks.push({ ...block, children: [] });
      return;
    }
    const parent = blocks.at(-1);
    if (!parent) throw new DataFileError(file, index + 1, 1, 'is indented, but belongs to no line');
    parent.children.push(block);
  });
  return blocks;
};
