import { describe, expect, test } from 'vitest';
import { probeCalls } from '../../../src/probe/calls.js';
import { errorFormatOf, rateLimitHeaderFormatsOf } from '../../../src/comparison/formats.js';

const exchange = (headers: Record<string, string>, name = 'pantries.list') => ({
  call: probeCalls.find((call) => call.name === name)!,
  url: 'https://api.example.com/x',
  status: 200,
  headers,
  body: {},
});
const LIMIT = 'x-ratelimit-limit';
const RESET = 'x-ratelimit-reset';

describe('rate limit headers', () => {
  test.each<[string[], Record<string, string>]>([
    [['kong'], { 'x-ratelimit-limit-minute': '60' }],
    [['service'], { 'x-ratelimit-limit-day': '60', [LIMIT]: '60', [RESET]: '30' }],
    [['github'], { 'x-ratelimit-resource': 'core', [LIMIT]: '60' }],
    [['twitter'], { 'x-rate-limit-limit': '60' }],
    [['openai'], { 'x-ratelimit-limit-requests': '60' }],
    [['anthropic'], { 'anthropic-ratelimit-requests-limit': '60' }],
    [['hubspot'], { 'x-hubspot-ratelimit-remaining': '60' }],
    [['shopify'], { 'x-shopify-shop-api-call-limit': '1/60' }],
    [['ietf-10'], { ratelimit: '"default";r=50;t=30' }],
    [['ietf-07'], { ratelimit: 'limit=60, remaining=50, reset=30' }],
    [['ietf-06'], { 'ratelimit-limit': '60', 'ratelimit-policy': '60;w=60' }],
    [['ietf-03'], { 'ratelimit-limit': '60' }],
    [['service'], { [LIMIT]: '60' }],
    [['slowapi'], { [LIMIT]: '60', [RESET]: '1900000000.5' }],
    [['slowapi'], { [LIMIT]: '60', [RESET]: '1900000000.5', 'retry-after': '30' }],
    [['slowapi-dates'], { [LIMIT]: '60', [RESET]: '1900000000.5', 'retry-after': 'Fri, 01 Jan 2030 00:00:00 GMT' }],
    [['epoch-ms'], { [LIMIT]: '60', [RESET]: '1900000000000' }],
    [['service'], { [LIMIT]: '60', [RESET]: '1900000000' }],
    [['delta'], { [LIMIT]: '60', [RESET]: '190000000' }],
    [['iso-date'], { [LIMIT]: '60', [RESET]: '2030-01-01T00:00:00.5Z' }],
    [['http-date'], { [LIMIT]: '60', [RESET]: 'Fri, 01 Jan 2030 00:00:00 GMT' }],
    [['http-date'], { [LIMIT]: '60', [RESET]: 'Friday, 01-Jan-2030-' }],
    [[], { 'content-type': 'application/json' }],
  ])('are in the format %j: %j', (formats, headers) => {
    expect(rateLimitHeaderFormatsOf([exchange(headers)])).toEqual(formats);
  });

  test('count once for each format, and not if the key was made up', () => {
    const [delta, kong] = [{ [LIMIT]: '60', [RESET]: '30' }, { 'x-ratelimit-limit-minute': '60' }];
    expect(rateLimitHeaderFormatsOf([exchange(delta), exchange(kong, 'invalid key'), exchange(delta), exchange({})])).toEqual(['delta']);
  });
});

test.each<[string | undefined, string, unknown]>([
  ['problem', 'application/problem+json', { title: 'no' }],
  ['empty', '', ''],
  ['html', 'text/html', '<p>no</p>'],
  ['text', 'text/plain', 'no'],
  ['service', 'application/json', { error: { code: 'no' } }],
  ['error-text', 'application/json', { error: 'no' }],
  ['fastapi', 'application/json', { detail: 'no' }],
  ['message', 'application/json', { message: 'no' }],
  [undefined, 'application/json', { error: null }],
  [undefined, 'application/json', { reason: 'no' }],
  [undefined, 'application/json', null],
])('an error body is in the format %s: %s %j', (format, contentType, body) => {
  expect(errorFormatOf({ headers: { 'content-type': contentType }, body })).toBe(format);
});
