import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { DISCOVERY_BURST, DISCOVERY_INTERVAL_MS, FORGOTTEN_AFTER_CYCLES } from '../../../src/rate-limit/constants.js';
import {
  createInferredLimit,
  inferredAvailableAt,
  onInferredAccepted,
  onInferredRefused,
  onInferredReported,
  onInferredSent,
  tickInferred,
  type InferredLimit,
} from '../../../src/rate-limit/inferred-limit.js';
import { createTraffic, type SentCall, type Traffic } from '../../../src/rate-limit/traffic.js';

const limit = (known: Partial<InferredLimit> = {}): InferredLimit => ({ ...createInferredLimit(), ...known });
const traffic = (known: Partial<Traffic> = {}): Traffic => ({ ...createTraffic(), ...known });
const call = (known: Partial<SentCall> = {}): SentCall => ({ seq: 1, sentAt: 0, countedUpTo: 0, concurrency: 1, ...known });

const sentTimes = (times: number): InferredLimit =>
  Array.from({ length: times }).reduce<InferredLimit>((current) => onInferredSent(current, 1000), limit());

describe('when a call may be sent', () => {
  const limited = limit({ state: 'limited', burstLeft: 0, lastSentAt: 1000, ramp: 2 });
  const measured: InferredLimit = { ...limited, ramp: 10, capacity: 4, periodMs: 10_000, cycleStartedAt: 500 };
  test.each([
    { name: 'discovering: the first five at once', limit: limit(), count: DISCOVERY_BURST, at: 1000 },
    { name: 'discovering: then one each 10 ms', limit: sentTimes(DISCOVERY_BURST), count: 1, at: 1000 + DISCOVERY_INTERVAL_MS },
    {
      name: 'discovering: the third of the queue two intervals later',
      limit: sentTimes(5),
      count: 3,
      at: 1000 + 3 * DISCOVERY_INTERVAL_MS,
    },
    { name: 'open: at once', limit: limit({ state: 'open' }), count: 99, at: 1000 },
    {
      name: 'ramping: at once while fewer are in flight than may be',
      limit: { ...limited, state: 'ramping' },
      inFlight: 1,
      count: 1,
      at: 1000,
    },
    {
      name: 'ramping: then one more in the time that a refusal takes',
      limit: { ...limited, state: 'ramping' },
      inFlight: 2,
      count: 1,
      at: 1040,
    },
    { name: 'limited, calls in flight at their limit: unknown', limit: { ...limited, concurrencyCap: 3 }, inFlight: 3, count: 1, at: null },
    {
      name: 'limited, calls in flight below their limit: at once',
      limit: { ...limited, concurrencyCap: 3 },
      inFlight: 1,
      count: 1,
      at: 1000,
    },
    {
      name: 'limited, a limit of calls in flight and none in flight: at once',
      limit: { ...limited, concurrencyCap: 1 },
      count: 1,
      at: 1000,
    },
    { name: 'limited, calls left in the period: at once', limit: { ...measured, cycleSent: 3 }, count: 1, at: 1000 },
    { name: 'limited, the period is used up: one call is tested a second later', limit: { ...measured, cycleSent: 4 }, count: 1, at: 2000 },
    {
      name: 'limited, the period is used up and ends sooner: at its end',
      limit: { ...measured, periodMs: 1000, cycleSent: 4 },
      count: 1,
      at: 1500,
    },
    {
      name: 'limited, the period is used up, and a call is in flight: at its end',
      limit: { ...measured, cycleSent: 4 },
      inFlight: 1,
      count: 1,
      at: 10_500,
    },
    {
      name: 'limited, one more call was refused: at its end',
      limit: { ...measured, cycleSent: 5, cycleRefusals: 1 },
      count: 1,
      at: 10_500,
    },
    {
      name: 'limited, one more call is tested in another period: at its end',
      limit: { ...measured, cycleSent: 4, testIn: 1 },
      count: 1,
      at: 10_500,
    },
    {
      name: 'limited, spread over the period: a quarter of it later each',
      limit: { ...measured, isPaced: true, cycleSent: 1 },
      count: 1,
      at: 3000,
    },
  ] as { name: string; limit: InferredLimit; inFlight?: number; count: number; at: number | null }[])(
    '$name',
    ({ limit: current, inFlight = 0, count, at }) => {
      expect(inferredAvailableAt(current, traffic({ inFlight, minLatencyMs: 40 }), count, 1000)).toBe(at);
    },
  );
});

