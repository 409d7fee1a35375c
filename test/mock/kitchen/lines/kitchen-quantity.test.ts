import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLine, formatQuantity } from '../../../../mock/kitchen/lines/amounts.js';
import { measurable, measuredBest, measuredClosely } from '../../../../mock/kitchen/lines/kitchen-quantity.js';
import { units } from '../../../../src/contract/enums.js';

describe('an amount of a kitchen', () => {
  test.each([
    [0.33, 'teaspoon', '1/4 teaspoon salt'],
    [2.13, 'tablespoon', '2 tablespoons salt'],
    [2.7, 'teaspoon', '2 1/2 teaspoons salt'],
    [0.6, 'tablespoon', '1/2 tablespoon salt'],
    [0.68, 'cup', '2/3 cup salt'],
  ] as const)('%d %s is measured as %s', (quantity, unit, line) => {
    expect(formatLine({ name: 'salt', unit, quantity: measurable(quantity, unit) })).toBe(line);
  });

  test.each([
    [0.67, 'onion', '1/2 onion'],
    [0.8, 'onion', '1 onion'],
    [2.4, 'onion', '2 1/2 onions'],
    [3.4, 'onion', '3 onions'],
  ] as const)('%d pieces of %s are %s', (quantity, name, line) => {
    expect(formatLine({ name, quantity: measurable(quantity, null) })).toBe(line);
  });

  test.each([
    [6, 'teaspoon', '2 tablespoons'],
    [8, 'tablespoon', '1/2 cup'],
    [16, 'ounce', '1 pound'],
    [0.5, 'kilogram', '500 g'],
    [0.1, 'cup', '1 1/2 tablespoons'],
  ] as const)('%d %s are better %s', (quantity, unit, words) => {
    expect(formatLine({ name: '', ...measuredBest(quantity, unit) }).trim()).toBe(words);
  });

  test.each([
    [0.75, 'tablespoon', '2 1/4 teaspoons'],
    [0.1875, 'cup', '3 tablespoons'],
    [2.25, 'tablespoon', '2 1/4 tablespoons'],
    [3.75, 'tablespoon', '3 3/4 tablespoons'],
    [0.375, 'cup', '6 tablespoons'],
    [0.75, 'cup', '3/4 cup'],
    [37.5, 'gram', '35 g'],
  ] as const)('%d %s are close to %s', (quantity, unit, words) => {
    expect(formatLine({ name: '', ...measuredClosely(quantity, unit) }).trim()).toBe(words);
  });

  test('is never nothing, and never far from what was wanted', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.3, max: 200, noNaN: true }), fc.constantFrom(...units, null), (quantity, unit) => {
        const measured = measurable(quantity, unit);
        expect(measured).toBeGreaterThan(0);
        expect(Math.abs(measured - quantity)).toBeLessThanOrEqual(Math.max(0.75, quantity * 0.51));
      }),
    );
  });

  test('names no eighth above one', () => {
    for (let quantity = 1; quantity < 10; quantity += 0.01) expect(formatQuantity(quantity)).not.toContain('/8');
  });
});
