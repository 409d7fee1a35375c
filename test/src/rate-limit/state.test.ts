import { describe, expect, test } from 'vitest';
import { onResponse, type LimitResponse } from '../../../src/rate-limit/on-response.js';
import { createState, decide, onNoResponse, onSent, tick, type LimiterState } from '../../../src/rate-limit/state.js';
import type { SentCall } from '../../../src/rate-limit/traffic.js';

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
  maxWait: 60_000,
  wallOffset: 0,
});

/** Folds events into a state. Calls are numbered from 1. */
const fold = (steps: readonly Step[]): LimiterState => {
  const calls: SentCall[] = [];
  let state = createState();
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
    decision: { type: 'wait', until: 71, reason: 'limit' },
  },
  {
    name: 'an exhausted quota with a known end: a call with a shorter maxWait is rejected with that time',
    steps: [sent, { at: 20, event: 'response', call: 1, status: 429, code: 'quota_exceeded', retryAfter: 7_200_000 }],
    now: 20,
    decision: { type: 'reject', reason: 'quota_exceeded', retryAt: 7_200_020 },
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
