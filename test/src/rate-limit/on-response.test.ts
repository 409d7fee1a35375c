import { describe, expect, test } from 'vitest';
import { createBaseline, initialBudget, type Budget } from '../../../src/rate-limit/reported/budget.js';
import {
  BACKOFF_MS,
  DEFAULT_MAX_WAIT_MS,
  EXHAUSTED_PROBE_MS,
  MAX_WINDOWS,
  PRESUMED_AFTER,
  PROBE_BUDGET,
  REORDER_WINDOW_MS,
} from '../../../src/rate-limit/constants.js';
import { onResponse } from '../../../src/rate-limit/on-response.js';
import { initialPeriodLimit, type PeriodLimit } from '../../../src/rate-limit/inferred/period-limit.js';
import { toRateLimit, type LimitResponse } from '../../../src/rate-limit/headers/reading.js';
import { initialState, type Exhausted, type LimiterState } from '../../../src/rate-limit/state.js';
import type { SentCall, Traffic } from '../../../src/rate-limit/traffic/traffic.js';
import type { WindowReading } from '../../../src/rate-limit/headers/window-reading.js';

/** The call that gets the response: number 5, sent at 1000; the response arrives at 1040. */
const call: SentCall = { seq: 5, sentAt: 1000, countedUpTo: 4, concurrency: 1 };
const NOW = 1040;

const inMs = (ms: number) => ({ ms, isAbsolute: false, isCoarse: false });
const windowOf = (reading: Omit<WindowReading, 'reset'> & { resetIn?: number }): WindowReading => {
  const { resetIn, ...window } = reading;
  return resetIn === undefined ? window : { ...window, reset: inMs(resetIn) };
};
/** A limit that was reported: nothing is left until 2000. */
const usedUp: Partial<Budget> = {
  isReported: true,
  limit: 10,
  remaining: 0,
  shape: 'window',
  startSeq: 0,
  reportedBySeq: 4,
  knownAtSeq: 4,
};
const resetAt = (at: number): Budget['reset'] => ({ ...initialBudget.reset, at });

interface Given {
  traffic?: Partial<Traffic>;
  budgets?: (Partial<Budget> & { openUntil?: number })[];
  exhausted?: Exhausted;
  reported?: LimiterState['reported'];
  inferred?: Partial<LimiterState['inferred']>;
}

const toState = ({ traffic, budgets = [], exhausted, reported, inferred }: Given): LimiterState => {
  const state = initialState;
  return {
    ...state,
    traffic: { ...state.traffic, sent: 6, inFlight: 2, ...traffic },
    inferred: { ...state.inferred, ...inferred },
    budgets: budgets.map(({ openUntil, ...budget }) => {
      const created = { ...initialBudget, name: budget.name ?? '' };
      return { ...created, ...budget, reset: openUntil === undefined ? created.reset : resetAt(openUntil) };
    }),
    exhausted: exhausted ?? null,
    reported: reported ?? null,
  };
};

interface Response {
  status: number;
  code?: string;
  retryAfter?: number;
  /** Retry-After is in whole seconds. */
  isCoarse?: true;
  windows?: WindowReading[];
}

const toResponse = ({ status, code, retryAfter, isCoarse, windows = [] }: Response): LimitResponse => ({
  status,
  code,
  windows,
  wallOffset: 0,
  retryAfter: retryAfter === undefined ? undefined : { ...inMs(retryAfter), ...(isCoarse && { isCoarse }) },
});

/** One call was accepted, and one fits into each period: probes have shown how long it is. */
const sentAt900 = [{ at: 900, upTo: 6, refused: 4 }];
const periodOf = (periodMs: number): PeriodLimit => ({
  ...initialPeriodLimit,
  state: 'refusing',
  capacity: 1,
  periodMs,
  isProbeRefused: false,
});

const after = (given: Given, response: Response, of: Partial<SentCall> = {}): LimiterState =>
  onResponse(toState(given), { ...call, ...of }, toResponse(response), NOW, 0);

interface Row {
  name: string;
  given: Given;
  response: Response;
  of?: Partial<SentCall>;
  after: object;
}

const refused = (response: Omit<Response, 'status'> = {}): Response => ({ status: 429, ...response });
const trial: Exhausted = { reason: 'trial_exhausted', sinceSeq: 4, until: 50_000, isEndKnown: false };

