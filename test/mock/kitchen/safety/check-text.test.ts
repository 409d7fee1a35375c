import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { checkText } from '../../../../mock/kitchen/safety/check-text.js';
import { parseRestrictions } from '../../../../mock/kitchen/safety/parse-restrictions.js';
import { countSteps } from '../../../support/count-steps.js';

const on = (...words: string[]) => parseRestrictions(words).exclusions;
const found = (text: string, ...words: string[]) => checkText(text, on(...words)).map((breach) => breach.words);

describe('texts', () => {
  test('names what breaks a restriction, in titles and steps', () => {
    expect(found('Stir in the butter and honey.', 'vegan')).toEqual(['butter', 'honey']);
    expect(found('Chicken Parmesan', 'vegetarian')).toEqual(['chicken', 'parmesan']);
    expect(found('Serve with crusty bread', 'celiac')).toEqual(['crusty bread']);
  });

  test('reads the longest name: coconut milk is no milk', () => {
    expect(found('Simmer the squash in coconut milk with oyster mushrooms.', 'vegan', 'nut allergy')).toEqual([]);
  });

  test('believes labels, as far as the sentence goes', () => {
    expect(found('Spread with dairy-free butter', 'dairy free')).toEqual([]);
    expect(found('All of it is dairy-free. Add butter.', 'dairy free')).toEqual(['butter']);
  });

  test('a label reaches no further than its own thing', () => {
    expect(found('add vegan bacon and butter', 'vegan')).toContain('butter');
    expect(found('brown the vegan or beef mince', 'vegan')).not.toEqual([]);
    expect(found('stir in vegan butter, and vegan cheese', 'vegan')).toEqual([]);
  });

  test('whips cream, but creams sugar', () => {
    expect(found('Whip the cream until stiff.', 'dairy free')).toContain('cream');
    expect(found('Cream the sugar and oil, and cream together the rest.', 'dairy free')).toEqual([]);
  });

  test('takes no tool or verb for food', () => {
    expect(found('Cream the sugar until fluffy, strain through cheesecloth, use a meat thermometer.', 'vegan')).toEqual([]);
  });

  test.each([
    ['Fry until crisp, then fluff with a fork.', 'keto'],
    ['Thread onto skewers and sprinkle with salt', 'whole30'],
    ['Pulse until smooth; spray and grease the pan', 'soy allergy'],
    ['Mince the garlic and toast the seeds until they char', 'vegetarian'],
    ['Toast it in an iron skillet, shake the pan', 'gluten free'],
    ['Melt over low heat, smash with a fork and punch down the dough', 'vegan'],
    ['Line a loaf pan with parchment paper and cover with foil', 'whole30'],
    ['Cook in the air fryer or under the broiler', 'vegetarian'],
  ])('"%s" names no food', (text, diet) => {
    expect(found(text, diet).filter((words) => !['salt', 'garlic', 'seeds'].includes(words))).toEqual([]);
  });

  test.each([
    ['Serve on toast', 'gluten free'],
    ['Brown the mince', 'vegetarian'],
    ['Top with marshmallow fluff', 'egg allergy'],
    ['Scatter over the sprinkles', 'dairy free'],
    ['A glass of punch', 'alcohol free'],
    ['Garlic toast in ten minutes', 'gluten free'],
    ['Lamb stew for a crowd', 'vegetarian'],
  ])('"%s" breaks %s: the food of that name', (text, diet) => {
    expect(found(text, diet)).not.toEqual([]);
  });

  test.each([
    ['Butter the pan.', 'vegan'],
    ['Brush with egg wash.', 'vegan'],
    ['Drizzle with honey', 'vegan'],
    ['Season the meat', 'vegan'],
    ['Dust with flour', 'gluten free'],
    ['Serve over pasta', 'celiac'],
    ['Top with chopped nuts', 'nut allergy'],
    ['Deglaze with wine', 'halal'],
    ['Ham and eggs', 'no pork'],
    ['Cream cheese frosting', 'dairy free'],
  ])('"%s" breaks %s', (text, diet) => {
    expect(found(text, diet)).not.toEqual([]);
  });

  test.each([
    ['Roast the butternut squash, slice the eggplant', 'vegan'],
    ['Cream the sugar and vegan butter', 'vegan'],
    ['Creamy tomato soup', 'vegan'],
    ['Whisk until buttery, then cook until honey-coloured', 'vegan'],
    ['Butter lettuce cups with honeydew melon', 'vegan'],
    ['Egg-free lentil loaf', 'vegan'],
    ['Dust with rice flour and serve with gluten-free bread', 'gluten free'],
    ['Add nutmeg and coconut', 'nut allergy'],
    ['A splash of white wine vinegar', 'halal'],
    ['Hamburger', 'no pork'],
    ['Fish out the bay leaf', 'fish allergy'],
    ['Oyster mushrooms', 'shellfish allergy'],
  ])('"%s" keeps %s', (text, diet) => {
    expect(found(text, diet)).toEqual([]);
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

  test.each(['add the butter and ', 'free '])('the work grows with the length of the text, and not with its square: %s', (words) => {
    const stepsOf = (times: number): number => countSteps(() => checkText(words.repeat(times), on('vegan')));
    checkText(words, on('vegan'));
    // counts vary by a third; four times the text takes 4 times the steps if work grows with the length, 16 times if it grows with the square
    expect(stepsOf(2000)).toBeLessThan(9 * stepsOf(500));
  });
});
