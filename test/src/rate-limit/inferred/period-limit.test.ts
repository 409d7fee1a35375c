import { describe, expect, test } from 'vitest';
import {
  DISCOVERY_INTERVAL_MS,
  INFERRED_SLOWDOWN,
  MOST_LENGTHENED,
  MOST_PROBE_FACTOR,
  MOST_REFUSALS_AFTER_FEW,
  NO_LIMIT_PROBE,
  PROBE_AFTER_CALLS,
  RISEN_TIMES,
  SHORTEST_WINDOW_MS,
  WAKE_MARGIN_MS,
} from '../../../../src/rate-limit/constants.js';
import { addRefused, addSent, type History } from '../../../../src/rate-limit/traffic/history.js';
import {
  initialPeriodLimit,
  onPeriodAccepted,
  onPeriodRefused,
  onPeriodProbeAccepted,
  onPeriodProbeRefused,
  onRecovered,
  periodAvailableAt,
  probedPeriod,
  type PeriodLimit,
} from '../../../../src/rate-limit/inferred/period-limit.js';
import { initialTraffic, type SentCall, type Traffic } from '../../../../src/rate-limit/traffic/traffic.js';

const limit = (known: Partial<PeriodLimit> = {}): PeriodLimit => ({ ...initialPeriodLimit, ...known });
const call = (seq: number, sentAt = 0): SentCall => ({ seq, sentAt, countedUpTo: 0, concurrency: 1 });
/** Calls sent at these times, numbered from 1, and those of them that were refused. */
const traffic = (sentAt: readonly number[], refused: readonly number[] = []): Traffic => ({
  ...initialTraffic,
  sent: sentAt.length,
  minLatencyMs: 40,
  history: refused.reduce(
    addRefused,
    sentAt.reduce<History>((history, at, index) => addSent(history, at, index + 1), []),
  ),
});

/** Three calls in ten seconds. */
const three = { capacity: 3, periodMs: 10_000, provenMs: 10_000 };
const accepting = limit({ ...three, state: 'accepting', probeIn: 5, noLimitProbeIn: 1 });

