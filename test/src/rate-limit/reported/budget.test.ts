import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { budgetAvailableAt } from '../../../../src/rate-limit/reported/budget-available.js';
import { onBudgetSent, startWindow, tickBudget, toBucket } from '../../../../src/rate-limit/reported/budget-window.js';
import {
  createBaseline,
  exhaustedUntil,
  initialBudget,
  isTrialUsedUp,
  refilled,
  type Budget,
} from '../../../../src/rate-limit/reported/budget.js';
import { onBudgetNotReported, onBudgetReport, onBudgetRetryAfter } from '../../../../src/rate-limit/reported/budget-report.js';
import type { BudgetReport } from '../../../../src/rate-limit/headers/reading.js';
import { REFILL_DECREASE, WAKE_MARGIN_MS } from '../../../../src/rate-limit/constants.js';
import { initialResetEstimate, type ResetEstimate } from '../../../../src/rate-limit/reported/reset-estimator.js';
import { initialSlidingLog, type SlidingLog } from '../../../../src/rate-limit/reported/sliding-log.js';
import {
  countEnded,
  countResponse,
  countSent,
  initialTraffic,
  type SentCall,
  type Traffic,
} from '../../../../src/rate-limit/traffic/traffic.js';

/** A log of a second that reports have confirmed. */
const confirmedLog: SlidingLog = { ...initialSlidingLog, errors: [0], isConfirmed: true };

/** A response. Without `remaining` it does not report this limit; `limit` is null if it reports only what is left. */
interface ResponseStep {
  at: number;
  event: 'accepted' | 'refused';
  call: number;
  limit?: number | null;
  remaining?: number;
  resetIn?: number;
}

/** What happens, and when. Times are milliseconds from the start; calls are numbered from 1. */
type Step =
  | ResponseStep
  | { at: number; event: 'sent'; times?: number }
  | { at: number; event: 'no response'; call: number }
  | { at: number; event: 'retry after'; ms: number }
  | { at: number; event: 'time passes' };

/** A report of a limit of 20 calls, if it names no other. Resets are relative and exact. */
const toReport = ({ at, event, limit = 20, remaining, resetIn }: ResponseStep, call: SentCall): BudgetReport => ({
  call,
  receivedAt: at,
  isRefused: event === 'refused',
  isUnexplained: event === 'refused' && (remaining ?? 0) > 0,
  limit: limit ?? undefined,
  remaining,
  reset: resetIn === undefined ? null : { earliest: call.sentAt + resetIn, latest: at + resetIn, isCoarse: false, isAbsolute: false },
});

/** Folds events into a budget and the traffic that it belongs to. */
const fold = (steps: readonly Step[]) => {
  const calls: SentCall[] = [];
  let traffic = initialTraffic;
  let budget = initialBudget;
  for (const step of steps) {
    const { at } = step;
    budget = tickBudget(budget, traffic, at);
    if (step.event === 'sent') {
      for (let time = 0; time < (step.times ?? 1); time++) {
        budget = onBudgetSent(budget, traffic, at);
        const [next, call] = countSent(traffic, at);
        traffic = next;
        calls.push(call);
      }
    } else if (step.event === 'retry after') budget = onBudgetRetryAfter(budget, at + step.ms, 1000, at);
    else if (step.event === 'no response') {
      const call = calls[step.call - 1]!;
      traffic = countEnded(traffic, call);
      budget = onBudgetNotReported(budget, traffic, call, 'lost');
    } else if (step.event !== 'time passes') {
      const call = calls[step.call - 1]!;
      traffic = countResponse(traffic, call, step.event === 'refused', at, 0);
      budget =
        step.remaining === undefined
          ? onBudgetNotReported(budget, traffic, call, step.event)
          : onBudgetReport(budget, traffic, toReport(step, call));
    }
    budget = tickBudget(budget, traffic, at);
  }
  return { budget, traffic };
};

const availableAfter = (steps: readonly Step[], now: number, position = { count: 1, reserve: 0 }) => {
  const { budget, traffic } = fold([...steps, { at: now, event: 'time passes' }]);
  return budgetAvailableAt(budget, traffic, position, now);
};

const sent = (at: number, times = 1): Step => ({ at, event: 'sent', times });
/** A limit of 20 calls in 10 s, of which `remaining` are left after the first call. */
const reported = (remaining: number): Step[] => [sent(0), { at: 20, event: 'accepted', call: 1, remaining, resetIn: 10_000 }];
/** Nothing was left, and a probe after a quarter of the wait was refused. */
const window: Step[] = [...reported(0), sent(2520), { at: 2540, event: 'refused', call: 2, remaining: 0, resetIn: 7480 }];
/** Nothing was left, and a probe after a quarter of the wait found five more calls. */
const gradual: Step[] = [...reported(0), sent(2520), { at: 2540, event: 'accepted', call: 2, remaining: 4, resetIn: 8000 }];
/** The same limit, reported when we have used all of it ourselves. */
const allUsed: Step[] = [
  sent(0, 20),
  { at: 20, event: 'accepted', call: 20, remaining: 0, resetIn: 10_000 },
  sent(2520),
  { at: 2540, event: 'refused', call: 21, remaining: 0, resetIn: 7480 },
];
/** The window reset, and the first call after that was accepted. */
const confirmed: Step[] = [...window, sent(10_100), { at: 10_120, event: 'accepted', call: 3, remaining: 19, resetIn: 9900 }];

