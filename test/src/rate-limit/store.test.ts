import { describe, expect, test } from 'vitest';
import { StateStore } from '../../../src/rate-limit/store.js';

const START = Date.UTC(2026, 10, 21, 12);

describe('the store of one process', () => {
  const request = { count: 1, reserve: 0, deadline: 60_000 };
  /** The limiter's time starts at 0, the wall clock at `START`. */
  const createStore = () => new StateStore({ now: () => START, monotonic: () => 0, after: () => () => undefined, random: () => 0 });
  const used = {
    status: 200,
    windows: [{ limit: 10, remaining: 0, reset: { ms: 10_000, isAbsolute: false, isCoarse: false } }],
    maxWait: 0,
    wallOffset: START,
  };

  test('learns from a response when calls are possible, and returns what it reports', () => {
    const store = createStore();
    const call = store.take(0);
    expect(store.end(call, used, 40)).toMatchObject({ limit: 10, remaining: 0, resetAt: new Date(START + 10_040) });
    expect(store.inspect(40).state.reported).toEqual([{ limit: 10, remaining: 0, resetAt: 10_040 }]);
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
    store.ask(0);
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
