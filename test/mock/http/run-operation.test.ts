import { describe, expect, test, vi } from 'vitest';
import { createMockService, type MockOptions } from '../../../mock/index.js';
import type { Operation } from '../../../src/contract/endpoints.js';
import { RawClient, errorOf } from '../../support/mock-adapters.js';
import { toast } from '../../support/sample-requests.js';

const setup = (options: MockOptions = {}) => {
  const mock = createMockService({ callbackHosts: ['hooks.example.com'], ...options });
  return { mock, client: new RawClient(mock.connection()) };
};
const withCallback = { recipe: toast, callback_url: 'https://hooks.example.com/', request_id: 'j' };

describe('an override', () => {
  test('applies with its probability', async () => {
    const { mock, client } = setup();
    mock.respondWith('pantries.list', { data: [], next_cursor: 'odd' }, { probability: 0.5 });
    const cursors = new Set<unknown>();
    for (let call = 0; call < 30; call++) {
      cursors.add(((await client.call('pantries.list')).json as { next_cursor: unknown }).next_cursor);
    }
    expect(cursors).toEqual(new Set(['odd', null]));
  });

  test.each([null, undefined, 'text', []])('of %j for a request with a callback breaks the contract, which is said', async (value) => {
    const { mock, client } = setup();
    mock.respondWith('healthify', () => value as never);
    const response = await client.call('healthify', withCallback);
    expect(response.status).toBe(500);
    expect(errorOf(response).message).toContain("mock.respondWith('healthify', ...) breaks the contract");
  });

  test('cannot leave the result to a callback that was not requested', async () => {
    const { mock, client } = setup();
    mock.respondWith('healthify', () => ({ type: 'healthify', request_id: null, data: null, pending: true }));
    expect((await client.call('healthify', { recipe: toast })).status).toBe(500);
  });

  test('that is a whole Response has each of its headers once', async () => {
    const { mock, client } = setup();
    mock.respondWith('pantries.list', new Response('{}', { headers: { 'X-Request-Id': 'mine', 'X-RateLimit-Limit': '1' } }));
    const { headers } = await client.call('pantries.list');
    expect([headers.get('x-request-id'), headers.get('x-ratelimit-limit')]).toEqual(['mine', '1']);
    expect(headers.get('date')).not.toBeNull();
  });
});

describe('the time of the model', () => {
  test('is not taken by operations that do not use it', async () => {
    const { client } = setup({ latency: 3_600_000, realLatency: true });
    expect((await client.call('pantries.create', { name: 'Home' })).status).toBe(201);
    expect((await client.call('pantries.list')).status).toBe(200);
  });

  test('is not taken by a request whose result comes by callback', async () => {
    const { client } = setup({ latency: 3_600_000, realLatency: true });
    expect((await client.call('healthify', withCallback)).status).toBe(200);
  });

  test('ends with a lost connection if the mock drops its requests', async () => {
    const { mock, client } = setup({ latency: 3_600_000, realLatency: true });
    const call = client.call('healthify', { recipe: toast }).catch((error: unknown) => error);
    await expect.poll(() => mock.requests).toHaveLength(1);
    mock.adapter.abortPending();
    expect(await call).toMatchObject({ name: 'TypeError', message: 'fetch failed' });
    expect((await client.call('pantries.list')).status).toBe(200);
  });

  test('is waited for with one listener on the signal that drops requests, as Node may warn of more than ten', async () => {
    const addEventListener = vi.spyOn(AbortSignal.prototype, 'addEventListener');
    const { client } = setup({ latency: 5, realLatency: true });
    await Promise.all(Array.from({ length: 8 }, () => client.call('categories.suggest', { items: ['peas'] })));
    const added = Map.groupBy(addEventListener.mock.contexts, (signal) => signal);
    vi.restoreAllMocks();
    expect(Math.max(...[...added.values()].map(({ length }) => length))).toBe(1);
  });
});

describe('an engine', () => {
  test('needs no `AbortSignal.any`, which the edge runtime of Next lacks', async () => {
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => expect.fail('AbortSignal.any'));
    const { client } = setup({ engine: { respond: async ({ response }) => response } });
    const { status } = await client.call('recipes.generate', { ingredients: ['rice'] }, { signal: new AbortController().signal });
    vi.restoreAllMocks();
    expect(status).toBe(200);
  });
});

test.each<[Operation, object, string[]]>([
  ['pantries.list', {}, ['service', 'environment', 'key']],
  ['categories.suggest', { items: ['peas'] }, ['service', 'environment', 'key']],
  ['pantries.create', { name: 'Home' }, ['service', 'environment', 'key', 'account']],
])('what %s changes is kept for the next process', async (operation, request, kinds) => {
  const { mock, client } = setup();
  await client.call('pantries.list');
  mock.adapter.persistence.changes();
  await client.call(operation, request);
  const { entries } = mock.adapter.persistence.changes();
  expect(entries.map(([name]) => (JSON.parse(name) as string[])[0])).toEqual(kinds);
});

test('a response has the shape that the mock was created with', async () => {
  const { client } = setup({ shapes: 'sparse' });
  const { json } = await client.call('pantries.create', { name: 'Home', description: 'Shelf' });
  expect(json).toMatchObject({ description: null });
  const extreme = setup({ shapes: 'extreme' });
  expect((await extreme.client.call('categories.suggest', { items: ['peas'] })).status).toBe(200);
});