const rows: { name: string; steps: Step[]; budget: object }[] = [
  {
    name: 'the first report: limit, what is left, and the reset',
    steps: reported(7),
    budget: { shape: 'unknown', limit: 20, remaining: 7, isReported: true, isResetConfirmed: false, reset: { at: 10_020 } },
  },
  {
    name: 'a limit that is not reported: what is left and the call itself',
    steps: [sent(0), { at: 20, event: 'accepted', call: 1, limit: null, remaining: 7 }],
    budget: { limit: 8, remaining: 7, reset: { at: null } },
  },
  {
    name: 'reports out of order: the lowest one',
    steps: [sent(0, 3), { at: 20, event: 'accepted', call: 3, remaining: 17 }, { at: 30, event: 'accepted', call: 1, remaining: 19 }],
    budget: { remaining: 17, reportedBySeq: 3 },
  },
  {
    name: 'an accepted call without a report counts',
    steps: [...reported(7), sent(30), { at: 50, event: 'accepted', call: 2 }],
    budget: { remaining: 6 },
  },
  {
    name: 'a call without a response may have been counted, so it counts',
    steps: [...reported(7), sent(30), { at: 50, event: 'no response', call: 2 }],
    budget: { remaining: 6 },
  },
  {
    name: 'a refused call does not count',
    steps: [...reported(7), sent(30), { at: 50, event: 'refused', call: 2 }],
    budget: { remaining: 7 },
  },
  {
    name: 'nothing left: a probe is planned after a quarter of the wait',
    steps: [...reported(0), { at: 20, event: 'time passes' }],
    budget: { shape: 'unknown', probe: { state: 'planned', at: 2520 } },
  },
  { name: 'the probe is refused: a window', steps: window, budget: { shape: 'window', remaining: 0, reset: { at: 10_020 } } },
  {
    name: 'the probe finds a few more calls: gradual, and the refill is measured',
    steps: gradual,
    budget: { shape: 'bucket', remaining: 4, refillPerMs: 4 / 2520 },
  },
  {
    name: 'the probe finds all calls: the window has reset',
    steps: [...reported(0), sent(2520), { at: 2540, event: 'accepted', call: 2, remaining: 19, resetIn: 9980 }],
    budget: { shape: 'unknown', isResetConfirmed: true, remaining: 19, startSeq: 1 },
  },
  {
    name: 'the reset is over: nothing is reported of the next window',
    steps: [...window, { at: 10_020 + WAKE_MARGIN_MS, event: 'time passes' }],
    budget: { isReported: false, remaining: 1, startSeq: 2, reset: { previousAt: 10_020 } },
  },
  {
    name: 'a call of the next window is accepted: the reset is confirmed',
    steps: confirmed,
    budget: { isResetConfirmed: true, remaining: 19 },
  },
  {
    name: 'a late report of an earlier window is ignored',
    steps: [
      sent(0, 2),
      { at: 20, event: 'accepted', call: 1, remaining: 1, resetIn: 1000 },
      { at: 2000, event: 'accepted', call: 2, remaining: 0 },
    ],
    budget: { isReported: false, remaining: 1 },
  },
  {
    name: 'gradual, and refused: it refills more slowly than thought',
    steps: [...gradual, sent(3000), { at: 3020, event: 'refused', call: 3, remaining: 0 }],
    budget: { shape: 'bucket', remaining: 0, refillPerMs: (4 / 2520) * REFILL_DECREASE },
  },
  {
    name: 'most of a new window is used, though not by us: calls slide out of it one by one',
    steps: [...allUsed, sent(10_100), { at: 10_120, event: 'accepted', call: 22, remaining: 3, resetIn: 9900 }],
    budget: { shape: 'sliding-counter', refillPerMs: (20 / 10_000) * 0.97 },
  },
  {
    name: 'Retry-After before the reset: it refills gradually',
    steps: [...reported(0), { at: 20, event: 'retry after', ms: 500 }],
    budget: { shape: 'bucket', refillPerMs: 20 / 10_000, reset: { at: 520 } },
  },
  {
    name: 'Retry-After at the reset, in whole seconds: the reset is more exact',
    steps: [...window, { at: 2540, event: 'retry after', ms: 8000 }],
    budget: { shape: 'window', reset: { at: 10_020 } },
  },
];
test.each(rows)('$name', ({ steps, budget }) => expect(fold(steps).budget).toMatchObject(budget));

describe('when a call may be sent', () => {
  test.each([
    { name: 'while some are left: at once', steps: reported(3), now: 20, at: 20 },
    { name: 'calls in flight that are not counted yet are subtracted', steps: [...reported(2), sent(20, 2)], now: 20, at: 2520 },
    {
      name: 'calls left free for more urgent ones are not used',
      steps: reported(2),
      now: 20,
      position: { count: 1, reserve: 2 },
      at: 10_023,
    },
    { name: 'nothing left: at the probe', steps: reported(0), now: 20, at: 2520 },
    { name: 'nothing left of a window: after its reset', steps: window, now: 2540, at: 10_020 + WAKE_MARGIN_MS },
    {
      name: 'nothing left, further back in the queue than a window has calls, and no period known: unknown',
      steps: [
        sent(0),
        { at: 20, event: 'accepted', call: 1, remaining: 0, resetIn: 7000 },
        sent(1770),
        { at: 1790, event: 'refused', call: 2, remaining: 0, resetIn: 5230 },
      ],
      now: 1790,
      position: { count: 21, reserve: 0 },
      at: null,
    },
    {
      name: 'the period is known: one window later',
      steps: [...confirmed, sent(10_200, 19)],
      now: 10_200,
      position: { count: 21, reserve: 0 },
      at: 30_020 + WAKE_MARGIN_MS,
    },
    {
      name: 'gradual: when as many have refilled',
      steps: gradual,
      now: 2540,
      position: { count: 6, reserve: 0 },
      // It has refilled since the call arrived, 20 ms ago at least.
      at: 2520 + 2 / (4 / 2520),
    },
    {
      name: 'a new window of which nothing is reported was sent as many calls as its limit allows: when the one before would be over',
      steps: [...window, sent(10_100, 20)],
      now: 10_400,
      at: 20_020,
    },
    {
      name: 'a long window is over, and a round trip is short: its first call goes alone',
      steps: [...confirmed, sent(20_040)],
      now: 20_040,
      at: 20_100,
    },
    { name: 'the reset is over: one call at once', steps: window, now: 10_023, at: 10_023 },
    {
      name: 'and the next two round trips and 20 ms later, though no response has arrived',
      steps: [...window, sent(10_023)],
      now: 10_023,
      at: 10_083,
    },
  ] as { name: string; steps: Step[]; now: number; position?: { count: number; reserve: number }; at: number | null }[])(
    '$name',
    ({ steps, now, position, at }) => expect(availableAfter(steps, now, position)).toBe(at),
  );

  test('the first report may be read by other processes too: a third of it, until they are known', () => {
    const steps = [sent(0, 2), { at: 20, event: 'accepted', call: 1, remaining: 16, resetIn: 10_000 }] satisfies Step[];
    expect(availableAfter(steps, 20, { count: 4, reserve: 0 })).toBe(20);
    expect(availableAfter(steps, 20, { count: 5, reserve: 0 })).toBeGreaterThan(20);
    expect(availableAfter(steps, 120, { count: 5, reserve: 0 })).toBe(120);
  });
});

