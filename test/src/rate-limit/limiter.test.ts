import { beforeEach, describe, expect, test } from 'vitest';
import { VirtualClock } from '../../support/virtual-clock.js';
import { toClock } from '../../../src/rate-limit/clock.js';
import { LEAST_NEWS } from '../../../src/rate-limit/constants.js';
import { createRateLimiter } from '../../../src/rate-limit/create-rate-limiter.js';
import { QueueingLimiter } from '../../../src/rate-limit/limiter.js';
import type { LimitResponse } from '../../../src/rate-limit/headers/reading.js';
import { StateStore } from '../../../src/rate-limit/store.js';
import type { SentCall } from '../../../src/rate-limit/traffic/traffic.js';
import type { AcquireOptions, KeyLimiter, Permit, RateLimiter, Rejection, ReportedResponse, Wait } from '../../../src/rate-limit/types.js';
import { granted, makeCall, refused, responseAt, responseOf, type Says } from '../../support/limiter-responses.js';
import { createLimitModel } from '../../support/server-model.js';

const minute = 60_000;
let clock: VirtualClock;
let rateLimiter: RateLimiter;
let limiter: KeyLimiter;

beforeEach(() => {
  clock = new VirtualClock();
  rateLimiter = createRateLimiter({ clock });
  limiter = rateLimiter.forKey('key');
});

const response = (says?: Says) => responseAt(clock.now(), says);
const ask = (request: Partial<AcquireOptions> = {}) => limiter.acquire({ priority: 'interactive', maxWait: minute, ...request });
/** Sends one call whose response comes at once. */
const call = async (says: Says = {}) => granted(await ask()).report(response(says));
/** Uses up the limit: no call remains for `reset` seconds. */
const useUp = (reset: number, limit = 1) => call({ limit, remaining: 0, reset });

/** Logs how promises settle, in order. */
const watch = (permits: Record<string, Promise<Permit | Rejection>> | Promise<Permit | Rejection>[]) => {
  const log: string[] = [];
  for (const [name, permit] of Object.entries(permits)) {
    permit.then(
      (end) => log.push(end.granted ? name : `${name} ${end.reason}`),
      (error: unknown) => log.push(`${name} ${String(error)}`),
    );
  }
  return log;
};

