import { describe, expect, test } from 'vitest';
import { onResponse } from '../../../src/rate-limit/on-response.js';
import type { LimitResponse } from '../../../src/rate-limit/headers/reading.js';
import { initialBudget, type Budget } from '../../../src/rate-limit/reported/budget.js';
import {
  BACKOFF_MS,
  DISCOVERY_BURST,
  EXHAUSTED_PROBE_MS,
  FORGOTTEN_MS,
  LONGEST_BACKOFF_MS,
  PRESUMED_AFTER,
} from '../../../src/rate-limit/constants.js';
import { addSent } from '../../../src/rate-limit/traffic/history.js';
import {
  decide,
  initialState,
  onNoResponse,
  onSent,
  expectedAt,
  onUnused,
  tick,
  type Exhausted,
  type LimiterState,
} from '../../../src/rate-limit/state.js';
import type { SentCall, Traffic } from '../../../src/rate-limit/traffic/traffic.js';

/** What happens, and when. Times are milliseconds from the start. */
type Step =
  | { at: number; event: 'sent'; times?: number }
  | { at: number; event: 'no response'; call: number }
  | {
      at: number;
      event: 'response';
      call: number;
      status?: number;
      code?: string;
      limit?: number;
      remaining?: number;
      resetIn?: number;
      retryAfter?: number;
    };

const exactly = (ms: number) => ({ ms, isAbsolute: false, isCoarse: false });

const toResponse = ({
  status = 200,
  code,
  limit,
  remaining,
  resetIn,
  retryAfter,
}: Extract<Step, { event: 'response' }>): LimitResponse => ({
  status,
  code,
  retryAfter: retryAfter === undefined ? undefined : exactly(retryAfter),
  windows: remaining === undefined ? [] : [{ limit, remaining, reset: resetIn === undefined ? undefined : exactly(resetIn) }],
  wallOffset: 0,
});

/** Folds events into a state. Calls are numbered from 1. */
const fold = (steps: readonly Step[]): LimiterState => {
  const calls: SentCall[] = [];
  let state = initialState;
  for (const step of steps) {
    state = tick(state, step.at);
    if (step.event === 'sent') {
      for (let time = 0; time < (step.times ?? 1); time++) {
        const [next, call] = onSent(state, step.at);
        state = next;
        calls.push(call);
      }
    } else if (step.event === 'no response') state = onNoResponse(state, calls[step.call - 1]!);
    else state = onResponse(state, calls[step.call - 1]!, toResponse(step), step.at, 0);
  }
  return state;
};

const decideAt = (state: LimiterState, now: number, maxWait = 60_000) =>
  decide(tick(state, now), { count: 1, reserve: 0, deadline: now + maxWait }, now);

const sent: Step = { at: 0, event: 'sent' };

interface Row {
  name: string;
  steps: Step[];
  now: number;
  maxWait?: number;
  decision: object;
}

