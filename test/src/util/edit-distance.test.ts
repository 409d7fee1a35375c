import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { closestName, editsBetween, isTypo } from '../../../src/util/edit-distance.js';

describe('editsBetween', () => {
  test.each([
    ['', '', 0],
    ['pantry', 'pantry', 0],
    ['pantry', 'pantri', 1],
    ['servings', 'serving', 1],
    ['title', 'tilte', 1],
    ['title', 'tilte x', 3],
    ['', 'abc', 3],
    ['aabb', 'aabb', 0],
    ['aabb', 'abab', 1],
    ['aaaa', 'aaa', 1],
  ])('%j and %j are %d edits apart', (a, b, expected) => {
    expect(editsBetween(a, b, 9)).toBe(expected);
    expect(editsBetween(b, a, 9)).toBe(expected);
  });

  test.each([0, 1, 2])('counts up to %d edits, and says that there are more', (most) => {
    expect(editsBetween('pantry', 'pqrs', most)).toBeGreaterThan(most);
    expect(editsBetween('pantry', 'pantry shelf', most)).toBeGreaterThan(most);
    expect(editsBetween('pantry', 'pantry', most)).toBe(0);
  });

  test.prop([
    fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 20 }),
    fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 20 }),
  ])('is at most the longer length, the same in both directions, and 0 only for equal strings', (a, b) => {
    expect(editsBetween(a, b, 20)).toBeLessThanOrEqual(Math.max(a.length, b.length));
    expect(editsBetween(a, b, 20)).toBe(editsBetween(b, a, 20));
    expect(editsBetween(a, b, 20) === 0).toBe(a === b);
  });

  test.prop([fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), fc.integer({ min: 0, max: 4 })])(
    'is the same whatever the bound, up to the bound',
    (a, b, most) => {
      expect(Math.min(editsBetween(a, b, most), most + 1)).toBe(Math.min(editsBetween(a, b, 12), most + 1));
    },
  );
});

test.each([
  ['basil', 'basil', true],
  ['basil', 'bsail', true],
  ['basil', 'basill', true],
  ['basil', 'bssill', false],
])('isTypo: %j for %j is %s', (word, known, expected) => {
  expect(isTypo(word, known)).toBe(expected);
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
    ['two edits away, if the known one has 6 characters', 'pantiy', ['panxxy'], 'panxxy'],
    ['two edits away, if the known one has 5 characters', 'ounie', ['ouxxe'], undefined],
    ['as many edits away as it is long', 'xy', ['ab'], undefined],
    ['that contains it, from 4 characters on', 'item', ['pantry_item_names'], 'pantry_item_names'],
    ['that contains it, if it has 3 characters', 'ite', ['pantry_item_names'], undefined],
    ['of 64 characters', long, [long], long],
    ['of 65 characters', `${long}x`, [long], undefined],
  ])('may mean a known one %s', (_, name, known, expected) => {
    expect(closestName(name, known)).toBe(expected);
  });
});
