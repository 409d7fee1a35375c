import { describe, expect, test } from 'vitest';
import { WAKE_MARGIN_MS } from '../../../src/rate-limit/constants.js';
import { StateStore } from '../../../src/rate-limit/store.js';

const START = Date.UTC(2026, 10, 21, 12);

describe('the store of one process', () => {
  const request = { count: 1, reserve: 0, deadline: 60_000 };
  /** The limiter's time starts at 0, the wall clock at `START`. */
  const createStore = () => new StateStore({ now: () => START, monotonic: () => 0, after: () => () => undefined, random: () => 0 });
  const used = {
    status: 200,
    windows: [{ limit: 10, remaining: 0, reset: { ms: 10_000, isAbsolute: false, isCoarse: false } }],
    wallOffset: START,
  };

  test('learns from a response when calls are possible, and returns what it reports', () => {
    const store = createStore();
    const call = store.take(0);
    expect(store.end(call, used, 40)).toMatchObject({ limit: 10, remaining: 0, resetAt: new Date(START + 10_040) });
    expect(store.inspect(40).state.reported).toMatchObject([{ limit: 10, remaining: 0, reset: { latest: 10_040 } }]);
    expect(store.decide({ ...request, deadline: 1000 }, 40)).toEqual({ type: 'reject', reason: 'rate_limited', retryAt: 10_040 });
  });

  test('a call without a response is no longer in flight', () => {
    const store = createStore();
    const call = store.take(0);
    expect(store.inspect(0).state.traffic.inFlight).toBe(1);
    expect(store.end(call, null, 0)).toEqual({ windows: [] });
    expect(store.inspect(0).state.traffic.inFlight).toBe(0);
  });

  test('questions change nothing', () => {
    const store = createStore();
    store.end(store.take(0), used, 40);
    const before = structuredClone(store.inspect(40));
    store.decide(request, 40);
    store.inspect(20_000);
    store.ask();
    expect(store.inspect(40)).toEqual(before);
  });

  test('time passes with advance; inspect looks ahead', () => {
    const store = createStore();
    store.end(store.take(0), used, 40);
    expect(store.inspect(20_000).state.budgets[0]).toMatchObject({ isReported: false });
    expect(store.inspect(40).state.budgets[0]).toMatchObject({ isReported: true });
    store.advance(20_000);
    expect(store.decide(request, 20_000)).toEqual({ type: 'grant' });
    expect(store.inspect(40).state.budgets[0]).toMatchObject({ isReported: false });
  });

  test('the state survives JSON', () => {
    const store = createStore();
    store.end(store.take(0), used, 40);
    const { state } = store.inspect(40);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });
});

describe('a state whose clock is ahead', () => {
  class AheadStore extends StateStore {
    protected override offset = 5000;
  }
  const createStore = () => new AheadStore({ now: () => START, monotonic: () => 0, after: () => () => undefined, random: () => 0 });
  const response = (remaining: number, reset?: { ms: number; isAbsolute: boolean; isCoarse: boolean }, name?: string) => ({
    status: 200,
    windows: [{ name, limit: 10, remaining, reset }],
    wallOffset: START,
  });
  const inTenSeconds = { ms: 10_000, isAbsolute: false, isCoarse: false };
  const request = { count: 1, reserve: 0, deadline: 60_000 };

  test('a call is sent, and a response received, at the times of the state', () => {
    const store = createStore();
    const call = store.take(0);
    expect(call.sentAt).toBe(5000);
    expect(store.end(call, response(0, inTenSeconds), 40)).toMatchObject({ resetAt: new Date(START + 10_040) });
    expect(store.inspect(40)).toMatchObject({ now: 5040, state: { reported: [{ reset: { latest: 15_040 } }] } });
  });
  test('decisions have the times of this process', () => {
    const store = createStore();
    store.end(store.take(0), response(0, inTenSeconds), 40);
    expect(store.decide({ ...request, deadline: 10_039 }, 40)).toEqual({ type: 'reject', reason: 'rate_limited', retryAt: 10_040 });
    expect(store.decide({ ...request, deadline: 10_040 }, 40)).toMatchObject({ type: 'wait' });
    expect(store.decide(request, 40)).toEqual({
      type: 'wait',
      until: 10_040 + WAKE_MARGIN_MS,
      expectedAt: 10_040 + WAKE_MARGIN_MS,
      reason: 'limit',
    });
    store.advance(10_040 + WAKE_MARGIN_MS);
    expect(store.decide(request, 10_040 + WAKE_MARGIN_MS)).toEqual({ type: 'grant' });
  });
  test('times that are not known stay so', () => {
    const store = createStore();
    store.end(store.take(0), response(0, undefined, 'trial'), 40);
    expect(store.decide(request, 40)).toEqual({ type: 'reject', reason: 'trial_exhausted', retryAt: null });
    const other = createStore();
    other.take(0);
    expect(other.decide({ ...request, reserve: 1 }, 0)).toEqual({ type: 'wait', until: null, expectedAt: null, reason: 'discovering' });
  });
  test('time passes on its clock', () => {
    const store = createStore();
    store.end(store.take(0), response(0, inTenSeconds), 40);
    expect(store.inspect(10_020).state.budgets[0]).toMatchObject({ isReported: true });
    expect(store.inspect(10_100).state.budgets[0]).toMatchObject({ isReported: false });
    store.advance(10_100);
    expect(store.inspect(40).state.budgets[0]).toMatchObject({ isReported: false });
  });
});