const rows: Row[] = [
  { name: 'a new key: the first call is sent', steps: [], now: 0, decision: { type: 'grant' } },
  {
    name: 'discovering: after five calls one more every 10 ms',
    steps: [{ ...sent, times: 5 }],
    now: 0,
    decision: { type: 'wait', until: 10, reason: 'discovering' },
  },
  { name: 'discovering: a call with maxWait 0 is sent', steps: [{ ...sent, times: 5 }], now: 0, maxWait: 0, decision: { type: 'grant' } },
  {
    name: 'a response without limits: calls in flight may double',
    steps: [sent, { at: 20, event: 'response', call: 1 }, { at: 20, event: 'sent', times: 9 }],
    now: 20,
    decision: { type: 'grant' },
  },
  {
    name: 'a report: as many calls as remain may be sent',
    steps: [sent, { at: 20, event: 'response', call: 1, limit: 10, remaining: 1, resetIn: 1000 }],
    now: 20,
    decision: { type: 'grant' },
  },
  {
    name: 'no call remains: after a quarter of the wait one call finds out whether the limit refills gradually',
    steps: [sent, { at: 20, event: 'response', call: 1, limit: 10, remaining: 0, resetIn: 1000 }],
    now: 20,
    decision: { type: 'wait', until: 270, reason: 'limit' },
  },
  {
    name: 'that call gets a 429: it is a window, and calls wait for its reset',
    steps: [
      sent,
      { at: 20, event: 'response', call: 1, limit: 10, remaining: 0, resetIn: 1000 },
      { at: 270, event: 'sent' },
      { at: 280, event: 'response', call: 2, status: 429, limit: 10, remaining: 0, resetIn: 740 },
    ],
    now: 280,
    decision: { type: 'wait', until: 1023, reason: 'limit' },
  },
  {
    name: 'a reset that is later than maxWait: the call is rejected at once',
    steps: [sent, { at: 20, event: 'response', call: 1, limit: 10, remaining: 0, resetIn: 10_000 }],
    now: 20,
    maxWait: 5000,
    decision: { type: 'reject', reason: 'rate_limited', retryAt: 10_020 },
  },
  {
    name: 'Retry-After: no call is sent before',
    steps: [sent, { at: 20, event: 'response', call: 1, status: 429, retryAfter: 5000 }],
    now: 20,
    decision: { type: 'wait', until: 5020, reason: 'limit' },
  },
  {
    name: '429 without headers: a short pause',
    steps: [sent, { at: 20, event: 'response', call: 1, status: 429 }],
    now: 20,
    decision: { type: 'wait', until: 70, reason: 'limit' },
  },
  {
    name: 'repeated Retry-After: 0: the pause doubles nevertheless',
    steps: [
      sent,
      { at: 20, event: 'response', call: 1, status: 429, retryAfter: 0 },
      { at: 70, event: 'sent' },
      { at: 90, event: 'response', call: 2, status: 429, retryAfter: 0 },
      { at: 190, event: 'sent' },
      { at: 210, event: 'response', call: 3, status: 429, retryAfter: 0 },
    ],
    now: 210,
    decision: { type: 'wait', until: 410, reason: 'limit' },
  },
  {
    name: 'one 503 is a failure of that request, not a limit',
    steps: [sent, { at: 20, event: 'response', call: 1, status: 503 }],
    now: 20,
    decision: { type: 'grant' },
  },
  {
    name: 'a second 503 in a row is a limit',
    steps: [
      { ...sent, times: 2 },
      { at: 20, event: 'response', call: 1, status: 503 },
      { at: 21, event: 'response', call: 2, status: 503 },
    ],
    now: 21,
    decision: { type: 'wait', until: 71, reason: 'unavailable' },
  },
  {
    name: 'an exhausted quota with a known end: a call with a shorter maxWait is rejected with that time',
    steps: [sent, { at: 20, event: 'response', call: 1, status: 429, code: 'quota_exceeded', retryAfter: 7_200_000 }],
    now: 20,
    decision: { type: 'reject', reason: 'quota_exceeded', retryAt: 7_200_020 },
  },
  {
    name: 'an exhausted quota without a known end: rejected without a time',
    steps: [sent, { at: 20, event: 'response', call: 1, status: 429, code: 'quota_exceeded' }],
    now: 20,
    decision: { type: 'reject', reason: 'quota_exceeded', retryAt: null },
  },
  {
    name: 'an exhausted quota without a known end: a call that may wait for ever waits for the next probe',
    steps: [sent, { at: 20, event: 'response', call: 1, status: 429, code: 'quota_exceeded' }],
    now: 20,
    maxWait: Infinity,
    decision: { type: 'wait', until: 60_020, expectedAt: null, reason: 'limit' },
  },
  {
    name: 'an exhausted quota that a probe probes: when it ends is still not known',
    steps: [sent, { at: 20, event: 'response', call: 1, status: 429, code: 'quota_exceeded' }, { at: 60_020, event: 'sent' }],
    now: 60_030,
    maxWait: Infinity,
    decision: { type: 'wait', until: 120_020, expectedAt: null, reason: 'limit' },
  },
  {
    name: 'an exhausted trial: a call that may wait for ever is rejected too',
    steps: [sent, { at: 20, event: 'response', call: 1, status: 429, code: 'trial_exhausted' }],
    now: 20,
    maxWait: Infinity,
    decision: { type: 'reject', reason: 'trial_exhausted', retryAt: null },
  },
  {
    name: 'an exhausted trial: rejected without a time',
    steps: [sent, { at: 20, event: 'response', call: 1, status: 429, code: 'trial_exhausted' }],
    now: 20,
    decision: { type: 'reject', reason: 'trial_exhausted', retryAt: null },
  },
  {
    name: 'an exhausted trial: after a minute one call finds out whether it ended',
    steps: [sent, { at: 20, event: 'response', call: 1, status: 429, code: 'trial_exhausted' }],
    now: 60_020,
    decision: { type: 'grant' },
  },
  {
    name: 'no response: the call counts as used',
    steps: [
      { ...sent, times: 2 },
      { at: 20, event: 'response', call: 1, limit: 10, remaining: 1, resetIn: 1000 },
      { at: 30, event: 'no response', call: 2 },
    ],
    now: 30,
    decision: { type: 'wait', reason: 'limit' },
  },
];

