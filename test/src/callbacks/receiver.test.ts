import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createCallbackReceiver,
  createCallbackDedupeStore,
  type CallbackEvent,
  type CallbackVerificationError,
  type CallbackRequest,
  type ReceiverEvent,
  type ReceiverOptions,
  type CallbackDedupeStore,
} from '../../../src/callbacks/index.js';
import { createCallbackInbox } from '../../../src/callbacks/inbox.js';
import { ConfigurationError, TimeoutError } from '../../../src/errors.js';
import { fetchRequest, payload, request, secret, sentAt, stream } from '../../support/callback-requests.js';

/** A receiver with everything that happens to it on record. */
const open = (options: Partial<ReceiverOptions> = {}) => {
  const handled: CallbackEvent[] = [];
  const events: ReceiverEvent[] = [];
  const errors: unknown[] = [];
  const works: Promise<unknown>[] = [];
  const receiver = createCallbackReceiver({
    secret,
    onCallback: (callback) => void handled.push(callback),
    onEvent: (event) => void events.push(event),
    onError: (error) => void errors.push(error),
    waitUntil: (work) => works.push(work),
    ...options,
  });
  const settled = async () => {
    await Promise.all(works);
    return events.map(({ type }) => type);
  };
  return { receiver, handled, events, errors, works, settled };
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a receiver', () => {
  test('responds with an empty 204 and calls onCallback', async () => {
    const { receiver, handled, settled } = open();
    const response = await receiver(fetchRequest());
    expect([response.status, await response.text(), [...response.headers]]).toEqual([204, '', []]);
    expect(await settled()).toEqual(['accepted', 'handled']);
    expect(handled).toEqual([payload()]);
  });

  test('responds before the handler starts', async () => {
    const order: string[] = [];
    const { receiver, settled } = open({ onCallback: () => order.push('handled') });
    await receiver(fetchRequest()).then(() => order.push('responded'));
    await settled();
    expect(order).toEqual(['responded', 'handled']);
  });

  test('responds even if the handler never ends', async () => {
    const { receiver } = open({ onCallback: () => new Promise(() => undefined) });
    expect((await receiver(fetchRequest())).status).toBe(204);
  });

  test('accepts a request without fetch, with a parsed, unparsed or unread body', async () => {
    const { receiver, handled, settled } = open({ dedupe: false });
    const { body } = stream([new TextEncoder().encode(JSON.stringify(payload()))]);
    for (const given of [request(), request({ body: payload() }), request({ body })]) {
      expect((await receiver(given)).status).toBe(204);
    }
    await settled();
    expect(handled).toEqual([payload(), payload(), payload()]);
  });
});

describe('a rejection', () => {
  const resultOf = async (given: Request | CallbackRequest, options: Partial<ReceiverOptions> = {}) => {
    const { receiver, handled, events } = open(options);
    const response = await receiver(given);
    return { status: response.status, text: await response.text(), headers: Object.fromEntries(response.headers), events, handled };
  };

  test.each([
    ['method-not-allowed', 405, request({ method: 'GET' })],
    ['missing-secret', 401, request({ headers: {} })],
    ['duplicate-secret', 401, request({ headers: { 'x-callback-secret': [secret, 'other'] } })],
    ['secret-mismatch', 401, request({ headers: { 'x-callback-secret': 'other' } })],
    ['unsupported-content-type', 415, request({ headers: { 'x-callback-secret': secret, 'content-type': 'text/plain' } })],
    ['body-too-large', 413, request({ body: ' '.repeat(2 ** 20 + 1) })],
    ['invalid-encoding', 400, request({ body: Uint8Array.of(0xff) })],
    ['invalid-json', 400, request({ body: '{' })],
    ['invalid-shape', 400, request({ body: {} })],
    ['stale-timestamp', 400, request()],
  ])('for %s responds with %d, reports to onEvent, and does not call onCallback', async (reason, status, given) => {
    const result = await resultOf(given, { toleranceSeconds: 60, now: sentAt + 61_000 });
    expect(result.status).toBe(status);
    expect(result.events).toEqual([
      { type: 'rejected', reason, status, message: expect.stringMatching(/\w.*\.$/), error: expect.objectContaining({ reason }) },
    ]);
    expect(result.handled).toEqual([]);
  });

  test('of a sender without the secret has no body, whatever was wrong', async () => {
    const strangers = [{}, { 'x-callback-secret': 'other' }, { 'x-callback-secret': [secret, 'other'] }, { 'x-callback-secret': ' ' }];
    for (const headers of strangers) {
      expect(await resultOf(request({ headers }))).toMatchObject({ status: 401, text: '', headers: {} });
    }
  });

  test('of another method has an Allow header', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'OPTIONS']) {
      expect((await resultOf(new Request('https://kitchen.example/callbacks', { method }))).headers).toMatchObject({ allow: 'POST' });
    }
  });

  test('of a sender with the secret has the reason', async () => {
    expect((await resultOf(request({ body: '{' }))).text).toBe('invalid-json\n');
  });

  test('is the only reaction to a hostile request', async () => {
    for (const given of [null, undefined, 5, 'x', {}, { headers: null }]) {
      const { status } = await resultOf(given as never);
      expect([400, 401, 405]).toContain(status);
    }
  });
});

