import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { categories } from '../../../../src/contract/enums.js';
import { suggestCategories } from '../../../../mock/kitchen/categories/suggest-categories.js';

const categoryOf = (name: string) => suggestCategories([name])[0]?.suggested_category;

test.each([
  [
    'produce',
    'fresh basil, organic baby spinach, Roma tomatoes, red onions, bag of salad, jalapeños, corn on the cob, honeycrisp apple, salad mix, lemons, cilantro, flat-leaf parsley, thyme sprigs, basil leaves',
  ],
  ['meat', 'chicken breasts, ground beef, hot dogs, deli ham, rotisserie chicken, bratwurst, lamb chops, pepperoni'],
  ['seafood', 'salmon fillets, shrimp, smoked salmon, imitation crab, mussels, tilapia'],
  ['dairy_eggs', '2% milk, large eggs, shredded mozzarella, half and half, string cheese, vanilla yogurt, blue cheese crumbles'],
  ['bakery', 'white bread, hamburger buns, flour tortillas, sourdough loaf, naan, croissants, birthday cake, blueberry muffins'],
  ['grains_pasta', 'penne pasta, basmati rice, rolled oats, quinoa, ramen noodles, cheerios'],
  ['legumes', 'dried black beans, red lentils, extra firm tofu, chickpeas'],
  [
    'canned_goods',
    'canned tomatoes, canned black beans, tomato paste, chicken broth, can of soup, tinned sardines, 2 cans tuna, coconut milk, crushed tomatoes, evaporated milk',
  ],
  ['baking', 'all purpose flour, brown sugar, chocolate chips, vanilla extract, yeast, maple syrup, pancake mix, shredded coconut'],
  [
    'spices_herbs',
    'black pepper, fresh cracked pepper, garlic powder, dried thyme, dried parsley, dry mustard, taco seasoning, bay leaves',
  ],
  ['oils_vinegars', 'extra virgin olive oil, apple cider vinegar, cooking spray'],
  [
    'condiments_sauces',
    'ketchup, soy sauce, stone ground mustard, pickled ginger, ranch dressing, marinara sauce, strawberry jelly, pickles, hummus',
  ],
  ['nuts_seeds', 'almonds, chia seeds, mixed nuts, almond butter'],
  ['snacks_sweets', 'potato chips, oreos, popcorn, granola bars, beef jerky, rice cakes, gummy bears, raisins'],
  ['beverages', 'orange juice, green tea, sparkling water, oat milk, ground coffee, kombucha, tea bags, tomato juice'],
  ['alcohol', 'red wine, IPA, vodka, bourbon'],
  ['frozen', 'frozen peas, frozen pizza, frozen shrimp, ice cream, fish sticks, chicken nuggets, popsicles, puff pastry'],
  ['other', 'paper towels, dish soap, dog food, aluminum foil, sponges, qwertyuiop'],
])('%s: %s', (category, names) => {
  for (const name of names.split(', ')) expect(categoryOf(name), name).toBe(category);
});

test('says how sure it is, and where else to look', () => {
  const [basil, frozen, typo, unknown] = suggestCategories(['basil', 'frozen shrimp', 'brocolli', 'qwertyuiop']);
  expect(basil?.alternatives.map(({ category }) => category)).toContain('produce');
  expect(frozen?.alternatives[0]?.category).toBe('seafood');
  expect(typo).toMatchObject({ suggested_category: 'produce' });
  expect(typo?.confidence).toBeLessThan(basil?.confidence ?? 0);
  expect(unknown).toEqual({ name: 'qwertyuiop', suggested_category: 'other', confidence: 0.1, alternatives: [] });
});

propertyTest.prop([fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: 'grapheme', maxLength: 100 }))])(
  'any words: one known category, never twice the same',
  (name) => {
    const [suggestion] = suggestCategories([name]);
    const all = [suggestion?.suggested_category, ...(suggestion?.alternatives.map(({ category }) => category) ?? [])];
    for (const category of all) expect(categories).toContain(category);
    expect(new Set(all).size).toBe(all.length);
    expect(suggestion?.name).toBe(name);
  },
);

test.each([
  ['shortened names', 'tin of chopped toms', 'canned_goods'],
  ['shortened names', 'Greek yog 0%', 'dairy_eggs'],
  ['a brand', 'Philly light', 'dairy_eggs'],
  ['a drink by its color', 'bottle of red', 'alcohol'],
  ['a spread', 'marmite', 'condiments_sauces'],
])('%s: "%s" is in %s', (_what, name, category) => {
  expect(suggestCategories([name])[0]?.suggested_category).toBe(category);
});

test.each([
  ['Brot', 'bakery'],
  ['oignons', 'produce'],
  ['riz', 'grains_pasta'],
  ['500 g Hackfleisch', 'meat'],
  ['azúcar', 'baking'],
])('a common food in another language has its category, with less confidence: %s', (item, category) => {
  expect(suggestCategories([item])[0]).toMatchObject({ suggested_category: category, confidence: 0.6 });
});

test.each(['mlk', 'Kren', 'gruau'])('an unknown word is other, not what is spelt like it: %s', (item) => {
  expect(suggestCategories([item])[0]).toEqual({ name: item, suggested_category: 'other', confidence: 0.1, alternatives: [] });
});

test.each(['brocoli', 'mozarela'])('a long word with few wrong letters is what was probably meant: %s', (item) => {
  expect(suggestCategories([item])[0]).toMatchObject({ confidence: 0.4 });
});
