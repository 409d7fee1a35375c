import { describe, expect, test } from 'vitest';
import { createRateLimiter } from '../../../src/rate-limit/create-rate-limiter.js';
import type { ReportedResponse } from '../../../src/rate-limit/types.js';
import { makeCall } from '../../support/limiter-responses.js';
import { createLimitModel, type LimitKind } from '../../support/server-model.js';
import { VirtualClock } from '../../support/virtual-clock.js';

/** What a service reports to a call that arrives at `now`. */
interface Report {
  now: number;
  limit: number;
  remaining: number;
  resetAt: number;
  isAccepted: boolean;
}

interface Service {
  kind?: LimitKind;
  limit: number;
  windowMs: number;
  headersOf: (report: Report) => Record<string, string | number>;
}

interface Calls {
  calls: number;
  /** Calls made at once, and the pause between them. Default: all at once. */
  together?: number;
  everyMs?: number;
  maxWait?: number;
}

const HOUR_MS = 3_600_000;

/** Makes calls to a service in virtual time, 18 s after a full minute. Each takes 60 ms. */
const run = async (
  { kind = 'fixed', limit, windowMs, headersOf }: Service,
  { calls, together = calls, everyMs = 0, maxWait = 90_000 }: Calls,
) => {
  const clock = new VirtualClock(Date.UTC(2026, 0, 5, 12, 0, 18));
  const limiter = createRateLimiter({ clock }).forKey('key');
  const model = createLimitModel({ kind, limit, windowMs });
  const pause = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve));
  let [accepted, refused] = [0, 0];
  const send = async (): Promise<ReportedResponse> => {
    await pause(5);
    const now = clock.now();
    const isAccepted = model.availableAt(now, 1) <= now;
    if (isAccepted) model.take(now, 1);
    else refused++;
    const headers = Object.entries(headersOf({ ...model.report(now), now, isAccepted })).map(([name, value]) => [name, `${value}`]);
    await pause(isAccepted ? 55 : 6);
    return { status: isAccepted ? 200 : 429, headers: new Headers(headers as [string, string][]) };
  };
  const call = async (index: number) => {
    await pause(Math.floor(index / together) * everyMs);
    if (await makeCall(limiter, { priority: 'interactive', maxWait }, send)) accepted++;
  };
  const start = clock.now();
  await clock.run(Promise.all(Array.from({ length: calls }, (_, index) => call(index))), start + 24 * HOUR_MS);
  return { accepted, refused, ms: clock.now() - start };
};

const counts = ({ limit, remaining }: Report) => ({ 'x-ratelimit-limit': limit, 'x-ratelimit-remaining': remaining });
const minute = { limit: 60, windowMs: 60_000 };

describe('a reset in milliseconds without a unit', () => {
  const headersOf = (report: Report) => ({ ...counts(report), 'x-ratelimit-reset': report.resetAt - report.now });

  test.each([
    { name: '60 a minute', service: minute, calls: 90 },
    { name: '2000 in 30 s', service: { limit: 2000, windowMs: 30_000 }, calls: 3000 },
    { name: '50 a second', service: { limit: 50, windowMs: 1000 }, calls: 300 },
  ])('is known by how fast it falls: $name, and no call is rejected', async ({ service, calls }) => {
    const { accepted, refused } = await run({ ...service, headersOf }, { calls });
    expect(accepted).toBe(calls);
    expect(refused).toBeLessThanOrEqual(4);
  });

  test('is known by calls one after the other too', async () => {
    expect((await run({ ...minute, headersOf }, { calls: 90, together: 1, everyMs: 500 })).accepted).toBe(90);
  });

  test('is not what seconds are: a daily quota is still rejected as soon as it is known', async () => {
    const inSeconds = (report: Report) => ({ ...counts(report), 'x-ratelimit-reset': Math.ceil((report.resetAt - report.now) / 1000) });
    const result = await run({ limit: 100, windowMs: 24 * HOUR_MS, headersOf: inSeconds }, { calls: 150 });
    expect(result).toMatchObject({ accepted: 100, refused: 0 });
    expect(result.ms).toBeLessThan(200);
  });
});

test('a reset in milliseconds that no response has shown to fall is tested once they would have passed', async () => {
  const headersOf = (report: Report) => ({ ...counts(report), 'x-ratelimit-reset': report.resetAt - report.now });
  const burstAndOne = { calls: 9, together: 8, everyMs: 45_000 };
  expect((await run({ kind: 'opened-by-call', limit: 5, windowMs: 42_000, headersOf }, burstAndOne)).accepted).toBe(6);
});