describe('a handler that fails', () => {
  const failing = () => Promise.reject(new Error('the kitchen burns'));

  test('is reported to onError with the callback, and not to the sender', async () => {
    const reported: unknown[] = [];
    const onError = (error: unknown, callback?: CallbackEvent) => void reported.push(error, callback);
    const { receiver, settled } = open({ onCallback: failing, onError });
    expect((await receiver(fetchRequest())).status).toBe(204);
    expect(await settled()).toEqual(['accepted', 'failed']);
    expect(reported).toEqual([new Error('the kitchen burns'), payload()]);
  });

  test('may throw synchronously', async () => {
    const { receiver, errors, settled } = open({
      onCallback: () => {
        throw new Error('at once');
      },
    });
    await receiver(fetchRequest());
    await settled();
    expect(errors).toEqual([new Error('at once')]);
  });

  test('is logged if there is no onError', async () => {
    const written = vi.spyOn(console, 'error').mockReturnValue();
    const { receiver, settled } = open({ onCallback: failing, onError: undefined });
    await receiver(fetchRequest());
    await settled();
    expect(written).toHaveBeenCalledWith(expect.any(String), new Error('the kitchen burns'));
  });

  test('does not affect the response, even if onError and onEvent fail too', async () => {
    const { receiver, settled } = open({
      logger: { warn: () => expect.fail('logger'), error: () => expect.fail('logger') },
      onCallback: failing,
      onError: failing,
      onEvent: () => {
        throw new Error('no log');
      },
    });
    expect((await receiver(fetchRequest())).status).toBe(204);
    await settled();
  });

  test('gets the callback again if it is sent again', async () => {
    let calls = 0;
    const { receiver, settled } = open({ onCallback: () => (++calls === 1 ? failing() : undefined) });
    for (let time = 0; time < 3; time++) {
      await receiver(fetchRequest());
      await settled();
    }
    expect(await settled()).toEqual(['accepted', 'failed', 'accepted', 'handled', 'accepted', 'duplicate']);
  });
});

describe('onEvent', () => {
  test('reports its own errors to onError', async () => {
    const { receiver, errors, settled } = open({ onEvent: () => Promise.reject(new Error('no log')) });
    await receiver(fetchRequest());
    await settled();
    expect(errors).toEqual([new Error('no log'), new Error('no log')]);
  });

  test('gets the duration of the handler', async () => {
    const { receiver, events, settled } = open();
    await receiver(fetchRequest());
    await settled();
    expect(events.at(-1)).toEqual({ type: 'handled', callback: payload(), durationMs: expect.any(Number) });
  });
});

describe('waitUntil', () => {
  test('gets a promise that resolves when the handler ends', async () => {
    const running: (() => void)[] = [];
    const { receiver, works, events } = open({ onCallback: () => new Promise<void>((resolve) => running.push(resolve)) });
    await receiver(fetchRequest());
    expect(works).toHaveLength(1);
    await vi.waitFor(() => expect(running).toHaveLength(1));
    expect(events.map(({ type }) => type)).toEqual(['accepted']);
    running[0]?.();
    await works[0];
    expect(events.map(({ type }) => type)).toEqual(['accepted', 'handled']);
  });

  test('of the context takes precedence over that of the options, and is called as its method', async () => {
    const { receiver, works } = open();
    class Context {
      works: unknown[] = [];
      waitUntil(work: Promise<unknown>) {
        this.works.push(work);
      }
    }
    const context = new Context();
    await receiver(fetchRequest(), context);
    expect([context.works.length, works.length]).toEqual([1, 0]);
    await context.works[0];
  });

  test('is optional: other contexts are ignored', async () => {
    const { receiver, settled, handled } = open({ dedupe: false });
    for (const context of [{ params: {} }, { waitUntil: 5 }]) await receiver(fetchRequest(), context);
    await settled();
    expect(handled).toHaveLength(2);
  });

  test('that throws is reported, and does not affect the response', async () => {
    const { receiver, errors } = open({
      waitUntil: () => {
        throw new Error('no context');
      },
    });
    expect((await receiver(fetchRequest())).status).toBe(204);
    expect(errors).toEqual([new Error('no context')]);
  });
});

