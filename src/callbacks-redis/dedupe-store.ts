import type { CallbackDedupeStore } from '../callbacks/dedupe.js';
import { assertOptions, is, type OptionCheck } from '../check-options.js';
import { DEFAULT_PREFIX, toScriptRunner, type RedisClient } from '../redis-client/redis-client.js';

/** Options of stores in Redis. */
export interface RedisCallbackOptions {
  /** A client or cluster of ioredis or node-redis. You connect and close it. */
  client: RedisClient;
  /** Prefix of every key in Redis. Default: `recipe-ai`. */
  prefix?: string | undefined;
  /** How long a callback is kept, in milliseconds. Default: one day. */
  ttl?: number | undefined;
}

/** What the options of stores in Redis may be. */
export const redisCallbackChecks: Record<keyof RedisCallbackOptions, OptionCheck> = {
  client: is.anything,
  prefix: is.text,
  ttl: is.duration,
};

/** Deliveries are not repeated, so a duplicate comes within seconds; one day also covers a redelivery by hand. */
export const DEFAULT_TTL_MS = 86_400_000;

const dedupeScript = `
local command = cjson.decode(ARGV[1])
if command.forget then return redis.call('DEL', KEYS[1]) end
return redis.call('SET', KEYS[1], '1', 'NX', 'PX', command.ttl) and 1 or 0
`;

/**
 * Creates a dedupe store that several processes share, so that only one of them handles each callback. Pass it as `dedupe` to
 * `createCallbackReceiver`.
 *
 * @throws {TypeError} if `client` is not a Redis client.
 * @throws {ConfigurationError} if an option is unknown, or if its value cannot work.
 *
 * @example
 * ```ts
 * import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
 * import { createRedisCallbackDedupeStore } from '@recipe-ai/sdk/redis';
 * import { Redis } from 'ioredis';
 *
 * const receiver = createCallbackReceiver({
 *   dedupe: createRedisCallbackDedupeStore({ client: new Redis({ lazyConnect: true }) }),
 *   onCallback: (callback) => console.log(callback.request_id),
 * });
 * ```
 */
export const createRedisCallbackDedupeStore = (options: RedisCallbackOptions): CallbackDedupeStore => {
  assertOptions(options, redisCallbackChecks);
  const { client, prefix = DEFAULT_PREFIX, ttl = DEFAULT_TTL_MS } = options;
  const redis = toScriptRunner(client);
  const run = (key: string, forget: boolean): Promise<unknown> =>
    redis.run(dedupeScript, `${prefix}:seen:${key}`, JSON.stringify({ ttl: Math.ceil(ttl), forget }));
  return {
    add: async (key) => Number(await run(key, false)) === 1,
    delete: (key) => run(key, true),
  };
};
