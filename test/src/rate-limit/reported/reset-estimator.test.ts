import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { PROBE_GAIN } from '../../../../src/rate-limit/constants.js';
import {
  initialResetEstimate,
  onResetReported,
  onRetryAfter,
  onWindowAccepted,
  resetProbeAt,
  startNextWindow,
  windowsPassed,
  type ResetEstimate,
  type ResetReport,
} from '../../../../src/rate-limit/reported/reset-estimator.js';

const estimate = (known: Partial<ResetEstimate> = {}): ResetEstimate => ({ ...initialResetEstimate, ...known });

/** A response to the first call of a window, sent at 0 and received at 40, that reports an exact reset in 10 s. */
const report = (changes: Partial<Omit<ResetReport, 'reset'>> & { reset?: Partial<ResetReport['reset']> } = {}): ResetReport => ({
  sentAt: 0,
  receivedAt: 40,
  isRefused: false,
  isFirst: true,
  ...changes,
  reset: { earliest: 10_000, latest: 10_040, isCoarse: false, isAbsolute: false, ...changes.reset },
});

/** In whole seconds since the epoch, with clocks that agree. */
const inWholeSeconds = { earliest: 9000, latest: 10_000, isCoarse: true, isAbsolute: true };

const exact = (at: number): ResetReport['reset'] => ({ earliest: at, latest: at, isCoarse: false, isAbsolute: true });

interface Row {
  name: string;
  before: Partial<ResetEstimate>;
  report: ResetReport;
  after: Partial<ResetEstimate>;
}

