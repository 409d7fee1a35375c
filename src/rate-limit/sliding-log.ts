import {
  ARRIVAL_SPREAD_OF_LATENCY,
  ARRIVAL_SPREAD_OF_PERIOD,
  COMMON_PERIODS_MS,
  EVIDENCE_DECAY,
  LEAST_LOG,
  LOG_TOLERANCE,
  REORDER_WINDOW_MS,
  RESET_MISFIT_SHARE,
  SECOND_MS,
  WAKE_MARGIN_MS,
} from './constants.js';
import { countSince, countUntil, countUpTo, lastSeq, roomAt, sentAtCount } from './history.js';
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

/** Two calls may arrive so much closer together than they were sent, or further apart. */
const arrivalSpreadMs = ({ minLatencyMs }: Traffic, periodMs: number): number =>
  WAKE_MARGIN_MS + (minLatencyMs ?? 0) * ARRIVAL_SPREAD_OF_LATENCY + periodMs * ARRIVAL_SPREAD_OF_PERIOD;

/** Whether the reset may be the time at which the oldest call leaves the log. */
const fitsReset = (periodMs: number, { history, minLatencyMs }: Traffic, { call, reset }: LogReport): boolean => {
  if (!reset) return true;
  const leavesAt = (sentAtCount(history, call.sentAt - periodMs, 1) ?? call.sentAt) + periodMs;
  // Services round up or down.
  const tolerance = (minLatencyMs ?? 0) + (reset.isRounded ? SECOND_MS : 0);
  return leavesAt <= reset.latest + tolerance && leavesAt >= reset.earliest - tolerance;
};

/** The index of the period that explains the latest reports best; -1 before the first report. */
const bestOf = (errors: readonly number[]): number => errors.indexOf(Math.min(...errors));

/** Compares a report with what a sliding log of each usual period would report. */
export const observeLog = (before: SlidingLog, traffic: Traffic, report: LogReport): SlidingLog => {
  const { call, used, limit } = report;
  const { history } = traffic;
  // Times of arrival are not known exactly, so there are bounds of the calls in the log when this one arrived.
  const least = countUpTo(history, call.countedUpTo);
  const most = countUpTo(history, lastSeq(history, call.sentAt + REORDER_WINDOW_MS));
  const errors = COMMON_PERIODS_MS.map((periodMs, index) => {
    const spreadMs = arrivalSpreadMs(traffic, periodMs);
    const left = (ms: number): number => countUntil(history, call.sentAt - periodMs + ms);
    const tooFew = Math.max(0, least - left(spreadMs)) + 1 - used;
    const tooMany = used - Math.max(0, most - left(-spreadMs)) - report.foreignCalls;
    const error = Math.max(0, tooFew, tooMany);
    const misfit = fitsReset(periodMs, traffic, report) ? 0 : limit * RESET_MISFIT_SHARE;
    return (before.errors[index] ?? 0) * EVIDENCE_DECAY + error + misfit;
  });
  const own = countSince(traffic.history, call.sentAt - COMMON_PERIODS_MS[bestOf(errors)]!, call.seq);
  return { errors, foreignCalls: Math.max(0, used - own) };
};

/** The period of the log that explains the latest reports best. */
export const logPeriod = ({ errors }: SlidingLog): number => COMMON_PERIODS_MS[bestOf(errors)] ?? COMMON_PERIODS_MS[0]!;

/** By how many calls the latest reports contradict the log that explains them best. */
export const logError = ({ errors }: SlidingLog): number => errors[bestOf(errors)] ?? 0;

/** By how many calls a sliding log may be wrong. */
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
  const rounds = Math.ceil(count / capacity) - 1;
  const most = (rounds + 1) * capacity - count + 1;
  return roomAt(traffic.history, traffic.sent, most, periodMs, now) + rounds * periodMs;
};
