import { describe, expect, test } from 'vitest';
import { createMockService, type MockOptions, type MockService, type MockSnapshot } from '../../../mock/index.js';
import { RawClient, errorOf } from '../../support/mock-adapters.js';
import { toast } from '../../support/sample-requests.js';

const newYear = new Date('2030-01-01T00:00:00Z');
const setup = (options: MockOptions = {}) => {
  const mock = createMockService({ now: newYear, callbackHosts: ['hooks.example.com'], ...options });
  return { mock, client: new RawClient(mock.connection({ tier: 'starter' })) };
};
const names = async (client: RawClient) =>
  ((await client.call('pantries.list')).json as { data: { name: string }[] }).data.map(({ name }) => name);

/** Does a bit of everything that leaves a trace. */
const useEverything = async ({ mock, client }: ReturnType<typeof setup>) => {
  const { id: pantry_id } = (await client.call('pantries.create', { name: 'Home' }, { headers: { 'idempotency-key': 'k' } })).json as {
    id: string;
  };
  await client.call('pantries.items.add', { pantry_id, items: [{ name: 'milk' }, { name: 'eggs', quantity: 6 }] });
  await client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/', request_id: 'j' });
  mock.fail('categories.suggest', { status: 503, times: 2 });
  mock.callbackHosts.allow('own.example.com', { key: client.connection.apiKey });
  mock.clock.advance('1h');
};

describe('a snapshot', () => {
  test('gives callbacks their places among the requests back, here and in another mock', async () => {
    const { mock, client } = setup();
    await client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/', request_id: 'j' });
    await client.call('pantries.list');
    const snapshot = mock.snapshot();
    const other = setup({ now: new Date(newYear.getTime() + 60_000) });
    await other.client.call('pantries.list');
    const orders = ({ adapter: { activity } }: MockService) => [
      activity.deliveryChanges(-1).lines[0]!.order,
      activity.requestChanges(-1).lines.at(-1)!.order,
    ];
    for (const restored of [mock, other.mock]) {
      restored.restore(snapshot);
      const [callback, request] = orders(restored);
      expect(callback).toBeLessThan(request!);
    }
  });

  test('is a plain value that restores everything, here and in another mock', async () => {
    const one = setup();
    await useEverything(one);
    const snapshot = JSON.parse(JSON.stringify(one.mock.snapshot()));
    const usage = one.mock.usage(one.client.connection.apiKey);

    const callSequence = async (client: RawClient) => {
      const seen = [];
      for (let i = 0; i < 3; i += 1) seen.push(await client.call('categories.suggest', { items: ['peas'] }));
      seen.push(await client.call('pantries.create', { name: 'Home' }, { headers: { 'idempotency-key': 'k' } }));
      seen.push(await client.call('pantries.create', { name: 'Next' }));
      seen.push(await client.call('pantries.list', { limit: 1 }));
      return seen.map(({ status, json, headers }) => [status, json, ...headers]);
    };
    const then = await callSequence(one.client);
    await one.client.call('pantries.create', { name: 'Later' });

    one.mock.restore(snapshot);
    expect(one.mock.usage(one.client.connection.apiKey)).toEqual(usage);
    expect(one.mock.clock.now()).toBe(newYear.getTime() + 3_600_000);
    expect(await callSequence(one.client)).toEqual(then);

    const other = createMockService({ now: 0 });
    other.restore(snapshot);
    expect(other.callbackHosts.list({ key: one.client.connection.apiKey })).toEqual(['hooks.example.com', 'own.example.com']);
    expect(other.callbacks.deliveries).toHaveLength(1);
    expect(await callSequence(new RawClient({ ...one.client.connection, fetch: other.fetch }))).toEqual(then);
  });

  test('does not contain the callback secret', async () => {
    const one = setup();
    await useEverything(one);
    expect(JSON.stringify(one.mock.snapshot())).not.toContain(one.mock.callbackSecret);
  });

  test('drops waiting requests when it is restored', async () => {
    const { mock, client } = setup({ latency: 1000, realLatency: true });
    const snapshot = mock.snapshot();
    const waiting = client.call('healthify', { recipe: toast });
    const rejection = waiting.catch((error: unknown) => error);
    while (mock.requests[0]?.request === undefined) await Promise.resolve();
    mock.restore(snapshot);
    expect(await rejection).toBeInstanceOf(TypeError);
  });

  test('is rejected if its version is unknown', () => {
    expect(() => setup().mock.restore({ version: 2 } as never)).toThrow('Unsupported snapshot version 2 (expected 1).');
  });
});

