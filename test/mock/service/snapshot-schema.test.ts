import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { Operation } from '../../../src/contract/endpoints.js';
import { handleAdminRequest } from '../../../mock/adapters/admin-api.js';
import { createMockService, type MockSnapshot } from '../../../mock/index.js';
import { RawClient } from '../../support/mock-adapters.js';
import { sampleRequests, toast } from '../../support/sample-requests.js';

type Path = readonly (string | number)[];

/** A mock that holds some of everything, at a frozen time. */
const setup = async () => {
  const mock = createMockService({ now: new Date('2030-01-01T00:00:00Z'), callbackHosts: ['hooks.example.com'], latency: 1000 });
  const client = new RawClient(mock.connection({ key: 'the-key', tier: 'pro' }));
  const init = { headers: { 'idempotency-key': 'k' } };
  const { id: pantry_id } = (await client.call('pantries.create', { name: 'Home' }, init)).json as { id: string };
  const { id: item_id } = (await client.call('pantries.items.add', { pantry_id, name: 'milk' })).json as { id: string };
  mock.callbackHosts.allow('own.example.com', { key: 'the-key' });
  mock.keys.limit('the-key', { perDay: 1000, total: Infinity });
  mock.keys.create({ key: 'isolated-key', isolated: true });
  mock.callbacks.fail({ delay: '1s', times: 1 });
  mock.callbacks.fail({ wrongSecret: true });
  const callback = { recipe: toast, callback_url: 'https://hooks.example.com/', request_id: 'j' };
  await client.call('healthify', callback);
  mock.clock.advance('1h');
  await client.call('healthify', callback);
  mock.fail('categories.suggest', { status: 503, times: 2, key: 'the-key' });
  mock.fail('pantries.list', { headers: { 'x-odd': 'yes' }, latency: { min: 0, max: 0 }, probability: 0.5, skip: 1 });
  return { mock, client, samples: sampleRequests(pantry_id, item_id) };
};

type Setup = Awaited<ReturnType<typeof setup>>;

/** The paths of everything in a value, objects and lists included. */
const pathsOf = (value: unknown, path: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  const names = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [path, ...[...names].flatMap((name) => pathsOf((value as Record<string | number, unknown>)[name], [...path, name]))];
};

const REMOVED = Symbol('removed');

/** The snapshot with another value at that path, or without the field. */
const change = (snapshot: MockSnapshot, path: Path, value: unknown): MockSnapshot => {
  const changed = structuredClone(snapshot) as { state: unknown };
  if (path.length === 0) changed.state = value === REMOVED ? undefined : value;
  else {
    const parent = path.slice(0, -1).reduce<unknown>((each, name) => (each as Record<string, unknown>)[name], changed.state);
    if (value === REMOVED) delete (parent as Record<string, unknown>)[path.at(-1)!];
    else (parent as Record<string, unknown>)[path.at(-1)!] = value;
  }
  return changed as MockSnapshot;
};

const messageOf = (restore: () => void): string | undefined => {
  try {
    restore();
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    return (error as Error).message;
  }
};

/** Every operation gets a response that is not a failure of the mock itself, and so does the admin API. */
const expectToWork = async ({ mock, client, samples }: Setup): Promise<void> => {
  mock.reset('faults');
  for (const admin of ['/state', '/keys', '/deliveries', '/faults', '/callback-hosts', '/snapshot']) {
    const { status, body } = handleAdminRequest(mock, { method: 'GET', path: admin, query: new URLSearchParams(), body: undefined });
    expect([status, body]).toEqual([200, expect.anything()]);
  }
  mock.clock.advance('1m');
  for (const [operation, request] of Object.entries(samples)) {
    const { status } = await client.call(operation as Operation, request);
    expect(status).toBeLessThan(500);
  }
  mock.restore(JSON.parse(JSON.stringify(mock.snapshot())) as MockSnapshot);
};

