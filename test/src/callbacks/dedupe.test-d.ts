import type { CallbackDedupeStore } from '@recipe-ai/sdk/callbacks';
import type { Redis } from 'ioredis';
import type { createClient } from 'redis';
import { expectTypeOf, test } from 'vitest';

test('a dedupe store may return the replies of ioredis and node-redis', () => {
  const ofIoredis = (client: Redis) => (key: string) => client.set(key, '1', 'EX', 86_400, 'NX');
  const ofNodeRedis = (client: ReturnType<typeof createClient>) => (key: string) => client.set(key, '1', { NX: true, EX: 86_400 });
  expectTypeOf<ReturnType<typeof ofIoredis>>().toExtend<CallbackDedupeStore['add']>();
  expectTypeOf<ReturnType<typeof ofNodeRedis>>().toExtend<CallbackDedupeStore['add']>();
});
