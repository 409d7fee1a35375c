import { describe, expect, test } from 'vitest';
import { createBaseline, initialBudget, type Budget } from '../../../../src/rate-limit/reported/budget.js';
import { isNotReset, isRefilling, isSliding, measureRefill, toSlidingCounter } from '../../../../src/rate-limit/reported/refill.js';
import { initialResetEstimate, type ResetEstimate } from '../../../../src/rate-limit/reported/reset-estimator.js';
import { initialTraffic, type SentCall } from '../../../../src/rate-limit/traffic/traffic.js';

type Known = Partial<Omit<Budget, 'reset'>> & { reset?: Partial<ResetEstimate> };

const budgetOf = ({ reset, ...known }: Known): Budget => ({
  ...initialBudget,
  ...known,
  reset: { ...initialResetEstimate, ...reset },
});
const call = (seq: number, concurrency = 1): SentCall => ({ seq, sentAt: 0, countedUpTo: 0, concurrency });

describe('a new window slides if less than 60 % of it is left or used by this process', () => {
  const newWindow: Known = { limit: 100, startSeq: 10, refusals: 2, reset: { previousAt: 1000, firstAcceptedAt: 1010 } };
  test.each([
    { name: '51 left and 8 of 10 calls accepted: it slides', known: {}, remaining: 51, slides: true },
    { name: '52 left and 8 of 10 calls accepted: it does not slide', known: {}, remaining: 52, slides: false },
    { name: 'other clients used 20 before, 39 left: it slides', known: { foreignCalls: 20 }, remaining: 39, slides: true },
    { name: 'other clients used 20 before, 40 left: it does not slide', known: { foreignCalls: 20 }, remaining: 40, slides: false },
    { name: 'it is known to be gradual', known: { shape: 'bucket' }, remaining: 0, slides: false },
    { name: 'it is a window', known: { shape: 'window' }, remaining: 0, slides: true },
    { name: 'the reset before was not observed', known: { reset: { firstAcceptedAt: 1010 } }, remaining: 0, slides: false },
    { name: 'it accepted no call yet', known: { reset: { previousAt: 1000 } }, remaining: 0, slides: false },
  ] as { name: string; known: Known; remaining: number; slides: boolean }[])('$name', ({ known, remaining, slides }) => {
    expect(isSliding(budgetOf({ ...newWindow, ...known }), { ...initialTraffic, sent: 20 }, remaining)).toBe(slides);
  });
});

describe('a refusal after the reported reset shows that the window did not reset', () => {
  const next = (earliest: number, isCoarse = false) => ({ earliest, latest: earliest + 40, isCoarse, isAbsolute: false });
  const afterReset: Known = { limit: 20, startSeq: 10, reset: { previousAt: 10_000 } };
  test.each([
    { name: 'half the limit was sent, and a later reset is reported', known: {}, seq: 20, reset: next(10_301), is: true },
    { name: 'more than half the limit was sent: used up', known: {}, seq: 21, reset: next(10_301), is: false },
    { name: 'the reset is 300 ms later: the same one', known: {}, seq: 20, reset: next(10_300), is: false },
    { name: 'rounded, and more than two seconds later', known: {}, seq: 20, reset: next(12_001, true), is: true },
    { name: 'rounded, and two seconds later: the same one', known: {}, seq: 20, reset: next(12_000, true), is: false },
    { name: 'no reset is reported', known: {}, seq: 20, reset: null, is: false },
    { name: 'the window was reported before', known: { isReported: true }, seq: 20, reset: next(20_000), is: false },
    { name: 'it is known to be gradual', known: { shape: 'bucket' }, seq: 20, reset: next(20_000), is: false },
    { name: 'it is a window', known: { shape: 'window' }, seq: 20, reset: next(20_000), is: true },
    { name: 'the reset before was not observed', known: { reset: {} }, seq: 20, reset: next(20_000), is: false },
  ] as { name: string; known: Known; seq: number; reset: Parameters<typeof isNotReset>[2]; is: boolean }[])(
    '$name: $is',
    ({ known, seq, reset, is }) => expect(isNotReset(budgetOf({ ...afterReset, ...known }), call(seq), reset)).toBe(is),
  );
});

