import { fc, test as property } from '@fast-check/vitest';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createOutbox } from '../../../mock/callbacks/create-outbox.js';
import type { CallbackJob } from '../../../mock/callbacks/types.js';
import type { CallbackTransport, OutgoingCallback } from '../../../mock/callbacks/post-callback.js';
import type { OutboxOptions } from '../../../mock/callbacks/outbox.js';
import { createEnvironment, type EnvironmentOptions } from '../../../mock/core/environment.js';

type Resolve = (host: string) => Promise<string[]>;

const secret = 'a-shared-secret-of-the-test';
const publicAddress = '93.184.216.34';

const job = (change: Partial<CallbackJob> = {}): CallbackJob => ({
  account: 'acc_1',
  url: 'https://hooks.example.com/recipes',
  payload: {
    type: 'healthify',
    request_id: 'job-1',
    model_tier: 'pro',
    model: 'chef-1',
    data: { name: 'Toast', ingredients: ['2 slices bread'], steps: ['Toast it.'] },
    timestamp: '2030-01-01T00:00:00.000+00:00',
  },
  afterMs: 0,
  operation: 'healthify',
  ...change,
});

const setUp = (environment: EnvironmentOptions = {}, options: Partial<OutboxOptions> = {}) => {
  const created = createEnvironment({ now: new Date('2030-01-01T00:00:00Z'), ...environment });
  const outbox = createOutbox({
    environment: created,
    secrets: { versionOf: () => 0, secretOf: () => secret },
    masked: () => [secret],
    changeCount: { last: 0 },
    mode: 'capture',
    policyOf: () => ({ hosts: ['hooks.example.com'], allowLoopback: false }),
    scenarioOf: () => undefined,
    assertKey: () => {},
    ...options,
  });
  return { environment: created, outbox };
};

/** A receiver that records its requests. */
const receiver = (status = 204) => {
  const requests: Request[] = [];
  const handle = async (request: Request) => {
    requests.push(request.clone());
    return new Response(null, { status });
  };
  return { requests, handle };
};

const delivering = (environment: EnvironmentOptions = {}, options: Partial<OutboxOptions> = {}) =>
  setUp(environment, { mode: 'deliver', ...options });

afterEach(() => {
  vi.useRealTimers();
});

