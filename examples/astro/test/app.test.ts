import { createTestCallback } from '@recipe-ai/sdk/mock';
import { beforeAll, expect, test, vi } from 'vitest';
import { secret, startApp } from './start-app';

let app: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  app = await startApp('dist/server/entry.mjs');
  return app.stop;
}, 40_000);

/** Submits the form of the page as a browser without JavaScript does. */
const submit = (fields: Record<string, string>) =>
  fetch(app.url, {
    method: 'POST',
    headers: { Origin: app.url },
    body: new URLSearchParams(fields),
  });

test('shows a recipe', async () => {
  const response = await submit({ ingredients: 'rice, eggs', servings: '2' });
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/<h1>[^<]+<\/h1>/);
});

test('shows what is wrong with the request', async () => {
  const response = await submit({ ingredients: 'rice', servings: '0' });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('servings: expected at least 1');
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
test('says when to try again once the quota is used up', async () => {
  app.mock.applyScenario('quota-exceeded');
  const response = await submit({ ingredients: 'rice', servings: '2' });
  expect(response.status).toBe(503);
  expect(await response.text()).toMatch(/Try again .* GMT/);
});
