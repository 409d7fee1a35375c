import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  DISCOVERY_BURST,
  DISCOVERY_INTERVAL_MS,
  INFERRED_SLOWDOWN,
  MOST_REFUTATIONS,
  PRESUMED_AFTER,
  RAMP_GROWTH,
} from '../../../../src/rate-limit/constants.js';
import {
  inferredAvailableAt,
  initialInferredLimit,
  isExplainedByInFlight,
  mayProbeInFlight,
  onInferredAccepted,
  onInferredLost,
  onInferredRefused,
  onInferredReported,
  onInferredSent,
  tickInferred,
  type InferredLimit,
} from '../../../../src/rate-limit/inferred/inferred-limit.js';
import { countResponse, countSent, initialTraffic, type SentCall, type Traffic } from '../../../../src/rate-limit/traffic/traffic.js';

const limit = (known: Partial<InferredLimit> = {}): InferredLimit => ({ ...initialInferredLimit, ...known });
const traffic = (known: Partial<Traffic> = {}): Traffic => ({ ...initialTraffic, ...known });
const call = (known: Partial<SentCall> = {}): SentCall => ({ seq: 1, sentAt: 0, countedUpTo: 0, concurrency: 1, ...known });
const { inFlight, period } = initialInferredLimit;

/** What happens to calls, which are numbered from 1. Refusals of one round are those of calls that were sent before the first was known. */
type Step =
  | { at: number; event: 'sent'; times?: number }
  | { at: number; event: 'accepted' | 'reported' | 'refused' | 'refused until later'; call: number }
  | { at: number; event: 'nothing' };

interface Model {
  limit: InferredLimit;
  traffic: Traffic;
  calls: readonly SentCall[];
}

const apply = (model: Model, step: Step): Model => {
  const { at, event } = step;
  if (event === 'nothing') return { ...model, limit: tickInferred(model.limit, model.traffic, at) };
  if (event === 'sent') {
    return Array.from({ length: step.times ?? 1 }).reduce<Model>((before) => {
      const [next, sent] = countSent(before.traffic, at);
      return { limit: onInferredSent(before.limit, before.traffic, sent), traffic: next, calls: [...before.calls, sent] };
    }, model);
  }
  const sent = model.calls[step.call - 1]!;
  const isRefused = event.startsWith('refused');
  const counted = countResponse(model.traffic, sent, isRefused, at, 0);
  if (!isRefused) return { ...model, traffic: counted, limit: onInferredAccepted(model.limit, counted, sent, event === 'reported', at) };
  const after = { ...counted, refusedSeq: sent.seq > counted.refusedSeq ? counted.sent : counted.refusedSeq };
  return {
    ...model,
    traffic: after,
    limit: onInferredRefused(model.limit, counted, sent, event === 'refused until later' ? at : null, at),
  };
};

const fold = (steps: readonly Step[]): Model => steps.reduce(apply, { limit: limit(), traffic: traffic(), calls: [] });

const sent = (at: number, times = 1): Step => ({ at, event: 'sent', times });
const accepted = (at: number, number: number): Step => ({ at, event: 'accepted', call: number });
const refused = (at: number, number: number): Step => ({ at, event: 'refused', call: number });
/** Five calls of 50 ms, the fifth of which is refused after 5 ms. */
const fifthRefused = [sent(0, 5), refused(5, 5)];

