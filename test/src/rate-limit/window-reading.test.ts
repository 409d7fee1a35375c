import { describe, expect, test } from 'vitest';
import { parseCount, setField, toField, type FamilyReading, type Field } from '../../../src/rate-limit/window-reading.js';

describe('a count', () => {
  test.each<{ name: string; text: string; value: number | undefined }>([
    { name: 'a number', text: '12', value: 12 },
    { name: 'zero', text: '0', value: 0 },
    { name: 'a fraction', text: '598.25', value: 598.25 },
    { name: 'in quotes', text: '"12"', value: 12 },
    { name: 'with parameters', text: '12 ;w=60', value: 12 },
    { name: 'the first of a list', text: '12, 60', value: 12 },
    { name: 'with the period after a slash', text: '12/60s', value: 12 },
    { name: 'with the period in words', text: '12 per minute', value: 12 },
    { name: 'the largest', text: '9007199254740991', value: Number.MAX_SAFE_INTEGER },
    { name: 'a larger one is unbounded', text: '9007199254740992', value: undefined },
    { name: 'a period is none', text: '1m', value: undefined },
    { name: 'a negative one is none', text: '-1', value: undefined },
    { name: 'a word is none', text: 'unlimited', value: undefined },
    { name: 'a number after a word is none', text: 'at most 12', value: undefined },
    { name: 'nothing is none', text: '', value: undefined },
  ])('$name: $text', ({ text, value }) => expect(parseCount(text)).toBe(value));
});

const empty: FamilyReading = { rank: 2, family: 'x-ratelimit', position: 2 };

describe('setting a field of a window', () => {
  test.each<{ name: string; field: Field | undefined; text: string; before?: Partial<FamilyReading>; set: Partial<FamilyReading> }>([
    { name: 'a count', field: 'remaining', text: '12', set: { remaining: 12 } },
    { name: 'a reset', field: 'reset', text: '30', set: { reset: { ms: 30_000, isAbsolute: false, isCoarse: true } } },
    { name: 'used of limit', field: 'limit', text: '32/40', set: { limit: 40, used: 32 } },
    { name: 'used of limit, with blanks', field: 'limit', text: '32 / 40', set: { limit: 40, used: 32 } },
    { name: 'used of limit, of which used is known', field: 'limit', text: '32/40', before: { used: 7 }, set: { limit: 40, used: 7 } },
    { name: 'a limit with its period', field: 'limit', text: '100/60s', set: { limit: 100 } },
    { name: 'no limit after a word', field: 'limit', text: 'calls 32/40', set: {} },
    { name: 'remaining of limit is what remains', field: 'remaining', text: '8/40', set: { remaining: 8 } },
    { name: 'a field that is known already keeps its value', field: 'limit', text: '5', before: { limit: 9 }, set: { limit: 9 } },
    { name: 'a value without a field says nothing', field: undefined, text: '12', set: {} },
    { name: 'used of limit without a field says nothing', field: undefined, text: '32/40', set: {} },
  ])('$name', ({ field, text, before, set }) => {
    const window: FamilyReading = { ...empty, ...before };
    setField(window, field, text);
    expect(window).toEqual({ ...empty, ...set });
  });
});

test.each<[string, Field | undefined]>([
  ['max', 'limit'],
  ['q', 'limit'],
  ['left', 'remaining'],
  ['r', 'remaining'],
  ['use', 'used'],
  ['count', 'used'],
  ['resettime', 'reset'],
  ['t', 'reset'],
  ['w', undefined],
  ['unlimited', undefined],
  ['remaining2', undefined],
])('the word %s names the field %s', (word, field) => expect(toField(word)).toBe(field));