describe('reset', () => {
  test('starts over, and keys keep working', async () => {
    const one = setup();
    await useEverything(one);
    one.mock.keys.upgrade(one.client.connection.apiKey, { tier: 'pro' });
    one.mock.reset();
    expect(one.mock.requests).toEqual([]);
    expect(one.mock.callbacks.deliveries).toEqual([]);
    expect(one.mock.faults).toEqual([]);
    expect(one.mock.clock.now()).toBe(newYear.getTime());
    expect(one.mock.usage(one.client.connection.apiKey)).toMatchObject({ calls: 0, tier: 'starter' });
    expect(one.mock.callbackHosts.list({ key: one.client.connection.apiKey })).toEqual(['hooks.example.com']);
    expect(await names(one.client)).toEqual([]);
  });

  test('can reset one part', async () => {
    const one = setup();
    await useEverything(one);
    const { apiKey } = one.client.connection;
    one.mock.reset('limits');
    expect(one.mock.usage(apiKey)).toMatchObject({ calls: 0, minute: { used: 0 } });
    expect(await names(one.client)).toEqual(['Home']);
    one.mock.reset('pantries');
    expect(await names(one.client)).toEqual([]);
    one.mock.reset('faults');
    expect(one.mock.faults).toEqual([]);
    one.mock.reset('callbacks');
    expect(one.mock.callbacks.deliveries).toEqual([]);
    one.mock.reset('clock');
    expect(one.mock.clock.now()).toBe(newYear.getTime());
    one.mock.reset('requests');
    expect(one.mock.requests).toEqual([]);
    expect(() => one.mock.reset('everything' as 'clock')).toThrow('There is no reset target "everything". Known: limits');
  });

  test('of the clock keeps the due times of callbacks', async () => {
    const { mock, client } = setup({ latency: 1000 });
    mock.clock.advance('1h');
    await client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/', request_id: 'j' });
    mock.reset('clock');
    mock.clock.advance('1h');
    expect(mock.callbacks.deliveries.map(({ outcome }) => outcome)).toEqual(['waiting']);
    mock.clock.advance('1s');
    expect(await mock.callbacks.next()).toMatchObject({ outcome: 'captured', endedAt: '2030-01-01T01:00:01.000Z' });
  });

  test('of callbacks ends the scenarios of callbacks only', () => {
    const { mock } = setup();
    mock.applyScenario('callback-lost');
    mock.applyScenario('outage');
    mock.reset('callbacks');
    expect(mock.scenarios.map(({ name }) => name)).toEqual(['outage']);
  });

  test('ends scenarios, also for keys created later', async () => {
    const { mock } = setup();
    mock.applyScenario('trial-exhausted');
    mock.applyScenario('flaky');
    expect(mock.scenarios.map(({ name }) => name)).toEqual(['trial-exhausted', 'flaky']);
    mock.reset();
    expect([mock.scenarios, mock.faults]).toEqual([[], []]);
    expect((await new RawClient(mock.connection({ tier: 'sandbox' })).call('pantries.list')).status).toBe(200);
  });
});