describe('(state, event) -> decision', () => {
  test.each(rows)('$name', ({ steps, now, maxWait, decision }) => {
    expect(decideAt(fold(steps), now, maxWait)).toMatchObject(decision);
  });
});

test('the state is plain data: JSON keeps all of it, and it decides the same after a round trip', () => {
  for (const { steps, now, maxWait } of rows) {
    const state = fold(steps);
    const copy = JSON.parse(JSON.stringify(state)) as LimiterState;
    expect(copy).toEqual(state);
    expect(decideAt(copy, now, maxWait)).toEqual(decideAt(state, now, maxWait));
  }
});

test('deciding changes nothing', () => {
  for (const { steps, now } of rows) {
    const state = fold(steps);
    const before = JSON.stringify(state);
    decideAt(state, now + 5000);
    expect(JSON.stringify(state)).toBe(before);
  }
});

describe('why a call is rejected', () => {
  const DAY_MS = 86_400_000;
  const day = (changes: Partial<Budget> = {}): Budget => ({
    ...initialBudget,
    name: 'day',
    isReported: true,
    shape: 'window',
    limit: 100,
    probe: { state: 'declined' },
    reset: { ...initialBudget.reset, at: DAY_MS },
    ...changes,
  });
  const rejected = (changes: Partial<LimiterState>) => decideAt({ ...initialState, ...changes }, 0);

  test('a used-up quota: how many calls, and in which time', () => {
    expect(rejected({ budgets: [day()] })).toEqual({
      type: 'reject',
      reason: 'quota_exceeded',
      quota: { limit: 100, period: 'day' },
      retryAt: DAY_MS,
    });
  });
  test('a quota with calls left is not the reason', () => {
    const minute = day({ name: '', reset: { ...initialBudget.reset, at: 100_000 } });
    expect(rejected({ budgets: [day({ remaining: 50 }), minute] })).toMatchObject({ reason: 'rate_limited' });
  });
  test('a used-up hour and a used-up day: the day, as a call is possible only then', () => {
    const hour = day({ name: 'hour', limit: 10, reset: { ...initialBudget.reset, at: DAY_MS / 24 } });
    const byDay = { reason: 'quota_exceeded', quota: { limit: 100, period: 'day' }, retryAt: DAY_MS };
    expect(rejected({ budgets: [hour, day()] })).toMatchObject(byDay);
    expect(rejected({ budgets: [day(), hour] })).toMatchObject(byDay);
  });
  test('a window without a name is a quota if its reset is far away', () => {
    expect(rejected({ budgets: [day({ name: '' })] })).toMatchObject({ reason: 'quota_exceeded', quota: { limit: 100 } });
  });
  test('a trial that headers report as used up is the reason before any quota', () => {
    const trial = day({ name: 'trial', reset: initialBudget.reset });
    expect(rejected({ budgets: [day(), trial] })).toEqual({ type: 'reject', reason: 'trial_exhausted', retryAt: null });
  });
  test('an exhausted quota is the reason, though headers report a trial as used up', () => {
    const trial = day({ name: 'trial', reset: initialBudget.reset });
    const exhausted = { reason: 'quota_exceeded', sinceSeq: 0, until: 5000, isEndKnown: false } as const;
    expect(rejected({ budgets: [trial], exhausted })).toMatchObject({ reason: 'quota_exceeded', retryAt: null });
  });
  test('a call that may wait exactly until the reset waits', () => {
    const state = { ...initialState, budgets: [day()] };
    expect(decideAt(state, 0, DAY_MS)).toMatchObject({ type: 'wait' });
    expect(decideAt(state, 0, DAY_MS - 1)).toMatchObject({ type: 'reject' });
  });
  test('a recheck of a trial that is due is granted', () => {
    const exhausted = { reason: 'trial_exhausted', sinceSeq: 0, until: 5000, isEndKnown: false } as const;
    expect(decideAt({ ...initialState, exhausted }, 4999)).toMatchObject({ type: 'reject' });
    expect(decideAt({ ...initialState, exhausted }, 5000)).toEqual({ type: 'grant' });
  });
});

