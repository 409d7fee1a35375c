import { describe, expect, test } from 'vitest';
import { BACKOFF_JITTER, BACKOFF_MS, CAUTION_MS, LONGEST_BACKOFF_MS, REORDER_WINDOW_MS } from '../../../../src/rate-limit/constants.js';
import {
  backoffMs,
  countEnded,
  countUnused,
  countResponse,
  countSent,
  initialTraffic,
  tickTraffic,
  type SentCall,
  type Traffic,
} from '../../../../src/rate-limit/traffic/traffic.js';

/** What happens, and when. Calls are numbered from 1. */
type Step = { at: number; event: 'sent'; times?: number } | { at: number; event: 'response' | 'no response'; call: number };

const fold = (steps: readonly Step[]) => {
  const calls: SentCall[] = [];
  let traffic = initialTraffic;
  for (const step of steps) {
    if (step.event === 'sent') {
      for (let time = 0; time < (step.times ?? 1); time++) {
        const [next, call] = countSent(traffic, step.at);
        traffic = next;
        calls.push(call);
      }
    } else if (step.event === 'response') traffic = countResponse(traffic, calls[step.call - 1]!, false, step.at, 0.5);
    else traffic = countEnded(traffic, calls[step.call - 1]!);
  }
  return { traffic, calls };
};

const sent = (at: number, times = 1): Step => ({ at, event: 'sent', times });
const response = (at: number, call: number): Step => ({ at, event: 'response', call });

const rows: { name: string; steps: Step[]; traffic: Partial<Traffic> }[] = [
  { name: 'nothing sent', steps: [], traffic: { sent: 0, inFlight: 0, minLatencyMs: null, observations: 0 } },
  { name: 'calls sent are in flight', steps: [sent(0, 3)], traffic: { sent: 3, inFlight: 3, minLatencyMs: null } },
  {
    name: 'a response ends a call and measures the latency',
    steps: [sent(0, 2), response(40, 1)],
    traffic: { inFlight: 1, minLatencyMs: 40 },
  },
  { name: 'the fastest response counts', steps: [sent(0, 3), response(40, 1), response(90, 2)], traffic: { minLatencyMs: 40 } },
  {
    name: 'no response ends a call and measures nothing',
    steps: [sent(0, 2), { at: 40, event: 'no response', call: 1 }],
    traffic: { inFlight: 1, minLatencyMs: null, observations: 0 },
  },
  {
    name: 'responses to calls sent together are one observation',
    steps: [sent(0, 3), response(40, 1), response(41, 2), response(42, 3)],
    traffic: { observations: 1, observedSeq: 3 },
  },
  {
    name: 'a response to a call sent after one is a further observation',
    steps: [sent(0), response(40, 1), sent(50), response(90, 2)],
    traffic: { observations: 2, observedSeq: 2 },
  },
  { name: 'caution lasts two round trips', steps: [sent(0), response(80, 1)], traffic: { cautiousUntil: 240 } },
  { name: 'but not less than the least', steps: [sent(0), response(1, 1)], traffic: { cautiousUntil: 1 + CAUTION_MS.least } },
  { name: 'and not more than the most', steps: [sent(0), response(5000, 1)], traffic: { cautiousUntil: 5000 + CAUTION_MS.most } },
  {
    name: 'and does not start again with later responses',
    steps: [sent(0), response(80, 1), sent(100), response(500, 2)],
    traffic: { cautiousUntil: 240 },
  },
];
test.each(rows)('$name', ({ steps, traffic }) => expect(fold(steps).traffic).toMatchObject(traffic));

test('counting changes no state that was returned before', () => {
  const { traffic, calls } = fold([sent(0)]);
  const before = structuredClone(traffic);
  countSent(traffic, 1);
  countResponse(traffic, calls[0]!, false, 40, 0.5);
  expect(traffic).toEqual(before);
});

describe('a call knows which calls reached the service before it', () => {
  const lastCall = (steps: Step[]) => fold(steps).calls.at(-1);
  test.each([
    { name: 'the first call: none', steps: [sent(0)], call: { seq: 1, countedUpTo: 0, concurrency: 1 } },
    { name: 'nothing in flight: all', steps: [sent(0), response(40, 1), sent(50)], call: { seq: 2, countedUpTo: 1, concurrency: 1 } },
    { name: 'sent at the same time: none for certain', steps: [sent(0, 4)], call: { seq: 4, countedUpTo: 0, concurrency: 4 } },
    {
      name: 'sent less than a reorder window later: the burst before may still arrive after it',
      steps: [sent(1000, 3), sent(1000 + REORDER_WINDOW_MS - 1)],
      call: { seq: 4, countedUpTo: 0, concurrency: 4 },
    },
    {
      name: 'sent a reorder window later: all of the burst',
      steps: [sent(1000, 3), sent(1000 + REORDER_WINDOW_MS)],
      call: { seq: 4, countedUpTo: 3, concurrency: 4 },
    },
    {
      name: 'of calls sent all the time: those sent a reorder window before',
      steps: [sent(1000, 2), sent(1000 + REORDER_WINDOW_MS, 2), sent(1000 + 2 * REORDER_WINDOW_MS)],
      call: { seq: 5, countedUpTo: 4, concurrency: 5 },
    },
    {
      name: 'and not those sent a millisecond later',
      steps: [sent(1000, 2), sent(1001, 2), sent(1000 + REORDER_WINDOW_MS)],
      call: { seq: 5, countedUpTo: 2, concurrency: 5 },
    },
  ])('$name', ({ steps, call }) => expect(lastCall(steps)).toMatchObject(call));
});