describe('a limit that is exhausted', () => {
  const until = (steps: Step[]) => exhaustedUntil(fold(steps).budget);
  test('calls left: it is not', () => expect(until(reported(1))).toBeNull());
  test('too little left for the dearest call: until its reset', () => {
    const budget = budgetOf({ isReported: true, callCost: 3, reset: { at: 9000 } });
    expect(exhaustedUntil({ ...budget, remaining: 2 })).toBe(9000);
    expect(exhaustedUntil({ ...budget, remaining: 3 })).toBeNull();
  });
  test('nothing left of a window: until its reset', () => expect(until(window)).toBe(10_020));
  test('after the reset: it is not known', () => expect(until([...window, { at: 10_100, event: 'time passes' }])).toBeNull());
});

type Known = Partial<Omit<Budget, 'reset'>> & { reset?: Partial<ResetEstimate> };

const budgetOf = ({ reset, ...known }: Known): Budget => ({
  ...initialBudget,
  ...known,
  reset: { ...initialResetEstimate, ...reset },
});
const planned = (at: number): Budget['probe'] => ({ state: 'planned', at });
const trafficOf = (known: Partial<Traffic>): Traffic => ({ ...initialTraffic, ...known });

test('of a new limit nothing is known', () => {
  expect({ ...initialBudget, name: 'day' }).toMatchObject({
    name: 'day',
    isReported: false,
    isResetConfirmed: false,
    wasResetLate: false,
    baseline: createBaseline(0, 0, 0),
  });
});

test.each([
  { name: 'nothing is left, and no reset is known', known: {}, is: true },
  { name: 'one call is left', known: { remaining: 1 }, is: false },
  { name: 'it resets', known: { reset: { at: 5000 } }, is: false },
  { name: 'it is not reported', known: { isReported: false }, is: false },
  { name: 'another limit', known: { name: 'day' }, is: false },
])('a trial is used up: $name: $is', ({ known, is }) => {
  expect(isTrialUsedUp(budgetOf({ name: 'trial', isReported: true, ...known }))).toBe(is);
});

test.each([
  { name: 'in proportion to the time', known: {}, now: 1040, calls: 4 },
  { name: 'a gradual limit: up to its limit', known: { shape: 'bucket' }, now: 1090, calls: 5 },
  { name: 'a gradual limit: more if calls were sent', known: { shape: 'bucket' }, now: 1090, uncounted: 3, calls: 8 },
  { name: 'a gradual limit of no calls: one', known: { shape: 'bucket', limit: 0, remaining: 0 }, now: 1090, calls: 1 },
  { name: 'any other limit of no calls: one and a quarter', known: { limit: 0, remaining: 0 }, now: 1090, calls: 1.25 },
  { name: 'any other limit: up to a quarter more, if it is not known when it resets', known: {}, now: 1110, calls: 10 },
  { name: 'any other limit: up to its limit, if that is known', known: { reset: { at: 9000 } }, now: 1110, calls: 5 },
  { name: 'none before it begins', known: {}, now: 900, calls: 0 },
] as { name: string; known: Known; now: number; uncounted?: number; calls: number }[])('what has refilled: $name', (row) => {
  const budget = budgetOf({ limit: 20, remaining: 15, refillFrom: 1000, refillPerMs: 0.1, ...row.known });
  expect(refilled(budget, row.now, row.uncounted)).toBeCloseTo(row.calls, 9);
});

