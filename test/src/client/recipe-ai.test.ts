import {
  QuotaExceededError,
  RateLimitError,
  RecipeAI,
  TrialExhaustedError,
  type BatchOptions,
  type BatchProgress,
  type ClientEvent,
  type ClientOptions,
} from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTestClient, json } from '../../support/test-client.js';
import { VirtualClock } from '../../support/virtual-clock.js';

afterEach(() => void vi.useRealTimers());

test('categories are suggested for names', async () => {
  const { sdk, sent } = createTestClient([json({ data: [] })], { validateResponses: 'off' });
  expect(await sdk.categories.suggest({ items: ['rice'] }, { headers: { 'x-app': 'kitchen' } })).toEqual({ data: [] });
  expect(sent).toMatchObject([{ method: 'POST', body: { items: ['rice'] } }]);
  expect(sent[0]!.headers.get('x-app')).toBe('kitchen');
});

describe('a batch', () => {
  test('says which function returned nothing', async () => {
    const { sdk } = createTestClient([() => json({ data: [], next_cursor: null })]);
    const results = await sdk.batch([(bulk) => bulk.pantries.list(), () => undefined as never]);
    expect(results).toMatchObject([
      { status: 'fulfilled' },
      {
        status: 'rejected',
        reason: {
          name: 'InvalidRequestError',
          message:
            'Call 1 of the batch is a function that returned undefined. Return the promise of the call, as in `(bulk) => bulk.pantries.list()`.',
        },
      },
    ]);
  });

  test('says that a function is needed, if a call is a promise', async () => {
    const { sdk } = createTestClient([() => json({ data: [], next_cursor: null })]);
    for (const call of [sdk.pantries.list(), Promise.resolve(1)]) {
      const [result] = await sdk.batch([call] as never);
      expect(result).toMatchObject({
        status: 'rejected',
        reason: {
          name: 'InvalidRequestError',
          message: 'Call 0 of the batch is a promise. Pass a function, such as `(bulk) => bulk.pantries.list()`.',
        },
      });
    }
  });

  const limited = () => json({}, { status: 429, headers: { 'retry-after': '60' } });
  const page = () => json({ data: [], next_cursor: null });
  const logger = () => ({ error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() });

  test('takes functions and operations', async () => {
    const { sdk, sent } = createTestClient([page]);
    const results: unknown[] = [];
    const calls = [(bulk: RecipeAI) => bulk.pantries.list(), { operation: 'pantries.list' as const, request: { limit: 5 } }];
    for await (const result of sdk.batch(calls, { ordered: true })) results.push(result);
    expect(results).toEqual([0, 1].map((index) => ({ index, status: 'fulfilled', value: { data: [], next_cursor: null } })));
    expect(sent.map(({ url }) => new URL(url).search)).toEqual(['', '?limit=5']);
  });

  test('that is aborted gives its queued calls up at once, and says until when they would have waited', async () => {
    vi.useFakeTimers();
    const reports: BatchProgress[] = [];
    const controller = new AbortController();
    const { sdk, sent } = createTestClient([page, limited], { concurrency: 1 });
    const results: unknown[] = [];
    const calls = Array.from({ length: 3 }, () => (bulk: RecipeAI) => bulk.pantries.list());
    const onProgress = (progress: BatchProgress) => void reports.push(progress);
    const walk = (async () => {
      for await (const { status } of sdk.batch(calls, { signal: controller.signal, onProgress })) results.push(status);
    })().catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort('enough');
    await vi.advanceTimersByTimeAsync(1);
    expect(await walk).toBe('enough');
    expect(results).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(reports.at(-1)!.resetAt!.getTime() - Date.now()).toBeGreaterThan(50_000);
    expect(sent).toHaveLength(2);
  });

  const lists = (count: number) => Array.from({ length: count }, () => (bulk: RecipeAI) => bulk.pantries.list());

  const runBatch = async (sdk: RecipeAI, count: number, options: BatchOptions = {}) => {
    const reasons: unknown[] = [];
    for await (const result of sdk.batch(lists(count), options)) if (result.status === 'rejected') reasons.push(result.reason);
    return reasons;
  };

  test('does not count the wait for the calls before a call, if that got a 429, against its maxWait', async () => {
    vi.useFakeTimers();
    let usedAt = Number.NEGATIVE_INFINITY;
    const onceInTenMinutes = () => {
      const leftMs = usedAt + 600_000 - Date.now();
      if (leftMs > 0) return json({}, { status: 429, headers: { 'retry-after': String(Math.ceil(leftMs / 1000)) } });
      usedAt = Date.now();
      return page();
    };
    const { sdk } = createTestClient([onceInTenMinutes]);
    const ended = runBatch(sdk, 10);
    await vi.advanceTimersByTimeAsync(10 * 601_000);
    expect(await ended).toEqual([]);
  });

  test.each([502, 503])('loses three calls at most while the service responds %d for three seconds', async (status) => {
    const clock = new VirtualClock();
    const start = clock.now();
    const fetch = async (): Promise<Response> => {
      const isOut = clock.now() - start > 200 && clock.now() - start < 3200;
      await new Promise<void>((resolve) => clock.after(isOut ? 5 : 50, resolve));
      return isOut ? json({}, { status }) : page();
    };
    const ended = runBatch(createTestClient([], { clock, fetch }).sdk, 500);
    expect((await clock.runUntil(ended)).length).toBeLessThanOrEqual(3);
  });

  test.each([3, 5, 7])('loses no call at one call in fifteen minutes that is not reported (%i)', async (seed) => {
    const clock = new VirtualClock(undefined, seed);
    let usedAt = Number.NEGATIVE_INFINITY;
    const fetch = async (): Promise<Response> => {
      await new Promise<void>((resolve) => clock.after(20 + 10 * seed, resolve));
      if (clock.now() < usedAt + 900_000) return json({}, { status: 429 });
      usedAt = clock.now();
      return page();
    };
    const ended = runBatch(createTestClient([], { clock, fetch }).sdk, 6);
    expect(await clock.runUntil(ended)).toEqual([]);
  });

  test.each([1, 10])('that gets only 429s, with %i calls left, ends after an hour: twice the maxWait of its calls', async (left) => {
    const clock = new VirtualClock();
    const start = clock.now();
    let accepted = 0;
    const fetch = async (): Promise<Response> => {
      await new Promise<void>((resolve) => clock.after(20, resolve));
      return accepted++ < 5 ? page() : json({}, { status: 429 });
    };
    const errors = await clock.runUntil(runBatch(createTestClient([], { clock, fetch }).sdk, 5 + left));
    expect(errors).toEqual(Array.from({ length: left }, () => expect.any(RateLimitError)));
    expect((clock.now() - start) / 60_000).toBeGreaterThan(55);
    expect((clock.now() - start) / 60_000).toBeLessThan(62);
  });

  test.each([
    ['a minute', { perMinute: 60 }, 200],
    ['a minute, far fewer', { perMinute: 3 }, 200],
  ])('of any length ends without a rejected call at a limit of calls in %s', async (_, tier, count) => {
    vi.useFakeTimers();
    const mock = createMockService({ tiers: { limited: tier } });
    const sdk = new RecipeAI({ ...mock.connection({ tier: 'limited' }), maxWait: 1000, logLevel: 'off' });
    const ended = runBatch(sdk, count);
    await vi.advanceTimersByTimeAsync((count / tier.perMinute + 1) * 60_000);
    expect(await ended).toEqual([]);
    expect(mock.requests.filter(({ status }) => status === 200)).toHaveLength(count);
  });

  test.each<[string, { perDay?: number; total?: number }, typeof RateLimitError]>([
    ['a quota', { perDay: 5 }, QuotaExceededError],
    ['the trial', { total: 5 }, TrialExhaustedError],
  ])('rejects its calls when %s is used up', async (_, tier, expected) => {
    vi.useFakeTimers({ now: Date.UTC(2030, 0, 1, 12) });
    const sdk = new RecipeAI({ ...createMockService({ tiers: { small: tier } }).connection({ tier: 'small' }), logLevel: 'off' });
    const ended = runBatch(sdk, 8);
    await vi.advanceTimersByTimeAsync(60_000);
    const reasons = await ended;
    expect(reasons).toHaveLength(3);
    expect(reasons.every((reason) => reason instanceof expected)).toBe(true);
  });

  test('waits for the next day with maxWait: Infinity', async () => {
    vi.useFakeTimers({ now: Date.UTC(2030, 0, 1, 12) });
    const sdk = new RecipeAI({ ...createMockService({ tiers: { small: { perDay: 5 } } }).connection({ tier: 'small' }), logLevel: 'off' });
    const ended = runBatch(sdk, 8, { maxWait: Number.POSITIVE_INFINITY });
    await vi.advanceTimersByTimeAsync(12 * 3_600_000 + 60_000);
    expect(await ended).toEqual([]);
  });

  test.each<[string, ClientOptions, BatchOptions]>([
    ['its own maxWait', {}, { maxWait: 5000 }],
    ['failFast of the client', { failFast: true }, {}],
  ])('rejects calls that would wait longer than %s', async (_, options, batchOptions) => {
    vi.useFakeTimers();
    const connection = createMockService({ tiers: { limited: { perMinute: 60 } } }).connection({ tier: 'limited' });
    const sdk = new RecipeAI({ ...connection, ...options, logLevel: 'off' });
    const ended = runBatch(sdk, 70, batchOptions);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await ended).length).toBeGreaterThanOrEqual(10);
  });

  test('says when a wait begins until when it lasts, how many calls wait, and when the batch will have ended', async () => {
    vi.useFakeTimers();
    const startedAt = Date.now();
    const connection = createMockService({ tiers: { limited: { perMinute: 60 } } }).connection({ tier: 'limited' });
    const events: ClientEvent[] = [];
    const sdk = new RecipeAI({ ...connection, logLevel: 'off', onEvent: (event) => void events.push(event) });
    const reports: BatchProgress[] = [];
    const ended = runBatch(sdk, 200, { onProgress: (progress) => void reports.push(progress) });
    await vi.advanceTimersByTimeAsync(59_000);
    const first = reports.at(-1)!;
    expect(first).toMatchObject({ done: 60, failed: 0, inFlight: 0, waiting: 140, total: 200 });
    expect(first.resetAt!.getTime() - startedAt).toBeGreaterThan(58_000);
    // One minute of 60 calls was seen: 140 more take 140 s.
    expect(first.etaMs! / 1000).toBeGreaterThan(100);
    await vi.advanceTimersByTimeAsync(30_000);
    const second = reports.at(-1)!;
    expect(second).toMatchObject({ done: 120, inFlight: 0, waiting: 80 });
    // The length of the window is known now: 60 calls after one minute, 20 after two.
    expect(Math.round(second.etaMs! / 1000)).toBe(120);
    const resets = events.flatMap((event) =>
      event.type === 'queued' && event.reason === 'limit' && event.estimatedMs! > 5000 ? [event] : [],
    );
    expect(resets.length).toBeGreaterThan(0);
    // One call is sent early, to find out whether the limit refills bit by bit; that is not the reset.
    for (const { resetAt } of resets) expect(Math.abs(((resetAt!.getTime() - startedAt + 30_000) % 60_000) - 30_000)).toBeLessThan(2000);
    await vi.advanceTimersByTimeAsync(180_000);
    await ended;
    expect(reports.at(-1)).toMatchObject({ done: 200, inFlight: 0, waiting: 0, etaMs: 0 });
  });

  test('logs an error of onProgress', async () => {
    const log = logger();
    const { sdk } = createTestClient([page], { logger: log, logLevel: 'error' });
    const error = new Error('mine');
    const onProgress = () => {
      throw error;
    };
    await sdk.batch([(bulk: RecipeAI) => bulk.pantries.list()], { onProgress }).next();
    expect(log.error.mock.calls).toEqual([['recipe-ai batch: onProgress failed:', error]]);
  });
});

