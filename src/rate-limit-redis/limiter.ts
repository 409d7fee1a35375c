import { assertOptions, is } from '../check-options.js';
import { toClock, type Clock } from '../rate-limit/clock.js';
import { keepByKey } from '../rate-limit/keep-by-key.js';
import { QueueingLimiter } from '../rate-limit/limiter.js';
import type { RateLimiter } from '../rate-limit/types.js';
import { DEFAULT_PREFIX, digest, toScriptRunner, type RedisClient } from '../redis-client/redis-client.js';
import { runSafely } from '../util/run-safely.js';
import { RedisConnection, type RedisLimiterState } from './connection.js';
import { PROTOCOL_VERSION } from './protocol.js';
import { RedisStore } from './store.js';

/** A change of the limiter's state. */
export interface RedisStateChange {
  state: RedisLimiterState;
  /** Why this process continues with its local limiter. */
  error?: unknown;
}

/** Options of `createRedisRateLimiter`. */
export interface RedisRateLimiterOptions {
  /** A client or cluster of ioredis or node-redis, version 4 or later. You connect and close it. */
  client: RedisClient;
  /** First part of every key in Redis. Default: `recipe-ai`. */
  prefix?: string | undefined;
  /** Number of calls per window reserved for `interactive` calls. Default: 0. */
  reserve?: number | undefined;
  /**
   * Milliseconds that Redis may take to reply. After that time, this process uses its local limiter. The time is never shorter than four
   * times the usual latency of Redis. Default: 250.
   */
  commandTimeout?: number | undefined;
  /** Called when Redis is lost (`local`) and when it is back (`shared`). Default: a warning is logged. */
  onStateChange?: ((change: RedisStateChange) => void) | undefined;
  /** Receives warnings. Default: the console. */
  logger?: Pick<Console, 'warn'> | undefined;
  /** Replaces time and randomness, for tests. */
  clock?: Partial<Clock> | undefined;
}

/** A rate limiter that processes share. */
export interface RedisRateLimiter extends RateLimiter {
  /** `shared`, or `local` while Redis is away. */
  readonly state: RedisLimiterState;
}

/**
 * Creates a rate limiter for processes that use the same Redis and the same API key. Together, the processes keep to the limits as one
 * process would. While Redis is away, each process continues with its local limiter and its part of the limits. It uses Redis again within
 * half a second after Redis is back. Stored data expires. The data contains a digest of the key and the URL, but not the key or the URL.
 *
 * @throws {TypeError} if `client` is not a client of ioredis or node-redis.
 * @throws {ConfigurationError} if an option is unknown, or if its value cannot work.
 *
 * @example
 * ```ts
 * import { RecipeAI } from '@recipe-ai/sdk';
 * import { createRedisRateLimiter } from '@recipe-ai/sdk/redis';
 * import { Redis } from 'ioredis';
 *
 * const client = new Redis({ lazyConnect: true });
 * const rateLimiter = createRedisRateLimiter({ client, onStateChange: ({ state }) => console.log(`rate limiter: ${state}`) });
 * const sdk = new RecipeAI({ rateLimiter, baseUrl: 'https://api.example.com', apiKey: 'key' });
 * ```
 */
export const createRedisRateLimiter = (options: RedisRateLimiterOptions): RedisRateLimiter => {
  assertOptions(options, {
    client: is.anything,
    prefix: is.text,
    reserve: is.count,
    commandTimeout: is.milliseconds,
    onStateChange: is.function,
    logger: is.anything,
    clock: is.clock,
  });
  const { client, prefix = DEFAULT_PREFIX, reserve = 0, commandTimeout = 250, onStateChange, logger = console } = options;
  const clock = toClock(options.clock);
  const connection = new RedisConnection(toScriptRunner(client), clock, commandTimeout, (state, error) => {
    for (const limiter of limiters.all()) {
      if (state === 'local') limiter.store.continueLocally();
      else limiter.drain();
    }
    if (state === 'local') {
      const reason = error instanceof Error ? error.message : String(error);
      runSafely(() => logger.warn(`recipe-ai: Redis cannot be used, so this process limits its calls alone. ${reason}`));
    }
    runSafely(() => onStateChange?.({ state, error }));
  });
  const keyOf = async (key: string): Promise<string> => `${prefix}:limiter:v${PROTOCOL_VERSION}:${await digest('SHA-256', key)}`;
  const limiters = keepByKey((key) => {
    const store = new RedisStore(connection, keyOf(key), clock, reserve);
    return new QueueingLimiter(store, clock, reserve);
  });
  return {
    get state() {
      return connection.state;
    },
    forKey: (key) => limiters.forKey(key),
  };
};
