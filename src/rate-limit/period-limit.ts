import {
  COMMON_PERIODS_MS,
  NO_LIMIT_PROBE_AFTER_MS,
  NO_LIMIT_PROBE_EVERY,
  FEW_CALLS,
  INFERRED_GROWTH,
  INFERRED_SLOWDOWN,
  MOST_REFUSALS_AFTER_FEW,
  MOST_LENGTHENED,
  MOST_PROBE_FACTOR,
  RISEN_TIMES,
  SECOND_MS,
  SHORTEST_WINDOW_MS,
  PROBE_AFTER_CALLS,
  WAKE_MARGIN_MS,
} from './constants.js';
import { addRefusal, countBefore, fitPeriod, mostCalls, toRefusal, type Refusal } from './fit-period.js';
import { lastSentAt, roomAt, sentAtCount, type History } from './history.js';
import { roundTripMs, type SentCall, type Traffic } from './traffic.js';

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

/**
 * When one call may probe whether the period is shorter: by a tenth, after each success by twice as much. Each second time that calls are accepted again,
 * one shows much sooner whether there is a limit at all. If it is accepted the next one follows, until the period is a round trip.
 */
const probeAt = (limit: PeriodLimit, traffic: Traffic, roomyAt: number): number => {
  const { state, periodMs, probeIn, successes, noLimitProbeIn } = limit;
  const shorterMs = periodMs / (1 + Math.min(1, INFERRED_GROWTH * 2 ** successes));
  const usualAt = state === 'accepting' && probeIn === 0 ? roomyAt - periodMs + shorterMs : roomyAt;
  const [leastMs, pauseMs] = successes > 0 ? [roundTripMs(traffic), 0] : [SHORTEST_WINDOW_MS, NO_LIMIT_PROBE_AFTER_MS];
  return noLimitProbeIn === 0 && periodMs > leastMs ? Math.min(usualAt, lastSentAt(traffic.history) + pauseMs) : usualAt;
};

/** When fewer calls than the capacity were sent in the last period. */
export const periodEndsAt = ({ capacity, periodMs }: PeriodLimit, { history, sent }: Traffic, now: number): number =>
  capacity === 0 ? now : roomAt(history, sent, capacity, periodMs, now);

export const periodAvailableAt = (limit: PeriodLimit, traffic: Traffic, now: number): number => {
  const { state, isProbeRefused, refusalsAfterFew, recoveredAt, recoveredSeq } = limit;
  if (state === 'none') return now;
  const roomyAt = periodEndsAt(limit, traffic, now);
  if (state === 'refusing') return isProbeRefused || refusalsAfterFew > 1 ? now : roomyAt;
  const at = Math.max(now, probeAt(limit, traffic, roomyAt));
  if (state === 'accepting') return at;
  // A refusal would be known after the shortest latency.
  const doublings = Math.floor(Math.log2(traffic.sent - recoveredSeq + 1));
  return Math.max(at, recoveredAt + doublings * roundTripMs(traffic));
};

/** The shorter period that a call probes if it is sent now; null if it is not a probe. */
export const probedPeriod = (limit: PeriodLimit, traffic: Traffic, now: number): number | null => {
  const isLimiting = limit.state === 'recovering' || limit.state === 'accepting';
  const early = isLimiting ? periodEndsAt(limit, traffic, now) - now : 0;
  const leastMs = Math.min(limit.periodMs / 2, roundTripMs(traffic));
  return early > 0 ? Math.max(1, leastMs, limit.periodMs - early) : null;
};

/** As many calls as the capacity were accepted in the period before this one: that may be why it was refused. */
export const isUsedUp = ({ capacity, provenMs }: PeriodLimit, history: History, call: SentCall): boolean =>
  capacity > 0 && countBefore(history, toRefusal(history, call, null), INFERRED_SLOWDOWN * provenMs) >= capacity;

