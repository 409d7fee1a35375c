import { createRateLimiter, RecipeAI } from '@recipe-ai/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestClient, json } from '../../support/test-client.js';

afterEach(() => void vi.unstubAllEnvs());

test('a client knows the limits of its API key before its first call, from another client with the same rate limiter', async () => {
  vi.stubEnv('RECIPE_AI_API_KEY', 'key-of-env');
  const rateLimiter = createRateLimiter();
  const headers = { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '59' };
  const { sdk } = createTestClient([json({}, { headers })], { rateLimiter, apiKey: 'key-of-env', validateResponses: 'off' });
  await sdk.pantries.get('p');
  const limitsOf = (apiKey: string | undefined, baseUrl: string) => new RecipeAI({ rateLimiter, apiKey, baseUrl }).rateLimit.windows;
  expect(limitsOf('key-of-env', 'https://api.example.com')).toEqual([{ limit: 60, remaining: 59 }]);
  expect(limitsOf(undefined, 'https://api.example.com/')).toEqual([{ limit: 60, remaining: 59 }]);
  expect(limitsOf('other-key', 'https://api.example.com')).toEqual([]);
  expect(limitsOf(undefined, 'https://other.example.com')).toEqual([]);
});