const reportRows: Row[] = [
  { name: 'the first report: the latest time that it allows', before: {}, report: report(), after: { at: 10_040, earliest: 10_000 } },
  { name: 'a common period after the call: its call began the window', before: {}, report: report(), after: { periodMs: 10_000 } },
  {
    name: 'no common period after the first call: unknown',
    before: { firstAcceptedAt: -500 },
    report: report(),
    after: { periodMs: null },
  },
  {
    name: 'a relative reset that is much later: another window',
    before: { at: 8000, earliest: 7960 },
    report: report({ isFirst: false }),
    after: { at: 10_040, earliest: 10_000 },
  },
  {
    name: 'an exact, absolute reset replaces what was known',
    before: { at: 9000, firstAcceptedAt: 0, periodMs: 9000 },
    report: report({ reset: { earliest: 10_000, latest: 10_000, isAbsolute: true } }),
    after: { at: 10_000 },
  },
  {
    name: 'whole seconds: the window began with a call, so the reset is a common period later',
    before: { firstAcceptedAt: -400 },
    report: report({ reset: inWholeSeconds }),
    after: { at: 9600, periodMs: 10_000 },
  },
  {
    name: 'a reset in two whole seconds: the period is not one second, although the response took a while',
    before: { firstAcceptedAt: 20 },
    report: report({ reset: { earliest: 1000, latest: 2040, isCoarse: true } }),
    after: { at: 2040, periodMs: null },
  },
  {
    name: 'a reset in two whole seconds, and a fast response: the period is not one second either',
    before: {},
    report: report({ receivedAt: 1, reset: { earliest: 1000, latest: 2001, isCoarse: true } }),
    after: { periodMs: null },
  },
  {
    name: 'a reset that is exact to a quarter of a common period gives it',
    before: {},
    report: report({ reset: { earliest: 1500, latest: 2000, isAbsolute: true } }),
    after: { periodMs: 2000 },
  },
  {
    name: 'a reset in one whole second: that is the period',
    before: { firstAcceptedAt: 20 },
    report: report({ reset: { earliest: 0, latest: 1040, isCoarse: true } }),
    after: { at: 1020, periodMs: 1000 },
  },
  {
    name: 'whole seconds, and the window before reset a longer time ago: the common period all the same',
    before: { firstAcceptedAt: -400, previousAt: -2000 },
    report: report({ reset: inWholeSeconds }),
    after: { at: 9600, periodMs: 10_000 },
  },
  {
    name: 'a window was seen to be open for longer than a common period: that is not its period',
    before: { firstAcceptedAt: -400, refusedAfterMs: 10_000 },
    report: report({ reset: inWholeSeconds }),
    after: { at: 10_000, periodMs: null },
  },
  {
    name: 'a refusal shows how long the window was open at least',
    before: { firstAcceptedAt: -3000, refusedAfterMs: 2000 },
    report: report({ isRefused: true }),
    after: { refusedAfterMs: 3000 },
  },
  {
    name: 'whole seconds and no common period: the latest time',
    before: { firstAcceptedAt: -4000 },
    report: report({ reset: inWholeSeconds }),
    after: { at: 10_000, periodMs: null },
  },
  {
    name: 'whole seconds that are over already: the service rounds down, so resets are a second later',
    before: {},
    report: report({ sentAt: 10_000, receivedAt: 10_040, reset: inWholeSeconds }),
    after: { lagMs: 1000, at: 11_000 },
  },
  {
    name: 'a service that rounds down: all its resets are a second later',
    before: { lagMs: 1000 },
    report: report({ reset: inWholeSeconds }),
    after: { lagMs: 1000, at: 11_000, earliest: 10_000 },
  },
  {
    name: 'a refusal: the window was not over when the call was sent',
    before: {},
    report: report({ isRefused: true, sentAt: 9500, receivedAt: 9540, reset: inWholeSeconds }),
    after: { at: 10_000, earliest: 9500 },
  },
  {
    name: 'a call was refused after the predicted reset: the window did not begin with its first call',
    before: { firstAcceptedAt: -1000, periodMs: 10_000 },
    report: report({ sentAt: 9300, receivedAt: 9340, isRefused: true, reset: inWholeSeconds }),
    after: { at: 10_000, earliest: 9300 },
  },
  {
    name: 'a refusal whose reset is over: unknown',
    before: {},
    report: report({ isRefused: true, sentAt: 9970, receivedAt: 10_050 }),
    after: { at: null },
  },
  {
    name: 'the first report after an observed reset gives the period',
    before: { previousAt: 0 },
    report: report({ sentAt: 10, receivedAt: 50 }),
    after: { periodMs: 10_000 },
  },
  {
    name: 'a second less than a common period: the report is too inexact to give the period',
    before: { previousAt: 0 },
    report: report({ reset: { earliest: 58_000, latest: 59_000, isCoarse: true, isAbsolute: true } }),
    after: { periodMs: null },
  },
  {
    name: 'a relative reset: the predicted time, if it is one of those that the report allows',
    before: { firstAcceptedAt: 3010, periodMs: 7000 },
    report: report(),
    after: { at: 10_010, periodMs: 7000 },
  },
  {
    name: 'a relative reset: the predicted time may be the earliest',
    before: { firstAcceptedAt: 3000, periodMs: 7000 },
    report: report(),
    after: { at: 10_000 },
  },
  {
    name: 'a relative reset that is later than predicted: the latest time',
    before: { firstAcceptedAt: 2999, periodMs: 7000 },
    report: report(),
    after: { at: 10_040 },
  },
  {
    name: 'a relative reset that is earlier than predicted: the latest time',
    before: { firstAcceptedAt: 3050, periodMs: 7000 },
    report: report(),
    after: { at: 10_040 },
  },
  {
    name: 'an exact, absolute reset that is later than predicted',
    before: { firstAcceptedAt: 2990, periodMs: 7000 },
    report: report({ reset: exact(10_000) }),
    after: { at: 10_000 },
  },
  {
    name: 'an exact, absolute reset a common period after the call: its call began the window',
    before: {},
    report: report({ reset: exact(10_000) }),
    after: { periodMs: 10_000 },
  },
  {
    name: 'a later report of the same window narrows it',
    before: { at: 10_020, earliest: 9990 },
    report: report({ isFirst: false }),
    after: { at: 10_020, earliest: 10_000 },
  },
  {
    name: 'a later report narrows it to one moment',
    before: { at: 10_000, earliest: 9990 },
    report: report({ isFirst: false }),
    after: { at: 10_000, earliest: 10_000 },
  },
  {
    name: 'an absolute reset is as exact in each report: the last one counts',
    before: { at: 9500, earliest: 9000 },
    report: report({ isFirst: false, reset: { ...inWholeSeconds, isCoarse: false } }),
    after: { at: 10_000, earliest: 9000 },
  },
  {
    name: 'the first report of a window may be of a longer one',
    before: { at: 10_020, earliest: 9990 },
    report: report(),
    after: { at: 10_040, earliest: 10_000 },
  },
  {
    name: 'whole seconds, and predicted later: the reported time',
    before: { firstAcceptedAt: 1000, periodMs: 10_000 },
    report: report({ reset: inWholeSeconds }),
    after: { at: 10_000 },
  },
  {
    name: 'whole seconds right after the first accepted call, and no period known: the reported time',
    before: { firstAcceptedAt: 9500 },
    report: report({ reset: inWholeSeconds }),
    after: { at: 10_000, periodMs: null },
  },
  {
    name: 'whole seconds in the first second of the clock, and nothing known: the reported time',
    before: {},
    report: report({ reset: { ...inWholeSeconds, earliest: -200, latest: 800 } }),
    after: { at: 800 },
  },
  {
    name: 'a reset at this moment, at the start of the clock',
    before: {},
    report: report({ reset: { earliest: 0, latest: 40 } }),
    after: { at: 40, earliest: 0 },
  },
  {
    name: 'a refused call did not begin the window, so it gives no common period',
    before: { firstAcceptedAt: 0 },
    report: report({ isRefused: true }),
    after: { periodMs: null },
  },
  {
    name: 'a refusal by a window that accepted no call shows nothing of its length',
    before: { refusedAfterMs: 2000 },
    report: report({ isRefused: true, sentAt: 9000, receivedAt: 9040 }),
    after: { refusedAfterMs: 2000 },
  },
  {
    name: 'an accepted call shows nothing of the time at which windows refuse',
    before: { firstAcceptedAt: -3000, refusedAfterMs: 2000 },
    report: report(),
    after: { refusedAfterMs: 2000 },
  },
  {
    name: 'a report late in the window does not give the period',
    before: { previousAt: -4000, firstAcceptedAt: -4000 },
    report: report(),
    after: { periodMs: null },
  },
];

