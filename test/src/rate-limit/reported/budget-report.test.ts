import { describe, expect, test } from 'vitest';
import { createBaseline, initialBudget, type Budget } from '../../../../src/rate-limit/reported/budget.js';
import { onBudgetNotReported, onBudgetReport, onBudgetRetryAfter } from '../../../../src/rate-limit/reported/budget-report.js';
import type { BudgetReport } from '../../../../src/rate-limit/headers/reading.js';
import { COMMON_PERIODS_MS, SLIDING_SHARE } from '../../../../src/rate-limit/constants.js';
import { initialResetEstimate, type ResetEstimate } from '../../../../src/rate-limit/reported/reset-estimator.js';
import { initialSlidingLog } from '../../../../src/rate-limit/reported/sliding-log.js';
import { initialTraffic, type SentCall, type Traffic } from '../../../../src/rate-limit/traffic/traffic.js';

type Known = Partial<Omit<Budget, 'reset'>> & { reset?: Partial<ResetEstimate> };

/** A limit of 20 calls, of which 10 were left by the report of call 5, which arrived when 8 calls were sent. */
const known: Known = {
  limit: 20,
  remaining: 10,
  isReported: true,
  reportedBySeq: 5,
  knownAtSeq: 8,
  countedUpTo: 4,
  baseline: createBaseline(10, 5, 500),
};
const budgetOf = ({ reset, ...rest }: Known): Budget => ({
  ...initialBudget,
  ...known,
  ...rest,
  reset: { ...initialResetEstimate, ...reset },
});
const traffic = (sent: number, minLatencyMs: number | null = null) => ({ ...initialTraffic, sent, minLatencyMs });
const callOf = (seq: number): SentCall => ({ seq, sentAt: 1000, countedUpTo: 3, concurrency: 1 });
const resetIn = (ms: number) => ({ earliest: 1000 + ms, latest: 1040 + ms, isCoarse: false, isAbsolute: false });

interface Row {
  name: string;
  before: Known;
  /** Calls sent so far. */
  sent?: number;
  seq?: number;
  traffic?: Partial<Traffic>;
  /** It is the limit of 20 calls, if it names no other. */
  report: Partial<Omit<BudgetReport, 'call'>>;
  after: Known;
}

/** The response of call 10, sent at 1000 and received at 1040, is an accepted call. */
const afterReport = ({ before, sent = 12, seq = 10, traffic: changes, report }: Row): Budget =>
  onBudgetReport(
    budgetOf(before),
    { ...traffic(sent), ...changes },
    {
      call: callOf(seq),
      receivedAt: 1040,
      isRefused: false,
      isUnexplained: false,
      limit: 20,
      remaining: undefined,
      reset: null,
      ...report,
    },
  );