describe('restoring a snapshot with one changed value', () => {
  const odd = fc.oneof(
    fc.constantFrom(REMOVED, null, undefined, 'x', '', 0, -1, 1.5, 1e16, 1e308, NaN, Infinity, -Infinity, true, [], {}, [null], [[]]),
    fc.double(),
    fc.string(),
    fc.jsonValue({ maxDepth: 2 }),
  );

  test.prop([fc.nat(), odd], { numRuns: 400 })('is rejected and changes nothing, or every operation works', async (place, value) => {
    const one = await setup();
    const before = one.mock.snapshot();
    const paths = pathsOf(before.state);
    const message = messageOf(() => one.mock.restore(change(before, paths[place % paths.length]!, value)));
    if (message !== undefined) expect(one.mock.snapshot()).toEqual(before);
    await expectToWork(one);
  });

  test.each<[Path, unknown, string]>([
    [['environment', 'clock', 'offset'], 1e308, 'environment.clock.offset: expected at most'],
    [['environment', 'clock', 'offset'], -1e15, 'environment.clock.offset: expected at least 0'],
    [['environment', 'clock', 'frozenAt'], Date.UTC(10_000, 1), 'environment.clock.frozenAt: expected at most'],
    [['environment', 'random'], NaN, 'environment.random: expected number'],
    [['store', 'keys', 0, 'tier'], null, 'store.keys[0].tier: expected string, got null'],
    [['store', 'keys', 0, 'tier'], 'gold', 'store.keys[0].tier: expected one of sandbox, starter, pro, scale'],
    [['store', 'keys'], 'x', 'store.keys: expected array, got string'],
    [['store', 'keys', 0, 'calls'], REMOVED, 'store.keys[0].calls: missing'],
    [['store', 'keys', 0, 'limits', 'perDay'], 'x', 'store.keys[0].limits.perDay: expected a whole number'],
    [['store', 'extra'], 1, 'store.extra: unknown field'],
    [['store', 'hosts', 0], '*.co.uk', 'store.hosts[0]: "*.co.uk" cannot be allow-listed'],
    [['store', 'hosts', 0], 'bücher.example', 'store.hosts[0]: expected "xn--bcher-kva.example"'],
    [['store', 'accounts', 0, 'hosts', 0], 'https://x.example/', 'accounts[0].hosts[0]: "https://x.example/" cannot be allow-listed'],
    [['store', 'accounts', 0, 'pantries', 0, 'items', 0, 'item', 'name'], 7, 'item.name: expected string, got 7'],
    [['faults', 0, 'effect', 'headers'], { 'content-length': '5' }, 'faults[0].effect: mock.fail: `headers` cannot contain content-length'],
    [['faults', 0, 'operation'], 'toString', 'faults[0].operation: expected one of *'],
    [['outbox', 'deliveries', 0, 'endedAt'], REMOVED, 'outbox.deliveries[0]: endedAt does not fit the outcome captured'],
    [['outbox', 'unread', 0], 'cbd_other', 'outbox: unread names a delivery that has not ended'],
    [['isolated', 0, 'state', 'environment', 'clock', 'offset'], 'x', 'isolated[0].state.environment.clock.offset: expected number'],
  ])('is rejected by the name of the field: %j is %j', async (path, value, expected) => {
    const one = await setup();
    one.mock.applyScenario('flaky');
    const before = one.mock.snapshot();
    const changed = change(before, path, value);
    expect(messageOf(() => one.mock.restore(changed))).toContain(expected);
    const request = { method: 'POST', path: '/restore', query: new URLSearchParams(), body: { snapshot: changed } };
    expect(handleAdminRequest(one.mock, request)).toMatchObject({ status: 400, body: { error: { code: 'admin_error' } } });
    expect(one.mock.snapshot()).toEqual(before);
    expect(one.mock.scenarios.map(({ name }) => name)).toEqual(['flaky']);
  });

  test.each([null, undefined, 'x', {}])('is rejected if there is no version: %j', async (snapshot) => {
    const { mock } = await setup();
    expect(messageOf(() => mock.restore(snapshot as never))).toContain('Unsupported snapshot version');
  });
});

test('limits of Infinity survive a snapshot that was stored as JSON', async () => {
  const { mock } = await setup();
  mock.restore(JSON.parse(JSON.stringify(mock.snapshot())) as MockSnapshot);
  expect(mock.usage('the-key')).toMatchObject({ day: { limit: 1000 }, trial: null });
});

test('a snapshot of version 0.1.0, which stored no used-up limits, is restored', async () => {
  const { mock } = await setup();
  mock.restore(change(mock.snapshot(), ['store', 'keys', 0, 'exhausted'], REMOVED));
  expect(mock.usage('the-key').trial).toBeNull();
});
