// Processes that share a Redis, in virtual time: `node --import ./scripts/sources.ts bench/rate-limit/shared.ts [name]`.
import { lost, many, reportingServices, harder } from '../../test/support/rate-limit-cases.js';
import { startRedis } from '../../test/support/redis-server.js';
import { simulateShared } from '../../test/support/simulate-redis.js';

const only = process.argv[2];
const redis = await startRedis();
try {
  for (const { name, ...options } of [
    ...reportingServices,
    ...many,
    ...lost,
    ...harder,
    { name: 'a hundred processes', processes: 100 },
    { name: 'far Redis', redisMs: 110 },
  ]) {
    if (only && !name.includes(only)) continue;
    const runs = [];
    for (const phase of [0, 250, 500, 750]) runs.push(await simulateShared(redis.url, { ...options, phase, seed: phase + 1 }));
    const ratios = runs.map(({ ratio }) => ratio).toSorted((a, b) => a - b);
    const failed = runs.reduce((sum, run) => sum + 300 - run.succeeded, 0);
    console.log(
      name.padEnd(55),
      ratios[2]!.toFixed(3),
      ratios.at(-1)!.toFixed(3),
      `${Math.max(...runs.map(({ refused }) => refused))}`.padStart(4),
      `${(runs[0]!.scripts / 300).toFixed(1)} scripts/call`,
      `order ${Math.min(...runs.map(({ order }) => order)).toFixed(2)}`,
      failed ? `FAILED ${failed} ${JSON.stringify(runs[0])}` : '',
    );
  }
} finally {
  await redis.stop();
}