describe('more is left than was known', () => {
  /** Eight left; two have refilled by the time of the call. */
  const gradual: Known = { shape: 'bucket', remaining: 8, refillPerMs: 0.002, reportedBySeq: 9, knownAtSeq: 9, refusals: 2 };
  /** Nothing was left of a window until 1001, and a probe was sent. */
  const probed: Known = { shape: 'window', remaining: 0, reportedBySeq: 9, knownAtSeq: 9, probe: { state: 'sent' }, reset: { at: 1001 } };
  test.each<Row>([
    {
      name: 'nothing was probed: the shape stays unknown',
      before: { reportedBySeq: 8 },
      report: { remaining: 12 },
      after: { shape: 'unknown', remaining: 12, startSeq: 0 },
    },
    {
      name: 'a probe found them: gradual',
      before: { reportedBySeq: 8, probe: { state: 'sent' } },
      report: { remaining: 12 },
      after: { shape: 'bucket', startSeq: 0 },
    },
    {
      name: 'a probe found all of eight calls before the reset: they refill gradually',
      before: { ...probed, limit: 8 },
      sent: 10,
      report: { limit: 8, remaining: 7 },
      after: { shape: 'bucket', startSeq: 0 },
    },
    {
      name: 'a call that was no probe found them before the reset: a new window began',
      before: { ...probed, limit: 8, remaining: 3, probe: { state: 'undecided' } },
      sent: 10,
      report: { limit: 8, remaining: 7 },
      after: { shape: 'window', startSeq: 9 },
    },
    {
      name: 'a probe found them at the reset: a new window began',
      before: { ...probed, limit: 8, reset: { at: 1000 } },
      sent: 10,
      report: { limit: 8, remaining: 7 },
      after: { shape: 'window', startSeq: 9 },
    },
    {
      name: 'a probe found all of nine calls before the reset: a new window began',
      before: { ...probed, limit: 9 },
      sent: 10,
      report: { limit: 9, remaining: 8 },
      after: { shape: 'window', startSeq: 9 },
    },
    {
      name: 'a probe found all of it less than a second after the window before began: no window is so short',
      before: { ...probed, shape: 'unknown', reset: { at: 1500, previousAt: 800, openMs: 799 } },
      sent: 10,
      report: { remaining: 19 },
      after: { shape: 'bucket', startSeq: 0 },
    },
    {
      name: 'a probe found all of it a second after the window before began: a new window began',
      before: { ...probed, shape: 'unknown', reset: { at: 1500, previousAt: 800, openMs: 800 } },
      sent: 10,
      report: { remaining: 19 },
      after: { shape: 'unknown', startSeq: 9 },
    },
    {
      name: 'a probe found all of it at the reset, less than a second after the window before began: a new window began',
      before: { ...probed, shape: 'unknown', reset: { at: 1000, previousAt: 800, openMs: 799 } },
      sent: 10,
      report: { remaining: 19 },
      after: { shape: 'unknown', startSeq: 9 },
    },
    {
      name: 'within a second nine became free, and two were used at most: it refills gradually',
      before: { remaining: 18, baseline: { ...createBaseline(18, 5, 500), accepted: 8 } },
      report: { remaining: 18 },
      after: { shape: 'bucket' },
    },
    {
      name: 'a probe found as many as were left: that is no more',
      before: { remaining: 1, probe: { state: 'sent' } },
      report: { remaining: 1 },
      after: { shape: 'unknown' },
    },
    {
      name: 'a probe was sent, and one fewer is left: that is no more',
      before: { remaining: 5, probe: { state: 'sent' } },
      report: { remaining: 4 },
      after: { shape: 'unknown' },
    },
    {
      name: 'a probe was accepted though nothing was left: gradual, even if nothing is left again',
      before: { remaining: 0, probe: { state: 'sent' } },
      report: { remaining: 0 },
      after: { shape: 'bucket', remaining: 0 },
    },
    {
      name: 'a call of a used-up trial was accepted: that does not show a refill',
      before: { name: 'trial', remaining: 0, probe: { state: 'sent' } },
      report: { remaining: 0 },
      after: { shape: 'unknown' },
    },
    {
      name: 'all that this process did not use since: a new window began after the call that reported before',
      before: { reportedBySeq: 8, foreignCalls: 2 },
      report: { remaining: 14 },
      after: { startSeq: 8, isResetConfirmed: true, reset: { previousAt: 1000 } },
    },
    {
      name: 'one fewer: not a new window',
      before: { reportedBySeq: 8, foreignCalls: 2 },
      report: { remaining: 13 },
      after: { startSeq: 0, isResetConfirmed: false },
    },
    {
      name: 'a window has reset, however many are left',
      before: { shape: 'window', reportedBySeq: 8 },
      report: { remaining: 11 },
      after: { shape: 'window', startSeq: 8, isResetConfirmed: true },
    },
    {
      name: 'a window has reset, and this call overtook others: these are not counted yet',
      before: { shape: 'window', reportedBySeq: 1, knownAtSeq: 1 },
      report: { remaining: 18 },
      after: { startSeq: 3, countedUpTo: 3, remaining: 18 },
    },
    {
      name: 'a gradual limit was full, and this call overtook others: these are not counted yet',
      before: { ...gradual, refillPerMs: 0.012, reportedBySeq: 1, knownAtSeq: 1 },
      report: { remaining: 18 },
      after: { shape: 'bucket', startSeq: 0, countedUpTo: 3, remaining: 18 },
    },
    {
      name: 'a window without a call left accepts one that was not a probe: it has not reset',
      before: { shape: 'window', remaining: 0 },
      report: { remaining: 0 },
      after: { startSeq: 0 },
    },
    {
      name: 'the call was sent before the report before arrived: ignored',
      before: {},
      seq: 8,
      report: { remaining: 19 },
      after: { remaining: 10, startSeq: 0, reportedBySeq: 5 },
    },
    {
      name: 'the first report of a window is not another window',
      before: { isReported: false, remaining: 1, startSeq: 5 },
      report: { remaining: 19 },
      after: { startSeq: 5, remaining: 19 },
    },
    {
      name: 'a gradual limit is back at once: the shape is unknown',
      before: gradual,
      sent: 10,
      report: { remaining: 19 },
      after: { shape: 'unknown', refillPerMs: 0, remaining: 19 },
    },
    {
      name: 'a gradual limit is back to 90 %: still gradual',
      before: gradual,
      sent: 10,
      report: { remaining: 18 },
      after: { shape: 'bucket', startSeq: 0 },
    },
    {
      name: 'a gradual limit has three calls more than three times the known refill: still gradual',
      before: { ...gradual, limit: 40, remaining: 28 },
      sent: 10,
      report: { limit: 40, remaining: 37 },
      after: { shape: 'bucket', startSeq: 0 },
    },
    {
      name: 'a gradual limit has four calls more than three times the known refill: the shape is unknown',
      before: { ...gradual, limit: 40, remaining: 27 },
      sent: 10,
      report: { limit: 40, remaining: 37 },
      after: { shape: 'unknown', refillPerMs: 0 },
    },
    {
      name: 'a sliding counter may come back at once: still one',
      before: { ...gradual, shape: 'sliding-counter', limit: 40, remaining: 27 },
      sent: 10,
      report: { limit: 40, remaining: 37 },
      after: { shape: 'sliding-counter', refillPerMs: 0.002 },
    },
    {
      name: 'a probe finds more of a sliding counter: still one',
      before: { ...gradual, shape: 'sliding-counter', probe: { state: 'sent' } },
      sent: 10,
      report: { remaining: 10 },
      after: { shape: 'sliding-counter', refillPerMs: 0.002 },
    },
    {
      name: 'a probe finds more of a small sliding counter: still one',
      before: { ...gradual, shape: 'sliding-counter', limit: 8, remaining: 0, probe: { state: 'sent' }, reset: { at: 9000 } },
      sent: 10,
      report: { limit: 8, remaining: 3 },
      after: { shape: 'sliding-counter', refillPerMs: 0.002 },
    },
  ])('$name', (row) => expect(afterReport(row)).toMatchObject(row.after));
});

