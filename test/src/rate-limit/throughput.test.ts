import { describe, expect, test } from 'vitest';
import { createRateLimiter } from '../../../src/rate-limit/create-rate-limiter.js';
import { createLimitModel, type LimitKind, type LimitModel } from '../../support/server-model.js';
import { makeCall, responseAt, responseOf } from '../../support/limiter-responses.js';
import { simulate, type SimulationOptions } from '../../support/simulate.js';
import { reportingServices } from '../../support/rate-limit-cases.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { drawWorld, simulateWorld } from '../../support/world.js';

/** Where in a second a run begins, in milliseconds. In the last moments of a window no client can learn of it in time to use it up. */
const phases = Array.from({ length: 19 }, (_, index) => index * 50);

const runAll = (options: SimulationOptions) => Promise.all(phases.map((phase) => simulate({ ...options, phase, seed: phase + 1 })));

describe('300 calls at once, 50 a second, 25 ms each', () => {
  test.each(reportingServices)(
    '$name: at most $ratio times the ideal, $requestsRefused refused requests, none failed',
    async ({ ratio, requestsRefused, ...options }) => {
      for (const run of await runAll(options)) {
        expect(run).toMatchObject({ succeeded: 300, failed: {}, pending: 0 });
        expect(run.ratio).toBeLessThanOrEqual(ratio);
        expect(run.refused).toBeLessThanOrEqual(requestsRefused);
        expect(run.order).toBeGreaterThanOrEqual(0.99);
      }
    },
  );

  test.each<SimulationOptions>([{}, { retryAfter: false }, { counting: 'bucket' }])(
    'calls that arrive in another order, by up to 60 ms: %o',
    async (options) => {
      // Two responses, of up to 147 ms each, must arrive before the window resets.
      const refused: number[] = [];
      for (const phase of phases.slice(0, 15)) {
        const run = await simulate({ ...options, phase, seed: phase + 1, networkMs: (random) => 1 + random() * 60 });
        expect(run).toMatchObject({ succeeded: 300, failed: {} });
        expect(run.ratio).toBeLessThanOrEqual(1.12);
        refused.push(run.refused);
      }
      // One in twenty runs takes the bucket for a sliding log for a second.
      expect(refused.filter((count) => count > 3).length).toBeLessThanOrEqual(1);
      expect(Math.max(...refused)).toBeLessThanOrEqual(30);
    },
  );

  test('headers on every third response only', async () => {
    for (const phase of phases.slice(0, -1)) {
      const run = await simulate({ phase, tells: (count) => count % 3 === 0 });
      expect(run).toMatchObject({ succeeded: 300, failed: {} });
      expect(run.ratio).toBeLessThanOrEqual(1.05);
      expect(run.refused).toBeLessThanOrEqual(8);
    }
  });

  test('responses that take 2 s: at most 1.15 times the ideal where the first window is long enough to be noticed, and 10 refused requests', async () => {
    for (const options of [{}, { retryAfter: false }]) {
      for (const phase of [0, 100, 200, 300, 400, 500]) {
        const run = await simulate({ ...options, phase, serviceMs: 2000 });
        expect(run).toMatchObject({ succeeded: 300, failed: {} });
        expect(run.ratio).toBeLessThanOrEqual(1.15);
        expect(run.refused).toBeLessThanOrEqual(10);
      }
    }
  });

  test('three processes that do not know of each other: at most 1.25 times the ideal, 60 refused requests', async () => {
    for (const options of [{}, { retryAfter: false }, { stagger: 40 }]) {
      for (const run of await runAll({ ...options, processes: 3 })) {
        expect(run).toMatchObject({ succeeded: 300, failed: {}, pending: 0 });
        expect(run.ratio).toBeLessThanOrEqual(1.25);
        expect(run.refused).toBeLessThanOrEqual(60);
      }
    }
  });

  test('a daily quota of 100 and 150 calls: 100 succeed, 50 are rejected as soon as that is known, with the time of the reset', async () => {
    for (const run of await runAll({ calls: 150, daily: 100 })) {
      expect(run).toMatchObject({ succeeded: 100, failed: { quota_exceeded: 50 }, timed: 50, pending: 0 });
      expect(run.refused).toBeLessThanOrEqual(1);
      // most at the first response, and the last one when the quota is used up
      expect(run.failedWithin).toBeLessThanOrEqual(1100);
    }
  });
});

