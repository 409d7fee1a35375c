import { describe, expect, test } from 'vitest';
import { initialBudget, type Budget } from '../../../../src/rate-limit/reported/budget.js';
import { EVIDENCE_DECAY } from '../../../../src/rate-limit/constants.js';
import { addSent, type History } from '../../../../src/rate-limit/traffic/history.js';
import { judgeShape } from '../../../../src/rate-limit/reported/judge-shape.js';
import type { ResetTime } from '../../../../src/rate-limit/headers/server-clock.js';
import { initialSlidingLog, type SlidingLog } from '../../../../src/rate-limit/reported/sliding-log.js';
import { initialTraffic, type Traffic } from '../../../../src/rate-limit/traffic/traffic.js';

type Known = Partial<Omit<Budget, 'reset'>>;

/** A window of 20 calls that began after the tenth, at 1000. */
const budgetOf = (known: Known, previousAt: number | null = 1000): Budget => {
  const budget = { ...initialBudget, shape: 'window' as const, limit: 20, startSeq: 10, ...known };
  return { ...budget, reset: { ...budget.reset, previousAt } };
};
/** A log of a second with that error, or of a longer period with a larger one. */
const logOf = (error: number): SlidingLog => ({ ...initialSlidingLog, errors: [error, 50, 50, 50] });
const fits = logOf(0);
const doesNotFit = logOf(50);

/** Twelve calls, a second apart; the last is answered. */
const history = Array.from({ length: 12 }).reduce<History>((before, _, index) => addSent(before, 1000 * index, index + 1), []);
const traffic: Traffic = { ...initialTraffic, sent: 12, history };
const call = { seq: 12, sentAt: 11_000, countedUpTo: 11, concurrency: 1 };
const inThree = { earliest: 13_000, latest: 14_000, isCoarse: true, isAbsolute: false };
const report = { call, limit: 20, isCounted: false, reset: inThree, receivedAt: 11_040, isRefused: false, isUnexplained: false };
const judge = (known: Known, remaining: number, previousAt?: number | null, reset: ResetTime | null = inThree): Budget =>
  judgeShape(budgetOf(known, previousAt), traffic, { ...report, reset, remaining });

describe('by how many calls a report contradicts a window', () => {
  test.each([
    { name: 'both calls since its start are used', known: {}, remaining: 18, error: 0 },
    { name: 'three more are used', known: {}, remaining: 15, error: 3 },
    { name: 'as many as other clients made before', known: { foreignCalls: 3 }, remaining: 15, error: 0 },
    { name: 'one was refused', known: { refusals: 1 }, remaining: 19, error: 0 },
    { name: 'fewer are used than were accepted', known: {}, remaining: 20, error: 2 },
    { name: 'all are back, so it has reset', known: { isReported: true }, remaining: 20, error: 0 },
    { name: 'all but this one are back', known: { isReported: true }, remaining: 19, error: 0 },
    { name: 'all but as many as other clients make', known: { isReported: true, foreignCalls: 3 }, remaining: 19, error: 0 },
    {
      name: 'all are back, in a response that overtook the last one',
      known: { isReported: true, knownAtSeq: 12 },
      remaining: 20,
      error: 2,
    },
    { name: 'not all are back: three more are used', known: { isReported: true }, remaining: 15, error: 3 },
    { name: 'earlier errors count less', known: { shapeError: 10 }, remaining: 18, error: 10 * EVIDENCE_DECAY },
  ])('$name: $error', ({ known, remaining, error }) => expect(judge(known, remaining).shapeError).toBe(error));

  test.each([
    { name: 'it was reported to have reset, and accepts no call', reset: {}, error: 18 },
    { name: 'by its period it has reset, and it accepts no call: perhaps the period is longer', reset: { periodMs: 1000 }, error: 0 },
    { name: 'it has accepted one', reset: { periodMs: 1000, firstAcceptedAt: 10_000 }, error: 18 },
  ])('$name: $error', ({ reset, error }) => {
    const before = { ...initialBudget, limit: 20, startSeq: 10, reset: { ...initialBudget.reset, ...reset } };
    expect(judgeShape(before, traffic, { ...report, isRefused: true, remaining: 0 }).shapeError).toBe(error);
  });
});

