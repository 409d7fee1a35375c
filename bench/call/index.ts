// What one call that never waits costs, and how many a client makes with 64 in flight: `npm run bench -- call`.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRateLimiter, RecipeAI } from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
import ky, { type Options } from 'ky';
import { own, peers, type Send } from '../clients-compared/clients.ts';
import { report, toComparison } from '../figure.ts';
import { installPeers } from '../peers/install.ts';

const contract = new URL('../../dist/contract/endpoints.js', import.meta.url).href;
const { endpoints } = (await import(contract)) as typeof import('../../src/contract/endpoints.ts');
const { path, request: requestSchema, response: responseSchema } = endpoints['recipes.generate'];

const rounds = 11;
/** Rounds that do not count, because code is compiled in them. */
const warmUpRounds = 4;
const callsPerRound = 256;

const request = { ingredients: ['chickpeas', 'spinach', 'rice'], servings: 2 };
const headers = { 'content-type': 'application/json', 'x-ratelimit-limit': '1000000', 'x-ratelimit-remaining': '999999' };
const body = JSON.stringify(await new RecipeAI(createMockService().connection()).recipes.generate(request));
const server = fork('bench/call/server.ts', [body, JSON.stringify(headers)]);
const [port] = (await once(server, 'message')) as [number];

const validatedKy = (baseUrl: string, options: Options) => async (): Promise<void> => {
  if (!requestSchema.safeParse(request).success) throw new Error('The request of the bench is invalid.');
  await ky.post(baseUrl + path, { json: request, headers: { authorization: 'Bearer key' }, ...options }).json(responseSchema);
};
const sdk = (baseUrl: string, fetch?: typeof globalThis.fetch): Send => {
  const client = new RecipeAI({ apiKey: 'key', baseUrl, fetch });
  return () => client.recipes.generate(request);
};

const limiter = createRateLimiter().forKey('key');
const response = { status: 200, headers: new Headers(headers) };
const limitOnly = async (): Promise<void> => {
  const permit = await limiter.acquire({ priority: 'interactive', maxWait: 1000 });
  if (permit.granted) permit.report(response);
};

/** Microseconds of CPU time of this process for a call, and calls per second. */
interface Round {
  cpu: number;
  speed: number;
}

const runRound = async (send: Send, inFlight: number): Promise<Round> => {
  let left = callsPerRound;
  const sendAll = async (): Promise<void> => {
    while (left-- > 0) await send();
  };
  const [before, began] = [process.cpuUsage(), performance.now()];
  await Promise.all(Array.from({ length: inFlight }, sendAll));
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / callsPerRound, speed: (callsPerRound * 1000) / (performance.now() - began) };
};

type Results = Record<string, Round[]>;

const measure = async (clients: Record<string, Send>, inFlight: number): Promise<Results> => {
  const results: Results = Object.fromEntries(Object.keys(clients).map((name) => [name, []]));
  const order = Object.entries(clients);
  for (let round = -warmUpRounds; round < rounds; round++) {
    for (const [name, send] of order) {
      const found = await runRound(send, inFlight);
      if (round >= 0) results[name]!.push(found);
    }
    order.push(order.shift()!);
  }
  return results;
};

const reportField = (name: string, title: string, results: Results, field: keyof Round, peer: string, unit: string): void => {
  const values = Object.fromEntries(Object.entries(results).map(([client, found]) => [client, found.map((round) => round[field])]));
  report(toComparison({ name, title, values, peer, show: (value) => `${Math.round(value).toLocaleString('en')}${unit}` }));
};

const inMemory = 'https://api.example.com';
const fixed = async (): Promise<Response> => new Response(body, { headers });
const alone = {
  'Recipe AI SDK': sdk(inMemory, fixed),
  'ky, same validation': validatedKy(inMemory, { fetch: fixed }),
  ky: () => ky.post(inMemory + path, { json: request, fetch: fixed }).json(),
  'fetch itself': async () => (await fixed()).json(),
  'the rate limiter of the SDK': limitOnly,
};
reportField('overhead-alone', 'CPU time of a call without a network (less is better)', await measure(alone, 10), 'cpu', 'ky', ' µs');

const address = `http://127.0.0.1:${port}`;
const others = installPeers() ? { ...own, ...peers } : own;
const overSocket: Record<string, Send> = {
  'Recipe AI SDK': sdk(address),
  'ky, same validation': validatedKy(address, {}),
  ...Object.fromEntries(
    ['ky', 'fetch', 'openai', 'stripe', 'octokit', 'resend'].flatMap((name) =>
      others[name] === undefined ? [] : [[name, others[name](port, request)]],
    ),
  ),
};
const title = 'CPU time of a call over loopback (less is better)';
reportField('overhead', title, await measure(overSocket, 10), 'cpu', 'fetch', ' µs');
reportField('throughput', 'Calls with 64 in flight (more is better)', await measure(overSocket, 64), 'speed', 'fetch', '/s');
server.disconnect();
