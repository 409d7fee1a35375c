// Bulk work across machines: when a limit lasts longer than a job should wait, the queue rests until then, and no try is used up.
import { RateLimitError, RecipeAI } from '@recipe-ai/sdk';
import { createRedisRateLimiter } from '@recipe-ai/sdk/redis';
import { Queue, QueueEvents, RateLimitError as Rest, Worker } from 'bullmq';
import { Redis } from 'ioredis';

const connection = new Redis(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379', { maxRetriesPerRequest: null });
const sdk = new RecipeAI({ rateLimiter: createRedisRateLimiter({ client: connection }), priority: 'bulk', maxWait: 5_000 });

const suggest = async ({ data }: { data: string }) => {
  try {
    return (await sdk.suggestSubstitute({ ingredient: data })).data?.substitutes[0]?.name;
  } catch (error) {
    if (!RateLimitError.is(error) || !error.retryAt) throw error;
    await worker.rateLimit(Math.max(1, error.retryAt.getTime() - Date.now()));
    throw new Rest();
  }
};
const worker = new Worker<string>('substitutes', suggest, { connection, concurrency: 10 });
const [queue, events] = [new Queue<string>('substitutes', { connection }), new QueueEvents('substitutes', { connection })];
const jobs = await queue.addBulk(['butter', 'cream', 'eggs'].map((data) => ({ name: 'suggest', data })));
for (const job of jobs) console.log(job.data, '->', await job.waitUntilFinished(events));
await Promise.all([worker.close(), events.close(), queue.close(), connection.quit()]);
