import { describe, expect, test } from 'vitest';
import { DEFAULT_MAX_WAIT_MS } from '../../../src/rate-limit/constants.js';
import { createRateLimiter } from '../../../src/rate-limit/create-rate-limiter.js';
import { makeCall, responseOf } from '../../support/limiter-responses.js';
import { createLimitModel } from '../../support/server-model.js';
import { createRandom, VirtualClock } from '../../support/virtual-clock.js';

interface Outage {
  fromMs: number;
  toMs: number;
  status: number;
  headers?: Record<string, string>;
  /** Headers of the responses before and after. */
  usual?: Record<string, string>;
}

/** Calls of 50 ms, 32 in flight, to a service without a limit. During the outage it refuses all of them after 5 ms. */
const run = async (calls: number, { fromMs, toMs, status, headers = {}, usual = {} }: Outage) => {
  const clock = new VirtualClock();
  const start = clock.now();
  const limiter = createRateLimiter({ clock }).forKey('key');
  const pause = (ms: number): Promise<void> => new Promise((resolve) => clock.after(ms, resolve));
  const endedAt: number[] = [];
  let refused = 0;
  const options = { priority: 'interactive', maxWait: 864e5, concurrency: 32 } as const;
  const send = async () => {
    await pause(5);
    const isOut = clock.now() - start >= fromMs && clock.now() - start < toMs;
    if (!isOut) await pause(45);
    if (isOut) refused++;
    else endedAt.push(clock.now() - start);
    return { status: isOut ? status : 200, headers: new Headers(isOut ? headers : usual) };
  };
  await clock.run(Promise.all(Array.from({ length: calls }, () => makeCall(limiter, options, send))), start + 3_600_000);
  /** Calls a second that ended between these times after the outage. */
  const speed = (from: number, to: number): number =>
    endedAt.filter((at) => at >= toMs + from && at < toMs + to).length / ((to - from) / 1000);
  return { ended: endedAt.length, lastAt: Math.max(...endedAt), refused, speed };
};

const generous = { 'x-ratelimit-limit': '100000', 'x-ratelimit-remaining': '90000', 'x-ratelimit-reset': '3600' };
const kinds = [
  { name: '429s', status: 429 },
  { name: '503s', status: 503 },
  { name: '529s', status: 529 },
  { name: '429s with Retry-After: 0', status: 429, headers: { 'retry-after': '0' } },
  { name: '429s of a service that reports a generous limit', status: 429, usual: generous },
  { name: '503s of a service that reports a generous limit', status: 503, usual: generous },
];

describe('640 calls a second, and an outage', () => {
  test.each(kinds)('of a tenth of a second, $name: the same pace again after half a second', async (kind) => {
    const { ended, refused, speed } = await run(6000, { ...kind, fromMs: 3000, toMs: 3100 });
    expect(ended).toBe(6000);
    expect(speed(500, 1500)).toBeGreaterThanOrEqual(600);
    expect(refused).toBeLessThanOrEqual(40);
  });

  test.each(kinds)('of three seconds, $name: the same pace again after eight seconds', async (kind) => {
    const { ended, refused, speed } = await run(12_000, { ...kind, fromMs: 3000, toMs: 6000 });
    expect(ended).toBe(12_000);
    expect(speed(0, 8000)).toBeGreaterThanOrEqual(400);
    expect(speed(8000, 12_000)).toBeGreaterThanOrEqual(600);
    expect(refused).toBeLessThanOrEqual(40);
  });

  test.each(kinds)('of half a minute, $name: all calls end half a minute after the first is accepted again', async (kind) => {
    const { ended, refused, lastAt } = await run(12_000, { ...kind, fromMs: 3000, toMs: 33_000 });
    expect(ended).toBe(12_000);
    expect(lastAt).toBeLessThanOrEqual(75_000);
    expect(refused).toBeLessThanOrEqual(45);
  });
});

