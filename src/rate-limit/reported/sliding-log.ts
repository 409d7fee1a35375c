import {
  ARRIVAL_SPREAD,
  COMMON_PERIODS_MS,
  CONFIRMING_SHARE,
  EVIDENCE_DECAY,
  LEAST_LOG,
  LOG_TOLERANCE,
  REORDER_WINDOW_MS,
  RESET_MISFIT_SHARE,
  SECOND_MS,
  SLIDING_PERIOD_PRECISION,
  WAKE_MARGIN_MS,
} from '../constants.js';
import { countSince, countUntil, countUpTo, lastSeq, fewerSentAt, sentAtCount } from '../traffic/history.js';
import type { CountedReport } from '../headers/reading.js';
import type { Traffic } from '../traffic/traffic.js';

/** How well the calls that were sent explain the reports of a limit, if it is a sliding log. */
export const initialSlidingLog = {
  /** For each of `COMMON_PERIODS_MS`: by how many calls the latest reports contradict a log of that period. Empty before the first report. */
  errors: [] as readonly number[],
  /** Calls in the log that this process did not send. */
  foreignCalls: 0,
  /** The longest time until a reset that was reported; 0 if none was. */
  untilResetMs: 0,
  /** A report fit although many calls had just left the log. */
  isConfirmed: false,
};

export type SlidingLog = typeof initialSlidingLog;

/** What a response reports of the limit: how many calls it has counted, and how many of them other clients usually make. */
export interface LogReport extends Pick<CountedReport, 'call' | 'receivedAt' | 'limit' | 'reset'> {
  used: number;
  foreignCalls: number;
}

/** Two calls may arrive so much closer together than they were sent, or further apart. */
const arrivalSpreadMs = ({ minLatencyMs }: Traffic, periodMs: number): number =>
  WAKE_MARGIN_MS + (minLatencyMs ?? 0) * ARRIVAL_SPREAD.ofLatency + periodMs * ARRIVAL_SPREAD.ofPeriod;

/** Whether the reset may be the time at which the oldest call leaves the log. */
const fitsReset = (periodMs: number, traffic: Traffic, { call, reset }: LogReport): boolean => {
  if (!reset) return true;
  const tolerance = traffic.minLatencyMs ?? 0;
  const spreadMs = arrivalSpreadMs(traffic, periodMs);
  // Which call is the oldest is not certain.
  const leavesAt = (ms: number): number => (sentAtCount(traffic.history, call.sentAt - periodMs + ms, 1) ?? call.sentAt) + periodMs;
  // It is taken to be rounded up, and may be rounded down.
  const latest = reset.latest + (reset.isCoarse ? SECOND_MS : 0);
  return leavesAt(spreadMs) >= reset.earliest - tolerance && leavesAt(-spreadMs) <= latest + tolerance;
};

/** The longest period that a log may have whose resets are no further away. */
const longestPeriod = (untilResetMs: number): number =>
  COMMON_PERIODS_MS.find((periodMs) => untilResetMs > 0 && periodMs * (1 + SLIDING_PERIOD_PRECISION) >= untilResetMs) ?? Infinity;

/** How many calls had arrived with that of a report, at least and at most: times of arrival are not known exactly. */
const arrivedCalls = ({ history }: Traffic, { call }: LogReport) => ({
  least: countUpTo(history, call.countedUpTo),
  most: countUpTo(history, lastSeq(history, call.sentAt + REORDER_WINDOW_MS)),
});

type ArrivedCalls = ReturnType<typeof arrivedCalls>;

/** By how many calls a report contradicts a log of that period, which some of those that arrived have left. */
const errorOf = (periodMs: number, traffic: Traffic, report: LogReport, arrived: ArrivedCalls): number => {
  const { call, used, foreignCalls } = report;
  const spreadMs = arrivalSpreadMs(traffic, periodMs);
  const left = (ms: number): number => countUntil(traffic.history, call.sentAt - periodMs + ms);
  const least = arrived.least - left(spreadMs);
  const most = arrived.most - left(-spreadMs);
  return Math.max(0, Math.max(0, least) + 1 - used, used - Math.max(0, most) - foreignCalls);
};