describe.each([1500, 2000, 3000])('windows of %d ms that open with their first call, resets in whole seconds', (windowMs) => {
  const jitter = (ms: number) => (random: () => number) => 1 + ms * random() ** 3;
  const seeds = Array.from({ length: 6 }, (_, index) => index + 1);
  test.each([
    { limit: 10, calls: 100, ms: 5 },
    { limit: 100, calls: 800, ms: 5 },
    { limit: 100, calls: 400, ms: 75 },
  ])('$limit calls each, $calls calls, latency up to twice $ms ms: no burst is refused', async ({ limit, calls, ms }) => {
    for (const seed of seeds) {
      const run = await simulate({
        counting: 'opened-by-call',
        reset: 'seconds',
        limit,
        windowMs,
        calls,
        networkMs: jitter(ms),
        serviceMs: 1,
        seed,
      });
      expect(run).toMatchObject({ succeeded: calls, failed: {}, pending: 0 });
      expect(run.refused).toBeLessThanOrEqual(6);
      expect(run.ratio).toBeLessThanOrEqual(1.5);
    }
  });
});

test.each([5000, 15_000, 30_000, 120_000])('a sliding log of %d ms: at most 2 % slower than possible, and 2 refused', async (windowMs) => {
  for (const reset of ['epoch', 'seconds', 'fraction'] as const) {
    const run = await simulate({ counting: 'sliding', limit: 20, windowMs, reset, networkMs: 20, serviceMs: 100, maxWait: 3_600_000 });
    expect(run).toMatchObject({ succeeded: 300, failed: {} });
    expect(run.ratio).toBeLessThanOrEqual(1.02);
    expect(run.refused).toBeLessThanOrEqual(2);
  }
});

test('a service that reports a reset in 60 s at any time, though its windows have 5 s: no call is rejected', async () => {
  const clock = new VirtualClock(Date.UTC(2026, 0, 5, 12), 1);
  const limiter = createRateLimiter({ clock }).forKey('key');
  const model = createLimitModel({ kind: 'fixed', limit: 30, windowMs: 5000 });
  const respond = async () => {
    const response = responseOf(model, clock.now());
    response.headers.set('x-ratelimit-reset', '60');
    await new Promise<void>((resolve) => clock.after(50, resolve));
    return response;
  };
  const calls = Promise.all(Array.from({ length: 120 }, () => makeCall(limiter, { priority: 'interactive', maxWait: 90_000 }, respond)));
  await clock.run(calls);
  expect(await calls).not.toContain(false);
});

test('a sliding counter that looks like a log: its first calls are not sent again at once when they leave a log', async () => {
  const world = drawWorld(4174);
  const [counter] = world.limits;
  expect(counter).toMatchObject({ kind: 'sliding-counter', limit: 110, windowMs: 1000 });
  expect((await simulateWorld(world)).refused).toBeLessThanOrEqual(5);
});

test('a small bucket that refills fast, of a service that takes a second: at most twice the shortest time', async () => {
  const { ratio, refused } = await simulate({ counting: 'bucket', limit: 20, windowMs: 200, reset: 'seconds', serviceMs: 1000 });
  expect(ratio).toBeLessThanOrEqual(2);
  expect(refused).toBe(0);
});

