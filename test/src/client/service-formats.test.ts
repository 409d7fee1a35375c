import { NotFoundError, QuotaExceededError, RateLimitError, RecipeAI, TrialExhaustedError } from '@recipe-ai/sdk';
import { createMockService, type ErrorFormatName, type RateLimitHeaderFormatName } from '@recipe-ai/sdk/mock';
import { describe, expect, test } from 'vitest';

const dialects: RateLimitHeaderFormatName[] = [
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
const shapes: ErrorFormatName[] = ['service', 'fastapi', 'message', 'error-text', 'problem', 'text', 'html'];

const failure = (call: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(call).then(
    () => expect.fail('it was not refused'),
    (error: unknown) => error,
  );

describe.each(dialects)('limits told as %s', (rateLimitHeaders) => {
  test('are read, and kept without a refused call', async () => {
    const mock = createMockService({ rateLimitHeaders, tiers: { small: { perMinute: 5 } } });
    const sdk = new RecipeAI({ ...mock.connection({ tier: 'small' }), maxWait: 1000 });
    const { rateLimit } = await sdk.pantries.list().withResponse();
    expect(rateLimit).toMatchObject({ limit: 5, remaining: 4 });
    for (let call = 1; call < 5; call++) await sdk.pantries.list();
    const error = await failure(sdk.pantries.list());
    expect(error).toBeInstanceOf(RateLimitError);
    expect(mock.requests.filter(({ status }) => status === 429).length).toBeLessThanOrEqual(1);
  });
});

describe.each(shapes)('refusals written as %s', (errorShape) => {
  test('become the same errors', async () => {
    const mock = createMockService({ errorFormat: errorShape, tiers: { day: { perMinute: 60, perDay: 1 } } });
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
