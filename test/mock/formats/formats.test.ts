import { describe, expect, test } from 'vitest';
import { createMockService, type ErrorFormatName, type RateLimitHeaderFormatName } from '../../../mock/index.js';
import { RawClient } from '../../support/mock-adapters.js';

const newYear = Date.UTC(2030, 0, 1);
const epoch = newYear / 1000;
const date = 'Tue, 01 Jan 2030 00:01:00 GMT';

/** After one call at the very start of 2030, of 60 a minute and 1,000 a day. */
const expected: Record<RateLimitHeaderFormatName, Record<string, string>> = {
  service: {
    'x-ratelimit-limit': '60',
    'x-ratelimit-remaining': '59',
    'x-ratelimit-reset': `${epoch + 60}`,
    'x-ratelimit-limit-day': '1000',
    'x-ratelimit-remaining-day': '999',
    'x-ratelimit-reset-day': `${epoch + 86_400}`,
  },
  github: {
    'x-ratelimit-limit': '60',
    'x-ratelimit-remaining': '59',
    'x-ratelimit-reset': `${epoch + 60}`,
    'x-ratelimit-used': '1',
    'x-ratelimit-resource': 'core',
  },
  twitter: { 'x-rate-limit-limit': '60', 'x-rate-limit-remaining': '59', 'x-rate-limit-reset': `${epoch + 60}` },
  'epoch-ms': { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '59', 'x-ratelimit-reset': `${newYear + 60_000}` },
  'http-date': { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '59', 'x-ratelimit-reset': date },
  'iso-date': { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '59', 'x-ratelimit-reset': '2030-01-01T00:01:00.000Z' },
  delta: { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '59', 'x-ratelimit-reset': '60' },
  'ietf-03': { 'ratelimit-limit': '60, 60;w=60, 1000;w=86400', 'ratelimit-remaining': '59', 'ratelimit-reset': '60' },
  'ietf-06': { 'ratelimit-limit': '60', 'ratelimit-remaining': '59', 'ratelimit-reset': '60', 'ratelimit-policy': '60;w=60, 1000;w=86400' },
  'ietf-07': { ratelimit: 'limit=60, remaining=59, reset=60', 'ratelimit-policy': '60;w=60, 1000;w=86400' },
  'ietf-10': { ratelimit: '"minute";r=59;t=60, "day";r=999;t=86400', 'ratelimit-policy': '"minute";q=60;w=60, "day";q=1000;w=86400' },
  kong: {
    'x-ratelimit-limit-minute': '60',
    'x-ratelimit-remaining-minute': '59',
    'x-ratelimit-limit-day': '1000',
    'x-ratelimit-remaining-day': '999',
    'ratelimit-limit': '60',
    'ratelimit-remaining': '59',
    'ratelimit-reset': '60',
  },
  openai: { 'x-ratelimit-limit-requests': '60', 'x-ratelimit-remaining-requests': '59', 'x-ratelimit-reset-requests': '1m0s' },
  anthropic: {
    'anthropic-ratelimit-requests-limit': '60',
    'anthropic-ratelimit-requests-remaining': '59',
    'anthropic-ratelimit-requests-reset': '2030-01-01T00:01:00Z',
  },
  slowapi: { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '59', 'x-ratelimit-reset': `${epoch + 60}.000000`, 'retry-after': '60' },
  'slowapi-dates': {
    'x-ratelimit-limit': '60',
    'x-ratelimit-remaining': '59',
    'x-ratelimit-reset': `${epoch + 60}.000000`,
    'retry-after': 'Tue, 01 Jan 2030 00:01:00 -0000',
  },
  hubspot: {
    'x-hubspot-ratelimit-max': '60',
    'x-hubspot-ratelimit-remaining': '59',
    'x-hubspot-ratelimit-interval-milliseconds': '60000',
    'x-hubspot-ratelimit-daily': '1000',
    'x-hubspot-ratelimit-daily-remaining': '999',
  },
  shopify: { 'x-shopify-shop-api-call-limit': '1/60' },
  none: {},
};

