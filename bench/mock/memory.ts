// Memory of the mock: `node --expose-gc --import ./scripts/sources.ts bench/mock/memory.ts`. Sends 100,000 mixed requests, every operation in
// turn and one in ten rejected, validates each response, and prints the heap before and after. 2,000 requests of the same kind run first, so
// that compiled code, the kitchen's caches and a full request log are not counted.
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
  const isValid = status < 300 ? response.safeParse(json).success : status < 500;
  if (!isValid) throw new Error(`${operation} returned ${status} ${text}`);
  return json;
};

/** Every operation once, with callbacks in every third round, and two rejected requests. Returns the number of requests. */
const sendRound = async (round: number): Promise<number> => {
  const { id: pantry } = (await send('pantries.create', { name: `Pantry ${round}` })) as { id: string };
  const { id: item } = (await send('pantries.items.add', { pantry_id: pantry, name: 'Milk' })) as { id: string };
  const { 'pantries.create': _created, 'pantries.items.add': _added, 'pantries.delete': last, ...rest } = sampleRequests(pantry, item);
  for (const [name, request] of Object.entries(rest)) {
    const operation = name as Operation;
    const callback = { callback_url: 'https://hooks.example.com/done', request_id: `job-${round}` };
    await send(operation, endpoints[operation].acceptsCallback && round % 3 === 0 ? { ...request, ...callback } : request);
  }
  await send('pantries.delete', last);
  await send('pantries.get', last);
  await send('healthify', { recipe: { ...toast, ingredients: 7 } });
  return Object.keys(rest).length + 5;
};

const sendMixed = async (minimum: number): Promise<number> => {
  let sent = 0;
  for (let round = 0; sent < minimum; round += 1) sent += await sendRound(round);
  return sent;
};

const heap = (): number => {
  for (let collection = 0; collection < 4; collection += 1) globalThis.gc!();
  return process.memoryUsage().heapUsed;
};

await sendMixed(2000);
const before = heap();
const sent = await sendMixed(100_000);
console.log(JSON.stringify({ sent, before, after: heap() }));
