import { describe, expect, test } from 'vitest';
import { find } from '../../../../mock/kitchen/ingredients/find.js';
import { severalName } from '../../../../mock/kitchen/ingredients/several-names.js';

const nameOf = (name: string) => find(name)?.ingredient.name;

describe('pepper', () => {
  test.each(['peppers', '2 peppers', '1 pepper, diced', 'pepper, sliced', 'chopped pepper', 'Peppers (chopped)'])(
    '"%s" is the vegetable',
    (name) => {
      expect(nameOf(name)).toBe('red bell pepper');
    },
  );

  test.each(['pepper', 'black peppers', '1/2 teaspoon pepper', 'ground pepper', 'pepper, freshly ground'])('"%s" is the spice', (name) => {
    expect(nameOf(name)).toBe('black pepper');
  });

  test.each([
    ['jalapeno peppers', 'jalapeno'],
    ['green peppers', 'green bell pepper'],
    ['hot peppers', 'red chile'],
    ['sichuan peppers', 'sichuan pepper'],
  ])('"%s" is %s', (name, expected) => {
    expect(nameOf(name)).toBe(expected);
  });
});

test('a line says by its amount or its preparation what its name means', () => {
  expect(severalName('pepper', true, null)).toBe('bell pepper');
  expect(severalName('pepper', false, 'diced')).toBe('bell pepper');
  expect(severalName('pepper', false, 'freshly ground')).toBe('pepper');
  expect(severalName('onion', true, 'diced')).toBe('onion');
});