describe('a call', () => {
  test('is sent at once while calls remain', async () => {
    await call({ limit: 60, remaining: 59, reset: 30 });
    const start = clock.now();
    expect(granted(await ask()).waitedMs).toBe(0);
    expect(clock.now()).toBe(start);
  });

  test('returns the limits that its response reports', async () => {
    const resetAt = new Date(clock.now() + 30_000);
    expect(await call({ limit: 60, remaining: 59, reset: 30 })).toEqual({
      limit: 60,
      remaining: 59,
      resetAt,
      windows: [{ limit: 60, remaining: 59, resetAt }],
    });
    expect(limiter.rateLimit).toEqual({ windows: [{ limit: 60, remaining: 59, resetAt }] });
  });

  test('before the first response, no limits are known', () => expect(limiter.rateLimit).toEqual({ windows: [] }));

  test('counts when its permit is granted, not when its response arrives', async () => {
    await call({ limit: 10, remaining: 4, reset: 30 });
    await call({ limit: 10, remaining: 3, reset: 30 });
    const permits = await Promise.all([ask(), ask(), ask()]);
    expect(permits.map(granted)).toHaveLength(3);
    const log = watch({ fourth: ask() });
    await clock.advance(1000);
    expect(log).toEqual([]);
  });

  test('waits until the window resets, reports the wait, and knows how long it waited', async () => {
    await useUp(10);
    const start = clock.now();
    const waits: Wait[] = [];
    const permit = ask({ onWait: (wait) => waits.push(wait) });
    await clock.run(permit);
    // The limiter sends it earlier, to find out whether the limit refills bit by bit; that is not told.
    expect(waits).toEqual([{ reason: 'limit', estimatedMs: 10_000, resetAt: new Date(start + 10_000) }]);
    const { waitedMs } = granted(await permit);
    expect(waitedMs).toBeGreaterThan(0);
    expect(waitedMs).toBeLessThanOrEqual(10_010);
  });

  test('at a limit that no header reports: it is told when the period allows it, though one call tries it earlier', async () => {
    const model = createLimitModel({ kind: 'opened-by-call', limit: 10, windowMs: 10_000 });
    const waits: number[] = [];
    const onWait = ({ estimatedMs = Number.NaN }: Wait) => void waits.push(Math.round(estimatedMs / 1000));
    const make = (options: Partial<AcquireOptions> = {}) =>
      makeCall(limiter, { priority: 'interactive', maxWait: minute, ...options }, async () => {
        const { status } = responseOf(model, clock.now());
        await new Promise<void>((resolve) => clock.after(50, resolve));
        return { status, headers: new Headers() };
      });
    const others = Array.from({ length: 25 }, () => make());
    await clock.run(Promise.all([...others, make({ onWait })]));
    expect(waits.at(-1)).toBe(10);
  });

  test('is told again if it takes much longer: here once a reset has shown how long a window is', async () => {
    const model = createLimitModel({ kind: 'opened-by-call', limit: 2, windowMs: 25_000 });
    const waits: number[] = [];
    const onWait = ({ estimatedMs = Number.NaN }: Wait) => void waits.push(Math.round(estimatedMs / 1000));
    const make = (options: Partial<AcquireOptions> = {}) =>
      makeCall(limiter, { priority: 'interactive', maxWait: 10 * minute, ...options }, () => responseOf(model, clock.now()));
    await make();
    await make();
    const others = Array.from({ length: 5 }, () => make());
    await clock.run(Promise.all([...others, make({ onWait })]));
    expect(waits).toEqual([25, 50]);
  });

  test('that comes behind others that wait knows from the limiter when it is possible', async () => {
    await call({ limit: 5, remaining: 4, reset: 30 });
    for (let other = 0; other < 4; other++) void ask();
    const { retryAt } = refused(await ask({ maxWait: 0 }));
    expect(retryAt).toBeInstanceOf(Date);
    expect(limiter.rateLimit.retryAt).toEqual(retryAt);
  });

  test('is told of a wait of unknown length without a time', async () => {
    await call({ limit: 1, remaining: 0 });
    const waits: Wait[] = [];
    const log = watch([ask({ maxWait: 20, onWait: (wait) => waits.push(wait) })]);
    await clock.advance(20);
    expect(log).toEqual(['0 rate_limited']);
    expect(waits).toStrictEqual([{ reason: 'limit' }]);
  });

  test('is told once of a wait of unknown length, however many responses arrive meanwhile', async () => {
    await call({ limit: 9, remaining: 3 });
    await call({ limit: 9, remaining: 2 });
    const [first, second] = (await Promise.all([ask(), ask()])).map(granted);
    first!.report(response({ limit: 9, remaining: 0 }));
    const waits: Wait[] = [];
    void ask({ maxWait: 50, onWait: (wait) => waits.push(wait) });
    second!.report(response({ limit: 9, remaining: 0 }));
    await clock.advance(10);
    expect(waits).toStrictEqual([{ reason: 'limit' }]);
  });

  test('is told again once it is known how long it waits, in the first second of the clock too', async () => {
    clock = new VirtualClock(0);
    limiter = createRateLimiter({ clock }).forKey('key');
    await call({ limit: 9, remaining: 3 });
    await call({ limit: 9, remaining: 2 });
    const [first, second] = (await Promise.all([ask(), ask()])).map(granted);
    first!.report(response({ limit: 9, remaining: 0 }));
    const waits: Wait[] = [];
    void ask({ maxWait: 50, onWait: (wait) => waits.push(wait) });
    second!.report(response({ limit: 9, remaining: 0, reset: 0.03 }));
    await clock.advance(10);
    expect(waits).toStrictEqual([
      { reason: 'limit' },
      { reason: 'limit', estimatedMs: expect.any(Number) as number, resetAt: new Date(30) },
    ]);
  });

  test('is told again if it takes longer by more than half of what is left, and a second at least', async () => {
    await call({ limit: 9, remaining: 4, reset: 60 });
    await call({ limit: 9, remaining: 3, reset: 60 });
    const [first, second, third] = (await Promise.all([ask(), ask(), ask()])).map(granted);
    first!.report(response({ limit: 9, remaining: 0, reset: 10 }));
    const waits: number[] = [];
    void ask({ onWait: ({ estimatedMs = Number.NaN }) => waits.push(Math.round(estimatedMs / 1000)) });
    second!.report(response({ status: 429, limit: 9, remaining: 0, reset: 14 }));
    await clock.advance(10);
    third!.report(response({ status: 429, limit: 9, remaining: 0, reset: 18 }));
    await clock.advance(10);
    expect(waits).toEqual([10, 18]);
  });

  test('is told once of each reason to wait, however many responses arrive meanwhile', async () => {
    const first = granted(await ask());
    const others = (await Promise.all(Array.from({ length: 4 }, () => ask()))).map(granted);
    const limits = { limit: 10, remaining: 0, reset: 30 };
    const unavailable = { status: 503, retryAfter: 40 };
    const reasons: string[] = [];
    void ask({ onWait: ({ reason }) => reasons.push(reason) });
    first.release();
    void first.reacquire();
    await clock.advance(10);
    expect(reasons).toEqual(['discovering']);
    for (const says of [limits, limits, unavailable, unavailable]) {
      others.pop()!.report(response(says));
      await clock.advance(10);
    }
    expect(reasons).toEqual(['discovering', 'limit']);
  });

  test('waits for both windows; one call is sent early to find out whether they refill', async () => {
    const day = { limit: 1000, remaining: 0, reset: 40 };
    await call({ limit: 60, remaining: 59, reset: 10, day });
    const early = ask();
    await clock.run(early);
    expect(granted(await early).waitedMs).toBe(10_000);
    granted(await early).report(response({ status: 429, limit: 60, remaining: 59, reset: 30, day: { ...day, reset: 30 } }));
    const again = granted(await early).reacquire();
    await clock.run(again);
    expect(granted(await again).waitedMs).toBeGreaterThanOrEqual(40_000);
  });

  test('that gets a 429 returns to the front of the queue', async () => {
    await call({ limit: 10, remaining: 1, reset: 30 });
    const first = granted(await ask());
    const rest = { second: ask(), third: ask() };
    first.report(response({ status: 429, limit: 10, remaining: 0, reset: 30, retryAfter: 30 }));
    const log = watch({ ...rest, first: first.reacquire() });
    await clock.advance(29_000);
    expect(log).toEqual([]);
    await clock.advance(2000);
    expect(log[0]).toBe('first');
  });

  test('that is retried waits for its delay outside the queue', async () => {
    await call({ limit: 10, remaining: 9, reset: 30 });
    const permit = granted(await ask());
    permit.report(response({ status: 500 }));
    const again = permit.reacquire({ delayMs: 700 });
    const start = clock.now();
    await clock.run(again);
    expect(clock.now() - start).toBe(700);
    expect(granted(await again).waitedMs).toBe(0);
  });

  test('is not sent again after its totalTimeout', async () => {
    const again = granted(await ask({ totalTimeout: 500 })).reacquire({ delayMs: 1000 });
    const log = watch({ again });
    await clock.advance(1000);
    expect(log).toEqual(['again rate_limited']);
  });

  test('that is sent again twice waits once, and takes one slot', async () => {
    const permit = granted(await ask({ concurrency: 1 }));
    const again = [permit.reacquire({ delayMs: 1000 }), permit.reacquire()];
    await clock.advance(1000);
    expect((await Promise.all(again)).map(granted)).toEqual([permit, permit]);
    const log = watch({ next: ask({ concurrency: 1 }) });
    permit.release();
    await clock.advance(0);
    expect(log).toEqual(['next']);
    expect(limiter.inspect().state.traffic.inFlight).toBe(1);
  });

  test('is in flight until it is released if the headers of its response cannot be read', async () => {
    const permit = granted(await ask({ concurrency: 1 }));
    const unreadable = {
      [Symbol.iterator]: () => {
        throw new Error('unreadable');
      },
    };
    expect(() => permit.report({ status: 200, headers: unreadable as unknown as Headers })).toThrow('unreadable');
    const log = watch({ next: ask({ concurrency: 1 }) });
    await clock.advance(0);
    expect([log, limiter.inspect().state.traffic.inFlight]).toEqual([[], 1]);
    permit.release();
    await clock.advance(0);
    expect(log).toEqual(['next']);
  });

  test('ends once: later reports are ignored', async () => {
    await call({ limit: 10, remaining: 2, reset: 30 });
    const permit = granted(await ask());
    permit.release();
    permit.release();
    expect(permit.report(response({ status: 429, retryAfter: 20 }))).toEqual(expect.objectContaining({ remaining: 2 }));
    granted(await ask());
  });
});