describe('a call is refused', () => {
  const renewed: Known = { isReported: false, remaining: 1, startSeq: 5, reset: { previousAt: 900 } };
  const gradual: Known = { shape: 'bucket', refillPerMs: 0.01 };
  const refused = { isRefused: true, remaining: 0 };
  const undecided = { state: 'undecided' } as const;
  test.each<Row>([
    {
      name: 'nothing is left of a window, and a probe has its result',
      before: { refusals: 2, probe: { state: 'sent' } },
      report: { isRefused: true },
      after: { shape: 'window', remaining: 0, refusals: 3, probe: undecided },
    },
    {
      name: 'of a new window, after half of its limit was sent: the reset was not confirmed',
      before: renewed,
      seq: 15,
      report: refused,
      after: { shape: 'unknown', isResetConfirmed: false, wasResetLate: false, isReported: true },
    },
    {
      name: 'of a new window, after more than half of its limit was sent: it was used up, so it had reset',
      before: renewed,
      seq: 16,
      report: refused,
      after: { shape: 'unknown', isResetConfirmed: true, wasResetLate: false },
    },
    {
      name: 'of a first window that was used up: no reset was seen',
      before: { ...renewed, reset: {} },
      seq: 16,
      report: refused,
      after: { isResetConfirmed: false },
    },
    {
      name: 'the reset was confirmed, and half of its limit was sent: it was late',
      before: { ...renewed, isResetConfirmed: true },
      seq: 15,
      report: refused,
      after: { isResetConfirmed: false, wasResetLate: true },
    },
    {
      name: 'the reset was confirmed, and more than half of its limit was sent: it was in time',
      before: { ...renewed, isResetConfirmed: true },
      seq: 16,
      report: refused,
      after: { isResetConfirmed: true, wasResetLate: false },
    },
    {
      name: 'a reset that was late once stays so',
      before: { ...renewed, wasResetLate: true },
      seq: 16,
      report: refused,
      after: { wasResetLate: true },
    },
    {
      name: 'after the reset, and the next reset is much later: it slides',
      before: renewed,
      report: { ...refused, reset: resetIn(10_000) },
      after: { shape: 'sliding-counter', refillPerMs: (20 / 10_000) * 0.97 },
    },
    {
      name: 'gradual: it refills more slowly, measured from here on',
      before: gradual,
      report: refused,
      after: { shape: 'bucket', refillPerMs: 0.0085, refusals: 1, baseline: createBaseline(0, 10, 1040) },
    },
    {
      name: 'gradual, and nothing was left: since the baseline no more became free than was used, three calls in half a second',
      before: { ...gradual, remaining: 0, baseline: createBaseline(2, 5, 500) },
      traffic: { history: [5, 10].map((upTo) => ({ at: 100 * upTo, upTo, refused: 0 })) },
      report: refused,
      after: { refillPerMs: 0.006 },
    },
    {
      name: 'gradual, and what was left was used: one call at least became free',
      before: { ...gradual, remaining: 0, baseline: createBaseline(9, 5, 500) },
      traffic: { history: [5, 10].map((upTo) => ({ at: 100 * upTo, upTo, refused: 0 })) },
      report: refused,
      after: { refillPerMs: 0.002 },
    },
    {
      name: 'gradual, and one was left: how much became free is not known',
      before: { ...gradual, remaining: 1, baseline: createBaseline(2, 5, 500) },
      report: refused,
      after: { refillPerMs: 0.0085 },
    },
    {
      name: 'a sliding counter, and nothing was left: what became free since the baseline says nothing, as calls leave it all at once',
      before: { ...gradual, shape: 'sliding-counter', remaining: 0, baseline: createBaseline(2, 5, 500) },
      traffic: { history: [5, 10].map((upTo) => ({ at: 100 * upTo, upTo, refused: 0 })) },
      report: refused,
      after: { shape: 'sliding-counter', refillPerMs: 0.0085 },
    },
    {
      name: 'gradual, with calls left: the call costs more than others, and the rate stays',
      before: gradual,
      report: { isRefused: true, isUnexplained: true, remaining: 2 },
      after: { refillPerMs: 0.01, callCost: 3 },
    },
    {
      name: 'gradual, with calls left, and no dearer than others: it refills more slowly',
      before: { ...gradual, callCost: 3 },
      report: { isRefused: true, isUnexplained: true, remaining: 2 },
      after: { refillPerMs: 0.0085, callCost: 3 },
    },
    {
      name: 'gradual, the second time without an accepted call: still gradual',
      before: { ...gradual, refusals: 1 },
      report: refused,
      after: { shape: 'bucket', refusals: 2 },
    },
    {
      name: 'gradual, the third time without an accepted call: the shape is unknown',
      before: { ...gradual, refusals: 2 },
      report: refused,
      after: { shape: 'unknown', refusals: 3 },
    },
    {
      name: 'gradual, sent before the refusals before were known: says nothing new',
      before: gradual,
      traffic: { refusedSeq: 10 },
      report: refused,
      after: { shape: 'bucket', refillPerMs: 0.01, baseline: { ...createBaseline(10, 5, 500), least: 0 } },
    },
  ])('$name', (row) => expect(afterReport(row)).toMatchObject(row.after));
});

