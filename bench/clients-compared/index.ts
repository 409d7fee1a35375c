// How close clients come to a rate limit: `npm run bench:clients [-- --write] [-- <case>...]`. Everybody in one run, in real time, over loopback;
// with --write the table goes into docs/internals/rate-limiter-comparison.md and the chart next to it.
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { toChart } from '../chart.ts';
import { machine, report } from '../figure.ts';
import { installPeers } from '../peers/install.ts';
import { writeMeasured } from '../write-measured.ts';
import { cases } from './cases.ts';
import { own, peers } from './clients.ts';
import { run, type Run } from './run.ts';
import { toFigure, toReport } from './report.ts';

const write = process.argv.includes('--write');
const wanted = process.argv.slice(2).filter((argument) => argument in cases);
const names = wanted.length ? wanted : Object.keys(cases);
const clients = Object.keys(installPeers() ? { ...own, ...peers } : own);

const runs: Run[] = [];
const load = [loadavg()[0]!];
// One run after the other: service and client are two processes, and two of each would wait for each other.
for (const client of clients) {
  for (const name of names) {
    const result = await run(name, client);
    runs.push(result);
    const { succeeded, failed, refused, waiting, ratio } = result;
    console.error(
      `${name}, ${client}: ${ratio.toFixed(2)}; ${succeeded} succeeded, ${failed} failed, ${waiting} waiting, ${refused} refused`,
    );
  }
}
load.push(loadavg()[0]!);

const figure = toFigure(runs.filter((one) => one.case === names[0]));
report(figure);
const between = load.map((one) => one.toFixed(1)).join(' before, ');
const page = `${machine}; load average ${between} after.\n\n${toReport(runs, names, clients)}`;
console.log(page);

if (write) {
  writeMeasured('docs/internals/rate-limiter-comparison.md', page);
  writeFileSync('docs/internals/rate-limiter-comparison.svg', toChart(figure.chart));
}
