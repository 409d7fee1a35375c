import { describe, expect, test } from 'vitest';
import { mergeFamilies } from '../../../src/rate-limit/merge-families.js';
import type { FamilyReading } from '../../../src/rate-limit/window-reading.js';

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
