import { expect, test } from 'vitest';
import { toChart } from '../../bench/chart.js';

const bars = [
  { name: 'own', value: 1, label: '1 ms', own: true },
  { name: 'a < b', value: 4, label: '4 ms' },
  { name: 'failed', value: 2, label: '2 calls failed', incomplete: true },
];
const rectangles = (svg: string): string[][] =>
  [...svg.matchAll(/<rect x="190" .*? width="([\d.]+)" .*? class="(.*?)"/g)].map(([, ...found]) => found);

test('bars are as long as their values, and hollow if a value is not comparable', () => {
  expect(rectangles(toChart({ title: 'Time', bars }))).toEqual([
    ['67.5', 'bar own'],
    ['270.0', 'bar'],
    ['135.0', 'incomplete'],
  ]);
});

test('names are escaped, and a mark is a line at its value', () => {
  const svg = toChart({ title: 'Time & cost', bars, mark: 4 });
  expect(svg).toContain('a &lt; b');
  expect(svg).toContain('Time &amp; cost');
  expect(svg).toContain('<line x1="460.0"');
});

test('a dark page gets its own colours', () => {
  expect(toChart({ title: 'Time', bars })).toContain('prefers-color-scheme:dark');
});
