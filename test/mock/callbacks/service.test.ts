import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';
import type { CallbackHandler } from '../../../mock/callbacks/outbox.js';
import type { MockOptions } from '../../../mock/service/mock-service.js';
import { listen } from '../../../mock/node.js';
import { createMockService } from '../../../mock/service/create-mock-service.js';
import type { CallbackReceiver } from '../../../src/callbacks/create-receiver.js';
import { createCallbackReceiver } from '../../../src/callbacks/receiver.js';
import { verifyCallback } from '../../../src/callbacks/verify.js';

const recipe = { title: 'Toast', ingredients: ['2 slices white bread', '1 tbsp butter'], instructions: ['Toast the bread and butter it.'] };

const requests = {
  healthify: { recipe },
  'rewrite-tone': { recipe, tone: 'playful' },
  'budgetify-recipe': { recipe },
  'adapt-method': { recipe, target_method: 'toaster_oven' },
  'suggest-substitute': { ingredient: 'butter' },
};

const client =
  (base: string, apiKey: string, send: typeof fetch = fetch) =>
  async (callback_url: string, path: keyof typeof requests = 'healthify') => {
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ ...requests[path], callback_url, request_id: 'job-1' });
    const response = await send(`${base}/api/v1/${path}`, { method: 'POST', headers, body });
    return { status: response.status, body: (await response.json()) as { error?: { code: string; details: { code: string }[] } } };
  };

const setUp = (options: MockOptions = {}) => {
  const mock = createMockService({ callbackHosts: ['hooks.example.com'], ...options });
  return { mock, call: client(mock.aiUrl, mock.connection().apiKey, mock.fetch) };
};

const hooks = 'https://hooks.example.com/in';

test.each(Object.keys(requests) as (keyof typeof requests)[])('%s: the callback has the result of the response', async (path) => {
  const { mock, call } = setUp();
  const { status, body } = await call(hooks, path);
  expect(status).toBe(200);
  expect(await mock.callbacks.next()).toMatchObject({ outcome: 'captured', payload: body });
});

test('callbacks verify with the mock`s secret', async () => {
  const { mock, call } = setUp();
  const seen: string[] = [];
  await mock.callbacks.deliverTo(async (request) => {
    seen.push((await verifyCallback(request, { secret: mock.callbackSecret })).request_id);
    return new Response(null, { status: 204 });
  });
  await call(hooks);
  expect(await mock.callbacks.next()).toMatchObject({ outcome: 'delivered' });
  expect(seen).toEqual(['job-1']);
  expect(JSON.stringify(mock.callbacks.deliveries)).not.toContain(mock.callbackSecret);
});

test('a slow or failing receiver does not affect the response', async () => {
  const { mock, call } = setUp();
  const slow = Promise.withResolvers<Response>();
  await mock.callbacks.deliverTo(() => slow.promise);
  expect((await call(hooks)).status).toBe(200);
  expect(mock.callbacks.deliveries[0]!.outcome).toBe('sending');
  slow.resolve(new Response(null, { status: 500 }));
  expect(await mock.callbacks.next()).toMatchObject({ outcome: 'failed', status: 500 });
});

/** Receivers as an app mounts them. */
const mounts: [string, (receiver: CallbackReceiver) => CallbackHandler][] = [
  ['a receiver', (receiver) => receiver],
  ['a function that passes on the request alone', (receiver) => (request) => receiver(request)],
  ['a route of Hono', (receiver) => new Hono().all('/in', ({ req }) => receiver(req.raw)).fetch],
];

test.each(mounts)('settled waits until onCallback has ended: %s', async (_, mount) => {
  const { mock, call } = setUp();
  const handled: string[] = [];
  const end = Promise.withResolvers<void>();
  const receiver = createCallbackReceiver({
    secret: mock.callbackSecret,
    onCallback: async ({ request_id }) => {
      await end.promise;
      handled.push(request_id);
    },
  });
  await mock.callbacks.deliverTo(mount(receiver));
  await call(hooks);
  await mock.callbacks.next();
  const settled = mock.callbacks.settled();
  await expect(mock.callbacks.settled({ timeout: 20 })).rejects.toThrow(
    'Waiting: 1 for the receiver’s onCallback (under fake timers, run the timers first).',
  );
  end.resolve();
  await settled;
  expect(handled).toHaveLength(1);
});