describe('a limit refills if more calls became free within a second than were used at any time, and half as many', () => {
  const since = (accepted: number, least: number): Known['baseline'] => ({ ...createBaseline(19, 1, 1000), accepted, least });
  const reported: Known = { limit: 20, isReported: true };
  test.each([
    { name: '31 became free of 20 that were used', known: { baseline: since(31, 0) }, is: true },
    { name: '30: perhaps a reset, and calls that overtook others', known: { baseline: since(30, 0) }, is: false },
    { name: '8 became free of 5 that were used', known: { baseline: since(8, 15) }, is: true },
    { name: '7 of 5 that were used', known: { baseline: since(7, 15) }, is: false },
    {
      name: '10, and two calls before have no response, which may have used more',
      known: { baseline: since(10, 15) },
      sent: 12,
      is: false,
    },
    { name: '11, and two calls before have no response', known: { baseline: since(11, 15) }, sent: 13, is: true },
    { name: 'in a second: perhaps two resets', known: { baseline: since(31, 0) }, at: 2000, is: false },
    { name: 'calls were refused too', known: { baseline: since(31, 0), refusals: 1 }, is: true },
    { name: 'nothing of this window was reported before', known: { baseline: since(31, 0), isReported: false }, is: false },
    { name: 'it is known to refill', known: { baseline: since(31, 0), shape: 'bucket' }, is: false },
  ] as { name: string; known: Known; sent?: number; at?: number; is: boolean }[])('$name: $is', ({ known, sent = 0, at = 1999, is }) => {
    const traffic = {
      ...initialTraffic,
      history: [
        { at: 500, upTo: 1, refused: 0 },
        { at: 900, upTo: 100, refused: 100 - 1 - sent },
      ],
    };
    expect(isRefilling(budgetOf({ ...reported, ...known }), traffic, call(100), 19, at)).toBe(is);
  });
});

describe('a sliding limit is spread evenly over its period, less 3 %', () => {
  test.each([
    { name: '59 s between resets: a minute', reset: { previousAt: 10_000, at: 69_000 }, periodMs: 60_000 },
    { name: 'a millisecond less than a quarter off: the common period', reset: { previousAt: 10_000, at: 55_001 }, periodMs: 60_000 },
    { name: 'a quarter off: the time between the resets', reset: { previousAt: 10_000, at: 55_000 }, periodMs: 45_000 },
    { name: 'no common period: the time between the resets', reset: { previousAt: 10_000, at: 30_000 }, periodMs: 20_000 },
    { name: 'the next reset is unknown: how long the window was open', reset: { previousAt: 10_000, openMs: 30_000 }, periodMs: 30_000 },
    { name: 'the reset before is unknown: how long the window was open', reset: { at: 99_000, openMs: 30_000 }, periodMs: 30_000 },
    { name: 'the window was open longer than that', reset: { previousAt: 10_000, at: 30_000, openMs: 40_000 }, periodMs: 40_000 },
  ])('$name', ({ reset, periodMs }) => {
    const { shape, refillPerMs } = toSlidingCounter(budgetOf({ limit: 100, shape: 'window', reset }));
    expect(shape).toBe('sliding-counter');
    expect(refillPerMs).toBeCloseTo((100 / periodMs) * 0.97, 9);
  });
});