describe('availability by the state', () => {
  /** 100 calls a minute until 60 000. Other clients used 40 before, and 10 so far: 30 calls more are expected of them. */
  const sharedWindow: Known = {
    limit: 100,
    remaining: 10,
    isReported: true,
    countedUpTo: 80,
    foreignCalls: 40,
    reset: { at: 2000, periodMs: 600 },
  };
  const shared = { budget: sharedWindow, now: 1610, traffic: { sent: 80, history: [{ at: 1600, upTo: 80, refused: 0 }] } };
  /** 50 calls from 1000 to 11 000, of which other clients used nearly all before. Of this one they used none: the twelve calls were accepted here. */
  const quietWindow: Known = {
    limit: 50,
    remaining: 38,
    isReported: true,
    startSeq: 20,
    countedUpTo: 32,
    refillFrom: 1501,
    foreignCalls: 49,
    baseline: { ...createBaseline(46, 24, 1100), accepted: 8 },
    reset: { at: 11_000, periodMs: 10_000 },
  };
  const quiet = { budget: quietWindow, now: 1600, traffic: { sent: 32, history: [{ at: 1550, upTo: 32, refused: 0 }] } };
  /** 20 calls, of which 12 are left by the first response; another call is in flight, and caution lasts until 2000. */
  const firstReport: Known = {
    limit: 20,
    remaining: 12,
    isReported: true,
    reportedBySeq: 1,
    countedUpTo: 3,
    baseline: createBaseline(12, 1, 0),
  };
  const cautious = { budget: firstReport, traffic: { sent: 3, inFlight: 1, observations: 1, cautiousUntil: 2000 } };
  /** The window reset at 1000, and nothing is reported since. */
  const renewed: Known = { limit: 5, remaining: 1, reset: { previousAt: 1000, openMs: 1000 } };
  const gradually: Known = { shape: 'bucket', limit: 20, remaining: 1, isReported: true, refillPerMs: 0.01, refillFrom: 1000 };
  const exhausted: Known = { limit: 20, isReported: true, reset: { at: 9000 } };

  interface Row {
    name: string;
    budget: Known;
    traffic?: Partial<Traffic>;
    now?: number;
    count?: number;
    reserve?: number;
    at: number | null;
  }
  /** To a microsecond: the exact time is a fraction. */
  const availableAt = ({ budget, traffic = {}, now = 1000, count = 1, reserve = 0 }: Row) => {
    const at = budgetAvailableAt(budgetOf(budget), trafficOf(traffic), { count, reserve }, now);
    return at === null ? null : Math.round(at * 1000) / 1000;
  };

  describe('a sliding log', () => {
    /** Other clients made two calls, and this process fifteen, which leave at 1505. */
    const budget: Known = { shape: 'sliding-log', limit: 20, isReported: true, log: { ...confirmedLog, foreignCalls: 2 }, refillFrom: 900 };
    const row = { budget, traffic: { sent: 15, history: [{ at: 500, upTo: 15, refused: 0 }] } };
    const refused = { inFlight: 1, refusalsInARow: 1, refusedSeq: 15 };
    /** All calls are counted, and the latest response reported that none is left. */
    const unconfirmed: Known = { ...budget, log: { ...confirmedLog, foreignCalls: 2, isConfirmed: false }, remaining: 0, countedUpTo: 15 };
    test.each<Row>([
      { name: 'three calls are free: the third goes at once', ...row, count: 3, at: 1000 },
      { name: 'the fourth waits until calls leave the log', ...row, count: 4, at: 1505 },
      { name: 'two are reserved for interactive calls: the first bulk call goes at once', ...row, reserve: 2, at: 1000 },
      { name: 'the second bulk call waits', ...row, count: 2, reserve: 2, at: 1505 },
      { name: 'what other clients used leaves within a period', ...row, budget: { ...budget, refillFrom: 0 }, count: 5, at: 1000 },
      { name: 'a reserve as large as the limit: one bulk call a period', ...row, reserve: 50, at: 1505 },
      {
        name: 'it is not confirmed, and no call is in flight: the third goes at once all the same',
        ...row,
        budget: unconfirmed,
        count: 3,
        at: 1000,
      },
      {
        name: 'it is not confirmed: as many as are reported to be left, and a tenth of the limit',
        ...row,
        budget: unconfirmed,
        traffic: { ...row.traffic, inFlight: 1 },
        count: 2,
        at: 1000,
      },
      {
        name: 'it is not confirmed: the next waits for a report, up to a quarter of the period after the last one',
        ...row,
        budget: unconfirmed,
        traffic: { ...row.traffic, inFlight: 1 },
        count: 3,
        at: 1150,
      },
      {
        name: 'it is not confirmed: calls behind them wait as long as the log says',
        ...row,
        budget: unconfirmed,
        traffic: { ...row.traffic, inFlight: 1 },
        count: 4,
        at: 1505,
      },
      { name: 'calls were refused: one goes at once', ...row, traffic: { ...row.traffic, ...refused }, at: 1000 },
      {
        name: 'calls were refused: the second waits for its response',
        ...row,
        traffic: { ...row.traffic, ...refused },
        count: 2,
        at: null,
      },
      {
        name: 'one was sent since: the others wait for its response',
        ...row,
        traffic: { ...row.traffic, ...refused, refusedSeq: 14 },
        at: null,
      },
      {
        name: 'one was sent since, and none is in flight: nothing to wait for',
        ...row,
        traffic: { ...row.traffic, ...refused, refusedSeq: 14, inFlight: 0 },
        at: 1000,
      },
    ])('$name', (each) => expect(availableAt(each)).toBe(each.at));
  });

  describe('other clients share a window', () => {
    test.each<Row>([
      { name: 'nine calls more are left than this one needs: their share of the wait', ...shared, at: 1680 },
      { name: 'from then on: at once', ...shared, now: 1680, at: 1680 },
      { name: 'the second in the queue: a little later', ...shared, count: 2, at: 1693.333 },
      {
        name: 'the last call of all: in the last third',
        ...shared,
        budget: { ...sharedWindow, remaining: 1, foreignCalls: 49 },
        at: 1800,
      },
      {
        name: 'a long window: a quarter of a second after the call before',
        ...shared,
        budget: { ...sharedWindow, reset: { at: 60_000, periodMs: 60_000 } },
        at: 1850,
      },
      { name: 'nothing is reported of this window: at once', ...shared, budget: { ...sharedWindow, isReported: false }, at: 1610 },
      { name: 'gradual: at once', ...shared, budget: { ...sharedWindow, shape: 'bucket' }, at: 1610 },
      { name: 'the reset is unknown: at once', ...shared, budget: { ...sharedWindow, reset: { periodMs: 600 } }, at: 1610 },
      { name: 'the period is unknown: at once', ...shared, budget: { ...sharedWindow, reset: { at: 2000 } }, at: 1610 },
      { name: 'they have used as much as before: at once', ...shared, budget: { ...sharedWindow, foreignCalls: 10 }, at: 1610 },
      {
        name: 'the caution of the first reports has just ended: their share of the wait',
        ...shared,
        traffic: { ...shared.traffic, inFlight: 1, cautiousUntil: 1610 },
        at: 1680,
      },
      { name: 'they made no call in the first twentieth of the window: at once', ...quiet, at: 1600 },
      { name: 'they made one: a quarter of a second after the call before', ...quiet, budget: { ...quietWindow, remaining: 37 }, at: 1800 },
      { name: 'the twentieth is not over', ...quiet, budget: { ...quietWindow, refillFrom: 1500 }, at: 1800 },
      {
        name: 'fewer than eight calls were accepted since the first report: too few to tell',
        ...quiet,
        budget: { ...quietWindow, baseline: { ...createBaseline(45, 25, 1100), accepted: 7 } },
        at: 1800,
      },
    ])('$name', (row) => expect(availableAt(row)).toBe(row.at));
  });

  describe('calls cost up to three', () => {
    const dear: Known = { limit: 20, isReported: true, callCost: 3, countedUpTo: 5, reset: { at: 9000 } };
    const inFlight = { sent: 7, inFlight: 2 };
    test.each<Row>([
      { name: 'three are left: one may be sent', budget: { ...dear, remaining: 3 }, traffic: { sent: 5 }, at: 1000 },
      { name: 'two are left: none, until the reset', budget: { ...dear, remaining: 2 }, traffic: { sent: 5 }, at: 9003 },
      { name: 'two in flight cost four', budget: { ...dear, remaining: 7 }, traffic: inFlight, at: 1000 },
      { name: 'two in flight, and too few are left', budget: { ...dear, remaining: 6 }, traffic: inFlight, at: 9003 },
      { name: 'nothing is reported: one may be sent', budget: { ...dear, isReported: false, remaining: 1 }, at: 1000 },
    ])('$name', (row) => expect(availableAt(row)).toBe(row.at));
  });

  describe('the first reports are used in part', () => {
    const later: Known = { ...firstReport, reportedBySeq: 3 };
    const othersUseIt: Known = { ...later, reportedBySeq: 3, baseline: createBaseline(20, 1, 0) };
    test.each<Row>([
      { name: 'the first one: a third', ...cautious, count: 4, at: 1000 },
      { name: 'the first one: not more than a third', ...cautious, count: 5, at: 2000 },
      { name: 'another one: half', ...cautious, budget: later, count: 6, at: 1000 },
      { name: 'another one: not more than half', ...cautious, budget: later, count: 7, at: 2000 },
      { name: 'others use three calls for each of ours: a quarter', ...cautious, budget: othersUseIt, count: 3, at: 1000 },
      { name: 'others use three calls for each of ours: not more than a quarter', ...cautious, budget: othersUseIt, count: 4, at: 2000 },
      { name: 'exactly as many are left as are needed: the caution has to end', ...cautious, count: 12, at: 2000 },
      { name: 'a reset as predicted was seen: all', ...cautious, budget: { ...firstReport, isResetConfirmed: true }, count: 12, at: 1000 },
      { name: 'gradual: all', ...cautious, budget: { ...firstReport, shape: 'bucket' }, count: 12, at: 1000 },
      {
        name: 'a second round trip was observed: all',
        ...cautious,
        traffic: { ...cautious.traffic, observations: 2 },
        count: 12,
        at: 1000,
      },
      { name: 'nothing else is in flight: all', ...cautious, traffic: { ...cautious.traffic, inFlight: 0 }, count: 12, at: 1000 },
      { name: 'the caution has ended: all', ...cautious, now: 2000, count: 12, at: 2000 },
      { name: 'the first call of a window that is not reported', ...cautious, budget: { ...renewed, countedUpTo: 3 }, at: 1000 },
    ])('$name', (row) => expect(availableAt(row)).toBe(row.at));
  });

  describe('a window of which nothing is reported', () => {
    const all = { sent: 5, inFlight: 5 };
    const trickle: Known = { ...renewed, refillPerMs: 0.1, refillFrom: 2000 };
    test.each<Row>([
      { name: 'its limit was sent: when it would be over', budget: renewed, traffic: all, at: 2000 },
      { name: 'it would be over now: as calls refill', budget: trickle, traffic: all, now: 2000, at: 2050 },
      {
        name: 'its limit was sent, and the reset before is not known: unknown',
        budget: { ...renewed, reset: { openMs: 5000 } },
        traffic: all,
        at: null,
      },
      { name: 'all but one of its limit were sent: at once', budget: { ...renewed, startSeq: 5 }, traffic: { sent: 9 }, at: 1000 },
      { name: 'a limit of no calls: one call at once', budget: { ...renewed, limit: 0 }, at: 1000 },
      { name: 'the reset is not confirmed: the fifth in the queue as the first', budget: renewed, count: 5, at: 1000 },
      { name: 'the reset is not confirmed: nothing is left free for more urgent calls', budget: renewed, reserve: 2, at: 1000 },
      {
        name: 'the reset is confirmed: calls are left free for more urgent ones',
        budget: { ...renewed, limit: 20, remaining: 5, isResetConfirmed: true },
        reserve: 5,
        at: null,
      },
    ])('$name', (row) => expect(availableAt(row)).toBe(row.at));
  });

  test('at most all calls but one are left free for more urgent ones', () => {
    const budget = budgetOf({ limit: 3, remaining: 3, isReported: true });
    expect(budgetAvailableAt(budget, initialTraffic, { count: 1, reserve: 9 }, 1000)).toBe(1000);
  });

  describe('nothing is left', () => {
    const slidingOn: Known = { ...gradually, shape: 'sliding-counter' };
    test.each<Row>([
      { name: 'gradual: when as many have refilled', budget: gradually, count: 5, at: 1000 + 400 },
      { name: 'gradual: what has refilled since the report is used', budget: { ...gradually, refillFrom: 800 }, count: 3, at: 1000 },
      { name: 'gradual: whatever reset is reported', budget: { ...gradually, reset: { at: 1100 } }, count: 3, at: 1200 },
      { name: 'gradual: one call at the reset that is reported', budget: { ...gradually, remaining: 0, reset: { at: 1050 } }, at: 1053 },
      {
        name: 'gradual: at one that has passed, if nothing was sent since',
        budget: { ...gradually, remaining: 0, reset: { at: 1000 } },
        at: 1003,
      },
      {
        name: 'gradual: one call at the reset that is reported, after a refusal too',
        budget: { ...gradually, remaining: 0, reset: { at: 1050 } },
        traffic: { refusalsInARow: 1 },
        at: 1053,
      },
      {
        name: 'gradual: not at one that has passed, if a call was sent since',
        budget: { ...gradually, remaining: 0, countedUpTo: 1, reset: { at: 1000 } },
        traffic: { sent: 1, history: [{ at: 1000, upTo: 1, refused: 0 }] },
        at: 1100,
      },
      {
        name: 'gradual: not at one that has passed, after a refusal',
        budget: { ...gradually, remaining: 0, reset: { at: 1000 } },
        traffic: { refusalsInARow: 1 },
        at: 1100,
      },
      {
        name: 'gradual: not at one that has passed, while calls are in flight',
        budget: { ...gradually, remaining: 0, reset: { at: 1000 } },
        traffic: { inFlight: 1 },
        at: 1100,
      },
      { name: 'gradual at an unknown rate: unknown', budget: { ...gradually, refillPerMs: 0 }, count: 2, at: null },
      { name: 'sliding: however far back in the queue, when the next one has refilled', budget: slidingOn, count: 5, at: 1100 },
      { name: 'sliding: the next in the queue', budget: { ...slidingOn, remaining: 0.5 }, at: 1050 },
      {
        name: 'what is left now is not needed of the next window',
        budget: { ...exhausted, remaining: 5, reset: { at: 9000, periodMs: 8000 } },
        count: 25,
        at: 9003,
      },
      {
        name: 'one more than both have: one window later',
        budget: { ...exhausted, remaining: 5, reset: { at: 9000, periodMs: 8000 } },
        count: 26,
        at: 17_003,
      },
      { name: 'a probe is planned', budget: { ...exhausted, probe: planned(4000) }, at: 4000 },
      {
        name: 'a probe is planned: the second in the queue waits for the reset',
        budget: { ...exhausted, probe: planned(4000) },
        count: 2,
        at: 9003,
      },
      {
        name: 'a probe is planned when the pause ends',
        budget: { ...exhausted, probe: planned(4000) },
        traffic: { blockedUntil: 4000 },
        at: 4000,
      },
      {
        name: 'a probe is planned, but the pause is longer',
        budget: { ...exhausted, probe: planned(4000) },
        traffic: { blockedUntil: 4001 },
        at: 9003,
      },
      {
        name: 'the reset is unknown: the second in the queue waits for the probe',
        budget: { ...exhausted, reset: {}, probe: planned(4000) },
        count: 2,
        at: 4000,
      },
    ])('$name', (row) => expect(availableAt(row)).toBe(row.at));
  });
});