describe('the allow-list, when a request arrives', () => {
  test('rejects before any work, with the rule, and delivers nothing', async () => {
    const { mock, call } = setUp();
    for (const [url, rule] of [
      ['https://evil.example/', 'not-listed'],
      ['https://hooks.example.com:8443/', 'port'],
      ['https://hooks.example.com@evil.example/', 'userinfo'],
      ['https://0x7f.1/', 'disguised-host'],
      ['http://localhost:3000/', 'loopback'],
    ] as const) {
      expect(await call(url)).toMatchObject({
        status: 403,
        body: { error: { code: 'callback_host_not_allowed', details: [{ code: rule }] } },
      });
    }
    await mock.callbacks.settled();
    expect(mock.callbacks.deliveries).toEqual([]);
  });

  test('includes the account`s own list', async () => {
    const { mock } = setUp({ callbackHosts: [] });
    const [created, other] = [mock.keys.create(), mock.keys.create()];
    mock.callbackHosts.allow('Hooks.Example.com', { key: created });
    const statusFor = async (key: string) => (await client(mock.aiUrl, key, mock.fetch)(hooks)).status;
    expect([await statusFor(created), await statusFor(other)]).toEqual([200, 403]);
    mock.callbackHosts.revoke('hooks.example.com', { key: created });
    expect(await statusFor(created)).toBe(403);
  });

  test('rejects invalid entries at once', () => {
    expect(() => createMockService({ callbackHosts: ['*.co.uk'] })).toThrow('anyone can register a name below co.uk');
    expect(() => setUp().mock.callbackHosts.allow('https://hooks.example.com/')).toThrow('pass a host only');
  });
});

describe('the allow-list, when a callback is sent', () => {
  const revoked = async (prepare: (mock: ReturnType<typeof setUp>['mock']) => void, options: MockOptions = {}) => {
    const { mock, call } = setUp({ now: 0, ...options });
    prepare(mock);
    await call(hooks);
    mock.callbackHosts.revoke('hooks.example.com');
    const received: string[] = [];
    await mock.callbacks.deliverTo((request) => {
      received.push(request.url);
      return new Response();
    });
    return { mock, received };
  };

  test('rejects a captured one whose host was revoked', async () => {
    const { mock, received } = await revoked(() => {});
    expect(received).toEqual([]);
    expect(mock.callbacks.deliveries[0]).toMatchObject({ outcome: 'rejected', reason: expect.stringContaining('not-listed') });
  });

  test('rejects a held one whose host was revoked', async () => {
    const { mock, received } = await revoked((each) => each.callbacks.hold());
    mock.callbacks.release();
    await mock.callbacks.settled();
    expect(received).toEqual([]);
  });

  test('rejects a waiting one whose host was revoked', async () => {
    const { mock, received } = await revoked(() => {}, { latency: 1000 });
    mock.clock.advance('1s');
    await mock.callbacks.settled();
    expect(received).toEqual([]);
  });

  test('rejects to redeliver one whose host was revoked', async () => {
    const { mock, received } = await revoked(() => {});
    const { decision } = mock.callbacks.redeliver(mock.callbacks.deliveries[0]!.id);
    await mock.callbacks.settled();
    expect([decision.allowed, decision.rule]).toEqual([false, 'not-listed']);
    expect(received).toEqual([]);
  });
});

describe('on a socket', () => {
  /** A receiver on this machine. */
  const receiver = async () => {
    const bodies: unknown[] = [];
    const server = createServer(async (request, response) => {
      bodies.push(JSON.parse(await text(request)));
      response.writeHead(204).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { bodies, server, port: (server.address() as AddressInfo).port };
  };

  test('a listed loopback receiver gets the callback if loopback callbacks are allowed', async () => {
    const { bodies, server, port } = await receiver();
    await using socket = await listen(createMockService({ allowLoopbackCallbacks: true, callbackHosts: [`localhost:${port}`] }));
    const response = await client(socket.url, socket.connection().apiKey)(`http://localhost:${port}/`);
    expect(response.status).toBe(200);
    expect(await socket.mock.callbacks.next()).toMatchObject({ outcome: 'delivered', status: 204 });
    expect(bodies).toEqual([response.body]);
    server.close();
  });

  test('a listed name that resolves to this machine does not get it', async () => {
    const { bodies, server, port } = await receiver();
    const resolve = vi.fn<(host: string) => Promise<string[]>>(async () => ['127.0.0.1']);
    await using socket = await listen(
      createMockService({ allowLoopbackCallbacks: true, callbackHosts: [`hooks.example.com:${port}`], resolve }),
    );
    const response = await client(socket.url, socket.connection().apiKey)(`https://hooks.example.com:${port}/`);
    expect(response.status).toBe(200);
    expect(await socket.mock.callbacks.next()).toMatchObject({ outcome: 'rejected', reason: expect.stringContaining('not-public') });
    expect(resolve).toHaveBeenCalledExactlyOnceWith('hooks.example.com');
    expect(bodies).toEqual([]);
    server.close();
  });
});