test.each([
  { what: 'three calls, refilled 115 times a second, 370 ms away', limit: 3, windowMs: 26, ms: 19, serviceMs: 335, most: 3 },
  { what: 'one call, refilled 32 times a second, 230 ms away', limit: 1, windowMs: 31, ms: [20, 40], serviceMs: 170, most: 4.5 },
  { what: '120 calls a second, 260 ms away', limit: 120, windowMs: 1000, ms: 260, serviceMs: 5, most: 1.75 },
])('a bucket of $what: at most $most times the shortest time', async ({ limit, windowMs, ms, serviceMs, most }) => {
  const [least = 0, longest = least] = [ms].flat();
  for (const seed of [1, 2, 3]) {
    const networkMs = (random: () => number) => least + random() * (longest - least);
    const run = await simulate({ counting: 'bucket', limit, windowMs, reset: 'seconds', networkMs, serviceMs, maxWait: 600_000, seed });
    expect(run).toMatchObject({ succeeded: 300, failed: {} });
    expect(run.ratio).toBeLessThanOrEqual(most);
    expect(run.refused).toBeLessThanOrEqual(30);
  }
});

test.each([
  { limit: 60, madeBefore: 40, calls: 80 },
  { limit: 300, madeBefore: 200, calls: 380 },
  { limit: 1200, madeBefore: 800, calls: 1400 },
])(
  'a program that is started again, after $madeBefore of $limit calls a minute: the next window is used within four seconds',
  async ({ limit, madeBefore, calls }) => {
    const run = await simulate({
      counting: 'fixed',
      limit,
      windowMs: 60_000,
      calls,
      madeBefore,
      networkMs: 50,
      serviceMs: 100,
      maxWait: 600_000,
    });
    expect(run).toMatchObject({ succeeded: calls, failed: {} });
    expect(run.ms).toBeLessThanOrEqual(64_000);
    expect(run.refused).toBeLessThanOrEqual(5);
  },
);

test.each([
  { limit: 5, windowMs: 100, refused: 5 },
  { limit: 10, windowMs: 100, refused: 0 },
])(
  'a bucket of $limit calls that is full again within $windowMs ms: its rate is found, with $refused refused requests at most',
  async (bucket) => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const networkMs = (random: () => number) => 1 + random() * 5;
      const run = await simulate({ ...bucket, counting: 'bucket', reset: 'seconds', networkMs, serviceMs: 0, seed });
      expect(run).toMatchObject({ succeeded: 300, failed: {} });
      expect(run.ratio).toBeLessThanOrEqual(1.5);
      expect(run.refused).toBeLessThanOrEqual(bucket.refused);
    }
  },
);

type Reported = ReturnType<LimitModel['report']>;

/** Makes calls at once to a service with several limits. `toHeaders` is what a response at that time says about them. */
const useLimits = async (
  calls: number,
  models: readonly LimitModel[],
  toHeaders: (reported: Reported[], now: number, isAccepted: boolean) => Headers,
) => {
  const clock = new VirtualClock(Date.UTC(2026, 0, 5, 12));
  const start = clock.now();
  const limiter = createRateLimiter({ clock }).forKey('k');
  const pause = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve));
  let refused = 0;
  const send = async () => {
    await pause(20);
    const now = clock.now();
    const isAccepted = models.every((model) => model.availableAt(now, 1) <= now);
    if (isAccepted) for (const model of models) model.take(now, 1);
    else refused++;
    const reported = models.map((model) => model.report(now));
    const headers = toHeaders(reported, now, isAccepted);
    await pause(20);
    return { status: isAccepted ? 200 : 429, headers };
  };
  await clock.run(Promise.all(Array.from({ length: calls }, () => makeCall(limiter, { priority: 'bulk', maxWait: Infinity }, send))));
  return { refused, ms: clock.now() - start };
};

test('50 calls a second and 5000 an hour, of which headers report the one that is used more: no second is forgotten', async () => {
  const second = createLimitModel({ kind: 'fixed', limit: 50, windowMs: 1000 });
  const hour = createLimitModel({ kind: 'fixed', limit: 5000, windowMs: 3_600_000 });
  const { refused, ms } = await useLimits(1000, [second, hour], (reported, now) => {
    const [tightest] = reported.toSorted((a, b) => a.remaining / a.limit - b.remaining / b.limit);
    const { limit, remaining, resetAt } = tightest!;
    return responseAt(now, { limit, remaining, reset: (resetAt - now) / 1000 }).headers;
  });
  expect(refused).toBeLessThanOrEqual(60);
  expect(ms).toBeLessThanOrEqual(1.2 * 20_000);
});

