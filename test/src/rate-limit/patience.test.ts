import { describe, expect, test } from 'vitest';
import { DEFAULT_MAX_WAIT_MS } from '../../../src/rate-limit/constants.js';
import { createRateLimiter } from '../../../src/rate-limit/create-rate-limiter.js';
import { granted, limiterStateOf, makeCall, refused, responseAt, responseOf } from '../../support/limiter-responses.js';
import { createLimitModel } from '../../support/server-model.js';
import { simulate } from '../../support/simulate.js';
import { simulateUsage } from '../../support/usage.js';
import { VirtualClock } from '../../support/virtual-clock.js';

const pause = (clock: VirtualClock, ms: number): Promise<void> => new Promise((resolve) => clock.after(ms, resolve));

const interactive = { priority: 'interactive', maxWait: 60_000 } as const;

test.each([
  { name: 'windows aligned to the clock' },
  { name: 'windows opened by their first call', counting: 'opened-by-call' },
  { name: 'a sliding log', counting: 'sliding' },
  { name: 'resets in whole seconds', reset: 'seconds' },
  { name: 'only Retry-After', tells: () => false },
  { name: 'no headers at all', tells: () => false, retryAfter: false },
] as const)('60 calls a minute, 100 calls, the default maxWait: all succeed ($name)', async ({ name: _name, ...options }) => {
  for (const phase of [100, 20_000, 45_000, 59_000]) {
    const run = await simulate({ calls: 100, limit: 60, windowMs: 60_000, maxWait: DEFAULT_MAX_WAIT_MS, phase, ...options });
    expect(run).toMatchObject({ succeeded: 100, failed: {}, pending: 0 });
  }
});

test('calls that fit into what is left are never rejected, though maxWait is shorter than the window', async () => {
  for (const maxWait of [300, 5000, 30_000]) {
    for (const serviceMs of [2, 25, 400]) {
      for (const calls of [50, 60]) {
        const run = await simulate({ calls, limit: 60, windowMs: 60_000, reset: 'seconds', maxWait: maxWait + 2 * serviceMs, serviceMs });
        expect({ maxWait, serviceMs, calls, succeeded: run.succeeded }).toEqual({ maxWait, serviceMs, calls, succeeded: calls });
      }
    }
  }
});

describe('a call that may not wait is sent unless a response has shown that it would be refused', () => {
  const start = async (says: Parameters<typeof responseAt>[1]) => {
    const clock = new VirtualClock();
    const limiter = createRateLimiter({ clock }).forKey('key');
    granted(await limiter.acquire(interactive)).report(responseAt(clock.now(), says));
    const ask = async (count: number) => {
      const ends = await Promise.all(Array.from({ length: count }, () => limiter.acquire({ ...interactive, maxWait: 0 })));
      return ends.filter((end) => end.granted).length;
    };
    return { clock, ask };
  };

  test('as many as are left, and no more', async () => {
    const { ask } = await start({ limit: 60, remaining: 40, reset: 30 });
    expect(await ask(50)).toBe(40);
  });

  test('after the reset, all that the limit allows', async () => {
    const { clock, ask } = await start({ status: 429, limit: 60, remaining: 0, reset: 30 });
    expect(await ask(1)).toBe(0);
    await clock.advance(31_000);
    expect(await ask(70)).toBe(60);
  });

  test.each([
    ['of a limit that headers report', { status: 429, limit: 60, remaining: 0, reset: 30 }],
    ['of a limit that only refusals show', { status: 429 }],
    ['of a limit that only refusals show, with Retry-After', { status: 429, retryAfter: 30 }],
  ])('an hour after refusals %s', async (_name, says) => {
    const { clock, ask } = await start(says);
    expect(await ask(1)).toBe(0);
    await clock.advance(3_600_000);
    expect(await ask(20)).toBe(20);
  });
});

test.each([429, 503])(
  'refusals without a time (%d) end shortly before maxWait does: nobody is rejected while a call finds out',
  async (status) => {
    for (const refusedUntil of [60_000, 70_000]) {
      const clock = new VirtualClock();
      const start = clock.now();
      const limiter = createRateLimiter({ clock }).forKey('key');
      const send = async () => {
        const isRefused = clock.now() - start < refusedUntil;
        await pause(clock, 20);
        return { status: isRefused ? status : 200, headers: new Headers() };
      };
      const options = { ...interactive, maxWait: DEFAULT_MAX_WAIT_MS };
      const calls = Promise.all(Array.from({ length: 50 }, () => makeCall(limiter, options, send)));
      await clock.run(calls);
      expect((await calls).filter(Boolean)).toHaveLength(50);
    }
  },
);

