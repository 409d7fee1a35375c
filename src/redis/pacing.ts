import { realClock } from '../pace/clock.js';
import type { Clock, RateLimiter } from '../pace/gate.js';
import { digest, toRedis, type RedisClient } from '../redis-client/redis-client.js';
import { createFleetGate, type FleetGate } from './fleet-gate.js';
import { paceScript } from './lua/exchange.js';
import { createLink, type RedisState } from './link.js';

/** The fleet came together, or this process goes on alone. */
export interface RedisStateChange {
  state: RedisState;
  connected: boolean;
  /** Why it goes on alone. */
  error?: unknown;
}

/** What a shared pace may be told. */
export interface RedisRateLimiterOptions {
  /** A connected ioredis or node-redis client, cluster or not. It stays yours to connect, to watch and to close. */
  client: RedisClient;
  /** Begins every key in Redis. Default: `recipe-ai`. */
  prefix?: string;
  /** Calls of each window that are kept free for interactive calls. Default: 0. */
  reserve?: number;
  /** Milliseconds that Redis may take to answer before this process goes on alone. Default: 250. */
  commandTimeout?: number;
  /** Told when Redis is lost (`alone`) and when it is back (`shared`). Default: nothing. */
  onStateChange?: (event: RedisStateChange) => void;
  /** Replaces time and chance. */
  clock?: Partial<Clock>;
}

/** A pace that processes share. */
export interface RedisRateLimiter extends RateLimiter {
  /** `shared`, or `alone` while Redis is away. */
  readonly state: RedisState;
}

/**
 * Makes a pace that all processes share which use the same Redis and the same API key: together they keep to the limits as one would.
 *
 * What is shared expires by itself, and the key stands there only as a digest. While Redis is away each process goes on alone, at the pace
 * of what it hears and what it saw of the others; it comes back by itself, at the latest half a second after Redis and with the next call.
 *
 * @throws {TypeError} where `client` is no Redis client.
 *
 * @example
 * ```ts
 * import { RecipeAI } from '@recipe-ai/sdk';
 * import { createRedisPacing } from '@recipe-ai/sdk/redis';
 * import { Redis } from 'ioredis';
 *
 * const client = new Redis({ lazyConnect: true });
 * const pacing = createRedisPacing({ client, onState: ({ state }) => console.log(`pace: ${state}`) });
 * const sdk = new RecipeAI({ pacing, baseUrl: 'https://api.example.com', apiKey: 'key' });
 * ```
 */
export const createRedisRateLimiter = (options: RedisRateLimiterOptions): RedisRateLimiter => {
  const { client, prefix = 'recipe-ai', reserve = 0, commandTimeout: patience = 250, onStateChange: onState } = options;
  const clock: Clock = { ...realClock, ...options.clock };
  const gates = new Map<string, FleetGate>();
  const link = createLink(toRedis(client), clock, patience, (state, error) => {
    for (const gate of gates.values()) gate.changed();
    onState?.({ state, connected: state === 'shared', error });
  });
  // With the script in it: two versions of this package on one Redis do not read each other's rooms.
  const keyOf = async (scope: string): Promise<string> => `${prefix}:pace:${await digest('SHA-256', paceScript + scope)}`;
  return {
    get state() {
      return link.state;
    },
    forKey(scope) {
      const gate = gates.get(scope) ?? createFleetGate(link, keyOf(scope), clock, reserve);
      gates.delete(scope);
      gates.set(scope, gate);
      if (gates.size > 100) for (const [name, other] of gates) if (other !== gate && other.idle() && gates.delete(name)) break;
      return gate;
    },
  };
};
