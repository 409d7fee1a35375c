import { createRedisRateLimiter, type RedisStateChange } from '@recipe-ai/sdk/redis';
import { simulate, type SimulationOptions, type SimulationResult } from './simulate.js';
import type { VirtualClock } from './virtual-clock.js';
import { createVirtualRedis, type VirtualRedis } from './virtual-redis.js';

export interface SharedSimulation extends SimulationOptions {
  /** Milliseconds at which Redis becomes unreachable and reachable, alternately. */
  goesAndComes?: readonly number[];
  /** Milliseconds to Redis, one way. Default: 0.5. */
  redisMs?: number;
}

/** A process whose clock is hours away from the others'. */
const hoursAway = ({ now, monotonic, after, random }: VirtualClock, process: number) => ({
  now: () => now() + (process % 3) * 3_600_000,
  monotonic: () => monotonic() + process * 1000,
  after,
  random,
});

const noLogger = { warn: () => undefined };

/** `simulate` for processes, three by default, that share the Redis at `url`. Also returns how many scripts Redis ran. */
export const simulateShared = async (
  url: string,
  { goesAndComes = [], redisMs = 0.5, ...options }: SharedSimulation,
  onStateChange?: (process: number, change: RedisStateChange) => void,
): Promise<SimulationResult & { scripts: number }> => {
  let created: Promise<VirtualRedis> | undefined;
  const create = async (clock: VirtualClock) => {
    const redis = await createVirtualRedis(url, clock);
    goesAndComes.forEach((ms, index) => clock.after(ms, () => (redis.away = index % 2 === 0)));
    return redis;
  };
  const createLimiter = async (clock: VirtualClock, process: number) => {
    const client = (await (created ??= create(clock))).client(redisMs);
    return createRedisRateLimiter({
      client,
      clock: hoursAway(clock, process),
      logger: noLogger,
      onStateChange: (change) => onStateChange?.(process, change),
    });
  };
  try {
    const result = await simulate({ processes: 3, createLimiter, ...options });
    return { ...result, scripts: (await created!).runs };
  } finally {
    (await created)?.close();
  }
};
