import { describe, expect, test } from 'vitest';
import { WAKE_MARGIN_MS } from '../../../src/rate-limit/constants.js';
import { addSent, type History } from '../../../src/rate-limit/history.js';
import type { ResetTime } from '../../../src/rate-limit/server-clock.js';
import { agreedEnds, counterAvailableAt, counterBounds, reportedEnds } from '../../../src/rate-limit/sliding-counter.js';
import type { Observation } from '../../../src/rate-limit/sliding-report.js';
import { createTraffic, type Traffic } from '../../../src/rate-limit/traffic.js';

/** Ten calls at 5000, in the window that ends at 10 000, and two at 12 000, in the next one. */
const history = [...Array<number>(10).fill(5000), 12_000, 12_000].reduce<History>(
  (before, at, index) => addSent(before, at, index + 1),
  [],
);
const traffic: Traffic = { ...createTraffic(), sent: 12, history };
const between = (earliest: number, latest = earliest) => ({ earliest, latest });
const resetAt = (earliest: number, latest = earliest, isRelative = false): ResetTime => ({
  earliest,
  latest,
  isRounded: false,
  isRelative,
});
const observation = (values: Partial<Observation>): Observation => ({
  call: { seq: 12, sentAt: 12_000, countedUpTo: 11, concurrency: 1 },
  isRefused: false,
  limit: 20,
  used: 1,
  foreignCalls: 0,
  reset: null,
  lastBefore: 12,
  latencyMs: 40,
  ...values,
});

describe('how many calls a counter of ten seconds has counted', () => {
  test.each([
    { name: '80 % of the window before, and two', ends: between(20_000), values: {}, bounds: { least: 10, most: 10 } },
    {
      name: 'the last may have arrived first',
      ends: between(20_000),
      values: { call: { seq: 12, sentAt: 12_000, countedUpTo: 10, concurrency: 2 } },
      bounds: { least: 9, most: 10 },
    },
    { name: 'a refused call is not counted', ends: between(20_000), values: { isRefused: true }, bounds: { least: 9, most: 10 } },
    { name: 'when its window ends is not known exactly', ends: between(18_000, 20_000), values: {}, bounds: { least: 8, most: 10 } },
    { name: 'parts of calls count as a whole one', ends: between(19_500), values: {}, bounds: { least: 10, most: 10 } },
  ])('$name', ({ ends, values, bounds }) => expect(counterBounds(10_000, traffic, observation(values), ends)).toEqual(bounds));
});

describe('when the window ends that a call arrived in', () => {
  test.each([
    { name: 'at the reset, if the call took no time, or all of a round trip', reset: resetAt(20_000), ends: between(19_960, 20_000) },
    { name: 'a relative reset begins when the call arrives', reset: resetAt(20_000, 20_040, true), ends: between(20_000, 20_040) },
    { name: 'no earlier than the call, no later than a period', reset: resetAt(11_000, 30_000), ends: between(12_000, 22_000) },
    { name: 'no reset: at any time of a period', reset: null, ends: between(12_000, 22_000) },
    { name: 'a reset that is over', reset: resetAt(11_000), ends: null },
    { name: 'a reset that is further away than a period', reset: resetAt(22_041), ends: null },
  ])('$name', ({ reset, ends }) => expect(reportedEnds(10_000, observation({ reset }))).toEqual(ends));
});

describe('reports of several windows agree', () => {
  test.each([
    { name: 'on a part of both', before: between(9000, 10_000), reported: between(19_500, 20_500), agreed: between(19_500, 20_000) },
    { name: 'several periods later', before: between(9000, 10_000), reported: between(49_500, 50_500), agreed: between(49_500, 50_000) },
    { name: 'in the same window', before: between(19_000, 20_000), reported: between(19_500, 20_500), agreed: between(19_500, 20_000) },
    {
      name: 'an earlier window is reported later',
      before: between(19_000, 20_000),
      reported: between(9500, 10_500),
      agreed: between(9500, 10_000),
    },
    { name: 'not at all', before: between(9000, 10_000), reported: between(14_000, 15_000), agreed: null },
    {
      name: 'in two ways: the one that leaves more',
      before: between(9000, 17_000),
      reported: between(16_000, 26_000),
      agreed: between(19_000, 26_000),
    },
    { name: 'in two ways: the other', before: between(9000, 17_000), reported: between(10_000, 20_000), agreed: between(10_000, 17_000) },
  ])('$name', ({ before, reported, agreed }) => expect(agreedEnds(10_000, before, reported)).toEqual(agreed));
});

describe('a call is possible when enough of the window before no longer counts', () => {
  const availableAt = (count: number, ends = between(20_000), capacity = 11) =>
    counterAvailableAt(10_000, traffic, ends, capacity, count, 12_000);
  test.each([
    { name: 'the first: it is free just now', count: 1, at: 12_000 + WAKE_MARGIN_MS },
    { name: 'the next: when another tenth of the window has passed', count: 2, at: 13_000 + WAKE_MARGIN_MS },
    { name: 'the ninth: at the end of the window', count: 9, at: 20_000 + WAKE_MARGIN_MS },
    { name: 'the tenth: when a half of the two calls no longer counts', count: 10, at: 25_000 + WAKE_MARGIN_MS },
    { name: 'the next round: a period later', count: 12, at: 22_000 + WAKE_MARGIN_MS },
  ])('$name', ({ count, at }) => expect(availableAt(count)).toBe(at));

  test('no call was sent before: all at once', () =>
    expect(counterAvailableAt(10_000, createTraffic(), between(20_000), 11, 11, 12_000)).toBe(12_000));

  test('a window ended long ago: its later ones count', () => expect(availableAt(2, between(-20_000))).toBe(13_000 + WAKE_MARGIN_MS));

  test('when it ends is not known exactly: the latest time that is possible', () => {
    expect(availableAt(2, between(18_000, 20_000))).toBe(13_000 + WAKE_MARGIN_MS);
    expect(availableAt(2, between(16_000, 18_000))).toBe(12_000);
  });
});
