// Random worlds: `npm run bench:rate-limit -- worlds [count] [first seed]`. Prints how the bars hold, and the worst worlds as JSON to replay.
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawWorld, inBursts, isReported, simulateWorld, type World, type WorldResult } from '../../test/support/world.js';

interface Run extends WorldResult {
  world: World;
}

const quantile = (numbers: number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(share * numbers.length))] ?? 0;

const column = (numbers: number[], digits: number): string =>
  [0.5, 0.95, 0.99, 1].map((share) => quantile(numbers, share).toFixed(digits).padStart(8)).join('');

const summarize = (name: string, runs: readonly Run[], bars: { ratio: number; refused: number }): void => {
  const ratios = runs.map(({ ratio }) => ratio);
  const refused = runs.map((run) => run.refused);
  console.log(`${name} (${runs.length} worlds)   median     95 %     99 %    worst`);
  console.log(`  time / ideal (bar ${bars.ratio} in 95 %)  ${column(ratios, 2)}`);
  console.log(`  refused (bar ${bars.refused} in 95 %)      ${column(refused, 0)}`);
  const within = (numbers: number[], most: number): string =>
    `${Math.round((100 * numbers.filter((each) => each <= most).length) / runs.length)} %`;
  console.log(`  worlds within the bars: time ${within(ratios, bars.ratio)}, refused ${within(refused, bars.refused)}`);
  const broken = runs.filter(({ failed, hanging, pendingTimers }) => failed > 0 || hanging > 0 || pendingTimers > 0);
  const wasteful = runs.filter(({ requests, world }) => requests > 2 * world.calls);
  console.log(`  failed or hanging: ${broken.length}; more than 2 requests per call: ${wasteful.length}`);
};

/** The reported worlds again, whose calls come in bursts: how much later than possible they end, compared with the longest period. */
const summarizeBursts = async (worlds: readonly World[]): Promise<void> => {
  const runs: Run[] = [];
  for (const world of worlds) runs.push({ ...(await simulateWorld(inBursts(world))), world });
  const delays = runs.map(({ delayMs, world }) => delayMs / Math.max(...world.limits.map(({ windowMs }) => windowMs)));
  console.log(`calls in bursts, limits are reported   median     95 %     99 %    worst`);
  console.log(`  mean delay / longest period      ${column(delays, 2)}`);
  const refused = runs.map((run) => run.refused);
  console.log(`  refused                          ${column(refused, 0)}`);
  console.log(`  failed or hanging: ${runs.filter(({ failed, hanging }) => failed + hanging > 0).length}`);
};

const describe = ({ world, ratio, refused, failed, hanging, idealMs }: Run): string =>
  `seed ${world.seed}: ratio ${ratio.toFixed(2)} of ${Math.round(idealMs)} ms, refused ${refused}, failed ${failed}, hanging ${hanging}; ${world.limits
    .map(
      ({ kind, limit, windowMs, burst, reportedAs, resetForm }) =>
        `${kind} ${limit}/${windowMs}${kind === 'bucket' ? ` burst ${burst}` : ''} ${reportedAs === null ? 'hidden' : `'${reportedAs}' ${resetForm}`}`,
    )
    .join(
      ' + ',
    )}; net ${world.networkMs}+${world.jitterMs} service ${world.serviceMs} workers ${world.workers} retry ${world.retryAfter} skew ${world.skewMs} every ${world.reportsEvery} status ${world.refusalStatus} loss ${world.loss.toFixed(3)} cost ${world.maxCost} jumps ${world.clockJumps.length} date ${world.hasDate}`;

const main = async (): Promise<void> => {
  const [first = '1000', from = '1'] = process.argv.slice(2);
  if (first.endsWith('.json')) {
    const world = JSON.parse(readFileSync(first, 'utf8')) as World;
    console.log(describe({ ...(await simulateWorld(world)), world }));
    return;
  }
  const runs: Run[] = [];
  for (let seed = Number(from); seed < Number(from) + Number(first); seed++) {
    const world = drawWorld(seed);
    if (process.env['VERBOSE']) console.error(seed);
    runs.push({ ...(await simulateWorld(world)), world });
  }
  const byKind = Map.groupBy(
    runs,
    ({ world }) =>
      `${isReported(world) ? 'reported' : 'hidden'} ${world.limits
        .map(({ kind }) => kind)
        .toSorted()
        .join('+')}`,
  );
  for (const [kind, some] of Array.from(byKind)
    .toSorted((a, b) => b[1].length - a[1].length)
    .slice(0, 14)) {
    const bars = kind.startsWith('reported') ? { ratio: 1.25, refused: 20 } : { ratio: 2.5, refused: 120 };
    console.log(
      `  ${kind.padEnd(36)} ${some.length} worlds, slow ${some.filter(({ ratio }) => ratio > bars.ratio).length}, refused too often ${some.filter(({ refused }) => refused > bars.refused).length}`,
    );
  }
  const reported = runs.filter(({ world }) => isReported(world));
  const hidden = runs.filter(({ world }) => !isReported(world));
  summarize('limits are reported', reported, { ratio: 1.25, refused: 20 });
  summarize('limits are not reported', hidden, { ratio: 2.5, refused: 120 });
  await summarizeBursts(reported.map(({ world }) => world));
  for (const [name, some] of Object.entries({ reported, hidden })) {
    console.log(`worst by time, ${name}:`);
    for (const run of some.toSorted((a, b) => b.ratio - a.ratio).slice(0, 12)) console.log(`  ${describe(run)}`);
    console.log(`worst by refused, ${name}:`);
    for (const run of some.toSorted((a, b) => b.refused - a.refused).slice(0, 8)) console.log(`  ${describe(run)}`);
  }
  const worst = runs.toSorted((a, b) => b.failed + b.hanging - a.failed - a.hanging || b.ratio - a.ratio)[0];
  if (!worst) return;
  const file = join(tmpdir(), 'worst-world.json');
  writeFileSync(file, JSON.stringify(worst.world, null, 2));
  console.log(`The worst world is in ${file}: pass it to replay it.`);
};

await main();
