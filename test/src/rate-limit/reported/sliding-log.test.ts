import { describe, expect, test } from 'vitest';
import { ARRIVAL_SPREAD, COMMON_PERIODS_MS, EVIDENCE_DECAY, LOG_TOLERANCE, WAKE_MARGIN_MS } from '../../../../src/rate-limit/constants.js';
import { addRefused, addSent, type History } from '../../../../src/rate-limit/traffic/history.js';
import type { ResetTime } from '../../../../src/rate-limit/headers/server-clock.js';
import {
  initialSlidingLog,
  logAvailableAt,
  logError,
  mayBeLog,
  observeLog,
  ownCalls,
  type LogReport,
  type SlidingLog,
} from '../../../../src/rate-limit/reported/sliding-log.js';
import { initialTraffic, type Traffic } from '../../../../src/rate-limit/traffic/traffic.js';

/** Calls 1, 2, … sent at these times; the fastest response took 40 ms. */
const trafficOf = (times: readonly number[], refused: readonly number[] = []): Traffic => {
  const sent = times.reduce<History>((history, at, index) => addSent(history, at, index + 1), []);
  const history = refused.reduce((before, seq) => addRefused(before, seq), sent);
  return { ...initialTraffic, sent: times.length, minLatencyMs: 40, history };
};

/** Ten calls from 0 on, one every 10 ms, and another at 5000. */
const traffic = trafficOf([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 5000]);
const last = { seq: 11, sentAt: 5000, countedUpTo: 10, concurrency: 1 };
const report = (values: Partial<LogReport>): LogReport => ({
  call: last,
  receivedAt: 5040,
  limit: 20,
  used: 1,
  foreignCalls: 0,
  reset: null,
  ...values,
});
const exactly = (at: number, isCoarse = false): ResetTime => ({ earliest: at, latest: at, isCoarse, isAbsolute: true });
const indexes = [1000, 10_000, 60_000, 3_600_000].map((periodMs) => COMMON_PERIODS_MS.indexOf(periodMs));
/** The errors of logs of a second, ten seconds, a minute and an hour. */
const someErrors = ({ errors }: SlidingLog): (number | undefined)[] => indexes.map((index) => errors[index]);
/** By resets that were reported before, it may have any of these periods. */
const ofAnyPeriod = { ...initialSlidingLog, untilResetMs: 3_600_000 };
const errorsOf = (values: Partial<LogReport>, before: SlidingLog = ofAnyPeriod) => someErrors(observeLog(before, traffic, report(values)));

describe('by how many calls a report contradicts a log of each period', () => {
  test.each([
    { name: 'one call is used: the ten before have left the log of a second', values: { used: 1 }, errors: [0, 10, 10, 10] },
    { name: 'eleven are used: they are in the longer ones', values: { used: 11 }, errors: [10, 0, 0, 0] },
    { name: 'four more are used than were sent', values: { used: 15 }, errors: [14, 4, 4, 4] },
    { name: 'other clients usually make three calls', values: { used: 15, foreignCalls: 3 }, errors: [11, 1, 1, 1] },
    {
      name: 'the reset is when the first call leaves the log of ten seconds',
      values: { used: 11, reset: exactly(10_000) },
      errors: [15, 0, 5, 5],
    },
    { name: 'within a round trip', values: { used: 11, reset: exactly(10_040) }, errors: [15, 0, 5, 5] },
    { name: 'a round trip earlier', values: { used: 11, reset: exactly(9960) }, errors: [15, 0, 5, 5] },
    { name: 'not within a round trip', values: { used: 11, reset: exactly(10_041) }, errors: [15, 5, 5, 5] },
    {
      name: 'a reset in whole seconds may be rounded up',
      values: { used: 11, reset: { ...exactly(11_000, true), earliest: 10_000 } },
      errors: [15, 0, 5, 5],
    },
    { name: 'or down', values: { used: 11, reset: exactly(9000, true) }, errors: [15, 0, 5, 5] },
  ])('$name', ({ values, errors }) => expect(errorsOf(values)).toEqual(errors));

  test('a call that was sent at about that time before may or may not have left the log', () => {
    const close = trafficOf([0, 0, 0, 0, 1000]);
    const call = { seq: 5, sentAt: 1000, countedUpTo: 4, concurrency: 1 };
    const errors = [1, 3, 5, 6].map((used) => observeLog(initialSlidingLog, close, report({ call, used })).errors[0]);
    expect(errors).toEqual([0, 0, 0, 1]);
  });

  test('about that time: within the margin of a timer, a quarter of the round trip and a five-hundredth of the period', () => {
    const errorAt = (sentAt: number) => {
      const call = { seq: 5, sentAt, countedUpTo: 4, concurrency: 1 };
      return observeLog(initialSlidingLog, trafficOf([0, 0, 0, 0, sentAt]), report({ call, used: 5 })).errors[0];
    };
    expect([1014, 1015].map(errorAt)).toEqual([0, 4]);
  });

  test('the reset is when the oldest call leaves, whenever it was sent', () => {
    const call = { seq: 2, sentAt: 5000, countedUpTo: 1, concurrency: 1 };
    const values = report({ call, used: 2, reset: exactly(10_100) });
    expect(observeLog(ofAnyPeriod, trafficOf([100, 5000]), values).errors[indexes[1]!]).toBe(0);
  });

  test('the oldest call may have left the log, or not, at about that time', () => {
    const call = { seq: 3, sentAt: 10_105, countedUpTo: 2, concurrency: 1 };
    const errors = [10_059, 10_100, 15_000, 15_041].map((at) => {
      const values = report({ call, used: 2, reset: exactly(at) });
      return observeLog(ofAnyPeriod, trafficOf([100, 5000, 10_105]), values).errors[indexes[1]!];
    });
    expect(errors).toEqual([5, 0, 0, 5]);
  });

  test('a later report counts more', () => {
    const first = observeLog(initialSlidingLog, traffic, report({ used: 15 }));
    expect(errorsOf({ used: 11 }, first)).toEqual([10 + 14 * EVIDENCE_DECAY, ...Array(3).fill(4 * EVIDENCE_DECAY)]);
  });
});

