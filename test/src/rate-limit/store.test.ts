import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { toClock } from '../../../src/rate-limit/clock.js';
import { createLocalStore, createResponseParser } from '../../../src/rate-limit/store.js';
import type { ReportedResponse } from '../../../src/rate-limit/types.js';
import { VirtualClock } from '../../support/virtual-clock.js';

const START = Date.UTC(2026, 10, 21, 12);

const response = (headers: Record<string, string>, status = 200): ReportedResponse => ({ status, headers: new Headers(headers) });
const limits = (remaining: number, reset = 30) => ({
  'x-ratelimit-limit': '100',
  'x-ratelimit-remaining': `${remaining}`,
  'x-ratelimit-reset': `${reset}`,
});

describe('the local store', () => {
  const request = { count: 1, reserve: 0, deadline: 60_000 };
  /** The limiter's time starts at 0, the wall clock at `START`. */
  const createStore = () => createLocalStore({ now: () => START, monotonic: () => 0, after: () => () => undefined, random: () => 0 });
  const used = {
    status: 200,
    windows: [{ limit: 10, remaining: 0, reset: { ms: 10_000, isAbsolute: false, isCoarse: false } }],
    maxWait: 0,
    wallOffset: START,
  };

  test('learns from a response when calls are possible, and returns what it reports', () => {
    const store = createStore();
    const call = store.take(0);
    expect(store.respond(call, used, 40)).toMatchObject({ limit: 10, remaining: 0, resetAt: new Date(START + 10_040) });
    expect(store.rateLimit()).toMatchObject({ limit: 10, remaining: 0, resetAt: new Date(START + 10_040) });
    expect(store.decide({ ...request, deadline: 1000 }, 40)).toEqual({ type: 'reject', reason: 'rate_limited', retryAt: 10_043 });
  });

  test('reports resets as times of the wall clock, whatever the clock of the limiter says', () => {
    const store = createLocalStore({ now: () => START, monotonic: () => 40, after: () => () => undefined, random: () => 0 });
    store.respond(store.take(0), { ...used, wallOffset: START - 40 }, 40);
    expect(store.rateLimit()).toMatchObject({ resetAt: new Date(START + 10_000) });
  });

  test('a call without a response is no longer in flight', () => {
    const store = createStore();
    const call = store.take(0);
    expect(store.inFlight).toBe(1);
    store.release(call);
    expect(store.inFlight).toBe(0);
  });

  test('questions change nothing', () => {
    const store = createStore();
    store.respond(store.take(0), used, 40);
    const before = structuredClone(store.inspect(40));
    store.decide(request, 40);
    store.peek(request, 20_000);
    store.inspect(20_000);
    store.rateLimit();
    store.ask(0);
    expect(store.inspect(40)).toEqual(before);
  });

  test('time passes with advance; peek and inspect look ahead', () => {
    const store = createStore();
    store.respond(store.take(0), used, 40);
    expect(store.peek(request, 20_000)).toEqual({ type: 'grant' });
    expect(store.inspect(20_000).state.budgets[0]).toMatchObject({ isReported: false });
    expect(store.inspect(40).state.budgets[0]).toMatchObject({ isReported: true });
    store.advance(20_000);
    expect(store.decide(request, 20_000)).toEqual({ type: 'grant' });
    expect(store.inspect(40).state.budgets[0]).toMatchObject({ isReported: false });
  });

  test('the state survives JSON', () => {
    const store = createStore();
    store.respond(store.take(0), used, 40);
    const { state } = store.inspect(40);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });
});

describe('the parser of responses', () => {
  const clock = new VirtualClock(START);

  test('keeps what the limiter needs: status, code, wait and offset of the clocks', () => {
    const parse = createResponseParser(toClock({ now: () => START, monotonic: () => 1000 }));
    const parsed = parse({ ...response({ 'retry-after': '7' }, 429), code: 'quota_exceeded' }, 5000);
    expect(parsed).toMatchObject({ status: 429, code: 'quota_exceeded', maxWait: 5000, wallOffset: START - 1000, windows: [] });
    expect(parsed.retryAfter).toEqual({ ms: 7000, isAbsolute: false, isCoarse: true });
  });

  test('an unbounded wait survives JSON', () => {
    const { maxWait } = createResponseParser(clock)(response({}), Infinity);
    expect(JSON.parse(JSON.stringify(maxWait))).toBe(maxWait);
  });

  test('a window that appears is known at once', () => {
    const parse = createResponseParser(clock);
    const both = { ...limits(50), 'ratelimit-remaining-day': '900', 'ratelimit-limit-day': '1000' };
    parse(response(limits(99)), 0);
    expect(parse(response(both), 0).windows).toHaveLength(2);
  });

  test('reads the same headers in the same way, however many other names came before', () => {
    const parse = createResponseParser(clock);
    const first = parse(response(limits(40)), 0);
    for (let index = 0; index < 500; index++) parse(response({ [`x-quota-${index}-left`]: '1' }), 0);
    expect(parse(response(limits(40)), 0)).toEqual(first);
  });

  test('a limit that changes is known at once', () => {
    const parse = createResponseParser(clock);
    parse(response(limits(99)), 0);
    expect(parse(response({ ...limits(40), 'x-ratelimit-limit': '50' }), 0).windows).toMatchObject([{ limit: 50, remaining: 40 }]);
  });

  const value = fc.constantFrom('0', '1', '99', '100', '30', '30.5', '1795262430', '6m0s', '-1', 'soon', '', '50, 100;w=60');
  const headers = fc.record({
    'x-ratelimit-limit': value,
    'x-ratelimit-remaining': value,
    'x-ratelimit-reset': value,
    ratelimit: value,
    'retry-after': value,
    date: value,
  });
  const names = fc.subarray([
    'x-ratelimit-limit',
    'x-ratelimit-remaining',
    'x-ratelimit-reset',
    'ratelimit',
    'retry-after',
    'date',
  ] as const);
  property.prop([names, fc.array(fc.tuple(headers, fc.constantFrom(200, 429, 503)), { maxLength: 20 })])(
    'gives for each response what it gives for that one alone',
    (present, responses) => {
      const parse = createResponseParser(clock);
      for (const [given, status] of responses) {
        const same = Object.fromEntries(present.map((name) => [name, given[name]]));
        const one = response(same, status);
        const parsed = parse(one, 0);
        const alone = createResponseParser(clock)(one, 0);
        expect(parsed).toEqual(alone);
      }
    },
  );
});
