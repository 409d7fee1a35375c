import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createMockService, type RequestLogEntry, type MockOptions } from '../../mock/index.js';
import { listen, type MockSocket } from '../../mock/node.js';
import { Caller, errorOf } from '../doors.js';
import { toast } from '../samples.js';

const sockets: MockSocket[] = [];
const open = async (options: MockOptions = {}) => {
  const socket = await listen(createMockService({ now: new Date('2030-01-01T00:00:00Z'), ...options }));
  sockets.push(socket);
  return { socket, mock: socket.mock, caller: new Caller(socket.connection()) };
};
afterEach(async () => {
  for (const socket of sockets.splice(0)) await socket.close();
});

/** A request that fetch would not make. */
const raw = (
  socket: MockSocket,
  options: RequestOptions,
  body = '',
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port: socket.port, agent: false, ...options }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => (text += piece));
      answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });

describe('a socket', () => {
  it('listens on this machine only, where not told otherwise, and serves both hosts there', async () => {
    const { socket, caller } = await open();
    expect(socket.url).toBe(`http://127.0.0.1:${socket.port}`);
    expect((await caller.call('pantries.list')).status).toBe(200);
    expect((await caller.call('suggestSubstitute', { ingredient: 'egg' })).status).toBe(200);
  });

  it('says when the port is taken', async () => {
    const { socket } = await open();
    await expect(listen(createMockService(), { port: socket.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('lets answers take the model’s time, and callers go', async () => {
    const { mock, caller } = await open({ latency: 2000 });
    const waiting = caller.call('healthify', { recipe: toast });
    while (mock.requests[0]?.request === undefined) await new Promise((resolve) => setImmediate(resolve));
    mock.clock.advance('2s');
    expect((await waiting).status).toBe(200);

    const controller = new AbortController();
    const given = caller.call('healthify', { recipe: toast }, { signal: controller.signal });
    while (mock.requests[1]?.request === undefined) await new Promise((resolve) => setImmediate(resolve));
    controller.abort();
    await expect(given).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('ends calls that wait when it closes', async () => {
    const { socket, mock, caller } = await open();
    mock.fail('*', { network: 'hang' });
    const waiting = caller.call('pantries.list');
    const lost = waiting.catch((error: unknown) => error);
    while (mock.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await socket.close();
    expect(await lost).toBeInstanceOf(TypeError);
  });

  it('answers a body that is too large without reading on', async () => {
    const { socket, mock } = await open({ maxBodyBytes: 1000, keys: { k: 'pro' } });
    const client = connect(socket.port, '127.0.0.1');
    client.write(
      'POST /api/v1/pantries HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer k\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    for (let i = 0; i < 20; i += 1) client.write(`64\r\n${'x'.repeat(100)}\r\n`);
    const [answer] = (await once(client, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
    expect(mock.requests[0]).toMatchObject({ status: 413, code: 'payload_too_large' });
    client.destroy();
  });

  it('outlives bodies that break off and requests that are no HTTP', async () => {
    const { socket, caller } = await open({ keys: { k: 'pro' } });
    const cut = connect(socket.port, '127.0.0.1');
    cut.write(
      'POST /api/v1/pantries HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer k\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na',
    );
    await new Promise((resolve) => setImmediate(resolve));
    cut.destroy();
    const noise = connect(socket.port, '127.0.0.1');
    noise.resume().write('\u0000\u0001 nonsense\r\n\r\n');
    await once(noise, 'close');
    expect((await caller.call('pantries.list')).status).toBe(200);
  });

  it('takes a whole address in the request line, as from a proxy', async () => {
    const { socket } = await open({ keys: { k: 'pro' } });
    const answer = await raw(socket, { path: 'http://api.recipe-ai.test/api/v1/pantries?limit=1', headers: { authorization: 'Bearer k' } });
    expect(answer.status).toBe(200);
  });

  it('lets pages of this machine in, and no others', async () => {
    const { socket } = await open({ keys: { k: 'pro' } });
    const ask = (origin: string, method = 'GET') =>
      raw(socket, {
        path: '/api/v1/pantries',
        method,
        headers: {
          authorization: 'Bearer k',
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      });
    const preflight = await ask('http://localhost:5173', 'OPTIONS');
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:5173',
      'access-control-allow-headers': 'authorization',
    });
    const answer = await ask('http://localhost:5173');
    expect(answer.headers['access-control-expose-headers']).toContain('X-RateLimit-Remaining');
    for (const stranger of ['https://evil.example', 'http://localhost.evil.example', 'null']) {
      expect((await ask(stranger, 'OPTIONS')).headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('delivers callbacks to a listed receiver of this machine in development', async () => {
    const got: string[] = [];
    const { createServer } = await import('node:http');
    const receiver = createServer((incoming, answer) => {
      incoming.on('data', (piece: Buffer) => got.push(piece.toString()));
      incoming.on('end', () => answer.writeHead(204).end());
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const { port } = receiver.address() as { port: number };
    const { mock, caller } = await open({ allowLoopbackCallbacks: true, callbackHosts: [`127.0.0.1:${port}`] });
    const { json } = await caller.call('healthify', { recipe: toast, callback_url: `http://127.0.0.1:${port}/x`, request_id: 'j' });
    expect(await mock.callbacks.next()).toMatchObject({ outcome: 'delivered', status: 204 });
    expect(JSON.parse(got.join(''))).toEqual(json);
    receiver.close();
    receiver.closeAllConnections();
  });
});

describe('the controls', () => {
  const steer =
    (socket: MockSocket) =>
    async (method: string, path: string, body?: unknown): Promise<unknown> => {
      const answer = await fetch(`${socket.url}/__mock/api${path}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      return answer.status === 204 ? undefined : answer.json();
    };

  it('do in another process what mock does in its own', async () => {
    const { socket } = await open({ callbacks: 'capture' });
    const control = steer(socket);
    const { key } = (await control('POST', '/keys', { tier: 'sandbox' })) as { key: string };
    const caller = new Caller({ apiKey: key, baseUrl: socket.url, aiUrl: socket.url });
    const query = `?key=${key}`;

    await control('POST', '/callback-hosts', { host: 'hooks.example.com' });
    await caller.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/', request_id: 'j' });
    expect(await control('GET', '/deliveries')).toMatchObject([{ outcome: 'captured', payload: { request_id: 'j' } }]);
    expect(await control('GET', '/requests')).toMatchObject([{ operation: 'healthify', status: 200 }]);

    await control('POST', '/faults', { operation: '*', status: 503, times: 1 });
    expect(await control('GET', '/faults')).toMatchObject([{ operation: '*', status: 503, times: 1, timesTriggered: 0 }]);
    expect((await caller.call('pantries.list')).status).toBe(503);

    await control('PATCH', `/keys${query}`, { exhaust: 'trial' });
    expect(errorOf(await caller.call('pantries.list')).code).toBe('trial_exhausted');
    expect(await control('PATCH', `/keys${query}`, { tier: 'starter', limits: { perMinute: 7 } })).toMatchObject({ tier: 'starter' });
    expect((await caller.call('pantries.list')).headers.get('x-ratelimit-limit')).toBe('7');
    expect(await control('GET', `/usage${query}`)).toMatchObject({ refused: 1 });

    expect(await control('POST', '/clock', { advance: '1h' })).toEqual({ now: '2030-01-01T01:00:00.000Z' });
    await control('POST', '/answers', { operation: 'pantries.list', value: { data: [], next_cursor: 'mine' }, times: 1 });
    expect((await caller.call('pantries.list')).json).toEqual({ data: [], next_cursor: 'mine' });

    await caller.call('pantries.create', { name: 'Kept' });
    const snapshot = await control('GET', '/snapshot');
    await control('POST', '/reset', {});
    expect((await caller.call('pantries.list')).json).toMatchObject({ data: [] });
    await control('POST', '/restore', { snapshot });
    expect((await caller.call('pantries.list')).json).toMatchObject({ data: [{ name: 'Kept' }] });

    const { id } = (await control('POST', '/scenarios', { name: 'outage' })) as { id: string };
    await control('POST', `/scenarios${query}`, { name: 'callback-lost' });
    expect((await caller.call('pantries.list')).status).toBe(503);
    expect(await control('GET', '/scenarios')).toEqual([
      { id, name: 'outage' },
      { id: expect.any(String), name: 'callback-lost', last4: key.slice(-4) },
    ]);
    await control('DELETE', '/scenarios', { id });
    expect((await caller.call('pantries.list')).status).toBe(200);
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
    expect((await caller.call('pantries.list')).status).toBe(401);
    expect(await control('GET', '/state')).toMatchObject({
      seed: 1,
      now: '2030-01-01T01:00:00.000Z',
      callback_hosts: ['hooks.example.com'],
    });
  });

  it('steer the service of an isolated key alone', async () => {
    const { socket, mock } = await open();
    const control = steer(socket);
    const { key } = (await control('POST', '/keys', { isolated: true, seed: 5 })) as { key: string };
    await control('POST', `/clock?key=${key}`, { advance: '1d' });
    const tenant = new Caller({ apiKey: key, baseUrl: socket.url, aiUrl: socket.url });
    await tenant.call('pantries.list');
    expect(await control('GET', `/state?key=${key}`)).toMatchObject({ seed: 5, now: '2030-01-02T00:00:00.000Z', requests: 1 });
    expect(mock.requests).toEqual([]);
  });

  it('show no key, and hide it in the journal', async () => {
    const { socket, mock, caller } = await open();
    await caller.call('pantries.list');
    mock.fail('healthify', { key: caller.connection.apiKey });
    mock.applyScenario('callback-lost', { key: caller.connection.apiKey });
    const shown = JSON.stringify([
      await steer(socket)('GET', '/state'),
      await steer(socket)('GET', '/keys'),
      await steer(socket)('GET', '/requests'),
      await steer(socket)('GET', '/faults'),
      await steer(socket)('GET', '/scenarios'),
      await steer(socket)('GET', '/deliveries/faults'),
    ]);
    expect(shown).not.toContain(caller.connection.apiKey);
    expect(shown).toContain(caller.connection.apiKey.slice(-4));
    expect(((await steer(socket)('GET', '/requests')) as RequestLogEntry[])[0]?.headers['authorization']).toBe('Bearer ****');
  });

  it('say what is wrong', async () => {
    const { socket } = await open();
    const control = steer(socket);
    expect(await control('GET', '/nothing')).toMatchObject({
      error: { message: expect.stringContaining('There is no control GET /nothing. Known: GET /state') },
    });
    expect(await control('POST', '/keys', { tier: 'gold' })).toMatchObject({
      error: { message: expect.stringContaining('There is no tier "gold"') },
    });
    expect(await control('POST', '/faults', { status: 500 })).toMatchObject({ error: { message: '"operation" is missing.' } });
    expect(await control('POST', '/clock', [])).toMatchObject({ error: { message: 'The body of a control is a JSON object.' } });
    expect((await raw(socket, { path: '/__mock/api/clock', method: 'POST' }, '{')).status).toBe(400);
  });

  it('are closed to names and pages from elsewhere', async () => {
    const { socket } = await open();
    const own = `127.0.0.1:${socket.port}`;
    const ask = async (headers: RequestOptions['headers']) => (await raw(socket, { path: '/__mock/api/state', headers })).status;
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
});
