import { describe, expect, test } from 'vitest';
import type { RateLimit } from '../../../../src/contract/rate-limit.js';
import {
  responseRateLimit,
  toRateLimit,
  toReading,
  type LimitResponse,
  type ReportedWindow,
} from '../../../../src/rate-limit/headers/reading.js';
import { initialServerClock } from '../../../../src/rate-limit/headers/server-clock.js';

const exactly = (at: number): ReportedWindow['reset'] => ({ earliest: at, latest: at, isCoarse: false, isAbsolute: true });
const nothing = { name: undefined, limit: undefined, remaining: undefined, reset: null };

describe('the public form of what was reported', () => {
  test.each<{ name: string; windows: ReportedWindow[]; is: RateLimit }>([
    { name: 'no windows', windows: [], is: { windows: [] } },
    { name: 'a window has only what is known', windows: [nothing], is: { windows: [{}] } },
    {
      name: 'zeros are known',
      windows: [{ limit: 0, remaining: 0, reset: exactly(-1000) }],
      is: { limit: 0, remaining: 0, resetAt: new Date(0), windows: [{ limit: 0, remaining: 0, resetAt: new Date(0) }] },
    },
    { name: 'a window without a reset', windows: [{ ...nothing, limit: 9 }], is: { limit: 9, windows: [{ limit: 9 }] } },
    {
      name: 'the first window is the primary one, without its name',
      windows: [
        { name: 'day', limit: 9, remaining: 2, reset: exactly(5) },
        { limit: 60, reset: null },
      ],
      is: {
        limit: 9,
        remaining: 2,
        resetAt: new Date(1005),
        windows: [{ name: 'day', limit: 9, remaining: 2, resetAt: new Date(1005) }, { limit: 60 }],
      },
    },
  ])('$name', ({ windows, is }) => expect(toRateLimit(windows, 1000)).toStrictEqual(is));

  test('a reset later than a date can be has no date', () => {
    expect(toRateLimit([{ limit: 9, reset: exactly(864e13) }], 1)).toStrictEqual({ limit: 9, windows: [{ limit: 9 }] });
  });
});

describe('what a response reports', () => {
  const inMs = (ms: number) => ({ ms, isAbsolute: false, isCoarse: false });
  const report = (response: Partial<LimitResponse>) =>
    responseRateLimit(initialServerClock, { status: 200, windows: [], wallOffset: 0, ...response }, { earliest: 1000, latest: 1040 });

  test('an error that asks for a wait: how long', () => {
    expect(report({ status: 429, retryAfter: inMs(5000) })).toMatchObject({ retryAfterMs: 5000 });
    expect(report({ status: 400, retryAfter: inMs(5000) })).toMatchObject({ retryAfterMs: 5000 });
  });
  test('a success that asks for a wait, or an error that does not: none', () => {
    expect(report({ status: 399, retryAfter: inMs(5000) })).not.toHaveProperty('retryAfterMs');
    expect(report({ status: 429 })).not.toHaveProperty('retryAfterMs');
  });
  test('its windows, with the dates of their resets', () => {
    expect(report({ windows: [{ limit: 10, remaining: 4, reset: inMs(1000) }] })).toEqual({
      limit: 10,
      remaining: 4,
      resetAt: new Date(2040),
      windows: [{ limit: 10, remaining: 4, resetAt: new Date(2040) }],
    });
  });
});

describe('a window without a reset', () => {
  const periodOf = (name: string | undefined) => {
    const response = { status: 200, wallOffset: 0, windows: [{ name, limit: 10, remaining: 0 }] };
    return toReading(initialServerClock, response, { earliest: 1000, latest: 1040 }).windows[0]?.reset;
  };

  test.each(['second', 'secondly', 'per-second', 'persec', 'org-second'])('resets within a second if its name is %s', (name) => {
    expect(periodOf(name)).toEqual({ earliest: 1000, latest: 2040, periodMs: 1000, isCoarse: false, isAbsolute: false });
  });
  test.each(['minute', 'minutely', 'min', 'appmin', 'per-min', 'req-minute', 'tokens-minute'])(
    'resets within a minute if its name is %s',
    (name) => {
      expect(periodOf(name)).toMatchObject({ earliest: 1000, latest: 61_040, periodMs: 60_000 });
    },
  );
  test.each([undefined, 'hour', 'day', 'requests', '15-minute', 'admin', 'minutes-used', 'secondary'])(
    'may reset at any time if it is %s',
    (name) => {
      expect(periodOf(name)).toBeNull();
    },
  );
});