describe('the refill is measured', () => {
  // Since 1000 four calls were accepted: with `remaining` left, `remaining - 1` were gained.
  const baseline = { ...createBaseline(5, 10, 1000), accepted: 4 };
  const gradual: Known = { shape: 'bucket', limit: 100, refillPerMs: 0.001, baseline };
  const moved = (remaining: number) => createBaseline(remaining, 15, 3000);
  test.each([
    { name: 'eight calls gained in 2 s: seven of them for certain', known: {}, remaining: 9, after: { refillPerMs: 7 / 2000, baseline } },
    { name: 'seven gained: too few to tell', known: {}, remaining: 8, after: { refillPerMs: 0.001 } },
    { name: 'seven gained, and no rate known: measured', known: { refillPerMs: 0 }, remaining: 8, after: { refillPerMs: 6 / 2000 } },
    { name: 'one gained, and no rate known: half of it', known: { refillPerMs: 0 }, remaining: 2, after: { refillPerMs: 0.5 / 2000 } },
    { name: 'slower than known: the known rate', known: { refillPerMs: 0.01 }, remaining: 9, after: { refillPerMs: 0.01 } },
    { name: 'it slides: not measured', known: { shape: 'sliding-counter' }, remaining: 30, after: { refillPerMs: 0.001 } },
    { name: 'in no time: not measured', known: {}, remaining: 30, now: 1000, after: { refillPerMs: 0.001 } },
    {
      name: 'nothing in no time, and no rate known: never 0',
      known: { refillPerMs: 0 },
      remaining: 1,
      now: 1000,
      after: { refillPerMs: 0.05 },
    },
    { name: '31 gained: measured on', known: {}, remaining: 32, after: { baseline } },
    { name: '32 gained: measured from here on', known: {}, remaining: 33, after: { baseline: moved(33) } },
    { name: 'all but two left: measured on', known: { limit: 20 }, remaining: 18, after: { baseline } },
    {
      name: 'all but one left: it may be full, so measured from here on',
      known: { limit: 20 },
      remaining: 19,
      after: { baseline: moved(19) },
    },
  ] as { name: string; known: Known; remaining: number; now?: number; after: Partial<Budget> }[])(
    '$name',
    ({ known, remaining, now = 3000, after }) => {
      expect(measureRefill(budgetOf({ ...gradual, ...known }), call(15), remaining, now)).toMatchObject(after);
    },
  );
});

describe('a small bucket may refill faster than is known: in each round trip it is taken to be 60 % faster', () => {
  // Since 1000 one call was accepted.
  const baseline = { ...createBaseline(0, 10, 1000), accepted: 1 };
  const small: Known = { shape: 'bucket', limit: 8, refillPerMs: 0.001, baseline };
  test.each([
    { name: 'it is empty', known: {}, remaining: 0, grows: 1.6 },
    { name: 'three calls are in flight, so a third of that', known: {}, remaining: 0, concurrency: 3, grows: 1.2 },
    { name: 'it is neither empty nor full', known: {}, remaining: 1, grows: 1 },
    { name: 'it is full', known: { baseline: { ...createBaseline(7, 10, 1000), accepted: 1 } }, remaining: 7, grows: 1.6 },
    { name: 'nothing is left of a larger one', known: { limit: 9 }, remaining: 0, grows: 1 },
    { name: 'it slides', known: { shape: 'sliding-counter' }, remaining: 0, grows: 1 },
    { name: 'half of what should have refilled was used', known: {}, remaining: 0, now: 3000, grows: 1.6 },
    { name: 'less was used, as after a pause', known: {}, remaining: 0, now: 3001, grows: 1 },
    { name: 'a call was refused at 2.5 times the rate', known: { refusedRefillPerMs: 0.0025 }, remaining: 0, grows: 1.6 },
    { name: 'a call was refused at a lower rate', known: { refusedRefillPerMs: 0.0024 }, remaining: 0, grows: 1 },
  ] as { name: string; known: Known; remaining: number; now?: number; concurrency?: number; grows: number }[])(
    '$name',
    ({ known, remaining, now = 2000, concurrency, grows }) => {
      const { refillPerMs } = measureRefill(budgetOf({ ...small, ...known }), call(15, concurrency), remaining, now);
      expect(refillPerMs).toBeCloseTo(0.001 * grows, 9);
    },
  );
});
