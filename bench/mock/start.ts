// What a mock costs a new process until its first response, and what memory it keeps after many: `npm run bench -- mock-start`.
import { median, report } from '../figure.ts';
import { installPeers } from '../peers/install.ts';
import { freePort, start, startOn, stop } from './children.ts';

const rounds = 9;

/** Starts a program, and stops it at its first response; returns the milliseconds between. */
type ToResponse = () => Promise<number>;

/** Of a program that prints the status of its first response. */
const printing =
  (...args: string[]): ToResponse =>
  async () => {
    const began = performance.now();
    const { child } = await start(args, (line) => line === '200');
    const took = performance.now() - began;
    await stop(child);
    return took;
  };
const module = (code: string): ToResponse => printing('--input-type=module', '--eval', code);

const url = 'https://api.example.com/api/v1/pantries';
const prism: ToResponse = async () => {
  const port = await freePort();
  const began = performance.now();
  const program = 'bench/peers/node_modules/@stoplight/prism-cli/dist/index.js';
  const child = await startOn(port, [program, 'mock', 'dist/openapi.json', '--port', String(port), '--verboseLevel', 'silent']);
  const { status } = await fetch(`http://127.0.0.1:${port}/api/v1/pantries`, { headers: { authorization: 'Bearer bench' } });
  const took = performance.now() - began;
  await stop(child);
  if (status !== 200) throw new Error(`prism responded with ${status}.`);
  return took;
};

interface Candidate {
  name: string;
  run: ToResponse;
  goalMs?: number;
}
const candidates: Candidate[] = [
  { name: 'mock.fetch', run: printing('bench/mock/first-response.ts'), goalMs: 300 },
  { name: 'mock.fetch, first recipe', run: printing('bench/mock/first-response.ts', 'recipe'), goalMs: 1000 },
  { name: 'Node alone', run: module('console.log(new Response().status)') },
  {
    name: 'MSW, fixed response',
    run: module(`
      import { http, HttpResponse } from 'msw';
      import { setupServer } from 'msw/node';
      setupServer(http.get('${url}', () => HttpResponse.json([]))).listen();
      console.log((await fetch('${url}')).status);`),
  },
];
if (installPeers()) {
  const nock = `
    import nock from './bench/peers/node_modules/nock/dist/index.js';
    nock('${new URL(url).origin}').get('${new URL(url).pathname}').reply(200, []);
    console.log((await fetch('${url}')).status);`;
  candidates.push({ name: 'nock, fixed response', run: module(nock) }, { name: 'prism', run: prism });
}
const times = new Map<string, number[]>(candidates.map(({ name }) => [name, []]));
for (let round = -1; round < rounds; round++) {
  for (const { name, run } of candidates) {
    const ms = await run();
    // The first round reads the files from the disk, and does not count.
    if (round >= 0) times.get(name)!.push(ms);
  }
}
const found = candidates.map(({ name, goalMs }) => ({ name, goalMs, ms: median(times.get(name)!) }));
const inMs = (ms: number): string => `${Math.round(ms).toLocaleString('en')} ms`;
const toVerdict = (text: string, met: boolean): string => `${text}: ${met ? 'met' : 'missed'}`;
report({
  name: 'mock-start',
  chart: {
    title: 'From the start of the process to the first response (less is better)',
    bars: found.map(({ name, ms }) => ({ name, value: ms, label: inMs(ms), own: name.startsWith('mock') })),
  },
  table: [
    ['', 'median', 'goal'],
    ...found.map(({ name, ms, goalMs }) => [name, inMs(ms), goalMs === undefined ? '' : toVerdict(`<= ${inMs(goalMs)}`, ms <= goalMs)]),
  ],
});

const { child, line } = await start(
  ['--expose-gc', '--import', './scripts/sources.ts', 'bench/mock/memory.ts'],
  (output) => output.startsWith('{'),
  600,
);
await stop(child);
const { sent, before, after } = JSON.parse(line) as { sent: number; before: number; after: number };
const inMb = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;
const grown = after - before;
const requests = sent.toLocaleString('en');
report({
  name: 'mock-memory',
  chart: {
    title: 'Heap of the mock (less is better)',
    bars: [
      { name: 'before', value: before, label: inMb(before), own: true },
      { name: `after ${requests} requests`, value: after, label: inMb(after), own: true },
    ],
  },
  table: [
    ['requests', 'before', 'after', 'difference', 'goal'],
    [requests, inMb(before), inMb(after), inMb(grown), toVerdict('<= 2.0 MB', grown <= 2 * 2 ** 20)],
  ],
});
