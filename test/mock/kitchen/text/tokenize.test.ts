import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { numberAt } from '../../../../mock/kitchen/text/numbers.js';
import { hasTag } from '../../../../mock/kitchen/text/token.js';
import { lemmasOf, tokenize } from '../../../../mock/kitchen/text/tokenize.js';
import { unitAt } from '../../../../mock/kitchen/text/units.js';

describe('tokens', () => {
  test('are words, numbers and signs with their places', () => {
    const text = '1 (14 oz) can Jalapeños, drained';
    expect(tokenize(text).map(({ lemma }) => lemma)).toEqual(['1', '(', '14', 'oz', ')', 'can', 'jalapeno', ',', 'drained']);
    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual(tokenize(text).map((token) => token.text));
  });

  test.each([
    ['Chickpeas', 'chickpea'],
    ['chilies', 'chili'],
    ['chillies', 'chili'],
    ['Crème', 'creme'],
    ["lamb's", 'lamb'],
    ['kiwis', 'kiwi'],
    ['leaves', 'leaf'],
    ['asparagus', 'asparagus'],
    ['Swiss', 'swiss'],
    ['radishes', 'radish'],
    ['berries', 'berry'],
    ['bееf', 'beef'],
  ])('of "%s" have the lemma "%s"', (written, lemma) => {
    expect(tokenize(written).map((token) => token.lemma)).toEqual([lemma]);
  });

  test.each([
    ['simmered', 'simmer', 'past', 'verb'],
    ['simmering', 'simmer', 'ing', 'verb'],
    ['Fry', 'fry', 'base', 'verb'],
    ['fried', 'fry', 'past', 'cook'],
    ['chopped', 'chop', 'past', 'verb'],
    ['stirs', 'stir', 's', 'verb'],
    ['beaten', 'beat', 'past', 'verb'],
    ['taken', 'take', 'past', 'verb'],
  ] as const)('know the verb of "%s"', (written, verb, verbForm, tag) => {
    expect(tokenize(written)[0]).toMatchObject({ verb, verbForm });
    expect(hasTag(tokenize(written)[0], tag)).toBe(true);
  });

  test('of a long text are read in proportion to its length', () => {
    for (const unit of ['a', '1/', '1:', '.', '1 1/2 ', '½', '- ', 'é'])
      expect(tokenize(unit.repeat(20_000)).length).toBeLessThanOrEqual(20_000 * unit.length);
  });

  propertyTest.prop([fc.string({ unit: 'grapheme', maxLength: 60 })])('leave nothing out but blanks, whatever is written', (text) => {
    const tokens = tokenize(text);
    const between = tokens.map(({ end }, index) => text.slice(end, tokens[index + 1]?.start ?? text.length)).join('');
    expect(`${text.slice(0, tokens[0]?.start ?? text.length)}${between}`.replace(/[\s\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g, '')).toBe(
      '',
    );
    expect(lemmasOf(text).every((lemma) => typeof lemma === 'string')).toBe(true);
  });
});

describe('numbers', () => {
  test.each([
    ['1 1/2', 1.5, null],
    ['1-1/2', 1.5, null],
    ['1½', 1.5, null],
    ['½', 0.5, null],
    ['1 & 1/2', 1.5, null],
    ['1,000', 1000, null],
    ['1,5', 1.5, null],
    ['.5', 0.5, null],
    ['2 to 3', 2, 3],
    ['2-3', 2, 3],
    ['2 – 3 1/2', 2, 3.5],
    ['one or two', 1, 2],
    ['twenty-five', 25, null],
    ['a dozen', 12, null],
    ['half a', 0.5, null],
    ['one and a half', 1.5, null],
    ['1/2 plus 1/8', 0.625, null],
    ['2/3 + 1/4', 11 / 12, null],
    ['two thirds', 2 / 3, null],
    ['a couple of', 2, null],
  ])('"%s" is %d, up to %s', (text, value, max) => {
    const tokens = tokenize(text);
    expect(numberAt(tokens, 0)).toEqual({ value: expect.closeTo(value, 6), max, to: tokens.length });
  });

  test.each(['a', 'cup', '1/0', ''])('"%s" is not a number', (text) => {
    expect(numberAt(tokenize(text), 0)).toBeUndefined();
  });
});

describe('units', () => {
  test.each([
    ['tbsp.', 'tablespoon', 1],
    ['Tbsp', 'tablespoon', 1],
    ['T', 'tablespoon', 1],
    ['t', 'teaspoon', 1],
    ['gallons', 'quart', 4],
    ['dozen', null, 12],
    ['pinches', 'pinch', 1],
    ['boxes', 'package', 1],
  ] as const)('"%s" is %s', (text, unit, factor) => {
    expect(unitAt(tokenize(text), 0)).toMatchObject({ unit, factor });
  });
});
