import { describe, expect, test } from 'vitest';
import type { RateLimit } from '../../../src/contract/rate-limit.js';
import { toRateLimit, toReportedWindow, type ReportedWindow } from '../../../src/rate-limit/to-rate-limit.js';

describe('a window has only what is known', () => {
  test.each<{ name: string; window: Omit<ReportedWindow, 'resetAt'>; resetAt?: number | null; is: ReportedWindow }>([
    { name: 'nothing', window: {}, is: {} },
    { name: 'undefined is unknown', window: { name: undefined, limit: undefined, remaining: undefined }, resetAt: undefined, is: {} },
    { name: 'a reset of null is unknown', window: { limit: 9 }, resetAt: null, is: { limit: 9 } },
    { name: 'zeros are known', window: { limit: 0, remaining: 0 }, resetAt: 0, is: { limit: 0, remaining: 0, resetAt: 0 } },
    {
      name: 'all',
      window: { name: 'day', limit: 9, remaining: 2 },
      resetAt: 5,
      is: { name: 'day', limit: 9, remaining: 2, resetAt: 5 },
    },
  ])('$name', ({ window, resetAt, is }) => expect(toReportedWindow(window, resetAt)).toStrictEqual(is));
});

describe('the public form', () => {
  test.each<{ name: string; windows: ReportedWindow[]; is: RateLimit }>([
    { name: 'no windows', windows: [], is: { windows: [] } },
    { name: 'a window without a reset', windows: [{ limit: 9 }], is: { limit: 9, windows: [{ limit: 9 }] } },
    {
      name: 'the first window is the primary one, without its name',
      windows: [{ name: 'day', limit: 9, remaining: 2, resetAt: 5 }, { limit: 60 }],
      is: {
        limit: 9,
        remaining: 2,
        resetAt: new Date(1005),
        windows: [{ name: 'day', limit: 9, remaining: 2, resetAt: new Date(1005) }, { limit: 60 }],
      },
    },
  ])('$name', ({ windows, is }) => expect(toRateLimit(windows, 1000)).toStrictEqual(is));
});

test('a reset later than a date can be has no date', () => {
  expect(toRateLimit([{ limit: 9, resetAt: 864e13 }], 1)).toStrictEqual({ limit: 9, windows: [{ limit: 9 }] });
});
