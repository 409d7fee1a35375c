import { getEventListeners } from 'node:events';
import { inspect } from 'node:util';
import {
  QuotaExceededError,
  RateLimitError,
  RecipeAI,
  ServiceError,
  TrialExhaustedError,
  createRateLimiter,
  type AcquireOptions,
  type CallOptions,
  type ClientEvent,
  type ClientOptions,
  type KeyLimiter,
  type RateLimiter,
} from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectionError, createTestClient, generate, json, outcome, recipe, serviceError } from '../../support/test-client.js';
import { VirtualClock } from '../../support/virtual-clock.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a limit', () => {
  test('that resets after maxWait rejects at once, and rejects later calls without a request', async () => {
    const limited = json(
      { error: { code: 'quota_exceeded', message: 'Done for today' } },
      { status: 429, headers: { 'retry-after': '7200' } },
    );
    const { sdk, sent } = createTestClient([limited]);
    const first = await outcome(generate(sdk));
    const second = await outcome(generate(sdk));
    expect(first).toBeInstanceOf(QuotaExceededError);
    expect(first).toMatchObject({ status: 429, attempts: 1, retryAt: expect.any(Date) });
    expect(second).toBeInstanceOf(QuotaExceededError);
    expect(second).toMatchObject({ attempts: 0, retryAt: expect.any(Date) });
    expect(second).toHaveProperty(
      'message',
      expect.stringMatching(
        /^recipes\.generate: Quota used up\. The next call is possible in 2 h, at \d{4}-\S+, which is longer than maxWait \(1 min 30 s\)\. .*upgrade the API key/,
      ),
    );
    expect(sent).toHaveLength(1);
  });

  test('that resets a little after maxWait names a wait that is longer than the limit it names', async () => {
    const { sdk } = createTestClient([json({}, { status: 429, headers: { 'retry-after': '2' } })], { maxWait: 1900 });
    const message = /possible in 2 s, at \S+Z, which is longer than maxWait \(1\.9 s\)\./;
    expect(await outcome(generate(sdk))).toMatchObject({ message: expect.stringMatching(message) });
  });

  test('that resets too late after another wait adds both waits', async () => {
    const limited = (seconds: string) => json({}, { status: 429, headers: { 'retry-after': seconds } });
    const { sdk } = createTestClient([limited('60'), limited('50')], { logLevel: 'off' });
    const ended = outcome(generate(sdk));
    await vi.advanceTimersByTimeAsync(70_000);
    const error = (await ended) as RateLimitError;
    expect(error.message).toMatch(
      /This call has waited 1 min( \d s)? and would wait 5\d s more, until \S+Z\. Together this is longer than maxWait \(1 min 30 s\)/,
    );
    expect(error.waitedMs! + error.waitMs!).toBeGreaterThan(90_000);
  });

  test('that resets later says when by the clock of the call, not of the moment the client was created', async () => {
    vi.useRealTimers();
    const { sdk } = createTestClient([json({}, { status: 429, headers: { 'retry-after': '7200' } })]);
    vi.useFakeTimers({ now: Date.UTC(2040, 0, 1) });
    expect(await outcome(generate(sdk))).toMatchObject({ message: expect.stringContaining('possible in 2 h') });
  });

  test.each(['rate_limited', 'quota_exceeded'])('without a known end does not refer to `retryAt`: %s', async (code) => {
    const { sdk } = createTestClient([serviceError(code, 429)], { maxWait: 0 });
    const error = (await outcome(generate(sdk))) as RateLimitError;
    expect(error.message.includes('`retryAt`')).toBe(error.retryAt !== undefined);
    expect(error.message).toMatch(/Call again (at `retryAt`|later), or/);
  });

  test.each([
    { suffix: '-Hour', quota: '60 calls per hour' },
    { suffix: '-Day', quota: '60 calls per day' },
    { suffix: '', quota: '60 calls' },
  ])('of hours is named with its length, as far as the service reports it: X-RateLimit-Limit$suffix', async ({ suffix, quota }) => {
    const headers = {
      [`X-RateLimit-Limit${suffix}`]: '60',
      [`X-RateLimit-Remaining${suffix}`]: '0',
      [`X-RateLimit-Reset${suffix}`]: '2700',
    };
    const { sdk } = createTestClient([json(recipe, { headers })]);
    await outcome(generate(sdk));
    const error = await outcome(generate(sdk));
    expect(error).toBeInstanceOf(QuotaExceededError);
    expect(error).toHaveProperty(
      'message',
      expect.stringMatching(`^recipes\\.generate: The quota of ${quota} is used up\\. The next call`),
    );
  });

  test('without a reset is an exhausted trial', async () => {
    const { sdk, sent } = createTestClient([serviceError('trial_exhausted', 429)]);
    expect(await outcome(generate(sdk))).toBeInstanceOf(TrialExhaustedError);
    expect(await outcome(generate(sdk))).toMatchObject({ code: 'trial_exhausted', retryable: false, attempts: 0 });
    expect(sent).toHaveLength(1);
  });

  test('is shared by a client and the clients made from it', async () => {
    const limited = json(
      { error: { code: 'quota_exceeded', message: 'Done for today' } },
      { status: 429, headers: { 'retry-after': '7200' } },
    );
    const { sdk, sent } = createTestClient([limited]);
    await outcome(generate(sdk));
    expect(await outcome(generate(sdk.withOptions({ timeout: 5 })))).toBeInstanceOf(QuotaExceededError);
    expect(sent).toHaveLength(1);
    expect(sdk.rateLimit.retryAt).toBeInstanceOf(Date);
  });
});