test('a call that is sent begins a period and uses the burst', () => {
  expect(sentTimes(7)).toMatchObject({ burstLeft: 0, lastSentAt: 1000, cycleStartedAt: 1000, cycleSent: 7 });
});

describe('reported limits are used instead', () => {
  test.each([
    { before: 'discovering', after: 'open' },
    { before: 'ramping', after: 'open' },
    { before: 'open', after: 'open' },
    { before: 'limited', after: 'limited' },
  ] as const)('$before becomes $after', ({ before, after }) => {
    expect(onInferredReported(limit({ state: before })).state).toBe(after);
    expect(onInferredAccepted(limit({ state: before }), traffic(), call(), true).state).toBe(after);
  });
});

describe('a call is accepted without a report', () => {
  const accept = (before: Partial<InferredLimit>, known: Partial<Traffic> = {}, sent: Partial<SentCall> = {}) =>
    onInferredAccepted(limit(before), traffic(known), call(sent), false);

  test('discovering becomes ramping, with room for twice the burst', () => {
    expect(accept({})).toMatchObject({ state: 'ramping', ramp: 2 * DISCOVERY_BURST });
    expect(accept({}, { inFlight: 30 })).toMatchObject({ state: 'ramping', ramp: 31 });
  });
  test('ramping: one more in flight, so that they double each round trip', () => {
    expect(accept({ state: 'ramping', ramp: 10 })).toMatchObject({ state: 'ramping', ramp: 11, cycleAccepted: 1 });
  });
  test('limited stays limited', () => expect(accept({ state: 'limited', ramp: 1 })).toMatchObject({ state: 'limited', ramp: 2 }));
  test('limited goes on counting', () => {
    const counting = { state: 'limited', cycleStartedAt: 100, cycleAccepted: 2 } as const;
    expect(accept(counting)).toMatchObject({ cycleStartedAt: 100, cycleAccepted: 3 });
    expect(onInferredAccepted(limit(counting), traffic(), call(), true).cycleAccepted).toBe(3);
  });
  test.each([true, false])('open stays open, and what is accepted is counted (reported: %s)', (isReported) => {
    const open = onInferredAccepted(limit({ state: 'open', cycleAccepted: 7 }), traffic(), call({ concurrency: 3 }), isReported);
    expect(open).toMatchObject({ state: 'open', cycleAccepted: 8, safeConcurrency: 3 });
  });
  test('more calls than the capacity: it is twice as many', () => {
    const before = { state: 'limited', capacity: 4, cycleAccepted: 4 } as const;
    expect(accept(before).capacity).toBe(10);
    expect(accept({ ...before, cycleAccepted: 3 }).capacity).toBe(4);
    expect(accept({ ...before, cycleRefusals: 1 }).capacity).toBe(4);
    expect(accept({ ...before, isPaced: true }).capacity).toBe(4);
  });
  test('as many calls in flight are safe, unless the call was sent before the last refusal', () => {
    expect(accept({ state: 'limited' }, { refusedSeq: 4 }, { seq: 5, concurrency: 3 }).safeConcurrency).toBe(3);
    expect(accept({ state: 'limited' }, { refusedSeq: 5 }, { seq: 5, concurrency: 3 }).safeConcurrency).toBe(0);
  });
  test('the limit of calls in flight is raised after a while, and sooner after each success', () => {
    const before = { state: 'limited', concurrencyCap: 3, raiseAfter: 20 } as const;
    expect(accept({ ...before, raiseIn: 2 })).toMatchObject({ concurrencyCap: 3, raiseIn: 1 });
    expect(accept({ ...before, raiseIn: 1 })).toMatchObject({ concurrencyCap: 4, raiseAfter: 10, raiseIn: 10 });
  });
});

