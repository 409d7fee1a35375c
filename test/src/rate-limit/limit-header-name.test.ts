import { describe, expect, test } from 'vitest';
import { isPeriod, parseLimitHeaderName, type LimitHeaderName } from '../../../src/rate-limit/limit-header-name.js';

describe('what the name of a header says', () => {
  test.each<[string, Partial<LimitHeaderName>]>([
    ['ratelimit', { rank: 0, family: 'ratelimit', field: undefined, window: '', isWhole: true }],
    ['ratelimit-remaining', { rank: 1, family: 'ratelimit', field: 'remaining', window: '', isWhole: false }],
    ['ratelimit-policy', { rank: 1.5, family: 'ratelimit', field: undefined, window: '', isWhole: true }],
    ['ratelimit-policy-day', { rank: 1, window: 'day', isWhole: false }],
    ['x-ratelimit', { rank: 2, family: 'x-ratelimit', field: undefined, isWhole: true }],
    ['x-ratelimit-remaining-day', { rank: 2, field: 'remaining', window: 'day', isWhole: false }],
    ['x-ratelimit-policy', { rank: 2, isWhole: true }],
    ['x-rate-limit-remaining', { rank: 3, family: 'x-rate-limit', marker: 'rate-limit', field: 'remaining' }],
    ['rate-limit-remaining', { rank: 4, family: 'rate-limit', field: 'remaining' }],
    ['x-acme-ratelimit-reset', { rank: 4, family: 'x-acme-ratelimit', field: 'reset' }],
    ['acme-ratelimit-reset', { rank: 4, family: 'acme-ratelimit', field: 'reset' }],
    ['acme-x-ratelimit-reset', { rank: 4, family: 'acme-x-ratelimit', field: 'reset' }],
    ['x-quota-left', { rank: 4, family: 'x-quota', marker: 'quota', field: 'remaining' }],
    ['quota', { rank: 4, family: 'quota', isWhole: true }],
    ['x-daily-quota', { rank: 4, family: 'x-daily-quota', window: 'daily', isWhole: false }],
    ['x-daylimit-remaining', { rank: 4, marker: 'daylimit', window: 'day', field: 'remaining' }],
    ['x-ratelimit-time-reset-ms', { field: 'reset', window: '' }],
  ])('%s', (header, says) => expect(parseLimitHeaderName(header)).toMatchObject(says));

  test.each(['x-total-remaining', 'x-limits', 'x-unlimited', 'x-quotation', ''])('%j is not about limits', (header) => {
    expect(parseLimitHeaderName(header)).toBeUndefined();
  });
});

test.each(['second', 'minute', 'hourly', 'day', 'daily', 'week', 'monthly'])('a window can be named by its period: %s', (word) => {
  expect(isPeriod(word)).toBe(true);
});

test.each(['', 'seconds', 'tokens', 'holiday', 'days'])('%j is not a period', (word) => expect(isPeriod(word)).toBe(false));
