import { describe, expect, test } from 'vitest';
import { parseHeaders, updateReading } from '../../../src/rate-limit/headers.js';

type Fields = Record<string, string>;

/** The headers of a service that reports one window, with its calls left. */
const limits = (remaining: number | string, others: Fields = {}): Fields => ({
  'x-ratelimit-limit': '100',
  'x-ratelimit-remaining': `${remaining}`,
  ...others,
});

describe('a response like the one before updates the reading', () => {
  test.each<{ name: string; first: Fields; next: Fields }>([
    { name: 'with the same headers', first: limits(50), next: limits(50) },
    { name: 'with fewer calls left', first: limits(50), next: limits(49) },
    { name: 'with no calls left', first: limits(50), next: limits(0) },
    {
      name: 'with another reset',
      first: limits(50, { 'x-ratelimit-reset': '30' }),
      next: limits(50, { 'x-ratelimit-reset': '29' }),
    },
    {
      name: 'with a reset in milliseconds',
      first: limits(50, { 'x-ratelimit-reset-ms': '30000' }),
      next: limits(49, { 'x-ratelimit-reset-ms': '29000' }),
    },
    {
      name: 'with another date',
      first: limits(50, { date: 'Sat, 21 Nov 2026 12:00:00 GMT' }),
      next: limits(49, { date: 'Sat, 21 Nov 2026 12:00:01 GMT' }),
    },
    {
      name: 'with two windows',
      first: limits(50, { 'x-ratelimit-limit-day': '1000', 'x-ratelimit-remaining-day': '900' }),
      next: limits(49, { 'x-ratelimit-limit-day': '1000', 'x-ratelimit-remaining-day': '899' }),
    },
    { name: 'without a limit', first: { 'x-ratelimit-remaining': '50' }, next: { 'x-ratelimit-remaining': '9' } },
    { name: 'with headers that are not about limits', first: limits(50, { 'x-limitless': 'a' }), next: limits(49, { 'x-limitless': 'b' }) },
  ])('$name', ({ first, next }) => {
    const reading = parseHeaders(first);
    expect(updateReading(reading, new Headers(next))).toBe(true);
    expect({ ...reading, changing: undefined }).toEqual({ ...parseHeaders(next), changing: undefined });
  });

  test('more than once', () => {
    const reading = parseHeaders(limits(50));
    for (const remaining of [49, 49, 48, 0]) {
      expect(updateReading(reading, new Headers(limits(remaining)))).toBe(true);
      expect(reading.windows).toMatchObject([{ limit: 100, remaining }]);
    }
    expect(updateReading(reading, new Headers(limits(1)))).toBe(false);
  });

  test('though a header of the first one has no value', () => {
    const reading = parseHeaders({ ...limits(50), 'x-ratelimit-used': undefined, 'x-ratelimit': null });
    expect(updateReading(reading, new Headers(limits(49)))).toBe(true);
  });

  test('though what it says beyond 1000 characters differs', () => {
    const date = 'Sat, 21 Nov 2026 12:00:00 GMT'.padEnd(1000, '.');
    const reading = parseHeaders(limits(50, { date: `${date}a` }));
    expect(updateReading(reading, new Headers(limits(50, { date: `${date}b` })))).toBe(true);
    expect(reading.changing?.find(({ header }) => header === 'date')?.text).toBe(date);
  });
});

