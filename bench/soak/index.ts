// Sends random requests, faults, resets, snapshots, restores and clock jumps to one mock on a socket, and checks that it stays alive, keeps
// its memory, and never fails by itself. `npm run soak -- --minutes 20 --seed 1`
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { nextAction, type Random } from './actions.ts';
import type { ServerMessage } from './server.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } } });
const minutes = Number(values.minutes);
const seed = Number(values.seed);

/** Requests in flight. */
const CONCURRENCY = 8;
/** Share of the run after which the heap is first measured: caches are full at that time. */
const WARM_UP = 0.1;
/** How much the heap may grow from then on. */
const MAX_GROWTH_BYTES = 20e6;
/** A request without an end counts as a hang. */
const HANG_MS = 30_000;

const createRandom = (start: number): Random => {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const server = fork(new URL('server.ts', import.meta.url), { execArgv: ['--expose-gc', '--import', './scripts/sources.ts'] });
const unhandled: string[] = [];
const hasExited = (): boolean => server.exitCode !== null || server.signalCode !== null;
server.on('message', (message: ServerMessage) => message.type === 'unhandled' && unhandled.push(message.reason));

const nextMessage = async <Type extends ServerMessage['type']>(type: Type): Promise<Extract<ServerMessage, { type: Type }>> => {
  for (;;) {
    const [message] = (await once(server, 'message')) as [ServerMessage];
    if (message.type === type) return message as Extract<ServerMessage, { type: Type }>;
  }
};

const heapOf = async (): Promise<number> => {
  const heap = nextMessage('heap');
  server.send('heap');
  return (await heap).bytes;
};

const { url, apiKey } = await nextMessage('listening');
const random = createRandom(seed);
const statuses = new Map<string, number>();
const failures: string[] = [];
let snapshot: unknown;
let sent = 0;

/** Faults respond 500 and 503 with these codes; a failure of the mock itself says `internal_error` and names the operation that threw. */
const isFailure = (status: number, text: string): boolean =>
  status >= 500 && /TypeError|RangeError|ReferenceError|is not a function/.test(text);

const sendOne = async (): Promise<void> => {
  const { method, path, body, admin } = nextAction(random, snapshot);
  sent += 1;
  try {
    const response = await fetch(url + path, {
      method: method.toUpperCase(),
      headers: { 'content-type': 'application/json', ...(!admin && { authorization: `Bearer ${apiKey}` }) },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(HANG_MS),
    });
    const text = await response.text();
    const name = `${admin ? 'admin' : 'service'} ${response.status}`;
    statuses.set(name, (statuses.get(name) ?? 0) + 1);
    if (admin && path.endsWith('/snapshot') && response.ok) snapshot = JSON.parse(text);
    if (isFailure(response.status, text) || (admin && response.status >= 500))
      failures.push(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
  } catch (error) {
    const name = (error as Error).name === 'TimeoutError' ? 'hang' : 'connection dropped';
    statuses.set(name, (statuses.get(name) ?? 0) + 1);
    if (name === 'hang') failures.push(`${method} ${path}: no response within ${HANG_MS} ms`);
  }
};

const startedAt = Date.now();
const endsAt = startedAt + minutes * 60_000;
let before: number | undefined;
while (Date.now() < endsAt && !hasExited()) {
  await Promise.all(Array.from({ length: CONCURRENCY }, sendOne));
  if (before === undefined && Date.now() > startedAt + WARM_UP * (endsAt - startedAt)) before = await heapOf();
}
const after = hasExited() ? Number.NaN : await heapOf();
const isAlive = !hasExited();
server.disconnect();

const growth = after - (before ?? after);
console.log(`${sent} requests in ${((Date.now() - startedAt) / 60_000).toFixed(1)} min, seed ${seed}`);
for (const [name, count] of [...statuses].toSorted(([a], [b]) => a.localeCompare(b))) console.log(`  ${name.padEnd(22)} ${count}`);
console.log(`heap: ${(growth / 1e6).toFixed(1)} MB more than after the first tenth`);
console.log(`alive: ${isAlive}; unhandled rejections: ${unhandled.length}; failures: ${failures.length}`);
for (const line of [...new Set([...unhandled, ...failures])].slice(0, 20)) console.log(`  ${line}`);
process.exitCode = !isAlive || unhandled.length > 0 || failures.length > 0 || !(growth <= MAX_GROWTH_BYTES) ? 1 : 0;
