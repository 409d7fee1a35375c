import { spawn, type ChildProcess } from 'node:child_process';
import { createMockService, createTestCallback } from '@recipe-ai/sdk/mock';
import { listen, type MockSocket } from '@recipe-ai/sdk/mock/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const secret = 'test-secret';
const mock = createMockService();
let socket: MockSocket;
let app: ChildProcess;
let output = '';
let url: string;

// The app as it is deployed, against the mock on a port.
beforeAll(async () => {
  socket = await listen(mock, { port: 0 });
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    RECIPE_AI_API_KEY: socket.connection().apiKey,
    RECIPE_AI_BASE_URL: socket.url,
    RECIPE_AI_CALLBACK_SECRET: secret,
  };
  app = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '--port', '0'], { env });
  app.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  url = await vi.waitFor(
    () => {
      const address = /Local: +(\S+)/.exec(output)?.[1];
      if (address === undefined) throw new Error(`The app has not started: ${output}`);
      return address;
    },
    { timeout: 30_000, interval: 100 },
  );
}, 40_000);

afterAll(async () => {
  app.kill();
  await socket.close();
});

const post = (path: string, body: object) =>
  fetch(url + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

/** Submits the form of the page as a browser without JavaScript does. */
const submit = async (fields: Record<string, string>): Promise<string> => {
  const page = await (await fetch(url)).text();
  const form = new FormData();
  for (const [input] of page.matchAll(/<input type="hidden"[^>]*>/g)) {
    const read = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(input)?.[1]?.replaceAll('&quot;', '"') ?? '';
    form.append(read('name'), read('value'));
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return (await fetch(url, { method: 'POST', body: form })).text();
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
  expect((await fetch(`${url}/callbacks`, { method, headers, body })).status).toBe(204);
  await vi.waitFor(() => expect(output).toContain('callback: healthify job-7'));
});

test('the webhook rejects a forged callback', async () => {
  const { method, headers, body } = createTestCallback({ secret, invalid: 'secret-mismatch', request_id: 'job-8' });
  expect((await fetch(`${url}/callbacks`, { method, headers, body })).status).toBe(401);
  expect(output).not.toContain('job-8');
});

// The last test: from now on, the app's client knows that the limit is used up.
test('both say when to try again while the rate limit is used up', async () => {
  mock.fail('recipes.generate', { code: 'rate_limited', headers: { 'Retry-After': '30' } });
  const response = await post('/recipes', { ingredients: ['rice'] });
  expect(response.status).toBe(503);
  expect(Date.parse(response.headers.get('Retry-After') ?? '')).toBeGreaterThan(Date.now());
  expect(await submit({ ingredients: 'rice', servings: '2' })).toMatch(/Try again .* GMT/);
});