describe('while nothing is known', () => {
  const used = initialState.inferred;
  const traffic = (changes: Partial<Traffic> = {}): Traffic => ({ ...initialState.traffic, sent: DISCOVERY_BURST, ...changes });
  const withoutWait = (changes: Partial<LimiterState>) => decideAt({ ...initialState, traffic: traffic(), ...changes }, 0, 0);

  test('a call that may not wait is sent', () => expect(withoutWait({})).toEqual({ type: 'grant' }));
  test('also while calls in flight double', () => {
    const ramping = { ...used, state: 'ramping', ramp: 1 } as const;
    expect(withoutWait({ inferred: ramping, traffic: traffic({ inFlight: 1 }) })).toEqual({ type: 'grant' });
  });
  test.each([
    { name: 'but not while the service asked for a pause', changes: { traffic: traffic({ blockedUntil: 1 }) } },
    { name: 'but not during a backoff', changes: { traffic: traffic({ backoffUntil: 1 }) } },
    { name: 'but not if a limit was reported', changes: { budgets: [{ ...initialBudget, isReported: true }] } },
    {
      name: 'but not if a limit was inferred',
      changes: {
        inferred: { ...used, state: 'limited' as const, inFlight: { ...used.inFlight, cap: 1 } },
        traffic: traffic({ inFlight: 1 }),
      },
    },
  ])('$name', ({ changes }) => {
    expect(withoutWait(changes)).toMatchObject({ type: 'reject' });
    const state = { ...initialState, traffic: traffic(), ...changes };
    expect(decideAt(state, 0)).toMatchObject({ type: 'wait', reason: 'limit' });
  });

  test('calls further back in the queue wait their turn', () => {
    expect(decide(initialState, { count: 2, reserve: 0, deadline: 60_000 }, 0)).toEqual({
      type: 'wait',
      until: 0,
      expectedAt: 0,
      reason: 'discovering',
    });
  });
  test('a limit of calls in flight that is reached: until when is not known', () => {
    const inferred = { ...used, state: 'limited', inFlight: { ...used.inFlight, cap: 1 } } as const;
    const state = { ...initialState, inferred, traffic: traffic({ inFlight: 1 }) };
    expect(decideAt(state, 0)).toEqual({ type: 'wait', until: null, expectedAt: null, reason: 'limit' });
    expect(decideAt(state, 0, 0)).toMatchObject({ type: 'reject', retryAt: null });
    const full = {
      ...used.period,
      state: 'accepting' as const,
      capacity: 1,
      periodMs: 1000,
      provenMs: 1000,
      probeIn: 5,
      noLimitProbeIn: 1,
    };
    const sentAt0 = traffic({ inFlight: 1, history: [{ at: 0, upTo: DISCOVERY_BURST, refused: 0 }] });
    expect(decideAt({ ...state, inferred: { ...inferred, period: full }, traffic: sentAt0 }, 0)).toMatchObject({ expectedAt: null });
    const paused = { ...state, traffic: traffic({ inFlight: 1, blockedUntil: 500 }) };
    expect(decideAt(paused, 0)).toEqual({ type: 'wait', until: null, expectedAt: null, reason: 'limit' });
    expect(decideAt(paused, 0, 0)).toMatchObject({ type: 'reject', retryAt: 500 });
  });
});

describe('a call is sent', () => {
  const sentAfter = (refusalsInARow: number, unavailableInARow = 0) => {
    const state = initialState;
    return onSent({ ...state, traffic: { ...state.traffic, refusalsInARow, unavailableInARow } }, 1000)[0];
  };
  test('after one refusal the next calls are not held back', () => expect(sentAfter(1).traffic.backoffUntil).toBe(0));
  test('the response is waited for, if it takes as long as that of the refusal', () => {
    const state = initialState;
    const traffic = { ...state.traffic, refusalsInARow: 2, refusalMs: 3000 };
    expect(onSent({ ...state, traffic }, 1000)[0].traffic.backoffUntil).toBe(4000);
  });
  test('after a 503 that is not the first, they are', () => expect(sentAfter(1, 2).traffic.backoffUntil).toBe(1000 + BACKOFF_MS));
  test('after more, the next one waits longer and longer', () => {
    expect(sentAfter(2).traffic.backoffUntil).toBe(1000 + 2 * BACKOFF_MS);
    expect(sentAfter(3).traffic.backoffUntil).toBe(1000 + 4 * BACKOFF_MS);
  });
  test('that finds out whether a trial has ended: the next one goes a minute later', () => {
    const exhausted = { reason: 'trial_exhausted', sinceSeq: 3, until: 900, isEndKnown: false } as const;
    expect(onSent({ ...initialState, exhausted }, 1000)[0].exhausted).toEqual({ ...exhausted, until: 1000 + EXHAUSTED_PROBE_MS });
  });
  test('after the known end of a quota: the quota is forgotten', () => {
    const exhausted = { reason: 'quota_exceeded', sinceSeq: 3, until: 900, isEndKnown: true } as const;
    expect(onSent({ ...initialState, exhausted }, 1000)[0].exhausted).toBeNull();
  });
});

