import { COMMON_PERIODS_MS, COMPARED_PERIODS, KEPT_REFUSALS, LONGER_PERIOD_GAIN, WAKE_MARGIN_MS } from '../constants.js';
import { countSince, lastSeqOfGroup, type History } from '../traffic/history.js';
import type { SentCall } from '../traffic/traffic.js';

/** A call that was refused, and the last one that was sent in the same millisecond. */
export interface Refusal {
  at: number;
  seq: number;
  /** The response says that no call is accepted before then. */
  until: number;
}

interface Period {
  capacity: number;
  periodMs: number;
}

/** Calls that were accepted in the period before a refusal. */
export const countBefore = (history: History, { at, seq }: Refusal, periodMs: number): number => countSince(history, at - periodMs, seq);

/** A refused call. `retryFrom`: the earliest time at which the service said to call again; null if it did not. */
export const toRefusal = (history: History, { sentAt }: SentCall, retryFrom: number | null): Refusal => ({
  at: sentAt,
  seq: lastSeqOfGroup(history, sentAt),
  until: Math.max(sentAt, retryFrom ?? sentAt),
});

/** Adds a refusal. It replaces the last one if no call was accepted in between. */
export const addRefusal = (refusals: readonly Refusal[], history: History, refusal: Refusal): readonly Refusal[] => {
  const last = refusals.at(-1);
  const isSame = last !== undefined && countSince(history, last.at, refusal.seq) === 0;
  return [...(isSame ? refusals.slice(0, -1) : refusals), refusal].slice(-KEPT_REFUSALS);
};

/** No refusal contradicts so many calls in that period: a limit refuses calls only if so many were accepted before. */
export const mostCalls = (refusals: readonly Refusal[], history: History, periodMs: number): number =>
  Math.min(...refusals.map((refusal) => countBefore(history, refusal, periodMs)));

const paceOf = ({ capacity, periodMs }: Period): number => capacity / periodMs;

/**
 * A limit that no refusal contradicts: the shortest period whose pace is about the fastest, because a pace that is too slow is never
 * noticed. Null if no call was accepted before. At `recoveredAt` calls were accepted again, so one of those since `measuredFrom` was a
 * period old.
 */
export const fitPeriod = (refusals: readonly Refusal[], history: History, measuredFrom: number, recoveredAt: number): Period | null => {
  const last = refusals.at(-1);
  if (!last || countSince(history, -1, last.seq) === 0) return null;
  const periods = history
    .filter(({ at }) => at > measuredFrom && at <= last.at + 1)
    .map(({ at }) => {
      const longest = recoveredAt - at;
      const common = COMMON_PERIODS_MS.find((period) => period > last.until - at && period <= longest);
      const periodMs = (common ?? longest) + WAKE_MARGIN_MS;
      return { capacity: mostCalls(refusals, history, periodMs), periodMs };
    })
    .filter(({ capacity }) => capacity > 0);
  // The first refusal shows too little to prefer a slower pace.
  const gain = refusals.length > 1 ? LONGER_PERIOD_GAIN : 1;
  const isFastEnough = (period: Period): boolean =>
    periods.every((other) => other.periodMs > COMPARED_PERIODS * period.periodMs || paceOf(other) <= gain * paceOf(period));
  // Their times ascend, so the last one is the shortest.
  return periods.findLast(isFastEnough) ?? { capacity: 1, periodMs: recoveredAt - last.at + WAKE_MARGIN_MS };
};
