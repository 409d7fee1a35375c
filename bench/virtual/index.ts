// What each case of a limit costs, in virtual time: `npm run bench:virtual [-- --write]`. With --write the tables go into docs/pacing.md and
// docs/fleet.md; the second takes a redis-server.
import { simulateFleet, type FleetSimulation } from '../../test/redis/virtual-fleet.js';
import { noRedis, startRedis } from '../../test/redis/redis-server.js';
import { simulate, type SimulationOptions, type SimulationResult } from '../pacing/simulate.js';
import { writeMeasured } from '../write-measured.js';
import { alone, harder, lost, many, told } from './cases.js';

type Named<Options> = Options & { name: string };

/** Where in a second a run begins. In the last moments of a window nobody can learn of it in time to use it up. */
const points = (count: number, apart: number): number[] => Array.from({ length: count }, (_, index) => index * apart);

interface Cost {
  median: number;
  worst: number;
  refused: number;
}

/** A case at each of some points. Every call has to be answered. */
const costOf = async (
  name: string,
  phases: readonly number[],
  run: (at: SimulationOptions) => Promise<SimulationResult>,
): Promise<Cost> => {
  const results: SimulationResult[] = [];
  for (const phase of phases) results.push(await run({ phase, seed: phase + 1 }));
  const bad = results.find(({ answered }) => answered !== 300);
  if (bad) throw new Error(`${name}: ${bad.answered} of 300 calls were answered.`);
  const ratios = results.map(({ ratio }) => ratio).toSorted((a, b) => a - b);
  return { median: ratios[ratios.length >> 1]!, worst: ratios.at(-1)!, refused: Math.max(...results.map(({ refused }) => refused)) };
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const times = (ratio: number): string => ratio.toFixed(3);

const oneProcess = (options: SimulationOptions, phases: readonly number[], name: string) =>
  costOf(name, phases, (at) => simulate({ ...options, ...at }));

const pacing = async (): Promise<string> => {
  const rows: string[][] = [];
  for (const { name, ...options } of [...told, ...harder, ...alone] as Named<SimulationOptions>[]) {
    const { median, worst, refused } = await oneProcess(options, points(37, 25), name);
    rows.push([name, times(median), times(worst), `${refused}`]);
  }
  return table(['case', 'time / ideal, median', 'worst', 'refused requests, worst'], rows);
};

const fleet = async (): Promise<string> => {
  const redis = await startRedis();
  const tenPoints = points(10, 95);
  const rows: string[][] = [];
  const row = async ({ name, ...options }: Named<FleetSimulation>, phases: readonly number[], beside: boolean): Promise<void> => {
    const { median, worst, refused } = await costOf(name, phases, (at) => simulateFleet(redis.url, { ...options, ...at }));
    const one = beside ? times((await oneProcess(options, tenPoints, name)).median) : '';
    rows.push([name, times(median), phases.length > 1 ? times(worst) : '', `${refused}`, one]);
  };
  try {
    for (const one of [...told, ...harder]) await row(one, tenPoints, true);
    for (const one of [...many, ...lost]) await row(one, tenPoints, false);
    await row({ name: 'a hundred processes, from one point', processes: 100 }, [0], false);
  } finally {
    await redis.stop();
  }
  return table(['case', 'three processes, median', 'worst', 'refused requests, worst', 'one process, median'], rows);
};

const write = process.argv.includes('--write');
const show = (file: string, measured: string): void => {
  console.log(`${measured}\n`);
  if (write) writeMeasured(file, measured);
};

show('docs/pacing.md', await pacing());
if (!noRedis) show('docs/fleet.md', await fleet());