describe('maxWait', () => {
  test('rejects at once a call whose window resets later', async () => {
    await useUp(50);
    const start = clock.now();
    const { reason, retryAt, rateLimit } = refused(await ask({ maxWait: 5000 }));
    expect(clock.now()).toBe(start);
    expect(reason).toBe('rate_limited');
    expect(retryAt?.getTime()).toBeGreaterThanOrEqual(start + 50_000);
    expect(retryAt?.getTime()).toBeLessThan(start + 51_000);
    expect(rateLimit).toMatchObject({ limit: 1, remaining: 0 });
  });

  test('counts all waits of a call together', async () => {
    await useUp(10);
    const permit = ask({ maxWait: 15_000 });
    await clock.run(permit);
    const first = granted(await permit);
    first.report(response({ status: 429, limit: 1, remaining: 0, reset: 14, retryAfter: 14 }));
    expect(refused(await first.reacquire()).reason).toBe('rate_limited');
  });

  test('rejects at once a call with too many calls ahead of it', async () => {
    await useUp(10);
    await clock.advance(10_003);
    granted(await ask()).report(response({ limit: 1, remaining: 0, reset: 10 }));
    const start = clock.now();
    const ahead = Array.from({ length: 5 }, () => ask({ maxWait: 5 * minute }));
    expect(refused(await ask({ maxWait: 30_000 })).retryAt?.getTime()).toBeGreaterThan(start + 30_000);
    expect(clock.now()).toBe(start);
    watch(ahead);
  });

  test('ends a wait of unknown length', async () => {
    await call({ limit: 1, remaining: 0 });
    const start = clock.now();
    const permit = ask({ maxWait: 20 });
    await clock.run(permit);
    expect(refused(await permit).reason).toBe('rate_limited');
    expect(clock.now() - start).toBeLessThanOrEqual(20);
  });

  test('ends each wait of unknown length at its own time, in whatever order the calls came', async () => {
    await call({ limit: 1, remaining: 0 });
    // One call finds out whether the window has reset, and gets no response.
    const early = ask();
    await clock.run(early);
    granted(await early);
    const log = watch({ patient: ask({ maxWait: 45_000 }), brief: ask({ maxWait: 20_000 }), last: ask({ maxWait: 48_000 }) });
    await clock.advance(20_000);
    expect(log).toEqual(['brief rate_limited']);
    await clock.advance(25_000);
    expect(log).toEqual(['brief rate_limited', 'patient rate_limited']);
    await clock.advance(3000);
    expect(log).toHaveLength(3);
  });

  test('of calls behind others: they are rejected at once when a response shows that they wait for nothing', async () => {
    const opener = granted(await ask());
    await call({ limit: 1, remaining: 0, reset: 7 });
    const log = watch({ patient: ask(), brief: ask({ maxWait: 20_000 }), last: ask({ maxWait: 40_000 }) });
    opener.report(response({ status: 429, limit: 1, remaining: 0, reset: 30, retryAfter: 30 }));
    await clock.advance(1);
    // One call fits into a window of half a minute: the second in the queue would be sent after a minute.
    expect(log).toEqual(['brief rate_limited', 'last rate_limited']);
  });

  test('of calls behind others: they are rejected at once when a call comes that goes before them', async () => {
    const opener = granted(await ask());
    await useUp(7);
    opener.report(response({ status: 429, limit: 1, remaining: 0, reset: 30 }));
    const log = watch({ bulk: ask({ priority: 'bulk', maxWait: 40_000 }), interactive: ask() });
    await clock.advance(1);
    expect(log).toEqual(['bulk rate_limited']);
  });

  test('of calls behind others: they are rejected at once when a refused call is back in the queue', async () => {
    await useUp(30);
    const first = ask();
    const log = watch({ behind: ask({ maxWait: 40_000 }) });
    await clock.run(first);
    const permit = granted(await first);
    permit.report(response({ status: 429, limit: 1, remaining: 0, reset: 22 }));
    void permit.reacquire();
    await clock.advance(1);
    expect(log).toEqual(['behind rate_limited']);
  });

  test.each([80, 2000])('of %i calls, all that do not fit are rejected once responses have shown what fits', async (count) => {
    let remaining = 60;
    const rejectedAt: number[] = [];
    const askOnce = async () => {
      const permit = await ask({ maxWait: 20_000 });
      if (permit.granted) {
        await new Promise<void>((resolve) => clock.after(100, resolve));
        permit.report(response({ limit: 60, remaining: --remaining, reset: 30 }));
      } else rejectedAt.push(clock.now());
    };
    const start = clock.now();
    await clock.run(Promise.all(Array.from({ length: count }, askOnce)));
    expect(rejectedAt).toHaveLength(count - 60);
    expect(Math.max(...rejectedAt) - start).toBeLessThan(500);
  });

  test('of 0 sends calls while limits are unknown', async () => {
    const permits = await Promise.all(Array.from({ length: 20 }, () => ask({ maxWait: 0 })));
    expect(permits.every((permit) => permit.granted)).toBe(true);
  });
});

describe('abort', () => {
  test('before acquire rejects', async () => {
    await expect(ask({ signal: AbortSignal.abort('stop') })).rejects.toBe('stop');
  });

  test('in the queue rejects at once with the reason of the signal, and delays no other call', async () => {
    await useUp(10);
    const controller = new AbortController();
    const log = watch({ gone: ask({ signal: controller.signal }), next: ask() });
    controller.abort('stop');
    await clock.advance(1);
    expect(log).toEqual(['gone stop']);
    await clock.advance(11_000);
    expect(log).toEqual(['gone stop', 'next']);
  });

  test('between attempts rejects at once', async () => {
    const controller = new AbortController();
    const permit = granted(await ask({ signal: controller.signal }));
    const again = watch({ again: permit.reacquire({ delayMs: 5000 }) });
    controller.abort('stop');
    await clock.advance(1);
    expect(again).toEqual(['again stop']);
    await clock.advance(6000);
    expect(clock.pending).toBe(0);
  });

  test('leaves no listener on the signal of a call that was sent', async () => {
    const listeners = new Set<unknown>();
    const { signal } = new AbortController();
    signal.addEventListener = (_: string, listener: unknown) => void listeners.add(listener);
    signal.removeEventListener = (type: string, listener: unknown) => void (type === 'abort' && listeners.delete(listener));
    await useUp(10);
    const permit = ask({ signal });
    expect(listeners.size).toBe(1);
    await clock.run(permit);
    granted(await permit).release();
    await ask({ signal, maxWait: 0 });
    expect(listeners.size).toBe(0);
  });

  test('of all calls leaves no timer', async () => {
    await useUp(10);
    const controller = new AbortController();
    const log = watch({ a: ask({ signal: controller.signal }), b: ask({ signal: controller.signal }) });
    controller.abort('stop');
    await clock.advance(0);
    expect(log).toEqual(['a stop', 'b stop']);
    expect(clock.pending).toBe(0);
  });
});

