import { createCallbackInbox, createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { createTestCallback } from '@recipe-ai/sdk/mock';
import { createRedisCallbackStore, createRedisSeenCallbacks } from '@recipe-ai/sdk/redis';
import { describe, expect, test } from 'vitest';
import { useRedis } from '../../support/redis-clients.js';
import { needsRedis, noRedis } from '../../support/redis-server.js';

const secret = 'from-the-dashboard';
const callback = (request_id: string) => createTestCallback({ secret, request_id });

describe.skipIf(noRedis)(`${needsRedis}callbacks of a fleet`, () => {
  const redis = useRedis();

  describe.each(['ioredis', 'node-redis'] as const)('with %s', (kind) => {
    const inbox = async () =>
      createCallbackInbox({ secret, store: createRedisCallbackStore({ client: await redis.clients[kind](), pollMs: 10 }) });

    test('one process waits, another takes the callback in', async () => {
      const [one, two] = [await inbox(), await inbox()];
      const waiting = one.waitFor('job-1', { timeout: 5000 });
      await expect.poll(() => waits('job-1')).toBe(true);
      await two.handle(callback('job-1'));
      expect((await waiting).request_id).toBe('job-1');
      await expect.poll(() => two.counts).toEqual({ awaited: 1, late: 0, unknown: 0, duplicate: 0 });
    });

    test('a callback that came before is there after a restart, and a second one is a duplicate', async () => {
      const before = await inbox();
      await before.handle(callback('job-2'));
      await expect.poll(() => before.counts.unknown).toBe(1);
      const after = await inbox();
      expect((await after.waitFor('job-2', { timeout: 5000 })).request_id).toBe('job-2');
      await after.handle(callback('job-2'));
      await expect.poll(() => after.counts.duplicate).toBe(1);
    });

    test('one that comes when all have given up is late', async () => {
      const [one, two] = [await inbox(), await inbox()];
      await expect(one.waitFor('job-3', { timeout: 50 })).rejects.toThrow('job-3');
      await expect.poll(() => waits('job-3')).toBe(false);
      await two.handle(callback('job-3'));
      await expect.poll(() => two.counts.late).toBe(1);
    });

    test('what is kept expires', async () => {
      const one = await inbox();
      await one.handle(callback('job-4'));
      await expect.poll(() => one.counts.unknown).toBe(1);
      const admin = await redis.clients.ioredis();
      const left = await admin.pttl('recipe-ai:callback:job-4');
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(864e5);
    });

    test('a receiver of a fleet hands each callback on once, and again where handling it failed', async () => {
      const handled: string[] = [];
      const failed: unknown[] = [];
      const receiver = async (name: string, fails = false) =>
        createCallbackReceiver({
          secret,
          dedupe: createRedisSeenCallbacks({ client: await redis.clients[kind]() }),
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

    const waits = async (job: string): Promise<boolean> => {
      const fields = await (await redis.clients.ioredis()).hkeys(`recipe-ai:callback:${job}`);
      return fields.some((field) => field.startsWith('w:'));
    };
  });
});