/** A call was refused, and `history` has it as refused. `retryFrom`: the earliest time at which the service said to call again; null if it did not. */
export const onPeriodRefused = (limit: PeriodLimit, history: History, call: SentCall, retryFrom: number | null): PeriodLimit => {
  const { state, capacity, provenMs, recoveredSeq, recoveredPeriodMs } = limit;
  const added = addRefusal(limit.refusals, history, toRefusal(history, call, retryFrom));
  // Far more calls were accepted than the earlier refusals allow: the limit has risen.
  const isRisen = capacity > 0 && countBefore(history, added.at(-1)!, recoveredPeriodMs) > RISEN_TIMES * capacity;
  const refusals = isRisen ? added.slice(-1) : added;
  const refusalsAfterFew = call.seq - recoveredSeq < Math.max(PROBE_AFTER_CALLS, capacity / 2) ? limit.refusalsAfterFew + 1 : 0;
  const refusing: PeriodLimit = { ...limit, state: 'refusing', refusals, isProbeRefused: state === 'refusing' };
  if (state === 'refusing' || capacity === 0) return refusing;
  // Longer periods did not help: other clients take what there is. After a Retry-After, the wait shows nothing.
  const isShared = refusalsAfterFew > MOST_REFUSALS_AFTER_FEW;
  const accepted = countBefore(history, refusals.at(-1)!, provenMs);
  // More calls were accepted than expected: only the shorter periods of the probes are wrong, and more calls are possible.
  if (accepted > capacity && !isShared) {
    return { ...refusing, capacity: Math.max(capacity, mostCalls(refusals, history, provenMs)), periodMs: provenMs, refusalsAfterFew };
  }
  // Few of them were: it is another limit, and is measured from here on.
  const isOther = capacity >= FEW_CALLS && accepted < capacity / 2;
  if (!isOther && !isShared) return { ...refusing, periodMs: provenMs * INFERRED_SLOWDOWN, refusalsAfterFew };
  const measuredFrom = (isShared && retryFrom === null ? refusals : limit.refusals).at(-1)?.at ?? -1;
  return { ...refusing, capacity: 0, periodMs: 0, measuredFrom, refusalsAfterFew: 0 };
};

/** The first call after refusals was accepted. After one round of them the limit is as before, but slower; after more it is measured. */
export const onRecovered = (limit: PeriodLimit, history: History, call: SentCall, now: number): PeriodLimit => {
  const isKnown = !limit.isProbeRefused && limit.capacity > 0;
  const model = isKnown ? limit : fitPeriod(limit.refusals, history, limit.measuredFrom, call.sentAt);
  const { capacity, periodMs } = model ?? { capacity: 0, periodMs: 0 };
  const least = callsUntilProbe(capacity);
  const probeAfter = limit.successes > 0 ? laterProbe(limit.probeAfter, least) : least;
  return {
    ...limit,
    state: 'recovering',
    capacity,
    periodMs,
    provenMs: periodMs,
    refusals: model ? limit.refusals : [],
    isProbeRefused: false,
    recoveredAt: now,
    recoveredSeq: call.seq,
    recoveredPeriodMs: periodMs,
    probeIn: probeAfter,
    probeAfter,
    successes: 0,
    noLimitProbeIn: Math.max(0, limit.noLimitProbeIn - 1),
  };
};

export const onPeriodAccepted = (limit: PeriodLimit, call: SentCall): PeriodLimit => {
  if (limit.state !== 'recovering' && limit.state !== 'accepting') return limit;
  const isConfirmed = limit.capacity > 0 && call.seq - limit.recoveredSeq >= limit.capacity;
  const probeIn = Math.max(0, limit.probeIn - 1);
  return {
    ...limit,
    state: isConfirmed ? 'accepting' : limit.state,
    provenMs: probeIn === 0 ? limit.periodMs : limit.provenMs,
    probeIn,
  };
};

/** A probe was accepted: the period is shorter, and the next probe long before it ends may come soon. */
export const onPeriodProbeAccepted = (limit: PeriodLimit, probedMs: number): PeriodLimit => ({
  ...limit,
  periodMs: probedMs,
  successes: limit.successes + 1,
  probeIn: callsUntilProbe(limit.capacity),
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

/** The service asked for as long a wait as in that refusal before. Times have fractions of a millisecond. */
const asksTheSame = (refusal: Refusal, { at, until }: Refusal): boolean =>
  until > at && Math.abs(until - at - (refusal.until - refusal.at)) < 1;

/** A little longer, if a refused probe shows that. A service that always asks for the same wait shows nothing. */
const lengthen = (limit: PeriodLimit, history: History, refusal: Refusal): PeriodLimit => {
  const { periodMs, provenMs, refusals } = limit;
  const shownMs = refusals.some((before) => asksTheSame(refusal, before)) ? null : shownPeriod(limit, history, refusal);
  if (shownMs === null || shownMs <= periodMs || shownMs >= MOST_LENGTHENED * provenMs) return limit;
  return { ...limit, periodMs: shownMs, provenMs: Math.max(provenMs, shownMs) };
};

/** A probe was refused: both probes come later. If the service said when to call again, the period may be longer. */
export const onPeriodProbeRefused = (before: PeriodLimit, history: History, call: SentCall, retryFrom: number | null): PeriodLimit => {
  const limit = retryFrom === null ? before : lengthen(before, history, toRefusal(history, call, retryFrom));
  const probeAfter = laterProbe(limit.probeAfter, callsUntilProbe(limit.capacity));
  return {
    ...limit,
    successes: 0,
    probeIn: probeAfter,
    probeAfter,
    noLimitProbeIn: NO_LIMIT_PROBE_EVERY,
  };
};