describe('priority', () => {
  test('is first come, first served within a priority; interactive before bulk', async () => {
    await useUp(10);
    const log = watch({
      bulk1: ask({ priority: 'bulk' }),
      person1: ask(),
      bulk2: ask({ priority: 'bulk' }),
      person2: ask(),
    });
    await clock.advance(9_000);
    for (let seconds = 0; seconds < 60; seconds++) {
      await clock.advance(1000);
    }
    expect(log.slice(0, 1)).toEqual(['person1']);
  });

  test('orders all calls of one window', async () => {
    const probe = granted(await ask());
    await Promise.all(Array.from({ length: 4 }, () => ask()));
    const log = watch({ bulk1: ask({ priority: 'bulk' }), person1: ask(), bulk2: ask({ priority: 'bulk' }), person2: ask() });
    probe.report(response({ limit: 100, remaining: 90, reset: 30 }));
    await clock.advance(0);
    expect(log).toEqual(['person1', 'person2', 'bulk1', 'bulk2']);
  });

  test('bulk calls leave the reserve to interactive calls', async () => {
    limiter = createRateLimiter({ clock, reserve: 3 }).forKey('key');
    await call({ limit: 10, remaining: 6, reset: 30 });
    await call({ limit: 10, remaining: 5, reset: 30 });
    const log = watch(Array.from({ length: 4 }, () => ask({ priority: 'bulk' })));
    await clock.advance(0);
    expect(log).toHaveLength(2);
    granted(await ask());
    granted(await ask());
    granted(await ask());
  });

  test('bulk calls leave the reserve of a trial, however long they wait', async () => {
    limiter = createRateLimiter({ clock, reserve: 3 }).forKey('key');
    granted(await ask()).report({
      status: 200,
      headers: new Headers({ 'x-ratelimit-limit-trial': '10', 'x-ratelimit-remaining-trial': '3' }),
    });
    const log = watch([ask({ priority: 'bulk' })]);
    await clock.advance(24 * 60 * minute);
    expect(log).toEqual(['0 rate_limited']);
    for (let left = 3; left > 0; left--) granted(await ask());
  });

  test('a reserve of a limit whose reset is not reported stops bulk calls for 80 s, not forever', async () => {
    limiter = createRateLimiter({ clock, reserve: 5 }).forKey('key');
    await call({ limit: 60, remaining: 5 });
    const log = watch([ask({ priority: 'bulk', maxWait: Infinity }), ask({ priority: 'bulk', maxWait: Infinity })]);
    await clock.advance(79_000);
    expect(log).toEqual([]);
    await clock.advance(2000);
    expect(log).toEqual(['0']);
  });

  test('a reserve as large as the limit does not stop bulk calls forever', async () => {
    limiter = createRateLimiter({ clock, reserve: 50 }).forKey('key');
    await call({ limit: 2, remaining: 1, reset: 5 });
    const permit = ask({ priority: 'bulk' });
    await clock.run(permit);
    expect((await permit).granted).toBe(true);
  });
});

test('a listener that aborts a call behind it: that call is told nothing more, and takes no permit', async () => {
  const first = granted(await ask());
  await Promise.all(Array.from({ length: 4 }, () => ask()));
  const controller = new AbortController();
  const told: string[] = [];
  const waits = (name: string, signal?: AbortSignal) => {
    const onWait = ({ reason }: Wait) => {
      told.push(`${name} ${reason}`);
      if (name === 'before' && reason === 'limit') controller.abort();
    };
    return ask({ onWait, ...(signal && { signal }) }).catch(() => undefined);
  };
  void waits('before');
  void waits('behind', controller.signal);
  first.report(response({ limit: 5, remaining: 0, reset: 30 }));
  await clock.advance(10);
  expect(told).toEqual(['before discovering', 'behind discovering', 'before limit']);
});

test('listeners that abort their own calls: those behind them move up, and are not rejected', async () => {
  const first = granted(await ask());
  const ends = Array.from({ length: 20 }, (_, index) => {
    const abort = new AbortController();
    const onWait = (): void => {
      if (index < 12) abort.abort('too long');
    };
    return ask({ maxWait: 45_000, signal: abort.signal, onWait }).then(
      ({ granted: isGranted }) => isGranted,
      () => 'aborted',
    );
  });
  first.report(response({ limit: 100, remaining: 12, reset: 86_400 }));
  await clock.advance(1000);
  expect(await Promise.all(ends)).not.toContain(false);
});

describe('a used-up quota', () => {
  const day = { limit: 100, remaining: 0, reset: 7200 };

  test('names its limit and its period', async () => {
    await call({ limit: 60, remaining: 50, reset: 30, day });
    expect(refused(await ask()).quota).toEqual({ period: 'day', limit: 100 });
  });

  test('that headers report rejects every queued call at once, with the time of its reset', async () => {
    const start = clock.now();
    const last = granted(await ask());
    await Promise.all(Array.from({ length: 4 }, () => ask()));
    const waiting = [ask(), ask({ priority: 'bulk' })];
    last.report(response({ limit: 60, remaining: 50, reset: 30, day }));
    for (const permit of await Promise.all(waiting)) {
      expect(refused(permit)).toMatchObject({ reason: 'quota_exceeded' });
      expect(refused(permit).retryAt?.getTime()).toBeGreaterThanOrEqual(start + 7_200_000);
    }
    expect(clock.now()).toBe(start);
  });

  test.each([{ retryAfter: 7200 }, { day }, { limit: 100, remaining: 0, reset: 7200 }])(
    'that the error code reports is remembered until its reset: %o',
    async (says) => {
      const end = clock.now() + 7_200_000;
      const permit = granted(await ask());
      permit.report(response({ status: 429, code: 'quota_exceeded', ...says }));
      for (const each of [await permit.reacquire(), await ask()]) {
        expect(refused(each).reason).toBe('quota_exceeded');
        expect(Math.abs(refused(each).retryAt!.getTime() - end)).toBeLessThan(100);
      }
      expect(Math.abs(limiter.rateLimit.retryAt!.getTime() - end)).toBeLessThan(100);
      await clock.advance(7_200_010);
      granted(await ask());
    },
  );

  test('that has ended does not come back with a late 429 of a call that was sent before it ended', async () => {
    const late = granted(await ask());
    await call({ status: 429, code: 'quota_exceeded', retryAfter: 60 });
    await clock.advance(61_000);
    await call();
    late.report(response({ status: 429, code: 'quota_exceeded' }));
    expect(await ask({ maxWait: 0 })).toMatchObject({ granted: true });
  });

  test('that resets within maxWait is waited for', async () => {
    const permit = granted(await ask());
    permit.report(response({ status: 429, code: 'quota_exceeded', retryAfter: 20 }));
    const again = permit.reacquire();
    expect(refused(await ask({ maxWait: 10_000 })).reason).toBe('quota_exceeded');
    await clock.run(again);
    expect(granted(await again).waitedMs).toBeGreaterThanOrEqual(20_000);
  });
});

test('the time of the next call is the reset, although time passes between the readings of two clocks', async () => {
  const now = Date.UTC(2030, 0, 1, 12);
  let steadyMs = 0;
  const limited = createRateLimiter({ clock: { now: () => now, monotonic: () => (steadyMs += 0.01) } }).forKey('key');
  granted(await limited.acquire({ priority: 'interactive', maxWait: 0 })).report(
    responseAt(now, { status: 429, limit: 1, remaining: 0, reset: 43_200 }),
  );
  expect(refused(await limited.acquire({ priority: 'interactive', maxWait: 0 })).retryAt).toEqual(new Date(now + 43_200_000));
});