describe('captured callbacks', () => {
  test('are stored, and nothing is sent', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    const { outbox } = setUp({ fetch });
    outbox.post(job());
    const delivery = await outbox.next();
    expect(delivery).toMatchObject({
      operation: 'healthify',
      account: 'acc_1',
      outcome: 'captured',
      decision: { allowed: true, host: 'hooks.example.com' },
      payload: { request_id: 'job-1' },
      queuedAt: '2030-01-01T00:00:00.000Z',
      endedAt: '2030-01-01T00:00:00.000Z',
    });
    expect(delivery.request).toEqual({
      method: 'POST',
      url: 'https://hooks.example.com/recipes',
      headers: { 'content-type': 'application/json', 'user-agent': 'recipe-ai-mock', 'x-callback-secret': '****' },
      body: JSON.stringify(job().payload),
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each([
    ['http://localhost:3000/hooks', 'string'],
    [null, 'null'],
    [{ handle: () => new Response() }, 'object'],
  ])('are not passed to what is not a function, which the error says: %j', async (handler, kind) => {
    const { outbox } = setUp();
    await expect(outbox.deliverTo(handler as never)).rejects.toThrow(
      new TypeError(
        `mock.callbacks.deliverTo: pass a function from a Request to a Response, such as a receiver, not ${kind}. For an address: (request) => fetch(url, request).`,
      ),
    );
  });

  test('are passed to a handler with the secret, and so are later ones', async () => {
    const { outbox } = setUp();
    const { requests, handle } = receiver();
    outbox.post(job());
    await outbox.settled();
    expect(await outbox.deliverTo(handle)).toMatchObject([{ outcome: 'delivered', status: 204 }]);
    outbox.post(job({ payload: { ...job().payload, request_id: 'job-2' } }));
    await outbox.settled();
    expect(await outbox.deliverTo(handle)).toEqual([]);
    expect(requests).toHaveLength(2);
    expect(requests[0]!.method).toBe('POST');
    expect(requests[0]!.url).toBe('https://hooks.example.com/recipes');
    expect(requests[0]!.headers.get('x-callback-secret')).toBe(secret);
    expect(await requests[0]!.json()).toEqual(job().payload);
    expect(await requests[1]!.json()).toMatchObject({ request_id: 'job-2' });
  });

  test('record a handler that throws, rejects or returns nothing, and are not retried', async () => {
    const { outbox } = setUp();
    const handler = vi
      .fn<() => Response | Promise<Response>>()
      .mockImplementationOnce(() => {
        throw new TypeError('no such recipe');
      })
      .mockRejectedValueOnce(new Error('later'))
      .mockReturnValueOnce(new Response('no', { status: 401 }))
      .mockReturnValueOnce(undefined as unknown as Response);
    await outbox.deliverTo(handler);
    for (let count = 0; count < 4; count += 1) outbox.post(job());
    await outbox.settled();
    expect(outbox.deliveries.map(({ outcome, status, reason }) => [outcome, status, reason])).toEqual([
      ['failed', undefined, 'the handler threw TypeError: no such recipe.'],
      ['failed', undefined, 'the handler threw Error: later.'],
      ['failed', 401, 'responded 401.'],
      ['failed', undefined, 'the handler did not return a Response.'],
    ]);
    expect(handler).toHaveBeenCalledTimes(4);
  });

  test('never show the secret', async () => {
    const { outbox } = setUp();
    await outbox.deliverTo(() => new Response());
    outbox.post(job());
    outbox.post(job({ url: 'https://other.example/' }));
    await outbox.settled();
    expect(JSON.stringify([outbox, outbox.deliveries, outbox.snapshot()])).not.toContain(secret);
  });
});

describe('the delivery log', () => {
  test('returns each callback once from next, in the order in which they end', async () => {
    const { outbox, environment } = setUp();
    const early = outbox.next();
    outbox.post(job({ afterMs: 2000, payload: { ...job().payload, request_id: 'slow' } }));
    outbox.post(job({ afterMs: 1000, payload: { ...job().payload, request_id: 'quick' } }));
    environment.clock.advance('2s');
    expect((await early).payload.request_id).toBe('quick');
    expect((await outbox.next()).payload.request_id).toBe('slow');
    expect(outbox.deliveries.map(({ payload }) => payload.request_id)).toEqual(['slow', 'quick']);
  });

  test('returns values that do not change, and returns none twice', async () => {
    const { outbox } = setUp();
    outbox.post(job());
    const captured = await outbox.next();
    await outbox.deliverTo(() => new Response());
    await expect(outbox.next({ timeout: 0 })).rejects.toThrow('No callback ended');
    expect(captured.outcome).toBe('captured');
    expect(outbox.deliveries[0]!.outcome).toBe('delivered');
  });

  test('masks secrets in URLs, but sends and snapshots the whole URL', async () => {
    const { outbox } = setUp();
    const { requests, handle } = receiver();
    const url = 'https://hooks.example.com/recipes?token=s3cr3t-1&job=7&k=0123456789abcdef';
    outbox.post(job({ url }));
    outbox.redeliver((await outbox.next()).id);
    outbox.post(job({ url: 'https://user:s3cr3t-2@p@hooks.example.com/?%73ecret=s3cr3t-3' }));
    await outbox.settled();
    expect(JSON.stringify([outbox.deliveries, await outbox.next()])).not.toMatch(/s3cr3t|0123456789abcdef|@p@/);
    expect(outbox.deliveries[0]!.request.url).toBe('https://hooks.example.com/recipes?token=****&job=7&k=****');
    const other = setUp().outbox;
    other.restore(JSON.parse(JSON.stringify(outbox.snapshot())), () => 0);
    await other.deliverTo(handle);
    expect(requests.map((request) => request.url)).toEqual([url, url]);
  });

  test('drops the oldest ended deliveries when their bodies are too large', async () => {
    const { outbox } = setUp();
    const data = { ...job().payload.data, name: 'x'.repeat(100_000) };
    for (let count = 0; count < 25; count += 1) outbox.post(job({ payload: { ...job().payload, request_id: `job-${count}`, data } }));
    await outbox.settled();
    const ids = outbox.deliveries.map(({ payload }) => payload.request_id);
    expect(ids).toEqual(['job-21', 'job-22', 'job-23', 'job-24']);
    expect((await outbox.next()).payload.request_id).toBe('job-21');
    outbox.post(job({ payload: { ...job().payload, request_id: 'huge', data: { ...data, name: 'x'.repeat(2_000_000) } } }));
    await outbox.settled();
    expect(outbox.deliveries.map(({ payload }) => payload.request_id)).toEqual(['huge']);
  });

  test('keeps the last 1,000 ended deliveries and all pending ones', async () => {
    const { outbox, environment } = setUp();
    outbox.post(job({ afterMs: 60_000, payload: { ...job().payload, request_id: 'patient' } }));
    for (let count = 0; count < 1500; count += 1) outbox.post(job({ payload: { ...job().payload, request_id: `job-${count}` } }));
    await outbox.next();
    const ids = () => outbox.deliveries.map(({ payload }) => payload.request_id);
    expect(ids()).toHaveLength(1001);
    expect(ids().slice(0, 2)).toEqual(['patient', 'job-500']);
    expect((await outbox.next()).payload.request_id).toBe('job-500');
    environment.clock.advance('1m');
    expect(ids()).toHaveLength(1000);
  });

  test('a wait that times out says what the callbacks wait for', async () => {
    const { outbox, environment } = setUp();
    const complaint = async (promise: Promise<unknown>) => (await promise.catch((reason: unknown) => reason)) as Error;
    const none = await complaint(outbox.next({ timeout: 1 }));
    expect(none.name).toBe('TimeoutError');
    expect(none.message).toBe('No callback ended within 1 ms. None is pending: did the request have a callback_url, and did it succeed?');
    outbox.post(job({ afterMs: 1000 }));
    expect((await complaint(outbox.settled({ timeout: 1 }))).message).toContain(
      '1 for the mock’s clock (mock.clock.advance(...) moves it)',
    );
    outbox.hold();
    environment.clock.advance('1s');
    expect((await complaint(outbox.next({ timeout: 1 }))).message).toContain('within 1 ms. Waiting: 1 for mock.callbacks.release()');
  });

  test('a wait that timed out takes no callback', async () => {
    const { outbox } = setUp();
    expect(await outbox.next({ timeout: 1 }).catch(() => 'nothing')).toBe('nothing');
    outbox.post(job());
    expect((await outbox.next()).outcome).toBe('captured');
  });

  test('a wait times out in real time, also with fake timers', async () => {
    vi.useFakeTimers();
    const { outbox } = setUp();
    await expect(outbox.next({ timeout: 1 })).rejects.toThrow('No callback ended within 1 ms.');
    outbox.post(job({ afterMs: 1000 }));
    await expect(outbox.settled({ timeout: 1 })).rejects.toThrow('Callbacks did not settle within 1 ms.');
  });
});

describe('sending a callback', () => {
  test('happens after the model`s latency on the mock`s clock', async () => {
    const { requests, handle } = receiver();
    const { outbox, environment } = delivering({ fetch: handle as typeof fetch, resolve: async () => [publicAddress] });
    outbox.post(job({ afterMs: 1500 }));
    environment.clock.advance(1499);
    await Promise.resolve();
    expect(outbox.deliveries[0]!.outcome).toBe('waiting');
    environment.clock.advance(1);
    await outbox.settled();
    expect(requests).toHaveLength(1);
    expect(outbox.deliveries[0]).toMatchObject({
      outcome: 'delivered',
      sentAt: '2030-01-01T00:00:01.500Z',
      dueAt: '2030-01-01T00:00:01.500Z',
    });
  });

  test('post returns before anything is resolved or sent', () => {
    const resolve = vi.fn<Resolve>(async () => [publicAddress]);
    const { outbox } = delivering({ fetch: receiver().handle as typeof fetch, resolve });
    outbox.post(job());
    expect(resolve).not.toHaveBeenCalled();
    expect(outbox.deliveries[0]!.outcome).toBe('waiting');
  });

  test('uses the user`s fetch once, without redirects, whatever the response', async () => {
    for (const status of [200, 204, 301, 302, 307, 308, 400, 404, 500, 503]) {
      const { requests, handle } = receiver(status);
      const { outbox } = delivering({ fetch: handle as typeof fetch, resolve: async () => [publicAddress] });
      outbox.post(job());
      const { outcome, status: received, reason } = await outbox.next();
      expect(requests).toHaveLength(1);
      expect(requests[0]!.redirect).toBe('manual');
      expect(received).toBe(status);
      expect(outcome).toBe(status < 300 ? 'delivered' : 'failed');
      expect(reason?.includes('not followed') ?? false).toBe(status >= 300 && status < 400);
    }
  });

  test('give the response`s body up after three seconds, and leave no timer', async () => {
    vi.useFakeTimers();
    const cancel = vi.fn<() => void>();
    const pull = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
    const body = new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
    const { outbox } = delivering({ fetch: async () => new Response(body), resolve: async () => [publicAddress] });
    outbox.post(job());
    await vi.advanceTimersByTimeAsync(2999);
    expect(outbox.deliveries).toMatchObject([{ outcome: 'sending' }]);
    expect(cancel).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(cancel).toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
    expect(outbox.deliveries).toMatchObject([{ outcome: 'delivered', status: 200 }]);
    expect(outbox.deliveries[0]).not.toHaveProperty('responseBody');
  });

  test('keeps the headers of the response, with secrets masked as in the request log', async () => {
    const headers = new Headers({ 'X-Trace': `at ${secret}`, Authorization: 'Bearer abc', 'Set-Cookie': 'session=abc' });
    const { outbox } = delivering({
      fetch: async () => new Response(null, { status: 500, headers }),
      resolve: async () => [publicAddress],
    });
    outbox.post(job());
    await outbox.settled();
    const responseHeaders = { 'x-trace': 'at ****', authorization: 'Bearer ****', 'set-cookie': '****' };
    expect(outbox.deliveries).toMatchObject([{ status: 500, responseHeaders }]);
    outbox.restore(outbox.snapshot(), () => 0);
    expect(outbox.deliveries).toMatchObject([{ responseHeaders }]);
  });

  test.each([
    ['a plain object', { 'x-trace': 'a1' }],
    ['missing', undefined],
  ])('delivers to a handler whose headers are %s', async (_, headers) => {
    const { outbox } = setUp();
    outbox.post(job());
    await outbox.settled();
    await outbox.deliverTo(() => ({ status: 204, headers }) as never);
    expect(outbox.deliveries).toMatchObject([{ outcome: 'delivered', responseHeaders: {} }]);
  });

  describe('the response`s body', () => {
    const bodyAfter = async (response: () => Response) => {
      const { outbox } = delivering({ fetch: async () => response(), resolve: async () => [publicAddress] });
      outbox.post(job());
      return outbox.next();
    };

    test('is kept with the delivery, whatever its status, with secrets masked as in the request log', async () => {
      const json = { error: `expected ${secret}`, token: 'abc', at: 'https://x.example/?key=abc' };
      const failed = await bodyAfter(() => Response.json(json, { status: 401 }));
      expect(failed).toMatchObject({ outcome: 'failed', status: 401, reason: 'responded 401.' });
      expect(JSON.parse(failed.responseBody!)).toEqual({ error: 'expected ****', token: '****', at: 'https://x.example/?key=****' });
      expect((await bodyAfter(() => new Response('not this secret'))).responseBody).toBe('not this secret');
    });

    test('is cut after 2,000 bytes, at a whole character, and the rest is cancelled', async () => {
      const cancel = vi.fn<() => void>();
      const endless = () =>
        new ReadableStream({ pull: (controller) => controller.enqueue(new TextEncoder().encode('a€'.repeat(300))), cancel });
      const { responseBody } = await bodyAfter(() => new Response(endless()));
      expect(responseBody).toBe('a€'.repeat(500));
      expect((await bodyAfter(() => new Response(`€${'x'.repeat(1996)}€€`))).responseBody).toBe(`€${'x'.repeat(1996)}`);
      expect(cancel).toHaveBeenCalledTimes(1);
    });

    test('is kept as far as it came if the connection breaks', async () => {
      const broken = () =>
        new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode('half')),
          pull: (controller) => controller.error(new Error('reset')),
        });
      expect(await bodyAfter(() => new Response(broken()))).toMatchObject({ outcome: 'delivered', responseBody: 'half' });
    });

    test.each([
      ['empty', () => new Response('')],
      ['no text', () => new Response(new Uint8Array([0x1f, 0x8b, 0xff, 0xfe]))],
      ['no text but valid UTF-8', () => new Response(new Uint8Array([0x50, 0, 0x4b]))],
      [
        'read already',
        () => {
          const response = new Response('x');
          void response.text();
          return response;
        },
      ],
    ])('is left out if it is %s', async (_, response) => {
      vi.useFakeTimers();
      const { outbox } = delivering({ fetch: async () => response(), resolve: async () => [publicAddress] });
      outbox.post(job());
      await outbox.settled();
      await vi.advanceTimersByTimeAsync(1);
      expect(vi.getTimerCount()).toBe(0);
      expect(outbox.deliveries).toMatchObject([{ outcome: 'delivered' }]);
      expect(outbox.deliveries[0]).not.toHaveProperty('responseBody');
    });

    test('is not added to a delivery that was restored meanwhile', async () => {
      const cancel = vi.fn<() => void>();
      const start = (controller: ReadableStreamDefaultController) => controller.enqueue(new TextEncoder().encode('of the first'));
      const body = () => new ReadableStream({ start, cancel });
      const { outbox } = delivering({ fetch: async () => new Response(body()), resolve: async () => [publicAddress] });
      outbox.post(job());
      await vi.waitUntil(() => outbox.deliveries[0]!.outcome === 'sending');
      const state = outbox.snapshot();
      outbox.restore(state, () => 0);
      await vi.waitUntil(() => cancel.mock.calls.length > 0);
      expect(outbox.deliveries[0]).not.toHaveProperty('responseBody');
    });
  });

  test('gives up after three seconds, on the receiver and on the resolver', async () => {
    vi.useFakeTimers();
    const never = () => new Promise<never>(() => {});
    const silent = delivering({ fetch: never, resolve: async () => [publicAddress] }).outbox;
    const dropped = delivering({ fetch: receiver().handle as typeof fetch, resolve: never }).outbox;
    for (const outbox of [silent, dropped]) {
      outbox.post(job());
      await vi.advanceTimersByTimeAsync(2999);
      expect(outbox.deliveries[0]!.outcome).toBe('sending');
      await vi.advanceTimersByTimeAsync(1);
      expect(outbox.deliveries[0]).toMatchObject({ outcome: 'failed', reason: 'no response within 3 seconds.' });
    }
    expect(vi.getTimerCount()).toBe(0);
  });

  test('sends a secret beyond ASCII as UTF-8', async () => {
    const { requests, handle } = receiver();
    const { outbox } = setUp({}, { secrets: { versionOf: () => 0, secretOf: () => 'schlüssel' } });
    await outbox.deliverTo(handle);
    outbox.post(job());
    await outbox.settled();
    const bytes = Uint8Array.from(Array.from(requests[0]!.headers.get('x-callback-secret')!), (character) => character.charCodeAt(0));
    expect(new TextDecoder().decode(bytes)).toBe('schlüssel');
  });

  test('fails with a reason without a transport', async () => {
    const { outbox } = delivering();
    outbox.post(job());
    const { outcome, reason } = await outbox.next();
    expect(outcome).toBe('failed');
    expect(reason).toContain('in a browser, and in process without `fetch`, names cannot be resolved and checked');
  });

  test('hides the addresses in connection errors', async () => {
    const error = Object.assign(new TypeError('fetch failed'), {
      cause: Object.assign(new Error('connect ECONNREFUSED 93.184.216.34:443'), { code: 'ECONNREFUSED' }),
    });
    const { outbox } = delivering({ fetch: () => Promise.reject(error), resolve: async () => [publicAddress] });
    outbox.post(job());
    const delivery = await outbox.next();
    expect(delivery.reason).toBe('the connection failed (ECONNREFUSED).');
    expect(JSON.stringify(delivery)).not.toContain(publicAddress);
  });
});

