import { createRedisRateLimiter } from '@recipe-ai/sdk/redis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { VirtualClock } from '../../bench/pacing/virtual-clock.js';
import {
  createRateLimiter,
  type KeyRateLimiter,
  type Rejection,
  type Permit,
  type AcquireOptions,
  type Wait,
} from '../../src/pace/gate.js';
import { answerAt, granted, refused, type Says } from '../pace/answers.js';
import { noRedis, needsRedis, startRedis, type RedisServer } from './redis-server.js';
import { createVirtualRedis, type VirtualRedis } from './virtual-redis.js';

const minute = 60_000;

let server: RedisServer;
let redis: VirtualRedis | undefined;
let clock: VirtualClock;
/** Two callers: of one process, or of two that share a Redis. */
let [here, there] = [] as unknown as [KeyRateLimiter, KeyRateLimiter];

const rooms = {
  'one process': (reserve: number) => {
    const gate = createRateLimiter({ clock, reserve }).forKey('key');
    return Promise.resolve([gate, gate] as [KeyRateLimiter, KeyRateLimiter]);
  },
  'a fleet': async (reserve: number) => {
    redis?.close();
    redis = await createVirtualRedis(server.url, clock);
    const member = () => createRedisRateLimiter({ client: redis!.client(), clock, reserve }).forKey('key');
    return [member(), member()] as [KeyRateLimiter, KeyRateLimiter];
  },
};

const answer = (says?: Says) => answerAt(clock.now(), says);
const ask = (gate: KeyRateLimiter, request: Partial<AcquireOptions> = {}) =>
  gate.acquire({ priority: 'interactive', maxWait: minute, ...request });
const bulk = { priority: 'bulk' } as const;

