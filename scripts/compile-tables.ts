// Compiles the tables of the kitchen (`mock/kitchen/<folder>/data/*.tsv`) into one module for each folder, because the package has no access to
// files: `mock/kitchen/<folder>/tables.generated.ts`. Run `npm run tables` after a change: it also reports every mistake in the data. A test
// compares.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = 'mock/kitchen';
/** The same as in `mock/kitchen/text/read-table.ts`. */
const NOT_A_ROW = '#';

/** A text as a template literal. */
export const asTemplate = (text: string): string => `\`${text.replace(/[\\`]|\$(?=\{)/g, (sign) => `\\${sign}`)}\``;

/** The column that says where a row comes from. It is for those who read the table: the package does without it. */
const SOURCE = 'source';

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
 * @throws Error with file and line if the table is empty, names a column twice or has rows with too many cells: one mistake a line.
 */
export const columnsOf = (file: string, text: string): Record<string, string> => {
  const rows = text.trimEnd().split('\n').map(cellsOf);
  const at = rows.findIndex((cells) => cells.length > 0);
  const header = rows[at];
  if (header === undefined) throw new Error(`${file}:1: the table is empty. Its first line names the columns.`);
  if (new Set(header).size < header.length) throw new Error(`${file}:${at + 1}: a column is named twice: ${header.join(', ')}.`);
  const problems = rows.flatMap(({ length }, index) =>
    length > header.length ? [`${file}:${index + 1}: the row has ${length} cells, and the table has ${header.length} columns.`] : [],
  );
  const source = header.indexOf(SOURCE);
  problems.push(
    ...rows.flatMap((cells, index) =>
      source >= 0 && cells.length > 0 && !cells[source] ? [`${file}:${index + 1}: the row names no source.`] : [],
    ),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const textOf = (column: number): string =>
    rows.map((cells, index) => (cells.length === 0 || index === at ? NOT_A_ROW : (cells[column] ?? ''))).join('\n');
  return Object.fromEntries(header.map((name, column) => [name, textOf(column)] as const).filter(([name]) => name !== SOURCE));
};

type TextByFile = Record<string, string>;

/** The tables of a folder by column, then by file. Similar cells are next to each other, which compresses better: by 12 kB in the package. */
export const byColumn = (folder: string, tables: TextByFile): Record<string, TextByFile> => {
  const columns: Record<string, TextByFile> = {};
  const problems: string[] = [];
  for (const [file, text] of Object.entries(tables)) {
    try {
      for (const [column, cells] of Object.entries(columnsOf(`${folder}/data/${file}`, text))) (columns[column] ??= {})[file] = cells;
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return columns;
};

const asObject = (values: Record<string, string>): string =>
  ['{', ...Object.entries(values).map(([key, value]) => `'${key}': ${value},`), '}'].join('\n');

const asTexts = (texts: TextByFile): string =>
  asObject(Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, asTemplate(text)])));

const asTables = (columns: Record<string, TextByFile>): string =>
  asObject(Object.fromEntries(Object.entries(columns).map(([column, texts]) => [column, asTexts(texts)])));

/** The text folder reads its tables before there are phrases. */
const readerOf = (folder: string): { name: string; from: string } =>
  folder === 'text'
    ? { name: 'createTableReader', from: './table-reader.js' }
    : { name: 'createPhraseReader', from: '../text/phrase-reader.js' };

const readers = ['rowsOf', 'later', 'valuesOf', 'mapOf', 'groupsOf', 'reads', 'readFiles'];

/** The data files of a folder with an extension. */
export const textsOf = (folder: string, extension: string): TextByFile => {
  const data = join(root, folder, 'data');
  const files = readdirSync(data).filter((file) => file.endsWith(extension));
  return Object.fromEntries(files.toSorted().map((file) => [file, readFileSync(join(data, file), 'utf8')]));
};

const moduleOf = (folder: string): string => {
  const { name, from } = readerOf(folder);
  const exported = folder === 'text' ? readers : [...readers, 'phrasesOf', 'listsOf'];
  return [
    `// Compiled from ${root}/${folder}/data/*. Do not edit: change the data files and run \`npm run tables\`.`,
    `import { ${name} } from '${from}';`,
    `export const { ${exported.join(', ')} } = ${name}('${folder}', ${asTables(byColumn(folder, textsOf(folder, '.tsv')))} as const); // prettier-ignore`,
    '',
  ].join('\n');
};

/** The folders of the kitchen that have data. */
export const tableFolders = (): string[] => readdirSync(root).filter((folder) => existsSync(join(root, folder, 'data')));

/**
 * The generated modules, by their path.
 *
 * @throws Error with every mistake in the columns of the tables: one a line.
 */
export const compileTables = (): Map<string, string> => {
  const modules = new Map<string, string>();
  const problems: string[] = [];
  for (const folder of tableFolders()) {
    try {
      modules.set(join(root, folder, 'tables.generated.ts'), moduleOf(folder));
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return modules;
};