const rows: { name: string; steps: Step[]; after: object }[] = [
  { name: 'calls sent, and no response', steps: [sent(7, 7)], after: { state: 'starting', ramp: DISCOVERY_BURST } },
  { name: 'a response without limits', steps: [sent(0), accepted(50, 1)], after: { state: 'ramping', ramp: 2 * DISCOVERY_BURST } },
  {
    name: 'another one: more may be in flight',
    steps: [sent(0, 5), accepted(50, 1), accepted(51, 5)],
    after: { state: 'ramping', ramp: 2 * DISCOVERY_BURST + RAMP_GROWTH },
  },
  {
    name: 'another one, sent while few were in flight: that shows nothing of more',
    steps: [sent(0, 4), accepted(50, 1), accepted(51, 4)],
    after: { state: 'ramping', ramp: 2 * DISCOVERY_BURST },
  },
  {
    name: 'the first response while many are in flight: one more than these',
    steps: [sent(0, 12), accepted(50, 1)],
    after: { state: 'ramping', ramp: 12 },
  },
  { name: 'a response with limits', steps: [sent(0), { at: 50, event: 'reported', call: 1 }], after: { state: 'reported' } },
  {
    name: 'a response with limits, after some without',
    steps: [sent(0, 2), accepted(50, 1), { at: 51, event: 'reported', call: 2 }],
    after: { state: 'reported' },
  },
  {
    name: 'the only call is refused: it is no limit of calls in flight',
    steps: [sent(0), refused(5, 1)],
    after: {
      state: 'limited',
      unexplained: null,
      period: { state: 'refusing', isProbeRefused: false },
      inFlight: { cap: null, refutations: 0 },
    },
  },
  {
    name: 'one of several calls is refused: the number in flight may explain it',
    steps: fifthRefused,
    after: { state: 'limited', unexplained: { seq: 5 }, period: { state: 'none' }, inFlight: { cap: 4, isConfirmed: false, refusedMs: 5 } },
  },
  {
    name: 'another one of them is: fewer may be in flight',
    steps: [...fifthRefused, refused(6, 4)],
    after: { unexplained: { seq: 5 }, period: { state: 'none' }, inFlight: { cap: 3 } },
  },
  {
    name: 'the service says when to call again: it counts calls in a time',
    steps: [sent(0, 5), { at: 5, event: 'refused until later', call: 5 }],
    after: { unexplained: null, period: { state: 'refusing' }, inFlight: { cap: null } },
  },
  {
    name: 'the service says so, and another one of them is refused: still no limit of calls in flight',
    steps: [sent(0, 5), { at: 5, event: 'refused until later', call: 5 }, refused(6, 4)],
    after: { unexplained: null, period: { state: 'refusing', isProbeRefused: false }, inFlight: { cap: null } },
  },
  {
    name: 'the fastest refusal is known',
    steps: [sent(100, 5), refused(105, 5), refused(120, 4)],
    after: { inFlight: { refusedMs: 5 } },
  },
  {
    name: 'the next call is a probe',
    steps: [...fifthRefused, sent(100)],
    after: { probe: { call: { seq: 6 }, probedMs: null, isDrained: false }, unexplained: { seq: 5 } },
  },
  {
    name: 'it is sent when others have ended, and accepted: the number in flight is limited',
    steps: [...fifthRefused, accepted(50, 1), accepted(50, 2), sent(51), accepted(101, 6)],
    after: { probe: null, unexplained: null, period: { state: 'none' }, inFlight: { cap: 4, isConfirmed: true } },
  },
  {
    name: 'it is sent when others have ended, and refused: it is not',
    steps: [...fifthRefused, accepted(50, 1), accepted(50, 2), sent(51), refused(56, 6)],
    after: {
      probe: null,
      unexplained: null,
      period: { state: 'refusing', isProbeRefused: false },
      inFlight: { cap: null, refutations: 1 },
    },
  },
  {
    name: 'it is refused while all others are in flight: that shows nothing',
    steps: [...fifthRefused, sent(55), refused(60, 6)],
    after: { probe: null, unexplained: { seq: 5 }, period: { state: 'none' }, inFlight: { cap: 4, isConfirmed: false, refutations: 0 } },
  },
  {
    name: 'it is accepted while all others are in flight, as far as known: that shows nothing',
    steps: [...fifthRefused, sent(55), accepted(105, 6)],
    after: { probe: null, unexplained: null, period: { state: 'none' }, inFlight: { cap: 4, isConfirmed: false, refutations: 0 } },
  },
  {
    name: 'it gets no refusal for long while all others are in flight: it is not, and calls are accepted again',
    steps: [...fifthRefused, sent(55), { at: 55 + PRESUMED_AFTER.probeMs, event: 'nothing' }],
    after: { probe: null, unexplained: null, period: { state: 'recovering', capacity: 4 }, inFlight: { cap: null, refutations: 1 } },
  },
  {
    name: 'it gets no refusal for long, and no more than the cap are in flight: that shows nothing',
    steps: [...fifthRefused, sent(55), accepted(60, 1), { at: 55 + PRESUMED_AFTER.probeMs, event: 'nothing' }],
    after: { probe: null, unexplained: null, period: { state: 'none' }, inFlight: { cap: 4, refutations: 0 } },
  },
  {
    name: 'not that long: nothing is known',
    steps: [...fifthRefused, sent(55), { at: 54 + PRESUMED_AFTER.probeMs, event: 'nothing' }],
    after: { probe: { call: { seq: 6 } }, unexplained: { seq: 5 } },
  },
  {
    name: 'calls are accepted again after refusals: the period is measured',
    steps: [sent(0), accepted(50, 1), sent(60), refused(65, 2), sent(460), accepted(510, 3)],
    after: { probe: null, period: { state: 'recovering', capacity: 1 } },
  },
  {
    name: 'a response that reports limits shows it too',
    steps: [sent(0), accepted(50, 1), sent(60), refused(65, 2), sent(460), { at: 510, event: 'reported', call: 3 }],
    after: { state: 'limited', probe: null, period: { state: 'recovering', capacity: 1 } },
  },
  {
    name: 'they are not: another round',
    steps: [sent(0), accepted(50, 1), sent(60), refused(65, 2), sent(160), refused(165, 3)],
    after: { probe: null, period: { state: 'refusing', isProbeRefused: true, refusals: [{ at: 160, seq: 3 }] } },
  },
];
test.each(rows)('$name', ({ steps, after }) => expect(fold(steps).limit).toMatchObject(after));

