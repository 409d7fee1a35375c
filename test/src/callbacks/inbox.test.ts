import { getEventListeners } from 'node:events';
import { fc, test } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, expectTypeOf, vi } from 'vitest';
import {
  CallbackTimeoutError,
  createCallbackInbox,
  createCallbackStore,
  type CallbackEvent,
  type CallbackStore,
  type InboxEvent,
  type InboxOptions,
} from '../../../src/callbacks/index.js';
import { ConfigurationError, TimeoutError } from '../../../src/errors.js';
import { fetchRequest, payload, request, secret } from '../../support/callback-requests.js';

const open = (options: Partial<InboxOptions> = {}) => {
  const errors: unknown[] = [];
  const events: InboxEvent[] = [];
  const inbox = createCallbackInbox({
    secret,
    onError: (error) => void errors.push(error),
    onEvent: (event) => void events.push(event),
    ...options,
  });
  const post = async (changes: Record<string, unknown> = {}) => {
    const works: Promise<unknown>[] = [];
    const { status } = await inbox.handle(request({ body: payload(changes) }), { waitUntil: (work: Promise<unknown>) => works.push(work) });
    await vi.advanceTimersByTimeAsync(0);
    await Promise.all(works);
    return status;
  };
  return { inbox, post, errors, events };
};

/** What a promise is rejected with. */
const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

