import { once } from 'node:events';
import { createServer, setGlobalProxyFromEnv, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createOutbox } from '../../../mock/callbacks/create-outbox.js';
import type { OutgoingCallback } from '../../../mock/callbacks/post-callback.js';
import { createHttpTransport } from '../../../mock/adapters/http-transport.js';
import { createEnvironment } from '../../../mock/core/environment.js';
import { certificateFor } from './certificate.js';

const servers: (Server | TcpServer)[] = [];

const portOf = async (server: Server | TcpServer, host = '127.0.0.1') => {
  servers.push(server);
  server.listen(0, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

afterEach(async () => {
  for (const server of servers.splice(0)) {
    if ('closeAllConnections' in server) server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

const sendAndKeepBody = (url: string, change: Partial<OutgoingCallback> = {}) =>
  createHttpTransport().send({
    url: new URL(url),
    headers: { 'content-type': 'application/json', 'x-callback-secret': 's3cret' },
    body: '{"type":"healthify","request_id":"ü"}',
    addresses: ['127.0.0.1'],
    signal: new AbortController().signal,
    ...change,
  });

/** The status of the response; the body is cancelled. */
const send = async (url: string, change: Partial<OutgoingCallback> = {}): Promise<number> => {
  const { status, body } = await sendAndKeepBody(url, change);
  await body?.cancel();
  return status;
};

const listener = (response: RequestListener) => vi.fn<RequestListener>(response);

describe('over TLS', () => {
  const ours = certificateFor('hooks.example.com');
  const trusted = getCACertificates('default');
  beforeAll(() => setDefaultCACertificates([...trusted, ours.cert]));
  afterAll(() => setDefaultCACertificates(trusted));

  test('it connects to the checked address, with the name for TLS and Host', async () => {
    const seen: unknown[] = [];
    const server = createTlsServer(ours, async (request, response) => {
      seen.push(request.method, request.url, request.headers.host, request.headers['x-callback-secret'], await text(request));
      response.writeHead(204).end();
    });
    server.on('secureConnection', (socket) => seen.push(socket.servername));
    const port = await portOf(server);
    expect(await send(`https://hooks.example.com:${port}/in?x=1#part`)).toBe(204);
    expect(seen).toEqual([
      'hooks.example.com',
      'POST',
      '/in?x=1',
      `hooks.example.com:${port}`,
      's3cret',
      '{"type":"healthify","request_id":"ü"}',
    ]);
  });

  test('a server that cannot prove the name gets nothing', async () => {
    const respond = listener((_, response) => void response.end());
    const port = await portOf(createTlsServer(ours, respond));
    await expect(send(`https://other.example.com:${port}/`)).rejects.toThrow(
      expect.objectContaining({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }),
    );
    const otherPort = await portOf(createTlsServer(certificateFor('hooks.example.com'), respond));
    await expect(send(`https://hooks.example.com:${otherPort}/`)).rejects.toThrow('self-signed certificate');
    expect(respond).not.toHaveBeenCalled();
  });
});

test('only the checked addresses are tried, one after the other', async () => {
  const respond = listener((_, response) => void response.end());
  const port = await portOf(createServer(respond));
  await expect(send(`http://localhost:${port}/`, { addresses: ['127.0.0.2'] })).rejects.toThrow(
    expect.objectContaining({ code: 'ECONNREFUSED' }),
  );
  expect(respond).not.toHaveBeenCalled();
  expect(await send(`http://hooks.example.com:${port}/`, { addresses: ['::1', '127.0.0.1'] })).toBe(200);
  expect(respond).toHaveBeenCalledTimes(1);
});

test('a redirect is not followed', async () => {
  const inside = listener((_, response) => void response.end());
  const insidePort = await portOf(createServer(inside));
  for (const status of [301, 302, 303, 307, 308]) {
    const port = await portOf(
      createServer((_, response) => void response.writeHead(status, { location: `http://127.0.0.1:${insidePort}/` }).end()),
    );
    expect(await send(`http://hooks.example.com:${port}/`)).toBe(status);
  }
  expect(inside).not.toHaveBeenCalled();
});

test('it closes the connection when the response`s body is cancelled', async () => {
  const hungUp = Promise.withResolvers<void>();
  const port = await portOf(
    createServer((_, response) => {
      response.writeHead(200, { 'content-length': 1e12 });
      response.write('x'.repeat(1000));
      response.once('close', () => hungUp.resolve());
    }),
  );
  expect(await send(`http://hooks.example.com:${port}/`)).toBe(200);
  await hungUp.promise;
});

test('giving up closes the connection', async () => {
  const controller = new AbortController();
  const closed = Promise.withResolvers<void>();
  const port = await portOf(
    createServer((request: IncomingMessage) => {
      request.socket.once('close', () => closed.resolve());
      controller.abort();
    }),
  );
  await expect(send(`http://hooks.example.com:${port}/`, { signal: controller.signal })).rejects.toThrow('aborted');
  await closed.promise;
});

test('a proxy of the environment is passed by', async () => {
  const proxy = listener((_, response) => void response.writeHead(502).end());
  const proxyPort = await portOf(createServer(proxy));
  const port = await portOf(createServer((_, response) => void response.end()));
  const restore = setGlobalProxyFromEnv({ http_proxy: `http://127.0.0.1:${proxyPort}`, https_proxy: `http://127.0.0.1:${proxyPort}` });
  try {
    expect((await fetch(`http://hooks.example.com:${port}/`)).status).toBe(502);
    expect(await send(`http://hooks.example.com:${port}/`)).toBe(200);
  } finally {
    restore();
  }
  expect(proxy).toHaveBeenCalledTimes(1);
});

/** An outbox that may send to `port` of this machine, and has a callback to send there. */
const postTo = (port: number, path: string) => {
  const outbox = createOutbox({
    environment: createEnvironment(),
    secrets: { versionOf: () => 0, secretOf: () => 's3cret' },
    masked: () => ['s3cret'],
    changeCount: { last: 0 },
    mode: 'capture',
    policyOf: () => ({ hosts: [`localhost:${port}`], allowLoopback: true }),
    scenarioOf: () => undefined,
    assertKey: () => {},
  });
  outbox.setTransport(createHttpTransport());
  const payload = { type: 'healthify', request_id: 'job-1', model_tier: 'x', model: 'x', data: {}, timestamp: '2030-01-01T00:00:00+00:00' };
  outbox.post({ account: 'a', url: `http://localhost:${port}${path}`, payload, afterMs: 0, operation: 'healthify' });
  return { outbox, payload };
};

describe('whatever is at the other end, one connection and one end', () => {
  const responses: Record<string, (socket: Socket) => void> = {
    'a server that hangs up': (socket) => void socket.destroy(),
    'a server that speaks no HTTP': (socket) => void socket.end('220 mail.example.com ESMTP\r\n'),
    'endless headers': (socket) => void socket.write(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`),
    'a switch of protocols': (socket) => void socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
  };
  test.each(Object.keys(responses))('%s', async (name) => {
    const connections: Socket[] = [];
    const server = createTcpServer((socket) => {
      connections.push(socket);
      socket.on('error', () => {});
      socket.once('data', () => responses[name]!(socket));
    });
    const port = await portOf(server);
    const { outbox } = postTo(port, '/');
    expect(await outbox.next()).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('the connection failed') });
    expect(connections).toHaveLength(1);
    for (const socket of connections) socket.destroy();
  });
});

test('in development, a listed localhost gets its callback over http', async () => {
  const received = Promise.withResolvers<unknown>();
  const port = await portOf(
    createServer(async (request, response) => {
      received.resolve({ secret: request.headers['x-callback-secret'], body: JSON.parse(await text(request)) as unknown });
      response.writeHead(202).end();
    }),
  );
  const { outbox, payload } = postTo(port, '/in');
  expect(await outbox.next()).toMatchObject({ outcome: 'delivered', status: 202 });
  expect(await received.promise).toEqual({ secret: 's3cret', body: payload });
});

test('names are looked up by the machine`s own resolver', async () => {
  const addresses = await createHttpTransport().resolve!('localhost');
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.every((address) => ['127.0.0.1', '::1'].includes(address))).toBe(true);
});
