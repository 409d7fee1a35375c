import { TableError, type Row } from '../../mock/kitchen/text/read-table.js';

/** A line `key: value` of a dish file. The indented lines below it are its cells, so that it is read as a row of a table is. */
export interface Block extends Row<string> {
  readonly key: string;
  /** The first word of the key, which says what the line is, and the others: `slot` and `main`. */
  readonly entry: string;
  readonly name: string;
  readonly value: string;
}

const toBlock = (file: string, line: number, key: string, value: string): Block & { add: (detail: Block) => void } => {
  const cells: Record<string, string> = {};
  const lines = new Map<string, number>();
  const [entry = '', ...name] = key.split(' ');
  return {
    key,
    entry,
    name: name.join(' '),
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

/** The lines that a file may have, by their first word, each with the lines that may stand below it. */
export type Grammar = Readonly<Record<string, readonly string[]>>;

/**
 * Parses a text of `key: value` lines. Empty lines and lines that begin with `#` are skipped.
 *
 * @throws TableError with file, line and key.
 */
export const readBlocks = (file: string, text: string, grammar: Grammar): Block[] => {
  const blocks: ReturnType<typeof toBlock>[] = [];
  text.split('\n').forEach((written, index) => {
    if (written.trim() === '' || written.startsWith('#')) return;
    const [key = '', ...value] = written.split(':');
    const block = toBlock(file, index + 1, key.trim(), value.join(':').trim());
    if (value.length === 0) block.fail(block.key, 'is not "key: value". A comment begins with "#".');
    const isDetail = written !== written.trimStart();
    const above = blocks.at(-1);
    const known = isDetail ? (grammar[above?.entry ?? ''] ?? []) : Object.keys(grammar);
    if (!known.includes(isDetail ? block.key : block.entry)) block.fail(block.key, `is not one of ${known.join(', ')}.`);
    if (isDetail) above?.add(block);
    else blocks.push(block);
  });
  return blocks;
};

/** The block with other words in its texts. */
export const withWords = (block: Block, words: Readonly<Record<string, string>>): Block => {
  const replace = (text: string): string => Object.entries(words).reduce((done, [word, other]) => done.replaceAll(word, other), text);
  const cells = Object.fromEntries(Object.entries(block.cells).map(([key, cell]) => [key, replace(cell)]));
  return { ...block, value: replace(block.value), cells, cell: (column) => cells[column] ?? '' };
};