test.each(reportRows)('$name', ({ before, report: reported, after }) => {
  expect(onResetReported(estimate(before), reported)).toMatchObject(after);
});

describe('the period by the first report of a window', () => {
  /** The window before reset at 3000, and this one resets seven seconds later. */
  const sevenSeconds: ResetReport = report({ sentAt: 3010, receivedAt: 3010, reset: exact(10_000) });
  test.each([
    { name: 'from reset to reset', known: {}, changes: {}, periodMs: 7000 },
    { name: 'two seconds', known: {}, changes: { reset: exact(5000) }, periodMs: 2000 },
    { name: 'six seconds, which are not rounded to five', known: {}, changes: { reset: exact(9000) }, periodMs: 6000 },
    { name: 'almost 0.3 s off whole seconds: rounded', known: {}, changes: { reset: exact(10_299) }, periodMs: 7000 },
    { name: '0.3 s off whole seconds: too inexact', known: {}, changes: { reset: exact(10_300) }, periodMs: null },
    { name: 'just before a quarter of it has passed', known: {}, changes: { sentAt: 4749 }, periodMs: 7000 },
    { name: 'after a quarter of it has passed: too late to tell', known: {}, changes: { sentAt: 4750 }, periodMs: null },
    { name: 'not the first report', known: {}, changes: { isFirst: false }, periodMs: null },
    { name: 'from a refusal', known: {}, changes: { isRefused: true }, periodMs: 7000 },
    { name: 'the reset before was not observed', known: { previousAt: null }, changes: {}, periodMs: null },
    { name: 'a reset at the one before', known: {}, changes: { sentAt: 2900, reset: exact(3000) }, periodMs: null },
    {
      name: 'clocks that differ by more than the period',
      known: { refusedAfterMs: 1000 },
      changes: { reset: { ...exact(5000), earliest: 1500 } },
      periodMs: 2000,
    },
    { name: 'shorter than known: replaced', known: { periodMs: 8000 }, changes: {}, periodMs: 7000 },
    { name: 'longer than known: that report was of a reset further on', known: { periodMs: 4000 }, changes: {}, periodMs: 4000 },
    { name: 'twice as long as known: replaced', known: { periodMs: 3500 }, changes: {}, periodMs: 7000 },
    {
      name: 'twice as long as known, but for the rounding of the report: not replaced',
      known: { periodMs: 3500 },
      changes: { reset: inWholeSeconds },
      periodMs: 3500,
    },
  ])('$name: $periodMs', ({ known, changes, periodMs }) => {
    const after = onResetReported(estimate({ previousAt: 3000, ...known }), { ...sevenSeconds, ...changes });
    expect(after.periodMs).toBe(periodMs);
  });
});