describe('the next window starts', () => {
  const used: Known = { limit: 20, remaining: 5, isReported: true, startSeq: 5, refusals: 2, probe: { state: 'sent' } };
  const refusedAll: Known = { remaining: 0, refusals: 10, foreignCalls: 5 };
  test.each([
    { name: 'other clients made the calls that this process did not', known: {}, foreignCalls: 7 },
    { name: 'this process made more calls than were counted: other clients none', known: { remaining: 15 }, foreignCalls: 0 },
    { name: 'it was the first one, and other clients used all of it', known: refusedAll, foreignCalls: 20 },
    {
      name: 'it accepted no call, so it had not begun yet: a fifth fewer than before',
      known: { ...refusedAll, reset: { previousAt: 8000 } },
      foreignCalls: 4,
    },
    {
      name: 'it accepted a call, so the others were those of other clients',
      known: { reset: { previousAt: 8000, firstAcceptedAt: 8500 } },
      foreignCalls: 7,
    },
    { name: 'nothing was reported of it: a fifth fewer than before', known: { isReported: false, foreignCalls: 10 }, foreignCalls: 8 },
  ])('$name', ({ known, foreignCalls }) => {
    const after = startWindow(budgetOf({ ...used, ...known }), trafficOf({ sent: 15 }), 15, 9000, 1);
    expect(after).toMatchObject({ foreignCalls, startSeq: 15, refusals: 0, isReported: false, probe: { state: 'undecided' } });
  });

  /** It resets each 10 s, and accepted its first call 5 s ago. This process used eight calls, other clients seven. */
  const confirmedWindow: Known = {
    ...used,
    shape: 'window',
    refusals: 0,
    isResetConfirmed: true,
    reset: { at: 10_000, periodMs: 10_000, firstAcceptedAt: 5000 },
  };
  const { reset } = confirmedWindow;
  const alone: Partial<Budget> = { isResetConfirmed: false, remaining: 1, refillPerMs: 0.1 };
  const atOnce: Partial<Budget> = { isResetConfirmed: true, remaining: 13, refillPerMs: 0 };
  test.each([
    { name: 'a round trip of a twentieth of the window: all that other clients leave', known: {}, latency: 250, after: atOnce },
    { name: 'a shorter round trip: its first call goes alone', known: {}, latency: 249, after: alone },
    { name: 'no round trip known: all', known: {}, latency: null, after: atOnce },
    {
      name: 'a window of 1.5 seconds: its first call goes alone',
      known: { reset: { ...reset, firstAcceptedAt: 8500 } },
      latency: 50,
      after: alone,
    },
    { name: 'a window of less than 1.5 seconds: all', known: { reset: { ...reset, firstAcceptedAt: 8501 } }, latency: 50, after: atOnce },
    {
      name: 'such a window whose reset was late once: its first call goes alone',
      known: { wasResetLate: true, reset: { ...reset, firstAcceptedAt: 8501 } },
      latency: 50,
      after: alone,
    },
    { name: 'it was not seen to reset: one call', known: { isResetConfirmed: false }, latency: 250, after: alone },
    {
      name: 'other clients use all of it: one call',
      known: { remaining: 0, startSeq: 13 },
      latency: 250,
      after: { ...atOnce, foreignCalls: 20, remaining: 1 },
    },
    {
      name: 'its period is unknown: all, and then a few more',
      known: { reset: { at: 10_000, firstAcceptedAt: 5000 } },
      latency: 250,
      after: { ...atOnce, refillPerMs: 0.1 },
    },
  ] as { name: string; known: Known; latency: number | null; after: Partial<Budget> }[])('$name', ({ known, latency, after }) => {
    const traffic = trafficOf({ sent: 13, minLatencyMs: latency });
    expect(tickBudget(budgetOf({ ...confirmedWindow, ...known }), traffic, 10_003)).toMatchObject(after);
  });

  const log = confirmedLog;
  test.each([
    { name: 'eight calls would still be in it: its first call goes alone', known: { log }, before: 5, after: alone },
    { name: 'seven, as many as other clients make: all that they leave', known: { log }, before: 6, after: atOnce },
    { name: 'reports contradict that: all', known: { log: { ...log, errors: [50] } }, before: 0, after: atOnce },
  ] as { name: string; known: Known; before: number; after: Partial<Budget> }[])(
    'if it were a sliding log of a second: $name',
    ({ known, before, after }) => {
      const history = [
        { at: 8000, upTo: before, refused: 0 },
        { at: 9500, upTo: 13, refused: 0 },
      ];
      const traffic = trafficOf({ sent: 13, minLatencyMs: 250, history });
      expect(tickBudget(budgetOf({ ...confirmedWindow, ...known }), traffic, 10_003)).toMatchObject(after);
    },
  );

  const tickAt = (known: Known, now: number) => tickBudget(budgetOf({ ...confirmedWindow, ...known }), trafficOf({ sent: 13 }), now);
  test('not before the margin after the reset', () => {
    expect(tickAt({}, 10_002).isReported).toBe(true);
    expect(tickAt({}, 10_003).isReported).toBe(false);
  });
  test('a gradual limit has no windows', () => expect(tickAt({ shape: 'bucket' }, 10_003).isReported).toBe(true));
  test('several windows have passed: the next reset is a period after the last one', () => {
    expect(tickAt({}, 35_000).reset).toMatchObject({ at: 40_000, previousAt: null });
  });
  test('what other clients used is known only of the last window', () => {
    const others: Known = { remaining: 0, startSeq: 8 };
    expect(tickAt(others, 10_003).foreignCalls).toBeGreaterThan(0);
    expect(tickAt(others, 35_000).foreignCalls).toBe(0);
  });
});

