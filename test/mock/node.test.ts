import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createMockService } from '../../mock/index.js';
import { listen } from '../../mock/node.js';
import { errorOf } from '../support/mock-adapters.js';
import { sendRaw, startSocket } from '../support/mock-sockets.js';
import { toast } from '../support/sample-requests.js';

describe('listen', () => {
  test('listens on this machine only by default, and serves both hosts', async () => {
    const { socket, client } = await startSocket();
    expect(socket.url).toBe(`http://127.0.0.1:${socket.port}`);
    expect((await client.call('pantries.list')).status).toBe(200);
    expect((await client.call('suggestSubstitute', { ingredient: 'egg' })).status).toBe(200);
  });

  test('reports the key that the service reads, however the header is spaced', async () => {
    const seen: unknown[] = [];
    const { socket } = await startSocket(
      { keys: { 'a-key-of-a-test': 'pro' } },
      { onRequest: ({ status, hasKey, last4 }) => void seen.push([status, hasKey, last4]) },
    );
    const send = (authorization: string) => sendRaw(socket, { path: '/api/v1/pantries', headers: { authorization } });
    for (const header of ['Bearer a-key-of-a-test', 'bearer  a-key-of-a-test ', 'Bearer short', 'Basic a-key-of-a-test'])
      await send(header);
    await expect
      .poll(() => seen)
      .toEqual([
        [200, true, 'test'],
        [200, true, 'test'],
        [401, true, undefined],
        [401, false, undefined],
      ]);
  });

  test('rejects if the port is in use', async () => {
    const { socket } = await startSocket();
    await expect(listen(createMockService(), { port: socket.port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
      message: `listen: port ${socket.port} is in use. Pass another \`port\` or \`aiPort\`; 0 takes a free one.`,
    });
  });

  test('delays responses by the model’s latency, and notices callers that disconnect', async () => {
    const { mock, client } = await startSocket({ latency: 2000 });
    const waiting = client.call('healthify', { recipe: toast });
    while (mock.requests[0]?.request === undefined) await new Promise((resolve) => setImmediate(resolve));
    mock.clock.advance('2s');
    expect((await waiting).status).toBe(200);

    const controller = new AbortController();
    const given = client.call('healthify', { recipe: toast }, { signal: controller.signal });
    while (mock.requests[1]?.request === undefined) await new Promise((resolve) => setImmediate(resolve));
    controller.abort();
    await expect(given).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('drops waiting requests when it closes', async () => {
    const { socket, mock, client } = await startSocket();
    mock.fail('*', { network: 'hang' });
    const waiting = client.call('pantries.list');
    const rejection = waiting.catch((error: unknown) => error);
    while (mock.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await socket.close();
    expect(await rejection).toBeInstanceOf(TypeError);
  });

  test('rejects a body that is too large without reading all of it', async () => {
    const { socket, mock } = await startSocket({ maxBodyBytes: 1000, keys: { k: 'pro' } });
    const client = connect(socket.port, '127.0.0.1');
    client.write(
      'POST /api/v1/pantries HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer k\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    for (let i = 0; i < 20; i += 1) client.write(`64\r\n${'x'.repeat(100)}\r\n`);
    const [response] = (await once(client, 'data')) as [Buffer];
    expect(response.toString()).toMatch(/^HTTP\/1\.1 413 /);
    expect(mock.requests[0]).toMatchObject({ status: 413, code: 'payload_too_large' });
    client.destroy();
  });

  test('survives bodies that break off and requests that are not HTTP', async () => {
    const { socket, client } = await startSocket({ keys: { k: 'pro' } });
    const cut = connect(socket.port, '127.0.0.1');
    cut.write(
      'POST /api/v1/pantries HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer k\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na',
    );
    await new Promise((resolve) => setImmediate(resolve));
    cut.destroy();
    const noise = connect(socket.port, '127.0.0.1');
    noise.resume().write('\u0000\u0001 nonsense\r\n\r\n');
    await once(noise, 'close');
    expect((await client.call('pantries.list')).status).toBe(200);
  });

  test('accepts an absolute URL in the request line, as proxies send it', async () => {
    const { socket } = await startSocket({ keys: { k: 'pro' } });
    const response = await sendRaw(socket, {
      path: 'http://api.recipe-ai.test/api/v1/pantries?limit=1',
      headers: { authorization: 'Bearer k' },
    });
    expect(response.status).toBe(200);
  });

  test('allows CORS for pages of this machine only', async () => {
    const { socket } = await startSocket({ keys: { k: 'pro' } });
    const ask = (origin: string, method = 'GET') =>
      sendRaw(socket, {
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
    const response = await ask('http://localhost:5173');
    expect(response.headers['access-control-expose-headers']).toContain('X-RateLimit-Remaining');
    for (const foreignOrigin of ['https://evil.example', 'http://localhost.evil.example', 'null']) {
      expect((await ask(foreignOrigin, 'OPTIONS')).headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('delivers callbacks to a listed loopback receiver if loopback callbacks are allowed', async () => {
    const got: string[] = [];
    const { createServer } = await import('node:http');
    const receiver = createServer((incoming, response) => {
      incoming.on('data', (piece: Buffer) => got.push(piece.toString()));
      incoming.on('end', () => response.writeHead(204).end());
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const { port } = receiver.address() as { port: number };
    const { mock, client } = await startSocket({ allowLoopbackCallbacks: true, callbackHosts: [`127.0.0.1:${port}`] });
    const { json } = await client.call('healthify', { recipe: toast, callback_url: `http://127.0.0.1:${port}/x`, request_id: 'j' });
    expect(await mock.callbacks.next()).toMatchObject({ outcome: 'delivered', status: 204 });
    expect(JSON.parse(got.join(''))).toEqual(json);
    receiver.close();
    receiver.closeAllConnections();
  });

  test('serves the two hosts at ports of their own with aiPort, and names the URL for a call to the wrong one', async () => {
    const { socket, client } = await startSocket({}, { aiPort: 0 });
    expect(socket.aiUrl).not.toBe(socket.url);
    expect((await client.call('pantries.list')).status).toBe(200);
    expect((await client.call('suggestSubstitute', { ingredient: 'egg' })).status).toBe(200);
    const wrong = await client.send(`${socket.url}/api/v1/healthify`, { method: 'POST', body: '{}' });
    expect(wrong.status).toBe(404);
    expect(errorOf(wrong).message).toContain(`You called ${socket.url}/api/v1/healthify.`);
    expect(errorOf(wrong).message).toContain(`AI service at ${socket.aiUrl}. Pass that address as \`aiUrl\`, or set RECIPE_AI_AI_URL.`);
  });

  test('rejects a public host name that was rebound to this machine', async () => {
    const { socket } = await startSocket({ keys: { k: 'pro' } });
    const call = async (host: string) =>
      (await sendRaw(socket, { path: '/api/v1/pantries', headers: { host, authorization: 'Bearer k' } })).status;
    expect(await call('evil.example')).toBe(421);
    expect(await call(`localhost:${socket.port}`)).toBe(200);
  });

  test('allows callbacks to listed loopback hosts by default, and not with allowLoopbackCallbacks: false', async () => {
    const request = { recipe: toast, callback_url: 'http://localhost:9/' };
    const byDefault = await startSocket({ callbackHosts: ['localhost:9'] });
    expect((await byDefault.client.call('healthify', request)).status).toBe(200);
    const forbidden = await startSocket({ callbackHosts: ['localhost:9'], allowLoopbackCallbacks: false });
    expect((await forbidden.client.call('healthify', request)).status).toBe(403);
  });
});