/** The index of the period that explains the latest reports best; -1 before the first report. */
const bestOf = (errors: readonly number[]): number => errors.indexOf(Math.min(...errors));

/** Many calls have left a log of that period within the last one, and the report fits it. */
const isConfirming = (periodMs: number, traffic: Traffic, report: LogReport, arrived: ArrivedCalls): boolean => {
  const { call, limit } = report;
  const leftUntil = (ms: number): number => countUntil(traffic.history, call.sentAt - ms);
  const left = leftUntil(periodMs + arrivalSpreadMs(traffic, periodMs)) - leftUntil(2 * periodMs);
  return left >= limit * CONFIRMING_SHARE && errorOf(periodMs, traffic, report, arrived) <= tolerance(limit);
};

/** Compares a report with what a sliding log of each usual period would report. */
export const observeLog = (before: SlidingLog, traffic: Traffic, report: LogReport): SlidingLog => {
  const { call, used, limit, reset, receivedAt } = report;
  // After the first call of an empty log, this is its period.
  const resetMs = reset ? reset.latest - (reset.isAbsolute ? call.sentAt : receivedAt) : 0;
  const untilResetMs = Math.max(before.untilResetMs, resetMs);
  const longestMs = longestPeriod(untilResetMs);
  const arrived = arrivedCalls(traffic, report);
  const errors = COMMON_PERIODS_MS.map((periodMs, index) => {
    const decayed = (before.errors[index] ?? 0) * EVIDENCE_DECAY;
    if (periodMs > longestMs) return decayed + limit;
    const misfit = fitsReset(periodMs, traffic, report) ? 0 : limit * RESET_MISFIT_SHARE;
    return decayed + errorOf(periodMs, traffic, report, arrived) + misfit;
  });
  const own = countSince(traffic.history, call.sentAt - COMMON_PERIODS_MS[bestOf(errors)]!, call.seq);
  const log = { ...before, errors, foreignCalls: Math.max(0, used - own), untilResetMs };
  const isConfirmed =
    mayBeLog(log, limit, LOG_TOLERANCE.onceKnown) && (before.isConfirmed || isConfirming(logPeriod(log), traffic, report, arrived));
  return { ...log, isConfirmed };
};

/** The period of the log that explains the latest reports best. */
export const logPeriod = ({ errors }: SlidingLog): number => COMMON_PERIODS_MS[bestOf(errors)] ?? COMMON_PERIODS_MS[0]!;

/** By how many calls the latest reports contradict the log that explains them best. */
export const logError = ({ errors }: SlidingLog): number => errors[bestOf(errors)] ?? 0;

const tolerance = (limit: number): number =>
  Math.min(limit * LOG_TOLERANCE.share + LOG_TOLERANCE.calls, limit * LOG_TOLERANCE.shareOfSmall);

/** Whether the latest reports fit a sliding log, with `times` the usual tolerance. */
export const mayBeLog = (log: SlidingLog, limit: number, times = 1): boolean =>
  limit >= LEAST_LOG && log.errors.length > 0 && logError(log) <= times * tolerance(limit);

/** How long a call counts at least: the period of the log, and a little more. */
const countedMs = (log: SlidingLog, traffic: Traffic): number => logPeriod(log) + arrivalSpreadMs(traffic, logPeriod(log));

/** Calls of this process that are in the log. */
export const ownCalls = (log: SlidingLog, traffic: Traffic, now: number): number =>
  countSince(traffic.history, now - countedMs(log, traffic), traffic.sent);

/** When the call at position `count` may be sent: when enough calls have left the log. */
export const logAvailableAt = (log: SlidingLog, traffic: Traffic, capacity: number, count: number, now: number): number => {
  const periodMs = countedMs(log, traffic);
  const periods = Math.ceil(count / capacity) - 1;
  const most = (periods + 1) * capacity - count + 1;
  return fewerSentAt(traffic.history, traffic.sent, most, periodMs, now) + periods * periodMs;
};
