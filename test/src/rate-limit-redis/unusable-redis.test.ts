import { createRedisRateLimiter, type RedisStateChange } from '@recipe-ai/sdk/redis';
import { Redis } from 'ioredis';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needsRedis, noRedis, startRedis, type RedisServer } from '../../support/redis-server.js';

const call = { priority: 'interactive', maxWait: 60_000 } as const;
const silent = { warn: () => undefined };

test('a client that never responds does not stop calls: this process limits them alone, and reports why', async () => {
  const never = () => new Promise<never>(() => undefined);
  const changes: RedisStateChange[] = [];
  const rateLimiter = createRedisRateLimiter({
    client: { evalsha: never, eval: never },
    commandTimeout: 20,
    onStateChange: (change) => changes.push(change),
    logger: silent,
  });
  const limiter = rateLimiter.forKey('key');
  expect(await limiter.acquire(call)).toMatchObject({ granted: true });
  expect(rateLimiter.state).toBe('local');
  expect(changes).toMatchObject([{ state: 'local' }]);
  expect(String(changes[0]?.error)).toContain('within 20 ms');
  expect(await limiter.acquire(call)).toMatchObject({ granted: true });
});

describe.skipIf(noRedis)(`${needsRedis}a Redis that rejects the password`, () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis('--requirepass', 'right');
  });
  afterAll(() => server.stop());

  const clients = {
    ioredis: () => {
      const client = new Redis(server.url, { password: 'wrong', retryStrategy: () => null });
      client.on('error', () => undefined);
      return { client, close: () => client.disconnect() };
    },
    'node-redis': () => {
      const client = createClient({ url: server.url, password: 'wrong', socket: { reconnectStrategy: false } });
      client.on('error', () => undefined);
      client.connect().catch(() => undefined);
      return { client, close: () => client.isOpen && client.destroy() };
    },
  };

  test.each(['ioredis', 'node-redis'] as const)(
    'does not stop calls: this process limits them alone, and reports why (%s)',
    async (kind) => {
      const { client, close } = clients[kind]();
      const changes: RedisStateChange[] = [];
      const rateLimiter = createRedisRateLimiter({ client, onStateChange: (change) => changes.push(change), logger: silent });
      try {
        expect(await rateLimiter.forKey('key').acquire(call)).toMatchObject({ granted: true });
        expect(changes).toMatchObject([{ state: 'local', error: expect.any(Error) as Error }]);
        expect(String(changes[0]?.error)).not.toContain('wrong');
      } finally {
        close();
      }
    },
  );
});
