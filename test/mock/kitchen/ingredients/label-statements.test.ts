import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { find } from '../../../../mock/kitchen/ingredients/find.js';
import { readLabel } from '../../../../mock/kitchen/ingredients/label-statements.js';

describe('what a label says behind a name', () => {
  test.each([
    ['milk chocolate (may contain nuts)', ['tree_nut', 'peanut']],
    ['rolled oats made in a facility with wheat', ['wheat', 'gluten']],
    ['crackers may contain milk', ['milk']],
    ['raisins packed in a facility with peanuts', ['peanut']],
    ['sunflower seeds - processed on shared equipment with almonds', ['tree_nut']],
    ['rice cakes, produced in a factory that handles sesame', ['sesame']],
    ['dried mango (may contain sulphites and tree nuts)', ['sulfite', 'tree_nut']],
    ['vegan cheese, not suitable for milk allergy sufferers', ['milk']],
  ])('"%s" may contain %j', (name, allergens) => {
    expect(find(name)?.ingredient.mayContain).toEqual(expect.arrayContaining(allergens));
    for (const allergen of allergens) expect(find(name)?.ingredient.allergens).not.toContain(allergen);
  });

  test.each([
    ['potato chips (contains milk)', ['milk']],
    ['noodles, contains wheat and egg', ['wheat', 'egg']],
    ['sauce containing soya', ['soy']],
  ])('"%s" contains %j', (name, allergens) => {
    expect(find(name)?.ingredient.allergens).toEqual(expect.arrayContaining(allergens));
  });

  test.each(['raisins (contains no nuts)', 'raisins that do not contain nuts', 'raisins, may contain stems'])(
    '"%s" adds nothing',
    (name) => {
      expect(find(name)?.ingredient).toMatchObject({ allergens: find('raisins')?.ingredient.allergens, mayContain: ['sulfite'] });
    },
  );

  test('a name without a statement says nothing more', () => {
    expect(readLabel('raisins')).toBeUndefined();
  });

  propertyTest.prop([fc.string({ unit: 'grapheme', maxLength: 200 })])('any text: never throws', (text) => {
    expect(readLabel(`${text} may contain milk`)?.traces).toContain('milk');
  });
});

describe('the maker of meat', () => {
  test.each(["Jack Link's teriyaki", 'Perdue breaded strips', 'Planters honey roasted'])('of "%s" nobody can say what is in it', (name) => {
    expect(find(name)?.matchType).toBe('part');
  });

  test.each([
    ['Oscar Mayer bacon', 'bacon'],
    ['Bumble Bee tuna', 'tuna'],
    ['Sargento cheddar', 'cheddar'],
  ])('"%s" is %s', (name, expected) => {
    expect(find(name)).toMatchObject({ ingredient: { name: expected }, matchType: 'name' });
  });
});
