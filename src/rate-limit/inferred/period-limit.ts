import {
  COMMON_PERIODS_MS,
  FEW_CALLS,
  INFERRED_GROWTH,
  INFERRED_SLOWDOWN,
  MOST_LENGTHENED,
  MOST_PROBE_FACTOR,
  MOST_REFUSALS_AFTER_FEW,
  NO_LIMIT_PROBE,
  PROBE_AFTER_CALLS,
  RISEN_TIMES,
  SECOND_MS,
  SHORTEST_WINDOW_MS,
  WAKE_MARGIN_MS,
} from '../constants.js';
import { addRefusal, countBefore, fitPeriod, mostCalls, toRefusal, type Refusal } from './fit-period.js';
import { lastSentAt, fewerSentAt, sentAtCount, type History } from '../traffic/history.js';
import { roundTripMs, type SentCall, type Traffic } from '../traffic/traffic.js';

/** At most `capacity` of the calls that were not refused are sent in any period: fixed windows, sliding ones, and buckets accept that. */
export const initialPeriodLimit = {
  /**
   * - `none`: no call was refused.
   * - `refusing`: calls are refused. One at a time (`InferredLimit.probe`) shows whether they still are, after the pauses of `Traffic`.
   * - `recovering`: one was accepted. The number of calls doubles until `capacity` is confirmed.
   * - `accepting`: a call was accepted that was sent `capacity` calls after the first one.
   */
  state: 'none' as 'none' | 'refusing' | 'recovering' | 'accepting',
  /** 0 in both: unknown. */
  capacity: 0,
  periodMs: 0,
  /** The period before probes shortened it, until a shorter one has accepted as many calls. */
  provenMs: 0,
  refusals: [] as readonly Refusal[],
  /** Refusals in a row that each came after few accepted calls. */
  refusalsAfterFew: 0,
  /** While `refusing`: the probe was refused too, so the model does not tell when calls are accepted again. */
  isProbeRefused: false,
  /** Calls that were sent before are not used to measure. */
  measuredFrom: -1,
  /** When calls were accepted again, and the first of them. */
  recoveredAt: 0,
  recoveredSeq: 0,
  /** The period then, before probes shortened it. */
  recoveredPeriodMs: 0,
  /** Accepted calls until a probe: one call sooner than the period allows. The value that `probeIn` counts down from, and successful probes in a row. */
  probeIn: 0,
  probeAfter: 0,
  successes: 0,
  /** Times that calls are accepted again until a probe shows whether there is a limit at all: an outage, or refusals by chance, look like one. */
  noLimitProbeIn: 0,
};

export type PeriodLimit = typeof initialPeriodLimit;

/** Accepted calls until the first probe. */
const callsUntilProbe = (capacity: number): number => Math.max(PROBE_AFTER_CALLS, capacity);

/** Accepted calls until the next probe, after one that failed. */
const laterProbe = (probeAfter: number, least: number): number => Math.min(Math.max(least, 2 * probeAfter), MOST_PROBE_FACTOR * least);

/** When one call may show whether the period is shorter: by a tenth, after each success by twice as much. */
const shorterPeriodProbeAt = ({ state, periodMs, probeIn, successes }: PeriodLimit, periodEnd: number): number =>
  state === 'accepting' && probeIn === 0
    ? periodEnd - periodMs + periodMs / (1 + Math.min(1, INFERRED_GROWTH * 2 ** successes))
    : periodEnd;

/** When one call may show whether there is a limit at all. If it is accepted, the next one follows, until the period is a round trip. */
const noLimitProbeAt = ({ periodMs, noLimitProbeIn, successes }: PeriodLimit, traffic: Traffic): number | null => {
  const lastAt = lastSentAt(traffic.history);
  if (noLimitProbeIn > 0) return null;
  if (successes > 0) return periodMs > roundTripMs(traffic) ? lastAt : null;
  return periodMs > SHORTEST_WINDOW_MS ? lastAt + NO_LIMIT_PROBE.afterMs : null;
};

/** When fewer calls than the capacity were sent in the last period. */
export const periodEndsAt = ({ capacity, periodMs }: PeriodLimit, { history, sent }: Traffic, now: number): number =>
  capacity === 0 ? now : fewerSentAt(history, sent, capacity, periodMs, now);