describe('the target of a callback', () => {
  test.each(['https://evil.example/', 'http://hooks.example.com/', 'https://hooks.example.com:8443/', 'http://localhost/', 'nonsense'])(
    'is never a rejected URL: %s',
    async (url) => {
      const fetch = vi.fn<typeof globalThis.fetch>();
      const resolve = vi.fn<Resolve>(async () => [publicAddress]);
      const { outbox } = delivering({ fetch, resolve });
      const handler = vi.fn<() => Response>(() => new Response());
      await outbox.deliverTo(handler);
      outbox.post(job({ url }));
      const delivery = await outbox.next();
      expect(delivery.outcome).toBe('rejected');
      expect(delivery.decision).toMatchObject({
        allowed: false,
        rule: expect.any(String),
        message: expect.stringContaining('callback_url was rejected'),
      });
      for (const untouched of [fetch, resolve, handler]) expect(untouched).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['this machine', ['127.0.0.1']],
    ['this machine, in IPv6', ['::1']],
    ['a private network', ['10.1.2.3']],
    ['the cloud`s metadata', ['169.254.169.254']],
    ['nothing in particular', ['0.0.0.0']],
    ['a mapped address', ['::ffff:127.0.0.1']],
    ['a mapped address in hex', ['::ffff:7f00:1']],
    ['a compatible address', ['::7f00:1']],
    ['a translated address', ['::ffff:0:7f00:1']],
    ['NAT64', ['64:ff9b::7f00:1']],
    ['6to4', ['2002:7f00:1::']],
    ['Teredo', ['2001:0:808:808:0:0:80ff:fffe']],
    ['a unique local address', ['fd00::1']],
    ['a link-local address with a zone', ['fe80::1%eth0']],
    ['multicast', ['224.0.0.1']],
    ['documentation', ['203.0.113.5']],
    ['a public address and a private one', [publicAddress, '10.0.0.1']],
    ['a private address and a public one', ['10.0.0.1', publicAddress]],
    ['two families, one private', ['2606:4700::1111', '::ffff:10.0.0.1']],
    ['no address at all', ['hooks.example.com']],
    ['an odd spelling', ['0177.0.0.1']],
  ])('a name that resolves to %s is not called, and the log does not say to what', async (_, addresses) => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    const { outbox } = delivering({ fetch, resolve: async () => addresses });
    outbox.post(job());
    const delivery = await outbox.next();
    expect(delivery).toMatchObject({ outcome: 'rejected', reason: expect.stringContaining('rule not-public: hooks.example.com') });
    expect(fetch).not.toHaveBeenCalled();
    for (const address of addresses.filter((text) => text !== 'hooks.example.com')) expect(JSON.stringify(delivery)).not.toContain(address);
  });

  test.each([
    ['resolves to nothing', async () => []],
    ['is not known', () => Promise.reject(new Error('ENOTFOUND'))],
    [
      'breaks the resolver',
      () => {
        throw new Error('no');
      },
    ],
    ['resolves to rubbish', async () => 'rubbish' as unknown as string[]],
  ])('a name that %s is not called', async (_, resolve) => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    const { outbox } = delivering({ fetch, resolve });
    outbox.post(job());
    expect(await outbox.next()).toMatchObject({ outcome: 'failed' });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('is resolved once, and only those addresses are connected to', async () => {
    const results = [[publicAddress, '2606:4700::1111'], ['127.0.0.1']];
    const resolve = vi.fn<Resolve>(async () => results.shift()!);
    const sent: OutgoingCallback[] = [];
    const sender: CallbackTransport = {
      async send(callback) {
        sent.push(callback);
        return { status: 200 };
      },
    };
    const { outbox } = delivering({ resolve });
    outbox.setTransport(sender);
    outbox.post(job());
    await outbox.settled();
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ url: new URL(job().url), addresses: [publicAddress, '2606:4700::1111'] });
    expect(sent[0]!.headers['x-callback-secret']).toBe(secret);
  });

  test('can be a listed loopback host, over http, without resolving it', async () => {
    const resolve = vi.fn<Resolve>(async () => ['10.0.0.1']);
    const { requests, handle } = receiver();
    const { outbox } = delivering(
      { fetch: handle as typeof fetch, resolve },
      { policyOf: () => ({ allowLoopback: true, hosts: ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'] }) },
    );
    const urls = ['http://localhost:3000/', 'http://127.0.0.1:3000/', 'http://[::1]:3000/'];
    for (const url of urls) outbox.post(job({ url }));
    await outbox.settled();
    expect(requests.map(({ url }) => url)).toEqual(urls);
    expect(resolve).not.toHaveBeenCalled();
  });
});

describe('hold, redeliver, fail', () => {
  test('held callbacks are sent in order on release', async () => {
    const { outbox } = setUp();
    const { requests, handle } = receiver();
    await outbox.deliverTo(handle);
    outbox.hold();
    for (const id of ['a', 'b']) outbox.post(job({ payload: { ...job().payload, request_id: id } }));
    await outbox.settled();
    expect(outbox.deliveries.map(({ outcome }) => outcome)).toEqual(['held', 'held']);
    expect(requests).toHaveLength(0);
    outbox.release();
    await outbox.settled();
    expect(await Promise.all(requests.map(async (request) => ((await request.json()) as { request_id: string }).request_id))).toEqual([
      'a',
      'b',
    ]);
    outbox.post(job());
    await outbox.settled();
    expect(requests).toHaveLength(3);
  });

  test('redeliver sends a callback again as a new delivery', async () => {
    const { outbox } = setUp();
    const { requests, handle } = receiver();
    await outbox.deliverTo(handle);
    outbox.post(job());
    const { id } = await outbox.next();
    expect(outbox.redeliver(id)).toMatchObject({ copyOf: id, outcome: 'waiting' });
    expect(await outbox.next()).toMatchObject({ copyOf: id, outcome: 'delivered' });
    expect(requests).toHaveLength(2);
    expect(() => outbox.redeliver('cbd_none')).toThrow('There is no delivery cbd_none');
  });

  test('faults drop, delay, duplicate, set a status, and send a wrong secret', async () => {
    const { outbox, environment } = setUp();
    const { requests, handle } = receiver();
    await outbox.deliverTo(handle);
    const send = async (fault: Parameters<typeof outbox.fail>[0]) => {
      requests.length = 0;
      outbox.fail({ ...fault, times: 1 });
      outbox.post(job());
      environment.clock.advance('30s');
      await outbox.settled();
      return outbox.deliveries.at(-1)!;
    };
    expect(await send({ drop: true })).toMatchObject({ outcome: 'dropped', fault: { drop: true } });
    expect(requests).toHaveLength(0);
    expect(await send({ status: 503 })).toMatchObject({ outcome: 'failed', status: 503, reason: 'responded 503.' });
    expect(requests).toHaveLength(0);
    const delayed = await send({ delay: '30s' });
    expect(Date.parse(delayed.sentAt!) - Date.parse(delayed.queuedAt)).toBe(30_000);
    expect(requests).toHaveLength(1);
    expect(await send({ duplicate: true })).toMatchObject({ outcome: 'delivered', copyOf: outbox.deliveries.at(-2)!.id });
    expect(requests).toHaveLength(2);
    await send({ wrongSecret: true });
    expect(requests[0]!.headers.get('x-callback-secret')).not.toBe(secret);
    await send({ wrongSecret: true, duplicate: true, delay: 5 });
    expect(requests.map(({ headers }) => headers.get('x-callback-secret') === secret)).toEqual([false, false]);
    outbox.post(job());
    await outbox.settled();
    expect(requests[2]!.headers.get('x-callback-secret')).toBe(secret);
  });

  test('a fault lasts until it is removed or reset; those with `times` apply first', async () => {
    const { outbox } = setUp();
    const dropped = outbox.fail();
    outbox.fail({ status: 500, times: 2 });
    for (let count = 0; count < 4; count += 1) outbox.post(job());
    await outbox.settled();
    expect(outbox.deliveries.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'dropped', 'dropped']);
    expect(dropped.timesTriggered).toBe(2);
    dropped.remove();
    outbox.post(job());
    await outbox.settled();
    expect(outbox.deliveries.at(-1)).toMatchObject({ outcome: 'captured', fault: undefined });
    outbox.fail({ drop: true });
    outbox.reset();
    outbox.post(job());
    expect(await outbox.next()).toMatchObject({ outcome: 'captured', fault: undefined });
  });

  test('a fault can apply to the callbacks of one key', async () => {
    const { outbox } = setUp();
    outbox.fail({ drop: true, key: 'sk_a' });
    outbox.post(job({ key: 'sk_a' }));
    outbox.post(job({ key: 'sk_b' }));
    await outbox.settled();
    expect(outbox.deliveries.map(({ outcome }) => outcome)).toEqual(['dropped', 'captured']);
    expect(JSON.stringify(outbox.deliveries)).not.toContain('sk_');
  });

  test.each([
    { status: 99 },
    { status: 600 },
    { status: 200.5 },
    { drop: true, times: -1 },
    { delay: -1 },
    { delay: Number.NaN },
    { probability: 2 },
  ])('a fault with nonsense in it is rejected: %j', (fault) => expect(() => setUp().outbox.fail(fault)).toThrow(RangeError));
});

