import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { createMockService, type FaultOptions, type MockOptions, type ScenarioName } from '../../../mock/index.js';
import { serviceErrors } from '../../../src/contract/error-codes.js';
import { RecipeAI } from '../../../src/index.js';
import { scenarioSummaries } from '../../../mock/faults/scenario-summaries.js';
import { RawClient, errorOf } from '../../support/mock-adapters.js';
import { toast } from '../../support/sample-requests.js';

const setup = (options: MockOptions = {}) => {
  const mock = createMockService({ now: new Date('2030-01-01T00:00:00Z'), ...options });
  const client = new RawClient(mock.connection());
  const statuses = async (times: number) => {
    const all: number[] = [];
    for (let i = 0; i < times; i += 1) all.push((await client.call('pantries.list').catch(() => ({ status: 0 }))).status);
    return all;
  };
  return { mock, client, statuses, key: client.connection.apiKey };
};

describe('a fault', () => {
  test.each<[FaultOptions, number, string]>([
    [{}, 500, 'internal_error'],
    [{ status: 503 }, 503, 'model_unavailable'],
    [{ status: 400 }, 400, 'validation_error'],
    [{ status: 403 }, 403, 'forbidden'],
    [{ code: 'invalid_json' }, 400, 'invalid_json'],
    [{ status: 418 }, 418, 'http_418'],
    [{ code: 'conflict' }, 409, 'conflict'],
    [{ code: 'kitchen_on_fire', status: 507 }, 507, 'kitchen_on_fire'],
  ])('%o responds %i %s', async (fault, status, code) => {
    const { mock, client } = setup();
    mock.fail('pantries.list', fault);
    const response = await client.call('pantries.list');
    expect([response.status, errorOf(response).code]).toEqual([status, code]);
  });

  test('with an unknown code and no status is rejected, with the code that was probably meant', () => {
    const { mock } = setup();
    expect(() => mock.fail('healthify', { code: 'rate_limit' })).toThrow(
      'mock.fail: unknown `code` "rate_limit"; did you mean rate_limited? (A code of your own needs a `status`.)',
    );
    expect(() => mock.fail('healthify', { code: 'kitchen_on_fire' })).toThrow(
      'unknown `code` "kitchen_on_fire"; known here: invalid_json, ',
    );
    expect(mock.faults).toEqual([]);
  });

  test('applies to its operation only, or to all', async () => {
    const { mock, client, statuses } = setup();
    mock.fail('pantries.create', { status: 500 });
    expect(await statuses(1)).toEqual([200]);
    mock.fail('*', { status: 503 });
    expect(await statuses(1)).toEqual([503]);
    expect((await client.call('categories.suggest', { items: ['peas'] })).status).toBe(503);
  });

  test('skips some calls, applies `times` times, then ends', async () => {
    const { mock, statuses } = setup();
    const fault = mock.fail('pantries.list', { status: 503, skip: 2, times: 3 });
    expect(await statuses(7)).toEqual([200, 200, 503, 503, 503, 200, 200]);
    expect(fault.timesTriggered).toBe(3);
    expect(mock.faults).toEqual([]);
  });

  test('with `times` applies in the order of adding, before those without', async () => {
    const { mock, statuses } = setup();
    const staying = mock.fail('*', { status: 500 });
    mock.fail('*', { status: 503, times: 1 });
    mock.fail('*', { status: 429, times: 2 });
    expect(await statuses(4)).toEqual([503, 429, 429, 500]);
    mock.fail('*', { status: 502 });
    expect(await statuses(1)).toEqual([502]);
    staying.remove();
    mock.faults[0]!.remove();
    expect(await statuses(1)).toEqual([200]);
  });

  test('can apply to one key only', async () => {
    const { mock, statuses } = setup();
    const other = new RawClient(mock.connection({ tier: 'pro' }));
    mock.fail('*', { status: 500, key: other.connection.apiKey });
    expect(await statuses(1)).toEqual([200]);
    expect((await other.call('pantries.list')).status).toBe(500);
  });

  test('applies with a probability, to the same calls for the same seed', async () => {
    const runs = await Promise.all(
      [1, 1, 2].map((seed) => {
        const { mock, statuses } = setup({ seed, tiers: { scale: {} } });
        mock.fail('*', { status: 503, probability: 0.3 });
        return statuses(200);
      }),
    );
    expect(runs[0]).toEqual(runs[1]);
    expect(runs[0]).not.toEqual(runs[2]);
    const affected = runs[0]!.filter((status) => status === 503).length;
    expect(affected).toBeGreaterThan(40);
    expect(affected).toBeLessThan(80);
  });

  test('does not count the call if it replaces the response, and counts it if it corrupts a served one', async () => {
    const { mock, statuses, key } = setup();
    mock.fail('*', { status: 500, times: 1 });
    mock.fail('*', { network: 'reset', times: 1 });
    expect(await statuses(2)).toEqual([500, 0]);
    expect(mock.usage(key).calls).toBe(0);
    mock.fail('*', { malformed: 'html', times: 1 });
    mock.fail('*', { network: 'cut', times: 1 });
    await statuses(2);
    expect(mock.usage(key).calls).toBe(2);
  });

  test('`cut` drops the connection after the call was served', async () => {
    const { mock, client } = setup();
    mock.fail('pantries.create', { network: 'cut' });
    await expect(client.call('pantries.create', { name: 'Home' })).rejects.toThrow('terminated');
    expect((await client.call('pantries.list')).json).toMatchObject({ data: [{ name: 'Home' }] });
  });

  test.each([
    ['html', 'text/html; charset=utf-8', /^<!doctype html>/],
    ['empty', 'application/json', /^$/],
    ['content-type', 'text/plain; charset=utf-8', /^{"data":\[\]/],
    [true, 'application/json', /^{"data":\[\],"nex$/],
  ] as const)('corrupts a response: %s', async (malformed, type, text) => {
    const { mock, client } = setup();
    mock.fail('*', { malformed });
    const response = await client.call('pantries.list');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.text).toMatch(text);
  });

  test('adds headers and replaces existing ones', async () => {
    const { mock, client } = setup();
    mock.fail('*', { headers: { 'X-RateLimit-Remaining': '0', 'X-Odd': 'yes' } });
    const { status, headers } = await client.call('pantries.list');
    expect([status, headers.get('x-ratelimit-remaining'), headers.get('x-odd')]).toEqual([200, '0', 'yes']);
  });

  test.each(['Content-Length', 'content-length', 'Transfer-Encoding', 'trailer'])(
    'rejects the header %s, which says where the response ends',
    (name) => {
      const { mock } = setup();
      expect(() => mock.fail('*', { headers: { [name]: '5' } })).toThrow(`\`headers\` cannot contain ${name}`);
      expect(mock.faults).toEqual([]);
    },
  );

  test.each([null, {}, '\u0001', '\u{1f35e}', 'a\nb'])('rejects a header with the value %j', (value) => {
    const { mock } = setup();
    expect(() => mock.fail('*', { headers: { 'x-odd': value as string } })).toThrow('the header x-odd must be a text');
  });

  test.each([
    { min: 'a', max: 'b' },
    { min: 0 },
    { min: undefined, median: 1, p95: 2 },
    { median: 1, p95: 1e308 },
    { min: 0, max: Infinity },
    null,
    '5',
    1e308,
  ])('rejects the latency %j', (latency) => {
    const { mock } = setup();
    expect(() => mock.fail('*', { latency: latency as number })).toThrow('`latency` must be milliseconds');
  });

  test('delays a response on the mock’s clock', async () => {
    const { mock, client } = setup();
    mock.fail('*', { latency: 5000 });
    let done = false;
    const response = client.call('pantries.list').finally(() => (done = true));
    for (let i = 0; i < 20; i += 1) await Promise.resolve();
    mock.clock.advance(4999);
    for (let i = 0; i < 20; i += 1) await Promise.resolve();
    expect(done).toBe(false);
    mock.clock.advance(1);
    expect((await response).status).toBe(200);
  });

  test('with a latency serves and counts a call before it delays the response, even if the client gives up', async () => {
    const { mock, client, key } = setup({ tiers: { scale: { perMinute: 5 } } });
    mock.fail('pantries.create', { latency: 500, times: 1 });
    const controller = new AbortController();
    const response = client.call('pantries.create', { name: 'Home' }, { signal: controller.signal });
    await vi.waitFor(() => expect(mock.usage(key).minute).toMatchObject({ used: 1 }));
    controller.abort(new Error('timeout'));
    await expect(response).rejects.toThrow('timeout');
    expect((await client.call('pantries.list')).json).toMatchObject({ data: [{ name: 'Home' }] });
    expect(mock.usage(key).minute).toMatchObject({ used: 2 });
  });

  test('with a latency also delays errors, and what replaces the response', async () => {
    const { mock, client } = setup();
    for (const [fault, status] of [
      [{}, 404],
      [{ status: 503 }, 503],
    ] as const) {
      mock.fail('pantries.get', { ...fault, latency: 500, times: 1 });
      const response = client.call('pantries.get', { pantry_id: 'none' });
      expect(await Promise.race([response, new Promise((resolve) => setImmediate(() => resolve('waiting')))])).toBe('waiting');
      mock.clock.advance(500);
      expect((await response).status).toBe(status);
    }
  });

  test('drops waiting requests when the mock is reset', async () => {
    const { mock, client } = setup();
    mock.fail('*', { network: 'hang' });
    const waiting = client.call('pantries.list');
    for (let i = 0; i < 20; i += 1) await Promise.resolve();
    mock.reset();
    await expect(waiting).rejects.toThrow('fetch failed');
  });

  test('with a limit’s code also sets the headers of that limit', async () => {
    const { mock, client } = setup();
    mock.fail('*', { code: 'quota_exceeded' });
    const { status, headers } = await client.call('pantries.list');
    expect(status).toBe(429);
    expect(headers.get('x-ratelimit-remaining-day')).toBe('0');
    expect(headers.get('retry-after')).toBe('86400');
  });

  test.each(['3600', 'Tue, 01 Jan 2030 01:00:00 GMT'])('of a quota ends when its own Retry-After says: %s', async (retryAfter) => {
    const { mock, client } = setup();
    const fault = { code: 'quota_exceeded', headers: { 'retry-after': retryAfter } };
    mock.fail('*', { ...fault, times: 1 });
    const { headers } = await client.call('pantries.list');
    expect(headers.get('x-ratelimit-remaining-day')).toBe('0');
    expect(headers.get('x-ratelimit-reset-day')).toBe(String(Date.UTC(2030, 0, 1, 1) / 1000));

    const sdk = new RecipeAI({ ...client.connection, logLevel: 'off' });
    mock.fail('*', { ...fault, times: 1 });
    await expect(sdk.pantries.list()).rejects.toMatchObject({ code: 'quota_exceeded', attempts: 1 });
    mock.clock.advance('61m');
    expect((await sdk.pantries.list()).data).toEqual([]);
  });

  test('is named in the request log', async () => {
    const { mock, statuses } = setup();
    const { id } = mock.fail('*', { network: 'reset', times: 1 });
    await statuses(2);
    expect(mock.requests.map(({ fault, status }) => [fault, status])).toEqual([
      [id, null],
      [null, 200],
    ]);
  });

  test('rejects unknown operations and invalid numbers', () => {
    const { mock } = setup();
    expect(() => mock.fail('heathify' as 'healthify')).toThrow('There is no operation "heathify"');
    expect(() => mock.fail('*', { probability: 2 })).toThrow('mock.fail: `probability` must be 0 to 1, not 2.');
    expect(() => mock.fail('*', { times: -1 })).toThrow('`times` must be a whole number, 0 or more');
  });
});

describe('the model’s latency', () => {
  const request = { recipe: toast };

  test('does not delay responses in process by default', async () => {
    const { client } = setup({ latency: 60_000 });
    expect((await client.call('healthify', request)).status).toBe(200);
  });

  test('with realLatency delays AI responses, but not those with a callback, nor pantries', async () => {
    const { mock, client } = setup({ latency: { min: 1000, max: 1000 }, realLatency: true, callbackHosts: ['hooks.example.com'] });
    expect((await client.call('pantries.list')).status).toBe(200);
    expect((await client.call('healthify', { ...request, callback_url: 'https://hooks.example.com/' })).status).toBe(200);
    const waiting = client.call('healthify', request);
    expect(await Promise.race([waiting, new Promise((resolve) => setImmediate(() => resolve('waiting')))])).toBe('waiting');
    mock.clock.advance('1s');
    expect((await waiting).status).toBe(200);
  });

  test('can have a long tail', async () => {
    const { mock, client } = setup({ latency: { median: 2000, p95: 10_000 }, callbackHosts: ['hooks.example.com'], tiers: { scale: {} } });
    for (let i = 0; i < 400; i += 1)
      await client.call('suggestSubstitute', { ingredient: 'egg', callback_url: 'https://hooks.example.com/' });
    const late = mock.callbacks.deliveries.map(({ queuedAt, dueAt }) => Date.parse(dueAt) - Date.parse(queuedAt)).toSorted((a, b) => a - b);
    expect(late[200]).toBeGreaterThan(1600);
    expect(late[200]).toBeLessThan(2400);
    expect(late[380]).toBeGreaterThan(7000);
    expect(late[380]).toBeLessThan(14_000);
  });
});

test('the docstring of ScenarioName says what each scenario does', () => {
  const [docstring] = /\/\*\*(?:(?!\*\/)[^])*\*\/\nexport type ScenarioName/.exec(readFileSync('mock/faults/scenarios.ts', 'utf8')) ?? [];
  expect(docstring?.match(/(?<=^ \* - ).*/gm)).toEqual(
    Object.entries(scenarioSummaries).map(([name, summary]) => `\`${name}\`: ${summary}`),
  );
});

describe('scenarios', () => {
  const outcomes: Partial<Record<ScenarioName, [number, string]>> = {
    outage: [503, 'text/html; charset=utf-8'],
    'bad-gateway': [502, 'text/html; charset=utf-8'],
    'broken-json': [200, 'application/json'],
    burst: [429, 'application/json'],
    throttled: [429, 'application/json'],
    'quota-exceeded': [429, 'application/json'],
    'trial-exhausted': [429, 'application/json'],
  };

  test.each(Object.entries(outcomes) as [ScenarioName, [number, string]][])('%s', async (name, outcome) => {
    const { mock, client } = setup();
    mock.applyScenario(name);
    const { status, headers } = await client.call('pantries.list');
    expect([status, headers.get('content-type')]).toEqual(outcome);
  });

  test.each(['offline', 'cut-responses'] as const)('%s', async (name) => {
    const { mock, client } = setup();
    mock.applyScenario(name);
    await expect(client.call('pantries.list')).rejects.toThrow(TypeError);
  });

  test.each(['slow-model', 'silent'] as const)('%s', async (name) => {
    const { mock, client } = setup();
    mock.applyScenario(name);
    const signal = AbortSignal.timeout(20);
    await expect(client.call('pantries.list', {}, { signal })).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('flaky: some calls fail, most succeed', async () => {
    const { mock, statuses } = setup({ tiers: { scale: {} } });
    mock.applyScenario('flaky');
    const all = await statuses(300);
    const share = (status: number) => all.filter((each) => each === status).length / all.length;
    expect(share(200)).toBeGreaterThan(0.65);
    expect(share(503)).toBeGreaterThan(0.08);
    expect(share(0)).toBeGreaterThan(0.05);
  });

  test.each([
    ['callback-lost', ['dropped']],
    ['callback-twice', ['captured', 'captured']],
  ] as const)('%s', async (name, ends) => {
    const { mock, client } = setup({ callbackHosts: ['hooks.example.com'] });
    mock.applyScenario(name);
    await client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/' });
    await mock.callbacks.settled();
    expect(mock.callbacks.deliveries.map(({ outcome }) => outcome)).toEqual(ends);
  });

  test('callback-lost is named by the callbacks that it dropped, also after its end, and in a snapshot', async () => {
    const { mock, client } = setup({ callbackHosts: ['hooks.example.com'] });
    const scenario = mock.applyScenario('callback-lost');
    mock.callbacks.hold();
    await client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/' });
    scenario.remove();
    mock.restore(mock.snapshot());
    mock.callbacks.release();
    await mock.callbacks.settled();
    expect(mock.callbacks.deliveries).toMatchObject([
      { outcome: 'dropped', reason: 'dropped by the scenario callback-lost.', scenario: 'callback-lost' },
    ]);
  });

  test('trial-exhausted names no number of calls for a key without a trial', async () => {
    const { mock } = setup();
    const client = new RawClient(mock.connection({ tier: 'starter' }));
    mock.applyScenario('trial-exhausted');
    expect(errorOf(await client.call('pantries.list')).message).toBe('The trial is used up.');
  });

  test('apply to keys created later, and end with an upgrade', async () => {
    const { mock } = setup();
    mock.applyScenario('trial-exhausted');
    const client = new RawClient(mock.connection({ tier: 'sandbox' }));
    expect(errorOf(await client.call('pantries.list')).code).toBe('trial_exhausted');
    mock.keys.upgrade(client.connection.apiKey, { tier: 'starter' });
    expect((await client.call('pantries.list')).status).toBe(200);
  });

  test.each([
    ['throttled', 'minute'],
    ['quota-exceeded', 'day'],
    ['trial-exhausted', 'trial'],
  ] as const)('%s gives the calls back when it ends, and counts what it rejected', async (name, limit) => {
    const { mock } = setup({ tiers: { tiny: { perMinute: 5, perDay: 6, total: 7 } } });
    const client = new RawClient(mock.connection({ tier: 'tiny' }));
    const { apiKey } = client.connection;
    await client.call('pantries.list');
    const before = mock.usage(apiKey);
    const scenario = mock.applyScenario(name);
    const later = mock.keys.create({ tier: 'tiny' });
    expect([mock.usage(apiKey)[limit]!.remaining, mock.usage(later)[limit]!.remaining]).toEqual([0, 0]);
    expect((await client.call('pantries.list')).status).toBe(429);
    expect(scenario.timesTriggered).toBe(1);
    scenario.remove();
    expect(mock.usage(apiKey)).toEqual({ ...before, rejected: 1 });
    expect(mock.usage(later)[limit]!.used).toBe(0);
    expect((await client.call('pantries.list')).status).toBe(200);
  });

  test.each([true, false])('%s: name themselves in the log of what a used-up limit rejected, and of nothing else', async (forKey) => {
    const { mock, client, key } = setup({ tiers: { scale: { perMinute: 1, perDay: 3 } } });
    const scenarios = () => mock.requests.map(({ scenario, status }) => [scenario, status]);
    mock.applyScenario('throttled', forKey ? { key } : {});
    await client.call('pantries.list');
    const later = new RawClient(mock.connection());
    await later.call('pantries.list');
    mock.clock.advance('1m');
    await client.call('pantries.list');
    await client.call('pantries.list'); // calls have used up this minute
    expect(scenarios()).toEqual([['throttled', 429], forKey ? [null, 200] : ['throttled', 429], [null, 200], [null, 429]]);
  });

  test('of limits do not name themselves if the limit was used up otherwise', async () => {
    const { mock, client, key } = setup();
    const scenario = mock.applyScenario('throttled', { key });
    scenario.remove();
    mock.keys.exhaust(key, 'minute');
    await client.call('pantries.list');
    expect(mock.requests).toMatchObject([{ scenario: null, status: 429 }]);
  });

  test('give a key no calls back that it has after a reset or in a later minute, nor a limit that its tier does not have', async () => {
    const { mock, client, key, statuses } = setup({ tiers: { scale: { perMinute: 2 } } });
    for (const newStart of [() => mock.reset('limits'), () => mock.clock.advance('1m')]) {
      const scenario = mock.applyScenario('throttled');
      newStart();
      expect(await statuses(1)).toEqual([200]);
      scenario.remove();
      expect(mock.usage(key).minute).toMatchObject({ used: 1, remaining: 1 });
    }
    const scenario = mock.applyScenario('quota-exceeded', { key });
    expect(errorOf(await client.call('pantries.list')).code).toBe('quota_exceeded');
    scenario.remove();
    scenario.remove();
    expect(mock.usage(key).day).toBeNull();
    expect(await statuses(1)).toEqual([200]);
  });

  test('can be limited to one key, and end when removed', async () => {
    const { mock, statuses } = setup();
    const other = new RawClient(mock.connection({ tier: 'pro' }));
    const scenario = mock.applyScenario('outage', { key: other.connection.apiKey });
    expect(await statuses(1)).toEqual([200]);
    expect((await other.call('pantries.list')).status).toBe(503);
    scenario.remove();
    expect((await other.call('pantries.list')).status).toBe(200);
  });

  test('are listed in the error for an unknown name', () => {
    expect(() => setup().mock.applyScenario('earthquake' as 'flaky')).toThrow(
      'There is no scenario "earthquake"; known here: flaky, outage',
    );
  });
});

test('the docstring of a fault lists the codes of the service', () => {
  const [, docstring] = /\/\*\*(\s+\* Code of the service error: [^/]*)\*\//.exec(readFileSync('mock/faults/faults.ts', 'utf8'))!;
  expect(Array.from(docstring!.matchAll(/`(\w+)`/g), ([, code]) => code)).toEqual(expect.arrayContaining(Object.keys(serviceErrors)));
});
