// Compiles the data files of the kitchen (`mock/kitchen/<folder>/data/*.tsv` and `*.txt`) into one module for each folder, because the package
// has no access to files: `mock/kitchen/<folder>/tables.generated.ts`. Run `npm run tables` after a change; a test compares.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = 'mock/kitchen';
/** The same as in `mock/kitchen/text/read-table.ts`. */
const NOT_A_ROW = '#';

const asTemplate = (text: string): string => `\`${text.replace(/[\\`]|\$(?=\{)/g, (sign) => `\\${sign}`)}\``;

/** The cells of a line, none if it is empty or a comment. */
const cellsOf = (line: string): string[] =>
  line.startsWith('#') || line.trim() === ''
    ? []
    : line
        .trimEnd()
        .split('\t')
        .map((cell) => cell.trim());

/**
 * The text of each column of a table: a cell for each line of the file, so that errors name the right line. It is `#` in lines that are not rows.
 *
 * @throws Error with file and line if the table is empty, names a column twice or has a row with too many cells.
 */
export const columnsOf = (file: string, text: string): Record<string, string> => {
  const rows = text.trimEnd().split('\n').map(cellsOf);
  const at = rows.findIndex((cells) => cells.length > 0);
  const header = rows[at];
  if (header === undefined) throw new Error(`${file}:1: the table is empty. Its first line names the columns.`);
  if (new Set(header).size < header.length) throw new Error(`${file}:${at + 1}: a column is named twice: ${header.join(', ')}.`);
  for (const [index, { length }] of rows.entries()) {
    if (length > header.length)
      throw new Error(`${file}:${index + 1}: the row has ${length} cells, and the table has ${header.length} columns.`);
  }
  const textOf = (column: number): string =>
    rows.map((cells, index) => (cells.length === 0 || index === at ? NOT_A_ROW : (cells[column] ?? ''))).join('\n');
  return Object.fromEntries(header.map((name, column) => [name, textOf(column)]));
};

type TextByFile = Record<string, string>;

/** The tables of a folder by column, then by file. Similar cells are next to each other, which compresses better: by 12 kB in the package. */
const byColumn = (tables: TextByFile): Record<string, TextByFile> => {
  const columns: Record<string, TextByFile> = {};
  for (const [file, text] of Object.entries(tables)) {
    for (const [column, cells] of Object.entries(columnsOf(file, text))) (columns[column] ??= {})[file] = cells;
  }
  return columns;
};

const asObject = (values: Record<string, string>): string =>
  ['{', ...Object.entries(values).map(([key, value]) => `'${key}': ${value},`), '}'].join('\n');

const asTexts = (texts: TextByFile): string =>
  asObject(Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, asTemplate(text)])));

const asTables = (tables: TextByFile): string =>
  asObject(Object.fromEntries(Object.entries(byColumn(tables)).map(([column, texts]) => [column, asTexts(texts)])));

const moduleOf = (folder: string, files: readonly string[]): string => {
  const textsOf = (extension: string): TextByFile =>
    Object.fromEntries(files.filter((file) => file.endsWith(extension)).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const texts = textsOf('.txt');
  return [
    `// Compiled from ${folder}/*. Do not edit: change the data files and run \`npm run tables\`.`,
    `export const tables = ${asTables(textsOf('.tsv'))} as const; // prettier-ignore`,
    ...(Object.keys(texts).length === 0 ? [] : [`export const texts = ${asTexts(texts)} as const; // prettier-ignore`]),
    '',
  ].join('\n');
};

/** The generated modules, by their path. */
export const compileTables = (): Map<string, string> => {
  const modules = new Map<string, string>();
  for (const area of readdirSync(root, { withFileTypes: true })) {
    const folder = join(root, area.name, 'data');
    if (!area.isDirectory() || !existsSync(folder)) continue;
    const files = readdirSync(folder)
      .filter((file) => /\.(?:tsv|txt)$/.test(file))
      .toSorted();
    if (files.length > 0) modules.set(join(root, area.name, 'tables.generated.ts'), moduleOf(folder, files));
  }
  return modules;
};

if (import.meta.main) for (const [path, source] of compileTables()) writeFileSync(path, source);
