import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createThrottle, type ThrottleOptions } from './throttle.js';

export interface FleetOptions extends ThrottleOptions {
  redis: string;
  clients: string[];
  calls: number;
  /** Milliseconds the service works on a call it accepts. */
  serviceMs?: number;
  /** Runs after this many calls were served. */
  halfway?: { answered: number; run: () => unknown };
}

export interface FleetResult {
  /** Milliseconds from the first request to the last response, over the shortest possible. */
  ratio: number;
  refused: number;
  answered: number;
  failed: number;
  states: string[][];
}

interface Told {
  ready?: boolean;
  failed: number;
  states: string[];
}

const messageOf = async (child: ChildProcess): Promise<Told> => {
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`A process of the fleet ended early, with ${String(code)}.`))),
  ])) as [Told];
  return message;
};

/** Runs real processes on one key against a throttled service on a socket. */
export const runFleet = async ({ redis, clients, calls, serviceMs = 25, halfway, ...options }: FleetOptions): Promise<FleetResult> => {
  let throttle: ReturnType<typeof createThrottle> | undefined;
  let [first, last] = [0, 0];
  let pending = halfway;
  const server = createServer((request, response) => {
    request.resume();
    if (request.url === '/warm') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const now = Date.now();
    first ||= now;
    throttle ??= createThrottle(options, now);
    const { status, headers } = throttle.take(now);
    if (pending && throttle.counts.answered >= pending.answered) {
      void pending.run();
      pending = undefined;
    }
    const answer = (): void => {
      last = Date.now();
      response.writeHead(status, { ...Object.fromEntries(headers), 'content-type': 'application/json' }).end('{}');
    };
    if (status === 429) answer();
    else setTimeout(answer, serviceMs);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const children = clients.map((kind) =>
    fork(new URL('redis-process.ts', import.meta.url), [kind, redis, baseUrl, `${calls / clients.length}`], {
      execArgv: ['--import', './scripts/sources.ts'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      timeout: 40_000,
    }),
  );
  try {
    await Promise.all(children.map(messageOf));
    const ends = Promise.all(children.map(messageOf));
    // The service's windows permit with the seconds; whole ones are to be had by all.
    await new Promise((resolve) => setTimeout(resolve, 1010 - (Date.now() % 1000)));
    for (const child of children) child.send('go');
    const told = await ends;
    const { answered, refused } = throttle!.counts;
    return {
      ratio: (last - first) / (throttle!.ideal(calls) + serviceMs),
      refused,
      answered,
      failed: told.reduce((sum, { failed }) => sum + failed, 0),
      states: told.map(({ states }) => states),
    };
  } finally {
    for (const child of children) child.kill();
    server.closeAllConnections();
    server.close();
  }
};
