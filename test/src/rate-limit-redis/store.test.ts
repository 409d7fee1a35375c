import { createRedisRateLimiter } from '@recipe-ai/sdk/redis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { granted, refused, responseAt } from '../../support/limiter-responses.js';
import { createMemoryLimiter, createMemoryRedis } from '../../support/memory-redis.js';
import { needsRedis, noRedis, startRedis, type RedisServer } from '../../support/redis-server.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { createVirtualRedis } from '../../support/virtual-redis.js';

describe.skipIf(noRedis)(`${needsRedis}processes whose calls wait`, () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.stop());

  /** Uses up a limit that resets after a minute, lets one call wait in each process, and counts how often each asks Redis in ten seconds. */
  const countAsks = async (processes: number, afterMs: number): Promise<number> => {
    const clock = new VirtualClock();
    const redis = await createVirtualRedis(server.url, clock);
    const create = () => createRedisRateLimiter({ client: redis.client(), clock }).forKey('key');
    const limiters = Array.from({ length: processes }, create);
    const acquire = (limiter = limiters[0]!) => limiter.acquire({ priority: 'interactive', maxWait: 3_600_000 });
    const opening = acquire();
    await clock.run(opening);
    const opener = await opening;
    const headers = { 'x-ratelimit-limit': '1', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '60', 'retry-after': '60' };
    if (opener.granted) opener.report({ status: 429, headers: new Headers(headers) });
    await clock.advance(2000);
    const waiting = Promise.all(limiters.map(acquire));
    await clock.advance(afterMs - 2000);
    const before = redis.runs;
    await clock.advance(10_000);
    const asks = (redis.runs - before) / processes;
    redis.close();
    void waiting;
    return asks;
  };

  test('ask at least every second', async () => {
    const asks = await countAsks(1, 10_000);
    expect(asks).toBeGreaterThanOrEqual(9);
    expect(asks).toBeLessThanOrEqual(10);
  });

  test('ask more often the sooner a permit is expected', async () => {
    expect(await countAsks(1, 49_900)).toBeGreaterThan(20);
  });

  test('ask less often the more of them there are, and not at once', async () => {
    const [few, many] = [await countAsks(3, 49_900), await countAsks(30, 49_900)];
    expect(few).toBeGreaterThan(20);
    expect(many).toBeLessThan(few);
  });
});

test('permits of a reply that comes after the timeout are given back with the next exchange', async () => {
  const clock = new VirtualClock();
  const redis = createMemoryRedis(clock);
  const { limiter, states } = createMemoryLimiter(redis, clock);
  const call = { priority: 'interactive', maxWait: 1000 } as const;
  redis.replyMs = 300;
  const late = limiter.acquire(call);
  await clock.advance(400);
  redis.replyMs = 1;
  const permit = await late;
  await clock.advance(1000);
  if (permit.granted) permit.report({ status: 200, headers: new Headers() });
  await clock.advance(10);
  expect(states).toEqual(['local', 'shared']);
  expect(limiter.inspect().state.traffic.inFlight).toBe(0);
});

test('when Redis is back in mid-window, calls that were sent without it count, and later windows are used in full', async () => {
  const clock = new VirtualClock();
  const start = clock.now();
  const redis = createMemoryRedis(clock);
  const processes = Array.from({ length: 2 }, () => createMemoryLimiter(redis, clock));
  const [limit, windowMs] = [40, 10_000];
  const accepted = new Map<number, number>();
  const respond = () => {
    const window = Math.floor((clock.now() - start) / windowMs);
    const used = accepted.get(window) ?? 0;
    const left = { limit, remaining: Math.max(0, limit - used - 1), reset: (start + (window + 1) * windowMs - clock.now()) / 1000 };
    if (used >= limit) return responseAt(clock.now(), { ...left, status: 429 });
    accepted.set(window, used + 1);
    return responseAt(clock.now(), left);
  };
  const pause = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve));
  const send = async (index: number): Promise<void> => {
    let permit = await processes[index % 2]!.limiter.acquire({ priority: 'interactive', maxWait: 90_000 });
    for (;;) {
      await pause(25);
      const response = respond();
      await pause(25);
      granted(permit).report(response);
      if (response.status === 200) return;
      permit = await granted(permit).reacquire();
    }
  };
  clock.after(10_060, () => (redis.away = true));
  clock.after(24_000, () => (redis.away = false));
  await clock.run(Promise.all(Array.from({ length: 200 }, (_, index) => send(index))));
  // The first process has no calls left when Redis is back.
  expect(processes.map(({ states }) => states)).toEqual([['local'], ['local', 'shared']]);
  expect(clock.now() - start).toBeLessThan(41_000);
});