describe('two mocks in one process', () => {
  test('share nothing', async () => {
    const [one, other] = [setup(), setup()];
    await useEverything(one);
    expect(await names(other.client)).toEqual([]);
    expect(other.mock.requests).toHaveLength(1);
    expect(other.mock.callbacks.deliveries).toEqual([]);
    expect(other.mock.clock.now()).toBe(newYear.getTime());
    const outsider = new RawClient({ ...one.client.connection, fetch: other.mock.fetch });
    expect((await outsider.call('pantries.list')).status).toBe(401);
  });
});

describe('keys', () => {
  test('are created with each connection, or are the first of the option keys', async () => {
    const mock = createMockService({ keys: { 'my-key': 'pro' } });
    expect(mock.connection().apiKey).toBe('my-key');
    expect(mock.connection({ tier: 'pro' }).apiKey).not.toBe('my-key');
    const bare = createMockService();
    expect(bare.connection().apiKey).not.toBe(bare.connection().apiKey);
  });

  test('can share an account and its pantries, each with its own limits', async () => {
    const mock = createMockService();
    const [one, other] = ['first', 'second'].map((key) => new RawClient(mock.connection({ key, account: 'acme', tier: 'starter' })));
    await one!.call('pantries.create', { name: 'Shared' });
    expect(await names(other!)).toEqual(['Shared']);
    expect(mock.usage('second')).toMatchObject({ account: 'acme', calls: 1 });
  });

  test('do not appear in errors', () => {
    const { mock } = setup();
    for (const act of [
      () => mock.usage('sk_secret'),
      () => mock.keys.revoke('sk_secret'),
      () => mock.keys.upgrade('sk_secret', { tier: 'pro' }),
    ]) {
      expect(act).toThrow(/^(?!.*sk_secret).*There is no such key/);
    }
    expect(() => mock.keys.create({ key: 'two words' })).toThrow('A key must be printable ASCII without spaces');
    expect(() => mock.keys.create({ tier: 'gold' })).toThrow('There is no tier "gold"');
    expect(() => mock.keys.create({ key: mock.keys.list()[0]! })).toThrow('That key exists already');
  });

  test.each<[unknown, string]>([
    ['pro', 'mock.keys.upgrade: pass an object of options: tier.'],
    [undefined, 'mock.keys.upgrade: pass an object of options: tier.'],
    [{}, 'There is no tier "undefined"; known here: sandbox, starter, pro, scale'],
    [{ teir: 'pro' }, 'mock.keys.upgrade: unknown option `teir`; did you mean tier?'],
  ])('are not upgraded to %j', (to, message) => {
    const { mock, client } = setup();
    expect(() => mock.keys.upgrade(client.connection.apiKey, to as { tier: 'pro' })).toThrow(message);
  });
});

