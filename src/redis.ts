export { createRedisRateLimiter, type RedisStateChange, type RedisRateLimiter, type RedisRateLimiterOptions } from './redis/pacing.js';
export { createRedisCallbackStore, type RedisCallbackStoreOptions } from './callbacks-redis/callback-store.js';
export { createRedisCallbackDedupeStore, type RedisCallbackOptions } from './callbacks-redis/dedupe-store.js';
export type { IoredisLike, NodeRedisLike, RedisClient } from './redis-client/redis-client.js';
export type { RedisState } from './redis/link.js';