describe('a callback that is sent twice', () => {
  const twice = async (options: Partial<ReceiverOptions>, first = payload(), second = payload()) => {
    const { receiver, handled, events, errors, settled } = open(options);
    await Promise.all([first, second].map((body) => receiver(request({ body }))));
    return { types: await settled(), handled, events, errors };
  };

  test('is handled once, and gets the same response both times', async () => {
    const { types, handled } = await twice({});
    expect(handled).toHaveLength(1);
    expect(types.filter((type) => type === 'duplicate')).toHaveLength(1);
  });

  test('is handled again if the handler of the first one fails while the second waits for it', async () => {
    const first = Promise.withResolvers<void>();
    const onCallback = vi.fn<() => Promise<void>>().mockReturnValueOnce(first.promise).mockResolvedValue();
    const { receiver, settled } = open({ onCallback });
    for (let time = 0; time < 3; time++) await receiver(fetchRequest());
    await vi.waitFor(() => expect(onCallback).toHaveBeenCalled());
    first.reject(new Error('database is gone'));
    expect(await settled()).toEqual(['accepted', 'accepted', 'accepted', 'failed', 'handled', 'duplicate']);
    expect(onCallback).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['another request', { request_id: 'job-2' }],
    ['another operation', { type: 'rewrite-tone' }],
  ])('is different from a callback of %s', async (_, changes) => {
    expect((await twice({}, payload(), payload(changes))).handled).toHaveLength(2);
  });

  test('is not recognized by an empty request_id', async () => {
    expect((await twice({}, payload({ request_id: '' }), payload({ request_id: '' }))).handled).toHaveLength(2);
  });

  test('is not confused with another whose fields join to the same text', async () => {
    const [first, second] = [payload({ type: 'a","b', request_id: 'c' }), payload({ type: 'a', request_id: 'b","c' })];
    expect((await twice({}, first, second)).handled).toHaveLength(2);
  });

  test('is handled twice if dedupe is false', async () => {
    expect((await twice({ dedupe: false })).handled).toHaveLength(2);
  });

  test('is recognized by a store that several receivers share', async () => {
    const dedupe = createCallbackDedupeStore();
    expect((await twice({ dedupe })).handled).toHaveLength(1);
    expect((await twice({ dedupe })).handled).toHaveLength(0);
  });

  test('is handled if the store fails', async () => {
    const broken: CallbackDedupeStore = {
      add: () => Promise.reject(new Error('no store')),
      delete: () => Promise.reject(new Error('no store')),
    };
    const { handled, errors } = await twice({ dedupe: broken });
    expect(handled).toHaveLength(2);
    expect(errors).toEqual([new Error('no store'), new Error('no store')]);
    const failing = await twice({
      dedupe: { ...broken, add: () => true },
      onCallback: () => {
        throw new Error('the kitchen burns');
      },
    });
    expect(failing.errors).toHaveLength(4);
  });
});

describe('a dedupe store that returns the replies of Redis', () => {
  test.each([
    ['SET NX', 'OK', null],
    ['SETNX', 1, 0],
  ])('of %s', async (_, stored, known) => {
    const keys = new Set<string>();
    const add = async (key: string) => (keys.has(key) ? known : (keys.add(key), stored));
    const { receiver, handled, errors, settled } = open({ dedupe: { add, delete: (key) => keys.delete(key) } });
    for (let time = 0; time < 2; time++) await receiver(request());
    expect(await settled()).toEqual(['accepted', 'accepted', 'handled', 'duplicate']);
    expect([handled.length, errors]).toEqual([1, []]);
  });

  test('that mean neither is reported, and the callback is handled', async () => {
    const { receiver, handled, errors, settled } = open({ dedupe: { add: (() => undefined) as never, delete: () => undefined } });
    await receiver(request());
    await settled();
    const message = '`dedupe.add` must return true if the key is new and false if it is not; it returned undefined.';
    expect([handled.length, errors]).toEqual([1, [new ConfigurationError(message)]]);
  });
});

