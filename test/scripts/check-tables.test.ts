import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'tables-'));
  for (const folder of ['mock', 'src', 'scripts']) cpSync(folder, join(copy, folder), { recursive: true });
  cpSync('package.json', join(copy, 'package.json'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => {
  rmSync(copy, { recursive: true });
});

const mistakesIn = (folder: string): string[] => {
  const run = (...args: string[]): string => execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  run('scripts/compile-tables.ts');
  try {
    return run('--import', './scripts/sources.ts', 'scripts/check-tables.ts').split('\n').filter(Boolean);
  } catch (error) {
    return (error as { stderr: string }).stderr.trim().split('\n');
  }
};

/** Replaces a text of a data file and returns its path with the line. */
const spoil = (file: string, right: string, wrong: string): string => {
  const path = join(copy, 'mock/kitchen', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(right);
  writeFileSync(path, text.replace(right, wrong));
  return `${file}:${text.slice(0, text.indexOf(right)).split('\n').length}: `;
};

test('the data files have no mistakes', () => {
  expect(mistakesIn(copy)).toEqual([]);
});

test('every mistake is reported with its file and line', () => {
  const expected = [
    spoil('dishes/data/churros.txt', 'slot oil: accepts oil', 'slot oil: accepts oyl'),
    spoil('dishes/data/cookies.txt', 'minutes: 12', 'minutes: twelve'),
    spoil('dishes/data/pho.txt', 'bulk; buy water', 'bulk; buy watr'),
    spoil('dishes/data/stew.txt', 'needs: eggplant;', 'needs: eggplnt;'),
    spoil('ingredients/data/legumes.tsv', 'protein\tpulse', 'protein\tpulze'),
    spoil('safety/data/never-swap.tsv', 'infant formula\tinfant_food', 'infant formula\tinfant'),
    spoil('tones/data/phases.tsv', 'simmer\t', 'simer\t'),
  ];
  const found = mistakesIn(copy);
  expect(expected.filter((place) => !found.some((mistake) => mistake.startsWith(place)))).toEqual([]);
});
