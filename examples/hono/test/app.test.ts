import { RecipeAI, type CallbackEvent } from '@recipe-ai/sdk';
import { createMockService, createTestCallback } from '@recipe-ai/sdk/mock';
import { expect, test, vi } from 'vitest';
import { createApp } from '../src/app.ts';

process.env['RECIPE_AI_CALLBACK_SECRET'] = 'test-secret';

const setup = () => {
  const mock = createMockService({ callbackHosts: ['kitchen.example'], callbackSecret: 'test-secret' });
  const sdk = new RecipeAI({ ...mock.connection(), failFast: true });
  const onCallback = vi.fn<(callback: CallbackEvent) => void>();
  const app = createApp({ sdk, onCallback });
  const post = (body: object) =>
    app.request('/recipes', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  return { mock, sdk, app, post, onCallback };
};

test('generates a recipe', async () => {
  const { post } = setup();
  const response = await post({ ingredients: ['rice', 'eggs'], servings: 2 });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ servings: 2 });
});

test('responds 400 to an invalid request', async () => {
  const { post } = setup();
  const response = await post({ ingredients: ['rice'], servings: 0 });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ issues: [{ path: 'servings' }] });
});

test('responds 503 with Retry-After while the rate limit is used up', async () => {
  const { mock, post } = setup();
  mock.fail('recipes.generate', { code: 'rate_limited', headers: { 'Retry-After': '30' } });
  const response = await post({ ingredients: ['rice'] });
  expect(response.status).toBe(503);
  expect(Date.parse(response.headers.get('Retry-After') ?? '')).toBeGreaterThan(Date.now());
});

test('passes on the callback of a call, which the mock delivers to the app', async () => {
  const { mock, sdk, app, onCallback } = setup();
  await mock.callbacks.deliverTo((request) => app.fetch(request));
  const recipe = { title: 'Toast', ingredients: ['2 slices bread', '1 tbsp butter'], instructions: ['Toast the bread and butter it.'] };
  await sdk.healthify({ recipe, callback_url: 'https://kitchen.example/callbacks', request_id: 'job-7' });
  await mock.callbacks.settled();
  expect(onCallback).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'healthify', request_id: 'job-7' }));
});

test('rejects a forged callback', async () => {
  const { app, onCallback } = setup();
  const { request } = createTestCallback({ secret: 'test-secret', invalid: 'secret-mismatch', url: 'https://kitchen.example/callbacks' });
  expect((await app.request(request)).status).toBe(401);
  expect(onCallback).not.toHaveBeenCalled();
});
