// Cost of a receiver behind node:http: `npm run bench:receiver [-- <callbacks per round> <rounds>]`.
// Each server runs in its own process; their rounds alternate.
import { randomUUID } from 'node:crypto';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';

const [perRound = 5_000, rounds = 20] = process.argv.slice(2).map(Number);
const connections = 64;
const secret = randomUUID();

interface State {
  port: number;
  cpu: number;
  heap: number;
  handled: number;
}

const payload = {
  type: 'healthify',
  model_tier: 'standard',
  model: 'chef-2',
  data: {
    name: 'Baked macaroni',
    ingredients: Array.from({ length: 12 }, (_, at) => `${at + 1} cups of something good`),
    steps: Array.from({ length: 10 }, () => 'Stir it over a low heat until it is smooth, and taste it before you go on.'),
  },
  timestamp: new Date().toISOString(),
};

const start = async (kind: string): Promise<ChildProcess & { port: number }> => {
  const file = fileURLToPath(new URL('./server.ts', import.meta.url));
  const child = fork(file, [kind, secret], { execArgv: ['--import', './scripts/sources.ts', '--expose-gc'] });
  const [{ port }] = (await once(child, 'message')) as [State];
  return Object.assign(child, { port });
};

const stateOf = async (child: ChildProcess, query: 'state' | 'heap' = 'state'): Promise<State> => {
  child.send(query);
  const [state] = (await once(child, 'message')) as [State];
  return state;
};

let job = 0;

/** Sends callbacks over open connections, one at a time on each. Returns callbacks per second. */
const load = async (port: number, amount: number): Promise<number> => {
  let left = amount;
  const started = performance.now();
  const sendAll = async () => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    await once(socket, 'connect');
    while (left-- > 0) {
      const body = JSON.stringify({ ...payload, request_id: `job-${job++}` });
      socket.write(
        `POST /callbacks HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nX-Callback-Secret: ${secret}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      const [response] = (await once(socket, 'data')) as [Buffer];
      if (!response.includes(' 204 ')) throw new Error(response.toString());
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, sendAll));
  return (amount / (performance.now() - started)) * 1000;
};

const measure = async (child: ChildProcess & { port: number }): Promise<{ cost: number; speed: number }> => {
  const before = await stateOf(child);
  const speed = await load(child.port, perRound);
  const after = await stateOf(child);
  return { cost: (after.cpu - before.cpu) / perRound, speed };
};

const median = (numbers: number[]): number => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? NaN;

const servers = { unverified: await start('unverified'), verified: await start('verified') };
const kinds = ['unverified', 'verified'] as const;
const found: Record<keyof typeof servers, Awaited<ReturnType<typeof measure>>[]> = { unverified: [], verified: [] };
const heaps: Record<keyof typeof servers, string[]> = { unverified: [], verified: [] };
for (const kind of kinds) await load(servers[kind].port, 20_000);
for (let round = 0; round < rounds; round++) {
  if (round % Math.ceil(rounds / 4) === 0) {
    for (const kind of kinds) heaps[kind].push(((await stateOf(servers[kind], 'heap')).heap / 1e6).toFixed(1));
  }
  for (const kind of kinds) found[kind].push(await measure(servers[kind]));
}
for (const kind of kinds) {
  const [cost, speed] = [median(found[kind].map((one) => one.cost)), median(found[kind].map((one) => one.speed))];
  console.log(
    `${kind.padEnd(11)} ${Math.round(speed)} per second; ${cost.toFixed(1)} us of CPU time each; heap, first to last: ${heaps[kind].join(' ')} MB`,
  );
  servers[kind].disconnect();
}
/** Ratios are of neighbouring rounds, because the speed of the machine changes. */
const share = (of: (one: { cost: number; speed: number }, other: { cost: number; speed: number }) => number): string => {
  const ratios = found.verified.flatMap((verified, round) => {
    const unverified = found.unverified[round];
    return unverified ? [of(verified, unverified)] : [];
  });
  return `${(100 * median(ratios)).toFixed(0)} %`;
};
console.log(`verified: ${share((verified, unverified) => verified.speed / unverified.speed)} of the callbacks per second of unverified`);
console.log(`and ${share((verified, unverified) => unverified.cost / verified.cost)} of the callbacks per CPU time, all threads counted`);
