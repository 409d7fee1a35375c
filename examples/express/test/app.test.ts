import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { RecipeAI, type CallbackEvent } from '@recipe-ai/sdk';
import { createMockService, createTestCallback } from '@recipe-ai/sdk/mock';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '../src/app.ts';

const secret = 'test-secret';
process.env['RECIPE_AI_CALLBACK_SECRET'] = secret;

const setup = async () => {
  const mock = createMockService();
  const onCallback = vi.fn<(callback: CallbackEvent) => void>();
  const app = createApp({ sdk: new RecipeAI({ ...mock.connection(), failFast: true }), onCallback });
  const server = app.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const post = (body: object) =>
    fetch(`${url}/recipes`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  return { mock, url, post, onCallback };
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

test('responds 502 with the code alone if the service rejects the key', async () => {
  const { mock, post } = await setup();
  mock.fail('recipes.generate', { status: 401 });
  const response = await post({ ingredients: ['rice'] });
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({ error: 'unauthorized' });
});

test('passes a verified callback on', async () => {
  const { url, onCallback } = await setup();
  const { method, headers, body } = createTestCallback({ secret, request_id: 'job-7' });
  expect((await fetch(`${url}/callbacks`, { method, headers, body })).status).toBe(204);
  await vi.waitFor(() => expect(onCallback).toHaveBeenCalledWith(expect.objectContaining({ type: 'healthify', request_id: 'job-7' })));
});

test('rejects a forged callback', async () => {
  const { url, onCallback } = await setup();
  const { method, headers, body } = createTestCallback({ secret, invalid: 'secret-mismatch' });
  expect((await fetch(`${url}/callbacks`, { method, headers, body })).status).toBe(401);
  expect(onCallback).not.toHaveBeenCalled();
});