describe('snapshot, restore, reset', () => {
  test('keep waiting, held and read deliveries as they were', async () => {
    const { outbox, environment } = setUp();
    outbox.post(job());
    await outbox.next();
    outbox.post(job({ payload: { ...job().payload, request_id: 'unread' } }));
    await new Promise((done) => setImmediate(done));
    outbox.post(job({ afterMs: 1000, payload: { ...job().payload, request_id: 'later' } }));
    outbox.fail({ drop: true, times: 1 });
    const then = structuredClone({ environment: environment.snapshot(), outbox: outbox.snapshot() });
    expect(JSON.parse(JSON.stringify(then))).toEqual(then);

    environment.clock.advance('1s');
    outbox.post(job());
    await outbox.settled();
    environment.restore(then.environment);
    outbox.restore(then.outbox, () => 0);
    expect(outbox.deliveries.map(({ outcome }) => outcome)).toEqual(['captured', 'captured', 'waiting']);
    expect((await outbox.next()).payload.request_id).toBe('unread');
    environment.clock.advance('1s');
    expect((await outbox.next()).payload.request_id).toBe('later');
    outbox.post(job());
    expect(await outbox.next()).toMatchObject({ outcome: 'dropped' });
  });

  test('a handler survives a restore and ends with a reset', async () => {
    const { outbox, environment } = setUp();
    await outbox.deliverTo(() => new Response());
    outbox.restore(outbox.snapshot(), () => 0);
    outbox.post(job());
    expect(await outbox.next()).toMatchObject({ outcome: 'delivered' });
    environment.reset();
    outbox.reset();
    outbox.post(job());
    expect(await outbox.next()).toMatchObject({ outcome: 'captured' });
  });

  test('a delivery that is being sent is aborted and not sent again', async () => {
    const results: ((response: Response) => void)[] = [];
    const fetch = vi.fn<(request: Request) => Promise<Response>>(() => new Promise((resolve) => results.push(resolve)));
    const { outbox, environment } = delivering({ fetch: fetch as unknown as typeof globalThis.fetch });
    outbox.post(job());
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    const then = { environment: environment.snapshot(), outbox: outbox.snapshot() };
    environment.restore(then.environment);
    outbox.restore(then.outbox, () => 0);
    expect(fetch.mock.calls[0]![0].signal.aborted).toBe(true);
    expect(outbox.deliveries).toMatchObject([{ outcome: 'failed', reason: 'aborted: the mock was restored.' }]);
    results[0]!(new Response());
    await new Promise((done) => setImmediate(done));
    expect(outbox.deliveries).toMatchObject([{ outcome: 'failed', reason: 'aborted: the mock was restored.' }]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('reset removes all deliveries and resolves settled', async () => {
    const { outbox, environment } = setUp();
    outbox.post(job({ afterMs: 1000 }));
    const quiet = outbox.settled();
    environment.reset();
    outbox.reset();
    await quiet;
    environment.clock.advance('1h');
    expect(outbox.deliveries).toEqual([]);
  });
});

property.prop([
  fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant(publicAddress), fc.string()), { minLength: 1, maxLength: 4 }),
  fc.integer({ min: 100, max: 599 }),
])('at most one request for any addresses and any response, and none to an address that is not public', async (addresses, status) => {
  const sent: OutgoingCallback[] = [];
  const { outbox } = delivering({ resolve: async () => addresses });
  outbox.setTransport({
    async send(callback) {
      sent.push(callback);
      return { status };
    },
  });
  outbox.post(job());
  const { outcome } = await outbox.next();
  expect(sent.length).toBeLessThanOrEqual(1);
  expect(sent.length === 1).toBe(outcome !== 'rejected');
  for (const { addresses: used } of sent) expect(used).toEqual(addresses);
});

describe('the log of deliveries', () => {
  test('counts and finds deliveries, and says what has changed since', async () => {
    const { outbox } = setUp();
    const [first, second] = [outbox.post(job()), outbox.post(job())];
    expect([outbox.size, outbox.held, outbox.faults]).toEqual([2, false, []]);
    await outbox.settled();
    expect(outbox.find(first)).toMatchObject({ id: first, outcome: 'captured' });
    expect(outbox.find('cbd_none')).toBeUndefined();
    const { lines, revision } = outbox.changes(0);
    expect(lines.map(({ id }) => id)).toEqual([first, second]);
    expect(lines[0]!.order).toBeLessThan(lines[1]!.order);
    expect(JSON.stringify(lines)).not.toContain(secret);
    outbox.post(job());
    await outbox.settled();
    expect(outbox.changes(revision).lines).toHaveLength(1);
    outbox.hold();
    expect(outbox.held).toBe(true);
  });

  test('keeps the place of a delivery that changes', async () => {
    const { outbox } = setUp({}, { mode: 'deliver' });
    const first = outbox.post(job());
    outbox.post(job());
    const orderOf = () => outbox.changes(0).lines.find(({ id }) => id === first)!.order;
    const before = orderOf();
    await outbox.settled();
    expect(orderOf()).toBe(before);
  });

  test('calls a listener at each end, until it is removed', async () => {
    const { outbox } = setUp();
    const ended: string[] = [];
    const leave = outbox.onEnd(({ id, outcome }) => ended.push(`${id} ${outcome}`));
    const first = outbox.post(job());
    await outbox.settled();
    leave();
    outbox.post(job());
    await outbox.settled();
    expect(ended).toEqual([`${first} captured`]);
  });

  test('has ids that say what they are', async () => {
    const { outbox } = setUp();
    const fault = outbox.fail({ duplicate: true });
    expect(fault.id).toMatch(/^flt_/);
    outbox.post(job());
    await outbox.settled();
    expect(outbox.deliveries).toHaveLength(2);
    for (const { id } of outbox.deliveries) expect(id).toMatch(/^cbd_/);
  });
});

describe('what callbacks wait for', () => {
  test('is said by a wait that takes too long', async () => {
    vi.useFakeTimers();
    const { outbox } = delivering({ fetch: () => new Promise(() => {}), resolve: async () => [publicAddress] });
    outbox.post(job());
    await vi.advanceTimersByTimeAsync(1);
    outbox.post(job({ afterMs: 60_000 }));
    const waiting = outbox.settled({ timeout: 10 }).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(10);
    expect(await waiting).toMatch(
      /^Callbacks did not settle within 10 ms\. Waiting: 1 for the mock’s clock \(mock\.clock\.advance\(\.\.\.\) moves it\); 1 for the receiver\.$/,
    );
  });

  test('is released, and nothing that was sent is sent again', async () => {
    const { requests, handle } = receiver();
    const { outbox } = setUp();
    await outbox.deliverTo(handle);
    outbox.post(job());
    await outbox.settled();
    outbox.hold();
    outbox.post(job());
    await outbox.settled();
    outbox.release();
    await outbox.settled();
    expect(requests).toHaveLength(2);
  });
});

test('a fault with a probability applies to some callbacks, and says so', async () => {
  const { outbox } = setUp();
  outbox.fail({ drop: true, probability: 0.5 });
  for (let callback = 0; callback < 30; callback++) outbox.post(job());
  await outbox.settled();
  expect(new Set(outbox.deliveries.map(({ outcome, reason }) => `${outcome} ${reason}`))).toEqual(
    new Set(['captured undefined', 'dropped dropped by mock.callbacks.fail.']),
  );
});