describe('when a call may be sent', () => {
  const full = [1000, 2000, 3000];
  const now = 3500;
  test.each([
    { name: 'none was refused: at once', is: limit(), sent: full, at: now },
    { name: 'fewer than the capacity in the last period: at once', is: accepting, sent: [1000, 2000], at: now },
    {
      name: 'fewer, soon after calls were accepted again: they double no more',
      is: { ...accepting, capacity: 9, recoveredAt: now },
      sent: full,
      at: now,
    },
    { name: 'a refused call does not count', is: accepting, sent: full, refused: [2], at: now },
    { name: 'as many: when the oldest is a period old', is: accepting, sent: full, at: 11_000 },
    { name: 'one more: when the second is', is: accepting, sent: [1000, 2000, 3000, 3400], at: 12_000 },
    { name: 'a probe is due: a tenth of the period sooner', is: { ...accepting, probeIn: 0 }, sent: full, at: 1000 + 10_000 / 1.1 },
    { name: 'after one success: by twice as much', is: { ...accepting, probeIn: 0, successes: 1 }, sent: full, at: 1000 + 10_000 / 1.2 },
    { name: 'after many: at half of the period', is: { ...accepting, probeIn: 0, successes: 9 }, sent: full, at: 6000 },
    {
      name: 'an outage may have looked like a limit: a tenth of a second after the last call',
      is: { ...accepting, noLimitProbeIn: 0 },
      sent: [1000, 2000, 3450],
      at: 3450 + NO_LIMIT_PROBE.afterMs,
    },
    {
      name: 'but not if the period is a second',
      is: { ...accepting, periodMs: SHORTEST_WINDOW_MS, noLimitProbeIn: 0 },
      sent: [3300, 3400, 3450],
      at: 4300,
    },
    {
      name: 'such a probe was accepted: at once',
      is: { ...accepting, periodMs: SHORTEST_WINDOW_MS, noLimitProbeIn: 0, successes: 1 },
      sent: [3300, 3400, 3450],
      at: now,
    },
    {
      name: 'such probes were accepted until the period was a round trip: as the model says',
      is: { ...accepting, periodMs: 40, noLimitProbeIn: 0, successes: 3 },
      sent: [3480, 3490, 3500],
      at: 3520,
    },
    {
      name: 'refusing, for the first time: as the model says',
      is: limit({ ...three, state: 'refusing', isProbeRefused: false }),
      sent: full,
      at: 11_000,
    },
    {
      name: 'refusing, again: the model is wrong, only the backoff counts',
      is: limit({ ...three, state: 'refusing', isProbeRefused: true }),
      sent: full,
      at: now,
    },
    {
      name: 'refusing, after two refusals that came early: waiting has not helped, only the backoff counts',
      is: limit({ ...three, state: 'refusing', isProbeRefused: false, refusalsAfterFew: 2 }),
      sent: full,
      at: now,
    },
    {
      name: 'refusing, after one that came early: as the model says',
      is: limit({ ...three, state: 'refusing', isProbeRefused: false, refusalsAfterFew: 1 }),
      sent: full,
      at: 11_000,
    },
    {
      name: 'refusing, and nothing known: only the backoff counts',
      is: limit({ state: 'refusing', isProbeRefused: false }),
      sent: full,
      at: now,
    },
  ] as { name: string; is: PeriodLimit; sent: number[]; refused?: number[]; at: number }[])('$name', ({ is, sent, refused, at }) =>
    expect(periodAvailableAt(is, traffic(sent, refused), now)).toBeCloseTo(at),
  );

  test('none was refused: at once, however slow the service is', () =>
    expect(periodAvailableAt(limit(), { ...traffic(full), minLatencyMs: 60_000 }, now)).toBe(now));
  test('recovering: calls double in the shortest latency', () => {
    const recovering = limit({ state: 'recovering', recoveredAt: now, recoveredSeq: 3 });
    const at = (sent: number, changes: Partial<Traffic> = {}) =>
      periodAvailableAt(recovering, { ...traffic(full), sent: 3 + sent, ...changes }, now) - now;
    expect([0, 1, 2, 3, 6, 7].map((sent) => at(sent))).toEqual([0, 40, 40, 80, 80, 120]);
    expect([at(1, { minLatencyMs: 1 }), at(1, { minLatencyMs: null })]).toEqual([DISCOVERY_INTERVAL_MS, DISCOVERY_INTERVAL_MS]);
    expect(periodAvailableAt({ ...recovering, ...three, noLimitProbeIn: 1 }, traffic(full), now)).toBe(11_000);
  });
});

