// What queueing costs when up to 100,000 calls wait for a limit: `npm run bench -- queue`.
import { createRateLimiter } from '@recipe-ai/sdk';
import { median, report } from '../figure.ts';

const rounds = 5;

/** Waits for all calls; returns how many of them ended in one turn of the event loop at most. */
const countTurns = async (calls: readonly Promise<unknown>[]): Promise<number> => {
  let [ended, seen, most] = [0, 0, 0];
  for (const call of calls) void call.then(() => ended++);
  while (ended < calls.length) {
    await new Promise((resolve) => setImmediate(resolve));
    most = Math.max(most, ended - seen);
    seen = ended;
  }
  return most;
};

/** Microseconds to enter and to leave the queue, for each of `amount` queued calls, and how many leave it in one turn of the event loop. */
const wait = async (amount: number): Promise<[enqueue: number, release: number, atOnce: number]> => {
  const limiter = createRateLimiter().forKey('key');
  const toResponse = (remaining: number) => ({
    status: 200,
    headers: new Headers({ 'x-ratelimit-limit': '200000', 'x-ratelimit-remaining': String(remaining), 'x-ratelimit-reset': '3600' }),
  });
  const options = { priority: 'interactive', maxWait: Infinity } as const;
  for (const remaining of [1, 1]) {
    const permit = await limiter.acquire(options);
    if (permit.granted) permit.report(toResponse(remaining));
  }
  const last = await limiter.acquire(options);
  if (!last.granted) throw new Error('The first calls of the bench were rejected.');
  const began = performance.now();
  const permits = Array.from({ length: amount }, () => limiter.acquire(options));
  const queued = performance.now();
  last.report(toResponse(150_000));
  const atOnce = await countTurns(permits);
  return [((queued - began) * 1e3) / amount, ((performance.now() - queued) * 1e3) / amount, atOnce];
};

const found: { amount: number; enqueue: number; release: number; atOnce: number }[] = [];
for (const amount of [1000, 10_000, 100_000]) {
  const waits = [];
  // The first round does not count, because code is compiled in it.
  for (let round = -1; round < rounds; round++) waits.push(await wait(amount));
  const counted = waits.slice(1);
  found.push({
    amount,
    enqueue: median(counted.map(([enqueue]) => enqueue)),
    release: median(counted.map(([, release]) => release)),
    atOnce: Math.max(...counted.map(([, , atOnce]) => atOnce)),
  });
}

report({
  name: 'queue',
  chart: {
    title: 'One queued call of many, to enter and to leave the queue (less is better)',
    bars: found.map(({ amount, enqueue, release }) => ({
      name: `${amount.toLocaleString('en')} calls wait`,
      value: enqueue + release,
      label: `${(enqueue + release).toFixed(1)} µs`,
      own: true,
    })),
  },
  table: [
    ['calls that wait', 'to enter', 'to leave', 'at most in one turn of the event loop'],
    ...found.map(({ amount, enqueue, release, atOnce }) => [
      amount.toLocaleString('en'),
      `${enqueue.toFixed(1)} µs`,
      `${release.toFixed(1)} µs`,
      atOnce,
    ]),
  ],
});
