// Three processes on one key, with a Redis between them: time over the best, and refused requests, run by run. `npm run bench:processes`.
import { runProcesses } from '../../test/support/redis-processes.js';
import { noRedis, startRedis } from '../../test/support/redis-server.js';

const processes = { clients: ['ioredis', 'node-redis', 'ioredis'], calls: 300, limit: 50 };
const runs = 5;

if (noRedis) process.exit(1);
const server = await startRedis();
try {
  for (const killed of [false, true]) {
    for (let run = 0; run < runs; run++) {
      const halfway = killed ? { succeeded: 150, run: () => server.kill() } : undefined;
      const { ratio, refused, failed } = await runProcesses({ ...processes, redis: server.url, halfway });
      console.log(
        `${killed ? 'Redis killed half-way' : 'with Redis'}: ${ratio.toFixed(2)} of the ideal time, ${refused} refused, ${failed} failed`,
      );
      if (killed) await server.start();
    }
  }
} finally {
  await server.stop();
}
