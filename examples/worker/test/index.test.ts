import { createMockService, createTestCallback } from '@recipe-ai/sdk/mock';
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, expect, test, vi } from 'vitest';
import type { Env } from '../src/index';

afterEach(() => {
  vi.resetModules();
  vi.restoreAllMocks();
});

/** A new Worker whose client calls a new mock. */
const setup = async () => {
  const mock = createMockService();
  const { apiKey, baseUrl } = mock.connection();
  vi.spyOn(globalThis, 'fetch').mockImplementation(mock.fetch);
  const env: Env = { RECIPE_AI_API_KEY: apiKey, RECIPE_AI_BASE_URL: baseUrl, RECIPE_AI_CALLBACK_SECRET: 'test-secret' };
  const { default: worker } = await import('../src/index');
  const send = async (request: Request): Promise<Response> => {
    const context = createExecutionContext();
    const response = await worker.fetch(request as Parameters<typeof worker.fetch>[0], env, context);
    await waitOnExecutionContext(context);
    return response;
  };
  const post = (body: object) => send(new Request('https://worker.example/recipes', { method: 'POST', body: JSON.stringify(body) }));
  return { mock, send, post };
};

test('generates a recipe', async () => {
  const { post } = await setup();
  const response = await post({ ingredients: ['rice', 'eggs'], servings: 2 });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ servings: 2 });
});

test('responds 400 to an invalid request', async () => {
  const { post } = await setup();
  const response = await post({ ingredients: ['rice'], servings: 0 });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ issues: [{ path: 'servings' }] });
});

test('responds 503 with Retry-After while the rate limit is used up', async () => {
  const { mock, post } = await setup();
  mock.fail('recipes.generate', { code: 'rate_limited', headers: { 'Retry-After': '30' } });
  const response = await post({ ingredients: ['rice'] });
  expect(response.status).toBe(503);
  expect(Date.parse(response.headers.get('Retry-After') ?? '')).toBeGreaterThan(Date.now());
});

test('handles a verified callback', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const { send } = await setup();
  const { request } = createTestCallback({ secret: 'test-secret', request_id: 'job-7', url: 'https://worker.example/callbacks' });
  expect((await send(request)).status).toBe(204);
  expect(log).toHaveBeenCalledWith('healthify', 'job-7');
});

test('rejects a forged callback', async () => {
  const { send } = await setup();
  const { request } = createTestCallback({ secret: 'test-secret', invalid: 'secret-mismatch', url: 'https://worker.example/callbacks' });
  expect((await send(request)).status).toBe(401);
});