describe('a response that is accepted', () => {
  test.each<Row>([
    {
      name: 'ends the backoff, if its call was sent after the refusal was known',
      given: { traffic: { refusedSeq: 4, refusalsInARow: 2, unavailableInARow: 1, backoffUntil: 9000 } },
      response: { status: 200 },
      after: { traffic: { refusalsInARow: 0, unavailableInARow: 0.5, backoffUntil: 0 } },
    },
    {
      name: 'does not end the backoff, if its call was sent before',
      given: { traffic: { refusedSeq: 5, refusalsInARow: 2, unavailableInARow: 1, backoffUntil: 9000 } },
      response: { status: 200 },
      after: { traffic: { refusalsInARow: 2, unavailableInARow: 1, backoffUntil: 9000 } },
    },
    {
      name: 'shows that a trial has not ended, if its call was sent after that was reported',
      given: { exhausted: trial },
      response: { status: 200 },
      after: { exhausted: null },
    },
    {
      name: 'says nothing about a trial that was reported later',
      given: { exhausted: { ...trial, sinceSeq: 5 } },
      response: { status: 200 },
      after: { exhausted: { sinceSeq: 5 } },
    },
    {
      name: 'without a mention of a used-up trial, sent after that was known: there is no trial any more',
      given: { budgets: [{ ...usedUp, name: 'trial' }], inferred: { state: 'reported' }, reported: [{ name: 'trial', reset: null }] },
      response: { status: 200 },
      after: { budgets: [], inferred: { state: 'ramping' }, reported: [] },
    },
    {
      name: 'without a mention of a used-up trial, sent before that was known: the trial stays',
      given: { budgets: [{ ...usedUp, name: 'trial', knownAtSeq: 5 }] },
      response: { status: 200 },
      after: { budgets: [{ name: 'trial' }] },
    },
    {
      name: 'reports a window: it becomes a budget, and is remembered as reported',
      given: {},
      response: { status: 200, windows: [windowOf({ name: 'day', limit: 10, remaining: 9, resetIn: 5000 })] },
      after: {
        budgets: [{ name: 'day', limit: 10, remaining: 9, isReported: true, reset: { at: 6040 } }],
        reported: [{ name: 'day', limit: 10, remaining: 9, reset: { latest: 6040 } }],
        inferred: { state: 'reported' },
      },
    },
    {
      name: 'reports a window without counts: it is remembered, and no budget',
      given: {},
      response: { status: 200, windows: [windowOf({ limit: 10 })] },
      after: { budgets: [], reported: [{ limit: 10 }] },
    },
    {
      name: 'reports a window again: it replaces what was reported',
      given: { reported: [{ limit: 20, remaining: 3, reset: null }] },
      response: { status: 200, windows: [windowOf({ limit: 10, remaining: 9 })] },
      after: { reported: [{ limit: 10, remaining: 9, reset: null }] },
    },
    {
      name: 'reports a reset alone, which is not enough to count calls: no budget',
      given: {},
      response: { status: 200, windows: [windowOf({ resetIn: 5000 })] },
      after: { budgets: [] },
    },
    {
      name: 'reports a limit of no calls, and not what is left: no budget',
      given: {},
      response: { status: 200, windows: [windowOf({ limit: 0, resetIn: 5000 })] },
      after: { budgets: [] },
    },
    {
      name: 'reports a limit a minute, and neither what is left nor when it resets: no budget',
      given: {},
      response: { status: 200, windows: [windowOf({ name: 'minute', limit: 10 })] },
      after: { budgets: [] },
    },
    {
      name: 'reports nothing: what was reported stays',
      given: { reported: [{ limit: 10, remaining: 3, reset: null }] },
      response: { status: 200 },
      after: { reported: [{ limit: 10, remaining: 3 }], inferred: { state: 'ramping' } },
    },
    { name: 'is the first and reports nothing: nothing is reported', given: {}, response: { status: 200 }, after: { reported: [] } },
    {
      name: 'has a Retry-After: it is ignored',
      given: {},
      response: { status: 200, retryAfter: 5000 },
      after: { traffic: { blockedUntil: 0 } },
    },
    {
      name: 'is not counted as refused',
      given: { traffic: { history: [{ at: 1000, upTo: 5, refused: 0 }] } },
      response: { status: 200 },
      after: { traffic: { history: [{ refused: 0 }] } },
    },
    {
      name: 'does not mention a limit: that was open when the call was sent, so its window has begun by then',
      given: { budgets: [{ ...usedUp, openUntil: 9000 }] },
      response: { status: 200 },
      after: { budgets: [{ reset: { firstAcceptedAt: NOW } }] },
    },
    {
      name: 'is an error of the request: that is not a limit',
      given: { traffic: { refusalsInARow: 1 } },
      response: { status: 404 },
      after: { traffic: { refusalsInARow: 0 } },
    },
  ])('$name', ({ given, response, of, after: expected }) => expect(after(given, response, of)).toMatchObject(expected));

  test('a failure of the service is no progress', () => {
    expect(after({ traffic: { refusalsInARow: 2 } }, { status: 500 })).toMatchObject({ traffic: { refusalsInARow: 2 } });
  });
});

