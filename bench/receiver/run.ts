// Cost of a receiver behind node:http: `npm run bench -- receiver`.
// Each server runs in its own process; their rounds alternate.
import { randomUUID } from 'node:crypto';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { median, medianRatio, report } from '../figure.ts';

const [perRound, rounds, warmUp] = [2_000, 20, 10_000];
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
  const child = fork(file, [kind, secret], { execArgv: ['--expose-gc'] });
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

const servers = { unverified: await start('unverified'), verified: await start('verified') };
const kinds = ['unverified', 'verified'] as const;
const found: Record<keyof typeof servers, Awaited<ReturnType<typeof measure>>[]> = { unverified: [], verified: [] };
const heaps: Record<keyof typeof servers, string[]> = { unverified: [], verified: [] };
for (const kind of kinds) await load(servers[kind].port, warmUp);
for (let round = 0; round < rounds; round++) {
  if (round % Math.ceil(rounds / 4) === 0) {
    for (const kind of kinds) heaps[kind].push(((await stateOf(servers[kind], 'heap')).heap / 1e6).toFixed(1));
  }
  for (const kind of kinds) found[kind].push(await measure(servers[kind]));
}
for (const kind of kinds) servers[kind].disconnect();

const valuesOf = (kind: (typeof kinds)[number], field: 'cost' | 'speed'): number[] => found[kind].map((one) => one[field]);
const inPercent = (ratio: number): string => `${(100 * ratio).toFixed(0)} %`;
const names = { verified: 'Recipe AI SDK', unverified: 'handler without checks' };
const results = (['verified', 'unverified'] as const).map((kind) => ({
  kind,
  name: names[kind],
  speed: median(valuesOf(kind, 'speed')),
  cost: median(valuesOf(kind, 'cost')),
  share: inPercent(medianRatio(valuesOf(kind, 'speed'), valuesOf('unverified', 'speed'))),
  shareOfCpu: inPercent(medianRatio(valuesOf('unverified', 'cost'), valuesOf(kind, 'cost'))),
}));
const perSecond = (speed: number): string => `${Math.round(speed).toLocaleString('en')}/s`;
report({
  name: 'receiver',
  chart: {
    title: 'Callbacks received and verified (more is better)',
    bars: results.map(({ kind, name, speed, share }) => ({
      name,
      value: speed,
      label: kind === 'verified' ? `${perSecond(speed)}, ${share} of the handler without checks` : perSecond(speed),
      own: kind === 'verified',
    })),
  },
  table: [
    ['', 'callbacks per second', 'share', 'CPU time of one, all threads', 'share of callbacks per CPU time', 'heap, first to last, MB'],
    ...results.map(({ kind, name, speed, share, cost, shareOfCpu }) => [
      name,
      perSecond(speed),
      share,
      `${cost.toFixed(1)} µs`,
      shareOfCpu,
      heaps[kind].join(', '),
    ]),
  ],
});