describe('rate limit headers', () => {
  test.each(Object.keys(expected) as RateLimitHeaderFormatName[])('speak %s', async (rateLimitHeaders) => {
    const mock = createMockService({ now: newYear, rateLimitHeaders });
    const { headers } = await new RawClient(mock.connection({ tier: 'starter' })).call('pantries.list');
    const others = ['content-type', 'date', 'x-request-id'];
    expect(Object.fromEntries([...headers].filter(([name]) => !others.includes(name)))).toEqual(expected[rateLimitHeaders]);
  });

  test('of HubSpot do not report a trial as a day', async () => {
    const mock = createMockService({ now: newYear, rateLimitHeaders: 'hubspot' });
    const { headers } = await new RawClient(mock.connection({ tier: 'sandbox' })).call('pantries.list');
    expect(headers.get('x-hubspot-ratelimit-daily')).toBeNull();
  });

  test('include Retry-After once, also with an error', async () => {
    const mock = createMockService({ now: newYear, rateLimitHeaders: 'slowapi', tiers: { tried: { perMinute: 1 } } });
    const client = new RawClient(mock.connection({ tier: 'tried' }));
    await client.call('pantries.list');
    mock.clock.advance('20s');
    const { status, headers } = await client.call('pantries.list');
    expect([status, headers.get('retry-after')]).toEqual([429, '40']);
  });

  test('are omitted for a key without limits', async () => {
    const mock = createMockService({ tiers: { free: {} } });
    const { headers } = await new RawClient(mock.connection({ tier: 'free' })).call('pantries.list');
    expect([...headers.keys()].toSorted()).toEqual(['content-type', 'date', 'x-request-id']);
  });

  test('can have a format of your own', async () => {
    const mock = createMockService({ rateLimitHeaders: ({ first }) => [['X-Left', String(first.remaining)]] });
    const { headers } = await new RawClient(mock.connection({ tier: 'starter' })).call('pantries.list');
    expect(headers.get('x-left')).toBe('59');
  });

  test('include Date on the mock’s clock', async () => {
    const mock = createMockService({ now: newYear });
    const client = new RawClient(mock.connection());
    mock.clock.advance('1m');
    expect((await client.call('pantries.list')).headers.get('date')).toBe(date);
  });
});

describe('error formats', () => {
  const details = [{ path: 'recipe.title', message: expect.stringContaining('missing'), code: 'invalid_type' }];
  const message = expect.stringContaining('The request is invalid');
  const bodies: Record<ErrorFormatName, unknown> = {
    service: { error: { code: 'validation_error', message, request_id: expect.stringMatching(/^req_/), details } },
    fastapi: { detail: [{ loc: ['body', 'recipe', 'title'], msg: expect.stringContaining('missing'), type: 'invalid_type' }] },
    message: { message, code: 'validation_error' },
    'error-text': { error: message },
    problem: {
      type: 'urn:problem:validation_error',
      title: 'validation error',
      status: 422,
      detail: message,
      instance: '/api/v1/healthify',
      code: 'validation_error',
      request_id: expect.stringMatching(/^req_/),
      errors: details,
    },
    text: undefined,
    html: undefined,
    empty: undefined,
  };

  test.each(Object.keys(bodies) as ErrorFormatName[])('%s', async (errorFormat) => {
    const mock = createMockService({ errorFormat: errorFormat });
    const client = new RawClient(mock.connection());
    const response = await client.call('healthify', { recipe: { ingredients: ['bread'], instructions: ['Eat.'] } });
    expect(response.status).toBe(422);
    expect(response.json).toEqual(bodies[errorFormat]);
    expect(response.headers.get('x-request-id')).toMatch(/^req_/);
  });

  test('set their content type', async () => {
    const types = await Promise.all(
      (['problem', 'text', 'html'] as const).map(async (errorFormat) => {
        const response = await new RawClient(createMockService({ errorFormat: errorFormat }).connection()).call('pantries.get', {
          pantry_id: 'none',
        });
        return [response.headers.get('content-type'), response.text.includes('not the id of a pantry')];
      }),
    );
    expect(types).toEqual([
      ['application/problem+json', true],
      ['text/plain; charset=utf-8', true],
      ['text/html; charset=utf-8', true],
    ]);
  });

  test('are listed in the error for an unknown name', () => {
    expect(() => createMockService({ errorFormat: 'soap' as 'text' })).toThrow('errorFormat is "soap"; it must be service, fastapi');
    expect(() => createMockService({ rateLimitHeaders: 'stripe' as 'none' })).toThrow(
      'rateLimitHeaders is "stripe"; it must be service, github',
    );
  });
});
