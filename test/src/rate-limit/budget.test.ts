import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  budgetAvailableAt,
  closedUntil,
  createBudget,
  exhaustedUntil,
  onBudgetSent,
  tickBudget,
  type Budget,
} from '../../../src/rate-limit/budget.js';
import { onBudgetNotReported, onBudgetReport, onBudgetRetryAfter, type BudgetReport } from '../../../src/rate-limit/budget-report.js';
import { REFILL_DECREASE, WAKE_MARGIN_MS } from '../../../src/rate-limit/constants.js';
import { countEnded, countResponse, countSent, createTraffic, type SentCall } from '../../../src/rate-limit/traffic.js';

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
  limit: limit ?? undefined,
  remaining,
  reset: resetIn === undefined ? null : { earliest: call.sentAt + resetIn, latest: at + resetIn, isRounded: false, isRelative: true },
});

/** Folds events into a budget and the traffic that it belongs to. */
const fold = (steps: readonly Step[]) => {
  const calls: SentCall[] = [];
  let traffic = createTraffic();
  let budget = createBudget('');
  for (const step of steps) {
    const { at } = step;
    budget = tickBudget(budget, traffic, at);
    if (step.event === 'sent') {
      for (let time = 0; time < (step.times ?? 1); time++) {
        const [next, call] = countSent(traffic, at);
        traffic = next;
        calls.push(call);
        budget = onBudgetSent(budget, at);
      }
    } else if (step.event === 'retry after') budget = onBudgetRetryAfter(budget, at + step.ms, at);
    else if (step.event === 'no response') {
      const call = calls[step.call - 1]!;
      traffic = countEnded(traffic, call);
      budget = onBudgetNotReported(budget, traffic, call, 'lost');
    } else if (step.event !== 'time passes') {
      const call = calls[step.call - 1]!;
      traffic = countResponse(traffic, call, at, 0);
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
    budget: { shape: 'gradual', remaining: 4, refillPerMs: 4 / 2520 },
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
    budget: { shape: 'gradual', remaining: 0, refillPerMs: (4 / 2520) * REFILL_DECREASE },
  },
  {
    name: 'most of a new window is used, though not by us: calls slide out of it one by one',
    steps: [...allUsed, sent(10_100), { at: 10_120, event: 'accepted', call: 22, remaining: 3, resetIn: 9900 }],
    budget: { shape: 'gradual', refillPerMs: (20 / 10_000) * 0.97 },
  },
  {
    name: 'Retry-After before the reset: it refills gradually',
    steps: [...reported(0), { at: 20, event: 'retry after', ms: 500 }],
    budget: { shape: 'gradual', refillPerMs: 20 / 10_000, reset: { at: 520 } },
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
      at: 2540 + 2 / (4 / 2520),
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
  const until = (steps: Step[]) => {
    const { budget } = fold(steps);
    return [exhaustedUntil(budget), closedUntil(budget)];
  };
  test('calls left: it is not', () => expect(until(reported(1))).toEqual([null, null]));
  test('nothing left of a window: until its reset', () => expect(until(window)).toEqual([10_020, 10_020]));
  test('a gradual limit is never closed until its reset', () => {
    const steps = [...gradual, sent(2540), { at: 2560, event: 'accepted', call: 3, remaining: 0, resetIn: 9000 }] satisfies Step[];
    expect(until(steps)).toEqual([expect.any(Number), null]);
  });
  test('after the reset: it is not known', () => expect(until([...window, { at: 10_100, event: 'time passes' }])).toEqual([null, null]));
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