describe('a quota whose reset the service does not report', () => {
  beforeEach(() => void vi.useRealTimers()); // time is that of the virtual clock

  /** The quota of two calls resets after ten minutes. */
  const startQuota = () => {
    const clock = new VirtualClock();
    const start = clock.now();
    const sentAt: number[] = [];
    const used = [0, 0];
    const fetch = async (): Promise<Response> => {
      const ms = clock.now() - start;
      sentAt.push(ms);
      const isAccepted = used[Math.floor(ms / 600_000)]!++ < 2;
      return isAccepted ? json({ data: [], next_cursor: null }) : serviceError('quota_exceeded', 429);
    };
    const events: ClientEvent[] = [];
    const { sdk } = createTestClient([], { clock, fetch, onEvent: (event) => events.push(event) });
    return { clock, sdk, sentAt, events };
  };

  test('is waited for with `maxWait: Infinity`: one call a minute tests if it has reset', async () => {
    const { clock, sdk, sentAt, events } = startQuota();
    const calls = Promise.all([1, 2, 3, 4].map(() => sdk.pantries.list({}, { maxWait: Infinity })));
    expect(await clock.runUntil(calls)).toHaveLength(4);
    const tests = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((minute) => minute * 60_000);
    expect(sentAt.filter((ms) => ms > 0 && ms < 600_000)).toEqual(tests);
    const waits = events.filter(({ type }) => type === 'queued');
    expect(waits.length).toBeLessThanOrEqual(tests.length + 3); // each test call that is rejected waits again
    expect(waits.every((wait) => !('resetAt' in wait))).toBe(true);
  });

  test('is waited for in a batch with `maxWait: Infinity`', async () => {
    const { clock, sdk } = startQuota();
    const ends = (async () => {
      const statuses: string[] = [];
      for await (const { status } of sdk.batch(
        [1, 2, 3, 4].map(() => (bulk) => bulk.pantries.list()),
        { maxWait: Infinity },
      ))
        statuses.push(status);
      return statuses;
    })();
    expect(await clock.runUntil(ends)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
  });

  test('is not waited for with another `maxWait`', async () => {
    const { clock, sdk, sentAt } = startQuota();
    const calls = Promise.allSettled([1, 2, 3, 4].map(() => sdk.pantries.list({}, { maxWait: 86_400_000 })));
    expect((await clock.runUntil(calls)).map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(Math.max(...sentAt)).toBe(0);
  });
});

describe('a time limit', () => {
  const never = () => new Promise<Response>(() => {});

  test('for one attempt ends in a TimeoutError', async () => {
    const { sdk, sent } = createTestClient([never], { timeout: 100, maxRetries: 1 });
    expect(await outcome(generate(sdk))).toMatchObject({
      name: 'TimeoutError',
      attempts: 2,
      message: expect.stringContaining('timeout of 100 ms'),
    });
    expect(sent).toHaveLength(2);
  });

  test('for the whole call ends a wait of unknown length, and says so', async () => {
    const headers = { 'x-ratelimit-limit': '2', 'x-ratelimit-remaining': '1' };
    const { sdk, sent } = createTestClient([json({ name: 'Rice' }, { headers }), never]);
    await generate(sdk);
    const controller = new AbortController();
    const before = [1, 2].map(() => sdk.pantries.list({}, { signal: controller.signal }).catch(() => 'aborted'));
    await vi.advanceTimersByTimeAsync(500);
    const startedAt = Date.now();
    const waiting = sdk.pantries.list({}, { totalTimeout: 2000 }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await waiting).toMatchObject({
      name: 'TimeoutError',
      attempts: 0,
      message: expect.stringContaining('waited for the rate limit until the totalTimeout of 2000 ms ended, and was not sent.'),
    });
    expect([sent.length, Date.now() - startedAt]).toEqual([3, 2000]);
    controller.abort();
    expect(await Promise.all(before)).toEqual(['aborted', 'aborted']);
  });

  describe('for the whole call that is shorter than the wait for a limit', () => {
    const resetAt = Date.UTC(2030, 0, 1, 0, 1);
    const headers = { 'x-ratelimit-limit': '1', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${resetAt / 1000}` };
    beforeEach(() => void vi.setSystemTime(Date.UTC(2030, 0, 1)));

    test('rejects the call at once, and sends nothing', async () => {
      const { sdk, sent } = createTestClient([json({ name: 'Rice' }, { headers })]);
      await generate(sdk);
      const call = sdk.recipes.generate({ ingredients: ['rice'] }, { totalTimeout: 2000 });
      expect(await call.catch((error: unknown) => error)).toMatchObject({
        name: 'RateLimitError',
        attempts: 0,
        retryAt: new Date(resetAt),
        waitMs: 60_000,
        message:
          'recipes.generate: Rate limit reached. The next call is possible in 1 min, at 2030-01-01T00:01:00.000Z, which is longer than what is left of totalTimeout (2 s of 2 s). Call again at `retryAt`, or raise `totalTimeout`. For many calls, use `sdk.batch`.',
      });
      expect(sent).toHaveLength(1);
    });

    test('counts the time that attempts have taken', async () => {
      const limited = () =>
        new Promise<Response>((resolve) => {
          const response = json({ error: { code: 'rate_limited', message: 'Slow' } }, { status: 429, headers: { 'retry-after': '3' } });
          setTimeout(resolve, 2000, response);
        });
      const { sdk } = createTestClient([limited, json({ name: 'Rice' })]);
      const short = sdk.recipes.generate({ ingredients: ['rice'] }, { totalTimeout: 4900 }).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(2000);
      expect(await short).toMatchObject({ name: 'RateLimitError', attempts: 1, waitMs: 3000 });
      const long = createTestClient([limited, json({ name: 'Rice' })], { totalTimeout: 5100 });
      expect(await outcome(generate(long.sdk))).toMatchObject({ name: 'Rice' });
    });
  });
});

describe('an abort', () => {
  const never = () => new Promise<Response>(() => {});

  // Node warns of a leak if there are more than ten.
  test('of a signal that many calls share needs one listener', async () => {
    const { sdk } = createTestClient([never]);
    const controller = new AbortController();
    const { signal } = controller;
    const calls = Array.from({ length: 20 }, () => outcome(sdk.recipes.generate({ ingredients: [] }, { signal })));
    await vi.waitFor(() => expect(getEventListeners(signal, 'abort')).toHaveLength(1));
    controller.abort('stop');
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['stop']));
  });

  test('of a batch whose calls wait for each other needs one listener', async () => {
    const { sdk, sent } = createTestClient([never], { concurrency: 2 });
    const listening = vi.spyOn(AbortSignal.prototype, 'addEventListener');
    const results = sdk.batch(Array.from({ length: 40 }, () => (client) => client.pantries.list()));
    void results.next();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    const counts = [...new Set(listening.mock.contexts)].map((signal) => getEventListeners(signal as AbortSignal, 'abort').length);
    listening.mockRestore();
    expect(Math.max(...counts)).toBe(1);
  });

  test('rejects the call at once with its reason', async () => {
    const controller = new AbortController();
    const { sdk } = createTestClient([never]);
    const call = sdk.recipes.generate({ ingredients: [] }, { signal: controller.signal }).catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(5);
    controller.abort('changed my mind');
    expect(await call).toBe('changed my mind');
  });

  test('before the call sends nothing', async () => {
    const { sdk, sent } = createTestClient([json({})]);
    await expect(sdk.recipes.generate({ ingredients: [] }, { signal: AbortSignal.abort('no') })).rejects.toBe('no');
    expect(sent).toEqual([]);
  });
});

describe('the API key', () => {
  test('is in no log, event or error', async () => {
    const key = 'rk_live_topsecret42';
    const seen: unknown[] = [];
    const log = (...parts: unknown[]) => void seen.push(...parts);
    const onEvent = (event: ClientEvent) => void seen.push(event);
    const echo = (request: Request) =>
      json({ error: { code: 'unauthorized', message: `Bad key ${request.headers.get('authorization')}` } }, { status: 401 });
    const { sdk } = createTestClient([connectionError('ECONNRESET'), echo, (request) => json(Object.fromEntries(request.headers))], {
      apiKey: key,
      logger: { error: log, warn: log, info: log, debug: log },
      logLevel: 'debug',
      onEvent,
      maxRetries: 1,
    });
    seen.push(await outcome(generate(sdk)));
    const lost = createTestClient([connectionError('ECONNRESET')], { apiKey: key, maxRetries: 0 });
    seen.push(await outcome(lost.sdk.healthify({ recipe })));
    expect(seen.length).toBeGreaterThan(6);
    expect(inspect(seen, { depth: 12, showHidden: true })).not.toContain('topsecret42');
  });
});

test('a listener that throws does not affect the call', async () => {
  const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
  const { sdk } = createTestClient([json({ name: 'Rice' })], {
    logger,
    logLevel: 'error',
    onEvent: () => {
      throw new Error('mine');
    },
  });
  expect(await outcome(generate(sdk))).toMatchObject({ name: 'Rice' });
  expect(logger.error).toHaveBeenCalled();
});

test('a handler of a retry can move the clock past the delay', async () => {
  const unavailable = json({}, { status: 503, headers: { 'retry-after': '20' } });
  const onEvent = (event: ClientEvent) => void (event.type === 'retry' && vi.advanceTimersByTime(event.delayMs));
  const { sdk, sent } = createTestClient([unavailable, json({ name: 'Rice' })], { onEvent });
  const ended = generate(sdk);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(2);
  expect(await ended).toMatchObject({ name: 'Rice' });
});

test('events describe every attempt of a call', async () => {
  const events: ClientEvent[] = [];
  const { sdk } = createTestClient([connectionError('ECONNRESET'), json({ name: 'Rice' })], { onEvent: (event) => events.push(event) });
  await outcome(generate(sdk));
  expect(
    events
      .filter(({ type }) => type !== 'invalid_response' && type !== 'assumption')
      .map((event) => [event.type, 'attempt' in event ? event.attempt : undefined]),
  ).toEqual([
    ['request', 1],
    ['retry', 1],
    ['request', 2],
    ['response', 2],
  ]);
});

test.each([
  { name: 'after the Retry-After of a 503', status: 503, maxWait: 60_000, least: 20_000, most: 20_000 },
  { name: 'after the Retry-After of another failure', status: 502, maxWait: 60_000, least: 20_000, most: 20_000 },
])('a retry is announced for when it is sent: $name', async ({ status, maxWait, least, most }) => {
  const events: ClientEvent[] = [];
  const failure = json({}, { status, headers: { 'retry-after': '20' } });
  const { sdk } = createTestClient([failure, json({ name: 'Rice' })], { maxWait, onEvent: (event) => events.push(event) });
  await outcome(sdk.pantries.list());
  const delays = events.flatMap((event) => (event.type === 'retry' ? [Math.round(event.delayMs)] : []));
  expect(delays).toHaveLength(1);
  expect(delays[0]).toBeGreaterThanOrEqual(least);
  expect(delays[0]).toBeLessThanOrEqual(most);
});

test.each([
  [0, 250],
  [0.5, 375],
])('the delay before a retry follows the random source of `clock`: %d', async (random, delayMs) => {
  const delays: number[] = [];
  const onEvent = (event: ClientEvent) => void (event.type === 'retry' && delays.push(event.delayMs));
  const { sdk } = createTestClient([json({}, { status: 500 }), json({ name: 'Rice' })], { clock: { random: () => random }, onEvent });
  await outcome(generate(sdk));
  expect(delays).toEqual([delayMs]);
});

describe('a retry that is not sent is not announced', () => {
  const eventsOf = async (response: Response, options: ClientOptions): Promise<[unknown, string[]]> => {
    const events: ClientEvent[] = [];
    const { sdk } = createTestClient([response, json({ name: 'Rice' })], { ...options, onEvent: (event) => events.push(event) });
    const error = await outcome(generate(sdk));
    return [error, events.map(({ type }) => type)];
  };

  test('because of a Retry-After that is longer than maxWait: the call is rejected at once', async () => {
    vi.setSystemTime(Date.UTC(2030, 0, 1));
    const unavailable = json({}, { status: 503, headers: { 'retry-after': '20' } });
    const [error, types] = await eventsOf(unavailable, { maxWait: 5000 });
    expect(error).toMatchObject({ name: 'ServiceError', attempts: 1, retryAt: new Date(Date.UTC(2030, 0, 1, 0, 0, 20)) });
    expect(types).toEqual(['request', 'response']);
    expect(Date.now()).toBe(Date.UTC(2030, 0, 1));
  });

  test('because totalTimeout ends before', async () => {
    const [error, types] = await eventsOf(json({}, { status: 500, headers: { 'retry-after': '20' } }), { totalTimeout: 5000 });
    expect(error).toMatchObject({ name: 'ServiceError', attempts: 1 });
    expect(types).toEqual(['request', 'response']);
  });
});

test.each([
  [59_000, 2],
  [61_000, 1],
])(
  'a retry is sent if totalTimeout, a minute, leaves time for it on the clock of the mock, which the test moves by %i ms: request %i is the last',
  async (ms, attempts) => {
    const mock = createMockService();
    mock.fail('pantries.list', { status: 503, headers: { 'Retry-After': '0' }, times: 1 });
    const onEvent = (event: ClientEvent) => void (event.type === 'response' && event.status === 503 && mock.clock.advance(ms));
    const sdk = new RecipeAI({ ...mock.connection(), totalTimeout: 60_000, logLevel: 'off', onEvent });
    await outcome(sdk.pantries.list());
    expect(mock.requests).toHaveLength(attempts);
  },
);

describe('failFast', () => {
  const limited = json({ error: { code: 'rate_limited', message: 'Slow' } }, { status: 429, headers: { 'retry-after': '30' } });

  test.each<[string, ClientOptions, CallOptions]>([
    ['of a client', { failFast: true }, {}],
    ['of a call', {}, { failFast: true }],
  ])('%s neither retries nor waits', async (_, options, callOptions) => {
    for (const response of [serviceError('internal_error', 500), limited]) {
      const { sdk, sent } = createTestClient([response], options);
      const call = sdk.recipes.generate({ ingredients: [] }, callOptions).catch((error: unknown) => error);
      expect(await call).toBeInstanceOf(response === limited ? RateLimitError : ServiceError);
      expect(sent).toHaveLength(1);
      expect(vi.getTimerCount()).toBe(0);
    }
  });
});

describe('a wait of more than two seconds', () => {
  const waiting = (seconds: number) => {
    const limited = json(
      { error: { code: 'rate_limited', message: 'Slow' } },
      { status: 429, headers: { 'retry-after': String(seconds) } },
    );
    const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
    return {
      logger,
      ...createTestClient([limited, json({ name: 'Rice' }), limited, json({ name: 'Rice' })], { logger, logLevel: 'warn' }),
    };
  };

  test('is logged as a warning once, with how long and why', async () => {
    const { sdk, logger } = waiting(30);
    await outcome(generate(sdk));
    await outcome(generate(sdk));
    expect(logger.warn.mock.calls.filter(([message]) => /queued/.test(String(message)))).toEqual([
      [expect.stringMatching(/^recipe-ai recipes\.generate: queued for about 3\d s by the rate limit$/)],
    ]);
  });

  test('is logged too if it is the sum of several waits of one call, but not of several calls', async () => {
    const { sdk, logger } = waiting(1);
    await outcome(generate(sdk));
    await outcome(generate(sdk));
    expect(logger.warn).not.toHaveBeenCalled();

    const limited = json({ error: { code: 'rate_limited', message: 'Slow' } }, { status: 429, headers: { 'retry-after': '1' } });
    const again = createTestClient([limited, limited, limited, json({ name: 'Rice' })], { logger, logLevel: 'warn' });
    await outcome(generate(again.sdk));
    expect(logger.warn.mock.calls).toEqual([
      [expect.stringMatching(/^recipe-ai recipes\.generate: queued for about .*s by the rate limit, after it has waited \d.*s$/)],
    ]);
  });

  test('is logged too if it is the time before a retry, once for all waits of a client', async () => {
    const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
    const down = (seconds: string) =>
      json({ error: { code: 'model_unavailable', message: 'Down' } }, { status: 503, headers: { 'retry-after': seconds } });
    const { sdk } = createTestClient([down('1'), down('30'), json({ name: 'Rice' }), down('30'), json({ name: 'Rice' })], {
      logger,
      logLevel: 'warn',
    });
    await outcome(generate(sdk));
    await outcome(generate(sdk));
    expect(logger.warn.mock.calls).toEqual([[expect.stringMatching(/^recipe-ai recipes\.generate: retry in 30 s after: .*503/)]]);
  });

  test('and one of unknown length is logged as a warning too', async () => {
    const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
    const limiter = createRateLimiter();
    const forKey = (key: string): KeyLimiter => {
      const inner = limiter.forKey(key);
      const acquire: KeyLimiter['acquire'] = (options) => {
        options.onWait?.({ reason: 'limit' });
        return inner.acquire(options);
      };
      return { acquire, rateLimit: inner.rateLimit, inspect: () => inner.inspect() };
    };
    const { sdk } = createTestClient([json({ name: 'Rice' })], { logger, logLevel: 'warn', rateLimiter: { forKey } });
    await outcome(generate(sdk));
    expect(logger.warn).toHaveBeenCalledWith('recipe-ai recipes.generate: queued for an unknown time by the rate limit');
  });

  test('counts once in a batch, though it is reported again with another reason', async () => {
    const limiter = createRateLimiter();
    const forKey = (key: string): KeyLimiter => {
      const inner = limiter.forKey(key);
      const acquire: KeyLimiter['acquire'] = (options) => {
        options.onWait?.({ reason: 'discovering' });
        options.onWait?.({ reason: 'limit' });
        return inner.acquire(options);
      };
      return { acquire, rateLimit: inner.rateLimit, inspect: () => inner.inspect() };
    };
    const { sdk } = createTestClient([json({ name: 'Rice' }), json({ name: 'Rice' })], { rateLimiter: { forKey } });
    const ends: string[] = [];
    for await (const { status } of sdk.batch([generate, generate])) ends.push(status);
    expect(ends).toEqual(['fulfilled', 'fulfilled']);
  });

  test('of a call with a signal in a batch needs no `AbortSignal.any`, which the edge runtime of Next lacks', async () => {
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => expect.fail('AbortSignal.any'));
    const { sdk } = createTestClient([json({ name: 'Rice' })]);
    const { signal } = new AbortController();
    const { value } = await sdk.batch([(bulk) => bulk.recipes.generate({ ingredients: ['rice'] }, { signal })]).next();
    vi.restoreAllMocks();
    expect(value).toMatchObject({ status: 'fulfilled' });
  });

  test('is not the rule: a short one is not a warning', async () => {
    const { sdk, logger } = waiting(1);
    await outcome(generate(sdk));
    expect(logger.warn.mock.calls.filter(([message]) => /queued/.test(String(message)))).toEqual([]);
  });
});

describe('a logger or a listener that fails', () => {
  const fail = () => {
    throw new Error('mine');
  };
  const reject = () => Promise.reject(new Error('mine'));

  test.each([
    ['throws', fail],
    ['rejects', reject],
  ])('does not affect a call, a retry or a wait if it %s', async (_, listener) => {
    const limited = json({ error: { code: 'rate_limited', message: 'Slow' } }, { status: 429, headers: { 'retry-after': '5' } });
    const { sdk } = createTestClient([connectionError('ECONNRESET'), limited, json({ name: 'Rice' })], {
      logger: { error: listener, warn: listener, info: listener, debug: listener },
      logLevel: 'debug',
      onEvent: listener,
      concurrency: 1,
    });
    expect(await outcome(generate(sdk))).toMatchObject({ name: 'Rice' });
    expect(await outcome(generate(sdk))).toMatchObject({ name: 'Rice' });
  });
});

test('sdk.request rejects and never throws synchronously', async () => {
  const { sdk } = createTestClient([json({})]);
  const circular: Record<string, unknown> = {};
  circular['self'] = circular;
  for (const request of [{ path: 5 }, { path: '/x', body: circular }, { path: '/x', method: 5 }, undefined]) {
    let call: Promise<unknown> | undefined;
    expect(() => (call = sdk.request(request as never))).not.toThrow();
    expect(await call!.catch((error: unknown) => error)).toBeInstanceOf(Error);
  }
});

describe('the rate limiter of a client', () => {
  /** A limiter that grants everything and records how it was asked. */
  const recording = () => {
    const asked: AcquireOptions[] = [];
    const limiter = createRateLimiter();
    const forKey = (key: string): KeyLimiter => {
      const inner = limiter.forKey(key);
      return { ...inner, rateLimit: inner.rateLimit, acquire: (options) => (asked.push(options), inner.acquire(options)) };
    };
    return { asked, rateLimiter: { forKey } satisfies RateLimiter };
  };

  test('is asked with the priority of the call, of the batch, or of the client', async () => {
    const { asked, rateLimiter } = recording();
    const { sdk } = createTestClient([json({ data: [], next_cursor: null })], { rateLimiter });
    await outcome(sdk.pantries.list());
    await outcome(sdk.pantries.list({}, { priority: 'bulk' }));
    await outcome(sdk.withOptions({ priority: 'bulk' }).pantries.list());
    await outcome(sdk.batch([(bulk) => bulk.pantries.list()]).next());
    expect(asked.map(({ priority }) => priority)).toEqual(['interactive', 'bulk', 'bulk', 'bulk']);
  });

  test.each([{}, undefined])('must return a limiter for a key, not %j', async (limiter) => {
    const { sdk, sent } = createTestClient([json({})], { rateLimiter: { forKey: () => limiter as KeyLimiter } });
    await expect(sdk.pantries.list()).rejects.toMatchObject({
      name: 'ConfigurationError',
      message: '`rateLimiter`: `forKey` must return an object with `acquire`.',
    });
    expect(sent).toEqual([]);
  });

  test('has limits of its own for each API key', async () => {
    const rateLimiter = createRateLimiter();
    const limited = json({}, { status: 429, headers: { 'retry-after': '7200' } });
    expect(await outcome(generate(createTestClient([limited], { rateLimiter, apiKey: 'key-one' }).sdk))).toBeInstanceOf(RateLimitError);
    const other = createTestClient([json({ name: 'Rice' })], { rateLimiter, apiKey: 'key-two' });
    expect(other.sdk.rateLimit.retryAt).toBeUndefined();
    expect(await outcome(generate(other.sdk))).toMatchObject({ name: 'Rice' });
  });

  test.each(['alone', 'in a batch'])('forgets a queued call that is aborted: %s', async (where) => {
    const limited = json({}, { status: 429, headers: { 'retry-after': '30' } });
    const requests: string[] = [];
    const { sdk } = createTestClient([limited, json({ name: 'Rice' })], {
      onEvent: ({ type, operation }) => void (type === 'request' && requests.push(operation)),
    });
    const first = generate(sdk);
    await vi.advanceTimersByTimeAsync(10);
    const controller = new AbortController();
    const request = { pantry_id: 'p' };
    const options = { signal: controller.signal };
    const queued =
      where === 'alone' ? sdk.pantries.get(request, options) : sdk.batch([{ operation: 'pantries.get', request, options }]).next();
    const settled = Promise.resolve(queued).catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(10);
    controller.abort('enough');
    expect(await settled).toEqual(
      where === 'alone' ? 'enough' : { done: false, value: { index: 0, status: 'rejected', reason: 'enough' } },
    );
    expect(await outcome(first)).toMatchObject({ name: 'Rice' });
    expect(requests).toEqual(['recipes.generate', 'recipes.generate']);
  });
});

test('retryAt is a time of the clock that the client was given', async () => {
  const limited = json({}, { status: 429, headers: { 'retry-after': '7200' } });
  const { sdk } = createTestClient([limited], { clock: { now: () => Date.UTC(2001, 0, 1) } });
  const { retryAt } = (await outcome(generate(sdk))) as RateLimitError;
  expect(retryAt!.toISOString()).toMatch(/^2001-01-01T02:0/);
});