describe('a probe of a shorter period', () => {
  const measured = {
    ...limit({
      state: 'limited',
      period: { ...period, state: 'accepting', capacity: 1, periodMs: 1000, provenMs: 1000, probeIn: 9, noLimitProbeIn: 9 },
    }),
  };
  const start: Model = { limit: measured, traffic: traffic(), calls: [] };
  const probed = (steps: readonly Step[]) => [sent(0), accepted(50, 1), sent(700), ...steps].reduce(apply, start).limit;

  test('is a call that the period does not allow yet', () => expect(probed([]).probe).toMatchObject({ call: { seq: 2 }, probedMs: 700 }));
  test('is accepted: the period is shorter', () => {
    expect(probed([accepted(750, 2)])).toMatchObject({ probe: null, period: { state: 'accepting', periodMs: 700, successes: 1 } });
  });
  test('is refused: the limit stays', () => {
    expect(probed([refused(705, 2)])).toMatchObject({ probe: null, period: { state: 'accepting', periodMs: 1000, successes: 0 } });
  });
  test('of which another call is refused before: it probes nothing any more', () => {
    const both = [sent(0), accepted(50, 1), sent(700), sent(701), refused(706, 3)].reduce(apply, {
      ...start,
      limit: { ...measured, inFlight: { ...inFlight, refutations: MOST_REFUTATIONS } },
    });
    expect(both.limit).toMatchObject({ probe: null, period: { state: 'refusing' } });
  });
});

describe('a refusal that the number in a period explains', () => {
  const paced = { ...period, state: 'accepting', capacity: 1, periodMs: 100, provenMs: 100, probeIn: 9, noLimitProbeIn: 9 } as const;
  const start: Model = { limit: limit({ state: 'limited', period: paced }), traffic: traffic(), calls: [] };
  const refusedAtPace = [sent(0), sent(110), refused(115, 2)];
  const after = (steps: readonly Step[]) => steps.reduce(apply, start).limit;

  test('and the number in flight as well: it is the period, and calls are accepted again', () => {
    const inFlightAfter = { cap: null, isConfirmed: false, refutations: 0 };
    const periodAfter = { state: 'recovering', periodMs: 100 * INFERRED_SLOWDOWN };
    expect(after(refusedAtPace)).toMatchObject({ unexplained: { seq: 2 }, inFlight: { cap: 1 } });
    const probed = after([...refusedAtPace, accepted(160, 1), sent(170), accepted(220, 3)]);
    expect(probed).toMatchObject({ unexplained: null, inFlight: inFlightAfter, period: periodAfter });
  });
  test('too few calls were accepted in the period: it is the number in flight', () => {
    const many = { ...paced, capacity: 5 };
    const probed = [...refusedAtPace, accepted(160, 1), sent(170), accepted(220, 3)].reduce(apply, {
      ...start,
      limit: limit({ state: 'limited', period: many }),
    });
    expect(probed.limit).toMatchObject({ inFlight: { cap: 1, isConfirmed: true }, period: { state: 'accepting', periodMs: 100 } });
  });
  test('and others of its round: the number in flight may be as large as before', () => {
    const capped = { ...start, limit: limit({ state: 'limited', inFlight: { ...inFlight, cap: 9 } }) };
    const round = [sent(0, 5), { at: 5, event: 'refused until later', call: 5 } as const, refused(6, 4), refused(6, 3)];
    expect(round.reduce(apply, capped).limit).toMatchObject({ inFlight: { cap: 9 }, period: { state: 'refusing', isProbeRefused: false } });
  });
});