describe('a call is refused though calls are left', () => {
  const refused = { isRefused: true, isUnexplained: true };
  test.each<Row>([
    { name: 'one call: it costs two', before: {}, report: { ...refused, remaining: 1 }, after: { callCost: 2 } },
    { name: 'a fifth of the limit: it costs more than that', before: {}, report: { ...refused, remaining: 4 }, after: { callCost: 5 } },
    { name: 'more than that: something else refuses it', before: {}, report: { ...refused, remaining: 5 }, after: { callCost: 1 } },
    { name: 'two of a small limit', before: {}, report: { ...refused, limit: 4, remaining: 2 }, after: { callCost: 3 } },
    {
      name: 'all of a limit: no call can cost more than that',
      before: {},
      report: { ...refused, limit: 2, remaining: 2 },
      after: { callCost: 2 },
    },
    { name: 'of a limit that was lowered', before: { callCost: 5 }, report: { limit: 3, remaining: 1 }, after: { callCost: 3 } },
    { name: 'of a limit of no calls', before: { callCost: 5 }, report: { limit: 0, remaining: 0 }, after: { callCost: 1 } },
    { name: 'fewer than a call has cost', before: { callCost: 3 }, report: { ...refused, remaining: 1 }, after: { callCost: 3 } },
    {
      name: 'another limit is used up',
      before: {},
      report: { ...refused, isUnexplained: false, remaining: 1 },
      after: { callCost: 1 },
    },
  ])('$name', (row) => expect(afterReport(row)).toMatchObject(row.after));

  test.each(['window', 'bucket', 'sliding-counter'] as const)(
    'of a %s: what it is above one shrinks by a fifth in as many other calls as four times the limit',
    (shape) => {
      const next = (budget: Budget, index: number): Budget =>
        afterReport({ name: '', before: budget, seq: 13 + index, sent: 13 + index, report: { remaining: 10 }, after: {} });
      const after = Array.from({ length: 4 * 20 }).reduce<Budget>(
        (budget, _, index) => next(budget, index),
        budgetOf({ shape, callCost: 5 }),
      );
      expect(after.callCost).toBeCloseTo(4.2, 9);
    },
  );
});

