import { createRedisRateLimiter } from '@recipe-ai/sdk/redis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needsRedis, noRedis, startRedis, type RedisServer } from '../../support/redis-server.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { createVirtualRedis } from '../../support/virtual-redis.js';

describe.skipIf(noRedis)(`${needsRedis}processes whose calls wait`, () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.stop());

  /** Uses up a limit that resets after a minute, lets one call wait in each process, and counts how often each asks Redis in ten seconds. */
  const countAsks = async (processes: number, afterMs: number): Promise<number> => {
    const clock = new VirtualClock();
    const redis = await createVirtualRedis(server.url, clock);
    const create = () => createRedisRateLimiter({ client: redis.client(), clock }).forKey('key');
    const limiters = Array.from({ length: processes }, create);
    const acquire = (limiter = limiters[0]!) => limiter.acquire({ priority: 'interactive', maxWait: 3_600_000 });
    const opening = acquire();
    await clock.run(opening);
    const opener = await opening;
    const headers = { 'x-ratelimit-limit': '1', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '60', 'retry-after': '60' };
    if (opener.granted) opener.report({ status: 429, headers: new Headers(headers) });
    await clock.advance(2000);
    const waiting = Promise.all(limiters.map(acquire));
    await clock.advance(afterMs - 2000);
    const before = redis.runs;
    await clock.advance(10_000);
    const asks = (redis.runs - before) / processes;
    redis.close();
    void waiting;
    return asks;
  };

  test('ask at least every second', async () => {
    const asks = await countAsks(1, 10_000);
    expect(asks).toBeGreaterThanOrEqual(9);
    expect(asks).toBeLessThanOrEqual(10);
  });

  test('ask more often the sooner a permit is expected', async () => {
    expect(await countAsks(1, 49_900)).toBeGreaterThan(20);
  });

  test('ask less often the more of them there are, and not at once', async () => {
    const [few, many] = [await countAsks(3, 49_900), await countAsks(30, 49_900)];
    expect(few).toBeGreaterThan(20);
    expect(many).toBeLessThan(few);
  });
});