describe('all headers must be parsed again if', () => {
  test.each<{ name: string; first: Fields; next: Fields }>([
    { name: 'a window started over', first: limits(50), next: limits(51) },
    { name: 'the calls left are not a number', first: limits(50), next: limits('unlimited') },
    { name: 'the calls left are negative', first: limits(50), next: limits(-1) },
    { name: 'the limit changed', first: limits(50), next: { ...limits(50), 'x-ratelimit-limit': '200' } },
    ...[
      { name: 'has a policy', text: '100;w=60' },
      { name: 'is in quotes', text: '"100"' },
      { name: 'is a period', text: '1m' },
      { name: 'has a word before it', text: 'max 100' },
    ].map(({ name, text }) => ({
      name: `the limit ${name}`,
      first: limits(50, { 'x-ratelimit-limit': text }),
      next: limits(49, { 'x-ratelimit-limit': text }),
    })),
    ...[
      { name: 'has a word before it', text: 'calls 900' },
      { name: 'has a word after it', text: '900 calls' },
    ].map(({ name, text }) => ({
      name: `the count of another window ${name}`,
      first: limits(50, { 'x-ratelimit-remaining-day': text }),
      next: limits(49, { 'x-ratelimit-remaining-day': text }),
    })),
    {
      name: 'a count stays beyond the range of numbers',
      first: limits(50, { 'x-ratelimit-remaining-day': '99999999999999999999' }),
      next: limits(49, { 'x-ratelimit-remaining-day': '99999999999999999998' }),
    },
    { name: 'a window is gone', first: limits(50), next: { 'x-ratelimit-limit': '100' } },
    { name: 'the limit is gone', first: limits(50), next: { 'x-ratelimit-remaining': '50' } },
    {
      name: 'the reset is gone',
      first: limits(50, { 'x-ratelimit-reset': '30' }),
      next: limits(50),
    },
    {
      name: 'what is used is reported instead of what is left',
      first: { 'x-ratelimit-limit': '100', 'x-ratelimit-used': '5' },
      next: { 'x-ratelimit-limit': '100', 'x-ratelimit-used': '6' },
    },
    {
      name: 'what is used is reported as well',
      first: limits(50, { 'x-ratelimit-used': '50' }),
      next: limits(50, { 'x-ratelimit-used': '50' }),
    },
    {
      name: 'what is used and the limit are in one value',
      first: limits(50, { 'x-shop-api-call-limit': '32/40' }),
      next: limits(50, { 'x-shop-api-call-limit': '33/40' }),
    },
    {
      name: 'the whole window is in one value',
      first: { ratelimit: 'limit=100, remaining=50' },
      next: { ratelimit: 'limit=100, remaining=49' },
    },
    {
      name: 'the windows are in lists',
      first: { 'x-ratelimit-limit': '10, 100', 'x-ratelimit-remaining': '9, 50' },
      next: { 'x-ratelimit-limit': '10, 100', 'x-ratelimit-remaining': '9, 49' },
    },
    {
      name: 'two families report the same window',
      first: limits(50, { 'ratelimit-remaining': '50' }),
      next: limits(50, { 'ratelimit-remaining': '50' }),
    },
    {
      name: 'only windows with a name say what is left',
      first: { 'x-ratelimit-limit-day': '1000', 'x-ratelimit-remaining-day': '900' },
      next: { 'x-ratelimit-limit-day': '1000', 'x-ratelimit-remaining-day': '900' },
    },
    { name: 'none says what is left', first: { 'x-ratelimit-limit': '100' }, next: { 'x-ratelimit-limit': '100' } },
    { name: 'no limits were reported', first: { date: 'Sat, 21 Nov 2026 12:00:00 GMT' }, next: limits(50) },
  ])('$name', ({ first, next }) => {
    expect(updateReading(parseHeaders(first), new Headers(next))).toBe(false);
  });

  test('nothing was parsed before', () => expect(updateReading({ windows: [] }, new Headers(limits(50)))).toBe(false));
});

const relative = (ms: number, isCoarse = true) => ({ ms, isAbsolute: false, isCoarse });

