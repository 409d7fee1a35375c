import { describe, expect, test } from 'vitest';
import { WAKE_MARGIN_MS } from '../../../src/rate-limit/constants.js';
import { addRefused, addSent, type History } from '../../../src/rate-limit/history.js';
import type { ResetTime } from '../../../src/rate-limit/server-clock.js';
import { fitsLogReset, logAvailableAt, logBounds } from '../../../src/rate-limit/sliding-log.js';
import type { Observation } from '../../../src/rate-limit/sliding-report.js';
import { createTraffic, type Traffic } from '../../../src/rate-limit/traffic.js';

/** Calls 1, 2, … sent at these times; the fastest response took 40 ms. */
const trafficOf = (times: readonly number[], refused: readonly number[] = []): Traffic => {
  const sent = times.reduce<History>((history, at, index) => addSent(history, at, index + 1), []);
  const history = refused.reduce((before, seq) => addRefused(before, seq), sent);
  return { ...createTraffic(), sent: times.length, minLatencyMs: 40, history };
};

/** Ten calls from 0 on, one every 10 ms, and another at 5000. */
const traffic = trafficOf([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 5000]);
const observation = (values: Partial<Observation>): Observation => ({
  call: { seq: 11, sentAt: 5000, countedUpTo: 10, concurrency: 1 },
  isRefused: false,
  limit: 20,
  used: 1,
  foreignCalls: 0,
  reset: null,
  lastBefore: 11,
  latencyMs: 40,
  ...values,
});

describe('how many calls are in the log when a call arrives', () => {
  const callAt = (sentAt: number) => observation({ call: { seq: 5, sentAt, countedUpTo: 4, concurrency: 1 }, lastBefore: 5 });
  const close = (sentAt: number) => trafficOf([0, 0, 0, 0, sentAt]);
  test.each([
    { name: 'all of ten seconds', periodMs: 10_000, values: {}, bounds: { least: 11, most: 11 } },
    { name: 'its own, of a second', periodMs: 1000, values: {}, bounds: { least: 1, most: 1 } },
    { name: 'it was refused', periodMs: 10_000, values: { isRefused: true }, bounds: { least: 10, most: 11 } },
    {
      name: 'four may arrive later',
      periodMs: 10_000,
      values: { call: { seq: 11, sentAt: 5000, countedUpTo: 6, concurrency: 5 } },
      bounds: { least: 7, most: 11 },
    },
  ])('$name', ({ periodMs, values, bounds }) => expect(logBounds(periodMs, traffic, observation(values), 0)).toEqual(bounds));

  test('a call that was sent at about that time before may or may not have left it', () => {
    expect(logBounds(1000, close(1000), callAt(1000), 13)).toEqual({ least: 1, most: 5 });
    expect(logBounds(1000, close(1012), callAt(1012), 13)).toEqual({ least: 1, most: 5 });
    expect(logBounds(1000, close(1013), callAt(1013), 13)).toEqual({ least: 1, most: 1 });
  });
});

describe('the reset is when the oldest call leaves the log', () => {
  const exactly = (at: number, isRounded = false): ResetTime => ({ earliest: at, latest: at, isRounded, isRelative: false });
  test.each([
    { name: 'it is', reset: exactly(10_000), fits: true },
    { name: 'within a round trip later', reset: exactly(10_040), fits: true },
    { name: 'within a round trip earlier', reset: exactly(9960), fits: true },
    { name: 'later than that', reset: exactly(10_041), fits: false },
    { name: 'earlier than that', reset: exactly(9959), fits: false },
    { name: 'a second later, in whole seconds', reset: exactly(11_000, true), fits: true },
    { name: 'a second earlier, in whole seconds', reset: exactly(9000, true), fits: true },
    { name: 'no reset is reported', reset: null, fits: true },
  ])('$name: $fits', ({ reset, fits }) => expect(fitsLogReset(10_000, traffic, observation({ reset }))).toBe(fits));

  test('whenever that call was sent', () => {
    const call = { seq: 2, sentAt: 5000, countedUpTo: 1, concurrency: 1 };
    expect(fitsLogReset(10_000, trafficOf([100, 5000]), observation({ call, reset: exactly(10_100) }))).toBe(true);
  });
});

describe('calls leave the log one period after they were sent', () => {
  const leaves = 10_000 + WAKE_MARGIN_MS;
  const availableAt = (count: number, now = 9000, sent = traffic) => logAvailableAt(10_000, sent, 12, count, now);
  test.each([
    { name: 'one is free: at once', count: 1, at: 9000 },
    { name: 'the next: when the first has left', count: 2, at: leaves },
    { name: 'the one after: when the second has left', count: 3, at: leaves + 10 },
    { name: 'the twelfth: when all have left', count: 12, at: 5000 + leaves },
    { name: 'the next round: a period later', count: 13, at: 9000 + leaves },
    { name: 'and its second call', count: 14, at: 2 * leaves },
  ])('$name', ({ count, at }) => expect(availableAt(count)).toBe(at));

  test.each([
    { name: 'the first is about to leave', now: leaves - 1, count: 2, isFree: false },
    { name: 'the first has left', now: leaves, count: 2, isFree: true },
    { name: 'three have left', now: leaves + 25, count: 4, isFree: true },
    { name: 'not four', now: leaves + 25, count: 5, isFree: false },
    { name: 'all but the last have left', now: leaves + 90, count: 11, isFree: true },
  ])('$name: $isFree', ({ now, count, isFree }) => expect(availableAt(count, now) === now).toBe(isFree));

  test('a refused call is not in the log', () => {
    const some = trafficOf([0, 10, 20], [2]);
    expect([10, 11].map((count) => availableAt(count, 9000, some))).toEqual([9000, leaves]);
  });
});
