import { describe, expect, test } from 'vitest';
import { KEPT_REFUSALS, WAKE_MARGIN_MS } from '../../../../src/rate-limit/constants.js';
import { addRefusal, countBefore, fitPeriod, toRefusal, type Refusal } from '../../../../src/rate-limit/inferred/fit-period.js';
import { addRefused, addSent, type History } from '../../../../src/rate-limit/traffic/history.js';

/** What was sent, and which of those calls were refused. Calls are numbered from 1. */
const record = (sentAt: readonly number[], refused: readonly number[] = []): History =>
  refused.reduce(
    addRefused,
    sentAt.reduce<History>((history, at, index) => addSent(history, at, index + 1), []),
  );
const call = (seq: number, sentAt: number) => ({ seq, sentAt, countedUpTo: 0, concurrency: 1 });
const refusal = (at: number, seq: number, until = at): Refusal => ({ at, seq, until });

describe('a refusal', () => {
  test('counts with all calls of its millisecond', () => {
    const history = record([0, 10, 10.2, 10.4], [2]);
    expect(addRefusal([], history, toRefusal(history, call(2, 10), 900))).toEqual([refusal(10, 4, 900)]);
    expect(countBefore(history, refusal(10, 4), 5)).toBe(2);
    expect(countBefore(history, refusal(10, 4), 11)).toBe(3);
  });
  test('replaces the one before if no call was accepted in between', () => {
    const history = record([0, 10, 20], [2, 3]);
    expect(addRefusal([refusal(10, 2)], history, toRefusal(history, call(3, 20), 20))).toEqual([refusal(20, 3)]);
  });
  test('is added otherwise, and the oldest is dropped', () => {
    const history = record([0, 10, 20, 30], [2, 4]);
    const known = Array.from({ length: KEPT_REFUSALS }, () => refusal(10, 2));
    expect(addRefusal(known, history, toRefusal(history, call(4, 30), 30))).toEqual([...known.slice(1), refusal(30, 4)]);
    expect(addRefusal([refusal(10, 2)], history, toRefusal(history, call(4, 30), 30))).toEqual([refusal(10, 2), refusal(30, 4)]);
  });
});

