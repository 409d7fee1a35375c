import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HISTORY_GROUPS } from '../../../../src/rate-limit/constants.js';
import {
  addRefused,
  addSent,
  countSince,
  lastSeq,
  lastSeqOfGroup,
  fewerSentAt,
  sentAtCount,
  type History,
} from '../../../../src/rate-limit/traffic/history.js';

/** Calls 1, 2, … sent at these times. */
const sentAt = (times: readonly number[]): History => times.reduce<History>((history, at, index) => addSent(history, at, index + 1), []);

const sent = () => sentAt([10, 10.4, 20, 30]);

test('calls of the same millisecond are one group', () =>
  expect(sent()).toEqual([
    { at: 10.4, upTo: 2, refused: 0 },
    { at: 20, upTo: 3, refused: 0 },
    { at: 30, upTo: 4, refused: 0 },
  ]));

describe('how many calls were sent after a time, up to a number', () => {
  test.each([
    { name: 'all', since: 0, upTo: 4, count: 4 },
    { name: 'those at the time itself are not after it', since: 20, upTo: 4, count: 1 },
    { name: 'up to a number within a group', since: 0, upTo: 1, count: 1 },
    { name: 'more than were sent', since: 0, upTo: 9, count: 4 },
    { name: 'none', since: 30, upTo: 4, count: 0 },
    { name: 'up to a number before the time', since: 20, upTo: 1, count: 0 },
  ])('$name', ({ since, upTo, count }) => expect(countSince(sent(), since, upTo)).toBe(count));

  test('a refused call does not count', () => {
    const after = addRefused(sent(), 3);
    expect(countSince(after, 0, 4)).toBe(3);
    expect(countSince(after, 20, 4)).toBe(1);
    expect(countSince(after, 10.4, 3)).toBe(0);
  });

  test('nor is it subtracted from the calls before', () => expect(countSince(addRefused(sent(), 4), 0, 3)).toBe(3));

  test('nothing was sent', () => expect(countSince([], 0, 4)).toBe(0));
});

describe('the last call that was sent by a time', () => {
  test.each([
    { time: 9, seq: 0 },
    { time: 10.4, seq: 2 },
    { time: 25, seq: 3 },
    { time: 99, seq: 4 },
  ])('$time: number $seq', ({ time, seq }) => expect(lastSeq(sent(), time)).toBe(seq));
});

describe('when a call was sent, counted from a time', () => {
  test.each([
    { name: 'the first', since: 0, count: 1, at: 10.4 },
    { name: 'the third', since: 0, count: 3, at: 20 },
    { name: 'the first after a time', since: 20, count: 1, at: 30 },
    { name: 'there is none', since: 20, count: 2, at: null },
  ])('$name', ({ since, count, at }) => expect(sentAtCount(sent(), since, count)).toBe(at));

  test('refused calls are left out', () => expect(sentAtCount(addRefused(sent(), 3), 0, 3)).toBe(30));
});

test('an earlier history is not changed', () => {
  const history = sent();
  addSent(history, 30.2, 5);
  addRefused(history, 1);
  expect(history.at(-1)).toEqual({ at: 30, upTo: 4, refused: 0 });
});

test('when it gets too long, every second group of its older half is left out', () => {
  const times = Array.from({ length: HISTORY_GROUPS + 1 }, (_, index) => index);
  expect(sentAt(times.slice(0, -1)).map(({ at }) => at)).toEqual(times.slice(0, -1));
  const half = HISTORY_GROUPS / 2;
  expect(sentAt(times).map(({ at }) => at)).toEqual(times.filter((at) => at >= half || at % 2 === 1));
});

test('a long history is kept less exactly: no call is lost, and none counts as sent earlier', () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: HISTORY_GROUPS, maxLength: 4 * HISTORY_GROUPS });
  fc.assert(
    fc.property(gaps, fc.double({ min: 0, max: 1, noNaN: true }), (steps, share) => {
      let now = 0;
      const times = steps.map((step) => (now += step));
      const kept = sentAt(times);
      const since = now * share;
      expect(kept.length).toBeLessThanOrEqual(HISTORY_GROUPS);
      expect(countSince(kept, 0, times.length)).toBe(times.length);
      expect(countSince(kept, since, times.length)).toBeGreaterThanOrEqual(times.filter((at) => at > since).length);
    }),
    { numRuns: 30 },
  );
});

test('the last call that was sent in the same millisecond', () => {
  const history = sentAt([0.1, 10, 10.4, 11]);
  expect([0.5, 9.9, 10, 10.9, 11, 99].map((at) => lastSeqOfGroup(history, at))).toEqual([1, 1, 3, 3, 4, 4]);
});

describe('when fewer calls than the most were sent in the last 25 ms', () => {
  test.each([
    { name: 'at once, if so few were', most: 5, now: 31, at: 31 },
    { name: 'when the oldest millisecond is that long ago', most: 4, now: 31, at: 35.4 },
    { name: 'when as many calls as there are too many are', most: 2, now: 31, at: 45 },
    { name: 'when the last call is', most: 1, now: 31, at: 55 },
    { name: 'at once, if all calls are older', most: 1, now: 60, at: 60 },
  ])('$name', ({ most, now, at }) => expect(fewerSentAt(sent(), 4, most, 25, now)).toBe(at));

  test('a refused call does not count', () => expect(fewerSentAt(addRefused(sent(), 3), 4, 4, 25, 31)).toBe(31));
});