describe('a used-up trial', () => {
  test('rejects without a time, whatever maxWait is; after a minute one call is sent to find out', async () => {
    const permit = granted(await ask());
    permit.report(response({ status: 429, code: 'trial_exhausted', limit: 10, remaining: 0 }));
    const rejection = refused(await permit.reacquire());
    expect(rejection.reason).toBe('trial_exhausted');
    expect(rejection.retryAt).toBeUndefined();
    expect(refused(await ask({ maxWait: Infinity })).reason).toBe('trial_exhausted');
    expect(limiter.rateLimit.retryAt).toBeUndefined();

    await clock.advance(minute);
    const look = granted(await ask());
    expect(refused(await ask()).reason).toBe('trial_exhausted');
    look.report(response({ status: 429, code: 'trial_exhausted' }));
    expect(refused(await ask()).reason).toBe('trial_exhausted');

    await clock.advance(minute);
    granted(await ask()).report(response({ limit: 60, remaining: 59, reset: 30 }));
    granted(await ask());
  });

  test('that only headers report rejects at once, without a time; after five minutes one call is sent to find out', async () => {
    const report = (remaining?: number) => {
      const headers: Record<string, string> = { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '50', 'x-ratelimit-reset': '30' };
      if (remaining !== undefined) headers['x-ratelimit-remaining-trial'] = `${remaining}`;
      return { status: 200, headers: new Headers(headers) };
    };
    granted(await ask()).report(report(1));
    granted(await ask()).report(report(0));
    const rejection = refused(await ask({ maxWait: Infinity }));
    expect([rejection.reason, rejection.retryAt]).toEqual(['trial_exhausted', undefined]);

    await clock.advance(5 * minute);
    const recheck = granted(await ask());
    expect(refused(await ask()).reason).toBe('trial_exhausted');
    recheck.report(report(0));
    expect(refused(await ask()).reason).toBe('trial_exhausted');

    await clock.advance(5 * minute);
    granted(await ask()).report(report());
    granted(await ask());
  });

  test('ends for all calls as soon as one is accepted', async () => {
    const [first, second] = [granted(await ask()), granted(await ask())];
    first.report(response({ status: 429, code: 'trial_exhausted' }));
    await clock.advance(minute);
    granted(await ask()).report(response({ limit: 60, remaining: 59, reset: 30 }));
    second.release();
    expect((await ask()).granted).toBe(true);
  });
});

describe('Retry-After', () => {
  test('delays every call, and one goes first', async () => {
    await call({ limit: 60, remaining: 50, reset: 30 });
    granted(await ask()).report(response({ status: 429, retryAfter: 5 }));
    const log = watch({ a: ask(), b: ask({ priority: 'bulk' }) });
    await clock.advance(4_900);
    expect(log).toEqual([]);
    await clock.advance(110);
    expect(log).toEqual(['a']);
    await clock.advance(2000);
    expect(log).toEqual(['a', 'b']);
  });

  test('takes precedence over a reset', async () => {
    granted(await ask()).report(response({ status: 429, limit: 60, remaining: 0, reset: 50, retryAfter: 5 }));
    const permit = ask();
    await clock.run(permit);
    expect(granted(await permit).waitedMs).toBeLessThan(5_100);
    expect(granted(await permit).waitedMs).toBeGreaterThan(4_900);
  });

  test('of a 503 delays calls too, whatever the maxWait of its call was', async () => {
    await call({ limit: 60, remaining: 50, reset: 30 });
    granted(await ask({ maxWait: 8000 })).report(response({ status: 503, retryAfter: 20 }));
    expect(refused(await ask({ maxWait: 8000 }))).toMatchObject({ reason: 'unavailable', retryAt: new Date(clock.now() + 20_000) });
    const permit = ask();
    await clock.run(permit);
    expect(granted(await permit).waitedMs).toBe(20_000);
  });

  test('of a successful response is ignored', async () => {
    await call({ limit: 60, remaining: 50, reset: 30, retryAfter: 30 });
    expect(granted(await ask()).waitedMs).toBe(0);
  });
});

test('a 429 without headers pauses all calls for a growing time', async () => {
  await call();
  await call();
  const waits: number[] = [];
  for (let round = 0; round < 4; round++) {
    const permit = ask();
    await clock.run(permit);
    waits.push(granted(await permit).waitedMs);
    granted(await permit).report(response({ status: 429 }));
  }
  expect(waits[0]).toBe(0);
  for (const [round, wait] of waits.slice(1).entries()) {
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(1 + 250 * 2 ** round + 1000);
  }
});

describe('while limits are unknown', () => {
  test('a few calls are sent at once, then one at a time until the first response', async () => {
    const log = watch(Array.from({ length: 100 }, () => ask()));
    await clock.advance(0);
    expect(log).toHaveLength(5);
    await clock.advance(100);
    expect(log.length).toBeGreaterThan(10);
    expect(log.length).toBeLessThan(20);
  });

  test('the wait has the reason discovering', async () => {
    const waits: Wait[] = [];
    await Promise.all(Array.from({ length: 5 }, () => ask()));
    watch({ sixth: ask({ onWait: (wait) => waits.push(wait) }) });
    expect(waits[0]?.reason).toBe('discovering');
  });

  /** Five calls are sent, and the sixth waits for a response of the first. */
  const waitForFirst = async () => {
    const first = granted(await ask());
    await Promise.all(Array.from({ length: 4 }, () => ask()));
    const waits: Wait[] = [];
    watch({ sixth: ask({ onWait: (wait) => waits.push(wait) }) });
    return { first, waits };
  };

  test('is told again as soon as the first response reports the limits', async () => {
    const { first, waits } = await waitForFirst();
    first.report(response({ limit: 5, remaining: 0, reset: 30 }));
    await clock.advance(1);
    first.report(response({ limit: 5, remaining: 0, reset: 30 }));
    await clock.advance(1000);
    expect(waits.map(({ reason }) => reason)).toEqual(['discovering', 'limit']);
    expect(waits[1]?.estimatedMs).toBeGreaterThan(5000);
  });

  test('is told of the limit that the first response reports, though it does not take much longer', async () => {
    const { first, waits } = await waitForFirst();
    first.report(response({ limit: 5, remaining: 0, reset: 0.5 }));
    await clock.advance(1);
    expect(waits.map(({ reason }) => reason)).toEqual(['discovering', 'limit']);
    expect(waits[1]?.estimatedMs).toBeLessThan(LEAST_NEWS.ms);
  });

  test('waits because the service is unavailable, after 503s', async () => {
    const permits = await Promise.all([ask(), ask(), ask()]);
    for (const permit of permits) granted(permit).report({ status: 503, headers: new Headers() });
    const waits: Wait[] = [];
    watch({ next: ask({ onWait: (wait) => waits.push(wait) }) });
    expect(waits[0]?.reason).toBe('unavailable');
  });

  test('is told of the limit also if it came after a pause for 503s', async () => {
    const first = granted(await ask());
    const permits = await Promise.all(Array.from({ length: 4 }, () => ask()));
    const waits: string[] = [];
    const onWait = ({ reason }: Wait) => void waits.push(reason);
    watch([ask({ onWait }), ask({ onWait })]);
    for (const permit of permits) granted(permit).report({ status: 503, headers: new Headers() });
    await clock.advance(45);
    watch([ask({ onWait })]);
    await clock.advance(200);
    first.report(response({ limit: 5, remaining: 0, reset: 30 }));
    await clock.advance(1000);
    expect(waits.at(-1)).toBe('limit');
  });

  test('bulk calls go one at a time while it is not known how many they must leave to others', async () => {
    limiter = createRateLimiter({ clock, reserve: 3 }).forKey('key');
    const log = watch(Array.from({ length: 10 }, () => ask({ priority: 'bulk' })));
    await clock.advance(1000);
    expect(log).toHaveLength(1);
  });

  test('a service that reports no limits is not slowed down: calls in flight grow by half with each round trip', async () => {
    const started = clock.now();
    const one = async () => {
      const permit = granted(await ask());
      await new Promise<void>((resolve) => clock.after(20, resolve));
      permit.report(response());
    };
    await clock.run(Promise.all(Array.from({ length: 500 }, one)));
    expect(clock.now() - started).toBeLessThanOrEqual(9 * 20);
  });

  test('failures do not raise the number of calls in flight', async () => {
    await call({ status: 503 });
    await call({ status: 500 });
    const log = watch(Array.from({ length: 100 }, () => ask()));
    await clock.advance(0);
    expect(log.length).toBeLessThan(10);
  });
});

