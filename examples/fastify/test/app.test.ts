import { RecipeAI, type CallbackEvent } from '@recipe-ai/sdk';
import { createMockService, createTestCallback } from '@recipe-ai/sdk/mock';
import { expect, test, vi } from 'vitest';
import { createApp } from '../src/app.ts';

const secret = 'test-secret';
process.env['RECIPE_AI_CALLBACK_SECRET'] = secret;

const setup = () => {
  const mock = createMockService();
  const onCallback = vi.fn<(callback: CallbackEvent) => void>();
  const app = createApp({ sdk: new RecipeAI({ ...mock.connection(), failFast: true }), onCallback });
  return { mock, app, onCallback };
};

test('generates a recipe', async () => {
  const { app } = setup();
  const response = await app.inject({ method: 'POST', url: '/recipes', payload: { ingredients: ['rice', 'eggs'], servings: 2 } });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ servings: 2 });
});

test('responds 400 to an invalid request', async () => {
  const { app } = setup();
  const response = await app.inject({ method: 'POST', url: '/recipes', payload: { ingredients: ['rice'], servings: 0 } });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ issues: [{ path: 'servings' }] });
});

test('responds 503 with Retry-After while the rate limit is used up', async () => {
  const { mock, app } = setup();
  mock.fail('recipes.generate', { code: 'rate_limited', headers: { 'Retry-After': '30' } });
  const response = await app.inject({ method: 'POST', url: '/recipes', payload: { ingredients: ['rice'] } });
  expect(response.statusCode).toBe(503);
  expect(Date.parse(String(response.headers['retry-after']))).toBeGreaterThan(Date.now());
});

test('responds 502 with the code alone if the service rejects the key', async () => {
  const { mock, app } = setup();
  mock.fail('recipes.generate', { status: 401 });
  const response = await app.inject({ method: 'POST', url: '/recipes', payload: { ingredients: ['rice'] } });
  expect(response.statusCode).toBe(502);
  expect(response.json()).toEqual({ error: 'unauthorized' });
});

test('passes a verified callback on', async () => {
  const { app, onCallback } = setup();
  const { headers, body } = createTestCallback({ secret, request_id: 'job-7' });
  const response = await app.inject({ method: 'POST', url: '/callbacks', headers, payload: body });
  expect(response.statusCode).toBe(204);
  await vi.waitFor(() => expect(onCallback).toHaveBeenCalledWith(expect.objectContaining({ type: 'healthify', request_id: 'job-7' })));
});

test('rejects a forged callback', async () => {
  const { app, onCallback } = setup();
  const { headers, body } = createTestCallback({ secret, invalid: 'secret-mismatch' });
  const response = await app.inject({ method: 'POST', url: '/callbacks', headers, payload: body });
  expect(response.statusCode).toBe(401);
  expect(onCallback).not.toHaveBeenCalled();
});