test('a limit becomes gradual: the refill is measured from the last report on', () => {
  const budget = toBucket(budgetOf({ remaining: 7, reportedBySeq: 3, refillFrom: 500 }));
  expect(budget).toMatchObject({ shape: 'bucket', baseline: createBaseline(7, 3, 500) });
});

describe('a reset less than half a second after the one before is that of a bucket, which is full then', () => {
  const full = { at: 2000, previousAt: 1501 };
  const reportedLimit: Known = { limit: 20, remaining: 15, isReported: true, reset: full };
  const tickAt = (change: Known, minLatencyMs: number | null = null) =>
    tickBudget(budgetOf({ ...reportedLimit, ...change }), trafficOf({ sent: 13, minLatencyMs }), 2003);
  test('its calls become free one by one, one in each round trip at first', () => {
    expect(tickAt({}, 40)).toMatchObject({ shape: 'bucket', remaining: 15, isReported: true, refillPerMs: 1 / 40 });
    expect(tickAt({}, 4)).toMatchObject({ shape: 'bucket', refillPerMs: 1 / 10 });
  });
  test.each([
    { name: 'half a second', known: { reset: { ...full, previousAt: 1500 } } },
    { name: 'no reset before, and less than half a second on the clock', known: { reset: { at: 400 } } },
    { name: 'a window of nine calls: the reset before may have been noticed late', known: { shape: 'window', limit: 9 } },
  ] as { name: string; known: Known }[])('not: $name', ({ known }) => expect(tickAt(known)).toMatchObject({ isReported: false }));
  test('a window of eight calls was taken for one because a call was refused', () => {
    expect(tickAt({ shape: 'window', limit: 8 })).toMatchObject({ shape: 'bucket' });
  });
});

