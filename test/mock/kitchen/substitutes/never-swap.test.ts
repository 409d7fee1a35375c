import { describe, expect, test } from 'vitest';
import { suggestSubstitute } from '../../../../mock/kitchen/substitutes/suggest-substitute.js';
import { optionColumns, optionsIn } from '../../../../mock/kitchen/substitutes/options.js';
import { readTable } from '../../../../mock/kitchen/text/read-table.js';
import { columnsOf } from '../../../../scripts/compile-tables.ts';

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
  ['butter\tmuch\tmargarine\tslight', 'x.tsv:2: amount: "much" is not an amount'],
  ['butter\t1\tmargarine\tsalty', 'x.tsv:2: flavor: "salty" is not one of none, slight, noticeable, strong'],
  ['\t1\tmargarine\tslight', 'x.tsv:2: for: the first row names what is replaced'],
])('a table that cannot be read names its file and line: %j', (rows, message) => {
  const columns = columnsOf('x.tsv', `${optionColumns.join('\t')}\n${rows}`);
  const table = readTable('x.tsv', columns, optionColumns);
  expect(() => optionsIn(table)).toThrow(message);
});
