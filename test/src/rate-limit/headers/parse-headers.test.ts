import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { MAX_WINDOWS } from '../../../../src/rate-limit/constants.js';
import { parseHeaders } from '../../../../src/rate-limit/headers/parse-headers.js';

const relative = (ms: number, isCoarse = true) => ({ ms, isAbsolute: false, isCoarse });

describe('which order to wait counts', () => {
  test.each<{ name: string; headers: Record<string, string>; value: object | undefined }>([
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

test('a response with more windows than a service has: the first ones are read', () => {
  const headers = Object.fromEntries(
    Array.from({ length: MAX_WINDOWS + 1 }, (_, index) => [`x-ratelimit-limit-${index}`, String(index + 1)]),
  );
  expect(parseHeaders(headers).windows.map(({ limit }) => limit)).toEqual(Array.from({ length: MAX_WINDOWS }, (_, index) => index + 1));
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
      headers: { 'x-unlimited': 'yes', 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '5' },
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
    {
      name: 'a limit that only its period names may be a list too',
      headers: { 'x-acme-ratelimit-day': '100, 1000' },
      windows: [
        { name: 'day', limit: 100 },
        { name: 'day2', limit: 1000 },
      ],
    },
    {
      name: 'of two resets the last counts',
      headers: { 'x-ratelimit-reset': '31', 'x-ratelimit-reset-after': '30' },
      windows: [{ reset: relative(30_000) }],
    },
    {
      name: 'unless it is unreadable',
      headers: { 'x-ratelimit-reset': '31', 'x-ratelimit-reset-after': 'soon' },
      windows: [{ reset: relative(31_000) }],
    },
    { name: 'a list of what is not a field says nothing', headers: { 'x-acme-ratelimit-tickets': '100, 1000' }, windows: [] },
    { name: 'a word that ends like the name of a window says nothing', headers: { 'x-acme-ratelimit': 'mb=5' }, windows: [] },
    { name: 'nor does one that begins like it', headers: { 'x-acme-ratelimit': 'burst=5' }, windows: [] },
    { name: 'an unreadable date says nothing', headers: { date: 'soon', 'x-ratelimit-limit': '100' }, windows: [{ limit: 100 }] },
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
    { name: 'a value of 1001 characters says nothing', headers: { ratelimit: `"${long}a";r=50;t=30` }, windows: [] },
    { name: 'nor does the beginning of a longer one', headers: { ratelimit: `"a";r=50;t=30, "${long}";r=50;t=30` }, windows: [] },
  ])('$name', ({ headers, windows }) => {
    const { windows: parsed } = parseHeaders(headers);
    expect(parsed).toHaveLength(windows.length);
    expect(parsed).toMatchObject(windows);
  });
});

describe("the server's clock", () => {
  const time = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
  property.prop([time])('is read from an HTTP date, and from one of RFC 3339', (at) => {
    const date = Math.floor(+at / 1000) * 1000;
    expect(parseHeaders({ date: at.toUTCString() })).toEqual({ date, windows: [] });
    expect(parseHeaders({ date: at.toISOString() })).toEqual({ date: +at, windows: [] });
  });

  const number = fc.oneof(fc.nat(), fc.double({ min: 0, noNaN: true }), fc.maxSafeNat());
  property.prop([number, fc.constantFrom('', 's', 'ms', 'm0s', ' seconds')])('is not read from a number or a duration', (value, unit) => {
    expect(parseHeaders({ date: `${value}${unit}` })).toEqual({ windows: [] });
  });
});
