import { afterEach, expect, mock as spy, test } from 'bun:test';
import { RecipeAI, type CallbackEvent } from '@recipe-ai/sdk';
import { createMockService, createTestCallback } from '@recipe-ai/sdk/mock';
import type { Server } from 'bun';
import { createRoutes } from '../src/app.ts';

const secret = 'test-secret';
process.env['RECIPE_AI_CALLBACK_SECRET'] = secret;

let server: Server<undefined>;
afterEach(() => server.stop());

const setup = () => {
  const mock = createMockService();
  const received = Promise.withResolvers<string>();
  const onCallback = spy(({ request_id }: CallbackEvent) => received.resolve(request_id));
  const sdk = new RecipeAI({ ...mock.connection(), failFast: true });
  server = Bun.serve({ port: 0, routes: createRoutes({ sdk, onCallback }) });
  const url = `http://127.0.0.1:${server.port}`;
  const post = (body: object) => fetch(`${url}/recipes`, { method: 'POST', body: JSON.stringify(body) });
  return { mock, url, post, received: received.promise, onCallback };
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

test('passes a verified callback on', async () => {
  const { url, received } = setup();
  const { method, headers, body } = createTestCallback({ secret, request_id: 'job-7' });
  expect((await fetch(`${url}/callbacks`, { method, headers, body })).status).toBe(204);
  expect(await received).toBe('job-7');
});

test('rejects a forged callback', async () => {
  const { url, onCallback } = setup();
  const { method, headers, body } = createTestCallback({ secret, invalid: 'secret-mismatch' });
  expect((await fetch(`${url}/callbacks`, { method, headers, body })).status).toBe(401);
  expect(onCallback).not.toHaveBeenCalled();
});
