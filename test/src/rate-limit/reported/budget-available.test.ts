import { describe, expect, test } from 'vitest';
import { budgetAvailableAt, budgetPossibleAt } from '../../../../src/rate-limit/reported/budget-available.js';
import { initialBudget, type Budget } from '../../../../src/rate-limit/reported/budget.js';
import { FORGOTTEN_MS } from '../../../../src/rate-limit/constants.js';
import { initialResetEstimate, type ResetEstimate } from '../../../../src/rate-limit/reported/reset-estimator.js';
import { initialTraffic, type Traffic } from '../../../../src/rate-limit/traffic/traffic.js';

type Known = Partial<Omit<Budget, 'reset'>> & { reset?: Partial<ResetEstimate> };

const budgetOf = ({ reset, ...known }: Known): Budget => ({
  ...initialBudget,
  ...known,
  reset: { ...initialResetEstimate, ...reset },
});
const trafficOf = (known: Partial<Traffic>): Traffic => ({ ...initialTraffic, ...known });

describe('when a call may be accepted, as far as responses have shown', () => {
  const full: Known = { limit: 20, isReported: true, shape: 'window', reset: { at: 9000, periodMs: 10_000 } };
  const next: Known = { ...full, isReported: false, startSeq: 20 };
  const gradual: Known = { ...full, shape: 'bucket', refillPerMs: 0.01, refillFrom: 900 };
  const old: Known = { ...full, reset: {}, refillFrom: 1000 - FORGOTTEN_MS };
  const slow: Known = { ...gradual, refillPerMs: 0.005 };
  const log: Known = { ...full, shape: 'sliding-log', reset: { at: 1500 } };
  const logged = { sent: 20, history: [{ at: 900, upTo: 20, refused: 0 }] };
  const row = (budget: Known, traffic: Partial<Traffic> = {}) => ({ budget, traffic });
  test.each([
    { name: 'as many calls are left: now', ...row({ ...full, remaining: 3 }), count: 3, at: 1000 },
    { name: 'one more: at the reset', ...row({ ...full, remaining: 3 }), count: 4, at: 9000 },
    { name: 'more than the next window allows: at the reset after that', ...row(full), count: 21, at: 19_000 },
    {
      name: 'calls in flight may be counted already',
      ...row({ ...full, remaining: 8, knownAtSeq: 12 }, { sent: 12, inFlight: 9 }),
      count: 8,
      at: 1000,
    },
    {
      name: 'the period is unknown: a window is as long as it was seen open',
      ...row({ ...full, reset: { at: 9000, earliest: 8900, firstAcceptedAt: 900 } }),
      count: 21,
      at: 17_000,
    },
    {
      name: 'calls in flight that are counted leave no call free if they are refused',
      ...row({ ...full, remaining: 3, knownAtSeq: 12 }, { sent: 12, inFlight: 9 }),
      accepted: 0,
      count: 4,
      at: 9000,
    },
    {
      name: 'neither the period is known nor since when the window is open: at the reset',
      ...row({ ...full, reset: { at: 9000, earliest: 8900 } }),
      count: 21,
      at: 9000,
    },
    { name: 'calls sent since the report use some', ...row({ ...full, remaining: 3, knownAtSeq: 5 }, { sent: 7 }), count: 2, at: 9000 },
    { name: 'some are reserved', ...row({ ...full, remaining: 3 }), count: 2, reserve: 2, at: 9000 },
    { name: 'nothing is left, and no reset is known', ...row({ ...full, reset: {} }), count: 1, at: null },
    { name: 'no reset is known, and the report is a minute old: all', ...row(old), count: 20, at: 1000 },
    { name: 'calls that ended since that report use some', ...row(old, { sent: 2 }), count: 18, at: 1000 },
    { name: 'calls that ended since that report use some: no more', ...row(old, { sent: 2 }), count: 19, at: null },
    { name: 'a window without a report: all of it', ...row(next, { sent: 20 }), count: 20, at: 1000 },
    { name: 'what was sent of it is used', ...row(next, { sent: 25 }), count: 16, at: 9000 },
    { name: 'it was used up without a report: at the reset', ...row(next, { sent: 45 }), count: 1, at: 9000 },
    { name: 'it allows no calls: at the reset', ...row({ ...next, limit: 0 }, { sent: 20 }), count: 1, at: 9000 },
    { name: 'the shape is unknown: at the reset, however many calls', ...row({ ...full, shape: 'unknown' }), count: 99, at: 9000 },
    {
      name: 'the shape is unknown, and it was seen to reset: it has windows',
      ...row({ ...full, shape: 'unknown', isResetConfirmed: true }),
      count: 21,
      at: 19_000,
    },
    { name: 'a gradual limit, the next call: when one has refilled', ...row(gradual), count: 1, at: 1000 },
    {
      name: 'a gradual limit, a later call: when as many have refilled',
      ...row(gradual),
      count: 2,
      at: 1100,
    },
    {
      name: 'a gradual limit that seems to refill slowly: at its reset',
      ...row({ ...gradual, refillPerMs: 0.0001, reset: { at: 1500 } }),
      count: 2,
      at: 1500,
    },
    { name: 'a gradual limit without a reset: when as many have refilled', ...row({ ...slow, reset: {} }), count: 2, at: 1300 },
    { name: 'a gradual limit of an unknown rate, a later call', ...row({ ...gradual, refillPerMs: 0 }), count: 2, at: null },
    { name: 'a sliding log, the next call: at its reset', ...row(log, logged), count: 1, at: 1500 },
    { name: 'a small sliding log, a later call: at its reset', ...row({ ...log, limit: 8 }, logged), count: 2, at: 1500 },
    { name: 'more than its limit: at a later one', ...row({ ...gradual, refillPerMs: 0.0001, reset: { at: 1500 } }), count: 22, at: 2000 },
    { name: 'a small one: its rate may be any', ...row({ ...gradual, limit: 8 }), count: 2, at: null },
    { name: 'a small one, the next call: when one has refilled', ...row({ ...slow, limit: 8 }), count: 1, at: 1100 },
    {
      name: 'a small one that has refused a call',
      ...row({ ...gradual, limit: 8, refusedRefillPerMs: 0.01 }),
      count: 2,
      at: 1100,
    },
  ] as {
    name: string;
    budget: Known;
    traffic: Partial<Traffic>;
    count: number;
    reserve?: number;
    accepted?: number;
    at: number | null;
  }[])('$name', ({ budget, traffic, count, reserve = 0, accepted = 9, at }) =>
    expect(budgetPossibleAt(budgetOf(budget), trafficOf(traffic), { count, reserve }, accepted, 1000)).toBe(at),
  );
});

test.each(['unknown', 'bucket'] as const)(
  'a limit (%s) that refills no further while the cost of a call in flight is not known: its response is waited for, without a timer',
  (shape) => {
    const budget = budgetOf({ shape, limit: 2, callCost: shape === 'bucket' ? 2 : 1, isReported: shape === 'bucket', refillPerMs: 0.1 });
    const at = (inFlight: number) => budgetAvailableAt(budget, trafficOf({ sent: 2, inFlight }), { count: 1, reserve: 0 }, 1000);
    expect([at(0), at(2)]).toEqual([1000, null]);
  },
);
