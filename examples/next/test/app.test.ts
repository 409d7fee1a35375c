import { createTestCallback } from '@recipe-ai/sdk/mock';
import { beforeAll, expect, test, vi } from 'vitest';
import { secret, startApp } from './start-app';

let app: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  app = await startApp('node_modules/next/dist/bin/next', 'start');
  return app.stop;
}, 40_000);

const post = (path: string, body: object) =>
  fetch(app.url + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

/** Submits the form of the page as a browser without JavaScript does. */
const submit = async (fields: Record<string, string>): Promise<string> => {
  const page = await (await fetch(app.url)).text();
  const form = new FormData();
  for (const [input] of page.matchAll(/<input type="hidden"[^>]*>/g)) {
    const read = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(input)?.[1]?.replaceAll('&quot;', '"') ?? '';
    form.append(read('name'), read('value'));
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return (await fetch(app.url, { method: 'POST', body: form })).text();
};

test('the server action shows a recipe', async () => {
  expect(await submit({ ingredients: 'rice, eggs', servings: '2' })).toMatch(/<h1>[^<]+<\/h1>/);
});

test('the server action shows what is wrong with the request', async () => {
  expect(await submit({ ingredients: 'rice', servings: '0' })).toContain('servings: expected at least 1');
});

test('the route handler generates a recipe', async () => {
  const response = await post('/recipes', { ingredients: ['rice', 'eggs'], servings: 2 });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ servings: 2 });
});

test('the webhook passes a verified callback on', async () => {
  const { method, headers, body } = createTestCallback({ secret, request_id: 'job-7' });
  expect((await fetch(`${app.url}/callbacks`, { method, headers, body })).status).toBe(204);
  await vi.waitFor(() => expect(app.output()).toContain('callback: healthify job-7'));
});

test('the webhook rejects a forged callback', async () => {
  const { method, headers, body } = createTestCallback({ secret, invalid: 'secret-mismatch', request_id: 'job-8' });
  expect((await fetch(`${app.url}/callbacks`, { method, headers, body })).status).toBe(401);
  expect(app.output()).not.toContain('job-8');
});

// The last test: from now on, the app's client knows that the limit is used up.
test('both say when to try again while the rate limit is used up', async () => {
  app.mock.fail('recipes.generate', { code: 'rate_limited', headers: { 'Retry-After': '30' } });
  const response = await post('/recipes', { ingredients: ['rice'] });
  expect(response.status).toBe(503);
  expect(Date.parse(response.headers.get('Retry-After') ?? '')).toBeGreaterThan(Date.now());
  expect(await submit({ ingredients: 'rice', servings: '2' })).toMatch(/Try again .* GMT/);
});
