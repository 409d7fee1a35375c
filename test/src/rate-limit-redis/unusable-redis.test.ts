import { createRedisRateLimiter, type RedisClient, type RedisStateChange } from '@recipe-ai/sdk/redis';
import { Redis } from 'ioredis';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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

const noReply = 'The Redis client returned no reply to EVALSHA';
const line = `1767614400000 ${JSON.stringify({ member: 'other', sentAt: 0, random: 0, inFlight: 0, interactive: 0, bulk: 0, reserve: 0, ended: [] })}`;

test.each<{ name: string; reply: () => unknown; error: string }>([
  { name: 'nothing', reply: () => Promise.resolve(), error: noReply },
  { name: 'nothing, at once', reply: () => undefined, error: noReply },
  { name: 'true, as a client with callbacks does', reply: () => true, error: noReply },
  { name: 'a list of something else', reply: () => Promise.resolve(['a', 'b', 'c', ['d']]), error: noReply },
  { name: 'no entry', reply: () => Promise.resolve(['epoch', '0', '', []]), error: noReply },
  { name: "always another process's entry", reply: () => Promise.resolve(['epoch', '0', '{}', [line]]), error: noReply },
  {
    name: 'an error',
    reply: () => {
      throw new Error('no such command');
    },
    error: 'no such command',
  },
])(
  'a client that returns $name does not stop calls: this process limits them alone, and the log and the event say why',
  async ({ reply, error }) => {
    const changes: RedisStateChange[] = [];
    const warnings: unknown[] = [];
    const rateLimiter = createRedisRateLimiter({
      client: { evalsha: reply, eval: reply } as unknown as RedisClient,
      onStateChange: (change) => changes.push(change),
      logger: { warn: (warning) => warnings.push(warning) },
    });
    const limiter = rateLimiter.forKey('key');
    const permits = await Promise.all(Array.from({ length: 10 }, () => limiter.acquire(call)));
    expect(permits.every(({ granted }) => granted)).toBe(true);
    expect(rateLimiter.state).toBe('local');
    expect(changes).toMatchObject([{ state: 'local', error: expect.any(Error) as Error }]);
    expect(String(changes[0]?.error)).toContain(error);
    expect(warnings).toEqual([expect.stringContaining(error)]);
  },
);

describe.skipIf(noRedis)(`${needsRedis}a Redis that rejects the password`, () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis('--requirepass', 'right');
  });
  afterAll(() => server.stop());

  const clients = {
    // Both connect with the first command: a client that connects before may be closed by then on a busy machine.
    ioredis: () => {
      const client = new Redis(server.url, { password: 'wrong', retryStrategy: () => null, lazyConnect: true });
      client.on('error', () => undefined);
      return { client, close: () => client.disconnect() };
    },
    'node-redis': () => {
      const client = createClient({ url: server.url, password: 'wrong', socket: { reconnectStrategy: false } });
      client.on('error', () => undefined);
      const evalSha = client.evalSha.bind(client);
      vi.spyOn(client, 'evalSha').mockImplementation((...args) => {
        if (!client.isOpen) client.connect().catch(() => undefined);
        return evalSha(...args);
      });
      return { client, close: () => client.isOpen && client.destroy() };
    },
  };

  test.each(['ioredis', 'node-redis'] as const)(
    'does not stop calls: this process limits them alone, and reports why (%s)',
    async (kind) => {
      const { client, close } = clients[kind]();
      const changes: RedisStateChange[] = [];
      const warnings: unknown[] = [];
      const rateLimiter = createRedisRateLimiter({
        client,
        onStateChange: (change) => changes.push(change),
        logger: { warn: (warning) => warnings.push(warning) },
      });
      try {
        expect(await rateLimiter.forKey('key').acquire(call)).toMatchObject({ granted: true });
        expect(changes).toMatchObject([{ state: 'local', error: expect.any(Error) as Error }]);
        expect(String(changes[0]?.error)).toMatch(/WRONGPASS|NOAUTH/);
        expect(warnings).toEqual([expect.stringMatching(/WRONGPASS|NOAUTH/)]);
        expect(`${String(changes[0]?.error)} ${String(warnings[0])}`).not.toContain('wrong');
      } finally {
        close();
      }
    },
  );
});