describe('a response whose exchange fails while no call waits', () => {
  const call = { priority: 'interactive', maxWait: 0 } as const;
  /** Gets a permit, and a 429 while Redis fails `failures` times. */
  const refuseOne = async (failures: number) => {
    const clock = new VirtualClock();
    const redis = createMemoryRedis(clock);
    const [one, other] = [createMemoryLimiter(redis, clock), createMemoryLimiter(redis, clock)];
    const acquire = async ({ limiter }: typeof one) => {
      const acquired = limiter.acquire(call);
      await clock.run(acquired);
      return acquired;
    };
    const permit = granted(await acquire(one));
    redis.failures = failures;
    permit.report(responseAt(clock.now(), { status: 429, limit: 10, remaining: 0, reset: 60, retryAfter: 60 }));
    await clock.advance(2000);
    return { one, other, acquire, redis };
  };

  test('is reported again at once', async () => {
    const { one, other, acquire } = await refuseOne(1);
    expect(refused(await acquire(other)).reason).toBe('rate_limited');
    expect(one.states).toEqual([]);
  });

  test('is reported with the next call if Redis fails for longer, without a loop', async () => {
    const { one, other, acquire, redis } = await refuseOne(1000);
    expect(redis.failures).toBe(998);
    redis.failures = 0;
    expect(refused(await acquire(one)).reason).toBe('rate_limited');
    expect(refused(await acquire(other)).reason).toBe('rate_limited');
    expect(one.states).toEqual([]);
  });
});

describe('if the clock of Redis is set', () => {
  const call = { priority: 'interactive', maxWait: 3_600_000 } as const;
  const create = () => {
    const clock = new VirtualClock();
    const redis = createMemoryRedis(clock);
    const { limiter } = createMemoryLimiter(redis, clock);
    /** How long one call waits. Its response, if it has one, reports that no calls are left until `resets`. */
    const acquire = async (resets: string | null) => {
      const start = clock.now();
      const acquired = limiter.acquire(call);
      await clock.run(acquired);
      const permit = await acquired;
      const waitedMs = clock.now() - start;
      const limits = { 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '0' };
      if (permit.granted && resets === null) permit.release();
      else if (permit.granted) permit.report({ status: 200, headers: new Headers({ ...limits, 'x-ratelimit-reset': resets! }) });
      await clock.advance(10);
      return waitedMs;
    };
    return { clock, redis, acquire };
  };

  test.each([60_000, 600_000])('%d ms back, calls do not wait for longer', async (backMs) => {
    const { redis, acquire } = create();
    await acquire('10');
    redis.aheadMs -= backMs;
    expect(await acquire('10')).toBeLessThan(11_000);
    expect(await acquire('10')).toBeLessThan(11_000);
  });

  test('ten minutes ahead, a call waits for less time than the limit needs, and later ones as long as before', async () => {
    const { redis, acquire } = create();
    await acquire('60');
    redis.aheadMs += 600_000;
    expect(await acquire('60')).toBeLessThan(30_000);
    expect(await acquire('60')).toBeLessThan(62_000);
  });

  test('back, an absolute reset without a Date header is on the present clock of Redis', async () => {
    const { clock, redis, acquire } = create();
    redis.aheadMs = 20_000;
    await acquire(null);
    redis.aheadMs = 0;
    await acquire(null);
    await acquire(new Date(clock.now() + 30_000).toUTCString());
    const waitedMs = await acquire(null);
    // After a quarter of the wait, one call shows whether the limit refills gradually. On the clock before, the limit would reset after ten seconds.
    expect(waitedMs).toBeGreaterThan(7400);
    expect(waitedMs).toBeLessThan(7600);
  });
});

test('the first reply of a Redis whose clock is an hour ahead is late: a refused call does not seem to have taken an hour, and delays no other for that long', async () => {
  const clock = new VirtualClock();
  const redis = Object.assign(createMemoryRedis(clock), { replyMs: 300, aheadMs: 3_600_000 });
  const { limiter } = createMemoryLimiter(redis, clock);
  const acquire = async (count: number) => {
    const acquired = Promise.all(Array.from({ length: count }, () => limiter.acquire({ priority: 'interactive', maxWait: 90_000 })));
    await clock.run(acquired);
    return acquired;
  };
  /** Each response arrives after the one before. */
  const refuse = async (calls: Awaited<ReturnType<typeof acquire>>) => {
    for (const call of calls) {
      await clock.advance(20);
      if (call.granted) call.report({ status: 429, headers: new Headers() });
    }
    await clock.advance(20);
  };
  const calls = await acquire(2);
  redis.replyMs = 1;
  await clock.advance(1000);
  await refuse(calls);
  await refuse(await acquire(1));
  expect(await acquire(1)).toMatchObject([{ granted: true }]);
});
