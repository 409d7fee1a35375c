import { createRedisPacing } from '@recipe-ai/sdk/redis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { simulate, type SimulationOptions } from '../../bench/pacing/simulate.js';
import type { VirtualClock } from '../../bench/pacing/virtual-clock.js';
import { needsRedis, noRedis, startRedis, type RedisServer } from './redis-server.js';
import { createVirtualRedis, type VirtualRedis } from './virtual-redis.js';

interface Bound extends SimulationOptions {
  name: string;
  ratio: number;
  requestsRefused: number;
}

/** As in the figures of one process: a fleet is no worse. */
const bounds: Bound[] = [
  { name: 'fixed window, reset as epoch, Retry-After', ratio: 1.03, requestsRefused: 2 },
  { name: 'fixed window, reset as epoch', retryAfter: false, ratio: 1.03, requestsRefused: 2 },
  { name: 'fixed window, reset as whole seconds, Retry-After', reset: 'seconds', ratio: 1.1, requestsRefused: 4 },
  { name: 'fixed window, reset as whole seconds', reset: 'seconds', retryAfter: false, ratio: 1.1, requestsRefused: 4 },
  { name: 'token bucket, Retry-After', counting: 'bucket', ratio: 1.05, requestsRefused: 2 },
  { name: 'token bucket, whole seconds', counting: 'bucket', reset: 'seconds', retryAfter: false, ratio: 1.05, requestsRefused: 2 },
  { name: 'server clock 3 s ahead', skew: 3000, ratio: 1.05, requestsRefused: 3 },
  { name: 'server clock 3 s behind', skew: -3000, retryAfter: false, ratio: 1.05, requestsRefused: 3 },
  { name: 'headers on every third answer alone', tells: (count) => count % 3 === 0, ratio: 1.05, requestsRefused: 8 },
  { name: 'thirty processes', processes: 30, ratio: 1.03, requestsRefused: 3 },
  { name: 'thirty processes at a token bucket', processes: 30, counting: 'bucket', ratio: 1.05, requestsRefused: 2 },
];
const phases = [0, 250, 500, 750];

