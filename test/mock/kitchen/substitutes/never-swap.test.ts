import { describe, expect, test } from 'vitest';
import { suggestSubstitute } from '../../../../mock/kitchen/suggest-substitute.js';
import { parseTable } from '../../../../mock/kitchen/substitutes/parse-table.js';

const names = (ingredient: string, title?: string, step = 'Cook.') =>
  suggestSubstitute({
    ingredient,
    max_suggestions: 10,
    ...(title === undefined ? {} : { recipe: { title, ingredients: [ingredient], instructions: [step] } }),
  });

test.each([
  'infant formula',
  '1 cup breast milk',
  'pink curing salt',
  '1 packet pectin',
  'rennet',
  'aspirin',
  'bleach',
  'death cap mushrooms',
])('nothing takes the place of %s, and the message says why', (ingredient) => {
  const { substitutes, message } = names(ingredient);
  expect(substitutes).toEqual([]);
  expect(message.length).toBeGreaterThan(40);
});

test('yeast is replaced by yeast or a starter, and by no baking powder', () => {
  expect(names('active dry yeast').substitutes.map(({ name }) => name)).not.toContain('baking powder');
});

describe('the acid, the salt and the sugar of preserves stay', () => {
  test.each([
    ['bottled lemon juice', 'Canned tomatoes', 'Add to the jars and process in a canner.'],
    ['vinegar', 'Dill pickles', 'Seal the jars and process them in a canner.'],
    ['salt', 'Sauerkraut', 'Ferment for three weeks.'],
    ['sugar', 'Orange marmalade', 'Boil until it sets.'],
  ])('%s in %s', (ingredient, title, step) => {
    expect(names(ingredient, title, step).substitutes).toEqual([]);
    expect(names(ingredient).substitutes).not.toEqual([]);
  });
});

test.each([
  ['# butter\nmuch | margarine | slight | | |', 'x.txt:2: "much" is not an amount'],
  ['# butter\n1 | margarine | salty | | |', 'x.txt:2: "salty" is not one of none, slight, noticeable, strong'],
  ['1 | margarine | slight | | |', 'x.txt:1: an option comes before the first name'],
  ['# butter\n\n# butter', 'x.txt:3: "butter" has two rows'],
])('a table that cannot be read names its file and line: %j', (text, message) => {
  expect(() => parseTable({ file: 'x.txt', text })).toThrow(message);
});