test('5 calls a second and 100 a minute, without their resets: the names of the windows say how long they are', async () => {
  const second = createLimitModel({ kind: 'fixed', limit: 5, windowMs: 1000 });
  const minute = createLimitModel({ kind: 'fixed', limit: 100, windowMs: 60_000 });
  const { refused, ms } = await useLimits(250, [second, minute], (reported) => {
    const headers = new Headers();
    for (const [index, { limit, remaining }] of reported.entries()) {
      const name = ['second', 'minute'][index];
      headers.set(`x-ratelimit-limit-${name}`, String(limit));
      headers.set(`x-ratelimit-remaining-${name}`, String(remaining));
    }
    return headers;
  });
  expect(refused).toBeLessThanOrEqual(40);
  expect(ms).toBeLessThanOrEqual(1.2 * 130_000);
});

describe('a limit that changes', () => {
  const start = Date.UTC(2026, 0, 5, 12);

  test('that falls is followed; only calls sent before the first report of it get 429s', async () => {
    const run = await simulate({ limit: (now) => (now - start > 2500 ? 20 : 50), maxWait: 600_000 });
    expect(run).toMatchObject({ succeeded: 300, failed: {} });
    expect(run.refused).toBeLessThanOrEqual(33);
    expect(run.ms).toBeLessThanOrEqual(10_150);
  });

  test('that rises is followed within the window', async () => {
    const run = await simulate({ limit: (now) => (now - start > 2500 ? 50 : 20), maxWait: 600_000 });
    expect(run).toMatchObject({ succeeded: 300, failed: {} });
    expect(run.ms).toBeLessThanOrEqual(7100);
  });

  test('to zero and back costs one request a window', async () => {
    const run = await simulate({ limit: (now) => (now - start > 2500 && now - start < 7500 ? 0 : 50), maxWait: 600_000 });
    expect(run).toMatchObject({ succeeded: 300, failed: {} });
    expect(run.refused).toBeLessThanOrEqual(50 + 8);
  });

  test('to zero forever rejects every call by the end of maxWait', async () => {
    const run = await simulate({ limit: (now) => (now - start > 2500 ? 0 : 50), maxWait: 5000 });
    expect(run).toMatchObject({ succeeded: 150, failed: { rate_limited: 150 }, pending: 0 });
    expect(run.longestWait).toBeLessThanOrEqual(5000);
  });
});

describe('a service that reports little', () => {
  test('429s with only Retry-After: one round of them, then a few in each window', async () => {
    for (const run of await runAll({ tells: () => false })) {
      expect(run).toMatchObject({ succeeded: 300, failed: {} });
      // Only refusals show the limit here: no more than one for each call, and a few.
      expect(run.refused).toBeLessThanOrEqual(310);
    }
  });

  test('429s without headers: the limit is found, and no call fails', async () => {
    for (const run of await runAll({ tells: () => false, retryAfter: false })) {
      expect(run).toMatchObject({ succeeded: 300, failed: {} });
      expect(run.ratio).toBeLessThanOrEqual(2.5);
      expect(run.refused).toBeLessThanOrEqual(450);
    }
  });

  test.each(['opened-by-call', 'sliding'] as const)('windows that are %s', async (counting) => {
    for (const run of await runAll({ counting })) expect(run).toMatchObject({ succeeded: 300, failed: {} });
    const minute = await simulate({ counting, calls: 180, limit: 60, windowMs: 60_000, maxWait: 600_000, phase: 300 });
    expect(minute.ratio).toBeLessThanOrEqual(1.02);
    expect(minute.refused).toBeLessThanOrEqual(2);
  });
});

