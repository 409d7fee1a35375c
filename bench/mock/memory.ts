// What the mock keeps: `node --expose-gc --import ./scripts/sources.ts bench/mock/memory.ts`. Sends 100,000 mixed requests, every operation in
// turn and one in ten refused, checks each answer against the contract, and prints the heap before and after. Before stand 2,000 requests of
// the same kind, so that what V8 compiles and the kitchen looks up once is there, and the journal is full.
import type { Endpoint } from '../../src/contract/endpoint.js';
import { endpoints, type Operation } from '../../src/contract/endpoints.js';
import { createMockService } from '../../mock/index.js';
import { RawClient } from '../../test/support/mock-adapters.js';
import { sampleRequests, toast } from '../../test/support/sample-requests.js';

const mock = createMockService({ tiers: { scale: {} }, callbackHosts: ['hooks.example.com'] });
const client = new RawClient(mock.connection());

const send = async (operation: Operation, request: object): Promise<unknown> => {
  const { status, json, text } = await client.call(operation, request);
  const { response }: Endpoint = endpoints[operation];
  const keeps = status < 300 ? response.safeParse(json).success : status < 500;
  if (!keeps) throw new Error(`${operation} answered ${status} ${text}`);
  return json;
};

/** Every operation once, with callbacks in every third round, and two refusals. Gives how many requests that were. */
const sendRound = async (round: number): Promise<number> => {
  const { id: pantry } = (await send('pantries.create', { name: `Pantry ${round}` })) as { id: string };
  const { id: item } = (await send('pantries.items.add', { pantry_id: pantry, name: 'Milk' })) as { id: string };
  const { 'pantries.create': _created, 'pantries.items.add': _added, 'pantries.delete': last, ...rest } = sampleRequests(pantry, item);
  for (const [name, request] of Object.entries(rest)) {
    const operation = name as Operation;
    const job = { callback_url: 'https://hooks.example.com/done', request_id: `job-${round}` };
    await send(operation, endpoints[operation].acceptsCallback && round % 3 === 0 ? { ...request, ...job } : request);
  }
  await send('pantries.delete', last);
  await send('pantries.get', last);
  await send('healthify', { recipe: { ...toast, ingredients: 7 } });
  return Object.keys(rest).length + 5;
};

const sendMixed = async (least: number): Promise<number> => {
  let sent = 0;
  for (let round = 0; sent < least; round += 1) sent += await sendRound(round);
  return sent;
};

const heap = (): number => {
  for (let turn = 0; turn < 4; turn += 1) globalThis.gc!();
  return process.memoryUsage().heapUsed;
};

await sendMixed(2000);
const before = heap();
const sent = await sendMixed(100_000);
console.log(JSON.stringify({ sent, before, after: heap() }));
