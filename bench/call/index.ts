// CPU time of a call that never waits, compared with ky and the same validation, and of queueing when 100,000 calls wait:
// `npm run bench:call`. Rounds alternate, so that other load on the machine affects all alike.
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

const body = JSON.stringify(await new RecipeAI(createMockService().connection()).recipes.generate(request));
const server = fork(new URL('./server.ts', import.meta.url), [body, JSON.stringify(headers)]);
const [port] = (await once(server, 'message')) as [number];

const throughKy = (baseUrl: string, options: Options) => async (): Promise<void> => {
  if (!requestSchema.safeParse(request).success) throw new Error('The request of the bench is invalid.');
  await ky.post(baseUrl + path, { json: request, headers: { authorization: 'Bearer key' }, ...options }).json(responseSchema);
};
const throughSdk = (baseUrl: string, fetch?: typeof globalThis.fetch) => {
  const sdk = new RecipeAI({ apiKey: 'key', baseUrl, fetch });
  return () => sdk.recipes.generate(request);
};

/** Microseconds of CPU time for each client, in alternating rounds of ten calls at once. */
const measure = async (clients: Record<string, () => PromiseLike<unknown>>): Promise<Record<string, number>> => {
  const costs: Record<string, number[]> = Object.fromEntries(Object.keys(clients).map((name) => [name, []]));
  for (let round = 0; round < 30; round++) {
    const order = Object.entries(clients);
    order.push(...order.splice(0, round % order.length));
    for (const [name, call] of order) {
      const before = process.cpuUsage();
      for (let repetition = 0; repetition < 50; repetition++) await Promise.all(Array.from({ length: 10 }, call));
      const { user, system } = process.cpuUsage(before);
      if (round >= 6) costs[name]!.push((user + system) / 500);
    }
  }
  return Object.fromEntries(Object.entries(costs).map(([name, all]) => [name, median(all)]));
};

const fixed = async (): Promise<Response> => new Response(body, { headers });
const tables = {
  'over a socket': [`http://127.0.0.1:${port}`, undefined],
  'with a fetch that responds by itself': ['https://api.example.com', fixed],
} as const;
for (const [transport, [baseUrl, fetch]] of Object.entries(tables)) {
  const costs = await measure({
    'ky, defaults': throughKy(baseUrl, { ...(fetch && { fetch }) }),
    'ky, no retries': throughKy(baseUrl, { ...(fetch && { fetch }), retry: 0 }),
    'Recipe AI SDK': throughSdk(baseUrl, fetch),
  });
  console.log(`One call ${transport}, requests and responses validated by all:`);
  for (const [name, us] of Object.entries(costs)) {
    console.log(`  ${name.padEnd(16)} ${us.toFixed(0).padStart(5)} us of CPU   ${(us / costs['ky, defaults']!).toFixed(2)}`);
  }
}
server.disconnect();

/** Microseconds to enter and to leave the queue, for each of `amount` queued calls. */
const wait = async (amount: number): Promise<[enqueue: number, release: number]> => {
  const limiter = createRateLimiter().forKey('key');
  const toResponse = (remaining: number) => ({
    status: 200,
    headers: new Headers({ 'x-ratelimit-limit': '200000', 'x-ratelimit-remaining': String(remaining), 'x-ratelimit-reset': '3600' }),
  });
  const options = { priority: 'interactive', maxWait: Infinity } as const;
  for (const remaining of [1, 1]) {
    const permit = await limiter.acquire(options);
    if (permit.granted) permit.report(toResponse(remaining));
  }
  const last = await limiter.acquire(options);
  if (!last.granted) throw new Error('The first calls of the bench were rejected.');
  const began = performance.now();
  const permits = Array.from({ length: amount }, () => limiter.acquire(options));
  const queued = performance.now();
  last.report(toResponse(150_000));
  await Promise.all(permits);
  return [((queued - began) * 1e3) / amount, ((performance.now() - queued) * 1e3) / amount];
};

console.log('Queued calls of one limit, microseconds each:');
for (const amount of [1000, 10_000, 100_000, 100_000]) {
  const [enqueue, release] = await wait(amount);
  console.log(`  ${String(amount).padStart(7)}: ${enqueue.toFixed(1)} to enter the queue, ${release.toFixed(1)} to leave it`);
}