test.each([0, 1000, 2500, 4000])(
  'an outage of 20 s and a limit of 30 calls in 6 s: all of 150 calls succeed with the default maxWait',
  async (phase) => {
    const clock = new VirtualClock(Date.UTC(2026, 0, 5) + phase);
    const start = clock.now();
    const limiter = createRateLimiter({ clock }).forKey('key');
    const limit = createLimitModel({ kind: 'fixed', limit: 30, windowMs: 6000 });
    const options = { priority: 'interactive', maxWait: DEFAULT_MAX_WAIT_MS } as const;
    const send = async () => {
      const now = clock.now();
      const isOut = now - start >= 5000 && now - start < 25_000;
      const response = isOut ? { status: 503, headers: new Headers() } : responseOf(limit, now);
      await new Promise<void>((resolve) => clock.after(30, resolve));
      return response;
    };
    const ends = Promise.all(Array.from({ length: 150 }, () => makeCall(limiter, options, send)));
    await clock.run(ends);
    expect((await ends).filter(Boolean)).toHaveLength(150);
  },
);

describe('a service without a limit refuses one call in ten by chance: all of 300 succeed with the default maxWait', () => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  test.each([
    { name: '429s with Retry-After: 1', status: 429, headers: { 'retry-after': '1' } },
    { name: '503s with Retry-After: 1', status: 503, headers: { 'retry-after': '1' } },
    { name: '429s', status: 429, headers: {} },
  ] as (Pick<Outage, 'status' | 'headers'> & { name: string })[])('$name', async ({ status, headers }) => {
    for (const seed of seeds) {
      const clock = new VirtualClock(Date.UTC(2026, 0, 5), seed);
      const limiter = createRateLimiter({ clock }).forKey('key');
      const options = { priority: 'interactive', maxWait: DEFAULT_MAX_WAIT_MS } as const;
      const send = async () => {
        const isRefused = clock.random() < 0.1;
        await new Promise<void>((resolve) => clock.after(20, resolve));
        return { status: isRefused ? status : 200, headers: new Headers(isRefused ? headers : {}) };
      };
      const ends = Promise.all(Array.from({ length: 300 }, () => makeCall(limiter, options, send)));
      await clock.run(ends);
      expect((await ends).filter(Boolean), `seed ${seed}`).toHaveLength(300);
    }
  });
});

describe('a key that is only refused gets at most thirty requests a minute', () => {
  test.each([
    { name: 'a short Retry-After', headers: { 'retry-after': '0.02' } },
    { name: 'a quota with a short Retry-After', code: 'quota_exceeded', headers: { 'retry-after': '0.02' } },
    { name: 'a quota that resets at once', code: 'quota_exceeded', headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '0.02' } },
    { name: 'no headers, and one call whose response never comes', hanging: 1 },
    { name: 'no headers, and three calls whose responses never come', hanging: 3 },
  ] as { name: string; code?: string; headers?: Record<string, string>; hanging?: number }[])('$name', async (service) => {
    const { code, headers = {}, hanging = 0 } = service;
    const clock = new VirtualClock();
    const start = clock.now();
    const limiter = createRateLimiter({ clock }).forKey('key');
    const options = { priority: 'interactive', maxWait: 864e5 } as const;
    for (let call = 0; call < hanging; call++) await limiter.acquire(options);
    const sentAt: number[] = [];
    const send = async () => {
      sentAt.push(clock.now() - start);
      await new Promise<void>((resolve) => clock.after(2, resolve));
      return { status: 429, code, headers: new Headers(headers) };
    };
    await clock.run(Promise.all(Array.from({ length: 100 }, () => makeCall(limiter, options, send))), start + 300_000);
    for (let minute = 0; minute < 5; minute++) {
      expect(sentAt.filter((at) => Math.floor(at / 60_000) === minute).length).toBeLessThanOrEqual(30);
    }
  });
});

