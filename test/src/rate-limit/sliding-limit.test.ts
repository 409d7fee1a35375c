import { describe, expect, test } from 'vitest';
import {
  COMMON_PERIODS_MS,
  DRIFT_WEIGHT,
  EVIDENCE_DECAY,
  SIMILAR_ERROR,
  SLIDING_TOLERANCE,
  WAKE_MARGIN_MS,
} from '../../../src/rate-limit/constants.js';
import { addRefused, addSent, type History } from '../../../src/rate-limit/history.js';
import type { ResetTime } from '../../../src/rate-limit/server-clock.js';
import {
  createSlidingLimit,
  leavesOneByOne,
  maySlide,
  observeSliding,
  slidingAvailableAt,
  slidingError,
  type Hypothesis,
  type SlidingLimit,
} from '../../../src/rate-limit/sliding-limit.js';
import type { SlidingReport } from '../../../src/rate-limit/sliding-report.js';
import { createTraffic, type Traffic } from '../../../src/rate-limit/traffic.js';

/** Calls 1, 2, … sent at these times; the fastest response took 40 ms. */
const trafficOf = (times: readonly number[], refused: readonly number[] = []): Traffic => {
  const sent = times.reduce<History>((history, at, index) => addSent(history, at, index + 1), []);
  const history = refused.reduce((before, seq) => addRefused(before, seq), sent);
  return { ...createTraffic(), sent: times.length, minLatencyMs: 40, history };
};

/** Ten calls from 0 on, one every 10 ms, and another at 5000. */
const traffic = trafficOf([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 5000]);
const last = { seq: 11, sentAt: 5000, countedUpTo: 10, concurrency: 1 };
const report = (values: Partial<SlidingReport>): SlidingReport => ({
  call: last,
  isRefused: false,
  limit: 20,
  used: 1,
  foreignCalls: 0,
  reset: null,
  ...values,
});
const exactly = (at: number, isRounded = false): ResetTime => ({ earliest: at, latest: at, isRounded, isRelative: false });
const errorsOf = (kind: Hypothesis['kind'], { hypotheses }: SlidingLimit): number[] =>
  hypotheses.filter((each) => each.kind === kind).map(({ error }) => error);
const observed = (values: Partial<SlidingReport>): SlidingLimit => observeSliding(createSlidingLimit(), traffic, report(values));

test('the hypotheses: a log and a counter of a second, of ten seconds, of a minute and of an hour', () => {
  const { hypotheses } = createSlidingLimit();
  expect(hypotheses.map(({ kind, periodMs }) => `${kind} ${periodMs}`)).toEqual(
    [1000, 10_000, 60_000, 3_600_000].flatMap((periodMs) => [`log ${periodMs}`, `counter ${periodMs}`]),
  );
  expect(COMMON_PERIODS_MS).toHaveLength(4);
});

describe('by how many calls a report contradicts a log of each period', () => {
  /** Each call counts once, and a share more because no call may have taken longer. */
  const off = (...calls: number[]) => calls.map((count) => count * (1 + DRIFT_WEIGHT));
  const misfit = 5;
  test.each([
    { name: 'one call is used: the ten before have left the log of a second', values: { used: 1 }, errors: off(0, 10, 10, 10) },
    { name: 'eleven are used: they are in the longer ones', values: { used: 11 }, errors: off(10, 0, 0, 0) },
    { name: 'four more are used than were sent', values: { used: 15 }, errors: off(14, 4, 4, 4) },
    { name: 'other clients usually make three calls', values: { used: 15, foreignCalls: 3 }, errors: off(11, 1, 1, 1) },
    { name: 'the call was refused, and is not counted', values: { used: 10, isRefused: true }, errors: off(9, 0, 0, 0) },
  ])('$name', ({ values, errors }) => expect(errorsOf('log', observed(values))).toEqual(errors));

  test.each([
    { name: 'the reset is when the first call leaves the log of ten seconds', reset: exactly(10_000), fits: true },
    { name: 'within a round trip', reset: exactly(10_040), fits: true },
    { name: 'not within a round trip', reset: exactly(10_041), fits: false },
    { name: 'a reset in whole seconds may be one later', reset: exactly(11_000, true), fits: true },
  ])('$name: $fits', ({ reset, fits }) => {
    expect(errorsOf('log', observed({ used: 11, reset }))[1]).toBe(fits ? 0 : misfit);
  });

  test('a call that was refused at the very time at which another may have left counts in part', () => {
    const close = trafficOf([0, 0, 0, 0, 1002], [5]);
    const call = { seq: 5, sentAt: 1002, countedUpTo: 4, concurrency: 1 };
    const after = observeSliding(createSlidingLimit(), close, report({ call, limit: 4, used: 4, isRefused: true }));
    expect(errorsOf('log', after)[0]).toBe(4 * DRIFT_WEIGHT);
  });

  test('a later report counts more', () => {
    const after = observeSliding(observed({ used: 15 }), traffic, report({ used: 11 }));
    const [first, ...others] = errorsOf('log', after);
    expect(first).toBeCloseTo(off(10 + 14 * EVIDENCE_DECAY)[0]!, 9);
    expect(others).toEqual(off(4 * EVIDENCE_DECAY, 4 * EVIDENCE_DECAY, 4 * EVIDENCE_DECAY));
  });
});