describe('an isolated key', () => {
  test('gets its first tier and account back by a reset after a restore', () => {
    const { mock } = setup();
    const key = mock.keys.create({ tier: 'sandbox', isolated: true });
    const { account } = mock.usage(key);
    const snapshot = mock.snapshot();
    mock.keys.upgrade(key, { tier: 'pro' });
    const upgraded = mock.snapshot();

    const { mock: other } = setup();
    other.restore(snapshot);
    other.reset();
    expect(other.usage(key)).toMatchObject({ tier: 'sandbox', account });

    const service = mock.forKey(key);
    mock.restore(upgraded);
    expect(mock.usage(key)).toMatchObject({ tier: 'pro', account });
    expect(mock.forKey(key)).toBe(service);
    mock.reset();
    expect(mock.usage(key)).toMatchObject({ tier: 'sandbox', account });
  });

  test('has its own service behind the same adapter: clock, seed, faults, request log, outbox', async () => {
    const { mock, client } = setup();
    const key = mock.keys.create({ tier: 'starter', isolated: true, seed: 9, now: 0 });
    const own = mock.forKey(key);
    const tenant = new RawClient({ ...client.connection, apiKey: key });
    mock.fail('pantries.create', { status: 500 });
    own.clock.advance('1d');
    const created = await tenant.call('pantries.create', { name: 'Own' });
    expect(created.json).toMatchObject({ created_at: '1970-01-02T00:00:00.000Z' });
    await tenant.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/' });
    expect([own.requests.length, mock.requests.length]).toEqual([2, 0]);
    expect([own.callbacks.deliveries.length, mock.callbacks.deliveries.length]).toEqual([1, 0]);
    expect(own.seed).toBe(9);
    expect(mock.clock.now()).toBe(newYear.getTime());
    expect(await names(client)).toEqual([]);
  });

  test('is managed together with the others', async () => {
    const { mock, client } = setup();
    const key = mock.keys.create({ tier: 'sandbox', isolated: true });
    const tenant = new RawClient({ ...client.connection, apiKey: key });
    await names(tenant);
    expect(mock.usage(key)).toMatchObject({ tier: 'sandbox', calls: 1 });
    mock.keys.exhaust(key, 'trial');
    expect(errorOf(await tenant.call('pantries.list')).code).toBe('trial_exhausted');
    mock.keys.upgrade(key, { tier: 'pro' });
    expect((await tenant.call('pantries.list')).headers.get('x-ratelimit-limit')).toBe('300');
    mock.callbackHosts.allow('tenant.example.com', { key });
    expect(mock.callbackHosts.list({ key })).toEqual(['hooks.example.com', 'tenant.example.com']);
    expect(mock.callbackHosts.list()).toEqual(['hooks.example.com']);
    mock.keys.revoke(key);
    expect((await tenant.call('pantries.list')).status).toBe(401);
    expect(mock.forKey(client.connection.apiKey)).toBe(mock);
    expect(() => mock.forKey('unknown')).toThrow('There is no such key');
  });

  test('is in the snapshot, and is reset with the mock', async () => {
    const { mock, client } = setup();
    const key = mock.keys.create({ isolated: true });
    const tenant = new RawClient({ ...client.connection, apiKey: key });
    await tenant.call('pantries.create', { name: 'Own' });
    const snapshot = mock.snapshot();
    mock.reset();
    expect(await names(tenant)).toEqual([]);
    mock.restore(snapshot);
    expect(await names(tenant)).toEqual(['Own']);
  });
});

describe('the request log', () => {
  test('keeps the last requests, newest last', async () => {
    const mock = createMockService({ requests: 5 });
    const client = new RawClient(mock.connection());
    for (let i = 0; i < 23; i += 1) await client.call('categories.suggest', { items: [`thing ${i}`] });
    expect(mock.requests.map(({ request }) => (request as { items: string[] }).items[0])).toEqual(
      [18, 19, 20, 21, 22].map((i) => `thing ${i}`),
    );
  });

  test('drops the bodies of old requests before they fill the memory', async () => {
    const mock = createMockService();
    const client = new RawClient(mock.connection());
    for (let i = 0; i < 100; i += 1) await client.call('categories.suggest', { items: Array.from({ length: 100 }, () => 'x'.repeat(700)) });
    const snapshot = mock.requests.filter(({ request }) => request !== undefined).length;
    expect(mock.requests).toHaveLength(100);
    expect(snapshot).toBeGreaterThan(20);
    expect(snapshot).toBeLessThan(60);
  });

  test('masks secrets everywhere', async () => {
    const { mock, client } = setup({ callbackSecret: 'shhh-secret' });
    const url = 'https://user:pass-word@hooks.example.com/x?token=abc123&job=7&signature=zz9&k=0123456789abcdef#sid=hidden4';
    await client.call('healthify', { recipe: { ...toast, title: `${client.connection.apiKey} shhh-secret` }, callback_url: url });
    await client.send(`${mock.baseUrl}/api/v1/pantries?api_key=hidden1`, { headers: { cookie: 'sid=hidden2', 'x-api-key': 'hidden3' } });
    const shown = JSON.stringify(mock.requests);
    for (const secret of [client.connection.apiKey, 'shhh-secret', 'pass-word', 'abc123', 'zz9', '0123456789abcdef', 'hidden'])
      expect(shown).not.toContain(secret);
    expect(shown).toContain('job=7');
    expect(mock.requests[1]?.headers).toMatchObject({ authorization: 'Bearer ****', cookie: '****', 'x-api-key': '****' });
  });

  test('keeps invalid JSON as text with secrets masked, and cuts deep nesting', async () => {
    const { mock, client } = setup();
    await client.call('pantries.create', {}, { body: '{"name": "Home", "token": "hid\\"den", "api_key": "hidden' });
    await client.call('pantries.create', {}, { body: '['.repeat(100_000) + ']'.repeat(100_000) });
    const [broken, deep] = mock.requests;
    expect(broken).toMatchObject({ status: 400, request: '{"name": "Home", "token": "****", "api_key": "****"' });
    expect(deep?.status).toBe(422);
    expect(JSON.stringify(deep?.request)).toContain('[[["..."]]]');
  });

  test('shows which requests were rejected, and why', async () => {
    const { mock, client } = setup();
    await client.send(`${mock.baseUrl}/nowhere`);
    await client.call('pantries.create', { nam: 'x' });
    await client.call('pantries.list', {}, { headers: { authorization: 'Bearer wrong' } });
    expect(mock.requests).toMatchObject([
      { operation: null, status: 404, code: 'not_found', request: undefined },
      { operation: 'pantries.create', status: 422, code: 'validation_error', request: { nam: 'x' }, account: expect.any(String) },
      { operation: 'pantries.list', status: 401, code: 'unauthorized', account: null },
    ]);
  });
});