describe('permits that no call used', () => {
  const state = fold([{ ...sent, times: 3 }]);
  test('are no longer in flight', () => {
    expect(onUnused(state, 2).traffic).toEqual({ ...state.traffic, inFlight: 1 });
    expect(onUnused(state, 9).traffic.inFlight).toBe(0);
    const presumed = { ...state.traffic.presumed, inFlight: 3 };
    expect(onUnused({ ...state, traffic: { ...state.traffic, presumed } }, 2).traffic.presumed.inFlight).toBe(1);
  });
  test('do not count as calls of this window, and a probe was not sent', () => {
    const budget = { ...initialBudget, refusals: 1, probe: { state: 'sent' } } as const;
    const declined = { ...budget, probe: { state: 'declined' } } as const;
    expect(onUnused({ ...state, budgets: [budget, declined] }, 2).budgets).toEqual([
      { ...budget, refusals: 3, probe: { state: 'undecided' } },
      { ...declined, refusals: 3 },
    ]);
  });
});

test('a call that probes a shorter period is expected to be possible when the known period ends', () => {
  const period = { ...initialState.inferred.period, state: 'accepting', capacity: 1, periodMs: 1000, provenMs: 1000 } as const;
  const traffic = { ...initialState.traffic, sent: 1, history: [{ at: 0, upTo: 1, refused: 0 }] };
  const state = { ...initialState, traffic, inferred: { ...initialState.inferred, state: 'limited', period } } as const;
  expect([900, 1000, 1500].map((at) => expectedAt(state, at))).toEqual([1000, 1000, 1500]);
  const refusing = { ...state, inferred: { ...state.inferred, period: { ...period, state: 'refusing' } } } as const;
  expect(expectedAt(refusing, 900)).toBe(900);
});

test('permits that no call used may have been the probe of a limit that is not reported, if none is in flight any more', () => {
  const state = fold([{ ...sent, times: 3 }]);
  const probe = { call: { seq: 3, sentAt: 0, countedUpTo: 0, concurrency: 3 }, probedMs: null, isDrained: false };
  const probing = { ...state, inferred: { ...state.inferred, probe } };
  expect(onUnused(probing, 2).inferred).toEqual(probing.inferred);
  expect(onUnused(probing, 3).inferred).toEqual(state.inferred);
});

test('time that changes nothing keeps the same state', () => {
  const state = fold([sent, { at: 20, event: 'response', call: 1, limit: 10, remaining: 5, resetIn: 1000 }]);
  expect(tick(state, 30)).toBe(state);
  expect(tick(state, 5000)).not.toBe(state);
});

describe('time passes for a service that reports nothing, too', () => {
  const state = initialState;
  test('a pause ends when calls without a response must have been accepted', () => {
    const presumed = { ...state.traffic.presumed, pending: 1, at: 1000 };
    const traffic = { ...state.traffic, refusalsInARow: 1, presumed, backoffUntil: 5000 };
    expect(tick({ ...state, traffic }, 1000).traffic.backoffUntil).toBe(0);
  });
  test('a call that shows whether others are accepted must have been', () => {
    const sentProbe = { call: { seq: 1, sentAt: 0, countedUpTo: 0, concurrency: 1 }, probedMs: null, isDrained: true };
    const inferred = { ...state.inferred, state: 'limited' as const, probe: sentProbe };
    expect(tick({ ...state, inferred }, PRESUMED_AFTER.probeMs - 1).inferred.probe).toBe(sentProbe);
    expect(tick({ ...state, inferred }, PRESUMED_AFTER.probeMs).inferred.probe).toBeNull();
  });
  test('then the pause is over, except if a later call was refused', () => {
    const sentProbe = { call: { seq: 3, sentAt: 0, countedUpTo: 0, concurrency: 1 }, probedMs: null, isDrained: true };
    const after = (refusedSeq: number) => {
      const traffic = { ...state.traffic, refusalsInARow: 1, refusedSeq, backoffUntil: 5000 };
      return tick({ ...state, traffic, inferred: { ...state.inferred, state: 'limited', probe: sentProbe } }, PRESUMED_AFTER.probeMs)
        .traffic;
    };
    expect(after(2)).toMatchObject({ refusalsInARow: 0, backoffUntil: 0 });
    expect(after(3)).toMatchObject({ refusalsInARow: 1, backoffUntil: 5000 });
  });
});

