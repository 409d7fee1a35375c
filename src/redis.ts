export { createRedisRateLimiter, type RedisStateChange, type RedisRateLimiter, type RedisRateLimiterOptions } from './redis/pacing.js';
export { createRedisCallbackStore, createRedisCallbackDedupeStore, type RedisCallbackOptions } from './redis/callbacks.js';
export type { IoredisLike, NodeRedisLike, RedisClient } from './redis/client.js';
export type { RedisState } from './redis/link.js';
