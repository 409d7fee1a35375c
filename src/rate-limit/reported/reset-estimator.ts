import {
  CLOCK_JUMP_MS,
  COMMON_PERIODS_MS,
  EARLY_SHARE,
  LEAST_RELATIVE_LEAD_MS,
  PROBE_GAIN,
  REORDER_WINDOW_MS,
  RESET_PRECISION,
  SECOND_MS,
  SHORTEST_INEXACT_PERIOD_MS,
  SHORTEST_WINDOW_MS,
} from '../constants.js';
import type { Interval, ResetTime } from '../headers/server-clock.js';

/** When a window resets, as far as responses have shown. Times are milliseconds of the limiter's clock; null is unknown. */
export const initialResetEstimate = {
  /** It resets between `earliest` and `at`. */
  earliest: null as number | null,
  at: null as number | null,
  /** When the window before reset; null if that was not observed. */
  previousAt: null as number | null,
  periodMs: null as number | null,
  /** How long the window before was open, from the first call that it accepted; null if that was not observed. */
  openMs: null as number | null,
  /** The longest time after its first accepted call at which a window refused one. */
  refusedAfterMs: 0,
  /** The approximate arrival time of the first call that this window accepted. */
  firstAcceptedAt: null as number | null,
  /** Added to resets in whole seconds if the service rounds them down. */
  lagMs: 0,
  /** Subtracted from resets: windows reset so much earlier than reported. The clocks differ, or the service reports a constant. */
  leadMs: 0,
  /** The reset was reported as an absolute time. */
  isAbsolute: false,
  /** How many of the allowed probes are not spent on this window: the more exact the header, the higher this number. */
  reservedProbes: 0,
};

export type ResetEstimate = typeof initialResetEstimate;

/** A report of a reset, and what else is known of that response. */
export interface ResetReport {
  reset: ResetTime;
  sentAt: number;
  receivedAt: number;
  isRefused: boolean;
  /** The first report of this window. */
  isFirst: boolean;
}

/** How many windows end by `now`, this one included. */
export const windowsPassed = ({ at, periodMs }: ResetEstimate, now: number): number =>
  at === null || periodMs === null ? 1 : Math.max(1, Math.floor((now - at) / periodMs) + 1);

/** A window ended, `count` windows ago at most; the last one ended at `endedAt`. */
export const startNextWindow = (estimate: ResetEstimate, endedAt: number, count: number): ResetEstimate => {
  const { at, periodMs, earliest, firstAcceptedAt, leadMs, isAbsolute } = estimate;
  const earlyMs = at === null ? 0 : at - endedAt;
  const leastMs = isAbsolute ? CLOCK_JUMP_MS : LEAST_RELATIVE_LEAD_MS;
  return {
    ...estimate,
    leadMs: earlyMs > leastMs ? leadMs + earlyMs : leadMs,
    previousAt: count > 1 ? null : endedAt,
    openMs: count > 1 || firstAcceptedAt === null ? null : endedAt - firstAcceptedAt,
    at: periodMs === null ? null : endedAt + periodMs,
    earliest: periodMs === null || earliest === null ? null : earliest + periodMs * count,
    firstAcceptedAt: null,
  };
};

export const onWindowAccepted = (estimate: ResetEstimate, arrivedAt: number): ResetEstimate =>
  estimate.firstAcceptedAt !== null && estimate.firstAcceptedAt <= arrivedAt ? estimate : { ...estimate, firstAcceptedAt: arrivedAt };

/** Resets in whole seconds are one second off: a period of 59 or 61 s is one of a minute. */
const toPeriod = (length: number): number =>
  COMMON_PERIODS_MS.find((period) => period > SHORTEST_INEXACT_PERIOD_MS && Math.abs(period - length) <= SECOND_MS) ?? length;

/** Takes a period from a report early in a window whose beginning was observed. */
const periodFrom = ({ previousAt, periodMs }: ResetEstimate, at: number, { reset, isFirst, sentAt }: ResetReport): number | null => {
  if (!isFirst || previousAt === null) return periodMs;
  const length = toPeriod(Math.round((at - previousAt) / SECOND_MS) * SECOND_MS);
  const isEarly = sentAt - previousAt < length * EARLY_SHARE;
  const uncertainty = reset.latest - reset.earliest;
  const fits = length > 0 && isEarly && Math.abs(at - previousAt - length) < REORDER_WINDOW_MS;
  return fits && (periodMs === null || length < periodMs || length - uncertainty >= 2 * periodMs) ? length : periodMs;
};

