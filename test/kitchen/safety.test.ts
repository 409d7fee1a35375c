import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { readRestrictions } from '../../mock/kitchen/diets.js';
import { breaks, checkText } from '../../mock/kitchen/safety.js';

const on = (...words: string[]) => readRestrictions(words).exclusions;
const found = (text: string, ...words: string[]) => checkText(text, on(...words)).map((breach) => breach.words);

describe('names', () => {
  test.each([
    ['vegan', ['parmesan', 'honey', 'worcestershire sauce', 'egg noodles', 'ghee', 'chicken broth', 'gelatin', 'anchovies', 'mayonnaise']],
    ['vegetarian', ['bacon', 'fish sauce', 'lard', 'gelatin', 'oyster sauce', 'shrimp']],
    ['gluten free', ['soy sauce', 'couscous', 'bulgur', 'beer', 'panko', 'flour tortillas', 'semolina']],
    ['dairy free', ['ghee', 'ricotta', 'milk chocolate', 'pesto', 'heavy cream']],
    ['nut allergy', ['almonds', 'pesto', 'peanut butter', 'pecans']],
    ['halal', ['pork chops', 'prosciutto', 'white wine', 'mirin', 'gelatin']],
    ['kosher', ['shrimp', 'ham', 'catfish']],
    ['low carb', ['spaghetti', 'sugar', 'white rice']],
  ])('%s is broken by what breaks it', (diet, broken) => {
    for (const name of broken) expect(breaks(name, on(diet)), name).toBeDefined();
  });

  test.each([
    ['vegan', ['coconut milk', 'peanut butter', 'tofu', 'eggplant', 'butternut squash', 'vegan butter', 'oat milk', 'sugar']],
    ['gluten free', ['buckwheat', 'rice noodles', 'corn tortillas', 'potatoes', 'gluten-free flour', 'quinoa']],
    ['dairy free', ['coconut milk', 'almond milk', 'dairy-free butter', 'cocoa powder']],
    ['nut allergy', ['nutmeg', 'butternut squash', 'sunflower seeds', 'coconut']],
    ['halal', ['beef', 'white wine vinegar', 'chicken thighs']],
  ])('%s is kept by what only sounds wrong', (diet, kept) => {
    for (const name of kept) expect(breaks(name, on(diet)), name).toBeUndefined();
  });

  test('what nobody knows breaks every diet and allergy, and no dislike', () => {
    expect(breaks('frobnitz', on('vegan'))?.name).toBe('vegan');
    expect(breaks('frobnitz', on('no cilantro'))).toBeUndefined();
    expect(breaks('frobnitz', [])).toBeUndefined();
  });

  test('"may contain" counts for an allergy, not for a way of eating', () => {
    expect(breaks('dark chocolate', on('milk allergy'))).toBeDefined();
    expect(breaks('dark chocolate', on('vegan'))).toBeUndefined();
  });

  test('a typo clears nothing', () => {
    expect(breaks('tofuu', on('vegan'))).toBeDefined();
  });
});

describe('texts', () => {
  test('names what breaks a restriction, in titles and steps', () => {
    expect(found('Stir in the butter and honey.', 'vegan')).toEqual(['butter', 'honey']);
    expect(found('Chicken Parmesan', 'vegetarian')).toEqual(['chicken']);
    expect(found('Serve with crusty bread', 'celiac')).toEqual(['crusty bread']);
  });

  test('reads the longest name: coconut milk is no milk', () => {
    expect(found('Simmer the squash in coconut milk with oyster mushrooms.', 'vegan', 'nut allergy')).toEqual([]);
  });

  test('believes labels, as far as the sentence goes', () => {
    expect(found('Spread with dairy-free butter', 'dairy free')).toEqual([]);
    expect(found('All of it is dairy-free. Add butter.', 'dairy free')).toEqual(['butter']);
  });

  test('takes no tool or verb for food', () => {
    expect(found('Cream the sugar until fluffy, strain through cheesecloth, use a meat thermometer.', 'vegan')).toEqual([]);
  });

  test('finds an avoided ingredient', () => {
    expect(found('Scatter over cilantro leaves', 'no cilantro')).toHaveLength(1);
  });

  test('without restrictions everything passes', () => {
    expect(checkText('Bacon and eggs', [])).toEqual([]);
  });

  propertyTest.prop([fc.oneof(fc.string({ maxLength: 500 }), fc.string({ unit: 'grapheme', maxLength: 200 }))])(
    'any text: never throws',
    (text) => {
      for (const { words, restriction } of checkText(text, on('vegan', 'nut allergy', 'no cilantro'))) {
        expect(words).not.toBe('');
        expect(restriction.name).not.toBe('');
      }
    },
  );

  test('a long text is read in no time', () => {
    const start = performance.now();
    checkText('add the butter and '.repeat(2000), on('vegan'));
    checkText('free '.repeat(5000), on('vegan'));
    expect(performance.now() - start).toBeLessThan(500);
  });
});