describe('random failures', () => {
  const start = Date.UTC(2026, 0, 5, 12);
  const everySecond = (now: number) => 200 + 150 * (Math.floor((now - start) / 1000) % 3);
  const cases: (SimulationOptions & { name: string })[] = [
    { name: 'fixed windows' },
    { name: 'whole seconds', reset: 'seconds' },
    { name: 'a bucket', counting: 'bucket' },
    { name: 'headers on some responses', tells: (count) => count % 7 < 3 },
    { name: 'three processes', processes: 3 },
  ];

  test.each([0.01, 0.05, 0.2])('a share of %d gets 503s, of a service that reports its limits: hardly slower', async (failures) => {
    for (const processes of [1, 3]) {
      const ratios: number[] = [];
      for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
        const run = await simulate({ calls: 5000, failures, limit: 500, maxWait: 3_600_000, processes, seed });
        expect(run).toMatchObject({ succeeded: 5000, failed: {} });
        expect(run.ratio).toBeLessThanOrEqual(1.5);
        ratios.push(run.ratio);
      }
      expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toBeLessThanOrEqual(1.25);
    }
  });

  test.each(cases)('$name: 10,000 calls, 5 % dropped, 5 % failed, another limit every second: each ends exactly once', async (options) => {
    const run = await simulate({ calls: 10_000, drops: 0.05, failures: 0.05, limit: everySecond, maxWait: 3_600_000, ...options });
    expect(run).toMatchObject({ succeeded: 10_000, failed: {}, pending: 0 });
    expect(run.ms).toBeLessThanOrEqual(90_000);
  });
});

/** Thirty workers use a limit a second that no header reports. Calls accepted and refused a second, in the second half of the time. */
const useSteadily = async (kind: LimitKind, limit: number, serviceMs: number, minutes: number, seed = 1) => {
  const clock = new VirtualClock(137, seed);
  const limiter = createRateLimiter({ clock }).forKey('key');
  const model = createLimitModel({ kind, limit, windowMs: 1000 });
  const pause = (ms: number): Promise<void> => new Promise((resolve) => clock.after(ms, resolve));
  const counts = { accepted: 0, refused: 0 };
  const work = async (): Promise<never> => {
    let permit = await limiter.acquire({ priority: 'interactive', maxWait: Infinity });
    for (;;) {
      if (!permit.granted) throw new Error(permit.reason);
      await pause(10);
      const isAccepted = model.availableAt(clock.now(), 1) <= clock.now();
      if (isAccepted) model.take(clock.now(), 1);
      counts[isAccepted ? 'accepted' : 'refused']++;
      await pause(isAccepted ? serviceMs + 10 : 10);
      permit.report({ status: isAccepted ? 200 : 429, headers: new Headers() });
      permit = await permit.reacquire();
    }
  };
  for (let worker = 0; worker < 30; worker++) void work();
  await clock.advance(minutes * 30_000);
  const { accepted, refused } = counts;
  await clock.advance(minutes * 30_000);
  return { accepted: (counts.accepted - accepted) / (minutes * 30), refused: (counts.refused - refused) / (minutes * 30) };
};

test.each([50, 20])('%d calls a second, which no header reports, used for ten minutes: the pace lasts', async (limit) => {
  for (const seed of [1, 2]) {
    const { accepted, refused } = await useSteadily('fixed', limit, 10, 10, seed);
    expect(accepted).toBeGreaterThan(0.8 * limit);
    expect(refused).toBeLessThan(0.1 * limit);
  }
});

