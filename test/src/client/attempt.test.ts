import { gzipSync } from 'node:zlib';
import { NotFoundError, UnexpectedResponseError, type CallOptions, type ClientEvent } from '@recipe-ai/sdk';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { connectionError, createTestClient, json, recipe } from '../../support/test-client.js';
import { VirtualClock } from '../../support/virtual-clock.js';

const failure = (call: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(call).then(
    () => expect.fail('the call did not fail'),
    (error: unknown) => error,
  );

afterEach(() => void vi.useRealTimers());

describe('an attempt', () => {
  test('gives a fetch of the caller a Request', async () => {
    const seen: unknown[] = [];
    const fetch = async (request: unknown): Promise<Response> => {
      const { method, url, redirect, headers } = request as Request;
      seen.push(method, url, redirect, headers.get('authorization'), await (request as Request).json());
      return json({ id: 'p' });
    };
    const { sdk } = createTestClient([], { fetch, validateResponses: 'off' });
    await sdk.pantries.create({ name: 'Home' });
    expect(seen).toEqual(['POST', 'https://api.example.com/api/v1/pantries', 'manual', 'Bearer rk_test_0123456789', { name: 'Home' }]);
  });

  test('gives the global fetch a URL and options', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => json({ id: 'p' }));
    vi.stubGlobal('fetch', fetch);
    const { sdk } = createTestClient([], { fetch: undefined, validateResponses: 'off' });
    await sdk.pantries.create({ name: 'Home' });
    vi.unstubAllGlobals();
    const [url, { signal, headers, ...init }] = fetch.mock.calls[0] as [string, RequestInit];
    expect(url).toBe('https://api.example.com/api/v1/pantries');
    expect(headers).toMatchObject({ authorization: 'Bearer rk_test_0123456789', 'content-type': 'application/json' });
    expect(signal).toBeInstanceOf(AbortSignal);
    expect(init).toEqual({ method: 'POST', body: '{"name":"Home"}', redirect: 'manual' });
  });

  test('is reported with the time until its response', async () => {
    vi.useFakeTimers();
    vi.advanceTimersByTime(5000);
    const events: ClientEvent[] = [];
    const slow = () => new Promise<Response>((resolve) => setTimeout(resolve, 30, json({ id: 'p' })));
    const { sdk } = createTestClient([slow], { onEvent: (event) => events.push(event), validateResponses: 'off' });
    const call = sdk.pantries.get('p');
    await vi.runAllTimersAsync();
    await call;
    expect(events).toContainEqual(expect.objectContaining({ type: 'response', durationMs: 30 }));
  });

  test.each([
    { status: 403, code: 'rate_limited', name: 'RateLimitError' },
    { status: 402, code: 'quota_exceeded', name: 'QuotaExceededError' },
    { status: 503, code: 'rate_limited', name: 'RateLimitError' },
    { status: 529, code: 'quota_exceeded', name: 'QuotaExceededError' },
  ])('that gets a $status with the code $code has reached a limit: no call is sent before the time of the response', async (limit) => {
    const clock = new VirtualClock();
    const { status, code, name } = limit;
    const response = json({ error: { code, message: 'Too many calls.' } }, { status, headers: { 'retry-after': '30' } });
    const { sdk, sent } = createTestClient([response, json({ data: [], next_cursor: null })], { clock });
    const first = await failure(sdk.pantries.list({}, { maxWait: 5000 }));
    expect(first).toMatchObject({ name, status, code, attempts: 1, waitMs: 30_000, maxWait: 5000 });
    expect(first).toMatchObject({ retryAt: new Date(clock.now() + 30_000) });
    expect(await failure(sdk.pantries.list({}, { maxWait: 5000 }))).toMatchObject({ name, code, attempts: 0 });
    const waiting = sdk.pantries.list();
    expect(await clock.runUntil(waiting)).toMatchObject({ data: [] });
    expect(sent).toHaveLength(2);
  });

  test.each<{ name: string; status: number; headers: Record<string, string>; body: object; waitMs: number }>([
    { name: 'a 403 with Retry-After', status: 403, headers: { 'retry-after': '30' }, body: {}, waitMs: 30_000 },
    { name: 'a 418 with Retry-After', status: 418, headers: { 'retry-after': '30' }, body: {}, waitMs: 30_000 },
    { name: 'a 420 with Retry-After', status: 420, headers: { 'retry-after': '30' }, body: {}, waitMs: 30_000 },
    {
      name: 'a 403 whose message and headers are about a limit',
      status: 403,
      headers: { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '30' },
      body: { message: 'API rate limit exceeded for 192.0.2.1.' },
      waitMs: 7500, // one call is sent early, to see whether the limit refills gradually
    },
    {
      name: 'a 403 whose code and headers are about a limit',
      status: 403,
      headers: { 'x-rate-limit-limit': '60', 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': '30' },
      body: { code: 'TOO_MANY_REQUESTS' },
      waitMs: 7500,
    },
  ])('that gets $name waits for the limit', async ({ status, headers, body, waitMs }) => {
    const clock = new VirtualClock();
    const { sdk, sent } = createTestClient([json(body, { status, headers }), json({ data: [], next_cursor: null })], { clock });
    const startedAt = clock.now();
    expect(await clock.runUntil(sdk.pantries.list())).toMatchObject({ data: [] });
    expect(sent).toHaveLength(2);
    expect(clock.now() - startedAt).toBeGreaterThanOrEqual(waitMs);
    expect(clock.now() - startedAt).toBeLessThan(waitMs + 1000);
  });

  test.each<{ name: string; status: number; headers: Record<string, string>; body: object }>([
    { name: 'a 403 of which only the message is about a limit', status: 403, headers: {}, body: { message: 'Rate limit exceeded' } },
    {
      name: 'a 403 of which only the headers are about a limit',
      status: 403,
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '30' },
      body: { message: 'The key may not do this.' },
    },
    { name: 'a 404 with Retry-After', status: 404, headers: { 'retry-after': '30' }, body: {} },
  ])('that gets $name rejects at once', async ({ status, headers, body }) => {
    const { sdk, sent } = createTestClient([json(body, { status, headers })]);
    expect(await failure(sdk.pantries.list())).toMatchObject({ status });
    expect(sent).toHaveLength(1);
  });

  test.each([509, 529])('that gets a %i with Retry-After pauses other calls too', async (status) => {
    const clock = new VirtualClock();
    const overloaded = json({}, { status, headers: { 'retry-after': '20' } });
    const { sdk, sent } = createTestClient([overloaded, json({ data: [], next_cursor: null })], { clock });
    const retryAt = new Date(clock.now() + 20_000);
    expect(await failure(sdk.pantries.list({}, { failFast: true }))).toMatchObject({ name: 'ServiceError', status, attempts: 1, retryAt });
    expect(await failure(sdk.pantries.list({}, { maxWait: 5000 }))).toMatchObject({ name: 'ServiceError', attempts: 0, retryAt });
    expect(await clock.runUntil(sdk.pantries.list())).toMatchObject({ data: [] });
    expect(clock.now()).toBe(retryAt.getTime());
    expect(sent).toHaveLength(2);
  });

  test.each([403, 503])('that gets a %d with the code of a limit waits as long as the response says, and uses no retry', async (status) => {
    const clock = new VirtualClock();
    const limited = json({ error: { code: 'rate_limited', message: 'Slow.' } }, { status, headers: { 'retry-after': '30' } });
    const { sdk } = createTestClient([limited, json({ data: [], next_cursor: null })], { clock, maxRetries: 0 });
    const startedAt = clock.now();
    const call = sdk.pantries.list();
    expect(await clock.runUntil(call)).toMatchObject({ data: [] });
    expect(clock.now() - startedAt).toBe(30_000);
  });

  test.each<CallOptions>([{ failFast: true }, { maxWait: 5000 }, { maxRetries: 0 }])(
    'that gets a 503 with Retry-After pauses other calls until then, whatever its own options are: %j',
    async (options) => {
      const clock = new VirtualClock();
      const unavailable = json({}, { status: 503, headers: { 'retry-after': '20' } });
      const { sdk } = createTestClient([unavailable, json({ data: [], next_cursor: null })], { clock });
      const retryAt = new Date(clock.now() + 20_000);
      expect(await failure(sdk.pantries.list({}, options))).toMatchObject({ name: 'ServiceError', attempts: 1, retryAt });
      expect(sdk.rateLimit).toMatchObject({ retryAt });
      expect(await failure(sdk.pantries.list({}, { maxWait: 5000 }))).toMatchObject({ name: 'ServiceError', attempts: 0, retryAt });
      const call = sdk.pantries.list();
      expect(await clock.runUntil(call)).toMatchObject({ data: [] });
      expect(clock.now()).toBe(retryAt.getTime());
    },
  );

  test('that gets a 429 does not wait for a body that stalls', async () => {
    vi.useFakeTimers();
    const onCancel = vi.fn();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"error":{')),
      cancel: onCancel,
    });
    const rejection = () => new Response(body, { status: 429, headers: { 'retry-after': '30' } });
    const { sdk, sent } = createTestClient([rejection], { maxWait: 0 });
    const call = failure(sdk.pantries.get('p'));
    await vi.advanceTimersByTimeAsync(249);
    expect(sdk.rateLimit.retryAt).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(sdk.rateLimit.retryAt).toBeInstanceOf(Date);
    expect(await call).toMatchObject({ name: 'RateLimitError', status: 429, code: 'rate_limited' });
    expect(onCancel).toHaveBeenCalledOnce();
    await failure(sdk.pantries.get('p'));
    expect(sent).toHaveLength(1);
  });

  test('that gets a 429 with a body that breaks is sent again, a write too', async () => {
    const broken = () => new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(connectionError('ECONNRESET')) });
    const rejection = () => new Response(broken(), { status: 429, headers: { 'retry-after': '0', 'content-length': '1000' } });
    const { sdk, sent } = createTestClient([rejection, json({ id: 'p' })], { validateResponses: 'off' });
    expect(await sdk.pantries.create({ name: 'Home' })).toEqual({ id: 'p' });
    expect(sent).toHaveLength(2);
  });

  test('that gets a 429 reports the error code in a body that comes late', async () => {
    const body = JSON.stringify({ error: { code: 'quota_exceeded', message: 'Used up' } });
    const late = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        controller.enqueue(new TextEncoder().encode(body));
        controller.close();
      },
    });
    const { sdk } = createTestClient([() => new Response(late, { status: 429 })]);
    expect(await failure(sdk.pantries.get('p'))).toMatchObject({ name: 'QuotaExceededError', message: expect.stringContaining('Used up') });
  });

  test('that fails leaves its place to the next call', async () => {
    const options = { concurrency: 1, maxRetries: 0, validateResponses: 'off' } as const;
    const { sdk } = createTestClient([connectionError('ECONNRESET'), json({ id: 'p' })], options);
    await failure(sdk.pantries.get('p'));
    expect(await sdk.pantries.get('p')).toEqual({ id: 'p' });
  });

  test('that is aborted is not retried', async () => {
    vi.useFakeTimers();
    const events: string[] = [];
    const controller = new AbortController();
    const { sdk } = createTestClient([() => new Promise<Response>(() => {})], { onEvent: ({ type }) => events.push(type) });
    const call = failure(sdk.pantries.get('p', { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(5);
    controller.abort('enough');
    await vi.runAllTimersAsync();
    expect(await call).toBe('enough');
    expect(events).toEqual(['request']);
  });

  test('aborts the fetch when its time is over', async () => {
    vi.useFakeTimers();
    let signal: AbortSignal | null | undefined;
    const fetch: typeof globalThis.fetch = (_, init) => ((signal = init?.signal), new Promise<Response>(() => {}));
    const { sdk } = createTestClient([], { fetch, timeout: 100, maxRetries: 0 });
    const call = failure(sdk.pantries.get('p'));
    await vi.runAllTimersAsync();
    expect(await call).toMatchObject({ name: 'TimeoutError' });
    expect(signal!.reason).toBe(await call);
  });
});

describe('a redirect', () => {
  const redirect = (status: number, location: string) => new Response(null, { status, headers: { location } });

  test.each([
    [300, '/choices', 'https://api.example.com/choices'],
    [301, 'https://evil.example/api?token=1#x', 'https://evil.example/api'],
    [302, '/login', 'https://api.example.com/login'],
    [303, 'https://api.example.com/other', 'https://api.example.com/other'],
    [307, 'https://evil.example/', 'https://evil.example/'],
    [307, 'https://user:password@login.example/', 'https://login.example/'],
    [308, 'http://api.example.com/', 'http://api.example.com/'],
  ])('with %d to %s is an error that names the target', async (status, location, target) => {
    const { sdk, sent } = createTestClient([redirect(status, location)]);
    const error = await failure(sdk.recipes.generate({ ingredients: ['rice'] }));
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect(error).toMatchObject({
      status,
      message: expect.stringContaining(`redirects to ${target} (HTTP ${status})`),
      advice: 'If you trust the target, set `baseUrl` accordingly.',
      option: 'baseUrl',
    });
    expect(sent).toHaveLength(1);
  });

  test.each<[string, () => Response, number]>([
    ['has no target', () => new Response(null, { status: 304 }), 304],
    ['has a target that is not a URL', () => redirect(302, 'http://['), 302],
    ['is hidden by a browser', () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' }), 0],
  ])('that %s is an error without one', async (_, respond, status) => {
    const { sdk } = createTestClient([respond]);
    expect(await failure(sdk.pantries.get('p'))).toMatchObject({
      message: expect.stringContaining(`/p redirects to another address (HTTP ${status}). Redirects are not followed.`),
    });
  });

  test('names the response and its limits', async () => {
    const headers = { location: '/login', 'x-request-id': 'req_3', 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '59' };
    const { sdk } = createTestClient([new Response(null, { status: 302, headers })]);
    expect(await failure(sdk.pantries.get('p'))).toMatchObject({ requestId: 'req_3', rateLimit: { limit: 60, remaining: 59 } });
  });

  test('is not followed by fetch', async () => {
    let seen: string | undefined;
    const { sdk } = createTestClient([(request) => ((seen = request.redirect), json({}))]);
    await sdk.pantries.get('p');
    expect(seen).toBe('manual');
  });
});

describe('a large response', () => {
  const huge = (bytes: number) =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        if ((bytes -= 65_536) < 0) controller.close();
        else controller.enqueue(new Uint8Array(65_536).fill(0x20));
      },
    });

  test.each<[string, () => Response]>([
    ['as a stream', () => new Response(huge(1_000_000))],
    ['with its length', () => new Response('x', { headers: { 'content-length': '300000000' } })],
    ['that is an error', () => new Response(huge(1_000_000), { status: 400 })],
  ])('%s is an error that names maxResponseBytes', async (_, respond) => {
    const { sdk, sent } = createTestClient([() => respond()], { maxResponseBytes: 100_000 });
    const error = await failure(sdk.pantries.get('p'));
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect(error).toMatchObject({
      message: expect.stringMatching(/larger than maxResponseBytes \(100000 bytes\)/),
      advice: 'Raise `maxResponseBytes` if you expect such a response.',
      option: 'maxResponseBytes',
    });
    expect(sent).toHaveLength(1);
  });

  test('names the response and its limits', async () => {
    const headers = { 'content-length': '300000000', 'x-request-id': 'req_3', 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '59' };
    const { sdk } = createTestClient([new Response('x', { headers })]);
    expect(await failure(sdk.pantries.get('p'))).toMatchObject({ requestId: 'req_3', rateLimit: { limit: 60, remaining: 59 } });
  });

  test('with its length is read up to the limit, and needs no body to be too large', async () => {
    const body = JSON.stringify({ id: 7 });
    const respond = (length: number) => new Response(length === body.length ? body : null, { headers: { 'content-length': `${length}` } });
    const { sdk } = createTestClient([respond(body.length), respond(body.length + 1)], {
      maxResponseBytes: body.length,
      validateResponses: 'off',
    });
    expect(await sdk.pantries.get('p')).toEqual({ id: 7 });
    expect(await failure(sdk.pantries.get('p'))).toHaveProperty('message', expect.stringMatching(/larger than maxResponseBytes/));
  });

  test('is read up to the limit', async () => {
    const { sdk } = createTestClient([() => new Response(huge(65_536))], { maxResponseBytes: 65_536, validateResponses: 'off' });
    expect(await failure(sdk.pantries.get('p'))).not.toHaveProperty('message', expect.stringMatching(/maxResponseBytes/));
  });

  test('that is compressed counts by its size after decompression', async () => {
    const bomb = gzipSync(Buffer.alloc(5_000_000));
    const body = () => new Response(bomb).body!.pipeThrough(new DecompressionStream('gzip'));
    const headers = { 'content-encoding': 'gzip', 'content-length': String(bomb.length) };
    const { sdk } = createTestClient([() => new Response(body(), { headers })], { maxResponseBytes: 100_000 });
    expect(await failure(sdk.pantries.get('p'))).toHaveProperty('message', expect.stringMatching(/larger than maxResponseBytes/));
  });

  test('with a long error message takes linear time, and is cut', async () => {
    const { sdk } = createTestClient([json({ error: { code: 'validation_error', message: `${'.'.repeat(500_000)}x` } }, { status: 422 })]);
    const startedAt = performance.now();
    const { message } = (await failure(sdk.pantries.get('p'))) as Error;
    expect(performance.now() - startedAt).toBeLessThan(2000); // quadratic time would take minutes
    expect(message.length).toBeLessThan(2000);
  });
});

