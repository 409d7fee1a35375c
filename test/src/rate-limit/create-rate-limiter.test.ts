import { ConfigurationError, createRateLimiter, type RateLimiterOptions } from '@recipe-ai/sdk';
import { expect, test } from 'vitest';
import { createTestClient, json } from '../../support/test-client.js';

const usedUp = () =>
  json({ data: [], next_cursor: null }, { headers: { 'x-ratelimit-limit': '5', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '60' } });

test('the limiter of a client is that of its base URL, a space and its API key, and its state contains neither', async () => {
  const rateLimiter = createRateLimiter();
  const { sdk } = createTestClient([usedUp], { rateLimiter, baseUrl: 'https://api.example.com/v2/', apiKey: 'rk_test_0123456789' });
  await sdk.pantries.list();
  const inspection = rateLimiter.forKey('https://api.example.com/v2 rk_test_0123456789').inspect();
  expect(inspection.state.budgets).toHaveLength(1);
  expect(JSON.stringify(inspection)).not.toMatch(/rk_test|example\.com/);
});

test('what inspect returns is a copy, so changing it does not change the limiter', async () => {
  const rateLimiter = createRateLimiter();
  const { sdk, sent } = createTestClient([usedUp], { rateLimiter, maxWait: 0 });
  await sdk.pantries.list();
  const limiter = rateLimiter.forKey('https://api.example.com rk_test_0123456789');
  const { state } = limiter.inspect();
  Object.assign(state.budgets[0]!, { remaining: 999, limit: 999 });
  Object.assign(state, { exhausted: null, reported: null });
  (state.budgets as unknown[]).length = 0;
  expect(await sdk.pantries.list().catch((error: unknown) => error)).toMatchObject({ name: 'RateLimitError' });
  expect(sent).toHaveLength(1);
  expect(limiter.inspect().state.budgets).toHaveLength(1);
});

test.each<[unknown, RegExp]>([
  [{ reserve: Number.NaN }, /^`reserve` must be a whole number, 0 or more, not NaN\.$/],
  [{ reserve: -5 }, /whole number/],
  [{ reserve: '3' }, /whole number/],
  [{ reserved: 3 }, /^Unknown option `reserved`; did you mean reserve\?$/],
])('options that cannot work are an error: %o', (options, message) => {
  expect(() => createRateLimiter(options as RateLimiterOptions)).toThrow(ConfigurationError);
  expect(() => createRateLimiter(options as RateLimiterOptions)).toThrow(message);
});