/** Makes all calls at once, to a service that spaces the calls it accepts and reports nothing. How many were refused, and the time over the shortest possible. */
const useSpaced = async (calls: number, everyMs: number, burst: number, serviceMs: number, seed: number) => {
  const clock = new VirtualClock(137, seed);
  const start = clock.now();
  const limiter = createRateLimiter({ clock }).forKey('key');
  const model = createLimitModel({ kind: 'bucket', limit: 1, windowMs: everyMs, burst });
  const pause = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve));
  let refused = 0;
  const send = async () => {
    await pause(1 + 3 * clock.random());
    const isAccepted = model.availableAt(clock.now(), 1) <= clock.now();
    if (isAccepted) model.take(clock.now(), 1);
    else refused++;
    await pause(isAccepted ? serviceMs + 2 : 2);
    return { status: isAccepted ? 200 : 429, headers: new Headers() };
  };
  await clock.run(
    Promise.all(Array.from({ length: calls }, () => makeCall(limiter, { priority: 'interactive', maxWait: Infinity }, send))),
  );
  return { refused, ratio: (clock.now() - start) / ((calls - burst) * everyMs + serviceMs) };
};

test.each([
  { everyMs: 10, burst: 1, serviceMs: 300 },
  { everyMs: 10, burst: 1, serviceMs: 100 },
  { everyMs: 20, burst: 1, serviceMs: 300 },
  { everyMs: 10, burst: 11, serviceMs: 300 },
])(
  'one call each $everyMs ms, $burst at once, which no header reports, and $serviceMs ms a call: not taken for a limit of calls in flight',
  async ({ everyMs, burst, serviceMs }) => {
    for (const seed of [1, 2, 3]) {
      const { ratio, refused } = await useSpaced(400, everyMs, burst, serviceMs, seed);
      expect(ratio).toBeLessThanOrEqual(2.5);
      expect(refused).toBeLessThanOrEqual(40);
    }
  },
);

test('a limit of which others leave one call a second for ten seconds, which no header reports: it is used up when they are gone', async () => {
  const [limit, calls] = [50, 410];
  for (const seed of [1, 2, 3]) {
    const clock = new VirtualClock(137, seed);
    const start = clock.now();
    const limiter = createRateLimiter({ clock }).forKey('key');
    let [left, endsAt] = [0, 0];
    const send = async () => {
      await new Promise<void>((resolve) => clock.after(1 + 5 * clock.random(), resolve));
      const now = clock.now();
      if (now >= endsAt) [left, endsAt] = [now < start + 10_000 ? 1 : limit, now + 1000];
      return { status: left-- > 0 ? 200 : 429, headers: new Headers() };
    };
    await clock.run(
      Promise.all(Array.from({ length: calls }, () => makeCall(limiter, { priority: 'interactive', maxWait: Infinity }, send))),
    );
    expect(clock.now() - start).toBeLessThanOrEqual(5 * 18_000);
  }
});

/** Makes calls one after the other, of 80 ms each. How many were refused, and how long it took in windows of the limit. */
const useInTurn = async (kind: LimitKind, limit: number, windowMs: number, calls: number, hidden: readonly string[]) => {
  const clock = new VirtualClock();
  const start = clock.now();
  const limiter = createRateLimiter({ clock }).forKey('key');
  const model = createLimitModel({ kind, limit, windowMs });
  let refused = 0;
  const send = async () => {
    const response = responseOf(model, clock.now());
    for (const name of hidden) response.headers.delete(`x-ratelimit-${name}`);
    await new Promise<void>((resolve) => clock.after(80, resolve));
    refused += response.status === 429 ? 1 : 0;
    return response;
  };
  const callAll = async () => {
    for (let left = calls; left > 0; left--) await makeCall(limiter, { priority: 'interactive', maxWait: Infinity }, send);
  };
  await clock.run(callAll());
  return { refused, windows: (clock.now() - start) / windowMs };
};

