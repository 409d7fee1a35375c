import assert from 'node:assert/strict';
import { RecipeAI, type CallbackEvent } from '@recipe-ai/sdk';
import { createMockService, createTestCallback } from '@recipe-ai/sdk/mock';
import { createApp } from '../src/app.ts';

Deno.env.set('RECIPE_AI_CALLBACK_SECRET', 'test-secret');

const url = 'https://kitchen.example';

const setup = () => {
  const mock = createMockService({ callbackHosts: ['kitchen.example'], callbackSecret: 'test-secret' });
  const sdk = new RecipeAI({ ...mock.connection(), failFast: true });
  const received: CallbackEvent[] = [];
  const app = createApp({ sdk, onCallback: (callback) => void received.push(callback) });
  const post = (body: object) => app.fetch(new Request(`${url}/recipes`, { method: 'POST', body: JSON.stringify(body) }));
  return { mock, sdk, app, post, received };
};

Deno.test('generates a recipe', async () => {
  const { post } = setup();
  const response = await post({ ingredients: ['rice', 'eggs'], servings: 2 });
  assert.equal(response.status, 200);
  assert.equal((await response.json()).servings, 2);
});

Deno.test('responds 400 to an invalid request', async () => {
  const { post } = setup();
  const response = await post({ ingredients: ['rice'], servings: 0 });
  assert.equal(response.status, 400);
  assert.equal((await response.json()).issues[0].path, 'servings');
});

Deno.test('responds 503 with Retry-After while the rate limit is used up', async () => {
  const { mock, post } = setup();
  mock.fail('recipes.generate', { code: 'rate_limited', headers: { 'Retry-After': '30' } });
  const response = await post({ ingredients: ['rice'] });
  assert.equal(response.status, 503);
  assert.ok(Date.parse(response.headers.get('Retry-After') ?? '') > Date.now());
});

Deno.test('passes on the callback of a call, which the mock delivers to the app', async () => {
  const { mock, sdk, app, received } = setup();
  await mock.callbacks.deliverTo(app.fetch);
  const recipe = { title: 'Toast', ingredients: ['2 slices bread', '1 tbsp butter'], instructions: ['Toast the bread and butter it.'] };
  await sdk.healthify({ recipe, callback_url: `${url}/callbacks`, request_id: 'job-7' });
  await mock.callbacks.settled();
  assert.deepEqual(
    received.map(({ type, request_id }) => [type, request_id]),
    [['healthify', 'job-7']],
  );
});

Deno.test('rejects a forged callback', async () => {
  const { app, received } = setup();
  const { request } = createTestCallback({ secret: 'test-secret', invalid: 'secret-mismatch', url: `${url}/callbacks` });
  assert.equal((await app.fetch(request)).status, 401);
  assert.deepEqual(received, []);
});