describe('concurrency', () => {
  test('bounds calls in flight, and does not count as waiting for a limit', async () => {
    await call({ limit: 1000, remaining: 990, reset: 3600 });
    const permits = [granted(await ask({ concurrency: 2 })), granted(await ask({ concurrency: 2 }))];
    const waits: Wait[] = [];
    const third = ask({ concurrency: 2, maxWait: 10, onWait: (wait) => waits.push(wait) });
    const log = watch({ third });
    await clock.advance(5000);
    expect(log).toEqual([]);
    permits[0]!.report(response({ limit: 1000, remaining: 980, reset: 3600 }));
    await clock.advance(0);
    expect(log).toEqual(['third']);
    expect(granted(await third).waitedMs).toBe(0);
    expect(waits).toEqual([]);
  });

  test('an aborted call neither frees a slot nor takes one', async () => {
    await call({ limit: 1000, remaining: 990, reset: 3600 });
    const permit = granted(await ask({ concurrency: 1 }));
    const controller = new AbortController();
    const log = watch({ gone: ask({ concurrency: 1, signal: controller.signal }), next: ask({ concurrency: 1 }) });
    controller.abort('stop');
    await clock.advance(10);
    expect(log).toEqual(['gone stop']);
    permit.release();
    await clock.advance(0);
    expect(log).toEqual(['gone stop', 'next']);
  });

  test('a call aborted between attempts frees no slot', async () => {
    const controller = new AbortController();
    const permit = granted(await ask({ concurrency: 1, signal: controller.signal }));
    const log = watch({ again: permit.reacquire({ delayMs: 5000 }), second: ask({ concurrency: 1 }), third: ask({ concurrency: 1 }) });
    await clock.advance(0);
    controller.abort('stop');
    await clock.advance(6000);
    expect(log).toEqual(['second', 'again stop']);
  });

  test('a call that is rejected, or aborted while it waits for a limit, frees its slot', async () => {
    await useUp(30);
    const [first, second] = [{}, {}];
    const controller = new AbortController();
    const log = watch({
      rejected: ask({ client: first, concurrency: 1, maxWait: 1000 }),
      afterRejected: ask({ client: first, concurrency: 1, maxWait: 2000 }),
      aborted: ask({ client: second, concurrency: 1, signal: controller.signal }),
      afterAborted: ask({ client: second, concurrency: 1 }),
    });
    controller.abort('stop');
    await clock.advance(31_000);
    expect(log).toEqual(['rejected rate_limited', 'afterRejected rate_limited', 'aborted stop', 'afterAborted']);
  });

  test('a call that a response shows to wait for too long frees its slot at once', async () => {
    const opener = granted(await ask());
    await call({ limit: 1, remaining: 0, reset: 5 });
    const client = {};
    const log = watch({
      patient: ask(),
      rejected: ask({ client, concurrency: 1, maxWait: 20_000 }),
      next: ask({ client, concurrency: 1, maxWait: 20_000 }),
    });
    opener.report(response({ status: 429, limit: 1, remaining: 0, reset: 30, retryAfter: 30 }));
    await clock.advance(1);
    expect(log).toEqual(['rejected rate_limited', 'next rate_limited']);
  });

  test('a call that is sent again without a report does not wait for itself', async () => {
    const permit = granted(await ask({ concurrency: 1 }));
    const again = watch({ again: permit.reacquire() });
    await clock.advance(0);
    expect(again).toEqual(['again']);
    expect(limiter.inspect().state.traffic.inFlight).toBe(1);
  });

  test('a call that waits for others is rejected when its totalTimeout ends', async () => {
    const permit = granted(await ask({ concurrency: 1 }));
    const late = ask({ concurrency: 1, totalTimeout: 5000 });
    const log = watch({ late, next: ask({ concurrency: 1, totalTimeout: 9000 }) });
    await clock.advance(5000);
    expect(log).toEqual(['late rate_limited']);
    expect(refused(await late)).not.toHaveProperty('retryAt');
    permit.release();
    await clock.advance(5000);
    expect(log).toEqual(['late rate_limited', 'next']);
    expect(clock.pending).toBe(0);
  });

  test('of 1: 20,000 calls that a quota rejects all end, in order', async () => {
    const first = granted(await ask({ concurrency: 1 }));
    const ends: number[] = [];
    const waiting = Array.from({ length: 20_000 }, (_, index) => ask({ concurrency: 1 }).then(() => ends.push(index)));
    first.report(response({ status: 429, code: 'quota_exceeded', retryAfter: 7200 }));
    await Promise.all(waiting);
    expect(ends.every((index, place) => index === place)).toBe(true);
  });

  test('that a service allows goes to the next call as soon as one ends without a response', async () => {
    const first = granted(await ask());
    granted(await ask()).report(response({ status: 429 }));
    first.release();
    const second = ask({ maxWait: Infinity });
    const log = watch({ second, third: ask({ maxWait: Infinity }) });
    await clock.advance(1000);
    expect(log).toEqual(['second']);
    expect(clock.pending).toBe(0);
    granted(await second).release();
    await clock.advance(1000);
    expect(log).toEqual(['second', 'third']);
  });
});

describe('inspect', () => {
  test('counts the calls that wait for a limit, by priority', async () => {
    limiter = createRateLimiter({ clock, reserve: 3 }).forKey('key');
    const first = granted(await ask({ priority: 'bulk' }));
    first.report(response({ limit: 10, remaining: 2, reset: 30 }));
    await call({ limit: 10, remaining: 2, reset: 30 });
    void first.reacquire();
    void ask({ priority: 'bulk' });
    expect(limiter.inspect().queued).toEqual({ interactive: 0, bulk: 2 });
    await call({ limit: 10, remaining: 0, reset: 30 });
    void ask();
    expect(limiter.inspect().queued).toEqual({ interactive: 1, bulk: 2 });
    await clock.advance(31_000);
    expect(limiter.inspect().queued).toEqual({ interactive: 0, bulk: 0 });
  });

  test('leaves out calls that were aborted, and those that wait for others of their client', async () => {
    await useUp(30);
    const [waits, isHeldBack] = [new AbortController(), new AbortController()];
    const log = watch([ask({ concurrency: 1, signal: waits.signal }), ask({ concurrency: 1, signal: isHeldBack.signal })]);
    expect(limiter.inspect().queued).toEqual({ interactive: 1, bulk: 0 });
    isHeldBack.abort('stop');
    waits.abort('stop');
    await clock.advance(0);
    expect(log).toHaveLength(2);
    expect(limiter.inspect().queued).toEqual({ interactive: 0, bulk: 0 });
  });
});

