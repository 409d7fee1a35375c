import { RecipeAI } from '@recipe-ai/sdk';
import { createMockService, createTestCallback, type TestCallback } from '@recipe-ai/sdk/mock';
import { expect, test, vi } from 'vitest';
import { handler as receive } from '../src/callbacks.ts';
import { createHandler } from '../src/recipes.ts';

const secret = 'test-secret';
process.env['RECIPE_AI_CALLBACK_SECRET'] = secret;

const setup = () => {
  const mock = createMockService();
  const generate = createHandler(new RecipeAI({ ...mock.connection(), failFast: true }));
  return { mock, generate: (request: object) => generate({ body: JSON.stringify(request) }) };
};

/** The event of a function URL. */
const toEvent = ({ method, headers, body }: TestCallback) => ({
  requestContext: { http: { method } },
  headers,
  body,
  isBase64Encoded: false,
});

test('generates a recipe', async () => {
  const { generate } = setup();
  const { statusCode, body } = await generate({ ingredients: ['rice', 'eggs'], servings: 2 });
  expect(statusCode).toBe(200);
  expect(JSON.parse(body ?? '')).toMatchObject({ servings: 2 });
});

test('responds 400 to an invalid request', async () => {
  const { generate } = setup();
  const { statusCode, body } = await generate({ ingredients: ['rice'], servings: 0 });
  expect(statusCode).toBe(400);
  expect(JSON.parse(body ?? '')).toMatchObject({ issues: [{ path: 'servings' }] });
});

test('responds 503 with Retry-After when the daily quota is used up', async () => {
  const { mock, generate } = setup();
  mock.applyScenario('quota-exceeded');
  const { statusCode, headers, body } = await generate({ ingredients: ['rice'] });
  expect([statusCode, body]).toEqual([503, JSON.stringify({ error: 'quota_exceeded' })]);
  expect(Date.parse(String(headers?.['Retry-After']))).toBeGreaterThan(Date.now());
});

test('handles a verified callback before it responds', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(await receive(toEvent(createTestCallback({ secret, request_id: 'job-7' })))).toMatchObject({ statusCode: 204 });
  expect(log).toHaveBeenCalledWith('healthify', 'job-7');
});

test('rejects a forged callback', async () => {
  const forged = createTestCallback({ secret, invalid: 'secret-mismatch' });
  expect(await receive(toEvent(forged))).toMatchObject({ statusCode: 401 });
});