describe('a 429', () => {
  test.each<Row>([
    {
      name: 'without an explanation: a first pause, and an inferred limit',
      given: {},
      response: refused(),
      after: {
        traffic: { refusalsInARow: 1, refusedSeq: 6, presumed: { pending: 1 }, backoffUntil: NOW + BACKOFF_MS, refusalMs: 40 },
        inferred: { state: 'limited' },
      },
    },
    {
      name: 'is counted as refused',
      given: { traffic: { history: [{ at: 1000, upTo: 5, refused: 0 }] } },
      response: refused(),
      after: { traffic: { history: [{ refused: 1 }] } },
    },
    {
      name: 'without a mention of a used-up trial, sent after that was known: the trial stays',
      given: { budgets: [{ ...usedUp, name: 'trial' }] },
      response: refused(),
      after: { budgets: [{ name: 'trial' }] },
    },
    {
      name: 'though a call is left, next to a limit without counts: it costs two',
      given: { budgets: [{ ...usedUp, remaining: 2 }] },
      response: refused({ windows: [windowOf({ limit: 10, remaining: 1 }), windowOf({ name: 'day', limit: 10 })] }),
      after: { budgets: [{ callCost: 2 }] },
    },
    {
      name: 'that a used-up window explains, next to a limit of unknown shape: a probe less',
      given: {
        budgets: [
          { ...usedUp, openUntil: 2000 },
          { ...usedUp, name: 'day', shape: 'unknown', remaining: 3 },
        ],
      },
      response: refused(),
      after: { traffic: { probeBudget: PROBE_BUDGET - 1 } },
    },
    {
      name: 'calls without a response after a while were accepted: never sooner than responses may change their order',
      given: {},
      response: refused(),
      after: { traffic: { presumed: { at: NOW + REORDER_WINDOW_MS } } },
    },
    {
      name: 'calls that were taken as accepted before say nothing about this one',
      given: { traffic: { inFlight: 4, presumed: { pending: 0, at: 0, inFlight: 1, upTo: 2 } } },
      response: refused(),
      after: { traffic: { presumed: { pending: 2 } } },
    },
    {
      name: 'of a slow service: after a few of its latencies',
      given: {},
      response: refused(),
      of: { sentAt: 40 },
      after: { traffic: { presumed: { at: NOW + PRESUMED_AFTER.latencies * 1000 } } },
    },
    {
      name: 'of a call that was sent before the last refusal was known: the same round',
      given: { traffic: { refusedSeq: 5, refusalsInARow: 1, backoffUntil: 1070 } },
      response: refused(),
      after: { traffic: { refusedSeq: 5, refusalsInARow: 1, backoffUntil: 1070 } },
    },
    {
      name: 'never shortens a pause',
      given: { traffic: { refusalsInARow: 1, refusedSeq: 4, backoffUntil: 9000 } },
      response: refused(),
      after: { traffic: { refusalsInARow: 2, backoffUntil: 9000 } },
    },
    {
      name: 'that a used-up window explains: no pause but that window, and a probe less',
      given: { budgets: [{ ...usedUp, openUntil: 2000 }] },
      response: refused(),
      after: { traffic: { backoffUntil: 0, probeBudget: PROBE_BUDGET - 1 }, inferred: { state: 'reported' } },
    },
    {
      name: 'that a used-up window explains, of the same round: no probe less',
      given: { budgets: [{ ...usedUp, openUntil: 2000 }], traffic: { refusedSeq: 5 } },
      response: refused(),
      after: { traffic: { probeBudget: PROBE_BUDGET } },
    },
    {
      name: 'that a limit of unknown shape explains: no probe less',
      given: { budgets: [{ ...usedUp, shape: 'unknown', openUntil: 2000 }] },
      response: refused(),
      after: { traffic: { backoffUntil: 0, probeBudget: PROBE_BUDGET } },
    },
    {
      name: 'after a reset that has passed: it explains nothing',
      given: { budgets: [{ ...usedUp, openUntil: NOW }] },
      response: refused(),
      after: { traffic: { backoffUntil: NOW + BACKOFF_MS }, inferred: { state: 'limited' } },
    },
    {
      name: 'that reports nothing left: that is its limit, and none is inferred',
      given: {},
      response: refused({ windows: [windowOf({ limit: 10, remaining: 3 }), windowOf({ name: 'minute', limit: 10, remaining: 0 })] }),
      after: { inferred: { state: 'reported' } },
    },
    {
      name: 'that reports nothing left and no reset: a pause',
      given: {},
      response: refused({ windows: [windowOf({ limit: 10, remaining: 0 })] }),
      after: { traffic: { backoffUntil: NOW + BACKOFF_MS }, inferred: { state: 'reported' } },
    },
    {
      name: 'that reports calls left: another limit is inferred',
      given: {},
      response: refused({ windows: [windowOf({ limit: 10, remaining: 3 })] }),
      after: { inferred: { state: 'limited' } },
    },
    {
      name: 'with a Retry-After: no call before it, and no further pause',
      given: {},
      response: refused({ retryAfter: 5000 }),
      after: { traffic: { blockedUntil: 6040, backoffUntil: 0 } },
    },
    {
      name: 'with a Retry-After of 0: a pause all the same',
      given: {},
      response: refused({ retryAfter: 0 }),
      after: { traffic: { backoffUntil: NOW + BACKOFF_MS } },
    },
    {
      name: 'with a Retry-After that ends sooner than a known one: the later one',
      given: { traffic: { blockedUntil: 9000 } },
      response: refused({ retryAfter: 5000 }),
      after: { traffic: { blockedUntil: 9000 } },
    },
    {
      name: 'with a Retry-After less than a second after a reset: the reset is exact',
      given: { budgets: [{ ...usedUp, openUntil: 5500 }] },
      response: refused({ retryAfter: 5000 }),
      after: { traffic: { blockedUntil: 5500 }, budgets: [{ reset: { at: 5500 } }] },
    },
    {
      name: 'with a Retry-After less than a second after two resets: the earlier one is exact',
      given: {
        budgets: [
          { ...usedUp, openUntil: 5800 },
          { ...usedUp, name: 'day', openUntil: 5500 },
        ],
      },
      response: refused({ retryAfter: 5000 }),
      after: { traffic: { blockedUntil: 5500 } },
    },
    {
      name: 'with a Retry-After in whole seconds, less than one after the end of an inferred period: that end is exact',
      given: { traffic: { history: sentAt900 }, inferred: { period: periodOf(4500) } },
      response: refused({ retryAfter: 5000, isCoarse: true }),
      after: { traffic: { blockedUntil: 5400 } },
    },
    {
      name: 'with a Retry-After in whole seconds, a second after the end of an inferred period: the Retry-After',
      given: { traffic: { history: sentAt900 }, inferred: { period: periodOf(4140) } },
      response: refused({ retryAfter: 5000, isCoarse: true }),
      after: { traffic: { blockedUntil: 6040 } },
    },
    {
      name: 'with an exact Retry-After after the end of an inferred period: the Retry-After',
      given: { traffic: { history: sentAt900 }, inferred: { period: periodOf(4500) } },
      response: refused({ retryAfter: 5000 }),
      after: { traffic: { blockedUntil: 6040 } },
    },
    {
      name: 'with a Retry-After a second after a reset: the Retry-After',
      given: { budgets: [{ ...usedUp, openUntil: 5040 }] },
      response: refused({ retryAfter: 5000 }),
      after: { traffic: { blockedUntil: 6040 } },
    },
    {
      name: 'with a Retry-After at a reset: that time',
      given: { budgets: [{ ...usedUp, openUntil: 6040 }] },
      response: refused({ retryAfter: 5000 }),
      after: { traffic: { blockedUntil: 6040 } },
    },
    {
      name: 'with a Retry-After in whole seconds, less than one before a reset: the reset is exact',
      given: { budgets: [{ ...usedUp, openUntil: 7039 }] },
      response: refused({ retryAfter: 5000, isCoarse: true }),
      after: { traffic: { blockedUntil: 7039 } },
    },
    {
      name: 'with a Retry-After in whole seconds, a second before a reset: that time',
      given: { budgets: [{ ...usedUp, openUntil: 7040 }] },
      response: refused({ retryAfter: 5000, isCoarse: true }),
      after: { traffic: { blockedUntil: 6040 } },
    },
    {
      name: 'with a Retry-After before a reset: that time',
      given: { budgets: [{ ...usedUp, openUntil: 9000 }] },
      response: refused({ retryAfter: 5000 }),
      after: { traffic: { blockedUntil: 6040 }, budgets: [{ shape: 'bucket' }] },
    },
    {
      name: 'with a Retry-After: a gradual limit whose reset is not known has refilled by one call then',
      given: { budgets: [{ ...usedUp, shape: 'bucket', refillPerMs: 0.01 }] },
      response: refused({ retryAfter: 5000 }),
      after: { budgets: [{ refillFrom: 6040 - 100 }] },
    },
    {
      name: 'with a Retry-After: a used-up trial does not reset',
      given: { budgets: [{ ...usedUp, name: 'trial' }] },
      response: refused({ retryAfter: 5000 }),
      after: { budgets: [{ name: 'trial', reset: { at: null } }] },
    },
    {
      name: 'with a Retry-After: a limit with calls left keeps its reset',
      given: { budgets: [{ ...usedUp, remaining: 3, openUntil: 9000 }] },
      response: refused({ retryAfter: 5000 }),
      after: { budgets: [{ shape: 'window', reset: { at: 9000 } }] },
    },
    {
      name: 'with a reset and no counts: no call before that reset',
      given: {},
      response: refused({ windows: [windowOf({ limit: 10, resetIn: 3000 })] }),
      after: { traffic: { blockedUntil: 4040, backoffUntil: 0 } },
    },
    {
      name: 'with a reset and no counts, and a Retry-After of 0: no call before that reset',
      given: {},
      response: refused({ retryAfter: 0, windows: [windowOf({ limit: 10, resetIn: 3000 })] }),
      after: { traffic: { blockedUntil: 4040 } },
    },
    {
      name: 'with a reset and calls left: only a pause',
      given: {},
      response: refused({ windows: [windowOf({ limit: 10, remaining: 3, resetIn: 3000 })] }),
      after: { traffic: { blockedUntil: 0, backoffUntil: NOW + BACKOFF_MS } },
    },
    {
      name: 'with a reset that has passed and no counts: a pause',
      given: {},
      response: refused({ windows: [windowOf({ limit: 10, resetIn: 0 })] }),
      after: { traffic: { blockedUntil: 0, backoffUntil: NOW + BACKOFF_MS } },
    },
    {
      name: 'of a window that is over, with a short Retry-After: that has nothing to do with the new window',
      given: { budgets: [{ ...usedUp, isReported: false, startSeq: 5 }] },
      response: refused({ retryAfter: 1000 }),
      after: { traffic: { blockedUntil: 0 }, inferred: { state: 'reported' } },
    },
    {
      name: 'of a window that is over, with a longer Retry-After: the service asks for a pause',
      given: { budgets: [{ ...usedUp, isReported: false, startSeq: 5 }] },
      response: refused({ retryAfter: 1200 }),
      after: { traffic: { blockedUntil: 2240 } },
    },
    {
      name: 'of a window that is over, while another one is not: the short Retry-After counts',
      given: {
        budgets: [
          { ...usedUp, isReported: false, startSeq: 5 },
          { ...usedUp, name: 'day', remaining: 3 },
        ],
      },
      response: refused({ retryAfter: 960 }),
      after: { traffic: { blockedUntil: 2000 }, inferred: { state: 'limited' } },
    },
  ])('$name', ({ given, response, of, after: expected }) => expect(after(given, response, of)).toMatchObject(expected));
});