describe('by how many calls a report contradicts a counter', () => {
  test('half of a window has passed, and half of the calls of the window before are counted', () => {
    const values = { used: 6, reset: exactly(10_000) };
    const tenSeconds = (sliding: SlidingLimit) => errorsOf('counter', sliding)[1];
    const before = trafficOf([...Array<number>(10).fill(0), 10_000]);
    const at10 = { ...last, sentAt: 10_000 };
    const half = (used: number) =>
      tenSeconds(observeSliding(createSlidingLimit(), before, report({ ...values, used, call: at10, reset: exactly(15_000) })));
    expect([4, 6, 9].map(half)).toEqual([2.5, 0, 3.75]);
  });

  test('the reset is further away than its period', () => {
    const errors = errorsOf('counter', observed({ used: 11, reset: exactly(10_000) }));
    expect(errors[0]).toBe(5);
    expect(errors[1]).toBe(0);
  });

  test('the reset is not a period later than the one before', () => {
    const first = observed({ used: 11, reset: exactly(10_000) });
    const next = { ...last, seq: 2, sentAt: 12_000, countedUpTo: 1 };
    const errorAfter = (at: number) =>
      errorsOf('counter', observeSliding(first, trafficOf([0, 12_000]), report({ call: next, used: 1, reset: exactly(at) })))[1];
    expect(errorAfter(20_000)).toBe(0);
    // Five for the reset, and the call of the window before would be counted in part.
    expect(errorAfter(17_000)).toBe(5 + 1 + DRIFT_WEIGHT);
  });
});

test('calls that this process did not send are those of others', () => expect(observed({ used: 15 }).foreignCalls).toBe(4));

/** Errors of the hypotheses, each period's log first. A window of each counter ends at 9500. */
const slidingOf = (errors: readonly number[]): SlidingLimit => ({
  hypotheses: createSlidingLimit().hypotheses.map((each, index) => ({
    ...each,
    error: errors[index] ?? 99,
    ends: each.kind === 'counter' ? { earliest: 9500, latest: 9500 } : null,
  })),
  foreignCalls: 0,
  isKnown: true,
});

describe('a limit may slide', () => {
  const most = 20 * SLIDING_TOLERANCE.share + SLIDING_TOLERANCE.calls;
  test.each([
    { name: 'nothing is reported yet: no', sliding: createSlidingLimit(), is: false },
    { name: 'the reports fit: yes', sliding: slidingOf([99, 0]), is: true },
    { name: 'they differ by as much as is tolerated: yes', sliding: slidingOf([99, 99, most]), is: true },
    { name: 'they differ by more: no', sliding: slidingOf([99, 99, most + 0.1]), is: false },
    { name: 'they differ by more, and twice as much is tolerated: yes', sliding: slidingOf([99, 99, most + 0.1]), times: 2, is: true },
  ])('$name', ({ sliding, times, is }) => expect(maySlide(sliding, 20, times)).toBe(is));

  test('eight calls are too few to tell a log from a bucket', () => {
    expect([8, 9].map((limit) => maySlide(slidingOf([0]), limit))).toEqual([false, true]);
  });

  test('its error is that of the hypothesis that fits best', () => expect(slidingError(slidingOf([9, 8, 3, 2]))).toBe(2));
});

describe('calls are possible when those hypotheses accept them that explain the reports best', () => {
  const logAt = 10_000 + WAKE_MARGIN_MS;
  const counterAt = 9500 + 10_000 / 11 + WAKE_MARGIN_MS;
  const at = (errors: readonly number[]) => slidingAvailableAt(slidingOf(errors), traffic, 11, 1, 9000);
  test.each([
    { name: 'a log of ten seconds: when the first call is ten seconds old', errors: [99, 99, 0], at: logAt },
    {
      name: 'a counter: in its next window, when an eleventh of the calls of this one no longer counts',
      errors: [99, 99, 99, 0],
      at: counterAt,
    },
    { name: 'both are about as good: the later of the two', errors: [99, 99, 0, SIMILAR_ERROR], at: counterAt },
    { name: 'the counter is worse: the log', errors: [99, 99, 0, SIMILAR_ERROR + 0.1], at: logAt },
    { name: 'another period is as good: the shorter one', errors: [99, 99, 0, 99, 0], at: logAt },
  ])('$name', ({ errors, at: expected }) => expect(at(errors)).toBeCloseTo(expected, 6));
});

describe('after a reset, only the calls that have left a log are free', () => {
  test.each([
    { name: 'a log: not all are', errors: [99, 99, 0], count: 2, is: true },
    { name: 'as few as are free', errors: [99, 99, 0], count: 1, is: false },
    { name: 'a counter', errors: [99, 99, 99, 0], count: 2, is: false },
    { name: 'reports contradict it', errors: [99, 99, 50], count: 2, is: false },
  ])('$name: $is', ({ errors, count, is }) => expect(leavesOneByOne(slidingOf(errors), traffic, 12, count, 9000)).toBe(is));
});