describe('a long header', () => {
  test.each(['x-ratelimit-limit', 'x-ratelimit-reset', 'ratelimit', 'retry-after', 'x-request-id'])(
    'takes linear time: %s',
    async (name) => {
      for (const value of ['1'.repeat(15_000), '1,'.repeat(7000), '"a"'.repeat(5000), 'a=1;'.repeat(4000)]) {
        const { sdk } = createTestClient([json({ id: 'p' }, { headers: { [name]: value } })], { validateResponses: 'off' });
        const startedAt = performance.now();
        const { requestId = '' } = await sdk.pantries.get('p').withResponse();
        expect(performance.now() - startedAt).toBeLessThan(2000); // quadratic time would take minutes
        expect(requestId.length).toBeLessThanOrEqual(200);
      }
    },
  );
});

describe('a page instead of JSON', () => {
  test.each([200, 201])('with HTTP %d is an error with its title', async (status) => {
    const page = '<!doctype html><html><head><title>Hotel WiFi:\n Sign in</title></head><body>Welcome</body></html>';
    const { sdk } = createTestClient([new Response(page, { status })]);
    const error = await failure(sdk.pantries.get('p'));
    expect(error).toMatchObject({
      status,
      body: page,
      message: expect.stringMatching(
        /the response of GET https:\/\/api\.example\.com\/api\/v1\/pantries\/p is an HTML page titled "Hotel WiFi: Sign in", not JSON \(HTTP \d+\).*`baseUrl`/,
      ),
    });
  });
});

