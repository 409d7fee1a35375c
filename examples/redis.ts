// Processes that share a Redis share the limits of their key. Run this as often as you like, at the same time.
import { RecipeAI } from '@recipe-ai/sdk';
import { createRedisRateLimiter } from '@recipe-ai/sdk/redis';
import { createClient } from 'redis';

const client = await createClient({ url: process.env['REDIS_URL'] }).connect();
const rateLimiter = createRedisRateLimiter({
  client,
  reserve: 2, // calls of each window that bulk calls leave to interactive ones
  onStateChange: ({ state }) =>
    console.log(state === 'local' ? 'Redis is away: this process limits its calls alone.' : 'All processes share the limits again.'),
});

const sdk = new RecipeAI({ rateLimiter });
const responses = await Promise.all(['butter', 'cream', 'eggs', 'milk'].map((ingredient) => sdk.suggestSubstitute({ ingredient })));
for (const { data } of responses) console.log(data?.ingredient, '->', data?.substitutes[0]?.name);
console.log('left for all processes:', sdk.rateLimit.windows[0]?.remaining);
await client.close();
