import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileDishes, DISHES_FILE } from '../../../scripts/dishes/compile-dishes.ts';

const shared = 'slot fat: accepts oil, butter; 9 g; buy olive oil\n';
const head = '  noun: Toast\n  course: savory\n  skill: beginner\n';
const toast = `dish: toast\n${head}slot bread: accepts bread; 80 g\nserve: Serve {bread}.\n`;
const burnt = `dish: burnt toast\n${head}slot bread: accepts brade; 80 g\n`;

test('the dishes are compiled from the data files as they are: else run `npm run tables`', () => {
  expect(readFileSync(DISHES_FILE, 'utf8')).toBe(compileDishes().source);
});

test('the mistakes of all files are found, and the other dishes compiled', () => {
  const { source, problems } = compileDishes({ 'shared.txt': shared, 'burnt.txt': burnt, 'jam.txt': 'jam', 'toast.txt': toast });
  expect(problems).toEqual([
    expect.stringContaining('dishes/data/burnt.txt:5: slot bread: "brade" is not one of '),
    'dishes/data/jam.txt:1: jam: is not "key: value". A comment begins with "#".',
  ]);
  expect(source).toContain('"name":"toast"');
  expect(source).not.toContain('"name":"burnt toast"');
});

test('without shared slots no dish is compiled', () => {
  const { problems } = compileDishes({ 'shared.txt': 'slot fat: 9 g\n', 'toast.txt': toast });
  expect(problems).toEqual(['dishes/data/shared.txt:1: slot fat: there is no shared slot "fat".']);
});
