import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entries } from '../../scripts/entries.ts';
import { filesFrom, jsrFiles } from '../../scripts/jsr.ts';

const files = jsrFiles((file) => readFileSync(`dist/${file}`, 'utf8'));
const config = JSON.parse(files.get('jsr.json')!) as { exports: Record<string, string>; imports: Record<string, string> };

test('the package for JSR has every entry but those of the mock', () => {
  const names = entries.map(({ name }) => name.replace('@recipe-ai/sdk', '.')).filter((name) => !name.startsWith('./mock'));
  expect(Object.keys(config.exports).toSorted()).toEqual(names.toSorted());
});

test.each(Object.entries(config.exports))('every file that %s imports is in it', (_, entry) => {
  const imported = filesFrom(entry.slice(2), (file) => files.get(file) ?? '');
  expect([...imported.keys()].filter((file) => !files.has(file))).toEqual([]);
});

test('its packages are those of npm, in ranges that Deno reads', () => {
  expect(Object.values(config.imports)).toContainEqual(expect.stringMatching(/^npm:zod@.*\/mini$/));
  for (const specifier of Object.values(config.imports)) expect(specifier).toMatch(/^npm:[@\w/-]+@\^[\d.]+(?:\/\w+)?$/);
});
