import { describe, expect, test } from 'vitest';
import { probeCalls } from '../../../src/probe/calls.js';
import { errorFormatOf, mockFormatsOf, rateLimitHeaderFormatsOf } from '../../../src/comparison/formats.js';

const exchange = (headers: Record<string, string>, name = 'pantries.list', status: number | null = 200, body: unknown = {}) => ({
  call: probeCalls.find((call) => call.name === name)!,
  url: 'https://api.example.com/x',
  status,
  headers,
  body,
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
    [['http-date'], { [LIMIT]: '60', [RESET]: 'in 1.5' }],
    [['http-date'], { [LIMIT]: '60', [RESET]: '1.5 s' }],
    [['http-date'], { [LIMIT]: '60', [RESET]: 'in 30' }],
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

describe('the formats of a mock like the service', () => {
  const success = exchange({ [LIMIT]: '60', [RESET]: '30' });
  const failed = (status: number | null, body: unknown, name?: string) => exchange({}, name, status, body);

  test.each<[string, ReturnType<typeof exchange>[], object]>([
    ['nothing, if nothing was seen', [], {}],
    ['nothing about errors, if no request failed', [success], { rateLimitHeaders: 'delta' }],
    ['no headers, if successful responses have none', [exchange({ date: 'today' })], { rateLimitHeaders: 'none' }],
    ['nothing about headers, if only errors were seen', [failed(422, { detail: 'no' })], { errorFormat: 'fastapi' }],
    [
      'not no headers, if a response has a part of them',
      [exchange({ date: 'today', 'x-ratelimit-remaining': '1' }), exchange({ date: 'today' })],
      {},
    ],
    [
      'the errors of the service, not those of a gateway after them',
      [failed(422, { detail: 'no' }), failed(500, 'down')],
      { errorFormat: 'fastapi' },
    ],
    ['the errors of a gateway, if there are no others', [failed(400, 'no', 'invalid key')], { errorFormat: 'text' }],
    ['no error of a request without a response', [failed(500, 'down'), failed(null, '')], { errorFormat: 'text' }],
    ['no error of a response that succeeded', [exchange({}, undefined, 200, { message: 'done' })], { rateLimitHeaders: 'none' }],
    ['an error of the status 400', [failed(405, 'no')], { errorFormat: 'text' }],
  ])('%s', (_, exchanges, formats) => {
    expect(mockFormatsOf(exchanges)).toEqual(formats);
  });
});