describe('responses', () => {
  test('that arrive out of order do not add remaining calls', async () => {
    await call({ limit: 10, remaining: 6, reset: 30 });
    await call({ limit: 10, remaining: 5, reset: 30 });
    const permits = (await Promise.all([ask(), ask(), ask()])).map(granted);
    permits[2]!.report(response({ limit: 10, remaining: 2, reset: 30 }));
    permits[0]!.report(response({ limit: 10, remaining: 4, reset: 30 }));
    permits[1]!.report(response({ limit: 10, remaining: 3, reset: 30 }));
    const log = watch({ a: ask(), b: ask(), c: ask() });
    await clock.advance(0);
    expect(log).toEqual(['a', 'b']);
  });

  test('without headers, and calls without a response, count as used', async () => {
    await call({ limit: 10, remaining: 3, reset: 30 });
    granted(await ask()).report(response());
    granted(await ask()).release();
    const log = watch({ a: ask(), b: ask() });
    await clock.advance(0);
    expect(log).toEqual(['a']);
  });

  test('are trusted in part until the second one, for a short time: other clients may read the same numbers', async () => {
    await call({ limit: 20, remaining: 10, reset: 30 });
    const log = watch(Array.from({ length: 10 }, () => ask()));
    await clock.advance(0);
    expect(log).toHaveLength(3);
    await clock.advance(100);
    expect(log).toHaveLength(10);
  });

  test('that show other clients of the key leave them their share', async () => {
    await call({ limit: 100, remaining: 90, reset: 30 });
    const permit = granted(await ask());
    const log = watch(Array.from({ length: 90 }, () => ask()));
    await clock.advance(0);
    permit.report(response({ limit: 100, remaining: 60, reset: 30 }));
    await clock.advance(0);
    expect(log.length).toBeLessThan(35);
  });

  test('of an ended window do not affect the next one', async () => {
    await call({ limit: 2, remaining: 2, reset: 10 });
    const late = granted(await ask());
    await clock.advance(10_100);
    granted(await ask()).report(response({ limit: 2, remaining: 1, reset: 10 }));
    late.report(response({ limit: 2, remaining: 0 }));
    expect((await ask()).granted).toBe(true);
  });
});

describe('what the store learns of a response', () => {
  class ListeningStore extends StateStore {
    readonly heard: LimitResponse[] = [];
    override end(sent: SentCall, said: LimitResponse | null, now: number) {
      if (said) this.heard.push(said);
      return super.end(sent, said, now);
    }
  }
  const hear = async (reported: ReportedResponse) => {
    const own = toClock({ now: () => 5_001_000, monotonic: () => 1000 });
    const store = new ListeningStore(own);
    granted(await new QueueingLimiter(store, own, 0).acquire({ priority: 'interactive', maxWait: 0 })).report(reported);
    return store.heard;
  };

  test('status, code, what headers say, and the offset of the clocks', async () => {
    const headers = new Headers({ 'retry-after': '7' });
    expect(await hear({ status: 429, code: 'quota_exceeded', headers })).toEqual([
      {
        status: 429,
        code: 'quota_exceeded',
        retryAfter: { ms: 7000, isAbsolute: false, isCoarse: true },
        windows: [],
        wallOffset: 5_000_000,
      },
    ]);
  });
});

test('a store that has to ask for permits is asked when the first call waits, and again when another one comes', async () => {
  const askedAt: number[] = [];
  const waits: Wait[] = [];
  class AskingStore extends StateStore {
    override decide() {
      return { type: 'pending' as const };
    }
    override ask() {
      askedAt.push(clock.now());
    }
  }
  const start = clock.now();
  limiter = new QueueingLimiter(new AskingStore(clock), clock, 0);
  void ask({ maxWait: 20_000, onWait: (wait) => waits.push(wait) });
  await clock.advance(1000);
  void ask({ maxWait: 5000 });
  expect(askedAt).toEqual([start, start + 1000]);
  // Whether the call waits for a limit is not known yet.
  expect(waits).toEqual([]);
});

