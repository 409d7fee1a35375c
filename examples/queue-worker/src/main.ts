// Adds the ingredients of the command line to the queue and works on it until you stop it. Start it on as many machines as you like.
import { RecipeAI } from '@recipe-ai/sdk';
import { createRedisRateLimiter } from '@recipe-ai/sdk/redis';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { createWorker, QUEUE } from './worker.ts';

const connection = new Redis(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379', { maxRetriesPerRequest: null });

// All processes with this Redis share one rate limiter. A wait of more than 5 s pauses the queue instead of keeping a job busy.
const sdk = new RecipeAI({ rateLimiter: createRedisRateLimiter({ client: connection }), priority: 'bulk', maxWait: 5_000 });
const worker = createWorker(sdk, connection);
worker.on('completed', ({ data }, substitute) => console.log(data, '->', substitute));
worker.on('failed', (job, error) => console.error(job?.data, error.message));

const queue = new Queue<string>(QUEUE, { connection });
await queue.addBulk(process.argv.slice(2).map((data) => ({ name: 'suggest', data })));

process.once('SIGINT', () => void Promise.all([worker.close(), queue.close()]).then(() => connection.quit()));