describe('the body of a rejected request', () => {
  const body = { ingredients: ['mushrooms'] };

  test.each<[rejectedBy: string, status: number, prepare: (mock: MockService) => void]>([
    ['a revoked key', 401, (mock) => mock.keys.revoke(mock.keys.list()[0]!)],
    ['a fault', 500, (mock) => void mock.fail('*', { status: 500 })],
    ['a rate limit', 429, (mock) => void mock.keys.exhaust(mock.keys.list()[0]!, 'minute')],
    ['a quota', 429, (mock) => void mock.keys.exhaust(mock.keys.list()[0]!, 'day')],
  ])('is in the log, masked, if %s rejected it', async (_, status, prepare) => {
    const { mock, client } = setup({ callbackSecret: 'shhh-secret' });
    prepare(mock);
    await client.call('recipes.generate', { ...body, api_key: 'hidden', note: 'shhh-secret' });
    expect(mock.requests).toMatchObject([{ method: 'POST', status, request: { ...body, api_key: '****', note: '****' } }]);
  });

  test('is in the log also if it comes after the response', async () => {
    const { mock } = setup();
    let send!: (chunk: string | null) => void;
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (chunk) => (chunk === null ? controller.close() : controller.enqueue(new TextEncoder().encode(chunk)));
      },
    });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: stream, duplex: 'half' } as RequestInit;
    const response = await mock.fetch(`${mock.baseUrl}/api/v1/recipes/generate`, init);
    expect([response.status, mock.requests[0]!.request]).toEqual([401, undefined]);
    const { revision } = mock.adapter.activity.requestChanges(-1);
    send(JSON.stringify(body));
    send(null);
    await expect.poll(() => mock.requests[0]!.request).toEqual(body);
    expect(mock.adapter.activity.requestChanges(revision).lines).toMatchObject([{ status: 401 }]);
  });
});

