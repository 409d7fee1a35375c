import { RecipeAI } from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
import { createRedisRateLimiter } from '@recipe-ai/sdk/redis';
import { Queue, QueueEvents } from 'bullmq';
import { Redis } from 'ioredis';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createWorker, QUEUE } from '../src/worker.ts';

const setup = async () => {
  const mock = createMockService();
  const connection = new Redis(inject('redisUrl'), { maxRetriesPerRequest: null });
  const rateLimiter = createRedisRateLimiter({ client: connection });
  const worker = createWorker(new RecipeAI({ ...mock.connection(), rateLimiter, maxWait: 0 }), connection);
  const queue = new Queue<string, string>(QUEUE, { connection });
  const events = new QueueEvents(QUEUE, { connection });
  await events.waitUntilReady();
  onTestFinished(async () => {
    await worker.close();
    await queue.obliterate({ force: true });
    await Promise.all([queue.close(), events.close(), connection.quit()]);
  });
  return { mock, queue, events };
};

test('works on every job', async () => {
  const { mock, queue, events } = await setup();
  const jobs = await queue.addBulk(['butter', 'cream', 'eggs'].map((data) => ({ name: 'suggest', data })));
  const substitutes = await Promise.all(jobs.map((job) => job.waitUntilFinished(events)));
  expect(substitutes.every((name) => name !== '')).toBe(true);
  expect(mock.requests.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('pauses the queue for a rate limit, and the job loses no attempt', async () => {
  const { mock, queue, events } = await setup();
  mock.fail('suggestSubstitute', { code: 'rate_limited', times: 1, headers: { 'Retry-After': '1' } });
  const job = await queue.add('suggest', 'butter', { attempts: 1 });
  expect(await job.waitUntilFinished(events)).not.toBe('');
  expect(mock.requests.map(({ status }) => status)).toEqual([429, 200]);
});