test('a quota that ends at an unknown time: while one call finds out, the others wait for its response', async () => {
  const clock = new VirtualClock();
  const limiter = createRateLimiter({ clock }).forKey('key');
  granted(await limiter.acquire(interactive)).report({ status: 429, headers: new Headers(), code: 'quota_exceeded' });
  expect(await limiter.acquire(interactive)).toMatchObject({ granted: false, reason: 'quota_exceeded' });
  await clock.advance(25 * 3_600_000);
  const finder = granted(await limiter.acquire(interactive));
  const others = Promise.all(Array.from({ length: 20 }, () => limiter.acquire(interactive)));
  finder.report(responseAt(clock.now(), { limit: 60, remaining: 59, reset: 30 }));
  await clock.run(others);
  expect((await others).every((end) => end.granted)).toBe(true);
});

test('unnamed headers that report the tightest of two limits: after a day of which the quota was used up, a minute is a minute', async () => {
  const clock = new VirtualClock(Date.UTC(2026, 0, 5, 12));
  const limiter = createRateLimiter({ clock }).forKey('key');
  const minutes = createLimitModel({ kind: 'fixed', limit: 10, windowMs: 60_000 });
  const days = createLimitModel({ kind: 'fixed', limit: 25, windowMs: 86_400_000 });
  const send = () => {
    const now = clock.now();
    const isAccepted = minutes.availableAt(now, 1) <= now && days.availableAt(now, 1) <= now;
    if (isAccepted) for (const limit of [minutes, days]) limit.take(now, 1);
    const { limit, remaining, resetAt } = [days.report(now), minutes.report(now)].toSorted((a, b) => a.remaining - b.remaining)[0]!;
    return responseAt(now, { status: isAccepted ? 200 : 429, limit, remaining, reset: (resetAt - now) / 1000 });
  };
  const accepted = async (count: number, maxWait: number) => {
    const ends = Promise.all(Array.from({ length: count }, () => makeCall(limiter, { ...interactive, maxWait }, send)));
    await clock.run(ends);
    return (await ends).filter(Boolean).length;
  };
  expect(await accepted(27, 150_000)).toBe(25);
  await clock.advance(13 * 3_600_000);
  expect(await accepted(4, 90_000)).toBe(4);
  await clock.advance(61_000);
  expect(await accepted(20, 90_000)).toBe(20);
});

test('calls that a limit a minute refuses use nothing of the quota: none is rejected for it', async () => {
  const clock = new VirtualClock();
  const limiter = createRateLimiter({ clock }).forKey('key');
  const says = (remaining: number, status = 200) => ({
    status,
    limit: 60,
    remaining,
    reset: 60,
    day: { limit: 100, remaining: 40 + remaining, reset: 43_200 },
  });
  const permits = await Promise.all(Array.from({ length: 200 }, () => limiter.acquire({ ...interactive, maxWait: 0 })));
  const reasons = new Set<string>();
  for (const [index, permit] of permits.entries()) {
    const isAccepted = index < 60;
    granted(permit).report(responseAt(clock.now(), says(isAccepted ? 59 - index : 0, isAccepted ? 200 : 429)));
    if (!isAccepted) reasons.add(refused(await granted(permit).reacquire()).reason);
  }
  expect(reasons).toEqual(new Set(['rate_limited']));
});

test('the calls that other clients made yesterday do not slow those of today', async () => {
  const clock = new VirtualClock();
  const limiter = createRateLimiter({ clock }).forKey('key');
  const day = 86_400;
  granted(await limiter.acquire(interactive)).report(responseAt(clock.now(), { limit: 1000, remaining: 0, reset: 60 }));
  await clock.advance(61_000);
  const start = clock.now();
  let remaining = 1000;
  const call = async () => {
    const permit = granted(await limiter.acquire(interactive));
    await new Promise<void>((resolve) => clock.after(20, resolve));
    permit.report(responseAt(clock.now(), { limit: 1000, remaining: --remaining, reset: day }));
  };
  for (let round = 0; round < 20; round++) await clock.run(call());
  expect(clock.now() - start).toBeLessThan(6000);
});