export const periodAvailableAt = (model: PeriodLimit, traffic: Traffic, now: number): number => {
  const { state, isProbeRefused, refusalsAfterFew, recoveredAt, recoveredSeq } = model;
  if (state === 'none') return now;
  const periodEnd = periodEndsAt(model, traffic, now);
  if (state === 'refusing') return isProbeRefused || refusalsAfterFew > 1 ? now : periodEnd;
  const usualAt = shorterPeriodProbeAt(model, periodEnd);
  const at = Math.max(now, Math.min(usualAt, noLimitProbeAt(model, traffic) ?? usualAt));
  if (state === 'accepting') return at;
  // A refusal would be known after the shortest latency.
  const doublings = Math.floor(Math.log2(traffic.sent - recoveredSeq + 1));
  return Math.max(at, recoveredAt + doublings * roundTripMs(traffic));
};

/** The shorter period that a call probes if it is sent now; null if it is not a probe. */
export const probedPeriod = (model: PeriodLimit, traffic: Traffic, now: number): number | null => {
  const isLimiting = model.state === 'recovering' || model.state === 'accepting';
  const earlyMs = isLimiting ? periodEndsAt(model, traffic, now) - now : 0;
  const leastMs = Math.min(model.periodMs / 2, roundTripMs(traffic));
  return earlyMs > 0 ? Math.max(1, leastMs, model.periodMs - earlyMs) : null;
};

/** As many calls as the capacity were accepted in the period before this one: that may be why it was refused. */
export const isUsedUp = ({ capacity, provenMs }: PeriodLimit, history: History, call: SentCall): boolean =>
  capacity > 0 && countBefore(history, toRefusal(history, call, null), INFERRED_SLOWDOWN * provenMs) >= capacity;

/** The latest refusals. If far more calls were accepted than the earlier ones allow, the limit has risen, and they are forgotten. */
const latestRefusals = (model: PeriodLimit, history: History, refusal: Refusal): readonly Refusal[] => {
  const { capacity, recoveredPeriodMs, refusals } = model;
  const isRisen = capacity > 0 && countBefore(history, refusal, recoveredPeriodMs) > RISEN_TIMES * capacity;
  return isRisen ? [refusal] : addRefusal(refusals, history, refusal);
};

/** The model is wrong. It is measured from the last of those refusals on. */
const measureAgain = (model: PeriodLimit, refusals: readonly Refusal[]): PeriodLimit => ({
  ...model,
  capacity: 0,
  periodMs: 0,
  measuredFrom: refusals.at(-1)!.at,
  refusalsAfterFew: 0,
});

/** A call was refused, and `history` has it as refused. `retryFrom`: the earliest time at which the service said to call again; null if it did not. */
export const onPeriodRefused = (before: PeriodLimit, history: History, call: SentCall, retryFrom: number | null): PeriodLimit => {
  const { state, capacity, provenMs, recoveredSeq } = before;
  const refusal = toRefusal(history, call, retryFrom);
  const refusals = latestRefusals(before, history, refusal);
  const refused: PeriodLimit = { ...before, state: 'refusing', refusals, isProbeRefused: state === 'refusing' };
  if (state === 'refusing' || capacity === 0) return refused;
  const isAfterFew = call.seq - recoveredSeq < Math.max(PROBE_AFTER_CALLS, capacity / 2);
  const model = { ...refused, refusalsAfterFew: isAfterFew ? before.refusalsAfterFew + 1 : 0 };
  // Longer periods did not help: other clients take what there is. After a Retry-After, the wait shows nothing.
  const isShared = model.refusalsAfterFew > MOST_REFUSALS_AFTER_FEW;
  if (isShared) return measureAgain(model, retryFrom === null ? refusals : before.refusals);
  const accepted = countBefore(history, refusal, provenMs);
  // More calls were accepted than expected: only the shorter periods of the probes are wrong, and more calls are possible.
  if (accepted > capacity) return { ...model, capacity: Math.max(capacity, mostCalls(refusals, history, provenMs)), periodMs: provenMs };
  // Few of them were: it is another limit.
  if (capacity >= FEW_CALLS && accepted < capacity / 2) return measureAgain(model, before.refusals);
  return { ...model, periodMs: provenMs * INFERRED_SLOWDOWN };
};