describe('a call is refused without a report', () => {
  test('it becomes limited, and calls in flight start at one', () => {
    expect(onInferredRefused(limit({ ramp: 40, calmCycles: 3 }), call({ sentAt: 700 }), true)).toMatchObject({
      state: 'limited',
      ramp: 1,
      calmCycles: 0,
      cycleRefusedAt: 700,
      cycleRefusals: 1,
      isRateLimited: true,
      concurrencyCap: null,
    });
  });
  test('more calls in flight than ever: perhaps that is the limit, and not the rate', () => {
    expect(onInferredRefused(limit({ safeConcurrency: 2 }), call({ concurrency: 6 }), true)).toMatchObject({
      concurrencyCap: 5,
      raiseIn: 10,
      isRateLimited: false,
    });
  });
  test('as many calls in flight as were accepted before: it is the rate', () => {
    expect(onInferredRefused(limit({ safeConcurrency: 6 }), call({ concurrency: 6 }), true)).toMatchObject({
      concurrencyCap: null,
      isRateLimited: true,
    });
  });
  test('the limit of calls in flight was raised too early: the next time takes twice as long', () => {
    expect(onInferredRefused(limit({ concurrencyCap: 4, raiseAfter: 8 }), call({ concurrency: 4 }), true)).toMatchObject({
      concurrencyCap: 3,
      raiseAfter: 16,
      raiseIn: 16,
    });
  });
  test('calls sent together are one round: only the limit of calls in flight changes', () => {
    const before = limit({ state: 'limited', concurrencyCap: 5, cycleRefusals: 1, ramp: 1 });
    expect(onInferredRefused(before, call({ concurrency: 4 }), false)).toEqual({ ...before, concurrencyCap: 3 });
  });
});

describe('the first call after refusals is accepted: the period is measured', () => {
  /** Twenty calls were accepted from 0 on; calls from 900 on were refused. */
  const refused = {
    state: 'limited',
    cycleStartedAt: 0,
    cycleAccepted: 20,
    cycleRefusedAt: 900,
    cycleRefusals: 2,
    isRateLimited: true,
  } as const;
  const acceptAt = (sentAt: number, before: Partial<InferredLimit> = {}) =>
    onInferredAccepted(limit({ ...refused, ...before }), traffic({ refusedSeq: 5 }), call({ seq: 6, sentAt }), false);

  test('as many calls as were accepted are possible in it', () => expect(acceptAt(5000).capacity).toBe(20));
  test('a common period that fits', () => expect(acceptAt(5000).periodMs).toBe(1000));
  test('the measured one if no common one fits', () => expect(acceptAt(5000, { cycleRefusedAt: 1500 }).periodMs).toBe(5000));
  test('it begins with the first call, and was too short for a common period that ended when a call was refused', () => {
    expect(acceptAt(6000, { cycleStartedAt: 1000, cycleRefusedAt: 1999 }).periodMs).toBe(1000);
    expect(acceptAt(6000, { cycleStartedAt: 1000, cycleRefusedAt: 2000 }).periodMs).toBe(5000);
  });
  test('one round of refusals, not explained by calls in flight, or two that are: it is the rate', () => {
    expect(acceptAt(5000, { cycleRefusals: 1 }).capacity).toBe(20);
    expect(acceptAt(5000, { isRateLimited: false }).capacity).toBe(20);
  });
  test('a limit of one call', () => expect(acceptAt(5000, { cycleAccepted: 1 }).capacity).toBe(1));
  test('the call is the first of the next period', () => {
    expect(acceptAt(5000)).toMatchObject({ cycleStartedAt: 5000, cycleSent: 1, cycleAccepted: 1, cycleRefusedAt: null, cycleRefusals: 0 });
  });
  test('none was accepted: the period was too short', () => {
    expect(acceptAt(500, { cycleAccepted: 0, cycleRefusedAt: 0, capacity: 20, periodMs: 1000 })).toMatchObject({
      capacity: 20,
      periodMs: 1500,
      tooShortMs: 1000,
    });
    expect(acceptAt(500, { cycleAccepted: 0, cycleRefusedAt: 0 })).toMatchObject({ capacity: null, periodMs: null, tooShortMs: null });
  });
  test('less than half was accepted: calls are spread over the period from now on', () => {
    expect(acceptAt(5000, { capacity: 50 }).isPaced).toBe(true);
    expect(acceptAt(5000, { capacity: 40 }).isPaced).toBe(false);
  });
  test('one round, explained by calls in flight: nothing is measured', () => {
    expect(acceptAt(5000, { cycleRefusals: 1, isRateLimited: false })).toMatchObject({
      capacity: null,
      periodMs: null,
      cycleStartedAt: 5000,
    });
  });
  test('a call sent before the refusal measures nothing', () => {
    const late = onInferredAccepted(limit(refused), traffic({ refusedSeq: 5 }), call({ seq: 4, sentAt: 5000 }), false);
    expect(late).toMatchObject({ capacity: null, cycleStartedAt: 0 });
  });
});

