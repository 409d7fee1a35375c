import { NotFoundError, QuotaExceededError, RateLimitError, RecipeAI, TrialExhaustedError } from '@recipe-ai/sdk';
import { createMockService, type ErrorFormatName, type RateLimitHeaderFormatName } from '@recipe-ai/sdk/mock';
import { describe, expect, test } from 'vitest';

const headerFormats: RateLimitHeaderFormatName[] = [
  'service',
  'github',
  'twitter',
  'epoch-ms',
  'http-date',
  'iso-date',
  'delta',
  'ietf-03',
  'ietf-06',
  'ietf-07',
  'ietf-10',
  'kong',
  'openai',
  'anthropic',
  'slowapi',
  'slowapi-dates',
  'hubspot',
  'shopify',
];
const errorFormats: ErrorFormatName[] = ['service', 'fastapi', 'message', 'error-text', 'problem', 'text', 'html'];

const failure = (call: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(call).then(
    () => expect.fail('the call did not fail'),
    (error: unknown) => error,
  );

/** Frozen, so that no limit is renewed in the middle of a test. */
const now = new Date('2030-01-01T12:00:00Z');

describe.each(headerFormats)('limits in the header format %s', (rateLimitHeaders) => {
  test('are parsed, and respected with at most one 429', async () => {
    const mock = createMockService({ now, rateLimitHeaders, tiers: { small: { perMinute: 5 } } });
    const sdk = new RecipeAI({ ...mock.connection({ tier: 'small' }), maxWait: 1000 });
    const { rateLimit } = await sdk.pantries.list().withResponse();
    expect(rateLimit).toMatchObject({ limit: 5, remaining: 4 });
    for (let call = 1; call < 5; call++) await sdk.pantries.list();
    const error = await failure(sdk.pantries.list());
    expect(error).toBeInstanceOf(RateLimitError);
    expect(mock.requests.filter(({ status }) => status === 429).length).toBeLessThanOrEqual(1);
  });
});

describe.each(errorFormats)('errors in the format %s', (errorFormat) => {
  test('become the same error classes', async () => {
    const mock = createMockService({ now, errorFormat, tiers: { day: { perMinute: 60, perDay: 1 } } });
    const sdk = new RecipeAI(mock.connection());
    expect(await failure(sdk.pantries.get({ pantry_id: 'nowhere' }))).toBeInstanceOf(NotFoundError);
    const day = new RecipeAI(mock.connection({ tier: 'day' }));
    await day.pantries.list();
    expect(await failure(day.pantries.list())).toBeInstanceOf(QuotaExceededError);
    const trial = new RecipeAI(mock.connection({ tier: 'sandbox' }));
    for (let call = 0; call < 10; call++) await trial.pantries.list();
    expect(await failure(trial.pantries.list())).toBeInstanceOf(TrialExhaustedError);
  });
});
