import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cases, defaults } from './cases.ts';
import type { Ended } from './caller.ts';
import type { Counts } from './server.ts';

/** What one client made of one case. */
export interface Run {
  case: string;
  client: string;
  ratio: number;
  refused: number;
  succeeded: number;
  failed: number;
  /** Calls that had not ended when the run was given up. */
  waiting: number;
  /** Rank correlation of order of call and order of completion. */
  order: number;
  /** Names of the failures. */
  errors: string[];
  /** Milliseconds from the first failure to the last. */
  failedWithin: number;
  /** Failures that name a time. */
  timed: number;
}

const cap = 30_000;

const programs = { server: new URL('./server.ts', import.meta.url), caller: new URL('./caller.ts', import.meta.url) };

const start = (program: keyof typeof programs, args: readonly string[]): ChildProcess =>
  fork(programs[program], args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};

const nextMessage = async <Message>(child: ChildProcess): Promise<Message> => {
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`A process of the bench ended with ${code} before it was ready.`))),
  ])) as [Message];
  return message;
};

const rankCorrelation = (ranks: number[]): number => {
  const n = ranks.length;
  if (n < 2) return 1;
  const squares = ranks.reduce((sum, rank, index) => sum + (rank - index) ** 2, 0);
  return 1 - (6 * squares) / (n * (n * n - 1));
};

/** All clients begin 100 ms into a whole second, at which windows reset: the ideal time is the same for all. */
const untilPhase = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, (2100 - (Date.now() % 1000)) % 1000));

/** Runs one client against a service of its own, each in its own process. Gives up after half a minute; leaves nothing running. */
export const run = async (name: string, client: string): Promise<Run> => {
  const { calls, processes } = { ...defaults, ...cases[name]! };
  const children: ChildProcess[] = [];
  const open = (program: keyof typeof programs, ...args: string[]): ChildProcess => {
    const child = start(program, args);
    children.push(child);
    return child;
  };
  try {
    const server = open('server', name);
    const port = await nextMessage<number>(server);
    const callers = Array.from({ length: processes }, () => open('caller', client, String(port), String(calls / processes)));
    await Promise.all(callers.map((caller) => nextMessage(caller)));
    await untilPhase();

    const ends: Ended[] = [];
    const done = callers.map(async (caller) => {
      caller.on('message', (some: Ended[]) => ends.push(...some));
      await once(caller, 'exit');
    });
    for (const caller of callers) caller.send('go');
    const giveUp = Promise.withResolvers<void>();
    const timer = setTimeout(giveUp.resolve, cap);
    await Promise.race([Promise.all(done), giveUp.promise]);
    clearTimeout(timer);

    server.send('counts');
    const { refused, ideal } = await nextMessage<Counts>(server);
    const failures = ends.filter(({ error }) => error !== undefined);
    const succeeded = ends.filter(({ error }) => error === undefined);
    const waiting = calls - ends.length;
    const ended = waiting ? cap : Math.max(...ends.map(({ ms }) => ms));
    const failedAt = failures.map(({ ms }) => ms);
    return {
      case: name,
      client,
      ratio: ended / ideal,
      refused,
      succeeded: succeeded.length,
      failed: failures.length,
      waiting,
      order: rankCorrelation(succeeded.map(({ index }) => index)),
      errors: [...new Set(failures.map(({ error }) => error!))],
      failedWithin: failures.length ? Math.max(...failedAt) - Math.min(...failedAt) : 0,
      timed: failures.filter(({ timed }) => timed).length,
    };
  } finally {
    await Promise.all(children.map(stop));
  }
};
