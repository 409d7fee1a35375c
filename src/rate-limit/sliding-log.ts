import { COMMON_PERIODS_MS, EVIDENCE_DECAY, LOG_TOLERANCE, REORDER_WINDOW_MS, SECOND_MS, WAKE_MARGIN_MS } from './constants.js';
import { countSince, lastSeq, sentAtCount } from './history.js';
import type { ResetTime } from './server-clock.js';
import type { SentCall, Traffic } from './traffic.js';

/** How well the calls that were sent explain the reports of a limit, if it is a sliding log. */
export interface SlidingLog {
  /** For each of `COMMON_PERIODS_MS`: by how many calls the latest reports contradict a log of that period. Empty before the first report. */
  errors: readonly number[];
  /** Calls in the log that this process did not send. */
  foreignCalls: number;
}

export const createSlidingLog = (): SlidingLog => ({ errors: [], foreignCalls: 0 });

/** What a response reports of the limit. */
export interface LogReport {
  call: SentCall;
  limit: number;
  /** Calls that the limit has counted. */
  used: number;
  /** How many of them other clients usually make. */
  foreignCalls: number;
  reset: ResetTime | null;
}

/** Bounds of the calls in the log when `call` arrived: times of arrival are not known exactly. */
const countBounds = (periodMs: number, { history, minLatencyMs }: Traffic, call: SentCall): { least: number; most: number } => {
  const spreadMs = (minLatencyMs ?? 0) / 4 + WAKE_MARGIN_MS;
  const from = call.sentAt - periodMs;
  return {
    least: countSince(history, from + spreadMs, call.countedUpTo) + 1,
    most: countSince(history, from - spreadMs, lastSeq(history, call.sentAt + REORDER_WINDOW_MS)),
  };
};

/** Whether the reset may be the time at which the oldest call leaves the log. */
const fitsReset = (periodMs: number, { history, minLatencyMs }: Traffic, { call, reset }: LogReport): boolean => {
  if (!reset) return true;
  const leavesAt = (sentAtCount(history, call.sentAt - periodMs, 1) ?? call.sentAt) + periodMs;
  const tolerance = minLatencyMs ?? 0;
  const rounding = reset.isRounded ? SECOND_MS : 0;
  return leavesAt <= reset.latest + tolerance && leavesAt >= reset.earliest - tolerance - rounding;
};

const errorOf = (periodMs: number, traffic: Traffic, report: LogReport): number => {
  const { least, most } = countBounds(periodMs, traffic, report.call);
  const error = Math.max(0, least - report.used, report.used - most - report.foreignCalls);
  return fitsReset(periodMs, traffic, report) ? error : error + report.limit / 4;
};

const periodOf = (errors: readonly number[]): number => COMMON_PERIODS_MS[errors.indexOf(Math.min(...errors))] ?? COMMON_PERIODS_MS[0]!;

/** The period of the log that explains the latest reports best. */
export const logPeriod = ({ errors }: SlidingLog): number => periodOf(errors);

/** Compares a report with what a sliding log of each usual period would report. */
export const observeLog = (before: SlidingLog, traffic: Traffic, report: LogReport): SlidingLog => {
  const errors = COMMON_PERIODS_MS.map((periodMs, index) => {
    const earlier = before.errors[index] ?? 0;
    return earlier * EVIDENCE_DECAY + errorOf(periodMs, traffic, report);
  });
  const { most } = countBounds(periodOf(errors), traffic, report.call);
  return { errors, foreignCalls: Math.max(0, report.used - most) };
};

/** By how many calls the latest reports contradict the log that explains them best. */
export const logError = ({ errors }: SlidingLog): number => (errors.length === 0 ? 0 : Math.min(...errors));

/** Whether the latest reports fit a sliding log, with `times` the usual tolerance. */
export const mayBeLog = (log: SlidingLog, limit: number, times = 1): boolean =>
  log.errors.length > 0 && logError(log) <= times * (limit * LOG_TOLERANCE.share + LOG_TOLERANCE.calls);

/** How many of `capacity` calls are possible at `now`. */
export const freeOfLog = (log: SlidingLog, { history, sent }: Traffic, capacity: number, now: number): number =>
  capacity - countSince(history, now - logPeriod(log) - WAKE_MARGIN_MS, sent);

/** When the call at position `count` may be sent: when enough calls have left the log. */
export const logAvailableAt = (log: SlidingLog, traffic: Traffic, capacity: number, count: number, now: number): number => {
  const periodMs = logPeriod(log) + WAKE_MARGIN_MS;
  const rounds = Math.ceil(count / capacity) - 1;
  const excess = count - rounds * capacity - freeOfLog(log, traffic, capacity, now);
  const leavesAt = excess <= 0 ? now : (sentAtCount(traffic.history, now - periodMs, excess) ?? now) + periodMs;
  return leavesAt + rounds * periodMs;
};
