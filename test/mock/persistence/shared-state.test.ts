import { afterEach, describe, expect, test } from 'vitest';
import { createMockService, type MockOptions, type MockService } from '../../../mock/index.js';
import { listen, type MockSocket } from '../../../mock/node.js';
import { SharedState } from '../../../mock/persistence/shared-state.js';
import { MemoryState } from '../../support/memory-state.js';
import { RawClient } from '../../support/mock-adapters.js';

const sockets: MockSocket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) await socket.close();
});

const now = new Date('2030-01-01T00:00:00Z');

/** A mock on a socket with that state, and a client of it. */
const open = async (state: MemoryState, options: MockOptions = {}) => {
  const socket = await listen(createMockService({ keys: { k: 'starter' }, now, ...options }), { persist: state });
  sockets.push(socket);
  return { mock: socket.mock, client: new RawClient({ apiKey: 'k', baseUrl: socket.url, aiUrl: socket.url }), url: socket.url };
};

const pantryNames = async (client: RawClient) =>
  ((await client.call('pantries.list')).json as { data: { name: string }[] }).data.map(({ name }) => name);

describe('mocks that share a state', () => {
  test('count the calls of a key together', async () => {
    const state = new MemoryState();
    const tiers = { starter: { perMinute: 10, perDay: 100 } };
    const [first, second] = [await open(state, { tiers }), await open(state, { tiers })];
    const statuses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? first : second).client.call('pantries.list').then(({ status }) => status),
      ),
    );
    expect(statuses.filter((status) => status === 429).length).toBe(2);
  });

  test('share pantries and their items', async () => {
    const state = new MemoryState();
    const [first, second] = [await open(state), await open(state)];
    const { id: pantry_id } = (await first.client.call('pantries.create', { name: 'Home' })).json as { id: string };
    await second.client.call('pantries.items.add', { pantry_id, name: 'rice' });
    await first.client.call('pantries.items.add', { pantry_id, name: 'beans' });
    const { json } = await second.client.call('pantries.items.list', { pantry_id });
    expect(json).toMatchObject({ data: [{ name: 'rice' }, { name: 'beans' }] });
    await second.client.call('pantries.delete', { pantry_id });
    expect(await pantryNames(first.client)).toEqual([]);
  });

  test('never give the same id twice', async () => {
    const state = new MemoryState();
    const both = [await open(state), await open(state)];
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => both[index % 2]!.client.call('pantries.create', { name: `${index}` })),
    );
    expect(new Set(responses.map(({ json }) => (json as { id: string }).id)).size).toBe(20);
    expect(new Set(responses.map(({ headers }) => headers.get('x-request-id'))).size).toBe(20);
    expect((await pantryNames(both[0]!.client)).length).toBe(20);
  });

  test('repeat a response for an Idempotency-Key of another one', async () => {
    const state = new MemoryState();
    const [first, second] = [await open(state), await open(state)];
    const init = { headers: { 'idempotency-key': 'once' } };
    const responses = await Promise.all([
      first.client.call('pantries.create', { name: 'Home' }, init),
      second.client.call('pantries.create', { name: 'Home' }, init),
    ]);
    expect(new Set(responses.map(({ json }) => (json as { id: string }).id)).size).toBe(1);
    const recipes = [];
    for (const { client } of [first, second]) recipes.push(await client.call('recipes.generate', { ingredients: ['rice', 'beans'] }, init));
    expect(recipes.map(({ status }) => status)).toEqual([409, 409]);
  });

  test('know each other’s keys and hosts', async () => {
    const state = new MemoryState();
    const [first, second] = [await open(state), await open(state)];
    const { key } = (await (
      await fetch(`${first.url}/__mock/api/keys`, { method: 'POST', body: JSON.stringify({ tier: 'pro' }) })
    ).json()) as { key: string };
    await fetch(`${first.url}/__mock/api/callback-hosts`, { method: 'POST', body: JSON.stringify({ host: 'app.example.com' }) });
    const client = new RawClient({ ...second.client.connection, apiKey: key });
    expect((await client.call('pantries.list')).status).toBe(200);
    expect(second.mock.callbackHosts.list()).toEqual(['app.example.com']);
    await fetch(`${first.url}/__mock/api/keys?key=${key}`, { method: 'DELETE' });
    expect((await client.call('pantries.list')).status).toBe(401);
  });

  test('keep the hosts that the code of one of them allows while another one changes the state', async () => {
    const state = new MemoryState();
    const [first, second] = [await open(state), await open(state, { callbackHosts: ['old.example.com'] })];
    await first.client.call('pantries.list');
    first.mock.callbackHosts.allow('new.example.com');
    first.mock.callbackHosts.allow('own.example.com', { key: 'k' });
    first.mock.callbackHosts.revoke('old.example.com');
    await second.client.call('pantries.create', { name: 'Home' });
    await first.client.call('pantries.list');
    await second.client.call('pantries.list');
    for (const { mock, client } of [first, second]) {
      expect(mock.callbackHosts.list({ key: 'k' })).toEqual(['new.example.com', 'own.example.com']);
      expect(await pantryNames(client)).toEqual(['Home']);
    }
  });

  test.each<[string, (mock: MockService) => unknown, object]>([
    ['upgrades', ({ keys }) => keys.upgrade('k', { tier: 'scale' }), { tier: 'scale', calls: 3 }],
    ['revokes', ({ keys }) => keys.revoke('k'), { revoked: true }],
    ['limits', ({ keys }) => keys.limit('k', { perMinute: 7 }), { minute: { limit: 7 }, calls: 3 }],
    ['exhausts', ({ keys }) => keys.exhaust('k', 'day'), { day: { remaining: 0 } }],
    ['exhausts and gives back', ({ keys }) => keys.exhaust('k', 'day').remove(), { day: { used: 3 } }],
  ])('keep what the code of one of them %s while another one uses the key', async (_, change, expected) => {
    const state = new MemoryState();
    const [first, second] = [await open(state), await open(state)];
    await first.client.call('pantries.list');
    change(first.mock);
    await second.client.call('pantries.list');
    await first.client.call('pantries.list');
    await fetch(`${second.url}/__mock/api/keys`);
    for (const { mock } of [first, second]) expect(mock.usage('k')).toMatchObject(expected);
  });

  test('store a host that code allows with the next response', async () => {
    const state = new MemoryState();
    const { mock, url } = await open(state);
    mock.callbackHosts.allow('new.example.com');
    await fetch(`${url}/__mock/health`);
    expect(state.rows.get('["service"]')?.[0]).toContain('new.example.com');
  });

  test('are all reset by one of them', async () => {
    const state = new MemoryState();
    const [first, second] = [await open(state), await open(state)];
    await second.client.call('pantries.create', { name: 'Home' });
    await fetch(`${first.url}/__mock/api/reset`, { method: 'POST' });
    expect(await pantryNames(second.client)).toEqual([]);
    expect(second.mock.usage('k').calls).toBe(1);
    // A reset that is passed on would never end.
    const { size } = state.rows;
    await first.client.call('pantries.list');
    expect([await pantryNames(second.client), state.rows.size]).toEqual([[], size]);
  });

  test('start with what is stored', async () => {
    const state = new MemoryState();
    const before = await open(state);
    await before.client.call('pantries.create', { name: 'Home' });
    const after = await open(state, { keys: { k: 'starter', other: 'pro' } });
    expect(await pantryNames(after.client)).toEqual(['Home']);
    expect(after.mock.usage('k').calls).toBe(2);
    const other = new RawClient({ ...before.client.connection, apiKey: 'other' });
    expect((await other.call('pantries.list')).status).toBe(200);
  });
});