describe('a call is a probe', () => {
  const sent = traffic([1000, 2000, 3000]);
  test('if it is sent before the period allows it', () => {
    expect(probedPeriod(accepting, sent, 9000)).toBe(8000);
    expect(probedPeriod({ ...accepting, state: 'recovering' }, sent, 9000)).toBe(8000);
    expect(probedPeriod(accepting, sent, 11_000)).toBeNull();
  });
  test('of a round trip at least, or half of a period that is less than two: one accepted call shows no more', () => {
    const burst = traffic([1000, 1000, 1000]);
    expect(probedPeriod(accepting, burst, 1001)).toBe(40);
    expect(probedPeriod({ ...accepting, periodMs: 60 }, burst, 1001)).toBe(30);
  });
  test('but not while nothing is known', () => {
    expect(probedPeriod(limit(), sent, 1000)).toBeNull();
    expect(probedPeriod({ ...accepting, state: 'refusing' }, sent, 9000)).toBeNull();
    expect(probedPeriod(limit({ state: 'recovering' }), sent, 1000)).toBeNull();
  });
  test('that was accepted: the period is shorter, and the next one comes soon', () => {
    expect(onPeriodProbeAccepted({ ...accepting, probeAfter: 64 }, 8000)).toMatchObject({
      periodMs: 8000,
      provenMs: 10_000,
      successes: 1,
      probeIn: PROBE_AFTER_CALLS,
      probeAfter: 64,
    });
    expect(onPeriodProbeAccepted({ ...accepting, capacity: 50 }, 8000).probeIn).toBe(50);
  });
  describe('that was refused', () => {
    const { history } = traffic([1000, 2000, 3000, 9000], [4]);
    const refuse = (is: PeriodLimit, retryFrom: number | null = null) => onPeriodProbeRefused(is, history, call(4, 9000), retryFrom);

    test('the next one comes later, then still later', () => {
      const once = refuse({ ...accepting, probeAfter: 8, successes: 2 });
      expect(once).toMatchObject({ periodMs: 10_000, successes: 0, probeIn: 16, probeAfter: 16, noLimitProbeIn: NO_LIMIT_PROBE.every });
      expect(refuse(once)).toMatchObject({ probeIn: 32, noLimitProbeIn: NO_LIMIT_PROBE.every });
    });
    test('until a time after the period, as the response says: the period is longer', () => {
      expect(refuse(accepting, 12_500)).toMatchObject({ periodMs: 11_500 + WAKE_MARGIN_MS, provenMs: 11_500 + WAKE_MARGIN_MS });
      expect(refuse(accepting, 9500)).toMatchObject({ periodMs: 10_000, provenMs: 10_000 });
    });
    test('until less than a second before the end of a common period: that is the period, and the time was rounded', () => {
      expect(refuse({ ...accepting, periodMs: 9000, provenMs: 9000 }, 10_000)).toMatchObject({ periodMs: 10_000 + WAKE_MARGIN_MS });
      expect(refuse({ ...accepting, periodMs: 8500, provenMs: 8500 }, 9999)).toMatchObject({ periodMs: 8999 + WAKE_MARGIN_MS });
    });
    test('as long as the refusal before: the service always says the same', () => {
      const before = { at: 500, seq: 0, until: 4000 };
      expect(refuse({ ...accepting, refusals: [before] }, 12_500)).toMatchObject({ periodMs: 10_000 });
      expect(refuse({ ...accepting, refusals: [{ ...before, until: 4002 }] }, 12_500).periodMs).toBeGreaterThan(10_000);
    });
    test('with a wait of none, as often before: it shows how long the period is, as every refusal does', () => {
      const before = { at: 500, seq: 0, until: 500 };
      expect(refuse({ ...accepting, periodMs: 7000, refusals: [before] }, 9000)).toMatchObject({ periodMs: 8000 + WAKE_MARGIN_MS });
    });
    test('while an earlier probe was accepted: the proven period stays', () => {
      expect(refuse({ ...accepting, periodMs: 7000 }, 9500)).toMatchObject({ periodMs: 8500 + WAKE_MARGIN_MS, provenMs: 10_000 });
    });
    test('for much longer: that is another limit', () => {
      expect(refuse(accepting, 1000 + MOST_LENGTHENED * 10_000)).toMatchObject({ periodMs: 10_000, provenMs: 10_000 });
    });
    test('though the period was not full: it says nothing of this limit', () => {
      expect(refuse({ ...accepting, capacity: 4 }, 12_500)).toMatchObject({ periodMs: 10_000 });
    });
    test('more calls than fit were accepted: the oldest one that fits counts', () => {
      expect(refuse({ ...accepting, capacity: 2 }, 12_500)).toMatchObject({ periodMs: 10_500 + WAKE_MARGIN_MS });
    });
  });
});