describe('which order to wait counts', () => {
  test.each<{ name: string; headers: Fields; value: object | undefined }>([
    {
      name: 'Retry-After before that of a vendor, in any order',
      headers: { 'retry-after': '2', 'x-retry-after': '7' },
      value: relative(2000),
    },
    {
      name: 'milliseconds before seconds, in any order',
      headers: { 'retry-after-ms': '1500', 'retry-after': '2' },
      value: relative(1500, false),
    },
    { name: 'one that is unreadable does not', headers: { 'retry-after': '2', 'retry-after-ms': 'soon' }, value: relative(2000) },
    { name: 'the first of two vendors', headers: { 'x-retry-after': '7', 'acme-retry-after': '3' }, value: relative(7000) },
    {
      name: 'the milliseconds of a vendor do not go before its seconds',
      headers: { 'x-retry-after': '7', 'x-retry-after-ms': '6500' },
      value: relative(7000),
    },
    {
      name: 'a date with a negative offset is a date',
      headers: { 'retry-after': '2026-11-21T07:00:30-05:00' },
      value: { ms: Date.UTC(2026, 10, 21, 12, 0, 30), isAbsolute: true, isCoarse: true },
    },
  ])('$name', ({ headers, value }) => expect(parseHeaders(headers).retryAfter).toEqual(value));
});

describe('what a value says', () => {
  const long = 'a'.repeat(988);
  test.each<{ name: string; headers: Record<string, string | string[]>; windows: object[] }>([
    {
      name: 'windows of two vendors are two, though they have no names',
      headers: {
        'acme-ratelimit-limit': '10',
        'acme-ratelimit-remaining': '9',
        'other-ratelimit-limit': '20',
        'other-ratelimit-remaining': '8',
      },
      windows: [
        { name: 'other-ratelimit', limit: 20, remaining: 8 },
        { name: undefined, limit: 10, remaining: 9 },
      ],
    },
    {
      name: 'a header that has the word, but no limit, says nothing',
      headers: { 'x-unlimited': 'yes', ...limits(5) },
      windows: [{ limit: 100, remaining: 5 }],
    },
    {
      name: 'blanks around = and around the value do not count',
      headers: { 'x-ratelimit': ' limit = 100; remaining = 5 ', 'x-acme-ratelimit-remaining': ' 7 ' },
      windows: [{ limit: 100, remaining: 5 }],
    },
    {
      name: 'blanks around a count do not count',
      headers: { 'x-ratelimit-remaining': [' 7 '] },
      windows: [{ remaining: 7 }],
    },
    {
      name: 'a malformed structured field says nothing in RateLimit',
      headers: { ratelimit: 'limit = 100; remaining = 5' },
      windows: [],
    },
    {
      name: 'an = in the name of a window is a part of the name',
      headers: { ratelimit: '"per remaining=1";r=50' },
      windows: [{ name: 'per remaining=1', remaining: 50 }],
    },
    {
      name: 'an item without content counts for nothing',
      headers: { 'x-ratelimit': ';, limit=100, remaining=5' },
      windows: [{ name: undefined, limit: 100, remaining: 5 }],
    },
    { name: 'separators alone say nothing', headers: { 'x-ratelimit': ',' }, windows: [] },
    {
      name: 'one policy is the limit',
      headers: { 'ratelimit-policy': '100;w=60', 'ratelimit-remaining': '50' },
      windows: [{ limit: 100, remaining: 50 }],
    },
    {
      name: 'of several policies none is',
      headers: { 'ratelimit-policy': '100;w=60, 1000;w=3600', 'ratelimit-remaining': '50' },
      windows: [{ limit: undefined, remaining: 50 }],
    },
    { name: 'a value of 1000 characters', headers: { ratelimit: `"${long}";r=50;t=30` }, windows: [{ name: long, remaining: 50 }] },
    { name: 'not one of more, which is cut', headers: { ratelimit: `"${long}aaaaaaaaaaaaaaaa";r=50;t=30` }, windows: [] },
  ])('$name', ({ headers, windows }) => {
    const { windows: parsed } = parseHeaders(headers);
    expect(parsed).toHaveLength(windows.length);
    expect(parsed).toMatchObject(windows);
  });
});