describe('sections of a shared state', () => {
  test('that wait at the same time share one transaction, and run one after another', async () => {
    const store = new MemoryState();
    const state = new SharedState(store, createMockService().adapter.persistence);
    const events: string[] = [];
    const sections = Array.from({ length: 4 }, async (_, index) =>
      state.exclusively(async () => {
        events.push(`${index} begins`);
        await Promise.resolve();
        events.push(`${index} ends`);
        return index;
      }),
    );
    expect(await Promise.all(sections)).toEqual([0, 1, 2, 3]);
    expect(events).toEqual([0, 1, 2, 3].flatMap((index) => [`${index} begins`, `${index} ends`]));
    // The first one began alone.
    expect(store.count).toBe(2);
  });

  test('that fail do not fail those that they share it with', async () => {
    const state = new SharedState(new MemoryState(), createMockService().adapter.persistence);
    const ends = await Promise.allSettled([
      state.exclusively(() => 1),
      state.exclusively(() => Promise.reject(new Error('no'))),
      state.exclusively(() => 3),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});

describe('a shared state that fails', () => {
  test.each(['begin', 'commit'] as const)('at the %s of a transaction ends the request with a 500 and counts nothing', async (failure) => {
    const state = new MemoryState();
    const [first, second] = [await open(state), await open(state)];
    await first.client.call('pantries.create', { name: 'Home' });
    state.failures.push(failure);
    expect((await first.client.call('pantries.create', { name: 'Lost' })).status).toBe(500);
    expect(await pantryNames(first.client)).toEqual(['Home']);
    expect(await pantryNames(second.client)).toEqual(['Home']);
    expect([first, second].map(({ mock }) => mock.usage('k').calls)).toEqual([2, 3]);
  });

  test('while a change by code is stored ends the request with a 500 that says why, and stores the change with the next one', async () => {
    const state = new MemoryState();
    const { mock, client, url } = await open(state);
    mock.keys.create({ key: 'new', tier: 'pro' });
    state.failures.push('begin', 'begin');
    const failed = await client.call('pantries.list');
    expect(failed.status).toBe(500);
    expect(failed.text).toContain('The database does not respond.');
    expect(await (await fetch(`${url}/__mock/health`)).json()).toMatchObject({ status: 'ok' });
    expect([...state.rows.keys()]).toContain('["key","new"]');
  });

  test('at the start is an error of listen', async () => {
    const state = new MemoryState();
    state.failures.push('begin');
    await expect(open(state)).rejects.toThrow('The database does not respond.');
  });
});
