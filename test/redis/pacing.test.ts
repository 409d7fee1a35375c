import { createRedisPacing, type RedisPacingOptions } from '@recipe-ai/sdk/redis';
import { Redis } from 'ioredis';
import { createClient } from 'redis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runFleet } from './fleet.js';
import { needsRedis, noRedis, startRedis, type RedisServer } from './redis-server.js';

const bulk = { priority: 'bulk', maxWait: 60_000 } as const;
const call = { priority: 'interactive', maxWait: 60_000 } as const;
const scope = 'https://api.example.com sk-very-secret';

const answer = (remaining: number, seconds = 3600, status = 200, code?: string) => ({
  status,
  code,
  headers: new Headers({ 'x-ratelimit-limit': '10', 'x-ratelimit-remaining': `${remaining}`, 'x-ratelimit-reset': `${seconds}` }),
});

test('what is no Redis client is refused at once, with what to give instead', () => {
  expect(() => createRedisPacing({ client: {} as RedisPacingOptions['client'] })).toThrow(/no Redis client: give one of ioredis/);
});

describe.skipIf(noRedis)(`${needsRedis}a pace shared over Redis`, () => {
  let server: RedisServer;
  const closing: (() => unknown)[] = [];
  const clients = {
    ioredis: async () => {
      const client = new Redis(server.url, { retryStrategy: () => 20 });
      closing.push(() => client.disconnect());
      await client.ping();
      return client;
    },
    'node-redis': async () => {
      const client = createClient({ url: server.url, socket: { reconnectStrategy: 20 } });
      closing.push(() => client.destroy());
      return client.connect();
    },
  };
  beforeAll(async () => {
    server = await startRedis();
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    const admin = new Redis(server.url);
    await admin.flushall();
    admin.disconnect();
  });
  afterAll(() => server.stop());

  describe.each(['ioredis', 'node-redis'] as const)('with %s', (kind) => {
    const member = async (options: Partial<RedisPacingOptions> = {}) => {
      const pacing = createRedisPacing({ client: await clients[kind](), ...options });
      return { pacing, gate: pacing.gate(scope) };
    };

    test('what one process hears, the others know', async () => {
      const [one, two] = [await member(), await member()];
      const first = await one.gate.turn(call);
      if (first.granted) first.learn(answer(2));
      const turns = await Promise.all([two.gate.turn(call), two.gate.turn(call)]);
      expect(turns.map(({ granted }) => granted)).toEqual([true, true]);
      const refused = await one.gate.turn({ ...call, maxWait: 0 });
      expect(refused).toMatchObject({ granted: false, reason: 'quota_exceeded', retryAt: expect.any(Date) as Date });
      expect(one.gate.rateLimit.windows).toMatchObject([{ limit: 10, remaining: 0 }]);
    });

    test('while nothing is known, one call goes for all', async () => {
      const [one, two] = [await member(), await member()];
      const first = await one.gate.turn(call);
      let gone = 0;
      const others = Promise.all([one, two].map(({ gate }) => gate.turn(call).then(() => gone++)));
      await Promise.resolve();
      expect([first.granted, gone]).toEqual([true, 0]);
      if (first.granted) first.learn(answer(9));
      await others;
      expect(gone).toBe(2);
    });

    test('a spent trial is refused everywhere, at once and without a request', async () => {
      const [one, two] = [await member(), await member()];
      const first = await one.gate.turn(call);
      if (first.granted) first.learn({ ...answer(0, 0, 429, 'trial_exhausted'), headers: new Headers() });
      await expect(one.gate.turn(call)).resolves.toMatchObject({ granted: false, reason: 'trial_exhausted' });
      await expect(two.gate.turn(call)).resolves.toEqual({
        granted: false,
        reason: 'trial_exhausted',
        retryAt: undefined,
        rateLimit: { windows: [] },
      });
    });

    test('calls kept free for people are kept free by every process', async () => {
      const [one, two] = [await member({ reserve: 3 }), await member({ reserve: 3 })];
      const first = await one.gate.turn(call);
      if (first.granted) first.learn(answer(4));
      await expect(two.gate.turn({ ...bulk, maxWait: 1000 })).resolves.toMatchObject({ granted: true });
      await expect(two.gate.turn({ ...bulk, maxWait: 1000 })).resolves.toMatchObject({ granted: false });
      await expect(one.gate.turn({ ...call, maxWait: 1000 })).resolves.toMatchObject({ granted: true });
    });

    test('an aborted call leaves at once', async () => {
      const { gate } = await member();
      const first = await gate.turn(call);
      if (first.granted) first.learn(answer(0, 30));
      const caller = new AbortController();
      const waiting = gate.turn({ ...call, signal: caller.signal });
      caller.abort(new Error('no longer needed'));
      await expect(waiting).rejects.toThrow('no longer needed');
    });

    test('without Redis a process goes on alone and says so, and comes back by itself', async () => {
      const states: string[] = [];
      const { pacing, gate } = await member({ onState: ({ state, connected }) => states.push(`${state} ${connected}`) });
      const first = await gate.turn(call);
      if (first.granted) first.learn(answer(9));
      await server.kill();
      const alone = await gate.turn(call);
      expect([alone.granted, pacing.state, states]).toEqual([true, 'alone', ['alone false']]);
      if (alone.granted) alone.learn(answer(8));
      await server.start();
      await expect
        .poll(
          async () => {
            const turn = await gate.turn(call);
            if (turn.granted) turn.learn(answer(7));
            return pacing.state;
          },
          { timeout: 5000 },
        )
        .toBe('shared');
      expect(states).toEqual(['alone false', 'shared true']);
    });

    test('every key expires, and the API key stands in none', async () => {
      const { gate } = await member({ prefix: 'shop' });
      const first = await gate.turn(call);
      if (first.granted) first.learn(answer(5, 30));
      await gate.turn(call);
      const admin = new Redis(server.url);
      closing.push(() => admin.disconnect());
      const keys = await admin.keys('*');
      expect(keys).toEqual([expect.stringMatching(/^shop:pace:[0-9a-f]{64}$/)]);
      for (const key of keys) {
        expect(await admin.get(key)).not.toContain('sk-very-secret');
        expect(await admin.pttl(key)).toBeGreaterThan(0);
        expect(await admin.pttl(key)).toBeLessThan(100_000);
      }
    });
  });

  // How long it takes is for bench/fleet to say; what is counted here holds on a busy machine too.
  describe('three processes, 300 calls at once, 50 a second', { timeout: 60_000 }, () => {
    const fleet = { clients: ['ioredis', 'node-redis', 'ioredis'], calls: 300, limit: 50 };

    test('are refused a small part of what three strangers would be', async () => {
      const result = await runFleet({ ...fleet, redis: server.url });
      expect(result).toMatchObject({ answered: 300, failed: 0, states: [[], [], []] });
      expect(result.refused).toBeLessThanOrEqual(60);
    });

    test('go on when Redis is killed half-way', async () => {
      const result = await runFleet({ ...fleet, redis: server.url, halfway: { answered: 150, run: () => server.kill() } });
      await server.start();
      expect(result).toMatchObject({ answered: 300, failed: 0, states: [['alone'], ['alone'], ['alone']] });
      expect(result.refused).toBeLessThanOrEqual(60);
    });
  });
});
