import { ConfigurationError } from '@recipe-ai/sdk';
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { createTestCallback } from '@recipe-ai/sdk/mock';
import { createRedisCallbackDedupeStore } from '@recipe-ai/sdk/redis';
import { describe, expect, test } from 'vitest';
import { useRedis } from '../../support/redis-clients.js';
import { needsRedis, noRedis } from '../../support/redis-server.js';

const secret = 'from-the-dashboard';
const callback = (request_id: string) => createTestCallback({ secret, request_id });

test.each<[object, string]>([
  [{ tll: 5 }, 'Unknown option `tll`; did you mean ttl?'],
  [{ ttl: '1d' }, '`ttl` must be a number of milliseconds, more than 0 and at most 9007199254740991, not a value of type string.'],
  [{ ttl: 0 }, '`ttl` must be a number of milliseconds, more than 0 and at most 9007199254740991, not 0.'],
  [{ ttl: 1e300 }, '`ttl` must be a number of milliseconds, more than 0 and at most 9007199254740991, not 1e+300.'],
  [{ ttl: Infinity }, '`ttl` must be a number of milliseconds, more than 0 and at most 9007199254740991, not Infinity.'],
  [{ prefix: 5 }, '`prefix` must be a text.'],
])('options that cannot work are rejected at once: %j', (options, message) => {
  const client = { evalsha: async () => null, eval: async () => null };
  expect(() => createRedisCallbackDedupeStore({ client, ...options })).toThrow(new ConfigurationError(message));
});

describe.skipIf(noRedis)(`${needsRedis}a dedupe store in Redis`, () => {
  const redis = useRedis();

  describe.each(['ioredis', 'node-redis'] as const)('with %s', (kind) => {
    test('lets one of several processes handle each callback, and another one if handling it failed', async () => {
      const handled: string[] = [];
      const failed: unknown[] = [];
      const receiver = async (name: string, fails = false) =>
        createCallbackReceiver({
          secret,
          dedupe: createRedisCallbackDedupeStore({ client: await redis.clients[kind]() }),
          onError: (error) => failed.push(error),
          onCallback: () => {
            if (fails) throw new Error('out of order');
            handled.push(name);
          },
        });
      const [broken, one, two] = [await receiver('broken', true), await receiver('one'), await receiver('two')];
      await broken(callback('job-5'));
      await expect.poll(() => failed.length).toBe(1);
      await expect.poll(async () => (await redis.clients.ioredis()).exists('recipe-ai:seen:["healthify","job-5"]')).toBe(0);
      await one(callback('job-5'));
      await expect.poll(() => handled).toEqual(['one']);
      await two(callback('job-5'));
      await expect.poll(async () => (await redis.clients.ioredis()).exists('recipe-ai:seen:["healthify","job-5"]')).toBe(1);
      expect(handled).toEqual(['one']);
    });
  });
});