describe('a confirmed limit of calls in flight', () => {
  const confirmed = [...fifthRefused, accepted(50, 1), accepted(50, 2), sent(51), accepted(101, 6)];
  test('explains refusals: there is no reason to pause', () => {
    const again = fold([...confirmed, accepted(101, 3), accepted(101, 4), sent(102, 5), refused(107, 11)]);
    expect(again.limit).toMatchObject({
      unexplained: null,
      probe: null,
      inFlight: { cap: 4, isConfirmed: true },
      period: { state: 'none' },
    });
    expect(isExplainedByInFlight(again.limit)).toBe(true);
  });
  test('does not explain one of a call alone', () => {
    const alone = fold([...confirmed, accepted(101, 3), accepted(101, 4), sent(900), refused(905, 7)]);
    expect(alone.limit).toMatchObject({ inFlight: { cap: null, isConfirmed: false, refutations: 1 }, period: { state: 'refusing' } });
    expect(isExplainedByInFlight(alone.limit)).toBe(false);
  });
  test('is not what explains the first refusal', () => expect(isExplainedByInFlight(fold(fifthRefused).limit)).toBe(false));
});

test('after other refusals in a row, the number in flight does not explain one', () => {
  const model = fold([sent(0, 5)]);
  const after = onInferredRefused(model.limit, { ...model.traffic, refusalsInARow: 1 }, model.calls[4]!, null, 5);
  expect(after).toMatchObject({ unexplained: null, period: { state: 'refusing' }, inFlight: { cap: null } });
});

describe('a refusal of a round that is known already', () => {
  const refuse = (known: Partial<InferredLimit>) =>
    onInferredRefused(
      limit({ state: 'limited', ...known }),
      traffic({ sent: 9, refusedSeq: 9 }),
      call({ seq: 8, concurrency: 4 }),
      null,
      5,
    );
  test('refutes a number in flight that was confirmed, if too many are refused: the period is limited', () => {
    const confirmed = { ...inFlight, cap: 2, isConfirmed: true };
    expect(refuse({ inFlight: { ...confirmed, excess: 39 } })).toMatchObject({
      inFlight: { cap: null, isConfirmed: false },
      period: { state: 'refusing' },
    });
    expect(refuse({ inFlight: { ...confirmed, excess: 38 } })).toMatchObject({
      inFlight: { isConfirmed: true },
      period: { state: 'none' },
    });
  });
  test('limits no number in flight, if none was', () =>
    expect(refuse({ period: { ...period, state: 'recovering' } }).inFlight.cap).toBeNull());
});

test.each([
  { name: 'it is confirmed', known: {}, is: true },
  { name: 'it is not confirmed', known: { inFlight }, is: false },
  { name: 'calls in a period are limited', known: { period: { ...period, state: 'refusing' } }, is: false },
] as { name: string; known: Partial<InferredLimit>; is: boolean }[])(
  'the number in flight explains the latest refusal: $name: $is',
  ({ known, is }) => expect(isExplainedByInFlight(limit({ inFlight: { ...inFlight, isConfirmed: true }, ...known }))).toBe(is),
);

