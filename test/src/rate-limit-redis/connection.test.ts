import { expect, test } from 'vitest';
import { RedisConnection } from '../../../src/rate-limit-redis/connection.js';
import { createMemoryLimiter, createMemoryRedis } from '../../support/memory-redis.js';
import { VirtualClock } from '../../support/virtual-clock.js';

/** A clock whose event loop can be blocked: time passes, and no timer fires. */
const createBlockable = () => {
  const clock = new VirtualClock();
  let blockedMs = 0;
  const own = { now: clock.now, monotonic: () => clock.monotonic() + blockedMs, after: clock.after, random: clock.random };
  return { clock, own, block: (ms: number) => (blockedMs += ms) };
};

const createConnection = (own: ReturnType<typeof createBlockable>['own'], reply: () => Promise<unknown>) => {
  const states: string[] = [];
  const connection = new RedisConnection({ isReady: () => true, run: reply }, own, 250, (state) => states.push(state));
  const run = (areCallsWaiting: boolean) =>
    connection.run(
      Promise.resolve('key'),
      '',
      () => areCallsWaiting,
      () => undefined,
    );
  return { states, run };
};

test('after one reply that took five seconds because the event loop was blocked, Redis is lost within four timeouts', async () => {
  const { clock, own, block } = createBlockable();
  let replyOf = async (): Promise<unknown> => block(5000);
  const { states, run } = createConnection(own, () => replyOf());
  await run(true);
  replyOf = () => new Promise<never>(() => undefined);
  const lost = run(true);
  await clock.advance(1001);
  expect(states).toEqual(['local']);
  await lost;
});

test('a Redis whose replies take 200 ms is not lost if one takes 700', async () => {
  const { clock, own } = createBlockable();
  let replyMs = 200;
  const { states, run } = createConnection(own, () => new Promise((resolve) => void clock.after(replyMs, () => resolve(undefined))));
  for (replyMs of [200, 200, 700]) {
    const ended = run(true);
    await clock.advance(replyMs);
    await ended;
  }
  expect(states).toEqual([]);
});

test('a reply that is missing is no loss if no call waits for it', async () => {
  const { clock, own } = createBlockable();
  const { states, run } = createConnection(own, () => new Promise<never>(() => undefined));
  const ended = run(false);
  await clock.advance(251);
  await ended;
  expect(states).toEqual([]);
});

test('an event loop that is blocked for 400 ms right after a call came is not taken for a lost Redis', async () => {
  const { clock, own, block } = createBlockable();
  const redis = createMemoryRedis(clock);
  redis.replyMs = 20;
  const { limiter, states } = createMemoryLimiter(redis, own);
  const call = { priority: 'interactive', maxWait: 1000 } as const;
  const acquired = [limiter.acquire(call)];
  block(400);
  await clock.advance(10);
  // While Redis replies to the first call.
  acquired.push(limiter.acquire(call));
  block(400);
  await clock.advance(100);
  await expect(Promise.all(acquired)).resolves.toMatchObject([{ granted: true }, { granted: true }]);
  expect(states).toEqual([]);
});