test('a Retry-After in the first second of the clock counts, though the reset of a used-up limit is not known', () => {
  const early = { ...call, sentAt: 60 };
  const state = onResponse(toState({ budgets: [usedUp] }), early, toResponse(refused({ retryAfter: 500 })), 100, 0);
  expect(state.traffic.blockedUntil).toBe(600);
});

describe('a window without a reset', () => {
  const report = (name: string) => after({}, { status: 200, windows: [windowOf({ name, limit: 10, remaining: 3 })] });

  test.each([
    ['second', 1000],
    ['minute', 60_000],
  ])('resets within a %s, if that is its name, and nobody is told a time that the service did not report', (name, periodMs) => {
    const state = report(name);
    expect(state.budgets[0]!.reset).toMatchObject({ earliest: call.sentAt, at: NOW + periodMs, periodMs });
    expect(toRateLimit(state.reported ?? [], 0).windows).toEqual([{ name, limit: 10, remaining: 3 }]);
  });

  test('of which no counts are reported asks for no pause', () =>
    expect(after({}, { status: 429, windows: [windowOf({ name: 'minute', limit: 10 })] }).traffic.blockedUntil).toBe(0));

  test.each(['hour', 'day', 'requests', 'constructor'])('resets at an unknown time, if its name is %s', (name) =>
    expect(report(name).budgets[0]!.reset).toMatchObject({ at: null, periodMs: null }),
  );
});

