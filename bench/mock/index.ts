// Speed of the mock compared with other mocks: `npm run bench:mock [-- --write]`. Measures the built package in one run, in alternating
// rounds; --write puts the table into docs/internals/benchmarks.md.
import { cpus, loadavg } from 'node:os';
import type { ChildProcess } from 'node:child_process';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { build } from '../../scripts/pack.ts';
import { installPeers } from '../peers/install.ts';
import { writeMeasured } from '../write-measured.ts';
import { freePort, start, startOn, stop } from './children.ts';
import { load, type Target } from './load.ts';
import { median, callsPerSecond, alternate, type Candidate } from './rounds.ts';
import { bodyOf, createScene } from './scene.ts';

const rounds = 9;
const prism = 'bench/peers/node_modules/@stoplight/prism-cli/dist/index.js';

build();
const { createMockService } = await import('@recipe-ai/sdk/mock');
const { createHandlers } = await import('@recipe-ai/sdk/mock/msw');
const { mock, path, headers } = await createScene(createMockService);
const body = await bodyOf(mock, path, headers);
const url = mock.baseUrl + path;
/** The same response, without a service behind it. */
const recorded = Object.fromEntries((await mock.fetch(url, { headers })).headers);
const fixed = () => new Response(body, { headers: recorded });

interface Row {
  what: string;
  figures: string;
  result: string;
  goal: string;
  met: boolean;
}
const rows: Row[] = [];
const perSecond = (speed: number): string => `${Math.round(speed).toLocaleString('en')}/s`;

/** The median of the ratios of each round: both sides of a ratio are measured within a second of each other. */
const ratioOf = (results: Map<string, number[]>, [ours, peer]: readonly [string, string]): number =>
  median(results.get(ours)!.map((speed, round) => speed / results.get(peer)![round]!));

const figuresOf = (results: Map<string, number[]>, names: readonly string[]): string =>
  names.map((name) => `${name} ${perSecond(median(results.get(name)!))}`).join(', ');

const compare = (what: string, results: Map<string, number[]>, pair: readonly [string, string], minimum: number, unit: '%' | 'x'): void => {
  const ratio = ratioOf(results, pair);
  const inUnit = (value: number) => (unit === '%' ? `${Math.round(value * 100)} %` : `${value.toFixed(1)} x`);
  rows.push({ what, figures: figuresOf(results, pair), result: inUnit(ratio), goal: `>= ${inUnit(minimum)}`, met: ratio >= minimum });
};

const injected = async (_url: string, _init: RequestInit): Promise<Response> => fixed();
const inProcess: Candidate[] = [
  { name: 'mock.fetch', round: () => callsPerSecond(async () => (await mock.fetch(url, { headers })).json()) },
  {
    name: 'injected fetch',
    round: () => callsPerSecond(async () => (await injected(url, { headers })).json()),
  },
];
const direct = await alternate(inProcess, rounds);
compare('`mock.fetch`, compared with an injected `fetch` with a fixed response', direct, ['mock.fetch', 'injected fetch'], 0.5, '%');
const speed = median(direct.get('mock.fetch')!);
rows.push({ what: '`mock.fetch`, alone', figures: '', result: perSecond(speed), goal: '>= 15,000/s', met: speed >= 15_000 });

const throughMsw = (name: string, handlers: Parameters<typeof setupServer>): Candidate => ({
  name,
  async round() {
    const server = setupServer(...handlers);
    server.listen({ onUnhandledFrame: 'error' });
    try {
      return await callsPerSecond(async () => (await fetch(url, { headers })).json());
    } finally {
      server.close();
    }
  },
});
const msw = await alternate(
  [throughMsw('mock', createHandlers(mock)), throughMsw('bare handler', [http.all(`${mock.baseUrl}/*`, fixed)])],
  rounds,
);
compare('through MSW’s `setupServer`, compared with a bare handler', msw, ['mock', 'bare handler'], 0.9, '%');

