import { describe, expect, test } from 'vitest';
import { find } from '../../../../mock/kitchen/ingredients/find.js';
import { allergensIn, flagsOf, labelNotes } from '../../../../mock/kitchen/safety/dietary-flags.js';
import { parseRestrictions } from '../../../../mock/kitchen/safety/parse-restrictions.js';

describe('what an ingredient keeps', () => {
  const flags = (...ingredients: string[]) => flagsOf(ingredients.map(find));

  test('a diet is kept when all ingredients keep it', () => {
    expect(flags('tomato', 'olive oil')).toEqual(expect.arrayContaining(['vegan', 'gluten_free', 'halal']));
    expect(flags('tomato', 'butter')).toEqual(expect.arrayContaining(['vegetarian', 'gluten_free']));
    expect(flags('tomato', 'butter')).not.toContain('vegan');
  });

  test.each([
    ['vegan butter', ['paleo', 'whole30', 'low_fat', 'soy_free', 'nut_free', 'mediterranean', 'heart_healthy']],
    ['olive oil', ['low_fat']],
    ['soy sauce', ['low_sodium', 'gluten_free', 'paleo', 'whole30', 'halal', 'kosher', 'keto']],
    ['chicken breast', ['vegetarian', 'halal', 'kosher']],
    ['sugar', ['low_sugar', 'keto', 'paleo', 'whole30', 'diabetic_friendly', 'heart_healthy']],
    ['honey', ['vegan', 'whole30', 'low_sugar', 'low_fodmap', 'diabetic_friendly']],
    ['parmesan', ['halal', 'kosher', 'low_sodium', 'low_fat', 'heart_healthy']],
    ['garlic', ['low_fodmap', 'keto']],
    ['apple', ['low_fodmap', 'low_sugar', 'keto', 'low_carb']],
    ['bread', ['gluten_free', 'low_carb', 'keto', 'paleo']],
  ])('%s claims no more than is clear', (name, unclaimed) => {
    for (const diet of unclaimed) expect(flags(name), diet).not.toContain(diet);
  });

  test.each([
    ['carrot', ['vegan', 'paleo', 'whole30', 'halal', 'kosher', 'low_fat', 'low_sodium']],
    ['salmon', ['pescatarian', 'keto', 'paleo', 'low_sugar']],
    ['rice', ['vegan', 'gluten_free', 'low_fat', 'low_fodmap']],
    ['olive oil', ['vegan', 'keto', 'paleo', 'whole30', 'mediterranean', 'low_sodium']],
  ])('%s claims what is clear', (name, claimed) => {
    expect(flags(name)).toEqual(expect.arrayContaining(claimed));
  });

  test('an ingredient that nobody knows clears nothing', () => {
    expect(flags('tomato', 'xyzzy')).toEqual([]);
    expect(flags()).toEqual([]);
  });

  test('allergens are those contained and those that may be', () => {
    expect(allergensIn([find('soy sauce')])).toEqual(expect.arrayContaining(['soy', 'wheat', 'gluten']));
    expect(allergensIn([find('dark chocolate')])).toContain('milk');
    expect(allergensIn([undefined, find('tomato')])).toEqual([]);
  });
});

describe('what only a label says', () => {
  const notes = (ingredient: string, restriction: string) =>
    labelNotes([find(ingredient)], parseRestrictions([restriction]).exclusions).join(' ');

  test.each(['gluten_free', 'coeliac', 'gluten allergy', 'wheat allergy'])('broth asks for a label for who may not eat gluten: %s', (restriction) => {
    for (const broth of ['chicken broth', 'beef broth', 'vegetable broth']) expect(notes(broth, restriction)).toContain('labelled gluten-free');
    expect(notes('rice', restriction)).toBe('');
  }); // prettier-ignore

  test.each([
    ['peanut butter', 'tree nut allergy', 'free of tree nuts'],
    ['almond butter', 'peanut allergy', 'free of peanuts'],
    ['mussels', 'shrimp allergy', 'react to molluscs too'],
  ])('%s is packed with what a %s leaves out, or many react to both', (ingredient, restriction, label) => {
    expect(notes(ingredient, restriction)).toContain(label);
  });

  test.each(['vegan', 'milk allergy', 'no almonds'])('a diet, another allergy and a dislike say nothing of it: %s', (restriction) => {
    expect(notes('peanut butter', restriction)).toBe('');
    expect(notes('chicken broth', restriction)).toBe('');
  });
});