test('a service whose windows have other names in each response: only the latest ones are kept', () => {
  let state = toState({});
  for (let response = 1; response <= 100; response++) {
    const windows = [windowOf({ name: `request-${response}`, limit: 1e6, remaining: 1e6 })];
    state = onResponse(state, call, toResponse({ status: 200, windows }), NOW, 0);
  }
  expect(state.budgets.map(({ name }) => name)).toEqual(Array.from({ length: MAX_WINDOWS }, (_, index) => `request-${69 + index}`));
});

describe('headers without a name report another limit', () => {
  /** A limit of 10 that resets in three seconds. */
  const known = { ...usedUp, remaining: 3, openUntil: NOW + 3000 };
  const report = { limit: 1000, remaining: 900, resetIn: 30_001 };
  const limits = (budget: Given['budgets'], reported: Parameters<typeof windowOf>[0]) =>
    after({ budgets: budget }, { status: 200, windows: [windowOf(reported)] }).budgets.map(({ limit, remaining }) => [limit, remaining]);

  test('its reset is more than ten times further: both count, and the call counts for both', () =>
    expect(limits([known], report)).toEqual([
      [10, 2],
      [1000, 900],
    ]));
  test('or more than ten times nearer', () =>
    expect(limits([{ ...known, openUntil: NOW + 30_001 }], { ...report, resetIn: 3000 })).toEqual([
      [10, 2],
      [1000, 900],
    ]));
  test('a report belongs to the one of both that it fits', () => {
    const both = [known, { ...usedUp, limit: 1000, remaining: 901, openUntil: NOW + 60_000 }];
    expect(limits(both, { limit: 1000, remaining: 900, resetIn: 60_000 })).toEqual([
      [10, 2],
      [1000, 900],
    ]);
  });
  test('the first one counts after its reset too', () =>
    expect(limits([{ ...known, isReported: false }], report)).toEqual([
      [10, 2],
      [1000, 900],
    ]));
  test('it is forgotten if it is missing from as many accepted responses as four of its windows allow', () => {
    const reportedBefore = (calls: number) => limits([{ ...known, knownAtSeq: call.seq - calls }], report);
    expect(reportedBefore(40)).toHaveLength(2);
    expect(reportedBefore(41)).toEqual([[1000, 900]]);
  });
  test.each([
    { name: 'ten times, and no more', reported: { ...report, resetIn: 30_000 } },
    { name: 'or as many calls', reported: { ...report, limit: 10, remaining: 2 }, expected: [10, 2] },
    { name: 'or no number of calls', reported: { remaining: 2, resetIn: 60_000 }, expected: [10, 2] },
    { name: 'or no reset', reported: { limit: 1000, remaining: 900 } },
    { name: 'or no reset was known', budget: { openUntil: undefined }, reported: report },
    {
      name: 'or a reset in less than a second, and one in less than ten',
      budget: { openUntil: NOW + 1 },
      reported: { ...report, resetIn: 9999 },
    },
    { name: 'or a name', budget: { name: 'minute' }, reported: { ...report, name: 'minute' } },
  ])('$name: it is the same limit', ({ budget, reported, expected = [1000, 900] }) =>
    expect(limits([{ ...known, ...budget }], reported)).toEqual([expected]),
  );
});

