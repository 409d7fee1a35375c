import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../../mock/kitchen/safety/read-tables.js';
import { listOf } from '../../../../mock/kitchen/text/read-table.js';
import { neverSwapOf } from '../../../../mock/kitchen/safety/never-swap.js';

test.each([
  'infant formula', 'baby formula powder', 'breast milk', 'Prague powder #1', 'pink curing salt', 'sodium nitrite', 'pectin', 'liquid rennet', 'kefir grains',
  'oral rehydration salts', 'pickling lime', 'lye', 'wine yeast', 'baby food carrot puree', 'Enfamil for newborns',
])('nothing takes the place of %s', (name) => {
  expect(neverSwapOf(name, '')).toBeDefined();
}); // prettier-ignore

test.each(['nutritional yeast', 'yeast rolls', 'nitrate-free bacon', 'pink salt', 'milk', 'lemon juice', 'gelatin', 'formula one burger'])(
  '%s may be replaced',
  (name) => {
    expect(neverSwapOf(name, '')).toBeUndefined();
  },
);

describe('the acid of canned food', () => {
  test('is not replaced', () => {
    expect(neverSwapOf('bottled lemon juice', 'Canning whole tomatoes. Process the jars for 45 minutes.')?.reason).toContain('acid');
  });

  test('may be replaced in a dish that is eaten at once', () => {
    expect(neverSwapOf('lemon juice', 'Lemon vinaigrette')).toBeUndefined();
  });
});

test('one yeast takes the place of another, and baking powder of none', () => {
  const rule = neverSwapOf('active dry yeast', 'white bread');
  expect(rule?.allows('instant yeast')).toBe(true);
  expect(rule?.allows('baking powder')).toBe(false);
});

test('every row of the table does what it says', () => {
  const rules = rowsOf('swap-rules.tsv', ['rule', 'only', 'when', 'reason', 'source']);
  const useOf = new Map(rules.map(({ cells }) => [cells.rule, listOf(cells.when)[0] ?? '']));
  for (const { cells } of rowsOf('never-swap.tsv', ['name', 'rule', 'position'])) {
    const found = neverSwapOf(cells.name, useOf.get(cells.rule) ?? '');
    expect(found !== undefined, cells.name).toBe(cells.rule !== 'none');
  }
});
