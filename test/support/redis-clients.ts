import { Redis } from 'ioredis';
import { createClient } from 'redis';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startRedis, type RedisServer } from './redis-server.js';

/** A Redis for the tests around it, empty before each of them, and connected clients of both kinds that are closed after it. */
export const useRedis = () => {
  const closing: (() => unknown)[] = [];
  const redis = {
    server: undefined as unknown as RedisServer,
    /** What ends with the test. */
    closeLater: (...close: (() => unknown)[]) => void closing.push(...close),
    clients: {
      ioredis: async () => {
        const client = new Redis(redis.server.url, { retryStrategy: () => 20 });
        redis.closeLater(() => client.disconnect());
        await client.ping();
        return client;
      },
      'node-redis': async () => {
        const client = createClient({ url: redis.server.url, socket: { reconnectStrategy: 20 } });
        redis.closeLater(() => client.destroy());
        return client.connect();
      },
    },
  };
  beforeAll(async () => {
    redis.server = await startRedis();
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    const admin = new Redis(redis.server.url);
    await admin.flushall();
    admin.disconnect();
  });
  afterAll(() => redis.server.stop());
  return redis;
};
