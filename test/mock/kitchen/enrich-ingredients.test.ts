import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { enrichedIngredientsSchema } from '../../../src/contract/ingredients.js';
import { enrichIngredients } from '../../../mock/kitchen/enrich-ingredients.js';

const enrich = (line: string, ...include: ('nutrition' | 'allergens' | 'price' | 'storage' | 'substitutes' | 'category')[]) => {
  const [enriched] = enrichIngredients(include.length > 0 ? { ingredients: [line], include } : { ingredients: [line] }).ingredients;
  if (enriched === undefined) throw new Error('No ingredient came back.');
  return enriched;
};

test('tells all that is known of a line', () => {
  const flour = enrich('2 cups all-purpose flour, sifted');
  expect(flour).toMatchObject({
    original: '2 cups all-purpose flour, sifted', name: 'all-purpose flour', canonical_name: 'flour', matched: true, quantity: 2, quantity_max: null, unit: 'cup',
    preparation: 'sifted', optional: false, category: 'baking', price_level: 1,
  }); // prettier-ignore
  expect(flour.grams).toBeGreaterThan(225);
  expect(flour.grams).toBeLessThan(275);
  expect(flour.allergens).toEqual(expect.arrayContaining(['wheat', 'gluten']));
  expect(flour.dietary_flags).toContain('vegan');
  expect(flour.dietary_flags).not.toContain('gluten_free');
  expect(flour.substitutes.length).toBeGreaterThan(0);
  expect(flour.storage).toMatch(/^Pantry, about /);
  expect(flour.estimated_cost?.amount).toBeGreaterThan(0);
});

test('nutrition is of 100 g, and of the amount of the line', () => {
  const { grams, nutrition, nutrition_per_100g } = enrich('1/2 cup olive oil');
  expect(nutrition_per_100g?.calories).toBeGreaterThan(850);
  expect((nutrition?.calories ?? 0) / (nutrition_per_100g?.calories ?? 1)).toBeCloseTo((grams ?? 0) / 100, 1);
});

test('a range counts as its middle, a line without an amount has no weight or cost', () => {
  expect(enrich('2-4 carrots').grams).toBe(enrich('3 carrots').grams);
  expect(enrich('salt to taste')).toMatchObject({ quantity: null, grams: null, nutrition: null, estimated_cost: null, matched: true });
});

test('weighs what a line says of its cans, loaves and bottles', () => {
  expect(enrich('2 (14.5 oz) cans diced tomatoes').grams).toBeCloseTo(822, 0);
  expect(enrich('3 eggplants (900 g)').grams).toBe(900);
  expect(enrich('1 loaf crusty bread').grams).toBe(450);
  expect(enrich('1 bottle dry white wine').grams).toBe(750);
  expect(enrich('2 balls mozzarella').grams).toBe(250);
  expect(enrich('1 bunch asparagus (about 1 lb)').grams).toBeCloseTo(453.6, 0);
  expect(enrich('1 wheel brie').grams).toBe(250);
  expect(enrich('1 knob of butter').grams).toBe(15);
  expect(enrich('4 leaves gelatine').grams).toBe(8);
  expect(enrich('1 packet dried yeast').grams).toBe(7);
  expect(enrich('1 rack of lamb').grams).toBe(700);
  expect(enrich('2 racks of ribs')).toMatchObject({ quantity: 2, unit: null, name: 'ribs', grams: 2000 });
  expect(enrich('1 slab of bacon').grams).toBe(1400);
  expect(enrich('1 side of salmon').grams).toBe(1000);
});

test.each([
  ['1 full rack of St. Louis ribs', 1000],
  ['2 half slabs of ribs', 1000],
  ['baby back ribs, 1 slab', 1000],
  ['4 country-style ribs', 400],
  ['1 8-bone rack of lamb', 700],
  ['1 rack of venison', 900],
  ['1 slab of spare ribs, about 3 pounds', 1361],
  ['1 whole chicken, about 4 pounds', 1814],
  ['4 chicken breasts, 6 ounces each', 680],
  ['2 cans beans, 15 oz each', 851],
  ['3 ribs celery', 120],
  ['2 celery ribs', 80],
])('%s weighs %d g', (line, grams) => {
  expect(Math.round(enrich(line).grams ?? 0)).toBe(grams);
});

test('a weight needs no table', () => {
  expect(enrich('1 lb ground beef').grams).toBeCloseTo(453.6, 1);
});