test('a client with concurrency 1 delays no other client of the same limiter', async () => {
  const clock = new VirtualClock();
  const limiter = createRateLimiter({ clock }).forKey('key');
  const [slow, fast] = [{}, {}];
  const first = granted(await limiter.acquire({ ...interactive, concurrency: 1, client: slow }));
  const second = limiter.acquire({ ...interactive, concurrency: 1, client: slow });
  granted(await limiter.acquire({ ...interactive, concurrency: 1, client: fast })).release();
  granted(await limiter.acquire(interactive)).release();
  first.release();
  expect((await second).granted).toBe(true);
});

test.each([
  [
    'throws',
    () => {
      throw new Error('of the listener');
    },
  ],
  ['rejects', () => Promise.reject(new Error('of the listener'))],
])('an onWait that %s affects no call and keeps no slot', async (_how, onWait) => {
  const clock = new VirtualClock();
  const limiter = createRateLimiter({ clock }).forKey('key');
  granted(await limiter.acquire(interactive)).report(responseAt(clock.now(), { limit: 1, remaining: 0, reset: 5 }));
  const waiting = limiter.acquire({ ...interactive, onWait });
  await clock.run(waiting);
  granted(await waiting).release();
  expect(limiterStateOf(limiter).traffic.inFlight).toBe(0);
});

test('a key that gets only 429s sends a handful of requests a second, whatever the headers say', async () => {
  for (const retryAfter of ['0', '-5', 'soon', 'Thu, 01 Jan 2015 00:00:00 GMT', '0.001']) {
    const clock = new VirtualClock();
    const limiter = createRateLimiter({ clock }).forKey('key');
    const start = clock.now();
    const times: number[] = [];
    const headers = new Headers({ 'retry-after': retryAfter, 'x-ratelimit-limit': '20', 'x-ratelimit-remaining': '10' });
    const send = async () => {
      times.push(clock.now() - start);
      await pause(clock, 2);
      return { status: 429, headers };
    };
    await clock.run(Promise.all(Array.from({ length: 300 }, () => makeCall(limiter, interactive, send))));
    const busiest = Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + 1000).length));
    expect(busiest).toBeLessThanOrEqual(12);
    expect(times.length).toBeLessThanOrEqual(40);
  }
});

test('a limit of a minute that each refused call renews, without headers: it is waited out', async () => {
  const clock = new VirtualClock(0);
  const limiter = createRateLimiter({ clock }).forKey('key');
  let [count, lastAt, refusals] = [0, -Infinity, 0];
  const send = () => {
    count = clock.now() - lastAt < 60_000 ? count + 1 : 1;
    lastAt = clock.now();
    if (count > 10) refusals++;
    return { status: count > 10 ? 429 : 200, headers: new Headers() };
  };
  const calls = Array.from({ length: 30 }, () => makeCall(limiter, { ...interactive, maxWait: Infinity }, send));
  await clock.run(Promise.all(calls));
  expect(refusals).toBeLessThanOrEqual(40);
  expect(clock.now()).toBeLessThanOrEqual(10 * 60_000);
});

test.each([-3_600_000, 3_600_000])('changing the system clock by %i ms while calls wait loses none and delays none', async (jump) => {
  const clock = new VirtualClock();
  let offset = 0;
  const own = { now: () => clock.now() + offset, monotonic: clock.monotonic, after: clock.after, random: clock.random };
  const limiter = createRateLimiter({ clock: own }).forKey('key');
  granted(await limiter.acquire(interactive)).report(responseAt(clock.now(), { limit: 1, remaining: 0, reset: 5, skew: 0 }));
  const start = clock.now();
  const waiting = limiter.acquire(interactive);
  offset = jump;
  await clock.run(waiting);
  expect(granted(await waiting).waitedMs).toBeLessThanOrEqual(5010);
  expect(clock.now() - start).toBeLessThanOrEqual(5010);
});

