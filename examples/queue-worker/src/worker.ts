import { RateLimitError, type RecipeAI } from '@recipe-ai/sdk';
import { Worker, type Job } from 'bullmq';
import type { Redis } from 'ioredis';

export const QUEUE = 'substitutes';

/** Suggests a substitute for the ingredient of each job. */
export const createWorker = (sdk: RecipeAI, connection: Redis): Worker<string, string | undefined> => {
  const suggest = async ({ data: ingredient }: Job<string>) => {
    try {
      return (await sdk.suggestSubstitute({ ingredient })).data?.substitutes[0]?.name;
    } catch (error) {
      if (!RateLimitError.is(error) || !error.retryAt) throw error;
      // Pauses the whole queue until the limit resets. The job does not lose an attempt.
      await worker.rateLimit(Math.max(1, error.retryAt.getTime() - Date.now()));
      throw Worker.RateLimitError();
    }
  };
  const worker = new Worker<string, string | undefined>(QUEUE, suggest, { connection, concurrency: 10 });
  return worker;
};