const none = { awaited: 0, late: 0, unknown: 0, duplicate: 0 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('waitFor', () => {
  test('resolves when the callback arrives', async () => {
    const { inbox, post } = open();
    const waiting = inbox.waitFor('job-1');
    expect(await post()).toBe(204);
    expect(await waiting).toEqual(payload());
    expect(inbox.stats).toEqual({ ...none, awaited: 1 });
  });

  test('resolves at once if the callback arrived before', async () => {
    const { inbox, post } = open();
    await post();
    expect(await inbox.waitFor('job-1')).toEqual(payload());
    expect(inbox.stats).toEqual({ ...none, unknown: 1 });
  });

  test('resolves every wait with the same callback, also when called again', async () => {
    const { inbox, post } = open();
    const waiting = [inbox.waitFor('job-1'), inbox.waitFor('job-1')];
    await post();
    expect(await Promise.all([...waiting, inbox.waitFor('job-1')])).toEqual([payload(), payload(), payload()]);
  });

  test('waits for one request, or for one operation of it', async () => {
    const { inbox, post } = open();
    const [ours, tone] = [inbox.waitFor('job-1'), inbox.waitFor('job-1', { type: 'rewrite-tone' })];
    await post({ request_id: 'job-2' });
    await post({ type: 'healthify' });
    await post({ type: 'rewrite-tone' });
    expect([(await ours).type, (await tone).type]).toEqual(['healthify', 'rewrite-tone']);
    expect((await inbox.waitFor('job-1', { type: 'rewrite-tone' })).type).toBe('rewrite-tone');
  });

  test('is typed by the operation', () => {
    const { inbox } = open();
    expectTypeOf(inbox.waitFor).toBeCallableWith('job-1', { timeout: 5, signal: new AbortController().signal });
    const healthy = () => inbox.waitFor('job-1', { type: 'healthify' });
    expectTypeOf<Awaited<ReturnType<typeof healthy>>['data']['steps']>().toEqualTypeOf<string[]>();
    const any = () => inbox.waitFor('job-1');
    expectTypeOf<Awaited<ReturnType<typeof any>>>().toEqualTypeOf<CallbackEvent>();
    const later = () => inbox.waitFor('job-1', { type: 'translate' });
    expectTypeOf<Awaited<ReturnType<typeof later>>>().toEqualTypeOf<CallbackEvent>();
  });

  test.each<[unknown, string]>([
    [{ signal: new AbortController() }, '`signal` must be an AbortSignal.'],
    [20, 'Options must be an object of timeout, signal, type.'],
    [null, 'Options must be an object of timeout, signal, type.'],
    [{ timeout: '30s' }, '`timeout` must be a number of milliseconds, 0 or more; it is of type string.'],
    [{ timeout: { seconds: 30 } }, '`timeout` must be a number of milliseconds, 0 or more; it is of type object.'],
    [{ timeout: null }, '`timeout` must be a number of milliseconds, 0 or more; it is of type null.'],
    [{ type: null }, '`type` must be a text that is not empty.'],
    [{ type: ['healthify'] }, '`type` must be a text that is not empty.'],
    [{ type: '' }, '`type` must be a text that is not empty.'],
    [
      { type: 'healthfy' },
      '`type`: there is no callback of type "healthfy"; did you mean healthify? Known types: healthify, rewrite-tone, budgetify-recipe, adapt-method, suggest-substitute, enrich-ingredients.',
    ],
    [
      { type: 'rewriteTone' },
      '`type`: there is no callback of type "rewriteTone"; did you mean rewrite-tone? Known types: healthify, rewrite-tone, budgetify-recipe, adapt-method, suggest-substitute, enrich-ingredients.',
    ],
    [{ timeOut: 30_000 }, 'Unknown option `timeOut`; did you mean timeout?'],
  ])('rejects options that cannot work with a ConfigurationError: %j', async (options, message) => {
    await expect(open().inbox.waitFor('job-1', options as object)).rejects.toThrow(new ConfigurationError(message));
  });

  test.each([undefined, 5, { request_id: 'job-1', timeout: 20 }])('rejects what is not the id of a request: %j', async (id) => {
    const message = '`request_id` must be a text.';
    await expect(open().inbox.waitFor(id as never)).rejects.toThrow(new ConfigurationError(message));
  });

  test('rejects after a minute with an error that says what to do', async () => {
    const { inbox } = open();
    const waiting = rejection(inbox.waitFor('job-1'));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(await Promise.race([waiting, Promise.resolve('still waiting')])).toBe('still waiting');
    await vi.advanceTimersByTimeAsync(1);
    const error = await waiting;
    expect(error).toBeInstanceOf(CallbackTimeoutError);
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({
      code: 'callback_timed_out',
      request_id: 'job-1',
      message: expect.stringMatching(/job-1.*60000 ms.*response of the call/),
    });
  });

  test.each(['before', 'after'])('names the types of the callbacks that arrived instead, %s the wait began', async (order) => {
    const { inbox, post } = open();
    if (order === 'before') await post({ type: 'translate' });
    const waiting = rejection(inbox.waitFor('job-1', { type: 'healthify', timeout: 50 }));
    if (order === 'after') await post({ type: 'translate' });
    await vi.advanceTimersByTimeAsync(50);
    expect(await waiting).toMatchObject({
      message:
        'No callback of type "healthify" for request "job-1" arrived within 50 ms. One of type "translate" did. Use the response of the call, which holds the same result. If its `data` is null, only the callback has the result: wait again.',
    });
  });

  test.each(['translate', 'healthify-v2'])('waits for a type that this version does not know: %s', async (type) => {
    const { inbox, post } = open();
    await post({ type });
    expect(await inbox.waitFor('job-1', { type })).toMatchObject({ type });
    const waiting = rejection(inbox.waitFor('job-2', { type, timeout: 50 }));
    await vi.advanceTimersByTimeAsync(50);
    expect(await waiting).toMatchObject({
      message: expect.stringContaining(
        'arrived within 50 ms. This version knows the types healthify, rewrite-tone, budgetify-recipe, adapt-method, suggest-substitute, enrich-ingredients. Use',
      ),
    });
  });

  test.each([0, 1, 250])('rejects after a timeout of %d ms', async (timeout) => {
    const { inbox } = open();
    const waiting = rejection(inbox.waitFor('job-1', { timeout }));
    await vi.advanceTimersByTimeAsync(timeout);
    expect(await waiting).toBeInstanceOf(CallbackTimeoutError);
  });

  test('finds a stored callback with a timeout of 0', async () => {
    const { inbox, post } = open();
    await post();
    expect(await inbox.waitFor('job-1', { timeout: 0 })).toEqual(payload());
  });

  test('can wait longer than the longest timer', async () => {
    const { inbox, post } = open();
    const waiting = [inbox.waitFor('job-1', { timeout: Infinity }), inbox.waitFor('job-1', { timeout: 2 ** 40 })];
    await vi.advanceTimersByTimeAsync(100 * 86_400_000);
    await post();
    expect(await Promise.all(waiting)).toEqual([payload(), payload()]);
  });

  test('rejects after 30 days, longer than the longest timer, if its timeout says so', async () => {
    const { inbox } = open();
    const onSettled = vi.fn();
    const waiting = rejection(inbox.waitFor('job-1', { timeout: 30 * 86_400_000 })).finally(onSettled);
    await vi.advanceTimersByTimeAsync(29 * 86_400_000);
    expect(onSettled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect(await waiting).toBeInstanceOf(CallbackTimeoutError);
  });

  test('rejects with the reason of its signal', async () => {
    const { inbox, post } = open();
    const controller = new AbortController();
    const waiting = rejection(inbox.waitFor('job-1', { signal: controller.signal }));
    controller.abort(new Error('dinner is off'));
    expect(await waiting).toEqual(new Error('dinner is off'));
    await post();
    await expect(inbox.waitFor('job-1', { signal: controller.signal })).rejects.toThrow('dinner is off');
  });

  test('leaves no timer, listener or watch behind', async () => {
    const store = createCallbackStore();
    let watches = 0;
    const watch: CallbackStore['watch'] = async (id, wake) => {
      const stop = await store.watch(id, wake);
      watches++;
      return () => {
        watches--;
        stop();
      };
    };
    const { inbox, post } = open({ store: { ...store, watch } });
    const { signal } = new AbortController();
    const listeners = vi.spyOn(signal, 'addEventListener');
    const removals = vi.spyOn(signal, 'removeEventListener');
    const met = inbox.waitFor('job-1', { signal });
    const timedOut = inbox.waitFor('job-2', { signal, timeout: 5 }).catch(() => undefined);
    await post();
    await vi.advanceTimersByTimeAsync(5);
    await Promise.all([met, timedOut, inbox.waitFor('job-1', { signal })]);
    await vi.advanceTimersByTimeAsync(0);
    expect([vi.getTimerCount(), watches, listeners.mock.calls.length - removals.mock.calls.length]).toEqual([0, 0, 0]);
  });
});

describe('a callback that no call waits for', () => {
  test('is unknown, and kept for a later waitFor', async () => {
    const { inbox, post, events } = open();
    await post();
    expect(inbox.stats).toEqual({ ...none, unknown: 1 });
    expect(inbox.unmatched).toEqual([{ match: 'unknown', callback: payload() }]);
    expect(events.map(({ type }) => type)).toEqual(['accepted', 'unknown']);
  });

  test('is late if somebody stopped waiting for it, and kept as well', async () => {
    const { inbox, post } = open();
    const controller = new AbortController();
    const waiting = [inbox.waitFor('job-1', { timeout: 5 }), inbox.waitFor('job-2', { signal: controller.signal })].map((one) =>
      one.catch(() => undefined),
    );
    await vi.advanceTimersByTimeAsync(5);
    controller.abort();
    await Promise.all(waiting);
    await post();
    await post({ request_id: 'job-2' });
    expect(inbox.stats).toEqual({ ...none, late: 2 });
    expect(inbox.unmatched.map(({ match, callback }) => [match, callback.request_id])).toEqual([
      ['late', 'job-1'],
      ['late', 'job-2'],
    ]);
    expect(await inbox.waitFor('job-1')).toEqual(payload());
  });

  test('is a duplicate if one with its type and request_id is stored; the first one stays', async () => {
    const { inbox, post } = open();
    await post();
    await post({ model: 'another' });
    expect(inbox.stats).toEqual({ ...none, unknown: 1, duplicate: 1 });
    expect(inbox.unmatched.map(({ callback }) => callback.model)).toEqual(['chef-2', 'another']);
    expect((await inbox.waitFor('job-1')).model).toBe('chef-2');
  });

  test('is listed among the last 100 unmatched callbacks', async () => {
    const { inbox, post } = open();
    for (let job = 0; job < 120; job++) await post({ request_id: `job-${job}` });
    expect([inbox.unmatched.length, inbox.unmatched[0]?.callback.request_id, inbox.stats.unknown]).toEqual([100, 'job-20', 120]);
  });
});

describe('an inbox', () => {
  test('accepts only callbacks with the secret', async () => {
    const { inbox, events } = open();
    const waiting = rejection(inbox.waitFor('job-1', { timeout: 5 }));
    expect((await inbox.handle(fetchRequest({ headers: { 'x-callback-secret': 'other' } }))).status).toBe(401);
    await vi.advanceTimersByTimeAsync(5);
    expect(await waiting).toBeInstanceOf(CallbackTimeoutError);
    expect(events).toMatchObject([{ type: 'rejected', reason: 'secret-mismatch' }]);
  });

  test('throws if its secret is blank', () => {
    expect(() => createCallbackInbox({ secret: ' ' })).toThrow(ConfigurationError);
  });

  test('can be created without options, for a secret from the environment', () => {
    expect(createCallbackInbox().stats).toEqual(none);
  });

  test('also calls onCallback, once for each callback', async () => {
    const handled: CallbackEvent[] = [];
    const { post, events } = open({ onCallback: (callback) => void handled.push(callback) });
    await post();
    await post();
    expect(handled).toEqual([payload()]);
    expect(events.map(({ type }) => type)).toEqual(['accepted', 'unknown', 'handled', 'accepted', 'duplicate']);
  });

  test('works across processes that share a store, and across restarts', async () => {
    const store = createCallbackStore();
    const [here, there] = [open({ store }), open({ store })];
    const waiting = here.inbox.waitFor('job-1');
    await there.post();
    expect(await waiting).toEqual(payload());
    expect(await open({ store }).inbox.waitFor('job-1')).toEqual(payload());
  });

  test('works with a slow store', async () => {
    const store = createCallbackStore();
    const pause = () => new Promise((resolve) => setTimeout(resolve, 10));
    const slow: CallbackStore = {
      put: async (callback) => (await pause(), store.put(callback)),
      get: async (id) => (await pause(), store.get(id)),
      watch: async (id, wake) => (await pause(), store.watch(id, wake)),
    };
    const { inbox } = open({ store: slow });
    const waiting = inbox.waitFor('job-1', { timeout: 50 });
    expect((await inbox.handle(fetchRequest())).status).toBe(204);
    await vi.advanceTimersByTimeAsync(30);
    expect(await waiting).toEqual(payload());
    const impatient = rejection(inbox.waitFor('job-2', { timeout: 5 }));
    await vi.advanceTimersByTimeAsync(5);
    expect(await impatient).toBeInstanceOf(CallbackTimeoutError);
  });

  test('reports a failing store to onError with the callback, and rejects waitFor', async () => {
    const fail = () => Promise.reject(new Error('no store'));
    const lost: unknown[] = [];
    const { inbox, post } = open({
      store: { put: fail, get: fail, watch: fail },
      onError: (error, callback) => void lost.push(error, callback),
    });
    expect(await post()).toBe(204);
    expect(lost).toEqual([new Error('no store'), payload()]);
    await expect(inbox.waitFor('job-1')).rejects.toThrow('no store');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('resolves a wait with a callback that arrives here and that the store cannot take', async () => {
    const store = createCallbackStore();
    let isAway = false;
    const put: CallbackStore['put'] = (callback) => {
      if (isAway) throw new Error('away');
      return store.put(callback);
    };
    const { inbox, post, errors } = open({ store: { ...store, put } });
    const [healthy, tone] = [inbox.waitFor('job-1', { type: 'healthify' }), rejection(inbox.waitFor('job-1', { type: 'rewrite-tone' }))];
    const other = rejection(inbox.waitFor('job-2'));
    isAway = true;
    await post();
    expect(await healthy).toEqual(payload());
    expect(errors).toEqual([new Error('away')]);
    expect(inbox.stats).toEqual(none);
    await vi.advanceTimersByTimeAsync(60_000);
    for (const waiting of [tone, other]) expect(await waiting).toBeInstanceOf(CallbackTimeoutError);
  });

  test('resolves a wait with a callback if the store does not respond', async () => {
    const store = createCallbackStore();
    const put = () => new Promise<never>(() => undefined);
    const { inbox, errors } = open({ store: { ...store, put } });
    const waiting = inbox.waitFor('job-1');
    await inbox.handle(request());
    await vi.advanceTimersByTimeAsync(1000);
    expect(await waiting).toEqual(payload());
    expect(errors).toEqual([expect.any(TimeoutError)]);
  });

  test.each(['watch', 'get'])('says after the timeout of a wait that store.%s did not respond', async (name) => {
    const { inbox } = open({ store: { ...createCallbackStore(), [name]: () => new Promise(() => undefined) } });
    const waiting = rejection(inbox.waitFor('job-1', { timeout: 50 }));
    await vi.advanceTimersByTimeAsync(50);
    expect(await waiting).toMatchObject({
      code: 'callback_timed_out',
      message: expect.stringContaining(
        `arrived within 50 ms. \`store.${name}\` did not respond. Check that the store can be reached. Use the response`,
      ),
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('reports a callback that its store in memory cannot hold, and does not count it as stored', async () => {
    const handled: string[] = [];
    const { inbox, post, errors } = open({
      store: createCallbackStore({ maxBytes: 100 }),
      onCallback: ({ request_id }) => handled.push(request_id),
    });
    const waiting = inbox.waitFor('job-1');
    await post({ request_id: 'job-1' });
    expect(await waiting).toMatchObject({ request_id: 'job-1' });
    await post({ request_id: 'job-2' });
    expect(inbox.stats).toEqual(none);
    expect(errors.map(String)).toEqual([expect.stringContaining('request "job-1" has'), expect.stringContaining('request "job-2" has')]);
    expect(handled).toEqual(['job-1', 'job-2']);
  });

  test('calls onCallback after storeTimeout even if the store does not respond', async () => {
    vi.useRealTimers();
    const never = () => new Promise<never>(() => undefined);
    const onCallback = vi.fn();
    const { inbox, errors } = open({ store: { put: never, get: never, watch: never }, onCallback, storeTimeout: 50 });
    const works: Promise<unknown>[] = [];
    await inbox.handle(request(), { waitUntil: (work: Promise<unknown>) => works.push(work) });
    expect(onCallback).not.toHaveBeenCalled();
    await Promise.all(works);
    expect(onCallback).toHaveBeenCalledExactlyOnceWith(payload());
    expect(errors).toEqual([expect.any(TimeoutError)]);
    expect(String(errors[0])).toContain('`store.put` did not respond within 50 ms (`storeTimeout`)');
  });

  test('calls onCallback even if the store fails, and onError never ends', async () => {
    const fail = () => Promise.reject(new Error('no store'));
    const onCallback = vi.fn<() => void>();
    const { inbox } = open({ store: { put: fail, get: fail, watch: fail }, onCallback, onError: () => new Promise(() => undefined) });
    await inbox.handle(request());
    await vi.waitFor(() => expect(onCallback).toHaveBeenCalledOnce());
  });
});

describe('a store in memory', () => {
  const event = (request_id: string, type = 'healthify') => payload({ request_id, type }) as unknown as CallbackEvent;

  test('keeps the last `size` callbacks and drops whole requests', async () => {
    const store = createCallbackStore({ size: 3 });
    for (const [id, type] of [
      ['a', 'x'],
      ['a', 'y'],
      ['b', 'x'],
      ['c', 'x'],
    ] as const)
      await store.put(event(id, type));
    expect((await Promise.all(['a', 'b', 'c'].map(async (id) => store.get(id)))).map((kept) => kept.length)).toEqual([0, 1, 1]);
  });

  test('remembers the last `size` abandoned requests', async () => {
    const store = createCallbackStore({ size: 2 });
    for (const id of ['a', 'b', 'c']) (await store.watch(id, () => undefined))();
    expect([await store.put(event('a')), await store.put(event('b')), await store.put(event('c'))]).toEqual(['unknown', 'late', 'late']);
  });

  test('knows that somebody still waits if another one gave up', async () => {
    const store = createCallbackStore();
    const [stop] = [await store.watch('a', () => undefined), await store.watch('a', () => undefined)];
    stop();
    stop();
    expect(await store.put(event('a'))).toBe('awaited');
  });

  test('drops the oldest requests if its callbacks are larger than maxBytes', async () => {
    const store = createCallbackStore({ maxBytes: 3_000_000 });
    const large = (request_id: string) => payload({ request_id, data: { name: 'x'.repeat(500_000) } }) as unknown as CallbackEvent;
    for (const id of ['a', 'b', 'c']) await store.put(large(id));
    expect((await Promise.all(['a', 'b', 'c'].map(async (id) => store.get(id)))).map((kept) => kept.length)).toEqual([0, 1, 1]);
  });

  test.prop([fc.array(fc.tuple(fc.nat(30), fc.constantFrom('x', 'y')), { maxLength: 100 }), fc.integer({ min: 1, max: 10 })])(
    'never keeps more than `size` callbacks, and always the newest',
    async (puts, size) => {
      const store = createCallbackStore({ size });
      for (const [id, type] of puts) {
        await store.put(event(String(id), type));
        const kept = await store.get(String(id));
        expect(kept.map((one) => one.type)).toContain(type);
      }
      const all = await Promise.all(Array.from({ length: 31 }, async (_, id) => store.get(String(id))));
      expect(all.flat().length).toBeLessThanOrEqual(size);
    },
  );
});

test('a wait leaves no listener on its signal', async () => {
  const { signal } = new AbortController();
  const { inbox, post } = open();
  await post({ request_id: 'job-1' });
  await inbox.waitFor('job-1', { signal });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('a callback that is awaited is not unmatched', async () => {
  const { inbox, post } = open();
  const waiting = inbox.waitFor('job-1');
  await vi.advanceTimersByTimeAsync(0);
  await post({ request_id: 'job-1' });
  await waiting;
  expect(inbox.stats).toEqual({ awaited: 1, late: 0, unknown: 0, duplicate: 0 });
  expect(inbox.unmatched).toEqual([]);
});

test('a callback that the store cannot keep reaches onCallback each time: the store is what knows duplicates', async () => {
  const received: string[] = [];
  const store = { put: () => Promise.reject(new Error('away')), get: async () => [], watch: async () => () => {} };
  const { post } = open({ store, onCallback: ({ request_id }) => received.push(request_id) });
  for (let delivery = 0; delivery < 2; delivery++) await post({ request_id: 'job-1' });
  expect(received).toEqual(['job-1', 'job-1']);
});
