import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { oneOfShapes } from '../../../src/contract/constraints.js';
import { didYouMean, fieldsOf, suggestName } from '../../../src/contract/did-you-mean.js';

const recipe = z.strictObject({ title: z.string(), lines: z.array(z.strictObject({ amount: z.number() })) });
const request = z.strictObject({ recipe: z.optional(recipe), servings: z.nullable(z.number()) });

describe('a field that is not known', () => {
  test.each<[(string | number)[], string, string]>([
    [[], 'serving', 'unknown field; did you mean servings?'],
    [[], 'colour', 'unknown field; known here: recipe, servings'],
    [['recipe'], 'titel', 'unknown field; did you mean title?'],
    [['recipe', 'lines', 3], 'amont', 'unknown field; did you mean amount?'],
    [['recipe', 'title', 'x'], 'y', 'unknown field'],
    [['nowhere', 0, 'x'], 'y', 'unknown field'],
    [['constructor'], 'y', 'unknown field'],
  ])('in %j is compared with those that are: %s', (path, name, message) => {
    expect(didYouMean(request)(path, name)).toBe(message);
  });

  test('may belong to the other one of two shapes', () => {
    const either = oneOfShapes('a', z.strictObject({ a: z.number(), c: z.number() }), z.strictObject({ b: z.number(), c: z.number() }));
    expect(fieldsOf(either)).toEqual(['a', 'c', 'b']);
    expect(didYouMean(either)([], 'b')).toBe('cannot be combined with the other fields');
  });
});

test('a name is not compared with nothing', () => {
  expect(suggestName('x', [])).toBe('');
});