test('the number in flight is not probed twice at once', () => {
  const inFlightProbe = { call: call(), probedMs: null, isDrained: true };
  expect(mayProbeInFlight(limit({ unexplained: call() }), traffic(), 0)).toBe(true);
  expect(mayProbeInFlight(limit({ unexplained: call(), probe: inFlightProbe }), traffic(), 0)).toBe(false);
});

test('the number in flight may be probed once at most half of the others are still in the service', () => {
  const after = (steps: readonly Step[]) => {
    const model = fold([sent(0, 2), sent(20, 2), sent(20), refused(25, 5), ...steps]);
    return mayProbeInFlight(model.limit, model.traffic, steps.at(-1)!.at);
  };
  expect(after([{ at: 40, event: 'nothing' }])).toBe(false);
  expect(after([accepted(45, 1)])).toBe(true);
  expect(after([accepted(45, 1), sent(46)])).toBe(false);
  expect(mayProbeInFlight(limit(), traffic(), 0)).toBe(false);
});

describe('a probe without a response by the time in which a refusal would have come', () => {
  const probe = { call: call({ seq: 9, sentAt: 0 }), probedMs: null, isDrained: false };
  const capped = { state: 'limited', unexplained: call({ seq: 8 }), inFlight: { ...inFlight, cap: 2 }, probe } as const;
  const after = (known: Partial<InferredLimit>, calls: Partial<Traffic> = { inFlight: 3 }) =>
    tickInferred(limit({ ...capped, ...known }), traffic(calls), PRESUMED_AFTER.probeMs);
  const isRefuted = { probe: null, unexplained: null, inFlight: { cap: null, refutations: 1 } };

  test('more calls are in flight than the cap: there is no cap', () => expect(after({})).toMatchObject(isRefuted));
  test('no more are: it remains open whether there is a cap', () =>
    expect(after({}, { inFlight: 2 })).toMatchObject({ probe: null, unexplained: null, inFlight: { cap: 2, isConfirmed: false } }));
  test('it was sent after most others had ended: there is a cap', () =>
    expect(after({ probe: { ...probe, isDrained: true } })).toMatchObject({ probe: null, inFlight: { cap: 2, isConfirmed: true } }));
  test('it was, and calls in a period explain the refusal too: there is no cap', () => {
    const used = { ...period, state: 'accepting', capacity: 1, periodMs: 1000, provenMs: 1000 } as const;
    const history = [{ at: 0, upTo: 8, refused: 0 }];
    expect(after({ probe: { ...probe, isDrained: true }, period: used }, { inFlight: 3, history })).toMatchObject(isRefuted);
  });
  test('it probed a shorter period: that is the period now, and the cap is not judged', () =>
    expect(after({ probe: { ...probe, probedMs: 700 } })).toMatchObject({ period: { periodMs: 700 }, inFlight: { cap: 2 } }));
  test('it was sent after refusals that the cap does not explain: calls are accepted again, and the cap stays', () => {
    const confirmed = { ...inFlight, cap: 2, isConfirmed: true };
    const known = { unexplained: null, inFlight: confirmed, period: { ...period, state: 'refusing' } } as const;
    expect(after(known)).toMatchObject({ probe: null, period: { state: 'recovering' }, inFlight: confirmed });
  });
  test('its connection breaks: the next call is the probe. That of another call shows nothing', () => {
    expect(onInferredLost(limit(capped), probe.call).probe).toBeNull();
    expect(onInferredLost(limit(capped), call({ seq: 7 })).probe).toEqual(probe);
  });
});