describe('what a report says is left', () => {
  test.each<Row>([
    { name: 'a limit alone: less what was sent', before: {}, report: {}, after: { limit: 20, remaining: 10, reportedBySeq: 10 } },
    {
      name: 'a limit alone: less what was sent and not refused',
      before: { remaining: 19, refusals: 2 },
      report: {},
      after: { remaining: 12 },
    },
    { name: 'a limit alone: none after a refused call', before: {}, report: { isRefused: true }, after: { remaining: 0 } },
    { name: 'a limit alone: a refusal lowers it to what was accepted', before: {}, report: { isRefused: true }, after: { limit: 9 } },
    {
      name: 'it is known when it arrived',
      before: {},
      report: { remaining: 9 },
      after: { knownAtSeq: 12, refillFrom: 1040, countedUpTo: 3 },
    },
    { name: 'calls before this window are counted', before: { startSeq: 6 }, report: { remaining: 9 }, after: { countedUpTo: 6 } },
    {
      name: 'gradual, and no other call is in flight: it refilled while the response was under way',
      before: { shape: 'bucket' },
      traffic: { minLatencyMs: 30 },
      report: {},
      after: { refillFrom: 1010 },
    },
    {
      name: 'gradual, and others are in flight: it refills from the receipt on',
      before: { shape: 'bucket' },
      traffic: { minLatencyMs: 30, inFlight: 1 },
      report: {},
      after: { refillFrom: 1040 },
    },
    {
      name: 'sliding, and no other call is in flight: it refills from the receipt on',
      before: { shape: 'sliding-counter' },
      traffic: { minLatencyMs: 30 },
      report: {},
      after: { refillFrom: 1040 },
    },
    {
      name: 'an accepted call after the baseline used one that became free',
      before: {},
      report: { remaining: 9 },
      after: { baseline: { ...createBaseline(10, 5, 500), accepted: 1, least: 9 } },
    },
    {
      name: 'that of the baseline did not',
      before: {},
      seq: 5,
      report: { remaining: 9 },
      after: { baseline: { ...createBaseline(10, 5, 500), accepted: 0, least: 9 } },
    },
    {
      name: 'accepted: gradual, so the refusals before are over',
      before: { shape: 'bucket', refusals: 2 },
      report: {},
      after: { refusals: 0 },
    },
    { name: 'accepted: the refusals of a window stay', before: { shape: 'window', refusals: 2 }, report: {}, after: { refusals: 2 } },
    {
      name: 'out of order, and lower: believed',
      before: {},
      seq: 4,
      report: { remaining: 9 },
      after: { remaining: 9, reportedBySeq: 4 },
    },
    {
      name: 'out of order, equal, of a later call: believed',
      before: {},
      seq: 6,
      report: { remaining: 10 },
      after: { remaining: 10, reportedBySeq: 6 },
    },
    {
      name: 'out of order, equal, of an earlier call: ignored',
      before: {},
      seq: 4,
      report: { remaining: 10 },
      after: { remaining: 10, reportedBySeq: 5 },
    },
    {
      name: 'out of order, higher, of a later call: ignored',
      before: {},
      seq: 6,
      report: { remaining: 11 },
      after: { remaining: 10, reportedBySeq: 5 },
    },
    {
      name: 'calls that this process did not send are those of other clients, if it is a sliding log',
      before: {},
      report: { remaining: 8 },
      after: { log: { foreignCalls: 12 } as Budget['log'] },
    },
    {
      name: 'a sliding log, out of order and higher: believed, because calls leave it at any time',
      before: {
        shape: 'sliding-log',
        log: { ...initialSlidingLog, errors: COMMON_PERIODS_MS.map((periodMs) => (periodMs === 1000 ? 0 : 50)) },
      },
      seq: 6,
      report: { remaining: 11 },
      after: { shape: 'sliding-log', remaining: 11, reportedBySeq: 6 },
    },
    {
      name: 'reports contradict a sliding log: its calls leave it one by one all the same',
      before: { shape: 'sliding-log', log: { ...initialSlidingLog, errors: COMMON_PERIODS_MS.map(() => 50) } },
      report: { remaining: 9 },
      after: { shape: 'sliding-counter', refillPerMs: (20 / 1000) * SLIDING_SHARE },
    },
  ])('$name', (row) => expect(afterReport(row)).toMatchObject(row.after));
});