describe('a dedupe store that does not respond', () => {
  const never = () => new Promise<never>(() => undefined);
  const tick = () => vi.advanceTimersByTimeAsync(0);
  beforeEach(() => void vi.useFakeTimers());

  test('is given up after one second: the callback is handled, and onError is told', async () => {
    const { receiver, handled, errors, works } = open({ dedupe: { add: never, delete: never } });
    await receiver(request());
    await tick();
    await vi.advanceTimersByTimeAsync(999);
    expect(handled).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(works);
    expect(handled).toEqual([payload()]);
    const message = '`dedupe.add` did not respond within 1000 ms (`storeTimeout`). Check that the store can be reached.';
    expect(errors).toEqual([new TimeoutError(message)]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('has the time of storeTimeout, and what it does later changes nothing', async () => {
    const late = Promise.withResolvers<boolean>();
    const { receiver, handled, errors, works } = open({ dedupe: { add: () => late.promise, delete: never }, storeTimeout: 50 });
    await receiver(request());
    await tick();
    await vi.advanceTimersByTimeAsync(50);
    late.reject(new Error('max retries'));
    await Promise.all(works);
    expect([handled.length, errors]).toEqual([1, [expect.any(TimeoutError)]]);
  });

  test('and whose handler fails does not hold the next callback with its key', async () => {
    const onCallback = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('the kitchen burns')).mockResolvedValue();
    const { receiver, errors, works } = open({ dedupe: { add: () => true, delete: never }, onCallback });
    for (let time = 0; time < 2; time++) await receiver(request());
    await tick();
    await vi.advanceTimersByTimeAsync(1000);
    await Promise.all(works);
    expect(onCallback).toHaveBeenCalledTimes(2);
    expect(errors.map(String)).toEqual(['Error: the kitchen burns', expect.stringContaining('`dedupe.delete` did not respond')]);
  });
});

test('a callback is handled even if its dedupe store fails, and onError never ends', async () => {
  const dedupe: CallbackDedupeStore = { add: () => Promise.reject(new Error('no store')), delete: () => undefined };
  const { receiver, handled } = open({ dedupe, onError: () => new Promise(() => undefined) });
  await receiver(request());
  await vi.waitFor(() => expect(handled).toHaveLength(1));
});

describe('a dedupe store in memory', () => {
  test('remembers at least the last `size` keys and at most twice as many', () => {
    const seen = createCallbackDedupeStore({ size: 3 });
    const isNew = (keys: string) => Array.from(keys, (key) => seen.add(key));
    expect(isNew('abcabc')).toEqual([true, true, true, false, false, false]);
    expect(isNew('defgh')).toEqual([true, true, true, true, true]);
    expect(isNew('fgh')).toEqual([false, false, false]);
    expect(isNew('a')).toEqual([true]);
  });

  test('forgets a deleted key', () => {
    const seen = createCallbackDedupeStore();
    void seen.add('a');
    void seen.delete('a');
    expect(seen.add('a')).toBe(true);
  });

  test('remembers 10,000 by default, and does not grow further', () => {
    const seen = createCallbackDedupeStore();
    for (let key = 0; key < 50_000; key++) void seen.add(String(key));
    expect([seen.add('49999'), seen.add('40000'), seen.add('29999')]).toEqual([false, false, true]);
  });
});

describe('a slow body', () => {
  const endless = () => {
    let cancelled = false;
    const body = new ReadableStream({
      cancel: () => {
        cancelled = true;
      },
    });
    return { request: fetchRequest({ body, duplex: 'half' } as RequestInit), wasCancelled: () => cancelled };
  };

  test('is cancelled after ten seconds with 408', async () => {
    vi.useFakeTimers();
    const { receiver, events } = open();
    const slow = endless();
    const response = receiver(slow.request);
    await vi.advanceTimersByTimeAsync(9_999);
    expect([slow.wasCancelled(), events]).toEqual([false, []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([(await response).status, slow.wasCancelled()]).toEqual([408, true]);
    const message = 'The body did not arrive within 10000 ms (`bodyTimeout`).';
    expect(events).toMatchObject([{ type: 'rejected', reason: 'body-timeout', status: 408, message }]);
  });

  test('has the time of bodyTimeout', async () => {
    vi.useFakeTimers();
    const quick = open({ bodyTimeout: 50 }).receiver(endless().request);
    await vi.advanceTimersByTimeAsync(50);
    expect((await quick).status).toBe(408);
    const { receiver, events } = open({ bodyTimeout: Infinity });
    void receiver(endless().request);
    await vi.advanceTimersByTimeAsync(100 * 86_400_000);
    expect(events).toEqual([]);
  });

  test('leaves no timer behind if it arrives in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { receiver } = open({ onCallback: () => undefined });
    await receiver(fetchRequest({ headers: { 'x-callback-secret': secret, 'content-type': 'application/json' }, body: '{' }));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('an invalid configuration', () => {
  test.each<[string, Partial<ReceiverOptions> | undefined]>([
    ['a blank secret', { secret: ['', secret] }],
    ['no handler', { onCallback: undefined }],
    ['a limit that is no number', { maxBodyBytes: NaN }],
    ['a negative tolerance', { toleranceSeconds: -1 }],
    ['a timeout that is no number', { bodyTimeout: NaN }],
    ['a timeout as text', { bodyTimeout: '60' as never }],
    ['a negative timeout of the store', { storeTimeout: -1 }],
    ['a dedupe store that is none', { dedupe: {} as never }],
    ['a dedupe that is null', { dedupe: null as never }],
    ['a logger that is none', { logger: {} as never }],
  ])('with %s throws when the receiver is created', (_, options) => {
    expect(() => open(options)).toThrow(ConfigurationError);
  });

  test.each([
    ['toleranceSecond', /^Unknown option `toleranceSecond`; did you mean toleranceSeconds\?$/],
    ['onCallbak', /^Unknown option `onCallbak`; did you mean onCallback\?$/],
  ])('with the misspelled option %s throws, and says what was meant', (name, message) => {
    expect(() => open({ [name]: 1 })).toThrow(message);
    expect(() => createCallbackInbox({ secret, [name]: 1 })).toThrow(message);
  });

  test('with a store that is none throws, and says what it must have', () => {
    expect(() => createCallbackInbox({ secret, store: {} as never })).toThrow(
      '`store` must be an object with the functions put, get, watch.',
    );
    expect(() => open({ dedupe: new Map() as never })).toThrow('`dedupe` must be an object with the functions add, delete.');
  });

  test('without options throws too', () => {
    expect(() => createCallbackReceiver(undefined as never)).toThrow(ConfigurationError);
  });
});

describe('a receiver without a secret', () => {
  afterEach(() => vi.unstubAllEnvs());

  const receiverWithoutSecret = () => open({ secret: undefined, logger: { warn: () => undefined, error: () => undefined } });

  test('is created, so that a build without secrets succeeds', () => {
    expect(() => receiverWithoutSecret()).not.toThrow();
  });

  test('responds with 500 and reports a ConfigurationError that says what is missing', async () => {
    const { receiver, errors, events } = receiverWithoutSecret();
    expect((await receiver(fetchRequest())).status).toBe(500);
    expect(errors).toEqual([expect.any(ConfigurationError)]);
    expect(String(errors[0])).toMatch(/secret.*RECIPE_AI_CALLBACK_SECRET/);
    expect(events).toMatchObject([{ type: 'rejected', reason: 'not-configured', status: 500 }]);
  });

  test('uses RECIPE_AI_CALLBACK_SECRET', async () => {
    vi.stubEnv('RECIPE_AI_CALLBACK_SECRET', secret);
    const { receiver } = receiverWithoutSecret();
    expect((await receiver(fetchRequest())).status).toBe(204);
    expect((await receiver(request({ headers: { 'x-callback-secret': 'other' } }))).status).toBe(401);
  });

  test('may get it from a function', async () => {
    const { receiver } = open({ secret: async () => ['old', secret] });
    expect((await receiver(fetchRequest())).status).toBe(204);
    const { receiver: failing } = open({ secret: () => Promise.reject(new ConfigurationError('vault')) });
    expect((await failing(fetchRequest())).status).toBe(500);
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('the vault is closed');
      },
    ],
    ['rejects', () => Promise.reject(new Error('the vault is closed'))],
  ])('responds with 500 and reports the cause if that function %s', async (_, failing) => {
    const { receiver, errors } = open({ secret: failing, logger: { warn: () => undefined, error: () => undefined } });
    const response = await receiver(fetchRequest());
    expect([response.status, await response.text()]).toEqual([500, '']);
    expect(errors).toEqual([expect.any(ConfigurationError)]);
    expect(errors[0]).toMatchObject({ cause: new Error('the vault is closed') });
  });
});

describe('a rejected callback', () => {
  const withLogger = (options: Partial<ReceiverOptions> = {}) => {
    const logger = { warn: vi.fn(), error: vi.fn() };
    return { logger, ...open({ logger, ...options }) };
  };

  test('without the right secret is logged once for each reason, with advice', async () => {
    const { receiver, logger } = withLogger();
    for (const headers of [{}, {}, { 'x-callback-secret': 'other' }]) await receiver(request({ headers }));
    expect(logger.warn.mock.calls.flat()).toEqual([
      expect.stringMatching(/callback rejected \(missing-secret, HTTP 401\): .*proxy/),
      expect.stringMatching(/callback rejected \(secret-mismatch, HTTP 401\): .*account page/),
    ]);
  });

  test('with the right secret is logged each time, with its wrong fields, because it is sent only once', async () => {
    const { receiver, logger } = withLogger();
    await receiver(request({ body: payload({ model: 5 }) }));
    await receiver(request({ body: payload({ type: 5 }) }));
    expect(logger.warn.mock.calls).toEqual([
      ['recipe-ai: callback rejected (invalid-shape, HTTP 400): The JSON is not a callback. callback.model: expected string, got number.'],
      ['recipe-ai: callback rejected (invalid-shape, HTTP 400): The JSON is not a callback. callback.type: expected string, got number.'],
    ]);
  });

  test('is logged once for each reason if the receiver has no secret', async () => {
    const { receiver, logger } = withLogger({ secret: () => '' });
    for (const _ of [1, 2]) await receiver(request());
    expect(logger.warn.mock.calls).toEqual([[expect.stringContaining('(not-configured, HTTP 500): `secret` is blank.')]]);
  });

  test('with the right secret reaches onError with its payload, so that nothing is lost', async () => {
    const { receiver, errors } = withLogger();
    const wrong = payload({ model: 5 });
    expect((await receiver(request({ body: wrong }))).status).toBe(400);
    expect(errors).toMatchObject([{ reason: 'invalid-shape', payload: wrong }]);
  });

  const text = JSON.stringify(payload());
  const headers = { 'content-type': 'application/json', 'x-callback-secret': secret };
  const asText = { headers: { ...headers, 'content-type': 'text/plain' } };
  const chunks = (given: string) => stream([new TextEncoder().encode(given)]).body;

  test.each<[string, string, Request | CallbackRequest, unknown]>([
    ['another type, a body at hand', 'unsupported-content-type', request(asText), payload()],
    ['another type, a body that a parser has read', 'unsupported-content-type', request({ ...asText, body: payload() }), payload()],
    ['another type, an unread body', 'unsupported-content-type', fetchRequest(asText), payload()],
    ['another type, an unread stream', 'unsupported-content-type', request({ ...asText, body: chunks(text) }), payload()],
    ['another type, a text', 'unsupported-content-type', request({ ...asText, body: 'type=healthify' }), 'type=healthify'],
    ['a large body at hand', 'body-too-large', request({ body: `${text}${' '.repeat(1000)}` }), payload()],
    [
      'a large body that a parser has read',
      'body-too-large',
      request({ headers: { ...headers, 'content-length': '1001' }, body: payload() }),
      payload(),
    ],
    ['a large stream', 'body-too-large', request({ body: chunks(`"${'\u00df'.repeat(600)}`) }), `"${'\u00df'.repeat(600)}`],
    ['another encoding', 'invalid-encoding', request({ body: Uint8Array.of(0x1f, 0x8b) }), Uint8Array.of(0x1f, 0x8b)],
    [
      'a key that would become the prototype',
      'unsupported-content-type',
      request({ ...asText, body: '{"__proto__": {}, "a": 1}' }),
      { a: 1 },
    ],
  ])('with the right secret reaches onError with what was received: %s', async (_, reason, given, received) => {
    const { receiver, errors } = withLogger({ maxBodyBytes: 1000 });
    await receiver(given);
    expect(errors).toEqual([expect.objectContaining({ reason })]);
    expect((errors[0] as CallbackVerificationError).payload).toEqual(received);
  });

  test('with the right secret reaches onError also if nothing of its body was received', async () => {
    const { seen, init } = stream([new TextEncoder().encode(text)]);
    const { receiver, errors } = withLogger();
    await receiver(fetchRequest({ ...init, headers: { ...headers, 'content-length': '9999999' } }));
    expect(errors).toMatchObject([{ reason: 'body-too-large', payload: undefined }]);
    expect(seen.read).toBe(0);
  });

  test('with the right secret reaches onError with the part that arrived before the connection broke', async () => {
    const body = new ReadableStream(
      {
        start: (controller) => controller.enqueue(new TextEncoder().encode('{"request_id": "job-')),
        pull: (controller) => controller.error(new Error('socket hang up')),
      },
      { highWaterMark: 0 },
    );
    const { receiver, errors } = withLogger();
    await receiver(fetchRequest({ body, duplex: 'half' } as RequestInit));
    expect(errors).toMatchObject([
      {
        reason: 'invalid-json',
        payload: '{"request_id": "job-',
        cause: { message: 'socket hang up' },
        advice: 'The body is not JSON. It broke off after 20 bytes.',
      },
    ]);
  });

  test('with the right secret reaches onError with the part that arrived in time', async () => {
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"request_id": "job-')) });
    const { receiver, errors } = withLogger({ bodyTimeout: 20 });
    expect((await receiver(fetchRequest({ body, duplex: 'half' } as RequestInit))).status).toBe(408);
    expect(errors).toMatchObject([{ name: 'TimeoutError', payload: '{"request_id": "job-' }]);
    expect(JSON.stringify(errors)).not.toContain('job-');
  });

  test.each<[string, CallbackRequest, RegExp]>([
    ['its Content-Type', request(asText), /The Content-Type is not JSON\. It is "text\/plain"\.$/],
    [
      'its Content-Type without parameters',
      request({ headers: { ...headers, 'content-type': 'text/html; a=b' } }),
      /Content-Type is not JSON\. It is "text\/html"\.$/,
    ],
    [
      'nothing of a Content-Type that is none, which may repeat a secret',
      request({ headers: { ...headers, 'content-type': `${secret} text/x` } }),
      /Content-Type is not JSON\.$/,
    ],
    ['the size of a body', request({ body: ' '.repeat(1001) }), /`maxBodyBytes`\. The limit is 1000 bytes; the body has at least 1001\.$/],
    [
      'its Content-Length',
      request({ headers: { ...headers, 'content-length': '5000' } }),
      /The limit is 1000 bytes; the body has at least 5000\.$/,
    ],
    [
      'a timestamp in the past',
      request({ body: payload({ timestamp: new Date(sentAt - 61_441).toISOString() }) }),
      /clocks\. It is 61\.5 s before now; the limit is 60 s\.$/,
    ],
    [
      'a timestamp in the future',
      request({ body: payload({ timestamp: new Date(sentAt + 90_000).toISOString() }) }),
      /It is 90 s after now; the limit is 60 s\.$/,
    ],
  ])('is reported with the numbers: %s', async (_, given, message) => {
    const { receiver, events } = withLogger({ maxBodyBytes: 1000, toleranceSeconds: 60, now: sentAt });
    await receiver(given);
    expect(events).toMatchObject([{ type: 'rejected', message: expect.stringMatching(message) }]);
  });

  test('with a wrong secret does not reach onError', async () => {
    const { receiver, errors } = withLogger();
    await receiver(request({ headers: { 'x-callback-secret': 'other' }, body: payload({ model: 5 }) }));
    expect(errors).toEqual([]);
  });

  test('is rejected even if the logger throws', async () => {
    const { receiver } = open({ logger: { warn: () => expect.fail('logger'), error: () => undefined } });
    expect((await receiver(request({ headers: {} }))).status).toBe(401);
  });
});

describe('an unexpected error of the receiver', () => {
  const unreadable = {
    headers: { 'x-callback-secret': secret },
    get body(): unknown {
      throw new RangeError('not supported here');
    },
  };
  const logger = { warn: vi.fn(), error: vi.fn() };
  afterEach(() => void vi.clearAllMocks());

  test('is a 500 that says so, and no reason of the request', async () => {
    const { receiver, events } = open({ logger });
    const response = await receiver(unreadable);
    expect([response.status, await response.text()]).toEqual([500, 'internal-error\n']);
    expect(events).toMatchObject([
      { type: 'rejected', reason: 'internal-error', status: 500, error: new RangeError('not supported here') },
    ]);
  });

  test('is passed to onError, and logged as a warning without the secret', async () => {
    const { receiver, errors } = open({ logger });
    await receiver(unreadable);
    expect(errors).toEqual([new RangeError('not supported here')]);
    expect(logger.warn.mock.calls).toEqual([
      ['recipe-ai: callback rejected (internal-error, HTTP 500): The receiver failed. `onError` or the log has the error.'],
    ]);
  });

  test('is logged if there is no onError', async () => {
    await open({ logger, onError: undefined }).receiver(unreadable);
    expect(logger.error.mock.calls).toEqual([['recipe-ai: handling a callback failed:', new RangeError('not supported here')]]);
  });

  test('may be a global that the runtime lacks', async () => {
    vi.stubGlobal('TextDecoder', undefined);
    const { receiver, errors } = open({ logger });
    try {
      Reflect.deleteProperty(globalThis, 'TextDecoder');
      expect((await receiver(fetchRequest())).status).toBe(500);
    } finally {
      vi.unstubAllGlobals();
    }
    expect(errors).toEqual([new ReferenceError('TextDecoder is not defined')]);
  });
});

describe('a runtime whose setImmediate throws, such as the edge runtime of Next', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['that has not been read', () => fetchRequest()],
    ['that a parser has read', () => request()],
  ])('handles a callback with a body %s', async (_, created) => {
    const { receiver, handled, settled } = open();
    const unsupported = () => {
      throw new Error('A Node.js API is used (setImmediate) which is not supported in the Edge Runtime.');
    };
    vi.stubGlobal('setImmediate', unsupported);
    vi.stubGlobal('clearImmediate', unsupported);
    expect((await receiver(created())).status).toBe(204);
    expect(await settled()).toEqual(['accepted', 'handled']);
    expect(handled).toEqual([payload()]);
  });
});

describe('onError', () => {
  test.each([
    [
      'throws',
      () => {
        throw new Error('the queue is down');
      },
    ],
    ['rejects', () => Promise.reject(new Error('the queue is down'))],
  ])('that %s is logged with the error that it received', async (_, onError) => {
    const logger = { warn: vi.fn(), error: vi.fn() };
    const { receiver, settled } = open({ logger, onError, onCallback: () => Promise.reject(new Error('the kitchen burns')) });
    await receiver(fetchRequest());
    await settled();
    expect(logger.error.mock.calls).toEqual([
      ['recipe-ai: handling a callback failed:', new Error('the kitchen burns'), 'Then `onError` failed:', new Error('the queue is down')],
    ]);
    expect(JSON.stringify(logger.error.mock.calls.flat().map(String))).not.toContain(secret);
  });
});

describe('the response to a rejected request', () => {
  test.each([
    ['of another method', request({ method: 'GET' }), 405, { 'content-type': 'text/plain; charset=utf-8', allow: 'POST' }],
    ['that is not JSON', request({ body: 'no' }), 400, { 'content-type': 'text/plain; charset=utf-8' }],
  ])('%s has the headers that belong to it', async (_, rejected, status, headers) => {
    const response = await open({ logger: { warn: () => {}, error: () => {} } }).receiver.handle(rejected);
    expect([response.status, response.headers]).toEqual([status, headers]);
  });

  test('is logged as a warning with its reason, and not as an error', async () => {
    const logger = { warn: vi.fn(), error: vi.fn() };
    const receiver = createCallbackReceiver({ secret, onCallback: () => {}, logger });
    await receiver.handle(request({ body: JSON.stringify({ type: 5 }) }));
    expect(logger.warn.mock.calls).toEqual([
      [expect.stringMatching(/^recipe-ai: callback rejected \(invalid-shape, HTTP 400\): The JSON is not/)],
    ]);
    expect(logger.error).not.toHaveBeenCalled();
  });
});

test('a body may be as large as the limit says, by its length too', async () => {
  const body = JSON.stringify(payload());
  const headers = { 'content-type': 'application/json', 'x-callback-secret': secret, 'content-length': String(body.length) };
  const { receiver } = open({ maxBodyBytes: body.length, logger: { warn: () => {}, error: () => {} } });
  expect((await receiver.handle(request({ headers, body }))).status).toBe(204);
  const longer = { ...headers, 'content-length': String(body.length + 1) };
  expect((await receiver.handle(request({ headers: longer, body }))).status).toBe(413);
});

describe('a handler', () => {
  test('without dedupe is called for each callback, and nothing is an error', async () => {
    const { receiver, errors, handled, settled } = open({ dedupe: false });
    await receiver(fetchRequest());
    await receiver(fetchRequest());
    expect(await settled()).toEqual(['accepted', 'accepted', 'handled', 'handled']);
    expect([handled.length, errors]).toEqual([2, []]);
  });

  test('that fails without dedupe is one error', async () => {
    const error = new Error('mine');
    const { receiver, errors, settled } = open({ dedupe: false, onCallback: () => Promise.reject(error) });
    await receiver(fetchRequest());
    await settled();
    expect(errors).toEqual([error]);
  });

  test('that fails is logged if there is no onError', async () => {
    const logger = { warn: vi.fn(), error: vi.fn() };
    const error = new Error('mine');
    const { receiver, settled } = open({ onError: undefined, logger, onCallback: () => Promise.reject(error) });
    await receiver(fetchRequest());
    await settled();
    expect(logger.error.mock.calls).toEqual([['recipe-ai: handling a callback failed:', error]]);
  });

  test('is reported with the time it took', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(5000);
    const { receiver, events, settled } = open({ onCallback: () => void now.mockReturnValue(5040) });
    await receiver(fetchRequest());
    await settled();
    expect(events.at(-1)).toMatchObject({ type: 'handled', durationMs: 40 });
  });

  test('that is missing is a ConfigurationError', () => {
    const error = new ConfigurationError('`onCallback` is missing. Pass the function that handles verified callbacks.');
    expect(() => createCallbackReceiver({ secret } as never)).toThrow(error);
    expect(() => createCallbackReceiver(undefined as never)).toThrow(error);
  });
});

describe('a platform', () => {
  test.each<[string, object]>([
    ['without waitUntil', {}],
    ['whose waitUntil is something else', { waitUntil: 5 }],
  ])('%s waits by the option of the receiver', async (_, context) => {
    const { receiver, works, errors } = open();
    await receiver(fetchRequest(), context);
    expect([works.length, errors]).toEqual([1, []]);
  });

  test('needs no waitUntil at all', async () => {
    const { receiver, errors } = open({ waitUntil: undefined });
    expect((await receiver(fetchRequest())).status).toBe(204);
    expect(errors).toEqual([]);
  });
});

test('a callback of the service that is invalid is reported with its body', async () => {
  const { receiver, errors } = open({ logger: { warn: () => {}, error: () => {} } });
  await receiver.handle(request({ body: JSON.stringify({ type: 5 }) }));
  expect(errors).toMatchObject([{ reason: 'invalid-shape', payload: { type: 5 } }]);
});