describe('a limit that is reported for the first time', () => {
  const history = [
    { at: 900, upTo: 4, refused: 2 },
    { at: 1000, upTo: 5, refused: 2 },
    { at: 1010, upTo: 6, refused: 3 },
  ];
  const refusals = (status: number) =>
    after({ traffic: { history } }, { status, windows: [windowOf({ limit: 10, remaining: 0, resetIn: 1000 })] }).budgets[0]?.refusals;
  test('did not count the calls that were refused before', () => expect(refusals(200)).toBe(3));
  test('nor this one', () => expect(refusals(429)).toBe(4));
});

test('a limit of which it is not reported what is left is counted, if its reset is reported', () => {
  const counted = (resetIn?: number) => after({}, { status: 200, windows: [windowOf({ limit: 10, resetIn })] }).budgets;
  expect(counted(1000)).toMatchObject([{ limit: 10, remaining: 5 }]);
  expect(counted()).toEqual([]);
});

describe('a limit of tokens', () => {
  const history = [1, 2, 3, 4, 5].map((seq) => ({ at: 600 + 80 * seq, upTo: seq, refused: 0 }));
  const tokens = { ...usedUp, name: 'tokens', limit: 10_000, remaining: 9000, baseline: createBaseline(9000, 1, 640) };
  const requests = { ...usedUp, name: 'requests', limit: 100, remaining: 90, baseline: createBaseline(90, 1, 640) };
  const limits = (status: number) => {
    const windows = [
      windowOf({ name: 'requests', limit: 100, remaining: 86 }),
      windowOf({ name: 'tokens', limit: 10_000, remaining: 5000 }),
    ];
    const state = after({ traffic: { history, sent: 5 }, budgets: [requests, tokens] }, { status, windows });
    return state.budgets.map(({ name, limit, unitsPerCall }) => ({ name, limit, unitsPerCall }));
  };
  test('is counted in calls once responses show what a call costs, and starts over', () =>
    expect(limits(200)).toEqual([
      { name: 'requests', limit: 100, unitsPerCall: 1 },
      { name: 'tokens', limit: 10, unitsPerCall: 1000 },
    ]));
  test('a call that is refused shows nothing of that', () =>
    expect(limits(429)).toEqual([
      { name: 'requests', limit: 100, unitsPerCall: 1 },
      { name: 'tokens', limit: 10_000, unitsPerCall: 1 },
    ]));
});

describe('a 429 though calls are left', () => {
  const costs = (windows: WindowReading[]) =>
    after({ budgets: [{ ...usedUp, remaining: 3 }] }, refused({ windows })).budgets.map(({ callCost }) => callCost);
  test('by all limits that are reported: the call costs more', () => {
    expect(costs([windowOf({ limit: 10, remaining: 2 })])).toEqual([3]);
    expect(costs([windowOf({ limit: 10, remaining: 2 }), windowOf({ name: 'day', limit: 10, remaining: 1 })])).toEqual([3, 2]);
  });
  test('and another limit is used up: that explains it', () => {
    expect(costs([windowOf({ limit: 10, remaining: 2 }), windowOf({ name: 'day', limit: 10, remaining: 0 })])).toEqual([1, 1]);
  });
});

