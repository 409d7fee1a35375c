import { once } from 'node:events';
import { createServer, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { RequestLogEntry } from '../../../mock/index.js';
import type { MockSocket } from '../../../mock/node.js';
import { RawClient, errorOf } from '../../support/mock-adapters.js';
import { sendRaw, startSocket } from '../../support/mock-sockets.js';
import { toast } from '../../support/sample-requests.js';

describe('the admin API', () => {
  test.each([
    ['127.0.0.1', 'evil.example'],
    ['evil.example', '127.0.0.1'],
  ])('rejects a request with the hosts %s and %s', async (...hosts) => {
    const { socket } = await startSocket();
    const headers = hosts.flatMap((host) => ['Host', host]);
    const { status } = await sendRaw(socket, { path: '/__mock/api/state', headers });
    expect(status).toBe(403);
  });

  const steer =
    (socket: MockSocket) =>
    async (method: string, path: string, body?: unknown): Promise<unknown> => {
      const response = await fetch(`${socket.url}/__mock/api${path}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      return response.status === 204 ? undefined : response.json();
    };

  test('does everything that mock does in its own process', async () => {
    const { socket } = await startSocket({ callbacks: 'capture' });
    const control = steer(socket);
    const { key } = (await control('POST', '/keys', { tier: 'sandbox' })) as { key: string };
    const client = new RawClient({ apiKey: key, baseUrl: socket.url, aiUrl: socket.url });
    const query = `?key=${key}`;

    await control('POST', '/callback-hosts', { host: 'hooks.example.com' });
    await client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/', request_id: 'j' });
    expect(await control('GET', '/deliveries')).toMatchObject([{ outcome: 'captured', payload: { request_id: 'j' } }]);
    expect(await control('GET', '/requests')).toMatchObject([{ operation: 'healthify', status: 200 }]);

    await control('POST', '/faults', { operation: '*', status: 503, times: 1 });
    expect(await control('GET', '/faults')).toMatchObject([{ operation: '*', status: 503, times: 1, timesTriggered: 0 }]);
    expect((await client.call('pantries.list')).status).toBe(503);

    await control('PATCH', `/keys${query}`, { exhaust: 'trial' });
    expect(errorOf(await client.call('pantries.list')).code).toBe('trial_exhausted');
    expect(await control('PATCH', `/keys${query}`, { tier: 'starter', limits: { perMinute: 7 } })).toMatchObject({ tier: 'starter' });
    expect((await client.call('pantries.list')).headers.get('x-ratelimit-limit')).toBe('7');
    expect(await control('GET', `/usage${query}`)).toMatchObject({ rejected: 1 });

    expect(await control('POST', '/clock', { advance: '1h' })).toEqual({ now: '2030-01-01T01:00:00.000Z' });
    await control('POST', '/overrides', { operation: 'pantries.list', value: { data: [], next_cursor: 'mine' }, times: 1 });
    expect((await client.call('pantries.list')).json).toEqual({ data: [], next_cursor: 'mine' });

    await client.call('pantries.create', { name: 'Kept' });
    const snapshot = await control('GET', '/snapshot');
    await control('POST', '/reset', {});
    expect((await client.call('pantries.list')).json).toMatchObject({ data: [] });
    await control('POST', '/restore', { snapshot });
    expect((await client.call('pantries.list')).json).toMatchObject({ data: [{ name: 'Kept' }] });

    const { id } = (await control('POST', '/scenarios', { name: 'outage' })) as { id: string };
    await control('POST', `/scenarios${query}`, { name: 'callback-lost' });
    expect((await client.call('pantries.list')).status).toBe(503);
    expect(await control('GET', '/scenarios')).toEqual([
      { id, name: 'outage', timesTriggered: 1 },
      { id: expect.any(String), name: 'callback-lost', timesTriggered: 0, last4: key.slice(-4) },
    ]);
    await control('DELETE', '/scenarios', { id });
    expect((await client.call('pantries.list')).status).toBe(200);
    expect(await control('GET', '/deliveries/faults')).toMatchObject([{ drop: true, timesTriggered: 0, last4: key.slice(-4) }]);
    await control('DELETE', '/scenarios');
    expect([await control('GET', '/scenarios'), await control('GET', '/deliveries/faults')]).toEqual([[], []]);

    await control('POST', '/deliveries/faults', { delay: '1m' });
    const double = (await control('POST', '/deliveries/faults', { duplicate: true })) as { id: string };
    await control('DELETE', '/deliveries/faults', { id: double.id });
    expect(await control('GET', '/deliveries/faults')).toMatchObject([{ delay: 60_000 }]);
    await control('DELETE', '/deliveries/faults');
    expect(await control('GET', '/deliveries/faults')).toEqual([]);

    await control('POST', '/faults', { operation: '*', status: 503 });
    await control('DELETE', '/faults');
    await control('DELETE', `/keys${query}`);
    expect((await client.call('pantries.list')).status).toBe(401);
    expect(await control('GET', '/state')).toMatchObject({
      seed: 1,
      now: '2030-01-01T01:00:00.000Z',
      callback_hosts: ['hooks.example.com'],
    });
  });

  test('controls the service of an isolated key separately', async () => {
    const { socket, mock } = await startSocket();
    const control = steer(socket);
    const { key } = (await control('POST', '/keys', { isolated: true, seed: 5 })) as { key: string };
    await control('POST', `/clock?key=${key}`, { advance: '1d' });
    const tenant = new RawClient({ apiKey: key, baseUrl: socket.url, aiUrl: socket.url });
    await tenant.call('pantries.list');
    expect(await control('GET', `/state?key=${key}`)).toMatchObject({ seed: 5, now: '2030-01-02T00:00:00.000Z', requests: 1 });
    expect(mock.requests).toEqual([]);
  });

  test('shows the beginning of what a receiver responded, with secrets masked', async () => {
    const receiver = createServer((request, response) => {
      response.writeHead(401).end(`not ${String(request.headers['x-callback-secret'])}${'.'.repeat(3000)}`);
    });
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    onTestFinished(() => void receiver.close());
    const host = `localhost:${(receiver.address() as AddressInfo).port}`;
    const { socket, client } = await startSocket({ callbackHosts: [host] });
    await client.call('healthify', { recipe: toast, callback_url: `http://${host}/`, request_id: 'j' });
    const load = () => steer(socket)('GET', '/deliveries') as Promise<{ responseBody?: string }[]>;
    await expect
      .poll(load)
      .toMatchObject([{ outcome: 'failed', status: 401, responseBody: expect.stringMatching(/^not \*{4}\.{1900,2000}$/) }]);
  });

  test('limits a fault to the key that ?last4= names, as ?key= does', async () => {
    const { socket, mock, client } = await startSocket({ callbackHosts: ['hooks.example.com'] });
    const control = steer(socket);
    const other = new RawClient(mock.connection({ key: 'another-key', tier: 'pro' }));
    const last4 = client.connection.apiKey.slice(-4);
    await control('POST', `/faults?last4=${last4}`, { operation: '*', status: 503 });
    await control('POST', `/deliveries/faults?last4=${last4}`, { drop: true });
    expect((await client.call('pantries.list')).status).toBe(503);
    expect((await other.call('pantries.list')).status).toBe(200);
    expect(await control('GET', '/deliveries/faults')).toMatchObject([{ last4 }]);
    await control('DELETE', '/faults');
    await control('POST', `/overrides?last4=${last4}`, { operation: 'pantries.list', value: { data: [], next_cursor: 'mine' } });
    expect((await client.call('pantries.list')).json).toMatchObject({ next_cursor: 'mine' });
    expect((await other.call('pantries.list')).json).toMatchObject({ next_cursor: null });
  });

  test('shows only the last four characters of a key', async () => {
    const { socket, mock, client } = await startSocket();
    await client.call('pantries.list');
    mock.fail('healthify', { key: client.connection.apiKey });
    mock.applyScenario('callback-lost', { key: client.connection.apiKey });
    const shown = JSON.stringify([
      await steer(socket)('GET', '/state'),
      await steer(socket)('GET', '/keys'),
      await steer(socket)('GET', '/requests'),
      await steer(socket)('GET', '/faults'),
      await steer(socket)('GET', '/scenarios'),
      await steer(socket)('GET', '/deliveries/faults'),
    ]);
    expect(shown).not.toContain(client.connection.apiKey);
    expect(shown).toContain(client.connection.apiKey.slice(-4));
    expect(((await steer(socket)('GET', '/requests')) as RequestLogEntry[])[0]?.headers['authorization']).toBe('Bearer ****');
  });

  test('says what is wrong with a request', async () => {
    const { socket } = await startSocket();
    const control = steer(socket);
    expect(await control('GET', '/nothing')).toMatchObject({
      error: { message: expect.stringContaining('The admin API has no GET /nothing. Known: GET /state') },
    });
    expect(await control('POST', '/keys', { tier: 'gold' })).toMatchObject({
      error: { message: expect.stringContaining('There is no tier "gold"') },
    });
    expect(await control('POST', '/faults', { status: 500 })).toMatchObject({ error: { message: '"operation" is missing.' } });
    expect(await control('POST', '/faults?key=unknown-key', { operation: '*' })).toEqual({
      error: {
        code: 'unknown_key',
        message:
          'The mock does not have the key of ?key=. GET /keys lists its keys by their last four characters, and ?last4= takes those.',
      },
    });
    expect(await control('POST', '/clock', [])).toMatchObject({ error: { message: 'The body must be a JSON object.' } });
    expect((await sendRaw(socket, { path: '/__mock/api/clock', method: 'POST' }, '{')).status).toBe(400);
  });

  test.each([
    ['PATCH', '/keys', { perMinute: 5 }, 'PATCH /keys: unknown option `perMinute`; known here: tier, limits, exhaust, give_back'],
    ['PATCH', '/keys', { exhaust: 'dya' }, 'PATCH /keys: `exhaust` must be "minute", "day", "trial", not "dya".'],
    ['POST', '/clock', { advanse: '1d' }, 'POST /clock: unknown option `advanse`; did you mean advance?'],
    ['POST', '/clock', { real: false }, 'POST /clock: `real` must be true, not false.'],
    ['POST', '/reset', { what: 'limits' }, 'POST /reset: unknown option `what`; known here: target'],
    ['POST', '/faults', { operation: '*', statsu: 503 }, 'POST /faults: unknown option `statsu`; did you mean status?'],
    ['DELETE', '/faults', { ids: 'flt_1' }, 'DELETE /faults: unknown option `ids`; did you mean id?'],
    ['DELETE', '/scenarios', { id: null }, 'DELETE /scenarios: `id` must be a text, not null.'],
    ['POST', '/deliveries/hold', { id: 'd' }, 'POST /deliveries/hold: unknown option `id`'],
    ['POST', '/scenarios', { name: 'outage', key: 'k' }, 'POST /scenarios: pass the key as ?key=, not in the body.'],
  ])('%s %s rejects %j, and changes nothing', async (method, path, body, message) => {
    const { socket, client } = await startSocket();
    const control = steer(socket);
    socket.mock.fail('*', { status: 503 });
    const before = await control('GET', '/state');
    const query = `?key=${client.connection.apiKey}`;
    expect(await control(method, `${path}${query}`, body)).toEqual({ error: { code: 'admin_error', message } });
    expect(await control('GET', '/state')).toEqual(before);
  });

  test('rejects unknown fields of the query too, and reads "true" there', async () => {
    const { socket, client } = await startSocket();
    const control = steer(socket);
    const key = client.connection.apiKey;
    expect(await control('GET', '/requests?idd=r')).toMatchObject({
      error: { message: 'GET /requests: unknown option `idd`; did you mean id?' },
    });
    socket.mock.keys.exhaust(key, 'minute');
    expect(await control('PATCH', `/keys?last4=${key.slice(-4)}&account=${socket.mock.usage(key).account}&give_back=true`)).toMatchObject({
      minute: { used: 0 },
    });
  });

  test('rejects other host names and pages from elsewhere', async () => {
    const { socket } = await startSocket();
    const own = `127.0.0.1:${socket.port}`;
    const ask = async (headers: RequestOptions['headers']) => (await sendRaw(socket, { path: '/__mock/api/state', headers })).status;
    for (const headers of [
      { host: own },
      { host: `localhost:${socket.port}` },
      { host: `[::1]:${socket.port}` },
      { host: own, origin: `http://${own}` },
    ]) {
      expect(await ask(headers)).toBe(200);
    }
    for (const headers of [
      { host: 'rebound.example.com' },
      { host: '127.0.0.1.example.com' },
      { host: `localhost.:${socket.port}` },
      { host: own, origin: 'https://evil.example' },
      { host: own, origin: 'http://127.0.0.1:1' },
      { host: own, origin: 'null' },
      { host: own, 'sec-fetch-site': 'cross-site' },
      { host: own, 'sec-fetch-site': 'same-site' },
    ]) {
      expect(await ask(headers)).toBe(403);
    }
  });

  test('accepts the token from another host name, and sets it as a cookie of the dashboard', async () => {
    const { socket } = await startSocket({}, { adminToken: 's3cret' });
    const host = 'mock.example';
    const state = async (headers: RequestOptions['headers']) => (await sendRaw(socket, { path: '/__mock/api/state', headers })).status;
    expect(await state({ host })).toBe(403);
    expect(await state({ host, 'x-mock-token': 's3cret' })).toBe(200);
    const dashboard = await sendRaw(socket, { path: '/__mock/?token=s3cret', headers: { host } });
    expect([dashboard.status, dashboard.headers.location]).toEqual([307, '/__mock/']);
    const [cookie] = dashboard.headers['set-cookie']!;
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict$/);
    expect(await state({ host, cookie: cookie!.split(';')[0]! })).toBe(200);
  });

  test('accepts a token with special characters as the cookie that the dashboard sets', async () => {
    const adminToken = 'a+b=c/d; %41';
    const { socket } = await startSocket({}, { adminToken });
    const host = 'mock.example';
    const dashboard = await sendRaw(socket, { path: `/__mock/?token=${encodeURIComponent(adminToken)}`, headers: { host } });
    const [cookie] = dashboard.headers['set-cookie']!;
    const state = await sendRaw(socket, { path: '/__mock/api/state', headers: { host, cookie: cookie!.split(';')[0]! } });
    expect(state.status).toBe(200);
  });

  test('forbids sniffing and caching', async () => {
    const { socket } = await startSocket();
    const { headers } = await sendRaw(socket, { path: '/__mock/api/state' });
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });

  test('accepts large bodies only for restore', async () => {
    const { socket } = await startSocket();
    const large = JSON.stringify({ padding: 'x'.repeat(1_000_001) });
    const post = (path: string) => sendRaw(socket, { path: `/__mock/api${path}`, method: 'POST' }, large);
    expect((await post('/keys')).status).toBe(413);
    expect((await post('/restore')).status).toBe(400);
  });
});
