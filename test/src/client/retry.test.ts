import { ConnectionError, ServiceError } from '@recipe-ai/sdk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { retryDelayMs } from '../../../src/client/retry.js';
import { connectionError, createTestClient, generate, json, outcome, serviceError } from '../../support/test-client.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a failed attempt', () => {
  test.each<[string, Error | Response]>([
    ['after a broken connection', connectionError('ECONNRESET')],
    ['after a 500', serviceError('internal_error', 500)],
    ['after a 503', serviceError('model_unavailable', 503)],
    ['after a 408', json({}, { status: 408 })],
  ])('is retried at most twice %s, if that is safe', async (_, failure) => {
    const good = createTestClient([failure, failure, json({ name: 'Rice' })]);
    expect(await outcome(generate(good.sdk))).toMatchObject({ name: 'Rice' });
    const bad = createTestClient([failure]);
    expect(await outcome(generate(bad.sdk))).toMatchObject({ attempts: 3, retryable: true });
    expect(bad.sent).toHaveLength(3);
  });

  test('of a service that is unavailable for longer than maxWait: the error is that of the service, for calls side by side too', async () => {
    const body = { error: { code: 'model_unavailable', message: 'Down.', request_id: 'req_1' } };
    const { sdk } = createTestClient([json(body, { status: 503, headers: { 'retry-after': '60' } })], { maxWait: 5000 });
    const ends = await outcome(Promise.all([1, 2, 3].map(() => generate(sdk).catch((error: Error) => error))));
    expect(ends).toEqual([1, 2, 3].map(() => expect.any(ServiceError) as Error));
    expect(ends).toMatchObject([{ status: 503 }, { status: 503 }, { status: 503 }]);
  });

  test('of a service that is unavailable: calls that were never sent say so too', async () => {
    const { sdk, sent } = createTestClient([serviceError('model_unavailable', 503)], { maxWait: 500 });
    const ends = await outcome(Promise.all(Array.from({ length: 20 }, () => generate(sdk).catch((error: Error) => error))));
    expect(sent.length).toBeLessThan(20);
    expect(ends).toEqual(Array.from({ length: 20 }, () => expect.any(ServiceError) as Error));
    expect(ends).toContainEqual(expect.objectContaining({ attempts: 0, retryable: true, code: 'model_unavailable' }));
  });

  test('is not retried if the operation is not safe to repeat', async () => {
    const { sdk, sent } = createTestClient([serviceError('internal_error', 500)]);
    expect(await outcome(sdk.pantries.create({ name: 'Home' }))).toBeInstanceOf(ServiceError);
    expect(sent).toHaveLength(1);
  });

  test('is retried if the caller set an idempotency key', async () => {
    const { sdk, sent } = createTestClient([serviceError('internal_error', 500), json({ id: 'pan_1' }, { status: 201 })]);
    expect(await outcome(sdk.pantries.create({ name: 'Home' }, { idempotencyKey: 'home-1' }))).toMatchObject({ id: 'pan_1' });
    expect(sent).toHaveLength(2);
  });

  test('is retried for every operation if the connection was refused before anything was sent', async () => {
    const { sdk, sent } = createTestClient([connectionError('ECONNREFUSED'), json({ id: 'pan_1' })]);
    expect(await outcome(sdk.pantries.create({ name: 'Home' }))).toMatchObject({ id: 'pan_1' });
    expect(sent).toHaveLength(2);
  });

  test.each(['ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'ECONNRESET'])(
    'is retried for every operation only if nothing was sent: %s',
    async (code) => {
      const { sdk, sent } = createTestClient([connectionError(code)]);
      expect(await outcome(sdk.pantries.create({ name: 'Home' }))).toBeInstanceOf(ConnectionError);
      expect(sent).toHaveLength(code === 'ECONNRESET' ? 1 : 3);
    },
  );

  test('is not retried after a 501: the service will not support the method later either', async () => {
    const { sdk, sent } = createTestClient([json({}, { status: 501 })]);
    const advice = 'Do not call again: the service does not support this operation.';
    expect(await outcome(generate(sdk))).toMatchObject({ name: 'ServiceError', retryable: false, advice });
    expect(sent).toHaveLength(1);
  });

  test('is retried after a delay during which nothing is sent', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { sdk, sent } = createTestClient([serviceError('internal_error', 500), json({ name: 'Rice' })]);
    const call = generate(sdk);
    await vi.advanceTimersByTimeAsync(249);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    expect(await outcome(call)).toMatchObject({ name: 'Rice' });
  });

  test('is not retried if maxRetries is 0', async () => {
    const { sdk, sent } = createTestClient([connectionError('ECONNRESET')]);
    expect(await outcome(sdk.recipes.generate({ ingredients: [] }, { maxRetries: 0 }))).toBeInstanceOf(ConnectionError);
    expect(sent).toHaveLength(1);
  });

  test('is not retried after an error that would come again', async () => {
    const { sdk, sent } = createTestClient([serviceError('validation_error', 422)]);
    await outcome(generate(sdk));
    expect(sent).toHaveLength(1);
  });

  test('with a 429 waits as long as the response says, and uses no retry', async () => {
    const limited = json({ error: { code: 'rate_limited', message: 'Slow' } }, { status: 429, headers: { 'retry-after': '2' } });
    const { sdk, sent } = createTestClient([limited, limited, json({ name: 'Rice' })], { maxRetries: 0 });
    const startedAt = Date.now();
    expect(await outcome(generate(sdk))).toMatchObject({ name: 'Rice' });
    expect(sent).toHaveLength(3);
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(4000);
  });
});

test.each([
  [0, 0, 250],
  [0, 0.5, 375],
  [0, 1, 500],
  [1, 0, 500],
  [1, 1, 1000],
  [3, 1, 4000],
  [4, 1, 8000],
  [10, 1, 8000],
  [10, 0, 4000],
])('the delay after %d retries, at random number %d, is %d ms', (retries, random, ms) => {
  expect(retryDelayMs(retries, random)).toBe(ms);
});
