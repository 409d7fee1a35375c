// Processes on one key and one Redis keep to its limits as one would: run this as often as you like, at the same time.
import { RecipeAI } from '@recipe-ai/sdk';
import { createRedisRateLimiter } from '@recipe-ai/sdk/redis';
import { createClient } from 'redis';

const client = await createClient({ url: process.env['REDIS_URL'] }).connect();
const pacing = createRedisRateLimiter({
  client,
  reserve: 2, // of each window, for people who wait
  onStateChange: ({ state }) =>
    console.log(state === 'alone' ? 'Redis is away: this process keeps its own pace.' : 'The fleet keeps one pace again.'),
});

const sdk = new RecipeAI({ rateLimiter: pacing });
const answers = await Promise.all(['butter', 'cream', 'eggs', 'milk'].map((ingredient) => sdk.suggestSubstitute({ ingredient })));
for (const { data } of answers) console.log(data?.ingredient, '->', data?.substitutes[0]?.name);
console.log('left for the whole fleet:', sdk.rateLimit.windows[0]?.remaining);
await client.close();
