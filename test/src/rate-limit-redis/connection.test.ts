import { expect, test } from 'vitest';
import { RedisConnection } from '../../../src/rate-limit-redis/connection.js';
import { VirtualClock } from '../../support/virtual-clock.js';

test('after one reply that took five seconds because the event loop was blocked, Redis is lost within four timeouts', async () => {
  const clock = new VirtualClock();
  let blockedMs = 0;
  let replyOf = (): Promise<unknown> => Promise.resolve();
  const own = { now: clock.now, monotonic: () => clock.monotonic() + blockedMs, after: clock.after, random: clock.random };
  const states: string[] = [];
  const redis = { isReady: () => true, run: () => replyOf() };
  const connection = new RedisConnection(redis, own, 250, (state) => states.push(state));
  const run = () => connection.run(Promise.resolve('key'), '', 0, () => undefined);
  replyOf = () => {
    blockedMs += 5000;
    return Promise.resolve();
  };
  await run();
  replyOf = () => new Promise<never>(() => undefined);
  const lost = run();
  await clock.advance(1001);
  expect(states).toEqual(['local']);
  await lost;
});
