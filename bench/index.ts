// Measures every figure of docs/internals/benchmarks.md in one run, one program after the other: `npm run bench [-- <program>...]`.
// With --write the figures go into the page.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { build } from '../scripts/pack.ts';
import { toChart } from './chart.ts';
import { machine, toTable, type Figure } from './figure.ts';
import { installPeers } from './peers/install.ts';
import { writeMeasured } from './write-measured.ts';

const programs: Record<string, [file: string, ...args: string[]]> = {
  // First, because it fails if the machine is too busy.
  secret: ['bench/secret/run.ts', '80'],
  import: ['bench/import/index.ts'],
  bundle: ['bench/import/bundle.ts'],
  call: ['bench/call/index.ts'],
  queue: ['bench/call/queue.ts'],
  pacing: ['bench/clients-compared/index.ts', 'epoch'],
  receiver: ['bench/receiver/run.ts'],
  mock: ['bench/mock/index.ts'],
  'mock-start': ['bench/mock/start.ts'],
};
const page = 'docs/internals/benchmarks.md';
const charts = 'docs/internals/benchmarks';

const measure = async (name: string): Promise<Figure[]> => {
  const figures: Figure[] = [];
  const [file, ...args] = programs[name]!;
  const child = fork(file, args, { execArgv: [] });
  child.on('message', (figure) => figures.push(figure as Figure));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${file} ended with ${code}.`);
  return figures;
};

const wanted = process.argv.slice(2).filter((argument) => argument !== '--write');
const unknown = wanted.filter((name) => !(name in programs));
if (unknown.length > 0) throw new Error(`There is no program ${unknown.join(', ')}. The programs are ${Object.keys(programs).join(', ')}.`);

build();
const hasPeers = installPeers();
const [load, began] = [loadavg()[0]!, performance.now()];
const figures: Figure[] = [];
for (const name of wanted.length > 0 ? wanted : Object.keys(programs)) figures.push(...(await measure(name)));

const minutes = ((performance.now() - began) / 60_000).toFixed(1);
const date = new Date().toISOString().slice(0, 10);
const conditions = `${machine}; ${date}; load average ${load.toFixed(1)} before, ${loadavg()[0]!.toFixed(1)} after; ${minutes} minutes.`;
console.log(conditions);

if (process.argv.includes('--write')) {
  if (wanted.length > 0 || !hasPeers) throw new Error('The page was not written: it shows one run of all programs with all peers.');
  mkdirSync(charts, { recursive: true });
  for (const { name, chart, table } of figures) {
    writeFileSync(`${charts}/${name}.svg`, toChart(chart));
    writeMeasured(page, `![${chart.title}](benchmarks/${name}.svg)\n\n${toTable(table)}`, name);
  }
  writeMeasured(page, conditions);
}
