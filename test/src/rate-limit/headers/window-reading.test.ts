import { describe, expect, test } from 'vitest';
import type { Field } from '../../../../src/rate-limit/headers/header-names.js';
import { mergeFamilies, parseCount, setField, type FamilyReading } from '../../../../src/rate-limit/headers/window-reading.js';

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
    { name: 'with what it counts, after several blanks', text: '12  calls / minute', value: 12 },
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
    { name: 'used of limit, too large for a count', field: 'limit', text: `${'9'.repeat(400)}/${'9'.repeat(400)}`, set: {} },
    { name: 'used of limit, of which used is known', field: 'limit', text: '32/40', before: { used: 7 }, set: { limit: 40, used: 7 } },
    { name: 'a limit with its period', field: 'limit', text: '100/60s', set: { limit: 100 } },
    { name: 'used of limit, behind a word', field: 'limit', text: 'calls 32/40', set: { limit: 40, used: 32 } },
    { name: 'behind two words it says nothing', field: 'limit', text: 'at most 32/40', set: {} },
    { name: 'the same without a field', field: undefined, text: 'calls 32/40', set: { limit: 40, used: 32 } },
    { name: 'remaining of limit, behind a word', field: 'remaining', text: 'calls 8/40', set: {} },
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

type Numbers = Partial<Omit<FamilyReading, 'repeats'>>;

const readingOf = (numbers: Numbers, repeats?: FamilyReading): FamilyReading => ({
  rank: 2,
  family: 'x-ratelimit',
  position: 2,
  ...numbers,
  ...(repeats && { repeats }),
});

/** What lists of two numbers give: the second window repeats the first one. */
const listOf = (first: Numbers, second: Numbers): FamilyReading[] => {
  const window = readingOf(first);
  return [window, readingOf({ name: '2', ...second }, window)];
};

const resetIn = (seconds: number) => ({ ms: seconds * 1000, isAbsolute: false, isCoarse: true });
const namesOf = (readings: FamilyReading[]) => mergeFamilies(readings).map(({ name }) => name);

describe('a header that was sent twice', () => {
  test.each<{ name: string; first: Numbers; second: Numbers; isDuplicate: boolean }>([
    { name: 'with the same counts', first: { limit: 9, remaining: 7 }, second: { limit: 9, remaining: 7 }, isDuplicate: true },
    {
      name: 'with the same reset',
      first: { limit: 9, remaining: 7, reset: resetIn(30) },
      second: { limit: 9, remaining: 7, reset: resetIn(30) },
      isDuplicate: true,
    },
    { name: 'of which only one has a limit', first: { limit: 9, remaining: 7 }, second: { remaining: 5 }, isDuplicate: true },
    { name: 'whose limits alone are two', first: { limit: 9, remaining: 7 }, second: { limit: 9 }, isDuplicate: true },
    { name: 'not without any limit', first: { remaining: 7 }, second: { remaining: 5 }, isDuplicate: false },
    { name: 'not with another limit', first: { limit: 9, remaining: 7 }, second: { limit: 8, remaining: 7 }, isDuplicate: false },
    {
      name: 'not with another reset',
      first: { limit: 9, remaining: 7, reset: resetIn(30) },
      second: { limit: 9, remaining: 7, reset: resetIn(60) },
      isDuplicate: false,
    },
    {
      name: 'not if only the second has a reset',
      first: { limit: 9, remaining: 7 },
      second: { limit: 9, remaining: 7, reset: resetIn(30) },
      isDuplicate: false,
    },
  ])('$name', ({ first, second, isDuplicate }) => {
    expect(namesOf(listOf(first, second))).toHaveLength(isDuplicate ? 1 : 2);
  });
});

test('a header that was sent three times, once with what is left, is one window', () => {
  const [first, second] = listOf({ limit: 9, remaining: 7 }, { limit: 9 }) as [FamilyReading, FamilyReading];
  expect(mergeFamilies([first, second, { ...second, name: '3' }])).toEqual([{ name: undefined, limit: 9, remaining: 7, reset: undefined }]);
});

describe('of two parts of a family, one may name the window', () => {
  const named = { name: 'daily', limit: 10 };
  const unnamed = { remaining: 7 };
  const hourly = { name: 'hourly', limit: 5, remaining: 4 };
  test.each<{ name: string; windows: Numbers[]; names: (string | undefined)[] }>([
    { name: 'they are one window', windows: [named, unnamed], names: ['daily'] },
    { name: 'whatever another family reports', windows: [named, unnamed, { ...hourly, family: 'x-hourly' }], names: ['daily', 'hourly'] },
    { name: 'but not of three', windows: [named, unnamed, hourly], names: [undefined, 'hourly', 'daily'] },
    {
      name: 'nor if they are of two families',
      windows: [{ ...named, rank: 1, family: 'ratelimit' }, unnamed, hourly],
      names: [undefined, 'hourly', 'daily'],
    },
  ])('$name', ({ windows, names }) => expect(new Set(namesOf(windows.map((window) => readingOf(window))))).toEqual(new Set(names)));
});

test('a family with another limit, and without what is left, adds nothing to the first one', () => {
  const other = { rank: 3, family: 'x-other', limit: 20, reset: resetIn(30) };
  expect(mergeFamilies([readingOf({ limit: 10, remaining: 7 }), readingOf(other)])).toMatchObject([{ limit: 10, remaining: 7 }]);
});

describe('what the numbers of one window imply', () => {
  test.each<{ name: string; numbers: Numbers; windows: Numbers[] }>([
    { name: 'used and remaining make the limit', numbers: { used: 3, remaining: 7 }, windows: [{ limit: 10, remaining: 7 }] },
    { name: 'limit without used remains', numbers: { limit: 10, used: 3 }, windows: [{ limit: 10, remaining: 7 }] },
    { name: 'what remains is not computed if it is reported', numbers: { limit: 10, used: 3, remaining: 5 }, windows: [{ remaining: 5 }] },
    { name: 'used alone makes no window', numbers: { used: 3 }, windows: [] },
    { name: 'a limit alone does', numbers: { limit: 10 }, windows: [{ limit: 10 }] },
    { name: 'a reset alone does', numbers: { reset: resetIn(30) }, windows: [{ reset: resetIn(30) }] },
  ])('$name', ({ numbers, windows }) => {
    const merged = mergeFamilies([readingOf(numbers)]);
    expect(merged).toHaveLength(windows.length);
    expect(merged).toMatchObject(windows);
  });
});

describe('the order of windows', () => {
  test.each<{ name: string; windows: Numbers[]; names: string[] }>([
    {
      name: 'by position',
      windows: [
        { name: 'day', position: 5, limit: 10, remaining: 0 },
        { name: 'primary', position: 2, limit: 10, remaining: 9 },
      ],
      names: ['primary', 'day'],
    },
    {
      name: 'by the share that is left',
      windows: [
        { name: 'half', limit: 10, remaining: 5 },
        { name: 'tenth', limit: 1000, remaining: 100 },
      ],
      names: ['tenth', 'half'],
    },
    {
      name: 'those that do not say what is left come last',
      windows: [
        { name: 'unknown', limit: 10 },
        { name: 'all', limit: 10, remaining: 10 },
      ],
      names: ['all', 'unknown'],
    },
    {
      name: 'those with no calls left come first, whatever their limit',
      windows: [
        { name: 'tenth', limit: 10, remaining: 1 },
        { name: 'none', limit: 0, remaining: 0 },
      ],
      names: ['none', 'tenth'],
    },
  ])('$name', ({ windows, names }) => expect(namesOf(windows.map((window) => readingOf(window)))).toEqual(names));
});