describe('a client', () => {
  const connection: ClientOptions = { apiKey: 'k', baseUrl: 'http://a.example', fetch: async () => json({ id: 7 }) };

  test('logs warnings by default, and nothing below', async () => {
    const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
    await new RecipeAI({ ...connection, logger: log }).pantries.get('p');
    expect(log.warn.mock.calls).toEqual([[expect.stringContaining('plain http')]]);
    expect([...log.info.mock.calls, ...log.debug.mock.calls]).toEqual([]);
  });

  test('sends and accepts JSON', async () => {
    const { sdk, sent } = createTestClient([json({})]);
    await sdk.recipes.generate({ ingredients: [] });
    expect([sent[0]!.headers.get('accept'), sent[0]!.headers.get('content-type')]).toEqual(['application/json', 'application/json']);
  });

  test('of withOptions shares the limiter, unless it has another clock: then waits, and their messages, follow that clock', async () => {
    const limited = json({}, { status: 429, headers: { 'retry-after': '60' } });
    const [clock, other] = [new VirtualClock(Date.UTC(2030, 0, 1)), new VirtualClock(0)];
    const { sdk, sent } = createTestClient([limited], { clock, maxWait: 0 });
    const failure = (client: RecipeAI) => client.pantries.list().catch((error: unknown) => error);
    await failure(sdk);
    for (const options of [{ timeout: 5 }, { clock }]) {
      expect(await failure(sdk.withOptions(options))).toMatchObject({ retryAt: new Date(Date.UTC(2030, 0, 1, 0, 1)), waitMs: 60_000 });
    }
    expect(sent).toHaveLength(1);
    for (const client of [sdk.withOptions({ clock: other }), sdk.withOptions({ clock: other }).withOptions({ timeout: 5 })]) {
      expect(await failure(client)).toMatchObject({ retryAt: new Date(60_000), waitMs: 60_000 });
    }
    expect(sent).toHaveLength(3);
  });

  test('follows the clock of a mock if withOptions gets its connection', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }); // no real time ends the wait
    const mock = createMockService({ now: new Date('2030-01-01T00:00:00Z'), tiers: { tiny: { perMinute: 1 } } });
    const sdk = createTestClient([]).sdk.withOptions(mock.connection({ tier: 'tiny' }));
    await sdk.pantries.list();
    const waiting = sdk.withOptions({ onEvent: ({ type }) => void (type === 'queued' && mock.clock.advance('1m')) }).pantries.list();
    expect(await waiting).toMatchObject({ data: [] });
  });

  test('counts only its own calls for `concurrency`, not those of a client from withOptions', async () => {
    const opened = Promise.withResolvers<void>();
    const { sdk, sent } = createTestClient([json({ id: 1 }), () => opened.promise.then(() => json({ id: 1 }))], {
      concurrency: 1,
      validateResponses: 'off',
    });
    await sdk.pantries.get('first'); // so that the limiter allows several calls
    const child = sdk.withOptions({ timeout: 5000 });
    const calls = [sdk, sdk, child, child].map((client, index) => client.pantries.get(`${index}`));
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect(sent.map(({ url }) => url.split('/').at(-1))).toEqual(['first', '0', '2']);
    opened.resolve();
    await Promise.all(calls);
    expect(sent).toHaveLength(5);
  });
});