describe('a call is refused', () => {
  const sent = [1000, 2000, 3000, 10_000];
  const refuse = (is: PeriodLimit, at = sent, retryFrom: number | null = null) =>
    onPeriodRefused(is, traffic(at, [at.length]).history, call(at.length, at.at(-1)), retryFrom);

  test('the first one: nothing is known', () => {
    expect(refuse(limit())).toMatchObject({
      state: 'refusing',
      capacity: 0,
      periodMs: 0,
      isProbeRefused: false,
      refusals: [{ at: 10_000, seq: 4, until: 10_000 }],
    });
  });
  test('while the limit is not known: it is one more, and says nothing of earlier limits', () => {
    const earlier = { at: 500, seq: 0, until: 500 };
    const unknown = limit({ state: 'refusing', recoveredPeriodMs: 10_000, refusals: [earlier] });
    expect(refuse(unknown).refusals).toEqual([earlier, { at: 10_000, seq: 4, until: 10_000 }]);
    expect(refuse(limit({ state: 'recovering' }))).toMatchObject({ capacity: 0, refusalsAfterFew: 0 });
  });
  test('with a Retry-After: it is known how long calls are refused at least', () => {
    expect(refuse(limit(), sent, 12_000).refusals).toEqual([{ at: 10_000, seq: 4, until: 12_000 }]);
    expect(refuse(limit(), sent, 9000).refusals).toEqual([{ at: 10_000, seq: 4, until: 10_000 }]);
  });
  test('about as many calls were accepted as expected: the period is a little longer', () => {
    expect(refuse(accepting)).toMatchObject({
      state: 'refusing',
      capacity: 3,
      periodMs: 10_000 * INFERRED_SLOWDOWN,
      isProbeRefused: false,
    });
  });
  test('after successful probes it is the one before them', () => {
    expect(refuse({ ...accepting, periodMs: 4000 }).periodMs).toBe(10_000 * INFERRED_SLOWDOWN);
  });
  test('more: only probes were wrong, and as many are possible as no refusal contradicts', () => {
    const more = [1000, 2000, 3000, 4000, 5000, 6000];
    const shorter = { ...accepting, periodMs: 4000 };
    expect(refuse(shorter, more)).toMatchObject({ state: 'refusing', capacity: 5, periodMs: 10_000, isProbeRefused: false });
    // Four calls had been accepted when the fifth was refused.
    expect(refuse({ ...shorter, refusals: [{ at: 4500, seq: 4, until: 4500 }] }, more)).toMatchObject({ capacity: 4, periodMs: 10_000 });
    expect(refuse({ ...shorter, refusals: [{ at: 1500, seq: 1, until: 1500 }] }, more)).toMatchObject({ capacity: 3, periodMs: 10_000 });
  });
  test('less than half as many: another limit, measured from the refusal before', () => {
    const eight = { ...accepting, capacity: 8, refusals: [{ at: 500, seq: 0, until: 500 }] };
    expect(refuse(eight)).toMatchObject({ state: 'refusing', capacity: 0, periodMs: 0, measuredFrom: 500 });
    expect(refuse({ ...eight, capacity: 6 })).toMatchObject({ capacity: 6, measuredFrom: -1 });
  });
  test('far more than the refusals before allow: these are forgotten', () => {
    const sentAt = Array.from({ length: 20 }, (_, index) => 9000 + index);
    const refusals = [400, 500].map((at) => ({ at, seq: 0, until: at }));
    const shorter = { ...accepting, periodMs: 10, provenMs: 10, recoveredPeriodMs: 10_000, refusals };
    const refusal = { at: 9019, seq: 20, until: 9019 };
    expect(refuse({ ...shorter, capacity: 19 / RISEN_TIMES }, sentAt).refusals).toEqual([...refusals, refusal]);
    expect(refuse({ ...shorter, capacity: 18 / RISEN_TIMES }, sentAt).refusals).toEqual([refusal]);
  });
  test('so few that half of them is too few to tell', () => {
    expect(refuse(accepting, [1000, 30_000])).toMatchObject({ capacity: 3, periodMs: 10_000 * INFERRED_SLOWDOWN });
    const refusals = [{ at: 500, seq: 0, until: 500 }];
    expect(refuse({ ...accepting, capacity: 4, refusals }, [1000, 30_000])).toMatchObject({ capacity: 0 });
  });
  describe('early: after fewer than eight accepted calls', () => {
    const shared = { ...accepting, refusals: [{ at: 500, seq: 0, until: 500 }], refusalsAfterFew: MOST_REFUSALS_AFTER_FEW };

    test('three times in a row: the period is longer each time', () => {
      expect(refuse({ ...shared, refusalsAfterFew: 2 })).toMatchObject({ capacity: 3, refusalsAfterFew: 3 });
    });
    test('once more: other clients take what there is, so it is measured from this refusal on', () => {
      expect(refuse(shared)).toMatchObject({ state: 'refusing', capacity: 0, periodMs: 0, measuredFrom: 10_000, refusalsAfterFew: 0 });
    });
    test('with a Retry-After, whose wait is no measure, it is measured from the refusal before', () => {
      expect(refuse(shared, sent, 11_000)).toMatchObject({ capacity: 0, measuredFrom: 500 });
    });
    test('but not in a row: a later one ends it', () => {
      expect(refuse({ ...shared, recoveredSeq: 4 - PROBE_AFTER_CALLS })).toMatchObject({ capacity: 3, refusalsAfterFew: 0 });
      expect(refuse({ ...shared, recoveredSeq: 5 - PROBE_AFTER_CALLS })).toMatchObject({ capacity: 0 });
    });
  });
  test('after as many accepted calls as half of the capacity: that is not early', () => {
    const sentAt = Array.from({ length: 20 }, (_, index) => 9000 + index);
    const thirty = { ...accepting, capacity: 30, refusalsAfterFew: MOST_REFUSALS_AFTER_FEW };
    expect(refuse({ ...thirty, recoveredSeq: 5 }, sentAt)).toMatchObject({ capacity: 30, refusalsAfterFew: 0 });
    expect(refuse({ ...thirty, recoveredSeq: 6 }, sentAt)).toMatchObject({ capacity: 0 });
  });
  test('again: the model does not tell when calls are accepted again', () => {
    expect(refuse(limit({ ...three, state: 'refusing', isProbeRefused: false }))).toMatchObject({
      capacity: 3,
      periodMs: 10_000,
      isProbeRefused: true,
    });
  });
});

