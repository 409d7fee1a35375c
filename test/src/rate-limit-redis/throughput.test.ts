import type { RedisStateChange } from '@recipe-ai/sdk/redis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lost, many, reportingServices, type Case } from '../../support/rate-limit-cases.js';
import { needsRedis, noRedis, startRedis, type RedisServer } from '../../support/redis-server.js';
import { simulateShared, type SharedSimulation } from '../../support/simulate-redis.js';

const phases = [0, 250, 500, 750];
const rarelyReporting: Case = {
  name: 'headers on every third response only',
  tells: (count) => count % 3 === 0,
  ratio: 1.05,
  requestsRefused: 8,
};

describe.skipIf(noRedis)(`${needsRedis}processes that share a Redis, in virtual time`, () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.stop());
  const run = (options: SharedSimulation) => simulateShared(server.url, options);

  describe('300 calls at once, 50 a second, 25 ms each, three processes whose clocks differ by hours', () => {
    test.each([...reportingServices, ...many, rarelyReporting])(
      '$name: at most $ratio times the ideal, $requestsRefused refused requests, none failed',
      async ({ ratio, requestsRefused, ...options }) => {
        for (const phase of phases) {
          const result = await run({ ...options, phase, seed: phase + 1 });
          expect(result).toMatchObject({ succeeded: 300, failed: {} });
          expect(result.ratio).toBeLessThanOrEqual(ratio);
          expect(result.refused).toBeLessThanOrEqual(requestsRefused);
          // Each process serves its own queue in order; between processes permits are shared.
          // The permits of a bucket come one by one, and go to the process that asks first.
          expect(result.order).toBeGreaterThanOrEqual(options.counting === 'bucket' ? 0.3 : 0.5);
        }
      },
    );

    test('a daily quota of 100 and 150 calls: 100 succeed, 50 are rejected within about a second with the time of the reset, one refused request', async () => {
      for (const phase of phases) {
        const result = await run({ phase, calls: 150, daily: 100 });
        expect(result).toMatchObject({ succeeded: 100, failed: { quota_exceeded: 50 }, timed: 50 });
        expect(result.refused).toBeLessThanOrEqual(1);
        // A process that waits reads the log at least once a second.
        expect(result.failedWithin).toBeLessThanOrEqual(1050);
      }
    });

    test.each(lost)(
      '$name: at most $ratio times the ideal, $requestsRefused refused requests, none failed',
      async ({ ratio, requestsRefused, ...options }) => {
        const expectedStates = (options.goesAndComes ?? []).map((_, permit) => (permit % 2 === 0 ? 'local' : 'shared'));
        for (const phase of [0, 285, 570]) {
          const states: string[] = [];
          const logState = (process: number, { state }: RedisStateChange) => states.push(`${process} ${state}`);
          const result = await simulateShared(server.url, { ...options, phase, seed: phase + 1 }, logState);
          expect(result).toMatchObject({ succeeded: 300, failed: {} });
          expect(result.ratio).toBeLessThanOrEqual(ratio);
          expect(result.refused).toBeLessThanOrEqual(requestsRefused);
          for (const [permit, state] of expectedStates.entries())
            // A process whose calls have all ended need not notice.
            expect(states.filter((each) => each.endsWith(state)).length).toBeGreaterThanOrEqual(2 - permit);
          expect(states.length).toBeLessThanOrEqual(3 * expectedStates.length);
        }
      },
    );
  });

  describe('Redis lost at any time of a window', () => {
    // All permits of a window are granted in the 50 ms after its reset.
    const afterResets = [1000, 2000].flatMap((reset) => Array.from({ length: 8 }, (_, index) => reset + 6 + 6 * index));
    const times = [...afterResets, ...Array.from({ length: 9 }, (_, index) => 2100 + 100 * index)];
    const cases: (SharedSimulation & { name: string })[] = [
      { name: 'fixed windows', seed: 3 },
      { name: 'fixed windows, reset as whole seconds', reset: 'seconds', phase: 250 },
      { name: 'a bucket', counting: 'bucket' },
    ];
    test.each(cases)('$name: at most 35 refused requests', async (options) => {
      for (const time of times) {
        const result = await run({ ...options, goesAndComes: [time] });
        expect(result).toMatchObject({ succeeded: 300, failed: {} });
        expect(result.refused).toBeLessThanOrEqual(35);
      }
    });
  });

  test('a Redis 110 ms away is not taken for a lost one: it stays shared, and every call succeeds', async () => {
    const states: string[] = [];
    const options = { calls: 150, redisMs: 110, maxWait: 600_000 };
    const result = await simulateShared(server.url, options, (process, { state }) => states.push(`${process} ${state}`));
    expect(result).toMatchObject({ succeeded: 150, failed: {} });
    expect(states).toEqual([]);
  });

  describe('a limit that changes', () => {
    const start = Date.UTC(2026, 0, 5, 12);

    test('that falls is followed; only calls sent before the first report of it get 429s', async () => {
      const result = await run({ limit: (now) => (now - start > 2500 ? 20 : 50), maxWait: 600_000 });
      expect(result).toMatchObject({ succeeded: 300, failed: {} });
      expect(result.refused).toBeLessThanOrEqual(33);
      // One process needs 10,100 ms: sharing costs round trips to Redis.
      expect(result.ms).toBeLessThanOrEqual(10_200);
    });

    test('to zero and back costs one request a window', async () => {
      const result = await run({ limit: (now) => (now - start > 2500 && now - start < 7500 ? 0 : 50), maxWait: 600_000 });
      expect(result).toMatchObject({ succeeded: 300, failed: {} });
      expect(result.refused).toBeLessThanOrEqual(50 + 8);
    });

    test('to zero forever rejects every call by the end of maxWait', async () => {
      const result = await run({ limit: (now) => (now - start > 2500 ? 0 : 50), maxWait: 5000 });
      expect(result).toMatchObject({ succeeded: 150, failed: { rate_limited: 150 } });
      // Timers have whole milliseconds.
      expect(result.longestWait).toBeLessThanOrEqual(5001);
    });
  });

  describe('random failures', () => {
    const start = Date.UTC(2026, 0, 5, 12);
    const everySecond = (now: number) => 200 + 150 * (Math.floor((now - start) / 1000) % 3);
    const comesAndGoes = Array.from({ length: 20 }, (_, permit) => (permit - (permit % 2) + 1) * 700 + (permit % 2) * 400);
    const cases: (SharedSimulation & { name: string })[] = [
      { name: 'fixed windows' },
      { name: 'a bucket', counting: 'bucket' },
      { name: 'headers on some responses', tells: (count) => count % 7 < 3 },
      { name: 'a Redis that is often unreachable', goesAndComes: comesAndGoes },
    ];

    test.each(cases)('$name: 5,000 calls, 5 % dropped, 5 % failed, another limit every second: each ends exactly once', async (options) => {
      const result = await run({ calls: 4998, drops: 0.05, failures: 0.05, limit: everySecond, maxWait: 3_600_000, ...options });
      expect(result).toMatchObject({ succeeded: 4998, failed: {} });
    });
  });
});
