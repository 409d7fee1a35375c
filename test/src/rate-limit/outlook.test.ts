import { expect, test } from 'vitest';
import { initialBudget, type Budget } from '../../../src/rate-limit/reported/budget.js';
import { initialInferredLimit } from '../../../src/rate-limit/inferred/inferred-limit.js';
import { outlookOf } from '../../../src/rate-limit/outlook.js';
import { initialResetEstimate, type ResetEstimate } from '../../../src/rate-limit/reported/reset-estimator.js';
import { initialState } from '../../../src/rate-limit/state.js';
import { initialTraffic, type Traffic } from '../../../src/rate-limit/traffic/traffic.js';
import type { KeyLimiter } from '../../../src/rate-limit/types.js';

type Known = Partial<Omit<Budget, 'reset'>> & { reset?: Partial<ResetEstimate> };

const budgetOf = ({ reset, ...known }: Known): Budget => ({
  ...initialBudget,
  ...known,
  reset: { ...initialResetEstimate, ...reset },
});

/** A limiter at 1000 ms that knows these limits. */
const limiterOf = (budgets: readonly Known[], traffic: Partial<Traffic>): KeyLimiter => ({
  acquire: () => Promise.reject(new Error('not used')),
  rateLimit: { windows: [] },
  inspect: () => ({
    now: 1000,
    queued: { interactive: 0, bulk: 0 },
    state: {
      ...initialState,
      traffic: { ...initialTraffic, ...traffic },
      budgets: budgets.map(budgetOf),
      inferred: { ...initialInferredLimit, state: 'reported' },
    },
  }),
});

/** 20 calls in 8 s. The window resets at 9000, and calls are sent 3 ms later. */
const full: Known = { limit: 20, isReported: true, shape: 'window', reset: { at: 9000, periodMs: 8000 } };
const left: Known = { ...full, remaining: 3 };
const renewed: Known = { ...left, isReported: false };
const probed: Known = { ...full, shape: 'unknown', probe: { state: 'planned', at: 3000 } };
const withoutReset: Known = { ...probed, reset: {} };

interface Row {
  name: string;
  budgets: Known[];
  traffic?: Partial<Traffic>;
  count?: number;
  before?: number;
  outlook: { nextInMs: number; lastInMs?: number; lastAfterMs: number };
}
const nothingKnown = { nextInMs: 0, lastInMs: undefined, lastAfterMs: 0 };

test.each<Row>([
  { name: 'as many calls are left: all now', budgets: [left], count: 3, outlook: { nextInMs: 0, lastInMs: 0, lastAfterMs: 0 } },
  {
    name: 'one fewer is left: the last after the reset',
    budgets: [left],
    count: 4,
    outlook: { nextInMs: 0, lastInMs: 8003, lastAfterMs: 8000 },
  },
  { name: 'other calls wait before it', budgets: [left], before: 3, outlook: { nextInMs: 0, lastInMs: 8003, lastAfterMs: 8000 } },
  { name: 'none is left: after the reset', budgets: [full], outlook: { nextInMs: 8003, lastInMs: 8003, lastAfterMs: 8003 } },
  { name: 'no call waits: the next one only', budgets: [full], count: 0, outlook: { nextInMs: 8003, lastInMs: 0, lastAfterMs: 0 } },
  {
    name: 'a probe is planned before the reset: no call is expected to be possible before it',
    budgets: [probed],
    outlook: { nextInMs: 8000, lastInMs: 8000, lastAfterMs: 8000 },
  },
  {
    name: 'a planned probe is dropped for a pause: after the reset',
    budgets: [probed],
    traffic: { blockedUntil: 5000 },
    outlook: { nextInMs: 8003, lastInMs: 8003, lastAfterMs: 8003 },
  },
  {
    name: 'no reset is known: the next call is the probe',
    budgets: [withoutReset],
    outlook: { nextInMs: 2000, lastInMs: 2000, lastAfterMs: 2000 },
  },
  {
    name: 'no reset is known: calls behind the probe at an unknown time',
    budgets: [withoutReset],
    before: 2,
    outlook: { nextInMs: 2000, lastInMs: undefined, lastAfterMs: 2000 },
  },
  { name: 'no limit is reported: the last call is unknown', budgets: [], count: 2, outlook: nothingKnown },
  { name: 'nothing is reported of the window yet: unknown', budgets: [renewed], count: 2, outlook: nothingKnown },
  { name: 'nothing is reported of one of two: unknown', budgets: [left, renewed], count: 2, outlook: nothingKnown },
  {
    name: 'a window that resets as predicted is known before its first report',
    budgets: [{ ...renewed, isResetConfirmed: true }],
    count: 4,
    outlook: { nextInMs: 0, lastInMs: 8003, lastAfterMs: 0 },
  },
  {
    name: 'it depends on a call in flight: unknown',
    budgets: [{ ...full, reset: {}, probe: { state: 'sent' } }],
    traffic: { sent: 1, inFlight: 1 },
    outlook: nothingKnown,
  },
])('$name', ({ budgets, traffic = {}, count = 1, before = 0, outlook }) => {
  expect(outlookOf(limiterOf(budgets, traffic), count, before)).toEqual(outlook);
});