/** The common period with which the window may have begun with the first call that it accepted. */
const commonPeriod = (estimate: ResetEstimate, reported: number, { reset, sentAt, isRefused }: ResetReport): number | null => {
  if (isRefused) return null;
  const began = estimate.firstAcceptedAt ?? sentAt;
  // Rounding adds less than a second. The time between sending and receipt is none of it: two seconds are never a period of one.
  const uncertainty = reset.isCoarse && !reset.isAbsolute ? SECOND_MS - 1 : reset.latest - reset.earliest;
  const fits = (period: number): boolean => began + period >= reported - uncertainty && began + period <= reported;
  // Within a second, periods of one, two and three seconds all fit.
  const isShown = (period: number): boolean => period === SHORTEST_WINDOW_MS || uncertainty <= period * RESET_PRECISION;
  return COMMON_PERIODS_MS.find((period) => period > estimate.refusedAfterMs && isShown(period) && fits(period)) ?? null;
};

/** Combines the reported reset with the predicted one: the latest time that both allow. */
const latestReset = ({ firstAcceptedAt, periodMs }: ResetEstimate, { earliest, latest }: Interval): number => {
  if (firstAcceptedAt === null || periodMs === null) return latest;
  // It resets then if it began with the first call that it accepted.
  const predicted = firstAcceptedAt + periodMs;
  return predicted < earliest ? latest : Math.min(latest, predicted);
};

/** Between which times the window resets by all reports of it. A report that contradicts them starts over: the reset moved. */
const narrow = (before: ResetEstimate, reported: Interval, { reset, isFirst }: ResetReport): Interval => {
  const earliest = Math.max(before.earliest ?? reported.earliest, reported.earliest);
  // A relative reset is as inexact as its response took long: the fastest response of a window counts.
  const latest = isFirst || reset.isAbsolute ? reported.latest : Math.min(before.at ?? reported.latest, reported.latest);
  return earliest <= latest ? { earliest, latest } : reported;
};

export const onResetReported = (before: ResetEstimate, report: ResetReport): ResetEstimate => {
  const { reset, sentAt, receivedAt, isRefused } = report;
  const isOver = reset.latest <= (reset.isAbsolute ? sentAt : receivedAt);
  const lagMs = reset.isCoarse && isOver ? SECOND_MS : before.lagMs;
  // A call that is refused after the earlier reset shows that the clocks agree.
  const isLeadWrong = isRefused && reset.latest - before.leadMs <= receivedAt;
  const leadMs = isLeadWrong ? 0 : before.leadMs;
  const shift = (reset.isCoarse ? lagMs : 0) - leadMs;
  const reported = { earliest: reset.earliest + shift, latest: reset.latest + shift };
  const estimate = {
    ...before,
    lagMs,
    leadMs,
    isAbsolute: reset.isAbsolute,
    periodMs: reset.periodMs ?? commonPeriod(before, reported.latest, report) ?? periodFrom(before, reported.latest, report),
  };
  const { earliest, latest } = narrow(before, reported, report);
  const notBefore = isRefused ? Math.max(earliest, sentAt) : earliest;
  const at = latestReset(estimate, { earliest: notBefore, latest });
  const { firstAcceptedAt, refusedAfterMs } = before;
  // If the clocks differ, an absolute reset is only known between bounds.
  const exactness = reset.latest - reset.earliest > (reset.isCoarse ? SECOND_MS : 0) ? 1 : 2;
  return {
    ...estimate,
    refusedAfterMs: isRefused && firstAcceptedAt !== null ? Math.max(refusedAfterMs, sentAt - firstAcceptedAt) : refusedAfterMs,
    at: isRefused && at <= receivedAt ? null : at,
    earliest: notBefore,
    reservedProbes: reset.isAbsolute ? exactness : 0,
  };
};

/** The service asked to come back at that time. It wins, except within the last second: Retry-After has whole seconds. */
export const onRetryAfter = (estimate: ResetEstimate, retryAt: number): ResetEstimate => {
  const { at } = estimate;
  return { ...estimate, at: at !== null && at > retryAt - SECOND_MS ? Math.min(at, retryAt) : retryAt };
};

/** When to send one call to find out whether the window has reset already, with `probeBudget` 429s left; null if that is not worth one. */
export const resetProbeAt = (estimate: ResetEstimate, now: number, probeBudget: number): number | null => {
  const { at, earliest, reservedProbes } = estimate;
  if (at === null) return null;
  const from = Math.max(earliest ?? now, now);
  const gain = at - from;
  if (probeBudget <= reservedProbes || gain < Math.max(PROBE_GAIN.ms, (at - now) * PROBE_GAIN.share)) return null;
  return from + gain / 2;
};