/** Lets time pass until a call has its turn or its refusal. */
const turn = async (gate: KeyRateLimiter, request: Partial<AcquireOptions> = {}): Promise<Permit | Rejection> => {
  const asked = ask(gate, request);
  await clock.run(asked);
  return asked;
};
/** A call that is answered 10 ms later, and word of that gone round. */
const call = async (gate: KeyRateLimiter, says: Says = {}) => {
  const one = granted(await turn(gate));
  await clock.advance(10);
  const limits = one.report(answer(says));
  await clock.advance(10);
  return limits;
};
/** Keeps in mind how calls ended, in order. */
const watch = (turns: Record<string, Promise<Permit | Rejection>>) => {
  const log: string[] = [];
  for (const [name, end] of Object.entries(turns)) {
    end.then(
      (one) => log.push(one.granted ? name : `${name}: ${one.reason}`),
      (error: unknown) => log.push(`${name}: ${String(error)}`),
    );
  }
  return log;
};
const several = (count: number, gate: KeyRateLimiter, request: Partial<AcquireOptions> = {}) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${request.priority ?? 'person'} ${index + 1}`, ask(gate, request)]));

for (const where of Object.keys(rooms) as (keyof typeof rooms)[]) {
  const fleet = where === 'a fleet';
  describe.skipIf(fleet && noRedis)(`${fleet ? needsRedis : ''}callers of ${where}`, () => {
    beforeAll(async () => {
      if (fleet) server = await startRedis();
    });
    beforeEach(async () => {
      clock = new VirtualClock();
      [here, there] = await rooms[where](0);
    });
    afterEach(() => {
      redis?.close();
      redis = undefined;
    });
    afterAll(() => fleet && server.stop());

    describe('while nothing is known', () => {
      test('five calls go at once, and one every 10 ms, until any answer comes', async () => {
        const log = watch({ ...several(50, here), ...several(50, there, bulk) });
        await clock.advance(8);
        expect(log).toHaveLength(5);
        await clock.advance(100);
        expect(log.length).toBeGreaterThan(10);
        expect(log.length).toBeLessThan(20);
      });

      test('no limit is a reason to refuse a call', async () => {
        const log = watch({ ...several(20, here, { maxWait: 0 }), ...several(20, there, { ...bulk, maxWait: 0 }) });
        await clock.advance(8);
        expect(log.filter((end) => !end.includes(':'))).toHaveLength(40);
      });

      test('two answers in a row that tell no limits open the gate', async () => {
        await call(here);
        await call(there);
        const log = watch({ ...several(200, here), ...several(200, there, bulk) });
        await clock.advance(8);
        expect(log).toHaveLength(400);
      });
    });

    describe('a window', () => {
      test('is one for all: what is left of it is given away once', async () => {
        await call(here, { limit: 10, remaining: 6, reset: 30 });
        await call(there, { limit: 10, remaining: 5, reset: 30 });
        const log = watch({ ...several(4, here), ...several(4, there, bulk) });
        await clock.advance(100);
        expect(log).toHaveLength(5);
      });

      test('that is used up is waited for, and then one call goes before all', async () => {
        await call(here, { limit: 5, remaining: 0, reset: 10 });
        const probe = granted(await turn(there));
        await clock.advance(10);
        probe.report(answer({ status: 429, limit: 5, remaining: 0, reset: 7.5 }));
        const log = watch({ ...several(3, here), ...several(3, there, bulk) });
        await clock.advance(7450);
        expect(log).toEqual([]);
        await clock.advance(60);
        expect(log).toHaveLength(1);
      });

      test('of a minute and one of a day must both have room', async () => {
        const day = { limit: 100, remaining: 2, reset: 50 };
        await call(here, { limit: 60, remaining: 50, reset: 30, day: { ...day, remaining: 3 } });
        await call(there, { limit: 60, remaining: 49, reset: 30, day });
        const log = watch({ ...several(2, here), ...several(2, there, bulk) });
        await clock.advance(100);
        expect(log).toHaveLength(2);
        const refusal = refused(await turn(there, { maxWait: 1000 }));
        expect(refusal.reason).toBe('quota_exceeded');
      });

      test('whose limit is lowered has as much room as the answer says', async () => {
        await call(here, { limit: 50, remaining: 40, reset: 30 });
        await call(there, { limit: 20, remaining: 2, reset: 30 });
        const log = watch({ ...several(3, here), ...several(3, there, bulk) });
        await clock.advance(100);
        expect(log).toHaveLength(2);
      });

      test('whose limit is raised has as much room as the answer says', async () => {
        await call(here, { limit: 5, remaining: 2, reset: 30 });
        await call(there, { limit: 50, remaining: 46, reset: 30 });
        const log = watch({ ...several(20, here), ...several(20, there, bulk) });
        await clock.advance(100);
        expect(log).toHaveLength(40);
      });

      test('whose limit is zero lets nobody in, and everybody is refused by the end of maxWait', async () => {
        await call(here, { limit: 0, remaining: 0, reset: 30 });
        const log = watch({ ...several(2, here, { maxWait: 5000 }), ...several(2, there, { ...bulk, maxWait: 5000 }) });
        await clock.advance(5100);
        expect(log.toSorted()).toEqual(['bulk 1', 'bulk 2', 'person 1', 'person 2'].map((name) => `${name}: rate_limited`));
      });

      test('is not closed by late answers of the one before', async () => {
        await call(here, { limit: 2, remaining: 2, reset: 10 });
        const late = granted(await turn(there));
        await clock.advance(10_100);
        await call(here, { limit: 2, remaining: 1, reset: 10 });
        late.report(answer({ limit: 2, remaining: 0 }));
        await clock.advance(5);
        expect(granted(await turn(there)).waitedMs).toBe(0);
      });

      test.each([3000, -3000])(
        'of a service whose clock differs by %d ms is not entered early, nor more than a second late',
        async (skew) => {
          await call(here, { limit: 5, remaining: 0, reset: 10, skew });
          const probe = granted(await turn(here));
          await clock.advance(5);
          probe.report(answer({ status: 429, limit: 5, remaining: 0, reset: 7.5, skew }));
          await clock.advance(5);
          const began = clock.now();
          granted(await turn(there));
          expect(clock.now() - began).toBeGreaterThan(5000);
          expect(clock.now() - began).toBeLessThan(8600);
        },
      );
    });

    test('a bucket is found out by one probe, and paced by the rate at which it refills', async () => {
      await call(here, { limit: 10, remaining: 0, reset: 10 });
      const began = clock.now();
      const probe = granted(await turn(there));
      expect(clock.now() - began).toBeGreaterThan(2000);
      expect(clock.now() - began).toBeLessThan(3000);
      await clock.advance(10);
      probe.report(answer({ limit: 10, remaining: 1, reset: 9 }));
      await clock.advance(10);
      const log = watch({ ...several(5, here), ...several(5, there, bulk) });
      await clock.advance(7000);
      expect(log.length).toBeGreaterThanOrEqual(2);
      expect(log.length).toBeLessThanOrEqual(8);
    });

    describe('answers', () => {
      test('that come out of order make no room that is not there', async () => {
        await call(here, { limit: 10, remaining: 6, reset: 30 });
        await call(there, { limit: 10, remaining: 5, reset: 30 });
        const [one, two, three] = [await turn(here), await turn(there), await turn(here)].map(granted);
        three!.report(answer({ limit: 10, remaining: 2, reset: 30 }));
        one!.report(answer({ limit: 10, remaining: 4, reset: 30 }));
        two!.report(answer({ limit: 10, remaining: 3, reset: 30 }));
        const log = watch({ ...several(2, here), ...several(2, there, bulk) });
        await clock.advance(100);
        expect(log).toEqual(['person 1', 'person 2']);
      });

      test('without headers, and calls without an answer, count as used', async () => {
        await call(here, { limit: 10, remaining: 3, reset: 30 });
        await call(there);
        granted(await turn(here)).release();
        const log = watch({ ...several(2, here), ...several(2, there, bulk) });
        await clock.advance(100);
        expect(log).toEqual(['person 1']);
      });
    });

    test('answers without headers open no gate whose limits were known, however long ago', async () => {
      for (const ms of [0, 10_000, 10_000, 45_000]) {
        await clock.advance(ms);
        await call(here, ms < 45_000 ? { limit: 10, remaining: 9, reset: 10 } : {});
      }
      await call(there);
      const log = watch({ ...several(50, here), ...several(50, there, bulk) });
      await clock.advance(100);
      expect(log.filter((end) => !end.includes(':'))).toHaveLength(8);
    });

    describe('an order to wait', () => {
      test('holds every caller, and wins over a reset', async () => {
        await call(here, { limit: 60, remaining: 50, reset: 50 });
        await call(here, { status: 429, limit: 60, remaining: 0, reset: 50, retryAfter: 5 });
        const log = watch({ here: ask(here), there: ask(there) });
        await clock.advance(4900);
        expect(log).toEqual([]);
        await clock.advance(200);
        expect(log[0]).toBeDefined();
      });

      test('comes with a 503 too, but holds nobody longer than its caller would have waited', async () => {
        await call(here, { limit: 60, remaining: 50, reset: 30 });
        granted(await turn(here, { maxWait: 8000 })).report(answer({ status: 503, retryAfter: 3600 }));
        await clock.advance(10);
        const log = watch({ here: ask(here), there: ask(there) });
        await clock.advance(7900);
        expect(log).toEqual([]);
        await clock.advance(100);
        expect(log).toHaveLength(2);
      });

      test('on an answer that went well is none', async () => {
        await call(here, { limit: 60, remaining: 50, reset: 30, retryAfter: 30 });
        expect(granted(await turn(there)).waitedMs).toBe(0);
      });
    });

    test('refusals without a word hold everybody for a growing time', async () => {
      await call(here);
      await call(there);
      const spans: number[] = [];
      for (const gate of [here, there, here, there]) {
        const began = clock.now();
        const one = granted(await turn(gate));
        spans.push(clock.now() - began);
        one.report(answer({ status: 429 }));
        await clock.advance(5);
      }
      expect(spans[0]).toBeLessThanOrEqual(2);
      for (const [round, span] of spans.slice(1).entries()) {
        expect(span).toBeGreaterThan(0);
        expect(span).toBeLessThanOrEqual(1 + 250 * 2 ** round + 1000);
      }
    });

    describe('what is spent', () => {
      test.each<Says>([
        { retryAfter: 7200 },
        { day: { limit: 100, remaining: 0, reset: 7200 } },
        { limit: 100, remaining: 0, reset: 7200 },
      ])('for a day is refused everywhere, with the time it ends, until then: %o', async (says) => {
        const end = clock.now() + 7_200_000;
        const asked = ask(here);
        await clock.run(asked);
        granted(await asked).report(answer({ status: 429, code: 'quota_exceeded', ...says }));
        await clock.advance(5);
        const began = clock.now();
        for (const gate of [here, there]) {
          const { reason, retryAt } = refused(await turn(gate));
          expect(reason).toBe('quota_exceeded');
          expect(Math.abs(retryAt!.getTime() - end)).toBeLessThan(100);
          expect(Math.abs(gate.rateLimit.retryAt!.getTime() - end)).toBeLessThan(100);
        }
        expect(clock.now() - began).toBeLessThanOrEqual(3);
        await clock.advance(7_200_010);
        granted(await turn(there));
      });

      test('refuses everybody in line at once', async () => {
        const turns = [await turn(here), await turn(there), await turn(here), await turn(there), await turn(here)].map(granted);
        const log = watch({ ...several(2, here), ...several(2, there, bulk) });
        turns[0]!.report(answer({ limit: 60, remaining: 50, reset: 30, day: { limit: 100, remaining: 0, reset: 7200 } }));
        await clock.advance(25);
        expect(log.toSorted()).toEqual(['bulk 1', 'bulk 2', 'person 1', 'person 2'].map((name) => `${name}: quota_exceeded`));
      });

      test('of a trial has no end; after a minute one call looks again, and frees everybody if it goes through', async () => {
        await call(here, { status: 429, code: 'trial_exhausted', limit: 10, remaining: 0 });
        for (const gate of [here, there]) {
          expect(refused(await turn(gate, { maxWait: Infinity }))).toMatchObject({ reason: 'trial_exhausted', retryAt: undefined });
          expect(gate.rateLimit.retryAt).toBeUndefined();
        }
        await clock.advance(minute);
        const look = granted(await turn(there));
        expect(refused(await turn(here)).reason).toBe('trial_exhausted');
        look.report(answer({ status: 429, code: 'trial_exhausted' }));
        await clock.advance(5);
        expect(refused(await turn(here)).reason).toBe('trial_exhausted');
        await clock.advance(minute);
        await call(here, { limit: 60, remaining: 59, reset: 30 });
        await clock.advance(minute);
        granted(await turn(there));
      });
    });

    describe('lanes', () => {
      test('people go before bulk work', async () => {
        await call(here, { limit: 10, remaining: 0, reset: 2 });
        const probe = granted(await turn(there));
        await clock.advance(5);
        probe.report(answer({ status: 429, limit: 10, remaining: 0, reset: 1.5 }));
        await clock.advance(5);
        const log = watch({ ...several(5, here, bulk), ...several(5, there) });
        await clock.advance(1800);
        expect(log).toEqual(['person', 'bulk'].flatMap((lane) => [1, 2, 3, 4, 5].map((number) => `${lane} ${number}`)));
      });

      test('bulk work leaves the reserve to people', async () => {
        [here, there] = await rooms[where](3);
        await call(here, { limit: 10, remaining: 6, reset: 30 });
        await call(there, { limit: 10, remaining: 5, reset: 30 });
        const log = watch(several(4, here, bulk));
        await clock.advance(100);
        expect(log).toEqual(['bulk 1', 'bulk 2']);
        const people = watch(several(3, there));
        await clock.advance(100);
        expect(people).toHaveLength(3);
      });

      test('a reserve as large as the limit does not stop bulk work for good', async () => {
        [here, there] = await rooms[where](50);
        await call(here, { limit: 2, remaining: 1, reset: 5 });
        expect(granted(await turn(there, bulk)).waitedMs).toBeLessThan(6000);
      });
    });

    describe('a caller', () => {
      test('is refused at once where it cannot wait as long', async () => {
        await call(here, { limit: 5, remaining: 0, reset: 50 });
        const began = clock.now();
        const { reason, retryAt, rateLimit } = refused(await turn(there, { maxWait: 5000 }));
        expect(clock.now() - began).toBeLessThanOrEqual(2);
        expect(reason).toBe('rate_limited');
        expect(retryAt!.getTime()).toBeGreaterThanOrEqual(began + 49_000);
        expect(rateLimit).toMatchObject({ limit: 5, remaining: 0 });
      });

      test('is refused at once where so many are ahead that it cannot make it', async () => {
        await call(here, { limit: 1, remaining: 0, reset: 10 });
        await clock.advance(10_003);
        await call(there, { limit: 1, remaining: 0, reset: 10 });
        const log = watch(several(5, here, { maxWait: 5 * minute }));
        await clock.advance(5);
        const began = clock.now();
        expect(refused(await turn(here, { maxWait: 30_000 })).retryAt!.getTime()).toBeGreaterThan(began + 30_000);
        expect(clock.now() - began).toBeLessThanOrEqual(2);
        expect(log).toEqual([]);
      });

      test('waits no longer than maxWait in all', async () => {
        await call(here, { limit: 1, remaining: 0, reset: 10 });
        const first = granted(await turn(there, { maxWait: 15_000 }));
        expect(first.waitedMs).toBeGreaterThan(0);
        first.report(answer({ status: 429, limit: 1, remaining: 0, reset: 14, retryAfter: 14 }));
        const again = first.reacquire();
        await clock.run(again);
        expect(refused(await again).reason).toBe('rate_limited');
      });

      test('is told that it waits, why, and until when', async () => {
        await call(here, { limit: 1, remaining: 0, reset: 10 });
        const waits: Wait[] = [];
        await turn(there, { onWait: (wait) => waits.push(wait) });
        expect(waits).toEqual([{ reason: 'limit', estimatedMs: expect.any(Number) as number, resetAt: expect.any(Date) as Date }]);
        expect(waits[0]!.estimatedMs).toBeGreaterThan(1000);
        expect(waits[0]!.estimatedMs).toBeLessThanOrEqual(10_010);
      });

      test('that aborts leaves the line at once, and nobody waits for it', async () => {
        await call(here, { limit: 5, remaining: 0, reset: 10 });
        const controller = new AbortController();
        const log = watch({ gone: ask(there, { signal: controller.signal }), next: ask(there) });
        await clock.advance(5);
        controller.abort('stop');
        await clock.advance(0);
        expect(log).toEqual(['gone: stop']);
        await clock.advance(11_000);
        expect(log).toEqual(['gone: stop', 'next']);
      });

      test('has its place kept when the service refuses it', async () => {
        await call(here, { limit: 10, remaining: 1, reset: 30 });
        const first = granted(await turn(here));
        const rest = { second: ask(here), third: ask(here) };
        first.report(answer({ status: 429, limit: 10, remaining: 0, reset: 20, retryAfter: 20 }));
        const log = watch({ ...rest, first: first.reacquire() });
        await clock.advance(19_000);
        expect(log).toEqual([]);
        await clock.advance(2000);
        expect(log[0]).toBe('first');
      });

      test('waits for calls in flight without that counting as waiting for a limit', async () => {
        await call(here, { limit: 1000, remaining: 990, reset: 3600 });
        const [one] = [granted(await turn(here, { concurrency: 2 })), granted(await turn(here, { concurrency: 2 }))];
        const third = ask(here, { concurrency: 2, maxWait: 10 });
        const log = watch({ third });
        await clock.advance(5000);
        expect(log).toEqual([]);
        one.report(answer({ limit: 1000, remaining: 980, reset: 3600 }));
        await clock.advance(5);
        expect(log).toEqual(['third']);
        expect(granted(await third).waitedMs).toBe(0);
      });
    });

    test('nobody leaves a timer behind', async () => {
      await call(here, { limit: 5, remaining: 0, reset: 10 });
      const controller = new AbortController();
      const log = watch({
        ...several(3, here, { signal: controller.signal }),
        ...several(3, there, { ...bulk, signal: controller.signal }),
      });
      await clock.advance(5);
      controller.abort('stop');
      await clock.advance(0);
      expect(log).toHaveLength(6);
      await clock.advance(300);
      expect(clock.pending).toBe(0);
    });
  });
}

describe.skipIf(noRedis)(`${needsRedis}beside that, processes of a fleet`, () => {
  beforeAll(async () => {
    server = await startRedis();
  });
  beforeEach(async () => {
    clock = new VirtualClock();
    [here, there] = await rooms['a fleet'](0);
  });
  afterEach(() => {
    redis?.close();
    redis = undefined;
  });
  afterAll(() => server.stop());

  test('give back the seat of a call that aborted while they asked for it', async () => {
    await call(here, { limit: 10, remaining: 2, reset: 30 });
    await call(there, { limit: 10, remaining: 1, reset: 30 });
    const controller = new AbortController();
    const log = watch({ gone: ask(there, { signal: controller.signal }) });
    await clock.advance(0.6);
    controller.abort('stop');
    await clock.advance(10);
    expect(log).toEqual(['gone: stop']);
    expect(granted(await turn(here)).waitedMs).toBe(0);
  });

  test('give back the seat of a probe that nobody took', async () => {
    await call(here, { limit: 5, remaining: 0, reset: 10 });
    const controller = new AbortController();
    const log = watch({ gone: ask(there, { signal: controller.signal }) });
    await clock.advance(2490);
    controller.abort('stop');
    await clock.advance(100);
    const began = clock.now();
    granted(await turn(here));
    expect(log).toEqual(['gone: stop']);
    expect(clock.now() - began).toBeLessThan(5000);
  });

  test('get back the seats of one that died, by the turn of the window at the latest', async () => {
    await call(here, { limit: 10, remaining: 9, reset: 10 });
    await call(there, { limit: 10, remaining: 8, reset: 10 });
    const dead = several(5, there);
    await clock.advance(5);
    const log = watch(several(8, here));
    await clock.advance(100);
    expect(log).toHaveLength(3);
    await clock.advance(10_000);
    expect(log.length).toBeGreaterThan(3);
    expect(Object.keys(dead)).toHaveLength(5);
  });

  test('wait without asking Redis again and again, for a window as for the reserve', async () => {
    [here, there] = await rooms['a fleet'](3);
    await call(here, { limit: 10, remaining: 4, reset: 50 });
    await call(here, { limit: 10, remaining: 3, reset: 50 });
    const log = watch({ ...several(20, here, bulk), ...several(20, there, bulk) });
    await clock.advance(100);
    const before = redis!.runs;
    await clock.advance(40_000);
    expect(log).toEqual([]);
    expect(redis!.runs - before).toBeLessThanOrEqual(12);
  });

  test('ask at once for a call that is repeated, whatever else waits', async () => {
    [here, there] = await rooms['a fleet'](1);
    await call(here, { limit: 10, remaining: 3, reset: 50 });
    const first = granted(await turn(here));
    await clock.advance(200);
    first.report(answer({ status: 503, limit: 10, remaining: 1, reset: 50 }));
    const log = watch({ ...several(3, here, { ...bulk, maxWait: 20 }), again: first.reacquire({ notBeforeMs: 10 }) });
    await clock.advance(12);
    expect(log).toContain('again');
    await clock.advance(30);
    expect(log).toHaveLength(4);
  });

  test('answer calls that are sure to be refused without asking Redis', async () => {
    await call(here, { status: 429, code: 'quota_exceeded', retryAfter: 7200 });
    refused(await turn(there));
    const before = redis!.runs;
    for (let index = 0; index < 100; index++) refused(await turn(there));
    expect(redis!.runs - before).toBe(0);
  });

  test('forget a limit a minute after it has ended', async () => {
    await call(here, { limit: 5, remaining: 0, reset: 30 });
    await clock.advance(95_000);
    const log = watch(several(10, there));
    await clock.advance(2);
    expect(log).toHaveLength(5);
  });

  test('that start when a quota is spent refuse without a request', async () => {
    await call(here, { status: 429, code: 'quota_exceeded', retryAfter: 7200 });
    const late = createRedisRateLimiter({ client: redis!.client(), clock }).forKey('key');
    expect(refused(await turn(late)).reason).toBe('quota_exceeded');
  });

  test('do not read the room of another key', async () => {
    await call(here, { status: 429, code: 'quota_exceeded', retryAfter: 7200 });
    const other = createRedisRateLimiter({ client: redis!.client(), clock }).forKey('other key');
    expect((await turn(other)).granted).toBe(true);
  });

  test('survive what no service should say', async () => {
    const odd = { 'x-ratelimit-limit': '1e999', 'x-ratelimit-remaining': '9'.repeat(15), 'x-ratelimit-reset': `${'9'.repeat(400)}s` };
    const one = granted(await turn(here, { maxWait: Infinity }));
    one.report({ status: 503, headers: new Headers({ ...odd, date: `${'9'.repeat(400)}d`, 'retry-after': `${'9'.repeat(400)}s` }) });
    await clock.advance(10);
    expect(granted(await turn(there)).waitedMs).toBe(0);
  });
});