describe('many queued calls', () => {
  let sliceEnds: number[];
  let ended: number;

  beforeEach(() => {
    [sliceEnds, ended] = [[], 0];
    let workedMs = 0;
    // A clock that moves while the limiter works, as that of a machine does.
    const monotonic = () => clock.now() + (workedMs += 0.001);
    const after = (ms: number, run: () => void) => {
      if (ms > 0) return clock.after(ms, run);
      sliceEnds.push(ended);
      setImmediate(run);
      return () => undefined;
    };
    working = createRateLimiter({ clock: { now: clock.now, monotonic, after, random: clock.random } }).forKey('key');
  });
  let working: KeyLimiter;

  test('are sent in order, at a cost for each that does not grow with their number', { timeout: 30_000 }, async () => {
    await call({ limit: 200_000, remaining: 1, reset: 30 });
    const opener = granted(await ask());
    const began = performance.now();
    const order: number[] = [];
    const waiting = Array.from({ length: 100_000 }, (_, index) => ask().then(() => order.push(index)));
    await clock.advance(1);
    expect(order).toEqual([]);
    opener.report(response({ limit: 200_000, remaining: 150_000, reset: 30 }));
    await Promise.all(waiting);
    expect(performance.now() - began).toBeLessThan(15_000);
    expect(order.every((index, place) => index === place)).toBe(true);
  });

  test('are sent a hundred at a time: other work of the process goes on in between, and later calls stay behind them', async () => {
    limiter = working;
    await call({ limit: 2000, remaining: 1, reset: 30 });
    const opener = granted(await ask());
    const order: number[] = [];
    const send = (index: number) => ask().then(() => (order.push(index), ended++));
    const waiting = Array.from({ length: 350 }, (_, index) => send(index));
    opener.report(response({ limit: 2000, remaining: 1500, reset: 30 }));
    await Promise.all([...waiting, send(350)]);
    expect(sliceEnds).toEqual([0, 100, 200]);
    expect(order).toEqual(Array.from({ length: 351 }, (_, index) => index));
  });

  test.each([undefined, 1])('are rejected a hundred at a time (concurrency: %s)', async (concurrency) => {
    limiter = working;
    const opener = granted(await ask({ concurrency }));
    granted(await ask()).report(response({ status: 429 }));
    const waiting = Array.from({ length: 350 }, () => ask({ concurrency }).then((end) => (ended++, refused(end).reason)));
    opener.report(response({ status: 429, code: 'quota_exceeded', retryAfter: 7200 }));
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['quota_exceeded']));
    expect(sliceEnds.filter((count) => count > 0)).toEqual([100, 200]);
  });

  test('are checked against their deadlines a hundred at a time: those in between wait on', async () => {
    limiter = working;
    await call({ limit: 400, remaining: 1, reset: 30 });
    const opener = granted(await ask());
    const hasDeadline = (index: number) => index >= 100 && index < 200 && index % 50 === 7;
    const log = watch(Array.from({ length: 299 }, (_, index) => ask({ maxWait: hasDeadline(index) ? 40_000 : Infinity })));
    await clock.advance(1);
    expect(log).toEqual([]);
    opener.report(response({ status: 429, retryAfter: 50 }));
    for (let turn = 0; turn < 5; turn++) await clock.advance(5);
    expect(log).toEqual([107, 157].map((index) => `${index} rate_limited`));
    expect(sliceEnds).toHaveLength(2);
    expect(limiter.inspect().queued.interactive).toBe(297);
  });

  test('are not checked again for each of many responses that arrive at once', async () => {
    let decisions = 0;
    class CountingStore extends StateStore {
      override decide(...args: Parameters<StateStore['decide']>) {
        decisions++;
        return super.decide(...args);
      }
    }
    limiter = new QueueingLimiter(new CountingStore(clock), clock, 0);
    await call({ limit: 60, remaining: 50, reset: 30 });
    await clock.advance(1000);
    const permits = (await Promise.all(Array.from({ length: 50 }, () => ask()))).map(granted);
    const log = watch(Array.from({ length: 100 }, () => ask({ maxWait: 5 * minute })));
    await clock.advance(1000);
    decisions = 0;
    for (const permit of permits) permit.report(response({ limit: 60, remaining: 0, reset: 28 }));
    await clock.advance(1000);
    expect(log).toEqual([]);
    expect(decisions).toBeLessThan(500);
  });

  test('are checked again within milliseconds when the next response shows a later reset', async () => {
    const permits = (await Promise.all([ask(), ask()])).map(granted);
    await call({ limit: 1000, remaining: 0, reset: 5 });
    const log = watch(Array.from({ length: 100 }, (_, index) => ask({ maxWait: index === 0 ? minute : 20_000 })));
    permits[0]!.report(response({ limit: 1000, remaining: 0, reset: 5 }));
    await clock.advance(0);
    expect(log).toEqual([]);
    permits[1]!.report(response({ status: 429, limit: 1000, remaining: 0, reset: 30, retryAfter: 30 }));
    await clock.advance(10);
    expect(log).toHaveLength(99);
  });
});

describe('a rate limiter', () => {
  /** Makes limiters for so many other keys that idle ones are dropped. */
  const fillUp = () => Array.from({ length: 200 }, (_, key) => rateLimiter.forKey(`key ${key}`));

  test('keeps one limiter for each key', () => {
    expect(rateLimiter.forKey('key')).toBe(limiter);
    expect(rateLimiter.forKey('other')).not.toBe(limiter);
  });

  test('keeps limiters with calls in flight, and with calls that wait', async () => {
    rateLimiter = createRateLimiter({ clock, reserve: 3 });
    const busy = rateLimiter.forKey('busy');
    granted(await busy.acquire({ priority: 'interactive', maxWait: 0 }));
    limiter = rateLimiter.forKey('waiting');
    await call({ limit: 10, remaining: 3, reset: 30 });
    await call({ limit: 10, remaining: 3, reset: 30 });
    const log = watch({ bulk: ask({ priority: 'bulk' }) });
    for (let scope = 0; scope < 1000; scope++) rateLimiter.forKey(`scope ${scope}`);
    expect(log).toEqual([]);
    expect(rateLimiter.forKey('busy')).toBe(busy);
    expect(rateLimiter.forKey('waiting')).toBe(limiter);
  });

  test('tells times on the wall clock', async () => {
    const { monotonic, after, random } = clock;
    limiter = createRateLimiter({ clock: { monotonic, after, random, now: () => clock.now() + 5_000_000 } }).forKey('key');
    await call({ status: 429, retryAfter: 20 });
    const { retryAt } = refused(await ask({ maxWait: 0 }));
    expect(retryAt!.getTime() - clock.now()).toBe(5_020_000);
    expect(limiter.rateLimit.retryAt).toEqual(retryAt);
  });

  test('keeps a limiter one of whose calls is about to be sent again', async () => {
    const kept = rateLimiter.forKey('kept');
    const permit = granted(await kept.acquire({ priority: 'interactive', maxWait: minute }));
    const again = permit.reacquire({ delayMs: 1000 });
    fillUp();
    expect(rateLimiter.forKey('kept')).toBe(kept);
    await clock.advance(1000);
    granted(await again);
  });

  test('keeps a limiter with as many calls in flight as wait', async () => {
    const kept = rateLimiter.forKey('kept');
    const permits = [
      granted(await kept.acquire({ priority: 'interactive', maxWait: minute })),
      granted(await kept.acquire({ priority: 'interactive', maxWait: minute })),
    ];
    void permits[0]!.reacquire({ delayMs: 1000 });
    fillUp();
    expect(rateLimiter.forKey('kept')).toBe(kept);
  });

  test('drops a limiter whose calls have all ended', async () => {
    (await Promise.all([ask(), ask(), ask()])).map(granted).forEach((permit) => permit.release());
    fillUp();
    expect(rateLimiter.forKey('key')).not.toBe(limiter);
  });

  test('keeps a limiter with fewer calls left than a new one would send, until the reset', async () => {
    await call({ limit: 60, remaining: 4, reset: 30 });
    fillUp();
    expect(rateLimiter.forKey('key')).toBe(limiter);
    await clock.advance(31_000);
    fillUp();
    expect(rateLimiter.forKey('key')).not.toBe(limiter);
  });

  test('drops a limiter of which a small limit is free', async () => {
    await call({ limit: 2, remaining: 1, reset: 1 });
    await clock.advance(2000);
    fillUp();
    expect(rateLimiter.forKey('key')).not.toBe(limiter);
  });

  test('keeps a limiter that learned a limit from refusals, for 80 s', async () => {
    await call();
    await call({ status: 429 });
    await clock.advance(1000);
    await call();
    await clock.advance(10_000);
    fillUp();
    expect(rateLimiter.forKey('key')).toBe(limiter);
    await clock.advance(80_000);
    fillUp();
    expect(rateLimiter.forKey('key')).not.toBe(limiter);
  });

  test('drops idle limiters, except those with a limit to remember', async () => {
    await useUp(3600);
    const idle = rateLimiter.forKey('idle');
    for (let scope = 0; scope < 1000; scope++) rateLimiter.forKey(`scope ${scope}`);
    expect(rateLimiter.forKey('key')).toBe(limiter);
    expect(rateLimiter.forKey('idle')).not.toBe(idle);
  });
});
