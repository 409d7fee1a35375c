// What a call costs that never waits, in processor time, beside ky with the same checks; and what waiting costs where 100,000 wait:
// `npm run bench:call`. Rounds take turns, so that whatever else the machine does meets everybody.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import ky, { type Options } from 'ky';
import { createMockService } from '../../mock/index.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { createRateLimiter, RecipeAI } from '../../src/index.ts';

const request = { ingredients: ['chickpeas', 'spinach', 'rice'], servings: 2 };
const { path, request: requestSchema, response: responseSchema } = endpoints['recipes.generate'];
const headers = { 'content-type': 'application/json', 'x-ratelimit-limit': '1000000', 'x-ratelimit-remaining': '999999' };
const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

const answer = JSON.stringify(await new RecipeAI(createMockService().connection()).recipes.generate(request));
const server = fork(new URL('./server.ts', import.meta.url), [answer, JSON.stringify(headers)]);
const [port] = (await once(server, 'message')) as [number];

const throughKy = (baseUrl: string, options: Options) => async (): Promise<void> => {
  if (!requestSchema.safeParse(request).success) throw new Error('The request of the bench is wrong.');
  await ky.post(baseUrl + path, { json: request, headers: { authorization: 'Bearer key' }, ...options }).json(responseSchema);
};
const throughUs = (baseUrl: string, fetch?: typeof globalThis.fetch) => {
  const sdk = new RecipeAI({ apiKey: 'key', baseUrl, fetch });
  return () => sdk.recipes.generate(request);
};

/** Microseconds of processor time that each way to call takes, by turns, ten calls at once. */
const measure = async (ways: Record<string, () => PromiseLike<unknown>>): Promise<Record<string, number>> => {
  const costs: Record<string, number[]> = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round < 30; round++) {
    const turns = Object.entries(ways);
    turns.push(...turns.splice(0, round % turns.length));
    for (const [name, call] of turns) {
      const before = process.cpuUsage();
      for (let some = 0; some < 50; some++) await Promise.all(Array.from({ length: 10 }, call));
      const { user, system } = process.cpuUsage(before);
      if (round >= 6) costs[name]!.push((user + system) / 500);
    }
  }
  return Object.fromEntries(Object.entries(costs).map(([name, all]) => [name, median(all)]));
};

const fixed = async (): Promise<Response> => new Response(answer, { headers });
const tables = {
  'over a socket': [`http://127.0.0.1:${port}`, undefined],
  'with a fetch that answers by itself': ['https://api.example.com', fixed],
} as const;
for (const [where, [baseUrl, fetch]] of Object.entries(tables)) {
  const costs = await measure({
    'ky, as it comes': throughKy(baseUrl, { ...(fetch && { fetch }) }),
    'ky, no retries': throughKy(baseUrl, { ...(fetch && { fetch }), retry: 0 }),
    'Recipe AI SDK': throughUs(baseUrl, fetch),
  });
  console.log(`A call ${where}, requests and answers checked by all:`);
  for (const [name, us] of Object.entries(costs)) {
    console.log(`  ${name.padEnd(16)} ${us.toFixed(0).padStart(5)} us of CPU   ${(us / costs['ky, as it comes']!).toFixed(2)}`);
  }
}
server.disconnect();

/** Microseconds to get in line, and to leave it, for each of `amount` calls that wait. */
const wait = async (amount: number): Promise<[enqueue: number, release: number]> => {
  const limiter = createRateLimiter().forKey('key');
  const tell = (remaining: number) => ({
    status: 200,
    headers: new Headers({ 'x-ratelimit-limit': '200000', 'x-ratelimit-remaining': String(remaining), 'x-ratelimit-reset': '3600' }),
  });
  const ask = { priority: 'interactive', maxWait: Infinity } as const;
  for (const remaining of [1, 1]) {
    const permit = await limiter.acquire(ask);
    if (permit.granted) permit.report(tell(remaining));
  }
  const last = await limiter.acquire(ask);
  if (!last.granted) throw new Error('The first calls of the bench were refused.');
  const began = performance.now();
  const permits = Array.from({ length: amount }, () => limiter.acquire(ask));
  const queued = performance.now();
  last.report(tell(150_000));
  await Promise.all(permits);
  return [((queued - began) * 1e3) / amount, ((performance.now() - queued) * 1e3) / amount];
};

console.log('Calls that wait for one limit, microseconds each:');
for (const amount of [1000, 10_000, 100_000, 100_000]) {
  const [enqueue, release] = await wait(amount);
  console.log(`  ${String(amount).padStart(7)}: ${enqueue.toFixed(1)} to get in line, ${release.toFixed(1)} to leave it`);
}