describe('by how many calls a report contradicts a refill', () => {
  const gradual: Known = { shape: 'bucket', isReported: true, remaining: 5, reportedBySeq: 11, refillFrom: 10_000, refillPerMs: 0.004 };
  test.each([
    { name: '5 were left, 4 are refilled and one is taken', known: gradual, remaining: 8, error: 0 },
    { name: 'more are left', known: gradual, remaining: 11, error: 3 },
    { name: 'fewer are left', known: gradual, remaining: 2, error: 6 },
    { name: 'none is expected to be left', known: { ...gradual, remaining: -8 }, remaining: 0, error: 0 },
    { name: 'the call was sent before the last report', known: { ...gradual, knownAtSeq: 12 }, remaining: 2, error: 0 },
    { name: 'nothing was reported before', known: { ...gradual, isReported: false }, remaining: 2, error: 0 },
  ])('$name: $error', ({ known, remaining, error }) => expect(judge(known, remaining).shapeError).toBe(error));
});

describe('a limit is taken for a sliding log', () => {
  const gradual: Known = { shape: 'bucket', isReported: true, knownAtSeq: 12, log: fits };
  test.each([
    { name: 'it fits, and a window does not', known: { log: fits }, remaining: 15, shape: 'sliding-log' },
    { name: 'it fits, and a window is two calls off: too few', known: { log: fits }, remaining: 16, shape: 'window' },
    { name: 'it fits, but a log counts calls, and they differ in cost', known: { log: fits, callCost: 2 }, remaining: 15, shape: 'window' },
    { name: 'it does not fit', known: { log: doesNotFit }, remaining: 0, shape: 'window' },
    { name: 'it fits, but no window has ended yet', known: { log: fits }, remaining: 15, previousAt: null, shape: 'window' },
    { name: 'it fits, and the refill is six calls off', known: { ...gradual, shapeError: 7.5 }, remaining: 0, shape: 'sliding-log' },
    { name: 'it fits, and the refill is four calls off: too few', known: { ...gradual, shapeError: 5 }, remaining: 0, shape: 'bucket' },
    {
      name: 'it was taken for a sliding counter, which is half of the limit off: too few',
      known: { ...gradual, shapeError: 12.5, shape: 'sliding-counter' },
      remaining: 0,
      shape: 'sliding-counter',
    },
    {
      name: 'it was taken for a sliding counter, which is more off',
      known: { ...gradual, shapeError: 12.6, shape: 'sliding-counter' },
      remaining: 0,
      shape: 'sliding-log',
    },
  ] as { name: string; known: Known; remaining: number; previousAt?: null; shape: string }[])(
    '$name: $shape',
    ({ known, remaining, previousAt, shape }) => expect(judge(known, remaining, previousAt).shape).toBe(shape),
  );
});

test('a limit whose reset is not reported is not taken for one', () => {
  const known: Known = { log: fits, shapeError: 20 };
  expect([null, inThree].map((reset) => judge(known, 18, 1000, reset).shape)).toEqual(['window', 'sliding-log']);
});

describe('a sliding log', () => {
  test.each([
    { name: 'it stays one while it is a little off', log: logOf(10), shape: 'sliding-log' },
    { name: 'it is given up when it is far off', log: logOf(15.1), shape: 'window' },
    { name: 'it is given up when calls differ in cost', log: fits, callCost: 2, shape: 'window' },
  ])('$name', ({ log, shape, callCost = 1 }) =>
    expect(judge({ shape: 'sliding-log', log, callCost }, 0)).toMatchObject({ shape, shapeError: 0 }),
  );
});