describe('a 404 of the AI service', () => {
  test('says that `aiUrl` may be missing, if it is not set', async () => {
    const { sdk } = createTestClient([new Response('nginx', { status: 404 })], { aiUrl: undefined });
    const error = await failure(sdk.healthify({ recipe }));
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toHaveProperty('message', expect.stringMatching(/`aiUrl` is not set.*RECIPE_AI_AI_URL/));
    expect(await failure(sdk.pantries.get('p'))).toHaveProperty('message', expect.not.stringMatching(/aiUrl/));
  });

  test('does not say so if it is set, or if the service says it', async () => {
    const { sdk } = createTestClient([new Response('nginx', { status: 404 })]);
    expect(await failure(sdk.healthify({ recipe }))).toHaveProperty('message', expect.not.stringMatching(/aiUrl/));
    const { sdk: other } = createTestClient([json({ message: 'Pass aiUrl' }, { status: 404 })], { aiUrl: undefined });
    expect(await failure(other.healthify({ recipe }))).toHaveProperty('message', expect.not.stringMatching(/aiUrl` is not set/));
  });

  test.each(['pass it as `aiUrl`.', 'pass it as `baseUrl`.'])('that says "%s" gives no other advice', async (advice) => {
    const message = `This path belongs to the other service: ${advice}`;
    const { sdk } = createTestClient([json({ error: { code: 'not_found', message } }, { status: 404 })]);
    for (const call of [() => sdk.healthify({ recipe }), () => sdk.pantries.get('p')]) {
      expect(await failure(call())).toHaveProperty('message', expect.not.stringMatching(/Check the id/));
    }
  });
});
