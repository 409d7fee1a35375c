import { describe, expect, test } from 'vitest';
import { createBaseline, initialBudget, type Budget } from '../../../../src/rate-limit/reported/budget.js';
import { createRateLimiter } from '../../../../src/rate-limit/create-rate-limiter.js';
import { addSent, type History } from '../../../../src/rate-limit/traffic/history.js';
import { initialTraffic, type SentCall } from '../../../../src/rate-limit/traffic/traffic.js';
import { inCalls, unitsPerCall } from '../../../../src/rate-limit/reported/units.js';
import { makeCall } from '../../../support/limiter-responses.js';
import { VirtualClock } from '../../../support/virtual-clock.js';

describe('what a call costs', () => {
  /** Calls half a second apart, numbered from 1. */
  const sentAt = [1000, 1500, 2000, 2500, 3000, 3500];
  const history = sentAt.reduce<History>((before, at, index) => addSent(before, at, index + 1), []);
  const call = (seq: number): SentCall => ({ seq, sentAt: sentAt[seq - 1]!, countedUpTo: seq - 1, concurrency: 1 });
  const first: Budget = { ...initialBudget, name: 'tokens', isReported: true, limit: 10_000, baseline: createBaseline(9000, 1, 1040) };
  const cost = (remaining: number | undefined, { seq = 4, ...known }: Partial<Budget> & { seq?: number } = {}, sent = seq) =>
    unitsPerCall({ ...first, ...known }, { ...initialTraffic, history, sent }, call(seq), { limit: 10_000, remaining, reset: null });
  const inUnits = { unitsPerCall: 1000, limit: 10, baseline: createBaseline(9, 1, 1040) };

  test('three calls used a thousand each', () => expect(cost(6000)).toBe(1000));
  test('fewer than three calls show nothing', () => expect(cost(7000, { seq: 3 })).toBe(1));
  test('calls of a few units each differ in cost, or other clients use some', () => expect(cost(9000 - 29)).toBe(1));
  test('what was used before the first report counts too: all of the window', () =>
    expect(cost(6000, { baseline: { ...first.baseline, remaining: 6040 } })).toBe(13));
  test('nothing is reported to be left, or nothing was reported in this window', () => {
    expect(cost(undefined)).toBe(1);
    expect(cost(6000, { isReported: false })).toBe(1);
  });
  test('calls that were sent later may have been counted first', () => {
    expect(cost(9000 - 45, {}, 6)).toBe(1);
    expect(cost(9000 - 50, {}, 6)).toBe(10);
  });
  test.each(['input-tokens', 'tokens-minute', 'points', 'cost'])('%s are counted in units', (name) =>
    expect(cost(6000, { name })).toBe(1000),
  );
  test.each(['', 'requests', 'minute', 'pointers'])('other clients may have used what is missing of "%s"', (name) =>
    expect(cost(6000, { name })).toBe(1),
  );
  test('it is more if later calls used twice as much', () => {
    expect(cost(2100, inUnits)).toBe(1000);
    expect(cost(2000, inUnits)).toBe(2000);
  });
  test('once it is known, calls that were sent later do not count, nor does what was left at the first report', () => {
    expect(cost(2000, inUnits, 6)).toBe(2000);
    expect(cost(2000, { ...inUnits, baseline: createBaseline(5, 1, 1040) })).toBe(2000);
  });
  test('calls of the window before used nothing of this one', () => expect(cost(1900, { ...inUnits, startSeq: 1 })).toBe(2700));
  test('it is less if other clients used the rest, and all calls were accepted', () => {
    const quiet = { ...inUnits, unitsPerCall: 5000, baseline: { ...inUnits.baseline, accepted: 2 } };
    expect(cost(9900, quiet)).toBe(25);
    expect(cost(9900, { ...quiet, baseline: { ...quiet.baseline, accepted: 1 } })).toBe(5000);
    expect(cost(9900, { ...quiet, shape: 'bucket' })).toBe(5000);
    expect(cost(5004, quiet)).toBe(1249);
    expect(cost(5000, quiet)).toBe(5000);
  });
});

test('a window that counts calls is taken as it is', () => {
  const window = { limit: 2.5, remaining: 0.5, reset: null };
  expect(inCalls(window, 1)).toBe(window);
});

test('a window in calls: what is left of a call is none', () => {
  const window = { name: 'tokens', limit: 20_500, remaining: 1999, reset: null };
  expect(inCalls(window, 1000)).toEqual({ ...window, limit: 21, remaining: 1 });
  expect(inCalls({ reset: null }, 1000)).toEqual({ reset: null });
});

test.each([
  { hint: 'Retry-After in milliseconds', most: 200, headers: (ms: number) => ({ 'retry-after-ms': String(Math.ceil(ms)) }) },
  { hint: 'Retry-After in seconds', most: 550, headers: (ms: number) => ({ 'retry-after': String(Math.ceil(ms / 1000)) }) },
  { hint: 'no Retry-After', most: 320, headers: () => ({}) },
])('200 calls of a thousand tokens, at 10,000 a second, $hint: in the ideal time, with few refusals', async ({ headers, most }) => {
  const clock = new VirtualClock();
  const start = clock.now();
  const limiter = createRateLimiter({ clock }).forKey('key');
  let [tokens, filledAt, refused] = [20_000, start, 0];
  const send = async () => {
    const now = clock.now();
    tokens = Math.min(20_000, tokens + (now - filledAt) * 10);
    filledAt = now;
    const isRefused = tokens < 1000;
    if (isRefused) refused++;
    else tokens -= 1000;
    const reported = {
      'x-ratelimit-limit-requests': '10000',
      'x-ratelimit-remaining-requests': '9990',
      'x-ratelimit-reset-requests': '6ms',
      'x-ratelimit-limit-tokens': '20000',
      'x-ratelimit-remaining-tokens': String(Math.floor(tokens)),
      'x-ratelimit-reset-tokens': `${Math.round((20_000 - tokens) / 10)}ms`,
      ...(isRefused && headers((1000 - tokens) / 10)),
    };
    await new Promise<void>((resolve) => clock.after(15 + 10 * clock.random(), resolve));
    return { status: isRefused ? 429 : 200, headers: new Headers(reported) };
  };
  const options = { priority: 'interactive', maxWait: 864e5 } as const;
  await clock.run(Promise.all(Array.from({ length: 200 }, () => makeCall(limiter, options, send))));
  expect(refused).toBeLessThanOrEqual(most);
  expect(clock.now() - start).toBeLessThanOrEqual(1.1 * 18_000);
});