describe('a quota or trial that is exhausted', () => {
  const quota = (response: Omit<Response, 'status'> = {}) => after({}, refused({ code: 'quota_exceeded', ...response })).exhausted;
  const isUnknown = { until: NOW + EXHAUSTED_PROBE_MS, isEndKnown: false };

  test('a Retry-After tells its end', () => {
    expect(quota({ retryAfter: 5000 })).toEqual({ reason: 'quota_exceeded', sinceSeq: 6, until: 6040, isEndKnown: true });
    // A later response that does not say the end again changes nothing; one that does counts.
    const exhausted: Exhausted = { reason: 'quota_exceeded', sinceSeq: 2, until: 9000, isEndKnown: true };
    const later = (retryAfter?: number) => after({ exhausted }, refused({ code: 'quota_exceeded', retryAfter })).exhausted;
    expect(later()).toEqual({ ...exhausted, sinceSeq: 6 });
    expect(later(5000)).toEqual({ ...exhausted, sinceSeq: 6, until: 6040 });
  });
  test('so does the reset of a window of which nothing is left', () => {
    const windows = [windowOf({ remaining: 0, resetIn: 9000 }), windowOf({ name: 'minute', remaining: 4, resetIn: 20_000 })];
    expect(quota({ windows })).toMatchObject({ until: 10_040, isEndKnown: true });
    expect(quota({ windows, retryAfter: 0 })).toMatchObject({ until: 10_040, isEndKnown: true });
  });
  test('a Retry-After is more exact than a reset', () => {
    expect(quota({ retryAfter: 5000, windows: [windowOf({ remaining: 0, resetIn: 9000 })] })).toMatchObject({ until: 6040 });
  });
  test('without one of them, its end is not known', () => {
    expect(quota()).toMatchObject(isUnknown);
    expect(quota({ retryAfter: 0 })).toMatchObject(isUnknown);
    expect(quota({ windows: [windowOf({ remaining: 3, resetIn: 9000 })] })).toMatchObject(isUnknown);
  });
  test('its code need not say so if a limit per day or longer is used up, and no end is known', () => {
    const ofCode = (windows: WindowReading[], retryAfter?: number) =>
      after({}, refused({ code: 'rate_limited', windows, retryAfter })).exhausted;
    const day = windowOf({ name: 'day', limit: 10, remaining: 0 });
    expect(ofCode([day])).toMatchObject({ reason: 'quota_exceeded', ...isUnknown });
    expect(ofCode([windowOf({ name: 'monthly', remaining: 0 })], 0)).toMatchObject({ reason: 'quota_exceeded', ...isUnknown });
    expect(ofCode([day], 5000)).toBeNull();
    expect(ofCode([day, windowOf({ name: 'minute', remaining: 0 })])).toBeNull();
    expect(ofCode([windowOf({ name: 'day', remaining: 0, resetIn: 9000 })])).toBeNull();
    expect(ofCode([windowOf({ name: 'day', remaining: 1 })])).toBeNull();
  });
  test('it is no reason for a pause of its own', () => {
    expect(after({}, refused({ code: 'quota_exceeded' })).traffic).toMatchObject({ refusalsInARow: 1, backoffUntil: 0 });
  });
  test('the end of a trial is never known', () => {
    expect(after({}, refused({ code: 'trial_exhausted', retryAfter: 5000 })).exhausted).toMatchObject(isUnknown);
  });
});

describe('a 429 of several calls in flight', () => {
  const limits = initialState.inferred;
  const history = [{ at: 1000, upTo: 5, refused: 0 }];

  test('a limit of calls in flight that was confirmed explains it: there is no pause', () => {
    const inFlight = { ...limits.inFlight, cap: 4, isConfirmed: true };
    const { traffic, inferred } = after({ traffic: { history }, inferred: { state: 'limited', inFlight } }, refused(), { concurrency: 5 });
    expect(traffic).toMatchObject({ refusalsInARow: 0, refusedSeq: 6, backoffUntil: 0 });
    expect(inferred.inFlight).toMatchObject({ cap: 4, isConfirmed: true });
  });
  test('another one of the same round changes nothing of that', () => {
    const inFlight = { ...limits.inFlight, cap: 4, isConfirmed: true };
    const given: Given = { traffic: { history, refusedSeq: 5 }, inferred: { state: 'limited', inFlight } };
    expect(after(given, refused(), { concurrency: 5 }).traffic).toMatchObject({ refusedSeq: 5, refusalsInARow: 0 });
  });
  test('otherwise there is one, which ends as soon as half of the others have ended', () => {
    expect(after({ traffic: { history } }, refused(), { concurrency: 5 })).toMatchObject({
      traffic: { refusalsInARow: 1, backoffUntil: NOW + BACKOFF_MS },
      inferred: { unexplained: { seq: 5 } },
    });
    const inFlight = { ...limits.inFlight, cap: 4 };
    const unexplained = { seq: 5, sentAt: 1000, countedUpTo: 0, concurrency: 5 };
    const paused = (count: number): Given => ({
      traffic: { inFlight: count + 1, refusalsInARow: 1, refusedSeq: 6, backoffUntil: 9000, history: [{ at: 1039, upTo: 6, refused: 0 }] },
      inferred: { state: 'limited', inFlight, unexplained },
    });
    expect(after(paused(3), { status: 200 }).traffic).toMatchObject({ backoffUntil: 9000, refusalsInARow: 1 });
    expect(after(paused(2), { status: 200 }).traffic).toMatchObject({ backoffUntil: 0, refusalsInARow: 1 });
  });
});

