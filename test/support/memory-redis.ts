import { RedisConnection, type RedisLimiterState } from '../../src/rate-limit-redis/connection.js';
import { RedisStore } from '../../src/rate-limit-redis/store.js';
import type { Clock } from '../../src/rate-limit/clock.js';
import { QueueingLimiter } from '../../src/rate-limit/limiter.js';

/** One log in memory instead of Redis, which replies after `replyMs`. Add to `aheadMs` to set its clock. */
export const createMemoryRedis = (clock: Clock) => {
  const lines: string[] = [];
  const redis = {
    aheadMs: 0,
    replyMs: 1,
    isReady: () => true,
    async run(_script: unknown, _key: string, argument: string): Promise<unknown> {
      const { epoch, position, entry } = JSON.parse(argument) as { epoch?: string; position: number; entry: string };
      lines.push(`${Math.floor(clock.now() + redis.aheadMs)} ${entry}`);
      const reply = ['one', '0', epoch ? '' : '{}', lines.slice(epoch ? position : 0)];
      await new Promise<void>((resolve) => void clock.after(redis.replyMs, resolve));
      return reply;
    },
  };
  return redis;
};

/** A limiter that uses it, and the states of its connection. */
export const createMemoryLimiter = (redis: ReturnType<typeof createMemoryRedis>, clock: Clock) => {
  const states: RedisLimiterState[] = [];
  const connection = new RedisConnection(redis, clock, 250, (state) => states.push(state));
  const store = new RedisStore(connection, Promise.resolve('key'), clock, 0);
  return { limiter: new QueueingLimiter(store, clock, 0), states };
};
