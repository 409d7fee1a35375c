import { expect, test } from 'vitest';
import { endpoints, type Operation } from '../../src/contract/endpoints.js';
import { describeWrongFields } from '../../src/contract/callbacks.js';
import type { MockOptions } from '../../mock/index.js';
import { RawClient, errorOf, type RunningMock } from './mock-adapters.js';
import { sampleRequests, toast } from './sample-requests.js';

const newYear = new Date('2030-01-01T00:00:00Z');

/** What the service does, whatever the adapter. */
export const serviceBehaviour = (open: (options?: MockOptions) => Promise<RunningMock>): void => {
  const setup = async (options: MockOptions = {}, tier?: string) => {
    const adapter = await open({ now: newYear, ...options });
    return { ...adapter, client: new RawClient(adapter.connection(tier === undefined ? {} : { tier })) };
  };

  test('responds to every operation as the contract says', async () => {
    const { client } = await setup();
    const pantry = (await client.call('pantries.create', { name: 'Home' })).json as { id: string };
    const item = (await client.call('pantries.items.add', { pantry_id: pantry.id, name: 'Milk' })).json as { id: string };
    const requests = sampleRequests(pantry.id, item.id);
    for (const operation of Object.keys(requests) as Operation[]) {
      const { status, json, headers } = await client.call(operation, requests[operation]);
      const endpoint = endpoints[operation];
      expect({ operation, status }).toEqual({ operation, status: endpoint.status });
      expect({ operation, ...endpoint.response.safeParse(json) }).toMatchObject({ operation, success: true });
      expect(headers.get('x-request-id')).toMatch(/^req_\w+$/);
      expect(headers.get('x-ratelimit-limit')).toBe('1200');
      expect(headers.get('x-ratelimit-remaining-day')).toMatch(/^199\d{3}$/);
    }
  });

  test('requires a known key', async () => {
    const { client, mock } = await setup();
    for (const authorization of ['', 'Bearer nonsense', 'Basic abc']) {
      const response = await client.call('pantries.list', {}, { headers: { authorization } });
      expect(response.status).toBe(401);
      expect(errorOf(response).code).toBe('unauthorized');
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(response.headers.get('x-request-id')).toBe(errorOf(response).request_id);
      expect(response.headers.get('x-ratelimit-limit')).toBeNull();
    }
    mock.keys.revoke(client.connection.apiKey);
    expect((await client.call('pantries.list')).status).toBe(401);
  });

  test.each([204, 205, 304])('sends a fault or an override with status %i without a body', async (status) => {
    const { client, mock } = await setup();
    const responses = [];
    for (const fault of [{ status }, { status, malformed: true }, { status, malformed: 'html' }] as const) {
      mock.fail('pantries.list', { ...fault, times: 1 });
      responses.push(await client.call('pantries.list'));
    }
    mock.respondWith('pantries.list', () => new Response(null, { status }), { times: 1 });
    responses.push(await client.call('pantries.list'));
    for (const response of responses) expect([response.status, response.text]).toEqual([status, '']);
    expect(mock.requests.map((request) => request.status)).toEqual(responses.map(() => status));
    expect((await client.call('pantries.list')).status).toBe(200);
  });

  test('rejects requests it cannot read, with the reason', async () => {
    const { client } = await setup();
    const url = `${client.connection.baseUrl}/api/v1/pantries`;
    const cases: [RequestInit & { url?: string }, number, string][] = [
      [{ method: 'POST', body: '{"name":' }, 400, 'invalid_json'],
      [{ method: 'POST', body: '' }, 400, 'invalid_json'],
      [{ method: 'POST', body: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415, 'unsupported_media_type'],
      [{ method: 'POST', body: JSON.stringify({ name: 'x'.repeat(1_000_001) }) }, 413, 'payload_too_large'],
      [{ method: 'POST', body: '[]' }, 422, 'validation_error'],
      [{ method: 'PUT', body: '{}' }, 405, 'method_not_allowed'],
      [{ url: `${url}/nothing/here` }, 404, 'not_found'],
      [{ url: `${url}/pan_unknown` }, 404, 'not_found'],
      [{ url: `${url}/%E0%A4%A` }, 404, 'not_found'],
    ];
    for (const [{ url: other = url, ...init }, status, code] of cases) {
      const response = await client.send(other, init);
      expect({ init, status: response.status, code: errorOf(response).code }).toEqual({ init, status, code });
      expect(response.headers.get('x-ratelimit-limit')).toBe('1200');
    }
    expect((await client.send(url, { method: 'DELETE' })).headers.get('allow')).toBe('GET, POST');
  });

  test('names what is wrong with a request: where, what was received, what was expected', async () => {
    const { client } = await setup();
    const response = await client.call('healthify', { recipe: { ...toast, ingredients: 7 }, helth_focus: 'general' });
    expect(response.status).toBe(422);
    expect(errorOf(response).details).toEqual([
      { path: 'recipe.ingredients', message: expect.stringMatching(/expected array.*7/), code: 'invalid_type' },
      { path: 'helth_focus', message: 'unknown field; did you mean health_focus?', code: 'unrecognized_keys' },
    ]);
    const listed = await client.call('pantries.list', { limit: 'many' });
    expect(errorOf(listed).details[0]).toMatchObject({ path: 'limit', message: expect.stringContaining('expected number') });
  });

  test('ends the sandbox trial after ten calls, until the key is upgraded', async () => {
    const { client, mock } = await setup({}, 'sandbox');
    for (let i = 0; i < 10; i += 1) expect((await client.call('pantries.list')).status).toBe(200);
    const response = await client.call('pantries.list');
    expect([response.status, errorOf(response).code]).toEqual([429, 'trial_exhausted']);
    expect(response.headers.get('retry-after')).toBeNull();
    expect(response.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(response.headers.get('x-ratelimit-reset')).toBeNull();
    mock.clock.advance('1d');
    expect((await client.call('pantries.list')).status).toBe(429);
    mock.keys.upgrade(client.connection.apiKey, { tier: 'starter' });
    expect((await client.call('pantries.list')).status).toBe(200);
  });

  test('limits a key by the minute and by the day', async () => {
    const { client, mock } = await setup({ tiers: { slow: { perMinute: 2, perDay: 3 } } }, 'slow');
    const states = async () => {
      const { status, headers, json } = await client.call('pantries.list');
      const code = (json as { error?: { code: string } }).error?.code;
      return [status, code, headers.get('x-ratelimit-remaining'), headers.get('x-ratelimit-reset'), headers.get('retry-after')];
    };
    const start = newYear.getTime() / 1000;
    expect(await states()).toEqual([200, undefined, '1', String(start + 60), null]);
    mock.clock.advance('20s');
    expect(await states()).toEqual([200, undefined, '0', String(start + 60), null]);
    expect(await states()).toEqual([429, 'rate_limited', '0', String(start + 60), '40']);
    mock.clock.advance(39_999);
    expect((await states())[0]).toBe(429);
    mock.clock.advance(1);
    expect(await states()).toEqual([200, undefined, '0', String(start + 86_400), null]);
    expect(await states()).toEqual([429, 'quota_exceeded', '0', String(start + 86_400), String(86_400 - 60)]);
    mock.clock.set('2030-01-02T00:00:00Z');
    expect((await states())[0]).toBe(200);
  });

  test('separates the pantries of accounts', async () => {
    const { client, connection } = await setup();
    const other = new RawClient(connection({ tier: 'pro' }));
    const { id } = (await client.call('pantries.create', { name: 'Mine' })).json as { id: string };
    expect((await other.call('pantries.get', { pantry_id: id })).status).toBe(404);
    expect((await other.call('pantries.list')).json).toEqual({ data: [], next_cursor: null });
  });

  test('sends one callback with the result, to allow-listed hosts only', async () => {
    const { client, mock } = await setup({ callbackHosts: ['hooks.example.com'], latency: 3000, realLatency: false });
    const request = { recipe: toast, request_id: 'job-7' };
    const rejected = await client.call('healthify', { ...request, callback_url: 'https://hooks.example.org/' });
    expect([rejected.status, errorOf(rejected).code]).toEqual([403, 'callback_host_not_allowed']);
    expect(errorOf(rejected).details[0]).toMatchObject({ path: 'callback_url', code: 'not-listed' });

    const { status, json } = await client.call('healthify', { ...request, callback_url: 'https://hooks.example.com/done' });
    expect(status).toBe(200);
    expect(mock.callbacks.deliveries.map(({ outcome }) => outcome)).toEqual(['waiting']);
    mock.clock.advance(3000);
    const { payload, request: posted } = await mock.callbacks.next();
    expect(payload).toEqual(json);
    expect(describeWrongFields(payload)).toBe('');
    expect(posted.url).toBe('https://hooks.example.com/done');
    expect(mock.callbacks.deliveries).toHaveLength(1);
  });

  test('replays the response for a repeated Idempotency-Key, and rejects it for another request', async () => {
    const { client } = await setup();
    const headers = { 'idempotency-key': 'once' };
    const first = await client.call('pantries.create', { name: 'Home' }, { headers });
    const again = await client.call('pantries.create', { name: 'Home' }, { headers });
    expect([again.status, again.json]).toEqual([201, first.json]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await client.call('pantries.list')).json).toMatchObject({ data: [first.json] });
    const other = await client.call('pantries.create', { name: 'Other' }, { headers });
    expect([other.status, errorOf(other).code]).toEqual([409, 'conflict']);
  });

  test('fails as networks and servers do', async () => {
    const { client, mock } = await setup();
    const list = () => client.call('pantries.list');
    mock.fail('pantries.list', { status: 503, times: 1 });
    mock.fail('pantries.list', { network: 'reset', times: 1 });
    mock.fail('pantries.list', { network: 'cut', times: 1 });
    mock.fail('pantries.list', { malformed: 'json', times: 1 });
    const unavailable = await list();
    expect([unavailable.status, errorOf(unavailable).code, unavailable.headers.get('retry-after')]).toEqual([
      503,
      'model_unavailable',
      '1',
    ]);
    await expect(list()).rejects.toThrow(TypeError);
    await expect(list()).rejects.toThrow(TypeError);
    expect(await list()).toMatchObject({ status: 200, json: undefined, text: '{"data":[],"nex' });
    expect(await list()).toMatchObject({ status: 200, json: { data: [], next_cursor: null } });
  });

  test('lets a client go', async () => {
    const { client, mock } = await setup();
    mock.fail('pantries.list', { network: 'hang' });
    const controller = new AbortController();
    const waiting = client.call('pantries.list', {}, { signal: controller.signal });
    while (mock.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('accepts ids with any characters', async () => {
    const { client } = await setup();
    expect(errorOf(await client.call('pantries.get', { pantry_id: 'a/b c?d#é' })).details[0]?.path).toBe('pantry_id');
  });

  test('logs every request and masks the key', async () => {
    const { client, mock } = await setup();
    await client.call('categories.suggest', { items: ['peas', client.connection.apiKey] });
    const entry = mock.requests.at(-1)!;
    expect(entry).toMatchObject({ operation: 'categories.suggest', method: 'POST', status: 200, request: { items: ['peas', '****'] } });
    expect(entry.headers['authorization']).toBe('Bearer ****');
    expect(JSON.stringify(mock.requests)).not.toContain(client.connection.apiKey);
  });
};