describe('when a call may be sent', () => {
  const limited = limit({ state: 'limited' });
  const three = { ...period, state: 'accepting', capacity: 3, periodMs: 1000, provenMs: 1000, probeIn: 9, noLimitProbeIn: 9 } as const;
  const sentProbe = { call: call({ sentAt: 990 }), probedMs: null, isDrained: false };
  test.each([
    { name: 'discovering: the first five at once', is: limit(), sent: 0, count: DISCOVERY_BURST, at: 1000 },
    { name: 'discovering: then one each 10 ms', is: limit(), sent: DISCOVERY_BURST, at: 1000 + DISCOVERY_INTERVAL_MS },
    { name: 'discovering: the third of the queue two intervals later', is: limit(), sent: DISCOVERY_BURST, count: 3, at: 1030 },
    { name: 'reported: at once', is: limit({ state: 'reported' }), count: 99, at: 1000 },
    { name: 'ramping: at once while fewer are in flight than may be', is: { ...limited, state: 'ramping', ramp: 3 }, at: 1000 },
    { name: 'ramping: then one more in the time that a refusal takes', is: { ...limited, state: 'ramping', ramp: 2 }, at: 1040 },
    { name: 'limited, and nothing known: at once, as far as this limit is concerned', is: limited, at: 1000 },
    {
      name: 'limited, while a call probes something: when it must have been accepted',
      is: { ...limited, probe: sentProbe },
      at: 990 + PRESUMED_AFTER.probeMs,
    },
    {
      name: 'limited, while a call probes something, far away: later',
      is: { ...limited, probe: sentProbe },
      refusalMs: 200,
      at: 990 + 4 * 200,
    },
    { name: 'limited, calls in flight at their cap: unknown', is: { ...limited, inFlight: { ...inFlight, cap: 2 } }, at: null },
    {
      name: 'limited, calls in flight at their cap while it is probed: at once',
      is: { ...limited, inFlight: { ...inFlight, cap: 2 }, unexplained: call() },
      at: 1000,
    },
    {
      name: 'limited, calls in flight at their cap, and calls are refused anyway: at once',
      is: { ...limited, inFlight: { ...inFlight, cap: 2 }, period: { ...period, state: 'refusing' } },
      at: 1000,
    },
    { name: 'limited, calls left in the period: at once', is: { ...limited, period: three }, at: 1000 },
    {
      name: 'limited, the period is used up: when the first call is a period old',
      is: { ...limited, period: { ...three, capacity: 2 } },
      at: 1900,
    },
  ] as { name: string; is: InferredLimit; sent?: number; count?: number; refusalMs?: number; at: number | null }[])(
    '$name',
    ({ is, sent: calls = 2, count = 1, refusalMs = 0, at }) => {
      const { traffic: known } = fold([sent(900), sent(1000)]);
      expect(inferredAvailableAt(is, { ...known, sent: calls, minLatencyMs: 40, refusalMs }, count, 1000)).toBe(at);
    },
  );
});

describe('reported limits are used instead', () => {
  test.each([
    { before: 'starting', after: 'reported' },
    { before: 'ramping', after: 'reported' },
    { before: 'reported', after: 'reported' },
    { before: 'limited', after: 'limited' },
  ] as const)('$before becomes $after', ({ before, after }) => {
    expect(onInferredReported(limit({ state: before })).state).toBe(after);
    expect(onInferredAccepted(limit({ state: before }), traffic(), call(), true, 50).state).toBe(after);
  });
  test('a reported limit stays reported, whatever else is accepted, and measures nothing', () => {
    expect(onInferredAccepted(limit({ state: 'reported' }), traffic(), call(), false, 50)).toEqual(limit({ state: 'reported' }));
  });
});

const event = fc.record({
  event: fc.constantFrom('sent', 'accepted', 'reported', 'refused', 'refused until later', 'nothing'),
  afterMs: fc.oneof(fc.nat(50), fc.nat(30_000)),
  call: fc.nat(60),
});
property.prop([fc.array(event, { maxLength: 80 })])(
  'whatever happens, the state is plain data, and one call may be sent some day',
  (events) => {
    let model = fold([]);
    let now = 0;
    for (const { event: kind, afterMs, call: number } of events) {
      now += afterMs;
      const open = model.calls.length;
      if (kind === 'sent' || kind === 'nothing') model = apply(model, { at: now, event: kind });
      else if (open > 0) model = apply(model, { at: now, event: kind, call: 1 + (number % open) });
      expect(JSON.parse(JSON.stringify(model.limit))).toEqual(model.limit);
      const at = inferredAvailableAt(tickInferred(model.limit, model.traffic, now), { ...model.traffic, inFlight: 0 }, 1, now);
      expect(at).toSatisfy(Number.isFinite);
      expect(at).toBeGreaterThanOrEqual(now);
    }
  },
);