test('inspect() shows a state that can be replayed, and holds no key', async () => {
  const clock = new VirtualClock();
  const limiter = createRateLimiter({ clock }).forKey('https://api.example.com sk-secret');
  granted(await limiter.acquire(interactive)).report(responseAt(clock.now(), { limit: 10, remaining: 4, reset: 30 }));
  const inspection = limiter.inspect();
  expect(JSON.parse(JSON.stringify(inspection))).toEqual(inspection);
  expect(JSON.stringify(inspection)).not.toMatch(/secret|example/);
  expect(limiterStateOf(limiter)).toMatchObject({ budgets: [{ limit: 10, remaining: 4 }], traffic: { sent: 1, inFlight: 0 } });
});

test('inspect() shows no field that JSON does not keep, if a response reports a part of a limit', async () => {
  const limiter = createRateLimiter({ clock: new VirtualClock() }).forKey('key');
  granted(await limiter.acquire(interactive)).report({ status: 200, headers: new Headers({ 'x-ratelimit-remaining': '4' }) });
  const { state } = limiter.inspect();
  expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
});

test.each([
  { name: 'windows aligned to the clock', kind: 'fixed' },
  { name: 'windows opened by their first call', kind: 'opened-by-call' },
  { name: 'a sliding log', kind: 'sliding-log' },
  { name: 'a sliding counter', kind: 'sliding-counter' },
] as const)(
  'days of bursts, steady calls, and pauses: no call is rejected or waits long while calls are free ($name)',
  async ({ kind }) => {
    for (let seed = 1; seed <= 60; seed++) expect({ seed, ...(await simulateUsage(seed, [kind])) }).toMatchObject({ needless: [] });
  },
);

test.each([2, 10, 60])(
  'a machine whose clock is %d minutes behind, and responses without a date: after two hours the pace is that of the limit',
  async (minutes) => {
    const clock = new VirtualClock();
    const { after, random } = clock;
    const limiter = createRateLimiter({
      clock: { after, random, monotonic: () => clock.now(), now: () => clock.now() - minutes * 60_000 },
    }).forKey('key');
    const model = createLimitModel({ kind: 'fixed', limit: 40, windowMs: 60_000 });
    let accepted = 0;
    const send = async () => {
      const response = responseOf(model, clock.now());
      await pause(clock, 20);
      return response;
    };
    const call = async (): Promise<void> => {
      if (await makeCall(limiter, { ...interactive, maxWait: DEFAULT_MAX_WAIT_MS }, send)) accepted++;
    };
    const callFor = async (seconds: number): Promise<void> => {
      for (let second = 0; second < seconds; second++) {
        void call();
        await clock.advance(1000);
      }
    };
    await callFor(7200);
    const before = accepted;
    await callFor(600);
    expect((accepted - before) / 10).toBeGreaterThanOrEqual(39);
  },
);

describe('a limit that is no longer reported', () => {
  const minute = { 'x-ratelimit-limit': '10', 'x-ratelimit-reset': '60' };
  const run = async (calls: number, headersOf: (number: number) => Record<string, string>) => {
    const clock = new VirtualClock();
    const start = clock.now();
    const limiter = createRateLimiter({ clock }).forKey('key');
    let number = 0;
    const send = async () => {
      const headers = new Headers(headersOf(++number));
      await pause(clock, 20);
      return { status: 200, headers };
    };
    const callAll = async () => {
      for (let left = calls; left > 0; left--) await makeCall(limiter, { ...interactive, maxWait: Infinity }, send);
    };
    await clock.run(callAll());
    return { ms: clock.now() - start, limiter };
  };

  test('is forgotten after as many calls as four windows allow, and is told no more', async () => {
    const { ms, limiter } = await run(1000, (number) => (number <= 10 ? { ...minute, 'x-ratelimit-remaining': String(10 - number) } : {}));
    expect(ms).toBeGreaterThan(4 * 60_000);
    expect(ms).toBeLessThan(7 * 60_000);
    expect(limiter.rateLimit).toEqual({ windows: [] });
  });

  test('counts as long as some responses report it', async () => {
    const { ms } = await run(60, (number) => (number % 20 === 1 ? { ...minute, 'x-ratelimit-remaining': '9' } : {}));
    expect(ms).toBeGreaterThanOrEqual(3 * 60_000);
  });

  test('with a name of its own in each response takes no memory', async () => {
    const { limiter } = await run(300, (number) => ({
      [`x-ratelimit-limit-job${number}`]: '9',
      [`x-ratelimit-remaining-job${number}`]: '8',
    }));
    expect(limiterStateOf(limiter).budgets.length).toBeLessThanOrEqual(40);
  });
});