describe('a key whose calls are only refused, for a minute', () => {
  /** Requests of 300 calls. `respond` gives the milliseconds until the response of each, and its status; null if the connection breaks. */
  const count = async (respond: (request: number) => { ms: number; status: number | null }): Promise<number> => {
    const clock = new VirtualClock();
    const end = clock.now() + 60_000;
    const limiter = createRateLimiter({ clock }).forKey('key');
    const pause = (ms: number): Promise<void> => new Promise((resolve) => clock.after(ms, resolve));
    let requests = 0;
    const call = async (): Promise<void> => {
      let permit = await limiter.acquire({ priority: 'interactive', maxWait: 60_000 });
      while (permit.granted && clock.now() < end) {
        const { ms, status } = respond(++requests);
        await pause(ms);
        if (status === null) permit.release();
        else permit.report({ status, headers: new Headers() });
        permit = await permit.reacquire();
      }
    };
    for (let calls = 0; calls < 300; calls++) void call();
    await clock.run(pause(61_000));
    return requests;
  };

  test('all after 20 ms: a handful, then fewer and fewer', async () =>
    expect(await count(() => ({ ms: 20, status: 429 }))).toBeLessThanOrEqual(30));
  test('the first after 5 ms, and the others after 100 ms: no refusal is taken for an accepted call that takes its time', async () =>
    expect(await count((request) => ({ ms: request === 1 ? 5 : 100, status: 429 }))).toBeLessThanOrEqual(40));
  test.each([
    { name: '429s after 50 ms to 2 s: the slow ones are not taken for accepted calls', status: 429, from: 50, to: 2000, most: 60 },
    { name: '502s after 0.15 s to 6 s: none is taken for an accepted call', status: 502, from: 150, to: 6000, most: 150 },
  ])('$name', async ({ status, from, to, most }) => {
    for (const seed of [1, 2, 3]) {
      const random = createRandom(seed);
      expect(await count(() => ({ ms: from + random() * (to - from), status }))).toBeLessThanOrEqual(most);
    }
  });
  test('502s, and one call in ten gets no response for half a minute: that is no accepted call either', async () =>
    expect(await count((request) => (request % 10 === 5 ? { ms: 30_000, status: null } : { ms: 20, status: 502 }))).toBeLessThanOrEqual(
      30,
    ));
  test('and by turns their connection breaks: that is no accepted call', async () =>
    expect(await count((request) => ({ ms: 10, status: request % 2 === 0 ? null : 429 }))).toBeLessThanOrEqual(60));
});

test('a trial that is used up, with a Retry-After of an hour: it is not asked again for 20 minutes', async () => {
  const clock = new VirtualClock();
  const limiter = createRateLimiter({ clock }).forKey('key');
  const headers = new Headers({ RateLimit: '"trial";r=0', 'RateLimit-Policy': '"trial";q=50', 'Retry-After': '3600' });
  let requests = 0;
  const once = async (): Promise<void> => {
    const permit = await limiter.acquire({ priority: 'interactive', maxWait: 0 });
    if (!permit.granted) return;
    requests++;
    permit.report({ status: 429, headers });
  };
  const runAll = async (): Promise<void> => {
    for (let second = 0; second < 1200; second++) {
      await once();
      await new Promise<void>((resolve) => void clock.after(1000, resolve));
    }
  };
  await clock.run(runAll());
  expect(requests).toBe(1);
});

test('150 calls one after another do not raise a limit of four calls in flight that bursts have shown', async () => {
  const clock = new VirtualClock();
  const limiter = createRateLimiter({ clock }).forKey('key');
  const pause = (ms: number): Promise<void> => new Promise((resolve) => clock.after(ms, resolve));
  let running = 0;
  let refused = 0;
  const send = async () => {
    await pause(5);
    const isRefused = running >= 4;
    if (isRefused) refused++;
    else {
      running++;
      await pause(50);
      running--;
    }
    await pause(5);
    return { status: isRefused ? 429 : 200, headers: new Headers() };
  };
  const call = () => makeCall(limiter, { priority: 'interactive', maxWait: 600_000 }, send);
  const burst = () => Promise.all(Array.from({ length: 100 }, call));
  const runAll = async (): Promise<void> => {
    await burst();
    for (let calls = 0; calls < 150; calls++) await call();
    refused = 0;
    await burst();
  };
  await clock.run(runAll());
  expect(refused).toBeLessThanOrEqual(20);
});
