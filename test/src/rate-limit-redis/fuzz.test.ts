import { fc, test as property } from '@fast-check/vitest';
import { createRedisRateLimiter, type RedisStateChange } from '@recipe-ai/sdk/redis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VirtualClock } from '../../support/virtual-clock.js';
import type { Rejection, Permit } from '../../../src/rate-limit/types.js';
import { needsRedis, noRedis, startRedis, type RedisServer } from '../../support/redis-server.js';
import { createVirtualRedis } from '../../support/virtual-redis.js';

/** Redis is lost if it takes longer to reply. */
const COMMAND_TIMEOUT_MS = 250;
/** A call needs a few replies of 1 ms. Before each, a process waits up to 1 ms for each of the others, of which there are three at most. */
const ASKING_MS = 12;
const counts = fc.constantFrom('0', '1', '3', '50', '-1', 'unlimited', '1m');
const moments = fc.constantFrom('0', '1', '30', '7200', '0.2', '6m0s', 'soon', '1767614409', `${'9'.repeat(400)}s`);
const said = fc.dictionary(
  fc.constantFrom('x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-remaining-day', 'ratelimit'),
  fc.oneof(counts, fc.constant('"default";r=3;t=9')),
);
const when = fc.dictionary(fc.constantFrom('x-ratelimit-reset', 'x-ratelimit-reset-day', 'retry-after', 'date'), moments);
const calls = fc.array(
  fc.record({
    status: fc.constantFrom(200, 200, 404, 429, 503),
    headers: fc.tuple(said, when).map(([first, second]) => ({ ...first, ...second })),
    code: fc.constantFrom(undefined, undefined, 'quota_exceeded', 'trial_exhausted'),
    begins: fc.nat({ max: 5000 }),
    takes: fc.nat({ max: 3000 }),
    lost: fc.boolean(),
    priority: fc.constantFrom('interactive', 'bulk'),
    maxWait: fc.constantFrom(0, 1000, 60_000),
    concurrency: fc.constantFrom(undefined, undefined, 2),
    abort: fc.option(fc.nat({ max: 20_000 }), { freq: 6 }),
  }),
  { minLength: 5, maxLength: 60 },
);
const outages = fc.array(fc.record({ from: fc.nat({ max: 20_000 }), ms: fc.nat({ max: 5000 }) }), { maxLength: 3 });

describe.skipIf(noRedis)(`${needsRedis}processes that share a Redis`, () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.stop());

  test('a call that comes while Redis replies to another one waits for that reply and commandTimeout at most', async () => {
    const clock = new VirtualClock();
    const redis = await createVirtualRedis(server.url, clock);
    const limiter = createRedisRateLimiter({ client: redis.client(20), clock, logger: { warn: () => undefined } }).forKey('key');
    const acquire = () => limiter.acquire({ priority: 'interactive', maxWait: 0 });
    const first = acquire();
    clock.after(30, () => (redis.away = true));
    await clock.advance(10);
    const second = acquire();
    await clock.run(Promise.all([first, second]));
    expect(await first).toMatchObject({ granted: true, waitedMs: 40 });
    expect(await second).toMatchObject({ granted: true, waitedMs: 30 + COMMAND_TIMEOUT_MS });
    redis.close();
  });

  test('limits are told in the time of this machine, an hour ahead of that of Redis', async () => {
    const clock = new VirtualClock();
    const redis = await createVirtualRedis(server.url, clock);
    const { monotonic, after, random } = clock;
    const own = { now: () => clock.now() + 3_600_000, monotonic, after, random };
    const limiter = createRedisRateLimiter({ client: redis.client(), clock: own, logger: { warn: () => undefined } }).forKey('key');
    const acquiring = limiter.acquire({ priority: 'interactive', maxWait: 0 });
    await clock.run(acquiring);
    const permit = await acquiring;
    const headers = new Headers({ 'x-ratelimit-limit': '1', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '30' });
    const told = permit.granted ? permit.report({ status: 200, headers }).resetAt : undefined;
    const resetAt = own.now() + 30_000;
    expect(Math.abs(told!.getTime() - resetAt)).toBeLessThanOrEqual(2);
    await clock.advance(100);
    const { windows, retryAt } = limiter.rateLimit;
    expect(Math.abs(windows[0]!.resetAt!.getTime() - resetAt)).toBeLessThanOrEqual(2);
    expect(retryAt!.getTime()).toBeLessThanOrEqual(resetAt + 10);
    expect(retryAt!.getTime()).toBeGreaterThan(own.now());
    redis.close();
  });

  // Shrinking takes thousands of runs: it would time out and hide what failed. To shrink, pass the seed and leave `endOnFailure` out.
  property.prop([calls, outages, fc.integer({ min: 1, max: 4 })], { numRuns: 100, endOnFailure: true })(
    'whatever a service responds and however often Redis is lost, each call ends once, none waits too long, and nothing is left behind',
    async (script, away, processes) => {
      const clock = new VirtualClock();
      const redis = await createVirtualRedis(server.url, clock);
      const start = clock.now();
      const losses: string[] = [];
      const onStateChange = ({ error }: RedisStateChange) => error instanceof Error && losses.push(error.message);
      const createLimiter = () =>
        createRedisRateLimiter({ client: redis.client(), clock, reserve: 1, onStateChange, logger: { warn: () => undefined } });
      const limiters = Array.from({ length: processes }, () => createLimiter().forKey('key'));
      for (const { from, ms } of away) {
        clock.after(from, () => (redis.away = true));
        clock.after(from + ms, () => (redis.away = false));
      }
      const pause = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve));
      const call = async (index: number): Promise<string> => {
        const { begins, abort, priority, maxWait, concurrency } = script[index]!;
        await pause(begins);
        const controller = new AbortController();
        if (abort !== null) clock.after(abort, () => controller.abort('stop'));
        const limiter = limiters[index % processes]!;
        let permit: Permit | Rejection = await limiter.acquire({ priority, maxWait, concurrency, signal: controller.signal });
        let waitedBefore = 0;
        for (let attempt = 0; permit.granted && attempt < 3; attempt++) {
          // Redis may be lost again before every attempt, so each may wait one timeout; the waits for the limits share one maxWait.
          expect(permit.waitedMs).toBeLessThanOrEqual(Math.max(maxWait, waitedBefore) + ASKING_MS + COMMAND_TIMEOUT_MS);
          waitedBefore = permit.waitedMs;
          const { status, headers, code, takes, lost } = script[(index + attempt * 7) % script.length]!;
          await pause(takes);
          if (lost) permit.release();
          else permit.report({ status, headers: new Headers(headers), code });
          if (status < 400 && !lost) return 'done';
          permit = await permit.reacquire();
        }
        if (!permit.granted) expect(permit.retryAt?.getTime()).not.toBeNaN();
        else permit.release();
        return 'done';
      };
      const ends = Promise.all(
        script.map((_, index) => call(index).catch((error: unknown) => (error === 'stop' ? 'done' : String(error)))),
      );
      await clock.run(ends, start + 3_600_000);
      expect(await Promise.race([ends, Promise.resolve('some never ended')])).toEqual(script.map(() => 'done'));
      await clock.advance(60_000);
      expect(clock.pending).toBe(0);
      for (const limiter of limiters) {
        const times = limiter.inspect().state.traffic.history.map(({ at }) => at);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }
      // The script itself never fails.
      expect(losses.filter((loss) => !loss.includes('did not respond within'))).toEqual([]);
      redis.close();
    },
  );
});