describe('a reset that is hours off', () => {
  const headersOf = (report: Report) => ({
    ...counts(report),
    'x-ratelimit-reset': Math.ceil((report.resetAt + 5 * HOUR_MS) / 1000),
    date: new Date(report.now).toUTCString(),
  });

  test('is doubted: a call a minute later finds out', async () => {
    const { accepted } = await run({ ...minute, headersOf }, { calls: 600, together: 1, everyMs: 667 });
    // The service accepts 466 in that time.
    expect(accepted).toBeGreaterThanOrEqual(440);
  });

  test('may be right: a used-up quota of a day gets at most four calls too many', async () => {
    const daily = { limit: 100, windowMs: 24 * HOUR_MS };
    const inSeconds = (report: Report) => ({ ...counts(report), 'x-ratelimit-reset': Math.ceil((report.resetAt - report.now) / 1000) });
    const { accepted, refused } = await run({ ...daily, headersOf: inSeconds }, { calls: 1000, together: 1, everyMs: 10_000 });
    expect(accepted).toBe(100);
    expect(refused).toBeLessThanOrEqual(4);
  });
});

describe('a limit and a reset, and not what is left', () => {
  const headersOf = ({ now, resetAt }: Report, limit = 20) => ({
    'x-ratelimit-limit': limit,
    'x-ratelimit-reset': Math.ceil((resetAt - now) / 1000),
  });
  const service = { limit: 20, windowMs: 10_000 };
  const calls = { calls: 150, maxWait: 400_000 };

  test.each<LimitKind>(['fixed', 'opened-by-call', 'sliding-log'])(
    'are counted here: at most 3 of 150 calls are refused (%s)',
    async (kind) => {
      const { accepted, refused, ms } = await run({ ...service, kind, headersOf }, calls);
      expect(accepted).toBe(150);
      expect(refused).toBeLessThanOrEqual(3);
      expect(ms).toBeLessThan(75_000);
    },
  );

  test('of which the limit is not the one that refuses: refusals show how many are accepted', async () => {
    const { accepted, refused } = await run({ ...service, headersOf: (report) => headersOf(report, 1e6) }, calls);
    expect(accepted).toBe(150);
    expect(refused).toBeLessThanOrEqual(170);
  });
});

describe('a limit that is reported without what is left, and without a reset', () => {
  test.each([
    { name: 'as a policy', headers: { 'ratelimit-policy': '20;w=2' } as Record<string, string> },
    { name: 'as a limit', headers: { 'x-ratelimit-limit': '20' } as Record<string, string> },
  ])('$name: refusals are learned from, as without headers', async ({ headers }) => {
    const service = { limit: 20, windowMs: 2000 };
    const found = await run({ ...service, headersOf: () => headers }, { calls: 100 });
    const without = await run({ ...service, headersOf: () => ({}) }, { calls: 100 });
    expect(found).toEqual(without);
    expect(found.accepted).toBe(100);
    expect(found.refused).toBeLessThan(50);
  });
});

describe('a first response with an old Date, as a cache adds it, and an absolute reset: no call is rejected', () => {
  const minutesAgo = (now: number, minutes: number): string => new Date(now - minutes * 60_000).toUTCString();

  test('and the others one after another', async () => {
    let responses = 0;
    const headersOf = (report: Report) => ({
      ...counts(report),
      'x-ratelimit-reset': Math.ceil(report.resetAt / 1000),
      date: minutesAgo(report.now, responses++ === 0 ? 40 : 0),
    });
    const { accepted } = await run({ limit: 2, windowMs: 1000, headersOf }, { calls: 20, together: 1, everyMs: 400 });
    expect(accepted).toBe(20);
  });

  test('while others are in flight', async () => {
    const clock = new VirtualClock();
    const limiter = createRateLimiter({ clock }).forKey('key');
    const acquire = () => limiter.acquire({ priority: 'interactive', maxWait: 90_000 });
    const report = (permit: Awaited<ReturnType<typeof acquire>>, remaining: number, date: string) => {
      const reset = String(clock.now() / 1000 + 10);
      const headers = new Headers({ 'x-ratelimit-limit': '2', 'x-ratelimit-remaining': `${remaining}`, 'x-ratelimit-reset': reset, date });
      if (permit.granted) permit.report({ status: 200, headers });
    };
    const [first, second] = await Promise.all([acquire(), acquire()]);
    await clock.advance(20);
    report(first, 0, minutesAgo(clock.now(), 40));
    const third = acquire();
    await clock.advance(20);
    report(second, 0, minutesAgo(clock.now(), 0));
    await clock.run(third);
    expect(await third).toMatchObject({ granted: true });
  });
});