const children: ChildProcess[] = [];
const open = async (name: string): Promise<Target> => {
  const { child, line } = await start(['bench/mock/server.ts', name], (output) => output.startsWith('{'));
  children.push(child);
  return JSON.parse(line) as Target;
};
const onSocket = (name: string, target: Target): Candidate => ({ name, round: () => load(target) });
try {
  const target = await open('mock');
  const candidates = [onSocket('mock', target), onSocket('hono', await open('hono'))];
  const measuresPrism = installPeers();
  if (measuresPrism) {
    const port = await freePort();
    // Silent, because logging would take most of its time.
    children.push(await startOn(port, [prism, 'mock', 'dist/openapi.json', '--port', String(port), '--verboseLevel', 'silent']));
    candidates.push(onSocket('prism', { ...target, port }));
  }
  const sockets = await alternate(candidates, rounds);
  compare('on a socket, compared with hono on node-server and the same body', sockets, ['mock', 'hono'], 0.5, '%');
  if (measuresPrism) compare('on a socket, compared with prism’s static example', sockets, ['mock', 'prism'], 3, 'x');
} finally {
  for (const child of children) await stop(child);
}

/** Milliseconds from the start of a program to the line `200`. */
const timeToResponse = async (args: readonly string[]): Promise<number> => {
  const began = performance.now();
  const { child } = await start(args, (line) => line === '200');
  const took = performance.now() - began;
  await stop(child);
  return took;
};
const firsts: { node: number; response: number; recipe: number }[] = [];
for (let round = 0; round < rounds; round += 1) {
  firsts.push({
    node: await timeToResponse(['--eval', 'console.log(new Response().status)']),
    response: await timeToResponse(['bench/mock/first-response.ts']),
    recipe: await timeToResponse(['bench/mock/first-response.ts', 'recipe']),
  });
}
const bare = median(firsts.map(({ node }) => node));
const addFirst = (what: string, took: number, goalMs: number): void => {
  rows.push({
    what: `first ${what}, from the start of the process`,
    figures: `Node alone, to a \`Response\`, ${Math.round(bare)} ms`,
    result: `${Math.round(took)} ms`,
    goal: `<= ${goalMs.toLocaleString('en')} ms`,
    met: took <= goalMs,
  });
};
addFirst('response', median(firsts.map(({ response }) => response)), 300);
addFirst('recipe', median(firsts.map(({ recipe }) => recipe)), 1000);

/** The result of `memory.ts`. */
const measureMemory = async (): Promise<{ sent: number; before: number; after: number }> => {
  const args = ['--expose-gc', '--import', './scripts/sources.ts', 'bench/mock/memory.ts'];
  const { child, line } = await start(args, (output) => output.startsWith('{'), 600);
  await stop(child);
  return JSON.parse(line) as { sent: number; before: number; after: number };
};
const memory = await measureMemory();
const inMb = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;
rows.push({
  what: `heap, after ${memory.sent.toLocaleString('en')} mixed requests`,
  figures: `before ${inMb(memory.before)}, after ${inMb(memory.after)}`,
  result: `${memory.after < memory.before ? '' : '+'}${inMb(memory.after - memory.before)}`,
  goal: '<= +2.0 MB',
  met: memory.after - memory.before <= 2 * 2 ** 20,
});

const table = [
  '| | medians | result | goal | |',
  '| --- | --- | --- | --- | --- |',
  ...rows.map(({ what, figures, result, goal, met }) => `| ${what} | ${figures} | ${result} | ${goal} | ${met ? 'met' : 'missed'} |`),
].join('\n');
const machine = `Node ${process.versions.node}, ${cpus().length} x ${cpus()[0]!.model.trim()}, ${rounds} rounds; load average ${loadavg()[0]!.toFixed(1)}.`;
console.log(`${machine}\n\n${table}`);

if (process.argv.includes('--write')) {
  writeMeasured('docs/internals/benchmarks.md', `${machine}\n\n${table}`);
}