test('the more exact the header, the more probes are not worth it', () => {
  const reservedAfter = (reset: Partial<ResetReport['reset']>) => onResetReported(estimate(), report({ reset })).reservedProbes;
  expect(reservedAfter({})).toBe(0);
  expect(reservedAfter({ isAbsolute: true })).toBe(1);
  expect(reservedAfter(inWholeSeconds)).toBe(2);
});

const time = fc.integer({ min: 0, max: 100_000 });
const resetReport = fc
  .record({
    sentAt: time,
    latencyMs: fc.nat(2000),
    resetIn: time,
    isRefused: fc.boolean(),
    isFirst: fc.boolean(),
    isCoarse: fc.boolean(),
    isAbsolute: fc.boolean(),
  })
  .map(({ sentAt, latencyMs, resetIn, ...rest }): ResetReport => {
    const reset = {
      earliest: sentAt + resetIn,
      latest: sentAt + latencyMs + resetIn,
      isCoarse: rest.isCoarse,
      isAbsolute: rest.isAbsolute,
    };
    return { sentAt, receivedAt: sentAt + latencyMs, isRefused: rest.isRefused, isFirst: rest.isFirst, reset };
  });
property.prop([fc.array(resetReport, { maxLength: 20 })])(
  'whatever is reported, times are numbers or unknown, and a refusal never resets before it',
  (reports) => {
    let current = estimate();
    for (const reported of reports) {
      current = onResetReported(current, reported);
      for (const value of [current.at, current.earliest, current.periodMs]) expect(value ?? 0).toSatisfy(Number.isFinite);
      if (reported.isRefused && current.at !== null) expect(current.at).toBeGreaterThan(reported.receivedAt);
    }
  },
);

describe('a window ends', () => {
  test.each([
    { name: 'reset unknown: one', known: {}, now: 5000, passed: 1 },
    { name: 'only the period known: one', known: { periodMs: 1000 }, now: 5000, passed: 1 },
    { name: 'period unknown: one', known: { at: 1000 }, now: 99_000, passed: 1 },
    { name: 'just reset: one', known: { at: 1000, periodMs: 1000 }, now: 1000, passed: 1 },
    { name: 'before the next reset: one', known: { at: 1000, periodMs: 1000 }, now: 1999, passed: 1 },
    { name: 'at the next reset: two', known: { at: 1000, periodMs: 1000 }, now: 2000, passed: 2 },
    { name: 'five periods later: six', known: { at: 1000, periodMs: 1000 }, now: 6500, passed: 6 },
  ])('how many have ended: $name', ({ known, now, passed }) => expect(windowsPassed(estimate(known), now)).toBe(passed));

  const known = estimate({ at: 10_000, earliest: 9500, firstAcceptedAt: 200 });
  test('without a period the next reset is unknown', () => {
    expect(startNextWindow(known, 10_000, 1)).toMatchObject({
      at: null,
      earliest: null,
      previousAt: 10_000,
      openMs: 9800,
      firstAcceptedAt: null,
    });
  });
  test('with a period it is one period later', () => {
    expect(startNextWindow({ ...known, periodMs: 10_000 }, 10_000, 1)).toMatchObject({ at: 20_000, earliest: 19_500 });
  });
  test('several at once: the last reset was not observed', () => {
    expect(startNextWindow({ ...known, periodMs: 10_000 }, 30_000, 3)).toMatchObject({
      at: 40_000,
      earliest: 39_500,
      previousAt: null,
      openMs: null,
    });
  });
  test('it accepted no call: how long it was open is unknown', () => {
    expect(startNextWindow({ ...known, firstAcceptedAt: null }, 10_000, 1).openMs).toBeNull();
  });
  test('the earliest reset is unknown: the next one too', () => {
    expect(startNextWindow({ ...known, earliest: null, periodMs: 10_000 }, 10_000, 1).earliest).toBeNull();
  });
});

describe('a call is accepted', () => {
  test('the earliest one begins the window, in whatever order responses arrive', () => {
    const inOrder = [100, 200].reduce(onWindowAccepted, estimate());
    expect(inOrder.firstAcceptedAt).toBe(100);
    expect([200, 100].reduce(onWindowAccepted, estimate())).toEqual(inOrder);
  });
});