describe('a probe is planned when nothing is left', () => {
  const nothing: Known = { limit: 20, isReported: true, countedUpTo: 9 };
  test.each([
    { name: 'one call is left: not yet', known: { remaining: 1 }, traffic: {}, probe: { state: 'undecided' } },
    { name: 'too little is left for the dearest call', known: { remaining: 2, callCost: 3 }, traffic: {}, probe: planned(1100) },
    { name: 'gradual: none is needed', known: { shape: 'bucket' }, traffic: {}, probe: { state: 'undecided' } },
    {
      name: 'a window whose reset is near: not worth a 429',
      known: { shape: 'window', reset: { at: 1100 } },
      traffic: {},
      probe: { state: 'declined' },
    },
    { name: 'a used-up trial: in five minutes', known: { name: 'trial' }, traffic: {}, probe: planned(301_000) },
    { name: 'the reset is unknown: after a pause', known: {}, traffic: {}, probe: planned(1100) },
    { name: 'the pause doubles with each 429', known: {}, traffic: { refusalsInARow: 3 }, probe: planned(1800) },
    { name: 'the pause has a bound', known: {}, traffic: { refusalsInARow: 30 }, probe: planned(16_000) },
    { name: 'the service asked for a longer pause', known: {}, traffic: { blockedUntil: 1300 }, probe: planned(1300) },
    {
      name: 'the reset is unknown, and the window before was open for 16 s: a second before this one is open as long',
      known: { reset: { openMs: 16_000, firstAcceptedAt: 900 } },
      traffic: {},
      probe: planned(15_900),
    },
    {
      name: 'this one has been open longer than the 16 s of that before: in a second',
      known: { reset: { openMs: 16_000, firstAcceptedAt: -16_000 } },
      traffic: {},
      probe: planned(2000),
    },
    {
      name: 'this one has accepted no call, and that before was open for 16 s: in a second',
      known: { reset: { openMs: 16_000 } },
      traffic: {},
      probe: planned(2000),
    },
    {
      name: 'the reset is more than half an hour away: in a minute, because it may be wrong',
      known: { shape: 'window', reset: { at: 1_801_001, isAbsolute: true } },
      traffic: {},
      probe: planned(61_000),
    },
    {
      name: 'the reset is half an hour away: halfway',
      known: { shape: 'window', reset: { at: 1_801_000, isAbsolute: true } },
      traffic: {},
      probe: planned(901_000),
    },
    {
      name: 'the reset is an hour away, and the one before came: halfway',
      known: { shape: 'window', reset: { at: 3_601_000, isAbsolute: true, previousAt: 500 } },
      traffic: {},
      probe: planned(1_801_000),
    },
  ] as { name: string; known: Known; traffic: Partial<Traffic>; probe: Budget['probe'] }[])('$name', ({ known, traffic, probe }) => {
    expect(tickBudget(budgetOf({ ...nothing, ...known }), trafficOf({ sent: 9, ...traffic }), 1000).probe).toEqual(probe);
  });
});