describe('a limit is measured when a call is accepted again', () => {
  const ten = Array.from({ length: 10 }, (_, index) => index * 10);

  test('ten calls, refused at 100 ms and accepted at 700 ms: ten in 600 ms, which is the fastest', () => {
    const history = record([...ten, 100], [11]);
    expect(fitPeriod([refusal(100, 11)], history, -1, 700)).toEqual({ capacity: 10, periodMs: 600 + WAKE_MARGIN_MS });
  });
  test('refused at 900 ms and accepted at 1300 ms: the common period between is taken', () => {
    const history = record([...ten, 900], [11]);
    expect(fitPeriod([refusal(900, 11)], history, -1, 1300)).toEqual({ capacity: 10, periodMs: 1000 + WAKE_MARGIN_MS });
  });
  test('calls long before the others do not lower the pace', () => {
    const history = record([0, 100_000, 100_010, 100_020], [4]);
    expect(fitPeriod([refusal(100_020, 4)], history, -1, 100_400)).toEqual({ capacity: 2, periodMs: 380 + WAKE_MARGIN_MS });
  });
  test('a call long after the others does not lower the pace', () => {
    const history = record([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 500, 501], [12]);
    expect(fitPeriod([refusal(501, 12)], history, -1, 700)).toEqual({ capacity: 11, periodMs: 691 + WAKE_MARGIN_MS });
  });
  test('an earlier refusal contradicts that the calls before both fit into one period', () => {
    const history = record([0, 0.1, 0.2, 5, 500, 500.1, 500.2, 505], [4, 8]);
    const model = fitPeriod([refusal(5, 4), refusal(505, 8)], history, -1, 900);
    expect(model).toEqual({ capacity: 3, periodMs: 395 + WAKE_MARGIN_MS });
  });
  test('a refusal after one call contradicts that more fit into one period', () => {
    const history = record([0, 1, 500, 500.1, 500.2, 505], [2, 6]);
    expect(fitPeriod([refusal(1, 2), refusal(505, 6)], history, -1, 900)?.capacity).toBe(1);
  });
  test('the call that was accepted again does not shorten the period', () => {
    const history = record([98, 99, 100, 700], [3]);
    expect(fitPeriod([refusal(100, 3)], history, -1, 700)).toEqual({ capacity: 2, periodMs: 600 + WAKE_MARGIN_MS });
  });
  test('a common period in which calls were refused is not taken', () => {
    const history = record([...ten, 1500], [11]);
    expect(fitPeriod([refusal(1500, 11)], history, -1, 1900)).toEqual({ capacity: 10, periodMs: 1810 + WAKE_MARGIN_MS });
  });
  test('nor is one in which calls would still be refused, as the response said', () => {
    const history = record([...ten, 100], [11]);
    expect(fitPeriod([refusal(100, 11)], history, -1, 2100)).toMatchObject({ periodMs: 1000 + WAKE_MARGIN_MS });
    expect(fitPeriod([refusal(100, 11, 1100)], history, -1, 2100)).toMatchObject({ periodMs: 2000 + WAKE_MARGIN_MS });
  });
  test('nor is one at whose end a call was refused', () => {
    const history = record([...Array.from({ length: 10 }, () => 0), 1000], [11]);
    expect(fitPeriod([refusal(1000, 11)], history, -1, 1400)).toMatchObject({ periodMs: 1400 + WAKE_MARGIN_MS });
  });
  test('a pace is not compared with that of a period which is more than four times as long', () => {
    const history = record([...Array.from({ length: 100 }, () => 0), 900, 910], [102]);
    expect(fitPeriod([refusal(910, 102)], history, -1, 1000)).toEqual({ capacity: 1, periodMs: 90 + WAKE_MARGIN_MS });
  });
  test('after a second refusal, of paces that are almost as fast, that of the shorter period is taken', () => {
    const round = (at: number) => [...Array.from({ length: 10 }, () => at), ...Array.from({ length: 9 }, () => at + 500), at + 950];
    const history = record([...round(0), ...round(10_000)], [20, 40]);
    const [first, second] = [refusal(950, 20), refusal(10_950, 40)];
    expect(fitPeriod([first, second], history, -1, 11_000)).toEqual({ capacity: 9, periodMs: 500 + WAKE_MARGIN_MS });
    expect(fitPeriod([second], history, -1, 11_000)).toEqual({ capacity: 19, periodMs: 1000 + WAKE_MARGIN_MS });
  });
  test('calls before `measuredFrom` are left out', () => {
    const history = record([0, 0.1, 0.2, 300, 310], [5]);
    expect(fitPeriod([refusal(310, 5)], history, 5, 400)).toEqual({ capacity: 1, periodMs: 90 + WAKE_MARGIN_MS });
  });
  test('and so are those of that time', () => {
    const history = record([...Array.from({ length: 10 }, () => 300), 390, 395], [12]);
    expect(fitPeriod([refusal(395, 12)], history, 299, 450)).toEqual({ capacity: 11, periodMs: 150 + WAKE_MARGIN_MS });
    expect(fitPeriod([refusal(395, 12)], history, 300, 450)).toEqual({ capacity: 1, periodMs: 55 + WAKE_MARGIN_MS });
  });
  test('no call after it was accepted: one in the time that calls were refused', () => {
    const history = record([0, 300], [2]);
    expect(fitPeriod([refusal(300, 2)], history, 5, 400)).toEqual({ capacity: 1, periodMs: 100 + WAKE_MARGIN_MS });
  });
  test('no call was ever accepted: nothing is known', () => {
    expect(fitPeriod([refusal(0, 3)], record([0, 0, 0], [1, 2, 3]), -1, 400)).toBeNull();
    expect(fitPeriod([], [], -1, 400)).toBeNull();
  });
});