describe('Retry-After', () => {
  test.each([
    { name: 'sets a reset that is unknown', at: null, retryAt: 5000, after: 5000 },
    { name: 'sets a reset that is unknown, in the first second of the clock', at: null, retryAt: 500, after: 500 },
    { name: 'replaces a later reset by an earlier time', at: 9000, retryAt: 5000, after: 5000 },
    { name: 'replaces a reset that is more than a second earlier', at: 4000, retryAt: 5000, after: 5000 },
    { name: 'is in whole seconds: a reset in the second before it is more exact', at: 4001, retryAt: 5000, after: 4001 },
  ])('$name', ({ at, retryAt, after }) => expect(onRetryAfter(estimate({ at }), retryAt).at).toBe(after));
});

describe('a probe shows whether the window has reset already', () => {
  test.each([
    { name: 'reset unknown: none', known: {}, budget: 4, probeAt: null },
    { name: 'between now and the reset: halfway', known: { at: 10_000 }, budget: 4, probeAt: 5000 },
    { name: 'only one more 429 to spend: halfway too', known: { at: 10_000 }, budget: 1, probeAt: 5000 },
    { name: 'no 429 to spend: none', known: { at: 10_000 }, budget: 0, probeAt: null },
    { name: 'the last ones are reserved: none', known: { at: 10_000, reservedProbes: 2 }, budget: 2, probeAt: null },
    { name: 'too little time to win: none', known: { at: PROBE_GAIN.ms - 1 }, budget: 4, probeAt: null },
    { name: 'just enough time to win: halfway', known: { at: PROBE_GAIN.ms }, budget: 4, probeAt: PROBE_GAIN.ms / 2 },
    { name: 'the wait counts from now', known: { earliest: 9000, at: 10_000 }, now: 8000, budget: 4, probeAt: 9500 },
    { name: 'a small share of the wait to win: none', known: { earliest: 9001, at: 10_000 }, budget: 4, probeAt: null },
    { name: 'enough to win: halfway', known: { earliest: 8000, at: 10_000 }, budget: 4, probeAt: 9000 },
  ] as { name: string; known: Partial<ResetEstimate>; now?: number; budget: number; probeAt: number | null }[])(
    '$name',
    ({ known, now = 0, budget, probeAt }) => expect(resetProbeAt(estimate(known), now, budget)).toBe(probeAt),
  );
});

describe('windows that reset long before the reported time', () => {
  /** A minute's window that is reported to reset ten minutes from now, and did after one. */
  const before = estimate({ at: 600_000, isAbsolute: true });
  test.each([
    { name: 'a window resets before its reported time: the clocks differ', known: before, leadMs: 540_000 },
    { name: 'by at most two seconds: it was found out early', known: estimate({ at: 62_000, isAbsolute: true }), leadMs: 0 },
    { name: 'a relative reset, by at most five seconds', known: estimate({ at: 65_000 }), leadMs: 0 },
    { name: 'a relative reset, by more: the service reports a constant', known: estimate({ at: 66_000 }), leadMs: 6000 },
    { name: 'again: they differ by more', known: { ...before, leadMs: 1000 }, leadMs: 541_000 },
  ])('$name', ({ known, leadMs }) => expect(startNextWindow(known, 60_000, 1).leadMs).toBe(leadMs));

  const known = estimate({ leadMs: 540_000 });
  test('later resets are as much earlier', () =>
    expect(onResetReported(known, report({ reset: exact(660_000) }))).toMatchObject({ at: 120_000, leadMs: 540_000 }));
  test('relative ones too', () => expect(onResetReported(estimate({ leadMs: 8000 }), report())).toMatchObject({ at: 2040, leadMs: 8000 }));
  test('a refusal after such a reset shows that they are not', () => {
    const refused = report({ isRefused: true, sentAt: 200_000, receivedAt: 200_040, reset: exact(660_000) });
    expect(onResetReported(known, refused)).toMatchObject({ at: 660_000, leadMs: 0 });
  });
  test('a refusal that is received at such a reset shows it too', () => {
    const refused = report({ isRefused: true, sentAt: 119_960, receivedAt: 120_000, reset: exact(660_000) });
    expect(onResetReported(known, refused)).toMatchObject({ at: 660_000, leadMs: 0 });
  });
});
