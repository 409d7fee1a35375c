import { expect, test } from 'vitest';
import { amountNote } from '../../../../mock/kitchen/lines/amount-note.js';

test.each([
  ['1/0 cup flour', '1/0'],
  ['1e309 cups sugar', '1e309'],
  ['99999999999999999999 kg salt', '99999999999999999999'],
  ['1e9 g salt', '1e9'],
])('"%s": the amount is told to be left out', (line, written) => {
  expect(amountNote(line)).toBe(`the amount "${written}" is not a number from 0 to 1,000,000, and is left out`);
});

test.each([
  ['-2 eggs', '"-2" is read as 2'],
  ['−3 eggs', '"−3" is read as 3'],
])('"%s": a dash is told to be the sign of a list', (line, told) => {
  expect(amountNote(line)).toBe(`${told}: a dash before an amount is the sign of a list`);
});

test.each(['2 eggs', '- 2 eggs', '1e5 g sugar', '0 g rice', '1,000 g flour', '1 1/2 cups milk', 'salt', '', '½ onion', '-'])(
  '"%s": nothing is told',
  (line) => {
    expect(amountNote(line)).toBeUndefined();
  },
);