describe('after refusals that no report explains, and 80 s without calls', () => {
  const refusing = (change: Partial<LimiterState['traffic']> = {}, limits: readonly Budget[] = []): LimiterState => {
    const state = initialState;
    const period = { ...state.inferred.period, state: 'refusing', rounds: 2 } as const;
    const traffic = { ...state.traffic, sent: 5, history: [{ at: 1000, upTo: 5, refused: 1 }], ...change };
    return { ...state, traffic, budgets: limits, inferred: { ...state.inferred, state: 'limited', period } };
  };
  const at = (state: LimiterState, now: number) => tick(state, now).inferred;
  test('they are forgotten', () => expect(at(refusing(), 81_000)).toMatchObject({ state: 'ramping', period: { state: 'none' } }));
  test('not sooner', () => expect(at(refusing(), 80_999).state).toBe('limited'));
  test('not while a call is in flight', () => expect(at(refusing({ inFlight: 1 }), 81_000).state).toBe('limited'));
  test('not if calls were accepted since: they have measured the limit', () => {
    const state = refusing();
    const inferred = { ...state.inferred, period: { ...state.inferred.period, state: 'accepting' as const, capacity: 5, periodMs: 1000 } };
    expect(at({ ...state, inferred }, 81_000)).toMatchObject({ state: 'limited', period: { state: 'accepting' } });
  });
  test('also if another limit has calls left', () => {
    const day: Budget = { ...initialBudget, name: 'day', limit: 9, remaining: 5, isReported: true, countedUpTo: 5, startSeq: 4 };
    expect(at(refusing({}, [day]), 81_000).state).toBe('ramping');
  });
  test('not if the service had asked for a pause', () => expect(at(refusing({ blockedUntil: 30_000 }), 81_000).state).toBe('limited'));
  test('not if another limit had no call left', () => {
    const budget: Budget = { ...initialBudget, name: 'day', limit: 9, isReported: true, shape: 'window', probe: { state: 'declined' } };
    const full = { ...budget, reset: { ...budget.reset, at: 50_000 } };
    expect(at(refusing({}, [full]), 81_000).state).toBe('limited');
  });
});

test('once a used-up trial may have been extended, no call is rejected for it', () => {
  const state: LimiterState = {
    ...initialState,
    exhausted: { reason: 'trial_exhausted', sinceSeq: 0, until: 5000, isEndKnown: false },
  };
  const second = { count: 2, reserve: 0, deadline: 9000 };
  expect(decide(state, second, 4999)).toMatchObject({ type: 'reject', reason: 'trial_exhausted' });
  expect(decide(state, second, 5000)).toMatchObject({ type: 'wait' });
});

describe('no report says when calls are free again', () => {
  const stuck = (inFlight: number): LimiterState => {
    const state = initialState;
    const budget: Budget = { ...initialBudget, limit: 20, isReported: true, countedUpTo: 5, probe: { state: 'sent' } };
    return {
      ...state,
      traffic: { ...state.traffic, sent: 5, inFlight, history: addSent([], 900, 5) },
      inferred: { ...state.inferred, state: 'reported' },
      budgets: [budget],
    };
  };
  const at = (inFlight: number, now: number, position = { count: 1, reserve: 0 }) =>
    decide(stuck(inFlight), { ...position, deadline: 100_000 }, now);
  test('a response is to come: it will', () => expect(at(1, 1000)).toMatchObject({ type: 'wait', until: null }));
  test('nor does the reset of another limit', () => {
    const day: Budget = { ...initialBudget, name: 'day', limit: 20, isReported: true, reset: { ...initialBudget.reset, at: 5000 } };
    const state = stuck(1);
    const both = { ...state, budgets: [...state.budgets, day] };
    expect(decide(both, { count: 1, reserve: 0, deadline: 100_000 }, 1000)).toMatchObject({ type: 'wait', until: null });
  });
  test('nothing is in flight: one call finds out after the longest pause', () => {
    expect(at(0, 1000)).toMatchObject({ type: 'wait', until: 900 + LONGEST_BACKOFF_MS });
    expect(at(0, 900 + LONGEST_BACKOFF_MS)).toEqual({ type: 'grant' });
  });
  test('calls behind it wait for that response', () =>
    expect(at(0, 1000, { count: 2, reserve: 0 })).toMatchObject({ type: 'wait', until: null }));
  test('one that leaves calls to others goes when the report says nothing any more', () =>
    expect(at(0, 1000, { count: 1, reserve: 3 })).toMatchObject({ type: 'wait', until: 900 + FORGOTTEN_MS }));
  test('but never if one of the limits is a trial, which does not reset', () => {
    const trial: Budget = { ...initialBudget, name: 'trial', limit: 20, remaining: 9, isReported: true, countedUpTo: 5 };
    const state = stuck(0);
    const both = { ...state, budgets: [...state.budgets, trial] };
    expect(decide(both, { count: 1, reserve: 3, deadline: 100_000 }, 1000)).toMatchObject({ type: 'wait', until: null });
  });
});