describe('a limit of one call a second whose refusals are 503s without headers', () => {
  const refusals = async (seed: number, options: ClientOptions = {}): Promise<unknown[]> => {
    const clock = new VirtualClock(undefined, seed);
    const start = clock.now();
    let acceptedAt = Number.NEGATIVE_INFINITY;
    const fetch = async (): Promise<Response> => {
      await new Promise<void>((resolve) => clock.after(10, resolve));
      if (clock.now() - acceptedAt < 1000) return json({}, { status: 503 });
      acceptedAt = clock.now();
      return json({ data: [], next_cursor: null });
    };
    const { sdk } = createTestClient([], { clock, fetch, ...options });
    const ended = Promise.allSettled(Array.from({ length: 15 }, () => sdk.pantries.list()));
    const results = await clock.runUntil(ended);
    expect(clock.now() - start).toBeLessThan(60_000);
    return results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  };

  test('retries are not counted once it is learned: few calls are lost', async () => {
    const lost = [1, 2, 3, 4, 5, 6, 7, 8].map(async (seed) => (await refusals(seed)).length);
    expect((await Promise.all(lost)).reduce((sum, count) => sum + count)).toBeLessThanOrEqual(1);
  });

  test('unless there are to be no retries', async () => {
    expect(await refusals(1, { maxRetries: 0 })).toContainEqual(
      expect.objectContaining({ name: 'ServiceError', status: 503, attempts: 1 }),
    );
  });
});
