export { createRedisCallbackStore, type RedisCallbackStoreOptions } from './callbacks-redis/callback-store.js';
export { createRedisCallbackDedupeStore, type RedisCallbackOptions } from './callbacks-redis/dedupe-store.js';
export type { RedisLimiterState } from './rate-limit-redis/connection.js';
export {
  createRedisRateLimiter,
  type RedisRateLimiter,
  type RedisRateLimiterOptions,
  type RedisStateChange,
} from './rate-limit-redis/limiter.js';
export type { IoredisLike, NodeRedisLike, RedisClient } from './redis-client/redis-client.js';