describe('a period much longer than any time to a reset is not that of a log', () => {
  /** A call every 50 ms for five seconds: the oldest call of any log of up to five seconds leaves in 50 ms. */
  const steady = trafficOf(Array.from({ length: 101 }, (_, index) => 50 * index));
  const soon = { call: { seq: 101, sentAt: 5000, countedUpTo: 100, concurrency: 1 }, receivedAt: 5040, limit: 1000, used: 20 };
  const longestOf = (untilResetMs: number, reset: ResetTime | null = exactly(5050)): number | undefined => {
    const { errors } = observeLog({ ...initialSlidingLog, untilResetMs }, steady, report({ ...soon, reset }));
    return COMMON_PERIODS_MS.findLast((_, index) => errors[index]! < 1000);
  };
  test.each([
    { name: 'a second: that', untilResetMs: 1000, longest: 1000 },
    { name: 'a little more: that too, since clocks and rounding are inexact', untilResetMs: 1250, longest: 1000 },
    { name: 'more: the next longer one', untilResetMs: 1260, longest: 2000 },
    { name: 'a minute: that', untilResetMs: 60_000, longest: 60_000 },
  ])('$name', ({ untilResetMs, longest }) => expect(longestOf(untilResetMs)).toBe(longest));

  test('no reset was reported: any', () => expect(longestOf(0, null)).toBe(3_600_000));

  test('the longest time counts: of an absolute reset from the call on, of a relative one from its response on', () => {
    const untilReset = (untilResetMs: number, reset: ResetTime): number =>
      observeLog({ ...initialSlidingLog, untilResetMs }, steady, report({ ...soon, reset })).untilResetMs;
    expect(untilReset(0, exactly(7000))).toBe(2000);
    expect(untilReset(0, { ...exactly(7000), isAbsolute: false })).toBe(1960);
    expect(untilReset(3000, exactly(7000))).toBe(3000);
  });
});

describe('a log is confirmed', () => {
  /** Six calls at 0, four at 900, and one at 1100, with a limit of 20 a second. */
  const moving = trafficOf([0, 0, 0, 0, 0, 0, 900, 900, 900, 900, 1100]);
  const call = { seq: 11, sentAt: 1100, countedUpTo: 10, concurrency: 1 };
  const isConfirmed = (values: Partial<LogReport>, before = initialSlidingLog, state = moving): boolean =>
    observeLog(before, state, report({ call, ...values })).isConfirmed;

  test('by a report that fits it after a fifth of the limit has left it', () => {
    expect(isConfirmed({ used: 5 })).toBe(true);
    expect(isConfirmed({ used: 5, limit: 30 })).toBe(true);
    expect(isConfirmed({ used: 5, limit: 31 })).toBe(false);
  });

  test('by a report that is off by as much as is tolerated, and not by one that is off by more', () => {
    const ofASecond = logOf([0, 99, 99, 99]);
    expect([10, 11].map((used) => isConfirmed({ used }, ofASecond))).toEqual([true, false]);
  });

  test('not while it is not certain that they have left', () => {
    const leaving = [90, 80].map((at) => trafficOf([at, at, at, at, at, at, 900, 900, 900, 900, 1100]));
    expect(leaving.map((state) => isConfirmed({ used: 5 }, logOf([0, 99, 99, 99]), state))).toEqual([false, true]);
  });

  test('not while the calls that left are counted in part, as a sliding counter does', () => expect(isConfirmed({ used: 11 })).toBe(false));

  test('not by calls that left long ago', () => {
    const idle = trafficOf([0, 0, 0, 0, 0, 0, 5000]);
    expect(isConfirmed({ used: 1, call: { seq: 7, sentAt: 5000, countedUpTo: 6, concurrency: 1 } }, initialSlidingLog, idle)).toBe(false);
  });

  test('until reports contradict it', () => {
    const confirmed = { ...initialSlidingLog, isConfirmed: true };
    const once = observeLog(confirmed, moving, report({ call, used: 20 }));
    expect(once.isConfirmed).toBe(true);
    expect(isConfirmed({ used: 20 }, once)).toBe(false);
  });
});