describe('what a report says about the reset', () => {
  test.each<Row>([
    {
      name: 'the latest of the earliest times',
      before: { reset: { earliest: 11_020 } },
      report: { reset: resetIn(10_000) },
      after: { reset: { earliest: 11_020 } },
    },
    {
      name: 'no limit: the same',
      before: { reset: { earliest: 11_020 } },
      report: { limit: undefined, remaining: 9, reset: resetIn(10_000) },
      after: { limit: 20, reset: { earliest: 11_020 } },
    },
    {
      name: 'a reset that contradicts what was known: that is void',
      before: { reset: { earliest: 12_000 } },
      report: { limit: 30, remaining: 9, reset: resetIn(10_000) },
      after: { limit: 30, reset: { earliest: 11_000 } },
    },
    {
      name: 'the first report of a window gives its period',
      before: { isReported: false, remaining: 1, reset: { previousAt: 990 } },
      report: { remaining: 19, reset: resetIn(7000) },
      after: { reset: { periodMs: 7000 } },
    },
    {
      name: 'a later report of a window does not',
      before: { reset: { previousAt: 990 } },
      report: { remaining: 9, reset: resetIn(7000) },
      after: { reset: { periodMs: null } },
    },
    {
      name: 'a planned probe is planned again',
      before: { probe: { state: 'planned', at: 3000 } },
      report: { reset: resetIn(7000) },
      after: { probe: { state: 'undecided' } },
    },
    {
      name: 'a declined probe stays declined',
      before: { probe: { state: 'declined' } },
      report: { reset: resetIn(7000) },
      after: { probe: { state: 'declined' } },
    },
    {
      name: 'nothing is left, and no reset is reported: it is unknown',
      before: { reset: { at: 9000 }, probe: { state: 'declined' } },
      report: { remaining: 0 },
      after: { reset: { at: null }, probe: { state: 'undecided' } },
    },
    {
      name: 'too little is left for the dearest call, and no reset is reported: it is unknown',
      before: { callCost: 3, reset: { at: 9000 }, probe: { state: 'declined' } },
      report: { remaining: 2 },
      after: { reset: { at: null }, probe: { state: 'undecided' } },
    },
    {
      name: 'one is left, and no reset is reported: the known one stays',
      before: { reset: { at: 9000 }, probe: { state: 'declined' } },
      report: { remaining: 1 },
      after: { reset: { at: 9000 }, probe: { state: 'declined' } },
    },
    {
      name: 'a refusal says neither what is left nor when it resets: the known reset stays',
      before: { reset: { at: 9000 } },
      report: { isRefused: true },
      after: { remaining: 0, reset: { at: 9000 } },
    },
  ])('$name', (row) => expect(afterReport(row)).toMatchObject(row.after));
});

