import { describe, expect, test } from 'vitest';
import { find } from '../../../../mock/kitchen/ingredients/find.js';

const contentsOf = (name: string): string[] => {
  const { kinds, allergens } = find(name)!.ingredient;
  return [...kinds, ...allergens];
};

describe('a dish contains what its name says, although its row is one of another dish', () => {
  test.each([
    ['salmon teriyaki', 'fish'],
    ['pork vindaloo', 'pork'],
    ['chicken quesadilla', 'meat'],
    ['bacon cheeseburger', 'pork'],
    ['avgolemono soup', 'egg'],
    ['escargots in garlic butter', 'milk'],
    ['kolache with sausage', 'pork'],
    ['steak and ale pie', 'alcohol'],
    ['seafood risotto', 'crustacean'],
    ['pecan pie filling pie', 'tree_nut'],
  ])('%s: %s', (name, content) => {
    expect(contentsOf(name)).toContain(content);
  });
});

describe('the dish that a name ends with, and an idiom, add nothing', () => {
  test.each([
    ['swedish fish', 'fish'],
    ['oyster cracker', 'mollusc'],
    ['scotch broth', 'alcohol'],
    ['egg cream', 'egg'],
    ['prawn cocktail', 'alcohol'],
  ])('%s: no %s', (name, content) => {
    expect(contentsOf(name)).not.toContain(content);
  });
});
