import { describe, expect, test } from 'vitest';
import { MOST_EXCESS, MOST_REFUTATIONS, PROBE_AFTER_CALLS } from '../../../../src/rate-limit/constants.js';
import { addRefused, addSent, type History } from '../../../../src/rate-limit/traffic/history.js';
import {
  countInFlightRefused,
  hasDrained,
  inFlightAvailableAt,
  initialInFlightLimit,
  mayExplain,
  onInFlightAccepted,
  onInFlightRefused,
  onInFlightRefuted,
  type InFlightLimit,
} from '../../../../src/rate-limit/inferred/in-flight-limit.js';
import { initialTraffic, type SentCall, type Traffic } from '../../../../src/rate-limit/traffic/traffic.js';

const limit = (known: Partial<InFlightLimit> = {}): InFlightLimit => ({ ...initialInFlightLimit, ...known });
const call = (known: Partial<SentCall> = {}): SentCall => ({ seq: 1, sentAt: 0, countedUpTo: 0, concurrency: 1, ...known });
/** Calls sent at these times, numbered from 1. */
const traffic = (sentAt: readonly number[], known: Partial<Traffic> = {}): Traffic => ({
  ...initialTraffic,
  sent: sentAt.length,
  inFlight: sentAt.length,
  history: sentAt.reduce<History>((history, at, index) => addSent(history, at, index + 1), []),
  ...known,
});

/** A service that works 10 ms on a call, and one more to be sure, 40 ms away. */
const far = { acceptedMs: 50, refusedMs: 40 };

describe('when a call may be sent', () => {
  const sent = [0, 2, 4];
  test.each([
    { name: 'no refusal suggests a limit: at once', known: {}, at: 5 },
    { name: 'fewer are in flight than the cap: at once', known: { cap: 4 }, at: 5 },
    { name: 'as many are in flight, and it is not known how long they take: unknown', known: { cap: 3 }, at: null },
    {
      name: 'as many were sent in the time that the service works on one: when the first of them is done',
      known: { cap: 3, ...far },
      at: 11,
    },
    { name: 'one more too many: when the second is done', known: { cap: 2, ...far }, at: 13 },
  ])('$name', ({ known, at }) => expect(inFlightAvailableAt(limit(known), traffic(sent), 5)).toBe(at));

  test('far away, calls that are only on their way do not count', () => {
    expect(inFlightAvailableAt(limit({ cap: 3, ...far }), traffic(sent), 11)).toBe(11);
    expect(inFlightAvailableAt(limit({ cap: 3, acceptedMs: 50 }), traffic(sent), 10)).toBe(51);
  });
});

describe('whether the number in flight explains a refusal', () => {
  /** The fifth of five calls was refused. */
  const known = traffic([0, 0.1, 0.2, 0.3, 0.4]);
  const refused = { ...known, history: addRefused(known.history, 5) };
  const fifth = call({ seq: 5, sentAt: 0.4, concurrency: 5 });
  test.each([
    { name: 'others were in flight: it may', known: {}, is: true },
    { name: 'none was: it cannot', known: {}, sent: call(), is: false },
    { name: 'it was refuted too often: it does not', known: { refutations: MOST_REFUTATIONS }, is: false },
    { name: 'refuted once: it may', known: { refutations: MOST_REFUTATIONS - 1 }, is: true },
    { name: 'it may, whatever the cap is', known: { isConfirmed: true, cap: 9 }, is: true },
  ] as { name: string; known: Partial<InFlightLimit>; sent?: SentCall; is: boolean }[])('$name', ({ known: changes, sent = fifth, is }) =>
    expect(mayExplain(limit(changes), refused, sent)).toBe(is),
  );
  test('calls sent long before are not in the service any more', () => {
    const earlier = traffic([0, 1, 2, 30]);
    expect(
      mayExplain(limit(far), { ...earlier, history: addRefused(earlier.history, 4) }, call({ seq: 4, sentAt: 30, concurrency: 4 })),
    ).toBe(false);
  });
  test('calls that ended sooner than usual are not in the service any more', () => {
    const third = call({ seq: 5, sentAt: 4, concurrency: 3 });
    const sent = traffic([0, 1, 2, 3, 4]);
    expect(onInFlightRefused(limit(far), { ...sent, history: addRefused(sent.history, 5) }, third).cap).toBe(2);
  });
  test('no more are sent than were in flight without it, and one at least', () => {
    expect(onInFlightRefused(limit(), refused, fifth)).toMatchObject({ cap: 4, raiseBy: 1, raiseIn: PROBE_AFTER_CALLS, changedSeq: 5 });
    expect(onInFlightRefused(limit({ cap: 3, raiseBy: 4 }), refused, fifth)).toMatchObject({ cap: 3, raiseBy: 1 });
    expect(onInFlightRefused(limit(), traffic([0]), call())).toMatchObject({ cap: 1 });
    expect(onInFlightRefused(limit({ cap: 30 }), traffic([0]), call({ concurrency: 30 })).raiseIn).toBe(29);
  });
});