describe('a 503', () => {
  const unavailable = (response: Omit<Response, 'status'> = {}): Response => ({ status: 503, ...response });
  const second: Given = { traffic: { unavailableInARow: 1 } };

  test('one alone is a failure of that request', () => {
    expect(after({}, unavailable())).toMatchObject({
      traffic: { unavailableInARow: 1, refusalsInARow: 0, backoffUntil: 0 },
      inferred: { state: 'starting' },
    });
  });
  test('a second one in a row is an outage, if the service reports its limits', () => {
    expect(after({ ...second, budgets: [{ ...usedUp, remaining: 3 }] }, unavailable())).toMatchObject({
      traffic: { unavailableInARow: 2, refusalsInARow: 1, refusedSeq: 6, backoffUntil: NOW + BACKOFF_MS },
      inferred: { state: 'starting', period: { state: 'none' } },
    });
  });
  test('however many there are, two accepted calls for each of four make up for them', () => {
    expect(after({ traffic: { unavailableInARow: 4 } }, unavailable()).traffic.unavailableInARow).toBe(4);
  });
  test('for a call that shows whether others are accepted, of a service that reports its limits: it is no longer awaited', () => {
    const sentProbe = { call: { seq: 5, sentAt: 1000, countedUpTo: 0, concurrency: 1 }, probedMs: null, isDrained: false };
    const given: Given = { inferred: { state: 'limited', probe: sentProbe }, budgets: [{ ...usedUp, remaining: 3 }] };
    expect(after(given, unavailable())).toMatchObject({ traffic: { refusalsInARow: 1 }, inferred: { state: 'limited', probe: null } });
  });
  test('with a Retry-After: a window stays what it is', () => {
    const given: Given = { budgets: [{ ...usedUp, openUntil: 50_000 }] };
    expect(after(given, unavailable({ retryAfter: 1000 }))).toMatchObject({
      traffic: { blockedUntil: 2040 },
      budgets: [{ shape: 'window', reset: { at: 50_000 } }],
    });
  });
  test('a second one in a row is a limit, if the service reports none', () => {
    expect(after(second, unavailable())).toMatchObject({
      traffic: { unavailableInARow: 2, refusalsInARow: 1, refusedSeq: 6, backoffUntil: NOW + BACKOFF_MS },
      inferred: { state: 'limited', period: { state: 'refusing' } },
    });
  });
  test('but a second 502 in a row is an outage of any service', () => {
    expect(after(second, { status: 502 })).toMatchObject({
      traffic: { unavailableInARow: 2, refusalsInARow: 1, backoffUntil: NOW + BACKOFF_MS },
      inferred: { state: 'starting', period: { state: 'none' } },
    });
  });
  test('a Retry-After of an hour pauses other calls for 90 seconds', () => {
    expect(after({}, unavailable({ retryAfter: 3_600_000 })).traffic).toMatchObject({
      blockedUntil: NOW + DEFAULT_MAX_WAIT_MS,
      unavailableUntil: NOW + DEFAULT_MAX_WAIT_MS,
    });
  });
  test('every second call gets one: the third one is a limit', () => {
    const accepted: Given = { traffic: { unavailableInARow: 1.5 } };
    expect(after(accepted, { status: 200 }).traffic.unavailableInARow).toBe(1);
    expect(after({ traffic: { unavailableInARow: 0.25 } }, { status: 200 }).traffic.unavailableInARow).toBe(0);
    expect(after({ traffic: { unavailableInARow: 0.5 } }, unavailable()).traffic).toMatchObject({
      unavailableInARow: 1.5,
      refusalsInARow: 0,
    });
    expect(after(second, unavailable()).traffic).toMatchObject({ unavailableInARow: 2, refusalsInARow: 1 });
  });
  test('one for a call that shows whether others are accepted is one too', () => {
    const sentProbe = { call: { seq: 5, sentAt: 1000, countedUpTo: 0, concurrency: 1 }, probedMs: null, isDrained: false };
    const period = { ...initialState.inferred.period, state: 'refusing' } as const;
    expect(after({ inferred: { state: 'limited', probe: sentProbe, period } }, unavailable())).toMatchObject({
      traffic: { unavailableInARow: 1, refusalsInARow: 1 },
      inferred: { probe: null, period: { state: 'refusing', isProbeRefused: true } },
    });
  });
  test('one more of calls that were sent before that was known is the same round', () => {
    const traffic = { unavailableInARow: 2, refusalsInARow: 1, refusedSeq: 5 };
    const sameRound = after({ traffic }, unavailable());
    expect(sameRound).toMatchObject({ traffic: { refusalsInARow: 1 }, inferred: { period: { state: 'none' } } });
  });
  test('is counted as refused', () => {
    const traffic = { history: [{ at: 1000, upTo: 5, refused: 0 }] };
    expect(after({ traffic }, unavailable()).traffic.history).toEqual([{ at: 1000, upTo: 5, refused: 1 }]);
  });
  test('with a Retry-After: no call before it, and no further pause', () => {
    expect(after(second, unavailable({ retryAfter: 5000 }))).toMatchObject({ traffic: { blockedUntil: 6040, backoffUntil: 0 } });
    expect(after(second, unavailable({ retryAfter: 0 }))).toMatchObject({ traffic: { backoffUntil: NOW + BACKOFF_MS } });
  });
});