describe('refusals are fast: a call without a response for a while was accepted', () => {
  const refused: Traffic = {
    ...initialTraffic,
    refusalsInARow: 2,
    refusedSeq: 5,
    presumed: { ...initialTraffic.presumed, pending: 1, at: 1000 },
    backoffUntil: 5000,
  };
  test('not before that time', () => expect(tickTraffic(refused, 999)).toBe(refused));
  test('then refusals are over, and so is the backoff', () => {
    expect(tickTraffic(refused, 1000)).toMatchObject({ refusalsInARow: 0, backoffUntil: 0 });
  });
  test('it is still in flight, and says nothing about later refusals', () => {
    const before = { ...refused, presumed: { ...refused.presumed, inFlight: 2 } };
    expect(tickTraffic(before, 1000)).toMatchObject({ presumed: { pending: 0, inFlight: 3, upTo: 5 } });
  });
  test('until it ends', () => {
    const presumed = { pending: 2, at: 1000, inFlight: 1, upTo: 5 };
    const ended = (seq: number, inFlight = 1) =>
      countEnded({ ...refused, refusedSeq: 7, presumed: { ...presumed, inFlight } }, { seq, sentAt: 0, countedUpTo: 0, concurrency: 1 })
        .presumed;
    expect(ended(5)).toMatchObject({ inFlight: 0, pending: 2 });
    expect(ended(5, 0).inFlight).toBe(0);
    expect(ended(6)).toMatchObject({ inFlight: 1, pending: 1 });
  });
  test('not if all calls were refused', () => {
    const all = countEnded(refused, { seq: 5, sentAt: 0, countedUpTo: 0, concurrency: 1 });
    expect(tickTraffic(all, 1000)).toBe(all);
  });
  test('calls sent after the refusal do not count', () => {
    const later = countEnded(refused, { seq: 6, sentAt: 0, countedUpTo: 0, concurrency: 1 });
    expect(tickTraffic(later, 1000)).toMatchObject({ refusalsInARow: 0 });
  });
});

test('permits that no call used are neither in flight nor presumed to be accepted', () => {
  const before = { ...initialTraffic, inFlight: 5, presumed: { pending: 4, at: 1000, inFlight: 3, upTo: 5 } };
  expect(countUnused(before, 3)).toEqual({ ...before, inFlight: 2, presumed: { pending: 2, at: 1000, inFlight: 2, upTo: 5 } });
  expect(countUnused(before, 9)).toMatchObject({ inFlight: 0, presumed: { pending: 0, inFlight: 0 } });
});

describe('refusals of long ago say nothing any more', () => {
  const before: Traffic = {
    ...initialTraffic,
    unavailableInARow: 3,
    refusalsInARow: 2,
    backoffUntil: 9e9,
    history: [{ at: 1000, upTo: 1, refused: 1 }],
  };
  const cleared = { unavailableInARow: 0, refusalsInARow: 0, backoffUntil: 0 };
  test('not before 80 s without calls', () => expect(tickTraffic(before, 80_999)).toBe(before));
  test('after 80 s', () => expect(tickTraffic(before, 81_000)).toMatchObject(cleared));
  test('without refusals nothing changes, however long it is', () => {
    const calm = { ...before, refusalsInARow: 0, unavailableInARow: 0, backoffUntil: 0 };
    expect(tickTraffic(calm, 81_000)).toBe(calm);
    const awaited = { ...calm, presumed: { ...calm.presumed, pending: 1, at: 2000 } };
    expect(tickTraffic(awaited, 2000)).toBe(awaited);
  });
  test('503s alone, too', () => expect(tickTraffic({ ...before, refusalsInARow: 0 }, 81_000)).toMatchObject(cleared));
  test('not while the service has asked for a pause, nor for 80 s after it', () => {
    const blocked = { ...before, blockedUntil: 100_000 };
    expect(tickTraffic(blocked, 179_999)).toBe(blocked);
    expect(tickTraffic(blocked, 180_000)).toMatchObject(cleared);
  });
});

test('pauses double, and are longer by up to a quarter, at random', () => {
  const pause = (rounds: number, jitter: number, known: Partial<Traffic> = {}) =>
    backoffMs({ ...initialTraffic, ...known, jitter }, rounds);
  expect([1, 2, 3].map((rounds) => pause(rounds, 0))).toEqual([BACKOFF_MS, 2 * BACKOFF_MS, 4 * BACKOFF_MS]);
  expect(pause(1, 1)).toBe(BACKOFF_MS * (1 + BACKOFF_JITTER));
  expect(pause(14, 1)).toBe(LONGEST_BACKOFF_MS);
  expect(pause(14, 0)).toBe(LONGEST_BACKOFF_MS / (1 + BACKOFF_JITTER));
  // Refused calls may renew a limit of a minute.
  expect([15, 16, 18, 99, 9999].map((rounds) => pause(rounds, 1))).toEqual([30_000, 45_000, 75_000, 80_000, 80_000]);
  expect(pause(99, 0)).toBeGreaterThan(60_000);
  // An outage is not renewed by the calls that test whether it is over.
  expect(pause(99, 1, { unavailableInARow: 2 })).toBe(LONGEST_BACKOFF_MS);
});

test('of the calls that were in flight at a refusal, fewer are without a response as they end', () => {
  const ended = (seq: number, pending = 2) =>
    countEnded(
      { ...initialTraffic, refusedSeq: 5, presumed: { ...initialTraffic.presumed, pending } },
      { seq, sentAt: 0, countedUpTo: 0, concurrency: 1 },
    ).presumed.pending;
  expect([ended(5), ended(6), ended(5, 0)]).toEqual([1, 2, 0]);
});
