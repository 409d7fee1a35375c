import { describe, expect, test } from 'vitest';
import { parseHeaderName, toField, type Field, type HeaderName } from '../../../../src/rate-limit/headers/header-names.js';

describe('what the name of a header that reports a limit says', () => {
  test.each<[string, Partial<HeaderName>]>([
    ['ratelimit', { rank: 0, family: 'ratelimit', content: 'fields', window: '' }],
    ['ratelimit-', { rank: 0, family: 'ratelimit', content: 'fields', window: '' }],
    ['ratelimit-remaining', { rank: 1, family: 'ratelimit', content: 'remaining', window: '' }],
    ['ratelimit-policy', { rank: 2, family: 'ratelimit', content: 'fields', window: '' }],
    ['ratelimit-policy-day', { rank: 1, content: 'limit', window: 'day' }],
    ['ratelimit-policy-tokens', { rank: 1, content: 'named fields', window: 'tokens' }],
    ['x-ratelimit', { rank: 3, family: 'x-ratelimit', content: 'fields' }],
    ['x-ratelimit-remaining-day', { rank: 3, content: 'remaining', window: 'day' }],
    ['x-ratelimit-day', { rank: 3, content: 'limit', window: 'day' }],
    ['x-ratelimit-policy', { rank: 3, content: 'fields' }],
    ['x-rate-limit-remaining', { rank: 4, family: 'x-rate-limit', content: 'remaining' }],
    ['rate-limit-remaining', { rank: 5, family: 'rate-limit', content: 'remaining' }],
    ['x-acme-ratelimit-reset', { rank: 5, family: 'x-acme-ratelimit', content: 'reset' }],
    ['acme-ratelimit-reset', { rank: 5, family: 'acme-ratelimit', content: 'reset' }],
    ['acme-x-ratelimit-reset', { rank: 5, family: 'acme-x-ratelimit', content: 'reset' }],
    ['acme-ratelimit-tickets', { rank: 5, content: 'named fields', window: 'tickets' }],
    ['x-quota-left', { rank: 5, family: 'x-quota', content: 'remaining' }],
    ['quota', { rank: 5, family: 'quota', content: 'fields' }],
    ['x-daily-quota', { rank: 5, family: 'x-daily-quota', content: 'limit', window: 'daily' }],
    ['x-daylimit-remaining', { rank: 5, family: 'x-daylimit', window: 'day', content: 'remaining' }],
    ['x-shop-limit', { rank: 5, family: 'x-shop-limit', window: '', content: 'limit', isBare: true }],
    ['x-shop-limit-status', { rank: 5, family: 'x-shop-limit', window: '', content: 'remaining', isBare: false }],
    ['x-shop-limit-reset-timestamp', { rank: 5, family: 'x-shop-limit', window: '', content: 'reset' }],
    ['x-rate-limit-status', { rank: 4, content: 'named fields' }],
    ['x-shop-api-call-limit', { rank: 5, family: 'x-shop-api-call', window: '', content: 'limit' }],
    ['x-24-hour-requests-left', { content: 'remaining', window: '24-hour' }],
    ['x-ratelimit-reset', { content: 'reset', isMilliseconds: false }],
    ['x-ratelimit-time-reset-ms', { content: 'reset', window: '', isMilliseconds: true }],
    ['x-ratelimit-reset-msgs', { content: 'reset', window: 'msgs', isMilliseconds: false }],
    ['x-ratelimit-reset-in', { content: 'reset', window: '', isDuration: true }],
    ['x-ratelimit-reset-after', { content: 'reset', window: '', isDuration: true }],
    ['acme-ratelimit-input-tokens-reset', { content: 'reset', window: 'input-tokens', isDuration: false }],
    ['x-ratelimit-time-remaining', { content: 'reset', window: '' }],
    ['x-ratelimit-limit-remaining', { content: 'remaining', window: '' }],
    ['x-ratelimit-userlimit', { content: 'limit', window: 'user' }],
    ['x_ratelimit_remaining_day', { family: 'x-ratelimit', content: 'remaining', window: 'day' }],
    ['x-rl-remaining', { rank: 3, family: 'x-ratelimit', content: 'remaining', window: '' }],
    ['x-rate-remaining', { rank: 3, family: 'x-ratelimit', content: 'remaining', window: '' }],
    ['x-ratelimits-quota', { rank: 5, family: 'x-ratelimits-quota', content: 'fields' }],
  ])('%s', (header, says) => expect(parseHeaderName(header)).toMatchObject({ type: 'limit', ...says }));

  test.each([
    'x-total-remaining',
    'x-request-timestamp',
    'x-limits',
    'x-unlimited',
    'x-quotation',
    'content-type',
    'x-date',
    'tax-rate-remaining',
    '',
  ])('%j says nothing', (header) => {
    expect(parseHeaderName(header)).toBeNull();
  });

  test.each(['second', 'minute', 'hourly', 'day', 'daily', 'week', 'monthly'])('a limit can be named by its period: %s', (word) => {
    expect(parseHeaderName(`x-ratelimit-${word}`)).toMatchObject({ content: 'limit', window: word });
  });

  test.each(['tokens', 'holiday', 'days'])('%s is not a period', (word) => {
    expect(parseHeaderName(`x-ratelimit-${word}`)).toMatchObject({ content: 'named fields', window: word });
  });
});

describe('the name of an order to wait', () => {
  test.each<[string, number, boolean]>([
    ['retry-after-ms', 0, true],
    ['retry-after-milliseconds', 0, true],
    ['retry-after', 1, false],
    ['retryafter', 1, false],
    ['retry-in', 1, false],
    ['retry-after-seconds', 1, false],
    ['retry-after-short', 1, false],
    ['retry-after-long-ms', 0, true],
    ['ratelimit-wait-for', 1, false],
    ['throttle-delay', 1, false],
    ['x-retry-after', 2, false],
    ['acme-retry-after-ms', 2, true],
    ['x-ratelimit-retry-after', 2, false],
  ])('%s has rank %i', (header, rank, isMilliseconds) => expect(parseHeaderName(header)).toEqual({ type: 'retry', rank, isMilliseconds }));
});

test('the date of the response', () => expect(parseHeaderName('date')).toEqual({ type: 'date' }));

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
