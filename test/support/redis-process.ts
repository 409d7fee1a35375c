// One of several processes: makes its calls at once when the parent asks, and reports how they ended.
import { once } from 'node:events';
import { RecipeAI } from '@recipe-ai/sdk';
import { createRedisRateLimiter } from '@recipe-ai/sdk/redis';
import { Redis } from 'ioredis';
import { createClient } from 'redis';

const [kind, url, baseUrl, calls] = process.argv.slice(2) as [string, string, string, string];

const ioredis = kind === 'ioredis' ? new Redis(url) : undefined;
const nodeRedis = kind === 'node-redis' ? createClient({ url }) : undefined;
nodeRedis?.on('error', () => undefined);
ioredis?.on('error', () => undefined);
await nodeRedis?.connect();
await ioredis?.ping();

const states: string[] = [];
const rateLimiter = createRedisRateLimiter({ client: (ioredis ?? nodeRedis)!, onStateChange: ({ state }) => states.push(state) });
const sdk = new RecipeAI({ rateLimiter, baseUrl, apiKey: 'sk-shared-key', validateResponses: 'off' });

// What a process costs to start is not what is measured.
const warm = new RecipeAI({ baseUrl, apiKey: 'sk-warm', validateResponses: 'off' });
await Promise.all(Array.from({ length: 50 }, () => warm.request({ path: '/warm', method: 'post', body: {} })));

process.send?.({ ready: true });
await once(process, 'message');
const ends = await Promise.allSettled(
  Array.from({ length: Number(calls) }, () => sdk.request({ path: '/api/v1/anything', method: 'post', body: {} })),
);
process.send?.({ failed: ends.filter(({ status }) => status === 'rejected').length, states });
ioredis?.disconnect();
nodeRedis?.destroy();
process.disconnect?.();
