export { createRedisCallbackStore, createRedisSeenCallbacks, type RedisCallbackOptions } from './redis/callbacks.js';
export type { RedisLimiterState } from './rate-limit-redis/connection.js';
export {
  createRedisRateLimiter,
  type RedisRateLimiter,
  type RedisRateLimiterOptions,
  type RedisStateChange,
} from './rate-limit-redis/limiter.js';
export type { IoredisLike, NodeRedisLike, RedisClient } from './redis-client/redis-client.js';