describe('the response in the request log', () => {
  test('has status, headers, body and duration, masked as the request is', async () => {
    const { mock, client } = setup({ callbackSecret: 'shhh-secret' });
    await client.call('pantries.create', { name: `Home ${client.connection.apiKey} shhh-secret` });
    const [entry] = mock.requests;
    expect(entry).toMatchObject({ status: 201, broken: null, response: { body: { name: 'Home **** ****' } } });
    expect(entry!.response!.headers).toMatchObject({ 'content-type': 'application/json', 'x-request-id': entry!.id });
    expect(entry!.durationMs).toBeGreaterThanOrEqual(0);
    expect(entry!.last4).toBe(client.connection.apiKey.slice(-4));
  });

  test('shows the limits of the key before and after the request', async () => {
    const { mock, client } = setup({ tiers: { starter: { perMinute: 5, perDay: 20 } } });
    await client.call('pantries.list');
    await client.send(`${mock.baseUrl}/nowhere`);
    const [served, unknown] = mock.requests;
    expect(served!.limits).toMatchObject([
      { name: 'minute', limit: 5, before: 5, after: 4, resetAt: expect.any(String) },
      { name: 'day', limit: 20, before: 20, after: 19 },
    ]);
    expect(unknown!.limits).toMatchObject([{ before: 4, after: 4 }, { before: 19 }]);
  });

  test('shows what validation found wrong, by field', async () => {
    const { mock, client } = setup();
    await client.call('pantries.create', { nam: 'x' });
    expect(mock.requests[0]!.issues.map(({ path }) => path).toSorted()).toEqual(['nam', 'name']);
  });

  test('shows the scenario whose fault replaced it, also after the scenario has ended', async () => {
    const { mock, client } = setup();
    const scenario = mock.applyScenario('outage');
    await client.call('pantries.list');
    scenario.remove();
    mock.fail('*', { network: 'reset', times: 1 });
    await expect(client.call('pantries.list')).rejects.toThrow('fetch failed');
    expect(mock.requests).toMatchObject([
      { status: 503, scenario: 'outage', response: { body: expect.stringContaining('<!doctype html>') } },
      { status: null, scenario: null, broken: 'reset', response: null, fault: expect.stringMatching(/^flt/) },
    ]);
  });

  test('names the callback that the request caused', async () => {
    const { mock, client } = setup({ callbackHosts: ['hooks.example.com'] });
    await client.call('suggestSubstitute', { ingredient: 'butter', callback_url: 'https://hooks.example.com/', request_id: 'job-1' });
    expect(mock.requests[0]!.callback).toBe(mock.callbacks.deliveries[0]!.id);
  });

  test('is cut if it is large, and dropped if newer ones need the memory', async () => {
    const { mock, client } = setup();
    const large = 'x'.repeat(150_000);
    for (let i = 0; i < 10; i += 1) {
      mock.respondWith('pantries.list', new Response(large), { times: 1 });
      await client.call('pantries.list');
    }
    const responses = mock.requests.map(({ response }) => response);
    expect(responses.at(-1)).toMatchObject({ cutFrom: 150_000, body: 'x'.repeat(100_000) });
    expect(responses.filter((response) => response !== null)).toHaveLength(5);
  });
});

describe('the activity of a mock', () => {
  test('orders requests and callbacks as they came, whatever the clock did', async () => {
    const { mock, client } = setup({ callbackHosts: ['hooks.example.com'] });
    mock.clock.advance('1d');
    await client.call('suggestSubstitute', { ingredient: 'butter', callback_url: 'https://hooks.example.com/' });
    mock.clock.set(newYear.getTime());
    await client.call('pantries.list');
    mock.callbacks.redeliver(mock.callbacks.deliveries[0]!.id);
    const { activity } = mock.adapter;
    const lines = [...activity.requestChanges(-1).lines, ...activity.deliveryChanges(-1).lines];
    const ids = lines.toSorted((a, b) => a.order - b.order).map(({ id }) => id);
    const [[first, second], [callback, copy]] = [mock.requests, mock.callbacks.deliveries];
    expect(ids).toEqual([first!.id, callback!.id, second!.id, copy!.id]);
  });

  test('lists what has changed since a revision, and everything after a reset', async () => {
    const { mock, client } = setup({ callbackHosts: ['hooks.example.com'] });
    const { activity } = mock.adapter;
    await client.call('pantries.list');
    const first = activity.requestChanges(-1);
    expect(first).toMatchObject({ isComplete: true, lines: [{ operation: 'pantries.list', status: 200 }] });
    expect(activity.requestChanges(first.revision)).toMatchObject({ isComplete: false, lines: [] });
    await client.call('suggestSubstitute', { ingredient: 'butter', callback_url: 'https://hooks.example.com/' });
    const second = activity.requestChanges(first.revision);
    expect(second.lines.map(({ operation }) => operation)).toEqual(['suggestSubstitute']);
    expect(activity.deliveryChanges(-1).lines).toMatchObject([{ operation: 'suggestSubstitute' }]);
    mock.reset();
    expect(activity.requestChanges(second.revision)).toMatchObject({ isComplete: true, lines: [] });
    expect(activity.deliveryChanges(1)).toMatchObject({ isComplete: true, lines: [] });
    expect(activity.requestChanges(1_000_000)).toMatchObject({ isComplete: true });
  });
});