/** The first call after refusals was accepted. After one round of them the model is as before, but slower; after more it is measured. */
export const onRecovered = (before: PeriodLimit, history: History, call: SentCall, now: number): PeriodLimit => {
  const isKnown = !before.isProbeRefused && before.capacity > 0;
  const period = isKnown ? before : fitPeriod(before.refusals, history, before.measuredFrom, call.sentAt);
  const { capacity, periodMs } = period ?? { capacity: 0, periodMs: 0 };
  const least = callsUntilProbe(capacity);
  const probeAfter = before.successes > 0 ? laterProbe(before.probeAfter, least) : least;
  return {
    ...before,
    state: 'recovering',
    capacity,
    periodMs,
    provenMs: periodMs,
    refusals: period ? before.refusals : [],
    isProbeRefused: false,
    recoveredAt: now,
    recoveredSeq: call.seq,
    recoveredPeriodMs: periodMs,
    probeIn: probeAfter,
    probeAfter,
    successes: 0,
    noLimitProbeIn: Math.max(0, before.noLimitProbeIn - 1),
  };
};

export const onPeriodAccepted = (model: PeriodLimit, call: SentCall): PeriodLimit => {
  const { state, capacity, periodMs, provenMs, recoveredSeq } = model;
  if (state !== 'recovering' && state !== 'accepting') return model;
  const isConfirmed = capacity > 0 && call.seq - recoveredSeq >= capacity;
  const probeIn = Math.max(0, model.probeIn - 1);
  return { ...model, state: isConfirmed ? 'accepting' : state, provenMs: probeIn === 0 ? periodMs : provenMs, probeIn };
};

/** A probe was accepted: the period is shorter, and the next probe long before it ends may come soon. */
export const onPeriodProbeAccepted = (model: PeriodLimit, probedMs: number): PeriodLimit => ({
  ...model,
  periodMs: probedMs,
  successes: model.successes + 1,
  probeIn: callsUntilProbe(model.capacity),
});

/** How long the period is by a refusal, from the oldest call of a full period until calls are accepted again; null if the period is not full. */
const shownPeriod = ({ capacity, provenMs }: PeriodLimit, history: History, refusal: Refusal): number | null => {
  const excess = countBefore(history, refusal, provenMs) - capacity;
  const oldestAt = excess < 0 ? null : sentAtCount(history, refusal.at - provenMs, excess + 1);
  if (oldestAt === null) return null;
  // It is at least as long, because Retry-After is rounded.
  const leastMs = refusal.until - oldestAt;
  const common = COMMON_PERIODS_MS.find((periodMs) => periodMs >= leastMs && periodMs - leastMs <= SECOND_MS);
  return (common ?? leastMs) + WAKE_MARGIN_MS;
};

/** The service asked for as long a wait as in that refusal before. Times have fractions of a millisecond. A wait of up to a second may be one of none, rounded up: that says nothing. */
const asksTheSame = (refusal: Refusal, { at, until }: Refusal): boolean =>
  until > at && Math.abs(until - at - (refusal.until - refusal.at)) < 1;

/** A little longer, if a refused probe shows that. A service that always asks for the same wait shows nothing. */
const lengthen = (model: PeriodLimit, history: History, refusal: Refusal): PeriodLimit => {
  const { periodMs, provenMs, refusals } = model;
  const shownMs = refusals.some((before) => asksTheSame(refusal, before)) ? null : shownPeriod(model, history, refusal);
  if (shownMs === null || shownMs <= periodMs || shownMs >= MOST_LENGTHENED * provenMs) return model;
  return { ...model, periodMs: shownMs, provenMs: Math.max(provenMs, shownMs) };
};

/** A probe was refused: both probes come later. If the service said when to call again, the period may be longer. */
export const onPeriodProbeRefused = (before: PeriodLimit, history: History, call: SentCall, retryFrom: number | null): PeriodLimit => {
  const model = retryFrom === null ? before : lengthen(before, history, toRefusal(history, call, retryFrom));
  const probeAfter = laterProbe(model.probeAfter, callsUntilProbe(model.capacity));
  return { ...model, successes: 0, probeIn: probeAfter, probeAfter, noLimitProbeIn: NO_LIMIT_PROBE.every };
};