describe('a call that leaves a reserve', () => {
  const decided = (changes: Partial<LimiterState>, inFlight: number, reserve = 2) => {
    const state = initialState;
    const traffic = { ...state.traffic, sent: inFlight, inFlight };
    return decide({ ...state, traffic, ...changes }, { count: 1, reserve, deadline: 60_000 }, 0);
  };
  test('waits for the first response, if a call is in flight', () =>
    expect(decided({}, 1)).toEqual({ type: 'wait', until: null, expectedAt: null, reason: 'discovering' }));
  test.each([
    { name: 'is the first call', changes: {}, inFlight: 0 },
    { name: 'follows a response, whatever that reported', changes: { reported: [] }, inFlight: 1 },
    { name: 'leaves none', changes: {}, inFlight: 1, reserve: 0 },
  ])('is sent, if it $name', ({ changes, inFlight, reserve }) => expect(decided(changes, inFlight, reserve)).toEqual({ type: 'grant' }));
});

describe('while one call shows whether a quota is over whose end is not known', () => {
  const quota: Exhausted = { reason: 'quota_exceeded', sinceSeq: 3, until: 60_000, isEndKnown: false };
  const decided = (exhausted: Partial<Exhausted>, traffic: Partial<Traffic>, deadline: number) => {
    const state = initialState;
    const used = { ...state, exhausted: { ...quota, ...exhausted }, traffic: { ...state.traffic, sent: 4, inFlight: 1, ...traffic } };
    return decide(used, { count: 1, reserve: 0, deadline }, 0);
  };
  test('others wait for its response, as long as they may', () => {
    expect(decided({}, {}, 10_000)).toEqual({ type: 'wait', until: null, expectedAt: null, reason: 'limit' });
    expect(decided({}, {}, 60_000)).toEqual({ type: 'wait', until: 60_000, expectedAt: 60_000, reason: 'limit' });
    expect(decided({}, {}, 0)).toMatchObject({ type: 'reject', reason: 'quota_exceeded' });
  });
  test.each([
    { name: 'nothing is in flight', traffic: { inFlight: 0 } },
    { name: 'that call was sent before', traffic: { sent: 3 } },
    { name: 'it is a trial', exhausted: { reason: 'trial_exhausted' as const } },
    { name: 'its end is known, and later', exhausted: { isEndKnown: true } },
  ])('they are rejected, if $name', ({ exhausted = {}, traffic = {} }) =>
    expect(decided(exhausted, traffic, 10_000)).toMatchObject({ type: 'reject', reason: exhausted.reason ?? 'quota_exceeded' }),
  );
});

test('of the calls in flight, other limits count only those that the tightest has free', () => {
  const state = initialState;
  const full: Budget = { ...initialBudget, limit: 9, isReported: true, shape: 'window', knownAtSeq: 4, probe: { state: 'declined' } };
  const reset = (at: number): Budget['reset'] => ({ ...full.reset, at });
  const minute = { ...full, remaining: 1, reset: reset(5000) };
  const day = { ...full, name: 'day', remaining: 3, reset: reset(50_000) };
  const traffic = { ...state.traffic, sent: 8, inFlight: 4 };
  const inferred = { ...state.inferred, state: 'reported' as const };
  const decided = (budgets: Budget[]) => decide({ ...state, traffic, inferred, budgets }, { count: 1, reserve: 0, deadline: 10_000 }, 0);
  expect(decided([minute, day])).toMatchObject({ type: 'wait' });
  expect(decided([day])).toMatchObject({ type: 'reject', retryAt: 50_000 });
});

