// How close clients come to a rate limit: `npm run bench:pacing [-- --write] [-- <case>...]`. Everybody in one run, in real time, over loopback;
// with --write the table goes into docs/pacing-bench.md and the chart beside it.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { installPeers } from '../peers/install.ts';
import { cases } from './cases.ts';
import { toChart } from './chart.ts';
import { own, peers } from './clients.ts';
import { run, type Run } from './run.ts';
import { toReport } from './report.ts';

/** Runs at once. They wait most of the time; one after the other would take a quarter of an hour. */
const atOnce = 2;

const write = process.argv.includes('--write');
const wanted = process.argv.slice(2).filter((argument) => argument in cases);
const names = wanted.length ? wanted : Object.keys(cases);
const clients = Object.keys(installPeers() ? { ...own, ...peers } : own);

const runs: Run[] = [];
const load = [loadavg()[0]!];
const queue = clients.flatMap((client) => names.map((name) => ({ name, client })));
const work = async (): Promise<void> => {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const result = await run(next.name, next.client);
    runs.push(result);
    const { client, answered, failed, refused, waiting, ratio } = result;
    console.error(
      `${next.name}, ${client}: ${ratio.toFixed(2)}; ${answered} answered, ${failed} failed, ${waiting} waiting, ${refused} refused`,
    );
  }
};
await Promise.all(Array.from({ length: atOnce }, work));
load.push(loadavg()[0]!);

const machine = `Node ${process.versions.node}, ${cpus().length} x ${cpus()[0]!.model.trim()}; load average ${load.map((one) => one.toFixed(1)).join(' before, ')} after.`;
const report = `${machine}\n\n${toReport(runs, names, clients)}`;
console.log(report);

if (write) {
  const file = 'docs/pacing-bench.md';
  const [before, , after] = readFileSync(file, 'utf8').split(/(?<=<!-- measured -->\n)|(?=<!-- end -->)/);
  writeFileSync(file, `${before}\n${report}\n\n${after}`);
  const first = clients.map((client) => runs.find((one) => one.client === client && one.case === names[0])!);
  writeFileSync('docs/pacing-bench.svg', toChart(first, cases[names[0]!]!.what));
}
