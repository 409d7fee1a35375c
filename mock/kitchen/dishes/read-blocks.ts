import { TableError, type Row } from '../text/read-table.js';

/** A line `key: value` of a dish file. The indented lines below it are its cells, so that it is read as a row of a table is. */
export interface Block extends Row<string> {
  readonly key: string;
  readonly value: string;
}

const toBlock = (file: string, line: number, key: string, value: string): Block & { add: (detail: Block) => void } => {
  const cells: Record<string, string> = {};
  const lines = new Map<string, number>();
  return {
    key,
    value,
    line,
    cells,
    cell: (column) => cells[column] ?? '',
    fail: (column, problem) => {
      throw new TableError(`${file}:${lines.get(column) ?? line}: ${column}: ${problem}`);
    },
    add: (detail) => {
      cells[detail.key] = detail.value;
      lines.set(detail.key, detail.line);
    },
  };
};

/**
 * Parses a text of `key: value` lines. Empty lines and lines that begin with `#` are skipped.
 *
 * @throws TableError with file, line and key.
 */
export const readBlocks = (file: string, text: string): Block[] => {
  const blocks: ReturnType<typeof toBlock>[] = [];
  text.split('\n').forEach((written, index) => {
    if (written.trim() === '' || written.startsWith('#')) return;
    const [key = '', ...value] = written.split(':');
    const block = toBlock(file, index + 1, key.trim(), value.join(':').trim());
    if (value.length === 0) block.fail(block.key, 'is not "key: value". A comment begins with "#".');
    if (written === written.trimStart()) blocks.push(block);
    else (blocks.at(-1) ?? block.fail(block.key, 'is indented, but belongs to no line.')).add(block);
  });
  return blocks;
};

/** Refuses a block with a line below it that nothing reads. */
export const checkDetails = (block: Block, known: readonly string[]): void => {
  const unknown = Object.keys(block.cells).find((key) => !known.includes(key));
  if (unknown !== undefined) block.fail(unknown, `is not one of ${known.join(', ')}.`);
};

/** The block with other words in its texts. */
export const withWords = (block: Block, replace: (text: string) => string): Block => {
  const cells = Object.fromEntries(Object.entries(block.cells).map(([key, cell]) => [key, replace(cell)]));
  return { ...block, value: replace(block.value), cells, cell: (column) => cells[column] ?? '' };
};
