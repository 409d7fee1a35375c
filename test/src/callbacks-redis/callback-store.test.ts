import { ConfigurationError } from '@recipe-ai/sdk';
import { createCallbackInbox, type CallbackEvent } from '@recipe-ai/sdk/callbacks';
import { createTestCallback } from '@recipe-ai/sdk/mock';
import { createRedisCallbackStore } from '@recipe-ai/sdk/redis';
import { describe, expect, test } from 'vitest';
import { useRedis } from '../../support/redis-clients.js';
import { needsRedis, noRedis } from '../../support/redis-server.js';

const secret = 'from-the-dashboard';
const payload = { type: 'healthify', request_id: 'job-0', model_tier: 't', model: 'm', data: {}, timestamp: '2030-01-01T12:00:00Z' };
const callback = (request_id: string) => createTestCallback({ secret, request_id });

test.each<[object, string]>([
  [{ tll: 5 }, 'Unknown option `tll`; did you mean ttl?'],
  [{ ttl: '1d' }, '`ttl` must be a number of milliseconds, more than 0 and at most 9007199254740991, not a value of type string.'],
  [{ ttl: 1e300 }, '`ttl` must be a number of milliseconds, more than 0 and at most 9007199254740991, not 1e+300.'],
  [{ ttl: Infinity }, '`ttl` must be a number of milliseconds, more than 0 and at most 9007199254740991, not Infinity.'],
  [{ prefix: 5 }, '`prefix` must be a text.'],
  [{ pollMs: -1 }, '`pollMs` must be a number of milliseconds, more than 0 and at most 9007199254740991, not -1.'],
  [{ pollMs: 0 }, '`pollMs` must be a number of milliseconds, more than 0 and at most 9007199254740991, not 0.'],
  [{ pollMs: Infinity }, '`pollMs` must be a number of milliseconds, more than 0 and at most 9007199254740991, not Infinity.'],
])('options that cannot work are rejected at once: %j', (options, message) => {
  const client = { evalsha: async () => null, eval: async () => null };
  expect(() => createRedisCallbackStore({ client, ...options })).toThrow(new ConfigurationError(message));
});

describe.skipIf(noRedis)(`${needsRedis}a callback store in Redis`, () => {
  const redis = useRedis();

  describe.each(['ioredis', 'node-redis'] as const)('with %s', (kind) => {
    const inbox = async () =>
      createCallbackInbox({ secret, store: createRedisCallbackStore({ client: await redis.clients[kind](), pollMs: 10 }) });

    test('gives a callback that one process received to the process that waits for it', async () => {
      const [one, two] = [await inbox(), await inbox()];
      const waiting = one.waitFor('job-1', { timeout: 5000 });
      await expect.poll(() => waits('job-1')).toBe(true);
      await two.handle(callback('job-1'));
      expect((await waiting).request_id).toBe('job-1');
      await expect.poll(() => two.stats).toEqual({ awaited: 1, late: 0, unknown: 0, duplicate: 0 });
    });

    test('keeps callbacks across a restart, and reports a second one as a duplicate', async () => {
      const before = await inbox();
      await before.handle(callback('job-2'));
      await expect.poll(() => before.stats.unknown).toBe(1);
      const after = await inbox();
      expect((await after.waitFor('job-2', { timeout: 5000 })).request_id).toBe('job-2');
      await after.handle(callback('job-2'));
      await expect.poll(() => after.stats.duplicate).toBe(1);
    });

    test('reports a callback as late if every wait for it has ended', async () => {
      const [one, two] = [await inbox(), await inbox()];
      await expect(one.waitFor('job-3', { timeout: 50 })).rejects.toThrow('job-3');
      await expect.poll(() => waits('job-3')).toBe(false);
      await two.handle(callback('job-3'));
      await expect.poll(() => two.stats.late).toBe(1);
    });

    test('lets callbacks expire', async () => {
      const one = await inbox();
      await one.handle(callback('job-4'));
      await expect.poll(() => one.stats.unknown).toBe(1);
      const admin = await redis.clients.ioredis();
      const ttl = await admin.pttl('recipe-ai:callback:job-4');
      expect(ttl).toBeGreaterThan(0);
      expect(ttl).toBeLessThanOrEqual(864e5);
    });

    test('keeps callbacks for as long as `ttl` may say', async () => {
      const store = createRedisCallbackStore({ client: await redis.clients[kind](), ttl: Number.MAX_SAFE_INTEGER });
      expect(await store.put({ ...payload, request_id: 'job-5' } as unknown as CallbackEvent)).toBe('unknown');
      expect(await (await redis.clients.ioredis()).pttl('recipe-ai:callback:job-5')).toBeGreaterThan(Number.MAX_SAFE_INTEGER - 60_000);
    });

    test('keeps the order of callbacks, and what they say', async () => {
      const store = createRedisCallbackStore({ client: await redis.clients[kind]() });
      const types = ['z', 'a', 'healthify', 'b:c', 'i:x'];
      const callbacks = types.map((type) => ({ ...payload, type, model: 'Rühr \u5869 "\\n\n"' }) as unknown as CallbackEvent);
      for (const each of callbacks) await store.put(each);
      expect(await store.get(payload.request_id)).toEqual(callbacks);
    });

    test('takes at most 16 callbacks and 2 MiB for one request_id', async () => {
      const store = createRedisCallbackStore({ client: await redis.clients[kind]() });
      const put = (type: string, size = 0, request_id = 'job-6') =>
        store.put({ ...payload, request_id, type, data: { name: 'x'.repeat(size) } } as unknown as CallbackEvent);
      for (let index = 0; index < 16; index++) await put(`type-${index}`);
      await expect(put('type-16')).rejects.toThrow(/16 callbacks.*"job-6".*type-16 was not stored/);
      expect(await put('type-3')).toBe('duplicate');
      await put('a', 1_500_000, 'job-7');
      await expect(put('b', 1_500_000, 'job-7')).rejects.toThrow(/2097152 bytes/);
      expect(await store.get('job-7')).toHaveLength(1);
    });

    const waits = async (job: string): Promise<boolean> => {
      const fields = await (await redis.clients.ioredis()).hkeys(`recipe-ai:callback:${job}`);
      return fields.some((field) => field.startsWith('w:'));
    };
  });
});
