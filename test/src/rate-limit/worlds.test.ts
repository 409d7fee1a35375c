import { describe, expect, test } from 'vitest';
import { drawWorld, inBursts, isReported, simulateWorld, type WorldResult } from '../../support/world.js';

/** `npm run bench:rate-limit -- worlds 5000` runs more. */
const COUNT = 400;

const results = await Promise.all(
  Array.from({ length: COUNT }, async (_, index) => {
    const world = drawWorld(index + 1);
    return { world, ...(await simulateWorld(world)) };
  }),
);

const share = (some: readonly WorldResult[], holds: (one: WorldResult) => boolean): number => some.filter(holds).length / some.length;

describe(`${COUNT} random services, networks and clocks, 300 calls each`, () => {
  test('no call fails or hangs, no timer is left, and no service gets more than two requests for each call', () => {
    for (const { world, failed, hanging, pendingTimers, requests, succeeded } of results) {
      expect({ seed: world.seed, succeeded, failed, hanging, pendingTimers }).toEqual({
        seed: world.seed,
        succeeded: 300,
        failed: 0,
        hanging: 0,
        pendingTimers: 0,
      });
      expect(requests).toBeLessThanOrEqual(2 * world.calls);
    }
  });

  test('limits that are reported: within 2 times the ideal and 60 refused requests in nine cases of ten', () => {
    const reported = results.filter(({ world }) => isReported(world));
    expect(share(reported, ({ ratio }) => ratio <= 2)).toBeGreaterThanOrEqual(0.9);
    expect(share(reported, ({ refused }) => refused <= 60)).toBeGreaterThanOrEqual(0.9);
  });

  test('limits that are not reported: within 2.5 times the ideal and 120 refused requests in 19 cases of 20', () => {
    const hidden = results.filter(({ world }) => !isReported(world));
    expect(share(hidden, ({ ratio }) => ratio <= 2.5)).toBeGreaterThanOrEqual(0.95);
    expect(share(hidden, ({ refused }) => refused <= 120)).toBeGreaterThanOrEqual(0.95);
  });
});

test('calls in bursts: at most 15 are refused, and they end within a period of the ideal, in 19 services of 20', async () => {
  const worlds = Array.from({ length: COUNT }, (_, index) => drawWorld(index + 1)).filter(isReported);
  const runs = await Promise.all(worlds.map((world) => simulateWorld(inBursts(world))));
  for (const { succeeded } of runs) expect(succeeded).toBe(300);
  expect(share(runs, ({ refused }) => refused <= 15)).toBeGreaterThanOrEqual(0.95);
  const longestMs = (index: number): number => Math.max(...worlds[index]!.limits.map(({ windowMs }) => windowMs));
  const late = runs.filter(({ delayMs }, index) => delayMs > longestMs(index));
  expect(late.length / runs.length).toBeLessThanOrEqual(0.05);
});

describe('300 calls, and a service that is easily taken for another one', () => {
  test.each([
    { seed: 30164, what: 'a sliding counter far away: refused calls are no sign that it refills', refused: 60 },
    { seed: 30492, what: 'a sliding log: after a reset only as many calls are accepted as leave it', refused: 60 },
    { seed: 31330, what: 'a sliding log: its reset is that of the oldest call, not the end of a window', refused: 90 },
    { seed: 1098, what: 'a bucket nearby whose resets tell when it is full: no window is so short', refused: 5 },
    { seed: 204, what: 'the same bucket further away', refused: 5 },
    { seed: 242, what: 'calls cost up to three: a refused call shows what it would have needed', refused: 20 },
    { seed: 40, what: 'a bucket of two calls that cost up to three', refused: 40 },
    { seed: 2652, what: 'calls cost up to three, and no reset is understood: the limiter never waits for nothing', refused: 70 },
    { seed: 2410, what: 'a window that seems to slide within a millisecond', refused: 70 },
    { seed: 1288, what: 'a sliding log that was taken for a counter', refused: 20 },
    { seed: 1926, what: 'responses that take longer than two windows, and seem to show other clients', refused: 60 },
    { seed: 2397, what: 'a minute of which only Retry-After tells: no period is shorter than that', refused: 10 },
    { seed: 787, what: 'windows of ten seconds of which only Retry-After tells: a refused test shows their length', refused: 10 },
    { seed: 2279, what: 'a bucket of a call a second, of which nothing tells: it is not tested each second', refused: 60 },
    { seed: 30090, what: 'a wall clock ahead of a service that sends no Date: its resets seem over', refused: 20 },
  ])('$what', async ({ seed, refused }) => {
    const run = await simulateWorld(drawWorld(seed));
    expect(run).toMatchObject({ succeeded: 300, failed: 0 });
    expect(run.refused).toBeLessThanOrEqual(refused);
  });
});

test('a bucket of one call, refilled 39 times a second, whose resets are whole seconds: its rate is found', async () => {
  const run = await simulateWorld(drawWorld(706));
  expect(run).toMatchObject({ succeeded: 300, failed: 0 });
  expect(run.ratio).toBeLessThanOrEqual(3);
  expect(run.refused).toBeLessThanOrEqual(10);
});
