import { RedisConnection, type RedisLimiterState } from '../../src/rate-limit-redis/connection.js';
import { RedisStore } from '../../src/rate-limit-redis/store.js';
import type { Clock } from '../../src/rate-limit/clock.js';
import { QueueingLimiter } from '../../src/rate-limit/limiter.js';

/**
 * One log in memory instead of Redis, which replies after `replyMs`. Add to `aheadMs` to set its clock. While it is `away`, nothing comes through;
 * it fails before the next `failures` entries are appended.
 */
export const createMemoryRedis = (clock: Clock) => {
  const lines: string[] = [];
  const redis = {
    aheadMs: 0,
    replyMs: 1,
    away: false,
    failures: 0,
    isReady: () => true,
    async run(_script: unknown, _key: string, argument: string): Promise<unknown> {
      if (redis.away) return new Promise(() => undefined);
      if (redis.failures > 0) throw new Error(`Redis fails, and ${--redis.failures} more times.`);
      const { epoch, position, entry } = JSON.parse(argument) as { epoch?: string; position: number; entry: string };
      lines.push(`${Math.floor(clock.now() + redis.aheadMs)} ${entry}`);
      const reply = ['one', '0', epoch ? '' : '{}', lines.slice(epoch ? position : 0)];
      await new Promise<void>((resolve) => void clock.after(redis.replyMs, resolve));
      return reply;
    },
  };
  return redis;
};

/** The limiter of one process that uses it, as `createRedisRateLimiter` makes it, and the states of its connection. */
export const createMemoryLimiter = (redis: ReturnType<typeof createMemoryRedis>, clock: Clock) => {
  const states: RedisLimiterState[] = [];
  const connection = new RedisConnection(redis, clock, 250, (state) => {
    states.push(state);
    if (state === 'local') store.continueLocally();
    else limiter.drain();
  });
  const store = new RedisStore(connection, Promise.resolve('key'), clock, 0);
  const limiter = new QueueingLimiter(store, clock, 0);
  return { limiter, states };
};