describe('of alternatives, and of what comes on top', () => {
  test.each([
    ['1 cup oat milk or milk', 'dairy_free'],
    ['2 tbsp olive oil (or butter)', 'vegan'],
    ['2 tbsp margarine, or 30 g butter', 'vegan'],
    ['2 cups water or chicken broth', 'vegan'],
    ['1 tbsp tamari or soy sauce', 'gluten_free'],
    ['2 cups chicken or vegetable stock', 'vegetarian'],
    ['2 cups vegetable, chicken, or beef broth', 'vegan'],
    ['1 cup oat milk (or zzxyq)', 'vegan'],
    ['1 cup water plus 1 tbsp butter', 'vegan'],
    ['1 lb tofu; 1 lb shrimp', 'shellfish_free'],
    ['1 cup rice, cooked with butter', 'dairy_free'],
  ] as const)('all must keep a diet: %s is not called %s', (line, diet) => {
    expect(enrich(line).dietary_flags).not.toContain(diet);
  });

  test.each([
    ['1 cup oat milk or milk', 'milk'],
    ['2 tbsp olive oil (or butter)', 'milk'],
    ['1 tbsp tamari or soy sauce', 'wheat'],
    ['1 cup sugar plus 2 eggs', 'egg'],
    ['1 apple, cut in wedges with peanut butter', 'peanut'],
    ['rice, naan and yogurt, to serve', 'wheat'],
    ['cilantro, lime and crushed peanuts to serve', 'peanut'],
    ['1 tsp each: paprika, mustard powder, celery salt', 'celery'],
    ['1 batch spice mix (paprika, mustard powder, sesame seeds)', 'sesame'],
    ['1 tbsp oil (I use ghee)', 'milk'],
  ] as const)('any may bring its allergens: %s may contain %s', (line, allergen) => {
    expect(enrich(line).may_contain).toContain(allergen);
  });

  test('words that name no other thing clear and spoil nothing', () => {
    expect(enrich('1 cup olive oil, or more to taste').dietary_flags).toEqual(enrich('1 cup olive oil').dietary_flags);
    expect(enrich('1 cup olive oil (or 240 ml)').dietary_flags).toEqual(enrich('1 cup olive oil').dietary_flags);
    expect(enrich('1 jalapeño, seeds and ribs removed').dietary_flags).toEqual(enrich('1 jalapeño').dietary_flags);
    expect(enrich('2 lemons, zest and juice').dietary_flags).toEqual(enrich('2 lemons').dietary_flags);
    expect(enrich('Cake: 1 cup sugar').dietary_flags).toEqual(enrich('1 cup sugar').dietary_flags);
  });
});

describe('what is asked for', () => {
  test.each([
    ['nutrition', { allergens: [], dietary_flags: [], estimated_cost: null, storage: null, substitutes: [], category: null }],
    ['allergens', { nutrition: null, nutrition_per_100g: null, price_level: null, storage: null, substitutes: [], category: null }],
    ['price', { nutrition: null, allergens: [], may_contain: [], storage: null, substitutes: [], category: null }],
    ['storage', { nutrition: null, allergens: [], price_level: null, substitutes: [], category: null }],
    ['substitutes', { nutrition: null, allergens: [], price_level: null, storage: null, category: null }],
    ['category', { nutrition: null, allergens: [], price_level: null, storage: null, substitutes: [] }],
  ] as const)('%s alone leaves the rest out', (group, rest) => {
    const butter = enrich('1 cup butter', group);
    expect(butter).toMatchObject(rest);
    expect(butter.matched).toBe(true);
  });
});

test('what is not known is said to be so, and cleared of nothing', () => {
  const { ingredients, unmatched } = enrichIngredients({ ingredients: ['1 cup frobnitz', '1 cup milk'] });
  expect(unmatched).toEqual(['1 cup frobnitz']);
  expect(ingredients[0]).toMatchObject({
    matched: false,
    canonical_name: null,
    dietary_flags: [],
    category: null,
    confidence: 0,
    quantity: 1,
    unit: 'cup',
  });
});

test('a class alone has no canonical name, and all the allergens of the class', () => {
  const cheese = enrich('2 oz some unheard-of cheese');
  expect(cheese.canonical_name).toBeNull();
  expect(cheese.allergens).toContain('milk');
});

propertyTest.prop([
  fc.array(fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: 'grapheme', maxLength: 80 })), { minLength: 1, maxLength: 5 }),
])('any lines: one response each, of the right shape, the same twice', (ingredients) => {
  const response = enrichIngredients({ ingredients });
  expect(enrichedIngredientsSchema.safeParse(response).success).toBe(true);
  expect(response.ingredients.map(({ original }) => original)).toEqual(ingredients);
  expect(enrichIngredients({ ingredients })).toEqual(response);
});

describe('what nobody should eat', () => {
  test.each(['3 death cap mushrooms', '1 cup rhubarb leaves', '2 cups milk (expired)', '1 tbsp bleach', '2 aspirin tablets'])(
    '"%s" is refused with the reason',
    (line) => {
      const { matched, canonical_name, dietary_flags, substitutes, note } = enrich(line);
      expect({ matched, canonical_name, dietary_flags, substitutes }).toEqual({
        matched: false,
        canonical_name: null,
        dietary_flags: [],
        substitutes: [],
      });
      expect(note).toContain('is not cooked here: ');
    },
  );
});

test.each([
  ['1 lb 2 oz/500 g beef', '1 1/8 lb beef'],
  ['1lb 2oz (500g) beef', '1 1/8 lb beef'],
  ['500 g/1 lb 2 oz beef', '500 g beef'],
  ['1 stick plus 2 tbsp butter', '141.4 g butter'],
  ['1/2 cup + 2 tbsp + 1 tsp flour', '31 tsp flour'],
  ['8 chicken drumsticks', '920 g chicken'],
  ['1/2 lb (8 oz) beef', '8 oz beef'],
  ['1 cup 2 tbsp flour', '18 tbsp flour'],
  ['1 qt 1 cup milk', '5 cups milk'],
  ['1 lb 4 oz beef', '20 oz beef'],
  ['1 kg 200 g potatoes', '1200 g potatoes'],
  ['3/4 cup + 2 tablespoons sugar', '14 tablespoons sugar'],
  ['1 cup minus 1 tablespoon sugar', '15 tablespoons sugar'],
  ['1 pound (16 ounces) pasta', '1 pound pasta'],
  ['1 lb steaks (8 oz each)', '1 lb steaks'],
])('"%s" weighs as much as "%s"', (line, same) => {
  expect(enrich(line).grams).toBeCloseTo(enrich(same).grams ?? 0, 0);
});
