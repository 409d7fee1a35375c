import { createTestCallback } from '@recipe-ai/sdk/mock';
import { beforeAll, expect, test, vi } from 'vitest';
import { secret, startApp } from './start-app';

let app: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  app = await startApp('.output/server/index.mjs');
  return app.stop;
}, 40_000);

const post = (body: object) =>
  fetch(`${app.url}/api/recipes`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

test('generates a recipe', async () => {
  const response = await post({ ingredients: ['rice', 'eggs'], servings: 2 });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ servings: 2 });
});

test('responds 400 to an invalid request', async () => {
  const response = await post({ ingredients: ['rice'], servings: 0 });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ data: [{ path: 'servings' }] });
});

test('passes a verified callback on', async () => {
  const { method, headers, body } = createTestCallback({ secret, request_id: 'job-7' });
  expect((await fetch(`${app.url}/callbacks`, { method, headers, body })).status).toBe(204);
  await vi.waitFor(() => expect(app.output()).toContain('callback: healthify job-7'));
});

test('rejects a forged callback', async () => {
  const { method, headers, body } = createTestCallback({ secret, invalid: 'secret-mismatch', request_id: 'job-8' });
  expect((await fetch(`${app.url}/callbacks`, { method, headers, body })).status).toBe(401);
  expect(app.output()).not.toContain('job-8');
});

// The last test: from now on, the app's client knows that the quota is used up.
test('responds 503 with Retry-After once the quota is used up', async () => {
  app.mock.applyScenario('quota-exceeded');
  const response = await post({ ingredients: ['rice'] });
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
});