describe('during the pause after refusals', () => {
  const decided = (traffic: Partial<Traffic>) => {
    const state = initialState;
    const paused = { ...state.traffic, sent: 6, inFlight: 1, refusalsInARow: 1, refusedSeq: 5, backoffUntil: 5000, ...traffic };
    const inferred = { ...state.inferred, state: 'reported' as const };
    return decide({ ...state, traffic: paused, inferred }, { count: 1, reserve: 0, deadline: 1000 }, 0);
  };
  test('a call waits for the response of one that was sent since the refusals: it may end the pause', () =>
    expect(decided({})).toMatchObject({ type: 'wait', until: null, reason: 'limit' }));
  test.each([
    { name: 'that one has ended', traffic: { inFlight: 0 } },
    { name: 'the calls in flight were sent before', traffic: { refusedSeq: 6 } },
  ])('it is rejected, if $name', ({ traffic }) => expect(decided(traffic)).toMatchObject({ type: 'reject', retryAt: 5000 }));
});

describe('a reset seems to be after the deadline, and its unit is not known yet', () => {
  const decided = (changes: { traffic?: Partial<Traffic>; falls?: number; ms?: number }, deadline: number, now = 50) => {
    const state = initialState;
    const budget: Budget = { ...initialBudget, limit: 9, isReported: true, shape: 'window', probe: { state: 'declined' } };
    const budgets = [{ ...budget, reset: { ...budget.reset, at: 30_000 } }];
    const traffic = { ...state.traffic, sent: 2, inFlight: 1, cautiousUntil: 200, ...changes.traffic };
    const { ms = 30, falls = 1 } = changes;
    const serverClock = { ...state.serverClock, countdown: { ...state.serverClock.countdown, ms, falls } };
    return decide({ ...state, traffic, budgets, serverClock }, { count: 1, reserve: 0, deadline }, now);
  };
  test('the call waits for the first responses', () =>
    expect(decided({}, 5000)).toEqual({ type: 'wait', until: 200, expectedAt: null, reason: 'discovering' }));
  test('a call that may wait for the reset waits for that', () =>
    expect(decided({}, 40_000)).toMatchObject({ until: 30_003, reason: 'limit' }));
  test.each([
    { name: 'it is known to be milliseconds', changes: { falls: 2 } },
    { name: 'the reset has a unit', changes: { ms: 0 } },
    { name: 'no response is to come', changes: { traffic: { inFlight: 0 } } },
    { name: 'the time of the first responses is over', changes: {}, now: 200 },
    { name: 'the call may not wait', changes: {}, deadline: 50 },
  ])('it is rejected, if $name', ({ changes, deadline = 5000, now }) =>
    expect(decided(changes, deadline, now)).toMatchObject({ type: 'reject', retryAt: 30_000 }),
  );
});

describe('an outage', () => {
  const during = (changes: Partial<Traffic>, deadline: number, budgets: Budget[] = []) => {
    const state = initialState;
    const traffic = { ...state.traffic, unavailableInARow: 3, refusalsInARow: 1, blockedUntil: 5000, ...changes };
    const inferred = { ...state.inferred, state: 'reported' as const };
    return decide({ ...state, traffic, inferred, budgets }, { count: 1, reserve: 0, deadline }, 0);
  };
  test('is why calls wait, or are rejected', () => {
    expect(during({}, 9000)).toEqual({ type: 'wait', until: 5000, expectedAt: 5000, reason: 'unavailable' });
    expect(during({}, 4000)).toEqual({ type: 'reject', reason: 'unavailable', retryAt: 5000 });
  });
  test('is also the pause that one 503 asked for, while it lasts', () => {
    const one = { unavailableInARow: 1, refusalsInARow: 0 };
    expect(during({ ...one, unavailableUntil: 5000 }, 9000)).toMatchObject({ type: 'wait', reason: 'unavailable' });
    expect(during({ ...one, unavailableUntil: 5000 }, 4000)).toMatchObject({ type: 'reject', reason: 'unavailable' });
    expect(during({ ...one, unavailableUntil: 0 }, 9000)).toMatchObject({ type: 'wait', reason: 'limit' });
  });
  test('is over once a call was accepted: the pause is a limit', () => {
    expect(during({ refusalsInARow: 0 }, 9000)).toMatchObject({ type: 'wait', reason: 'limit' });
    expect(during({ refusalsInARow: 0 }, 4000)).toMatchObject({ type: 'reject', reason: 'rate_limited' });
  });
  test('is not why a call waits for a limit that resets later', () => {
    const full: Budget = { ...initialBudget, limit: 9, isReported: true, shape: 'window', probe: { state: 'declined' } };
    const budget = { ...full, reset: { ...full.reset, at: 7000 } };
    expect(during({}, 9000, [budget])).toMatchObject({ type: 'wait', reason: 'limit' });
  });
});
