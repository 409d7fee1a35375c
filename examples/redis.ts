// Processes that share an API key and a Redis share one rate limiter. Run this several times at once.
import { RecipeAI } from '@recipe-ai/sdk';
import { createRedisRateLimiter } from '@recipe-ai/sdk/redis';
import { createClient } from 'redis';

const client = await createClient({ url: process.env['REDIS_URL'] }).connect();
const rateLimiter = createRedisRateLimiter({
  client,
  reserve: 2, // calls of each window, kept for interactive calls
  onStateChange: ({ state }) =>
    console.log(state === 'shared' ? 'All processes share one limiter.' : 'Redis is unreachable: this process limits its own calls.'),
});

const sdk = new RecipeAI({ rateLimiter });
const results = await Promise.all(['butter', 'cream', 'eggs', 'milk'].map((ingredient) => sdk.suggestSubstitute({ ingredient })));
for (const { data } of results) console.log(data?.ingredient, '->', data?.substitutes[0]?.name);
console.log('calls left for all processes:', sdk.rateLimit.windows[0]?.remaining);
await client.close();