describe('a response that does not mention the limit', () => {
  const before: Known = { startSeq: 6, countedUpTo: 6, probe: { state: 'sent' } };
  test.each([
    {
      name: 'accepted, the first call of the window: it began then',
      seq: 7,
      outcome: 'accepted',
      remaining: 9,
      firstAcceptedAt: 1020,
      accepted: 1,
    },
    {
      name: 'accepted, the last call of the window before: after the baseline all the same',
      seq: 6,
      outcome: 'accepted',
      remaining: 10,
      firstAcceptedAt: null,
      accepted: 1,
    },
    { name: 'no response: it counts, but shows nothing', seq: 7, outcome: 'lost', remaining: 9, firstAcceptedAt: null, accepted: 0 },
    { name: 'refused: it does not count', seq: 7, outcome: 'refused', remaining: 10, firstAcceptedAt: null, accepted: 0 },
  ] as const)('$name', ({ seq, outcome, remaining, firstAcceptedAt, accepted }) => {
    const after = onBudgetNotReported(budgetOf(before), traffic(12, 20), callOf(seq), outcome);
    expect(after).toMatchObject({ remaining, reset: { firstAcceptedAt }, baseline: { accepted } });
  });
  test.each<{ name: string; start: Known; outcome: 'refused' | 'lost'; shape: Budget['shape'] }>([
    { name: 'probed an unknown limit and was refused: it is a window', start: before, outcome: 'refused', shape: 'window' },
    { name: 'probed an unknown limit and got no response: it stays unknown', start: before, outcome: 'lost', shape: 'unknown' },
    {
      name: 'probed a gradual limit and was refused: it stays that',
      start: { ...before, shape: 'bucket' },
      outcome: 'refused',
      shape: 'bucket',
    },
    { name: 'probed nothing and was refused: the limit stays unknown', start: { startSeq: 6 }, outcome: 'refused', shape: 'unknown' },
  ])('a call that $name', ({ start, outcome, shape }) => {
    expect(onBudgetNotReported(budgetOf(start), traffic(12, 20), callOf(7), outcome).shape).toBe(shape);
  });
  test('a call that the last report counts is not counted twice', () => {
    expect(onBudgetNotReported(budgetOf({ countedUpTo: 7 }), traffic(12), callOf(7), 'lost').remaining).toBe(10);
  });
  test('no reset is known: the next probe is planned again', () => {
    const probe = (at: number | null) => onBudgetNotReported(budgetOf({ ...before, reset: { at } }), traffic(12), callOf(7), 'lost').probe;
    expect(probe(null)).toEqual({ state: 'undecided' });
    expect(probe(9000)).toEqual({ state: 'sent' });
  });
});

describe('Retry-After', () => {
  test.each([
    {
      name: 'gradual: one call has refilled then',
      before: { shape: 'bucket', refillPerMs: 0.01, refillFrom: 500, reset: { at: 9000 } },
      after: { refillFrom: 1900, refillPerMs: 0.01, reset: { at: 9000 } },
    },
    {
      name: 'gradual, at an unknown rate: nothing changes',
      before: { shape: 'bucket', refillPerMs: 0, refillFrom: 500 },
      after: { refillFrom: 500, refillPerMs: 0 },
    },
    {
      name: 'a sliding log: nothing changes',
      before: { shape: 'sliding-log', reset: { at: 9000 } },
      after: { shape: 'sliding-log', reset: { at: 9000 } },
    },
    {
      name: 'one and a half seconds before the reset: the same moment',
      before: { reset: { at: 3500 } },
      after: { shape: 'unknown', reset: { at: 2000 } },
    },
    {
      name: 'earlier: it refills gradually, and one call has refilled then',
      before: { reset: { at: 3501 } },
      after: {
        shape: 'bucket',
        refillPerMs: 20 / 2501,
        refillFrom: 2000 - 2501 / 20,
        baseline: createBaseline(0, 5, 2000 - 2501 / 20),
        reset: { at: 2000 },
      },
    },
    {
      name: 'no reset is known: it is the reset',
      before: {},
      after: { shape: 'unknown', reset: { at: 2000 } },
    },
    {
      name: 'a limit of no calls does not refill',
      before: { limit: 0, reset: { at: 9000 } },
      after: { shape: 'unknown', reset: { at: 2000 } },
    },
    {
      name: 'exact, and half a second before an exact reset: the same moment',
      roundingMs: 0,
      before: { reset: { at: 2500, earliest: 2500 } },
      after: { shape: 'unknown', reset: { at: 2000 } },
    },
    {
      name: 'exact, and a little earlier: it refills gradually',
      roundingMs: 0,
      before: { reset: { at: 2501, earliest: 2501 } },
      after: { shape: 'bucket', refillPerMs: 20 / 1501 },
    },
    {
      name: 'exact, and within the second by which a reset is rounded: the same moment',
      roundingMs: 0,
      before: { reset: { at: 3500, earliest: 2500 } },
      after: { shape: 'unknown' },
    },
  ] as { name: string; roundingMs?: number; before: Known; after: Known }[])('$name', ({ roundingMs = 1000, before, after }) => {
    expect(onBudgetRetryAfter(budgetOf(before), 2000, roundingMs, 1000)).toMatchObject(after);
  });
});
