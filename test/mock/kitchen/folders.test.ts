import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = 'mock/kitchen';

/** What the table of the README lets each folder import. */
const allowed = new Map(
  readFileSync(join(root, 'README.md'), 'utf8')
    .split('\n')
    .flatMap((line): [string, string[]][] => {
      const cells = line.split('|').map((cell) => cell.trim());
      const isRow = cells.length === 5 && cells[1] !== 'folder' && !cells[1]?.startsWith('-');
      return isRow ? [[cells[1] ?? '', (cells[3] ?? '').split(', ').filter(Boolean)]] : [];
    }),
);

const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The folders of the kitchen that the files of one folder import. */
const importedBy = (folder: string): string[] => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const sources = files.map((file) => readFileSync(join(root, folder, file), 'utf8'));
  const names = sources.flatMap((source) => [...source.matchAll(/from '(?:\.\.\/)+([a-z-]+)\//g)].map(([, name]) => name ?? ''));
  return [...new Set(names)].filter((name) => name !== folder && folders.includes(name));
};

test('the README lists every folder', () => {
  expect(folders.filter((folder) => !allowed.has(folder))).toEqual([]);
});

test.each(folders)('%s imports only what the README allows', (folder) => {
  expect(importedBy(folder).filter((name) => !allowed.get(folder)?.includes(name))).toEqual([]);
});

test('the folders form no cycle', () => {
  const order = [...allowed.keys()];
  for (const [folder, names] of allowed)
    for (const name of names) expect(order.indexOf(name), `${folder} imports ${name}`).toBeLessThan(order.indexOf(folder));
});