describe('a period ends', () => {
  const used = limit({ state: 'limited', capacity: 20, periodMs: 1000, cycleStartedAt: 0, cycleSent: 20, ramp: 3 });

  test('not before its time', () => expect(tickInferred(used, 999)).toBe(used));
  test('not after a refusal: then a call that is accepted ends it', () => {
    const refused = { ...used, cycleRefusals: 1 };
    expect(tickInferred(refused, 5000)).toBe(refused);
  });
  test('used up without a refusal: a shorter one is tested, and calls start one by one', () => {
    const next = tickInferred(used, 1000);
    expect(next).toMatchObject({ cycleStartedAt: null, cycleSent: 0, calmCycles: 1, ramp: 1 });
    expect(next.periodMs).toBeCloseTo(1000 / 1.1);
  });
  test('used up twice: twice as much shorter', () => {
    expect(tickInferred({ ...used, calmCycles: 1 }, 1000).periodMs).toBeCloseTo(1000 / 1.2);
  });
  test('a period that was refused and is much shorter does not matter', () => {
    expect(tickInferred({ ...used, tooShortMs: 500 }, 1000).periodMs).toBeCloseTo(1000 / 1.1);
  });
  test('not used up: it stays', () => {
    expect(tickInferred({ ...used, cycleSent: 19 }, 1000)).toMatchObject({ periodMs: 1000, calmCycles: 0, ramp: 20, cycleStartedAt: null });
  });
  test('a period that was refused is not tested again: halfway to it, until it is known within 5 %', () => {
    expect(tickInferred({ ...used, tooShortMs: 960 }, 1000)).toMatchObject({ periodMs: 1000 });
    expect(tickInferred({ ...used, tooShortMs: 920 }, 1000)).toMatchObject({ periodMs: 960 });
  });
  test('and is forgotten after a while, because limits change', () => {
    expect(tickInferred({ ...used, tooShortMs: 950, calmCycles: FORGOTTEN_AFTER_CYCLES - 1 }, 1000).tooShortMs).toBe(950);
    expect(tickInferred({ ...used, tooShortMs: 950, calmCycles: FORGOTTEN_AFTER_CYCLES }, 1000).tooShortMs).toBeNull();
  });
});

const event = fc.record({
  type: fc.constantFrom('sent', 'accepted', 'reported', 'refused', 'refused together', 'tick'),
  afterMs: fc.nat(3000),
  latencyMs: fc.nat(500),
  concurrency: fc.integer({ min: 1, max: 20 }),
});
property.prop([fc.array(event, { maxLength: 60 })])('whatever happens, one call may be sent some day', (events) => {
  let current = limit();
  let now = 0;
  let seq = 0;
  let refusedSeq = 0;
  for (const { type, afterMs, latencyMs, concurrency } of events) {
    now += afterMs;
    const sent = call({ seq, sentAt: Math.max(0, now - latencyMs), concurrency });
    if (type === 'sent') {
      current = onInferredSent(current, now);
      seq++;
    } else if (type === 'tick') current = tickInferred(current, now);
    else if (type.startsWith('refused')) {
      current = onInferredRefused(current, sent, type === 'refused');
      refusedSeq = seq;
    } else current = onInferredAccepted(current, traffic({ refusedSeq }), sent, type === 'reported');
    const at = inferredAvailableAt(current, traffic(), 1, now);
    expect(at).toSatisfy(Number.isFinite);
    expect(at).toBeGreaterThanOrEqual(now);
  }
});

describe('one call more than the capacity is tested', () => {
  const used = limit({ state: 'limited', capacity: 4, periodMs: 10_000, cycleStartedAt: 500, cycleSent: 4, ramp: 10 });
  test('it goes alone', () => {
    expect(onInferredSent(used, 2000)).toMatchObject({ ramp: 1, cycleSent: 5 });
    expect(onInferredSent({ ...used, cycleSent: 3 }, 2000).ramp).toBe(10);
    expect(onInferredSent({ ...used, isPaced: true }, 2000).ramp).toBe(10);
  });
  test('it is refused: tested again one period later, then two, then four', () => {
    const refuse = (before: InferredLimit): InferredLimit => onInferredRefused({ ...before, cycleSent: 5 }, call(), true);
    const [first, second] = [refuse(used), refuse(refuse(used))];
    expect([first, second, refuse(second)].map(({ testIn }) => testIn)).toEqual([1, 2, 4]);
  });
  test('a call of the capacity is refused: that was no test', () => {
    expect(onInferredRefused(used, call(), true)).toMatchObject({ testIn: 0, testEvery: 1 });
  });
  test('each period that ends counts', () => {
    expect(tickInferred({ ...used, testIn: 2 }, 10_500).testIn).toBe(1);
    expect(tickInferred({ ...used, testIn: 0 }, 10_500).testIn).toBe(0);
  });
});