test('memory does not grow with the number of calls', async () => {
  const { mock } = setup({ tiers: { scale: {} } });
  const client = new RawClient(mock.connection());
  const size = () => JSON.stringify([mock.requests, mock.snapshot()]).length;
  const send = async (calls: number) => {
    for (let call = 0; call < calls; call += 1)
      await client.call('suggestSubstitute', { ingredient: 'butter', callback_url: 'https://hooks.example.com/', request_id: 'job' });
  };
  await send(1100);
  const some = size();
  await send(400);
  expect(size()).toBeLessThan(some * 1.01);
  expect(some).toBeLessThan(2_000_000);
});

describe('a snapshot that was changed', () => {
  type Path = readonly (string | number)[];

  /** Sets the value at a path of a plain object. */
  const setAt = (target: object, path: Path, value: unknown): void => {
    const parent = path.slice(0, -1).reduce<unknown>((each, name) => (each as Record<string, unknown>)[name], target);
    (parent as Record<string, unknown>)[path.at(-1)!] = value;
  };

  /** A mock in which one delivery waits, and its snapshot with another value at that path. */
  const change = async (path: Path, value: unknown) => {
    const one = setup({ latency: 1000 });
    await useEverything(one);
    await one.client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/', request_id: 'waiting' });
    const snapshot = JSON.parse(JSON.stringify(one.mock.snapshot())) as MockSnapshot;
    setAt(snapshot.state, path, value);
    return { ...one, snapshot };
  };

  const parts = ['environment', 'store', 'faults', 'outbox', 'isolated'];
  test.each<[Path, unknown]>([
    ...parts.flatMap((name): [Path, unknown][] => [undefined, 'x', null].map((value) => [[name], value])),
    [['environment', 'clock', 'frozenAt'], 1e300],
    [['environment', 'clock', 'offset'], 'x'],
    [['outbox', 'deliveries', 0, 'url'], 'nonsense'],
    [['outbox', 'deliveries', 0, 'body'], '{'],
    [['outbox', 'deliveries', 1, 'dueAt'], 'soon'],
  ])('throws and changes nothing: %j is %j', async (path, value) => {
    const { mock, client, snapshot } = await change(path, value);
    const before = mock.snapshot();
    expect(() => mock.restore(snapshot)).toThrow(Error);
    expect(mock.snapshot()).toEqual(before);
    expect((await client.call('pantries.list')).status).toBe(200);
  });

  test('cannot send a callback to a host that is not allowed', async () => {
    const { mock, snapshot } = await change(['outbox', 'deliveries', 1, 'url'], 'http://127.0.0.1:9/secret');
    const received: string[] = [];
    await mock.callbacks.deliverTo((request) => {
      received.push(request.url);
      return new Response();
    });
    mock.restore(snapshot);
    mock.clock.advance('1d');
    await mock.callbacks.settled();
    expect(received).not.toContain('http://127.0.0.1:9/secret');
    expect(mock.callbacks.deliveries.at(-1)).toMatchObject({ outcome: 'rejected', reason: expect.stringContaining('loopback') });
  });
});
