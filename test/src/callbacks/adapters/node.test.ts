import type { RequestListener } from 'node:http';
import { createServer as createHttp2, connect as connectHttp2 } from 'node:http2';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import express from 'express';
import express4 from 'express4';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createCallbackInbox, createCallbackReceiver, type ReceiverEvent, type ReceiverOptions } from '../../../../src/callbacks/index.js';
import { toCallbackRequest, toNodeHandler, type NodeRequest } from '../../../../src/callbacks/adapters/node.js';
import { onNode, type TestServer } from '../../../support/callback-servers.js';
import { post, raw } from '../../../support/post-callback.js';
import { payload, secret } from '../../../support/callback-requests.js';

const servers: TestServer[] = [];

const open = async (options: Partial<ReceiverOptions> = {}) => {
  const events: ReceiverEvent[] = [];
  const receiver = createCallbackReceiver({ secret, onCallback: () => undefined, onEvent: (event) => void events.push(event), ...options });
  const server = await onNode(toNodeHandler(receiver));
  servers.push(server);
  const reasons = () => events.flatMap((event) => (event.type === 'rejected' ? [event.reason] : []));
  return { port: server.port, events, reasons };
};

const head = (length: number | 'chunked', given = secret) =>
  `POST /callbacks HTTP/1.1\r\nHost: kitchen\r\nContent-Type: application/json\r\nX-Callback-Secret: ${given}\r\n${length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`}\r\n\r\n`;

const statuses = (received: string) => [...received.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe('a receiver that is not wrapped', () => {
  const openReceiver = () => {
    const onCallback = vi.fn();
    const onEvent = vi.fn();
    const receiver = createCallbackReceiver({ secret, onCallback, onEvent });
    // TypeScript rejects the receiver as a handler of Node.
    return { receiver, handler: receiver as unknown as express.RequestHandler, onCallback, onEvent };
  };

  test.each([
    ['Express 5', express()],
    ['Express 5 after express.json', express().use(express.json())],
    ['Express 4', express4()],
    ['Express 4 after express.json', express4().use(express4.json())],
  ])('gets 500 from %s, with an error that names toNodeHandler, before anything is handled', async (_name, app) => {
    const { handler, onCallback, onEvent } = openReceiver();
    const errors: Error[] = [];
    app.post('/callbacks', handler);
    app.use(((error: Error, _req, res, _next) => {
      errors.push(error);
      res.status(500).end();
    }) satisfies express.ErrorRequestHandler);
    const server = await onNode(app);
    servers.push(server);
    expect((await post(server.port)).status).toBe(500);
    expect(errors).toMatchObject([{ name: 'ConfigurationError', message: expect.stringContaining('toNodeHandler(receiver)') }]);
    expect([onCallback.mock.calls, onEvent.mock.calls]).toEqual([[], []]);
  });

  test('throws for a request of Node that a handler passes on, as its `Response` is not sent', async () => {
    const { receiver, onEvent } = openReceiver();
    const app = express().use(express.json());
    app.post('/callbacks', (req) => receiver(req));
    app.use(((error: Error, _req, res, _next) => void res.status(500).send(error.message)) satisfies express.ErrorRequestHandler);
    const server = await onNode(app);
    servers.push(server);
    expect(await post(server.port)).toMatchObject({ status: 500, text: expect.stringContaining('toNodeHandler(receiver)') });
    expect(onEvent).not.toHaveBeenCalled();
  });

  test('throws in a listener of node:http', async () => {
    const { handler, onEvent } = openReceiver();
    const errors: unknown[] = [];
    const server = await onNode((...args) => {
      try {
        (handler as unknown as RequestListener)(...args);
      } catch (error) {
        errors.push(error);
        args[1].end();
      }
    });
    servers.push(server);
    await post(server.port);
    expect(errors).toMatchObject([{ name: 'ConfigurationError', message: expect.stringContaining('toNodeHandler(receiver)') }]);
    expect(onEvent).not.toHaveBeenCalled();
  });

  test('takes a request of Node from code that sends the response itself', async () => {
    const { receiver, onCallback } = openReceiver();
    const app = express().use(express.json());
    app.post('/callbacks', (req, res, next) => {
      receiver.handle(req).then(({ status, headers, body }) => res.status(status).set(headers).send(body), next);
    });
    const server = await onNode(app);
    servers.push(server);
    expect((await post(server.port)).status).toBe(204);
    expect(onCallback).toHaveBeenCalledOnce();
  });
});

describe('an upload', () => {
  test('that stalls gets 408', async () => {
    const { port, reasons } = await open({ bodyTimeout: 30 });
    const received = await raw(port, [head(500), '{"type":'], '408');
    expect(statuses(received)).toEqual([408]);
    expect(reasons()).toEqual(['body-timeout']);
  });

  test('that breaks off is rejected, and does not affect others', async () => {
    const errors: unknown[] = [];
    const { port, reasons } = await open({ onError: (error) => errors.push(error) });
    const socket = connect(port, '127.0.0.1');
    socket.write(head(500) + '{"type":');
    await once(socket, 'connect');
    setTimeout(() => socket.destroy(), 20);
    await vi.waitFor(() => expect(reasons()).toEqual(['invalid-json']));
    expect(errors).toMatchObject([{ advice: 'The body is not JSON. It broke off after 8 bytes.' }]);
    expect((await post(port)).status).toBe(204);
  });

  test('without the secret gets a response before it is complete', async () => {
    const { port } = await open();
    expect(statuses(await raw(port, [head(1_000_000, 'other'), 'x']))).toEqual([401]);
    expect(statuses(await raw(port, [head('chunked', 'other'), '5\r\nhello\r\n']))).toEqual([401]);
  });

  test('with a Content-Length that is too large gets a response before it arrives', async () => {
    const { port } = await open();
    expect(statuses(await raw(port, [head(50_000_000)]))).toEqual([413]);
  });

  test('that turns out too large gets a response then, and the connection can be used again', async () => {
    const { port, reasons } = await open({ maxBodyBytes: 1000 });
    const chunk = `400\r\n${'x'.repeat(0x400)}\r\n`;
    const body = JSON.stringify(payload());
    const received = await raw(port, [head('chunked'), chunk.repeat(400), '0\r\n\r\n', head(body.length), body], '204 No Content');
    expect(statuses(received)).toEqual([413, 204]);
    expect(reasons()).toEqual(['body-too-large']);
  });

  test('that was rejected and never ends is cut off', async () => {
    const { port } = await open();
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    const closed = once(socket, 'close');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    socket.write(head('chunked', 'other'));
    await once(socket, 'data');
    await vi.advanceTimersByTimeAsync(4_999);
    expect(socket.closed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await closed).toBeDefined();
  });

  test('may arrive byte by byte', async () => {
    const { port } = await open();
    const body = Buffer.from(JSON.stringify(payload({ model: '\u5869' })));
    expect(statuses(await raw(port, [head(body.length), ...Array.from(body, (byte) => Uint8Array.of(byte))]))).toEqual([204]);
    expect(
      statuses(
        await raw(port, [head('chunked'), ...Array.from(body, (byte) => Buffer.from([0x31, 0xd, 0xa, byte, 0xd, 0xa])), '0\r\n\r\n']),
      ),
    ).toEqual([204]);
  });

  test('is rejected if it has two different secrets', async () => {
    const { port, reasons } = await open();
    const twice = head(2).replace('Host:', 'x-callback-SECRET: other\r\nHost:');
    expect(statuses(await raw(port, [twice, '{}']))).toEqual([401]);
    expect(reasons()).toEqual(['duplicate-secret']);
  });
});

describe('a handler for Node', () => {
  test('accepts many callbacks over one connection', async () => {
    const { port, events } = await open({ dedupe: false });
    const body = JSON.stringify(payload());
    const received = await raw(port, [(head(body.length) + body).repeat(50)], '204', 50);
    expect(statuses(received)).toEqual(Array.from({ length: 50 }, () => 204));
    expect(events.filter(({ type }) => type === 'accepted')).toHaveLength(50);
  });

  test('responds to every method but POST with 405', async () => {
    const { port } = await open();
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      expect(await post(port, { method })).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    }
  });

  test('works for an inbox', async () => {
    const inbox = createCallbackInbox({ secret });
    const server = await onNode(toNodeHandler(inbox.handle));
    servers.push(server);
    const waiting = inbox.waitFor('job-1');
    await post(server.port);
    expect(await waiting).toEqual(payload());
  });

  test('works over HTTP/2', async () => {
    const handle = toNodeHandler(createCallbackReceiver({ secret, onCallback: () => undefined }));
    const server = createHttp2((req, res) => void handle(req as unknown as NodeRequest, res as unknown as Parameters<typeof handle>[1]));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const client = connectHttp2(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const statusOf = async (given: string) => {
      const stream = client.request({ ':method': 'POST', ':path': '/', 'x-callback-secret': given, 'content-type': 'application/json' });
      stream.end(JSON.stringify(payload()));
      const [headers] = (await once(stream, 'response')) as [{ ':status': number }];
      stream.resume();
      await once(stream, 'close');
      return headers[':status'];
    };
    expect([await statusOf(secret), await statusOf('other')]).toEqual([204, 401]);
    client.close();
    server.close();
    await once(server, 'close');
  });

  test('does not touch a response that somebody else has started', async () => {
    const handle = toNodeHandler(createCallbackReceiver({ secret, onCallback: () => undefined }));
    const server = await onNode(async (req, res) => {
      res.writeHead(418).end('teapot');
      await handle(req, res);
    });
    servers.push(server);
    expect(await post(server.port)).toMatchObject({ status: 418, text: 'teapot' });
  });
});

describe('a request object of another framework', () => {
  const receiver = createCallbackReceiver({ secret, dedupe: false, onCallback: () => undefined });
  const like = (changes: object) =>
    ({
      method: 'POST',
      headers: { 'x-callback-secret': secret, 'content-type': 'application/json' },
      ...changes,
    }) as unknown as NodeRequest;

  test('is accepted with its body, though it is not a stream', async () => {
    for (const body of [payload(), JSON.stringify(payload()), Buffer.from(JSON.stringify(payload()))]) {
      expect((await receiver(toCallbackRequest(like({ body })))).status).toBe(204);
      expect((await receiver(toCallbackRequest(like({}), body))).status).toBe(204);
    }
  });

  test('is rejected without a body', async () => {
    for (const body of [undefined, {}, null]) expect((await receiver(toCallbackRequest(like({ body })))).status).toBe(400);
  });

  test('has the body that a parser made, whatever it is', () => {
    for (const body of [null, '', 0, [], { a: 1 }]) expect(toCallbackRequest(like({ body })).body).toBe(body);
  });

  test('is rejected if its stream was read before', async () => {
    const server = await onNode(async (req, res) => {
      await req.toArray();
      await toNodeHandler(receiver)(req, res);
    });
    servers.push(server);
    expect(await post(server.port)).toMatchObject({ status: 400, text: 'invalid-json\n' });
  });

  test('is not parsed before the secret has been checked', async () => {
    let touched = false;
    const lazy = Object.defineProperty(like({ headers: {} }), 'body', {
      get() {
        touched = true;
        return payload();
      },
    });
    expect([(await receiver(toCallbackRequest(lazy))).status, touched]).toEqual([401, false]);
  });
});
