import { createRedisRateLimiter, type RedisStateChange } from '@recipe-ai/sdk/redis';
import { simulate, type SimulationOptions, type SimulationResult } from '../../bench/pacing/simulate.js';
import type { VirtualClock } from '../../bench/pacing/virtual-clock.js';
import { createVirtualRedis, type VirtualRedis } from './virtual-redis.js';

export interface FleetSimulation extends SimulationOptions {
  /** Milliseconds at which Redis goes out of reach, and comes back, one after the other. */
  goesAndComes?: readonly number[];
}

/** A process whose clock is hours away from its neighbours'. */
const hoursAway = ({ now, after, random }: VirtualClock, process: number) => ({
  now: () => now() + (process % 3) * 3_600_000,
  after,
  random,
});

/** `simulate` for processes, three of them by default, that share the Redis at `url`. `onState` hears whether they reach it. */
export const simulateFleet = async (
  url: string,
  { goesAndComes = [], ...options }: FleetSimulation,
  onState?: (process: number, event: RedisStateChange) => void,
): Promise<SimulationResult> => {
  let made: Promise<VirtualRedis> | undefined;
  const make = async (clock: VirtualClock) => {
    const redis = await createVirtualRedis(url, clock);
    goesAndComes.forEach((ms, turn) => clock.after(ms, () => (redis.away = turn % 2 === 0)));
    return redis;
  };
  const pace = async (clock: VirtualClock, process: number) => {
    const client = (await (made ??= make(clock))).client();
    return createRedisRateLimiter({ client, clock: hoursAway(clock, process), onStateChange: (event) => onState?.(process, event) });
  };
  try {
    return await simulate({ processes: 3, pace, ...options });
  } finally {
    (await made)?.close();
  }
};