describe('calls in the log that this process did not send are those of others', () => {
  test('in the log of ten seconds', () => {
    const ofTenSeconds = report({ used: 15, reset: exactly(10_000) });
    expect(observeLog(ofAnyPeriod, traffic, ofTenSeconds).foreignCalls).toBe(4);
  });

  test('in the log of a second: none of its own but the last', () => {
    const long = trafficOf([0, 10, 20, 1015]);
    const call = { seq: 4, sentAt: 1015, countedUpTo: 3, concurrency: 1 };
    // The third has not left it, and the second may not have.
    const log = observeLog(initialSlidingLog, long, report({ call, used: 3 }));
    expect(someErrors(log)).toEqual([0, 1, 1, 1]);
    expect(log.foreignCalls).toBe(1);
  });
});

/** A log with these errors, if it has a period of a second, ten seconds, a minute or an hour. */
const logOf = (errors: readonly number[]): SlidingLog => ({
  ...initialSlidingLog,
  errors: COMMON_PERIODS_MS.map((_, index) => errors[indexes.indexOf(index)] ?? 99),
});
const tenSeconds = logOf([9, 0, 9, 9]);

describe('a limit may be a sliding log', () => {
  const most = 20 * LOG_TOLERANCE.share + LOG_TOLERANCE.calls;
  test.each([
    { name: 'nothing is reported yet: no', log: initialSlidingLog, is: false },
    { name: 'the reports fit: yes', log: tenSeconds, is: true },
    { name: 'they differ by as much as is tolerated: yes', log: logOf([99, 99, most, 99]), is: true },
    { name: 'they differ by more: no', log: logOf([99, 99, most + 0.1, 99]), is: false },
    { name: 'they differ by more, and twice as much is tolerated: yes', log: logOf([99, 99, most + 0.1, 99]), times: 2, is: true },
  ])('$name', ({ log, times, is }) => expect(mayBeLog(log, 20, times)).toBe(is));

  test('of a small limit, a smaller error is tolerated', () => {
    const small = 4 * LOG_TOLERANCE.shareOfSmall;
    expect([small, small + 0.1].map((error) => mayBeLog(logOf([error, 9, 9, 9]), 4))).toEqual([true, false]);
  });
  test('three calls are too few to tell', () => {
    expect([3, 4].map((limit) => mayBeLog(logOf([0, 9, 9, 9]), limit))).toEqual([false, true]);
  });

  test('its error is that of the period that fits best', () => {
    expect(logError(logOf([9, 2, 3, 4]))).toBe(2);
    expect(logError(initialSlidingLog)).toBe(0);
  });
});

describe('calls leave the log one period after they were sent', () => {
  const leaves = 10_000 * (1 + ARRIVAL_SPREAD.ofPeriod) + 40 * ARRIVAL_SPREAD.ofLatency + WAKE_MARGIN_MS;
  test.each([
    { name: 'none has left', now: 9000, own: 11 },
    { name: 'the first is about to leave', now: leaves - 1, own: 11 },
    { name: 'the first has left', now: leaves, own: 10 },
    { name: 'three have left', now: leaves + 25, own: 8 },
    { name: 'all but the last have left', now: leaves + 90, own: 1 },
  ])('$name: $own are in the log', ({ now, own }) => expect(ownCalls(tenSeconds, traffic, now)).toBe(own));

  test.each([
    { name: 'one is free: at once', count: 1, at: 9000 },
    { name: 'the next: when the first has left', count: 2, at: leaves },
    { name: 'the one after: when the second has left', count: 3, at: leaves + 10 },
    { name: 'the twelfth: when all have left', count: 12, at: 5000 + leaves },
    { name: 'the next round: a period later', count: 13, at: 9000 + leaves },
    { name: 'and its second call', count: 14, at: 2 * leaves },
  ])('$name', ({ count, at }) => expect(logAvailableAt(tenSeconds, traffic, 12, count, 9000)).toBe(at));

  test('a refused call is not in the log', () => expect(ownCalls(tenSeconds, trafficOf([0, 10, 20], [2]), 9000)).toBe(2));
});