describe('a call is accepted', () => {
  const accept = (known: Partial<InFlightLimit>, seq = 9) =>
    onInFlightAccepted(limit(known), traffic([0], { sent: 20 }), call({ seq, concurrency: 10 }), 80);

  test('the average latency follows', () => {
    expect(accept({}).acceptedMs).toBe(80);
    expect(accept({ acceptedMs: 40 }).acceptedMs).toBe(45);
    expect(onInFlightAccepted(limit(), traffic([0]), call({ sentAt: 30 }), 80).acceptedMs).toBe(50);
  });
  test('as many as may be in flight: the cap is raised by one, then by two', () => {
    expect(accept({ cap: 3, raiseIn: 2 })).toMatchObject({ cap: 3, raiseIn: 1, raiseBy: 1 });
    expect(accept({ cap: 3, raiseIn: 1 })).toMatchObject({ cap: 4, raiseIn: PROBE_AFTER_CALLS, raiseBy: 2, changedSeq: 20 });
    expect(accept({ cap: 20, raiseIn: 1, raiseBy: 2 })).toMatchObject({ cap: 22, raiseIn: 22, raiseBy: 4 });
  });
  test('calls that were sent while less than half of the cap was in flight do not count', () => {
    expect(accept({ cap: 20, raiseIn: 5 }).raiseIn).toBe(4);
    expect(accept({ cap: 21, raiseIn: 5 }).raiseIn).toBe(5);
  });
  test('calls sent with another cap do not count, nor any without a cap', () => {
    expect(accept({ cap: 3, raiseIn: 1, changedSeq: 9 })).toMatchObject({ cap: 3, raiseIn: 1 });
    expect(accept({ cap: 3, raiseIn: 1, changedSeq: 8 })).toMatchObject({ cap: 4 });
    expect(accept({ raiseIn: 1 })).toMatchObject({ cap: null, raiseIn: 1 });
  });
});

describe('the first call after a refusal, sent when others had ended', () => {
  test('was refused: there is no cap', () => {
    expect(onInFlightRefuted(limit({ cap: 3, isConfirmed: true }))).toMatchObject({ cap: null, isConfirmed: false, refutations: 1 });
  });
  test('others have ended if at most half of the cap is in flight', () => {
    expect([4, 5].map((inFlight) => hasDrained(limit({ cap: 8 }), traffic([0, 0, 0, 0, 0], { inFlight }), 9))).toEqual([true, false]);
    expect(hasDrained(limit(), traffic([0, 0, 0]), 9)).toBe(true);
  });
  test('far away, those that are on their way do not count', () => {
    const since = (now: number) => hasDrained(limit({ cap: 8, ...far }), traffic([0, 0, 0, 0, 0], { inFlight: 5 }), now);
    expect([10, 11].map(since)).toEqual([false, true]);
  });
});

describe('a limit that was confirmed', () => {
  const confirmed = limit({ isConfirmed: true, cap: 2 });
  const most = MOST_EXCESS * (2 + PROBE_AFTER_CALLS);
  test('is refuted if far more than a third of the calls are refused', () => {
    expect(countInFlightRefused({ ...confirmed, excess: most - 2 }, 10)).toMatchObject({ isConfirmed: true, excess: most });
    expect(countInFlightRefused({ ...confirmed, excess: most - 1 }, 10)).toMatchObject({
      isConfirmed: false,
      cap: null,
      excess: 0,
      refutations: 1,
    });
  });
  test('accepted calls make up for refused ones', () => {
    const before = { ...confirmed, excess: 5 };
    expect(onInFlightAccepted(before, traffic([0]), call(), 10).excess).toBe(4);
    expect(onInFlightAccepted(confirmed, traffic([0]), call(), 10).excess).toBe(0);
  });
  test('refusals of one that is not confirmed do not count', () => expect(countInFlightRefused(limit({ excess: 5 }), 10).excess).toBe(0));
});