describe('calls one after the other', () => {
  test.each<[LimitKind, number]>([
    ['opened-by-call', 60],
    ['sliding-log', 60],
    ['opened-by-call', 300],
  ])('%s: %d calls a minute, which no header reports: each window is used', async (kind, limit) => {
    const { windows } = await useInTurn(kind, limit, 60_000, 15 * limit, ['limit', 'remaining', 'reset']);
    expect(windows).toBeLessThanOrEqual(1.15 * 15);
  });

  test.each<[LimitKind, number, number]>([
    ['opened-by-call', 5, 60_000],
    ['sliding-log', 5, 60_000],
    ['opened-by-call', 3, 10_000],
    ['opened-by-call', 5, 10_000],
    ['opened-by-call', 10, 10_000],
    ['opened-by-call', 60, 60_000],
    ['sliding-log', 5, 10_000],
  ])('%s: %d calls in %d ms, whose reset is not reported: two or three are refused in each window', async (kind, limit, windowMs) => {
    const { refused, windows } = await useInTurn(kind, limit, windowMs, 20 * limit, ['reset']);
    expect(refused).toBeLessThanOrEqual(60);
    expect(windows).toBeLessThanOrEqual(1.3 * 20);
  });

  test.each([
    [4, 60_000],
    [5, 10_000],
    [8, 60_000],
  ])('a sliding log of %d calls in %d ms: it is recognised', async (limit, windowMs) => {
    const { refused } = await useInTurn('sliding-log', limit, windowMs, 100, []);
    expect(refused).toBeLessThanOrEqual(3);
  });
});

test.each([0.1, 0.2])(
  'a service that refuses a share of %d at random, with a Retry-After of a second: the pauses stay short on average',
  async (share) => {
    const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
    let ms = 0;
    for (const seed of seeds) {
      const clock = new VirtualClock(0, seed);
      const limiter = createRateLimiter({ clock }).forKey('key');
      const send = async () => {
        const isRefused = clock.random() < share;
        await new Promise<void>((resolve) => clock.after(isRefused ? 10 : 80, resolve));
        return isRefused ? { status: 429, headers: new Headers({ 'retry-after': '1' }) } : { status: 200, headers: new Headers() };
      };
      const work = async () => {
        for (let left = 50; left > 0; left--) await makeCall(limiter, { priority: 'interactive', maxWait: Infinity }, send);
      };
      await clock.run(Promise.all(Array.from({ length: 20 }, work)));
      ms += clock.now();
    }
    expect(ms / seeds.length).toBeLessThanOrEqual(10_000 * share * 1000);
  },
);

test('a bucket that no header reports, of a service that responds at once: at most a third of the calls are refused', async () => {
  const { accepted, refused } = await useSteadily('bucket', 50, 0, 2);
  expect(accepted).toBeGreaterThan(40);
  expect(refused).toBeLessThan(25);
});

test('windows that their first calls open, with exact resets and a Retry-After that is rounded down: none is waited for longer', async () => {
  const window = createLimitModel({ kind: 'opened-by-call', limit: 10, windowMs: 60_000 });
  const { refused, ms } = await useLimits(100, [window], ([reported], now, isAccepted) => {
    const { limit, remaining, resetAt } = reported!;
    const { headers } = responseAt(now, { limit, remaining, reset: (resetAt - now) / 1000 });
    if (!isAccepted) headers.set('retry-after', String(Math.floor((resetAt - now) / 1000)));
    return headers;
  });
  expect(refused).toBe(1);
  expect(ms).toBeLessThanOrEqual(1.01 * 540_000);
});

test.each([{ retryAfter: true }, { retryAfter: false }])(
  'windows of a minute whose 429s report no limits: one call in all is sent before a reset, %o',
  async ({ retryAfter }) => {
    const window = createLimitModel({ kind: 'opened-by-call', limit: 10, windowMs: 60_000 });
    const { refused, ms } = await useLimits(80, [window], ([reported], now, isAccepted) => {
      const { limit, remaining, resetAt } = reported!;
      const seconds = Math.ceil((resetAt - now) / 1000);
      if (isAccepted) return responseAt(now, { limit, remaining, reset: seconds }).headers;
      return responseAt(now, { retryAfter: retryAfter ? seconds : undefined }).headers;
    });
    expect(refused).toBe(1);
    expect(ms).toBeLessThanOrEqual(1.02 * 420_000);
  },
);
