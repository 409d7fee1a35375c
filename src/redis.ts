export { createRedisPacing, type FleetStateEvent, type RedisPacing, type RedisPacingOptions } from './redis/pacing.js';
export { createRedisCallbackStore, createRedisSeenCallbacks, type RedisCallbackOptions } from './redis/callbacks.js';
export type { IoredisLike, NodeRedisLike, RedisClient } from './redis/client.js';
export type { FleetState } from './redis/link.js';
