import { describe, expect, test } from 'vitest';
import { parsePantry } from '../../../../mock/kitchen/generate/parse-pantry.js';

describe('a pantry', () => {
  test.each([
    ['egg noodles for serving', 'egg noodles'],
    ['salt to taste', 'salt'],
    ['1 tsp (4 g) - garlic powder', 'garlic powder'],
    ['a large glass of red wine', 'red wine'],
    ['romaine lettuce )', 'romaine lettuce'],
    ['boneless, skinless chicken breast', 'boneless, skinless chicken breast'],
    ['leg of lamb', 'leg of lamb'],
    ['cream of tartar', 'cream of tartar'],
    ['breakfast sausage of your choice', 'breakfast sausage'],
  ])('calls "%s" %s', (line, name) => {
    const { items } = parsePantry([line], []);
    expect(items.map((item) => item.name)).toEqual([name]);
  });

  test('names a thing once, however often it is offered', () => {
    expect(parsePantry(['eggs', '2 eggs', 'Egg'], []).items.map(({ name }) => name)).toEqual(['eggs']);
  });

  test.each(['curing salt', 'pink curing salt', 'infant formula', 'rennet'])('leaves out %s, with the reason', (line) => {
    const { items, excluded } = parsePantry([line, 'rice'], []);
    expect(items.map(({ name }) => name)).toEqual(['rice']);
    expect(excluded).toEqual([{ name: line, reason: expect.stringContaining('is not cooked here: '), restriction: 'food_safety' }]);
  });

  test.each([
    ['whole chicken', 'whole bird'],
    ['chicken breast', 'poultry'],
    ['chicken carcass', 'bones'],
    ['beef bones', 'bones'],
    ['dried kidney beans', 'dried pulse'],
    ['kidney beans', 'pulse'],
    ['dried porcini mushrooms', 'dried mushroom'],
    ['salt cod', 'salted fish'],
  ])('knows how %s is cooked: as %s', (line, cookingClass) => {
    expect(parsePantry([line], []).items[0]?.cookingClass).toBe(cookingClass);
  });
});
