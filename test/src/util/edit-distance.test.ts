import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { closestName, editDistance } from '../../../src/util/edit-distance.js';

describe('editDistance', () => {
  test.each([
    ['', '', 0],
    ['pantry', 'pantry', 0],
    ['pantry', 'pantri', 1],
    ['servings', 'serving', 1],
    ['title', 'tilte', 2],
    ['', 'abc', 3],
  ])('of %j and %j is %d', (a, b, expected) => {
    expect(editDistance(a, b)).toBe(expected);
    expect(editDistance(b, a)).toBe(expected);
  });

  test.prop([fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 })])(
    'is at most the longer length, and 0 only for equal strings',
    (a, b) => {
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      expect(editDistance(a, b) === 0).toBe(a === b);
    },
  );
});

describe('closestName', () => {
  const known = ['maxRetries', 'baseUrl', 'latency', 'status', 'timeout'];

  test.each([
    ['retries', 'maxRetries'],
    ['maxRetry', 'maxRetries'],
    ['baseURL', 'baseUrl'],
    ['latencyMs', 'latency'],
    ['statuss', 'status'],
    ['timeOut', 'timeout'],
  ])('suggests for %s: %s', (name, expected) => {
    expect(closestName(name, known)).toBe(expected);
  });

  test('suggests nothing for a name that is far from all', () => {
    expect(closestName('colour', known)).toBeUndefined();
    expect(closestName('x'.repeat(100_000), known)).toBeUndefined();
  });
});

describe('a name that is unknown', () => {
  const long = 'x'.repeat(64);

  test.each([
    ['one edit away, rather than the first that is two away', 'heat', ['hexx', 'head'], 'head'],
    ['two edits away', 'helthfy', ['healthify'], 'healthify'],
    ['three edits away, if the known one has 8 characters', 'pantriee', ['pantryxx'], 'pantryxx'],
    ['three edits away, if the known one has 7 characters', 'pantrie', ['panxxxe'], undefined],
    ['as many edits away as it is long', 'xy', ['ab'], undefined],
    ['that contains it, from 4 characters on', 'item', ['pantry_item_names'], 'pantry_item_names'],
    ['that contains it, if it has 3 characters', 'ite', ['pantry_item_names'], undefined],
    ['of 64 characters', long, [long], long],
    ['of 65 characters', `${long}x`, [long], undefined],
  ])('may mean a known one %s', (_, name, known, expected) => {
    expect(closestName(name, known)).toBe(expected);
  });
});
