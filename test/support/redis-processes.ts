import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createThrottle, type ThrottleOptions } from './throttle.js';

export interface ProcessesOptions extends ThrottleOptions {
  redis: string;
  clients: string[];
  calls: number;
  /** Milliseconds the service works on a call it accepts. */
  serviceMs?: number;
  /** Runs after this many calls were served. */
  halfway?: { succeeded: number; run: () => unknown };
}

export interface ProcessesResult {
  /** Milliseconds from the first request to the last response, over the shortest possible. */
  ratio: number;
  refused: number;
  succeeded: number;
  failed: number;
  states: string[][];
}

interface ProcessMessage {
  ready?: boolean;
  failed: number;
  states: string[];
}

const messageOf = async (child: ChildProcess): Promise<ProcessMessage> => {
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`A process ended early, with ${String(code)}.`))),
  ])) as [ProcessMessage];
  return message;
};

/** Runs real processes on one key against a throttled service on a socket. */
export const runProcesses = async ({
  redis,
  clients,
  calls,
  serviceMs = 25,
  halfway,
  ...options
}: ProcessesOptions): Promise<ProcessesResult> => {
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
    if (pending && throttle.counts.succeeded >= pending.succeeded) {
      void pending.run();
      pending = undefined;
    }
    const respond = (): void => {
      last = Date.now();
      response.writeHead(status, { ...Object.fromEntries(headers), 'content-type': 'application/json' }).end('{}');
    };
    if (status === 429) respond();
    else setTimeout(respond, serviceMs);
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
    const messages = await ends;
    const { succeeded, refused } = throttle!.counts;
    return {
      ratio: (last - first) / (throttle!.ideal(calls) + serviceMs),
      refused,
      succeeded,
      failed: messages.reduce((sum, { failed }) => sum + failed, 0),
      states: messages.map(({ states }) => states),
    };
  } finally {
    for (const child of children) child.kill();
    server.closeAllConnections();
    server.close();
  }
};
