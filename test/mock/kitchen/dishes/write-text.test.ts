import { expect, test } from 'vitest';
import type { Clause } from '../../../../mock/kitchen/dishes/dish.js';
import { writeText } from '../../../../mock/kitchen/dishes/write-text.js';

/** "Fry {a} for {time}[if c: with {c}][if no c: alone][first d: in {d}]." */
const clauses: readonly Clause[] = [
  { pieces: ['Fry ', ['a'], ' for ', ['time']] },
  { condition: 'if', slots: ['c'], optional: true, pieces: [' with ', ['c']] },
  { condition: 'if no', slots: ['c'], optional: true, pieces: ['  alone'] },
  { condition: 'first', slots: ['d'], optional: true, pieces: ['  in ', ['d']] },
  { pieces: ['.'] },
];

const write = (text: readonly Clause[], taken: readonly string[], named: readonly string[] = []) => {
  const words = new Map([['time', '5 minutes'], ...taken.map((name): [string, string] => [name, `the ${name}`])]);
  return writeText(text, ([name = '']) => words.get(name) ?? '', new Set(named))?.text;
};

test.each([
  [['a', 'c', 'd'], [], 'Fry the a for 5 minutes with the c in the d.'],
  [['a', 'd'], [], 'Fry the a for 5 minutes alone in the d.'],
  [['a', 'd'], ['d'], 'Fry the a for 5 minutes alone.'],
  [['c'], [], undefined],
])('a text is written with %j, if %j are named already', (taken, named, text) => {
  expect(write(clauses, taken, named)).toBe(text);
});

test.each([
  ['first', undefined],
  ['if no', undefined],
  [undefined, 'Heat the a'],
] as const)('what has the condition "%s" is not a step alone', (condition, text) => {
  expect(write([{ condition, slots: ['b'], optional: true, pieces: ['Heat ', ['a']] }], ['a'])).toBe(text);
});