describe('calls are accepted again', () => {
  const { history } = traffic([1000, 1010, 1020, 1900, 2500], [4]);
  const refusing = limit({
    ...three,
    state: 'refusing',
    isProbeRefused: false,
    refusals: [{ at: 1900, seq: 4, until: 1900 }],
    successes: 0,
    probeAfter: 8,
    noLimitProbeIn: 2,
  });

  test('after one round of refusals: the limit as it was, from the start', () => {
    expect(onRecovered(refusing, history, call(5, 2500), 2540)).toMatchObject({
      ...three,
      state: 'recovering',
      isProbeRefused: false,
      recoveredAt: 2540,
      recoveredSeq: 5,
      probeIn: PROBE_AFTER_CALLS,
      probeAfter: PROBE_AFTER_CALLS,
      noLimitProbeIn: 1,
    });
  });
  test('after two: it is measured', () => {
    const measured = { capacity: 3, periodMs: 1000 + WAKE_MARGIN_MS, provenMs: 1000 + WAKE_MARGIN_MS };
    expect(onRecovered({ ...refusing, isProbeRefused: true }, history, call(5, 2500), 2540)).toMatchObject(measured);
    expect(onRecovered({ ...refusing, capacity: 0 }, history, call(5, 2500), 2540)).toMatchObject(measured);
  });
  test('none was accepted before: nothing limits calls, and the refusals are forgotten', () => {
    const unknown = limit({ state: 'refusing', isProbeRefused: false, refusals: [{ at: 1000, seq: 1, until: 1000 }] });
    expect(onRecovered(unknown, traffic([1000], [1]).history, call(2, 1500), 1540)).toMatchObject({
      state: 'recovering',
      capacity: 0,
      refusals: [],
    });
  });
  test('the more calls fit, and the more probes failed, the later is the next one', () => {
    const probeAfter = (changes: Partial<PeriodLimit>) => onRecovered({ ...refusing, ...changes }, history, call(5, 2500), 2540).probeAfter;
    expect(probeAfter({ capacity: 30 })).toBe(30);
    expect(probeAfter({ probeAfter: 20 })).toBe(PROBE_AFTER_CALLS);
    expect(probeAfter({ probeAfter: 10, successes: 1 })).toBe(20);
    expect(probeAfter({ probeAfter: 100, successes: 1 })).toBe(MOST_PROBE_FACTOR * PROBE_AFTER_CALLS);
  });
});

describe('a call is accepted', () => {
  test('as many as the capacity: it is confirmed', () => {
    const recovering = limit({ ...three, state: 'recovering', recoveredSeq: 10, probeIn: 8 });
    expect(onPeriodAccepted(recovering, call(12)).state).toBe('recovering');
    expect(onPeriodAccepted(recovering, call(13))).toMatchObject({ state: 'accepting', probeIn: 7 });
    expect(onPeriodAccepted({ ...recovering, capacity: 0 }, call(99)).state).toBe('recovering');
  });
  test('as many as until the next probe: the shorter period is proven', () => {
    const shorter = { ...accepting, periodMs: 8000, probeIn: 2 };
    expect(onPeriodAccepted(shorter, call(99))).toMatchObject({ provenMs: 10_000, probeIn: 1 });
    expect(onPeriodAccepted({ ...shorter, probeIn: 1 }, call(99))).toMatchObject({ provenMs: 8000, probeIn: 0 });
    expect(onPeriodAccepted({ ...shorter, probeIn: 0 }, call(99)).probeIn).toBe(0);
  });
  test('before any refusal, or sent before one: nothing changes', () => {
    for (const state of ['none', 'refusing'] as const) {
      const is = limit({ ...three, state, probeIn: 3 });
      expect(onPeriodAccepted(is, call(99))).toBe(is);
    }
  });
});
