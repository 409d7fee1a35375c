import { afterEach, describe, expect, test, vi } from 'vitest';
import { QuotaExceededError, RateLimitError, RecipeAI, TrialExhaustedError } from '../../../src/index.js';
import { createMockService, type MockOptions, type MockService } from '../../../mock/index.js';

const newYear = new Date('2030-01-01T00:00:00Z');

afterEach(() => void vi.useRealTimers());

const setup = (tier: string, options: MockOptions = {}) => {
  const mock = createMockService({ now: newYear, ...options });
  const sdk = new RecipeAI({ ...mock.connection({ tier }), logLevel: 'off' });
  return { mock, list: () => sdk.pantries.list() };
};

describe('a client of mock.connection()', () => {
  test('has a used up quota back when the mock advances a day', async () => {
    const { mock, list } = setup('small', { tiers: { small: { perDay: 1 } } });
    await list();
    const error = await list().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(QuotaExceededError);
    expect((error as QuotaExceededError).retryAt).toEqual(new Date('2030-01-02T00:00:00Z'));
    mock.clock.advance('1d');
    expect((await list()).data).toEqual([]);
  });

  test('stops waiting for the next minute when the mock advances', async () => {
    const { mock, list } = setup('slow', { tiers: { slow: { perMinute: 1 } } });
    await list();
    const waiting = list();
    for (let i = 0; i < 20; i += 1) await Promise.resolve();
    mock.clock.advance('1m');
    expect((await waiting).data).toEqual([]);
  });

  test.each([
    ['moves by the time that a 429 asks for', (mock: MockService) => mock.clock.advance('30s')],
    ['is set to `retryAt`', (mock: MockService, { retryAt }: RateLimitError) => mock.clock.set(retryAt!)],
  ])('may call again when the mock %s, although real time has passed', async (_, move) => {
    vi.useFakeTimers();
    const mock = createMockService({ now: newYear });
    const sdk = new RecipeAI({ ...mock.connection(), failFast: true });
    mock.fail('pantries.list', { code: 'rate_limited', times: 1, headers: { 'Retry-After': '30' } });
    const error = await sdk.pantries.list().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RateLimitError);
    vi.advanceTimersByTime(250);
    move(mock, error as RateLimitError);
    expect((await sdk.pantries.list()).data).toEqual([]);
  });

  test('gets TrialExhaustedError at the eleventh call of a sandbox, without waiting', async () => {
    const { mock, list } = setup('sandbox');
    for (let i = 0; i < 10; i += 1) await list();
    await expect(list()).rejects.toBeInstanceOf(TrialExhaustedError);
    expect(mock.clock.now()).toBe(newYear.getTime());
  });

  test('gets TrialExhaustedError with maxWait: 0 too, without a time to retry', async () => {
    const mock = createMockService({ now: newYear });
    const sdk = new RecipeAI({ ...mock.connection({ tier: 'sandbox' }), maxWait: 0, logLevel: 'off' });
    for (let i = 0; i < 10; i += 1) {
      await sdk.pantries.list();
      mock.clock.advance('1m');
    }
    const error = await sdk.pantries.list().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TrialExhaustedError);
    expect((error as TrialExhaustedError).retryAt).toBeUndefined();
    expect((error as TrialExhaustedError).message).toContain('Sandbox trial used up. All 10 calls are used.');
  });
});