describe('a call is sent', () => {
  /** Of a new window nothing is reported: after 1000 one call more each 10 ms. */
  const trickling: Known = { limit: 20, remaining: 1, refillPerMs: 0.1, refillFrom: 1000 };
  test.each([
    { name: 'half a call has refilled', known: {}, now: 1005, after: { remaining: 1.5, refillFrom: 1005 } },
    { name: 'at most one call is made up for', known: {}, now: 1100, after: { remaining: 2, refillFrom: 1100 } },
    { name: 'the refill has not begun', known: {}, now: 900, after: { remaining: 1, refillFrom: 1000 } },
    { name: 'the window is reported', known: { isReported: true }, now: 1005, after: { remaining: 1, refillFrom: 1000 } },
    { name: 'bucket', known: { shape: 'bucket' }, now: 1005, after: { remaining: 1, refillFrom: 1000 } },
    { name: 'it does not refill', known: { refillPerMs: 0 }, now: 1005, after: { remaining: 1, refillFrom: 1000 } },
    {
      name: 'a bucket has been full for 50 ms: it refills from then on',
      known: { shape: 'bucket', remaining: 15 },
      now: 1200,
      after: { remaining: 15, refillFrom: 1150 },
    },
    {
      name: 'a full bucket of an unknown rate',
      known: { shape: 'bucket', remaining: 20, refillPerMs: 0 },
      now: 1200,
      after: { remaining: 20, refillFrom: 1000 },
    },
    {
      name: 'a full window that is reported',
      known: { isReported: true, remaining: 20 },
      now: 1200,
      after: { remaining: 20, refillFrom: 1000 },
    },
    { name: 'at the time of the probe: it is the probe', known: { probe: planned(1005) }, now: 1005, after: { probe: { state: 'sent' } } },
    { name: 'before the time of the probe', known: { probe: planned(1005) }, now: 1004, after: { probe: planned(1005) } },
    {
      name: 'of a reported limit, at the time of the probe',
      known: { isReported: true, probe: planned(1005) },
      now: 1005,
      after: { remaining: 1, probe: { state: 'sent' } },
    },
    { name: 'no probe is worth it', known: { probe: { state: 'declined' } }, now: 1005, after: { probe: { state: 'declined' } } },
  ] as { name: string; known: Known; now: number; after: Partial<Budget> }[])('$name', ({ known, now, after }) => {
    expect(onBudgetSent(budgetOf({ ...trickling, ...known }), initialTraffic, now)).toMatchObject(after);
  });
});

const event = fc.record({
  event: fc.constantFrom('sent', 'accepted', 'refused', 'no response', 'retry after', 'time passes'),
  afterMs: fc.nat(5000),
  pick: fc.nat(1000),
  limit: fc.constantFrom(1, 4, 20, 100),
  remaining: fc.option(fc.nat(100), { nil: undefined }),
  resetIn: fc.option(fc.nat(20_000), { nil: undefined }),
  ms: fc.nat(20_000),
});
property.prop([fc.array(event, { maxLength: 50 })])(
  'whatever happens, the state survives JSON, and availability is now, later or unknown',
  (events) => {
    const waiting: number[] = [];
    const steps: Step[] = [];
    let at = 0;
    let calls = 0;
    for (const { event: type, afterMs, pick, remaining, ...rest } of events) {
      at += afterMs;
      if (type === 'sent') {
        steps.push({ at, event: 'sent' });
        waiting.push(++calls);
      } else if (type === 'retry after' || type === 'time passes') steps.push({ at, event: type, ms: rest.ms });
      else {
        const [call] = waiting.splice(pick % Math.max(1, waiting.length), 1);
        const { limit, resetIn } = rest;
        const left = remaining === undefined ? undefined : Math.min(remaining, limit);
        if (call !== undefined) steps.push({ at, event: type, call, limit, remaining: left, resetIn });
      }
    }
    const { budget, traffic } = fold([...steps, { at, event: 'time passes' }]);
    expect(JSON.parse(JSON.stringify(budget)) as Budget).toEqual(budget);
    for (const count of [1, 10]) expect(budgetAvailableAt(budget, traffic, { count, reserve: 0 }, at) ?? at).toBeGreaterThanOrEqual(at);
  },
);