describe.skipIf(noRedis)(`${needsRedis}a fleet, in virtual time`, () => {
  let server: RedisServer;
  let redis: VirtualRedis | undefined;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterEach(() => {
    redis?.close();
    redis = undefined;
  });
  afterAll(() => server.stop());

  /** Each process with a clock of its own, an hour apart. */
  const pace = (with_: { states?: string[]; begin?: (clock: VirtualClock, redis: VirtualRedis) => void } = {}) => {
    let making: Promise<VirtualRedis> | undefined;
    return async (clock: VirtualClock, process: number) => {
      making ??= createVirtualRedis(server.url, clock).then((made) => {
        with_.begin?.(clock, made);
        return (redis = made);
      });
      const own = { now: () => clock.now() + (process % 3) * 3_600_000, after: clock.after, random: clock.random };
      const client = (await making).client();
      return createRedisPacing({ client, clock: own, onState: ({ state }) => with_.states?.push(`${process} ${state}`) });
    };
  };
  const run = async (options: SimulationOptions) => {
    redis?.close();
    return simulate({ processes: 3, pace: pace(), ...options });
  };

  describe('300 calls at once, 50 a second, 25 ms each, three processes whose clocks differ by hours', () => {
    test.each(bounds)(
      '$name: at most $ratio times the ideal, $requestsRefused refused requests, none failed',
      async ({ ratio, requestsRefused, ...options }) => {
        for (const phase of phases) {
          const result = await run({ ...options, phase, seed: phase + 1 });
          expect(result).toMatchObject({ answered: 300, failed: {} });
          expect(result.ratio).toBeLessThanOrEqual(ratio);
          expect(result.refused).toBeLessThanOrEqual(requestsRefused);
          // Each process serves its own line in order; between them it is a matter of shares.
          expect(result.order).toBeGreaterThanOrEqual(0.5);
        }
      },
    );

    test('a daily quota of 100 and 150 calls: 100 answered, 50 refused within 100 ms with the time it ends, one refused request', async () => {
      for (const phase of phases) {
        const result = await run({ phase, calls: 150, daily: 100 });
        expect(result).toMatchObject({ answered: 100, failed: { quota_exceeded: 50 }, timed: 50 });
        expect(result.refused).toBeLessThanOrEqual(1);
        expect(result.failedWithin).toBeLessThanOrEqual(100);
      }
    });

    test.each(bounds.slice(0, 5))('Redis goes half-way: $name', async (options) => {
      const states: string[] = [];
      const goes = (clock: VirtualClock, virtual: VirtualRedis) => void clock.after(2500, () => (virtual.away = true));
      const result = await run({ ...options, pace: pace({ states, begin: goes }) });
      expect(result).toMatchObject({ answered: 300, failed: {} });
      expect(result.ratio).toBeLessThanOrEqual(options.counting === 'bucket' ? 1.7 : 1.3);
      expect(result.refused).toBeLessThanOrEqual(options.counting === 'bucket' ? 40 : 20);
      expect(states.toSorted()).toEqual(['0 alone', '1 alone', '2 alone']);
    });

    test('Redis goes, and comes back as it was', async () => {
      const states: string[] = [];
      const begin = (clock: VirtualClock, virtual: VirtualRedis) => {
        clock.after(1500, () => (virtual.away = true));
        clock.after(3500, () => (virtual.away = false));
      };
      const result = await run({ pace: pace({ states, begin }) });
      expect(result).toMatchObject({ answered: 300, failed: {} });
      expect(result.ratio).toBeLessThanOrEqual(1.3);
      expect(result.refused).toBeLessThanOrEqual(20);
      expect(states.slice(0, 3).toSorted()).toEqual(['0 alone', '1 alone', '2 alone']);
      expect(states.slice(3).toSorted()).toEqual(['0 shared', '1 shared', '2 shared']);
    });
  });

  describe('a limit that changes', () => {
    const start = Date.UTC(2026, 0, 5, 12);

    test('is followed down, at the cost of what was sent before anything told', async () => {
      const result = await run({ limit: (now) => (now - start > 2500 ? 20 : 50), maxWait: 600_000 });
      expect(result).toMatchObject({ answered: 300, failed: {} });
      expect(result.refused).toBeLessThanOrEqual(33);
      expect(result.ms).toBeLessThanOrEqual(10_200);
    });

    test('to zero and back costs one request a window', async () => {
      const result = await run({ limit: (now) => (now - start > 2500 && now - start < 7500 ? 0 : 50), maxWait: 600_000 });
      expect(result).toMatchObject({ answered: 300, failed: {} });
      expect(result.refused).toBeLessThanOrEqual(50 + 8);
    });

    test('to zero for good refuses everybody by the end of maxWait', async () => {
      const result = await run({ limit: (now) => (now - start > 2500 ? 0 : 50), maxWait: 5000 });
      expect(result).toMatchObject({ answered: 150, failed: { rate_limited: 150 } });
      expect(result.longestWait).toBeLessThanOrEqual(5000);
    });
  });

  describe('chaos', () => {
    const start = Date.UTC(2026, 0, 5, 12);
    const everySecond = (now: number) => 200 + 150 * (Math.floor((now - start) / 1000) % 3);
    const comesAndGoes = (clock: VirtualClock, virtual: VirtualRedis) => {
      for (let second = 1; second < 20; second += 2) {
        clock.after(second * 700, () => (virtual.away = true));
        clock.after(second * 700 + 400, () => (virtual.away = false));
      }
    };
    const cases: (SimulationOptions & { name: string })[] = [
      { name: 'fixed windows' },
      { name: 'a bucket', counting: 'bucket' },
      { name: 'headers now and then', tells: (count) => count % 7 < 3 },
      { name: 'a Redis that comes and goes', pace: pace({ begin: comesAndGoes }) },
    ];

    test.each(cases)('$name: 5,000 calls, 5 % dropped, 5 % failed, another limit every second: each ends exactly once', async (options) => {
      const result = await run({ calls: 4998, drops: 0.05, failures: 0.05, limit: everySecond, maxWait: 3_600_000, ...options });
      expect(result).toMatchObject({ answered: 4998, failed: {} });
    });
  });
});
