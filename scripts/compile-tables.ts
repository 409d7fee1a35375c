// Compiles the data files of the kitchen (`mock/kitchen/<folder>/data/*.tsv` and `*.txt`) into one module for each folder, because the package
// has no access to files: `mock/kitchen/<folder>/tables.generated.ts`. Run `npm run tables` after a change; a test compares.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = 'mock/kitchen';

const asTemplate = (text: string): string => `\`${text.replace(/[\\`]|\$(?=\{)/g, (sign) => `\\${sign}`)}\``;

/** A table without its comments, which are for people who edit it. Their lines stay, so that errors name the right line. */
const withoutComments = (file: string, text: string): string => (file.endsWith('.tsv') ? text.replaceAll(/^#.*$/gm, '#') : text);

const moduleOf = (folder: string, files: readonly string[]): string =>
  [
    `// Compiled from ${folder}/*. Do not edit: change the data files and run \`npm run tables\`.`,
    'export const tables = {',
    ...files.map((file) => `  '${file}': ${asTemplate(withoutComments(file, readFileSync(join(folder, file), 'utf8')))},`),
    '} as const; // prettier-ignore',
    '',
  ].join('\n');

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
