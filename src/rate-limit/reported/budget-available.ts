import {
  countInWindow,
  foreignCallsNow,
  freeCalls,
  hasWindows,
  isGradual,
  isRefilled,
  isTrial,
  uncountedCalls,
  type Budget,
  type Position,
} from './budget.js';
import {
  FORGOTTEN_MS,
  LONGEST_YIELD_MS,
  MEASURED_CALLS,
  QUIET_SHARE,
  REORDER_WINDOW_MS,
  REPORT_SHARE,
  SMALL_LIMIT,
  UNCONFIRMED_SHARE,
  UNCONFIRMED_WAIT_SHARE,
  UNRESERVED_SHARE,
  WAKE_MARGIN_MS,
} from '../constants.js';
import { lastSentAt } from '../traffic/history.js';
import { logAvailableAt, logPeriod } from './sliding-log.js';
import type { Traffic } from '../traffic/traffic.js';

/** A window without a report was sent as many calls as its limit allows: when it is over, if it is open as long as the one before. */
const usedUpUntil = ({ isReported, limit, startSeq, reset }: Budget, { sent }: Traffic): number | null =>
  isReported || limit === 0 || sent - startSeq < limit || reset.previousAt === null ? null : reset.previousAt + (reset.openMs ?? 0);

/** The share of the remaining calls to use for now: other clients that use some will use more, and may be reading the same number. */
const trustedShare = ({ baseline, remaining, reportedBySeq }: Budget, { observations }: Traffic): number => {
  const byReports = reportedBySeq === baseline.seq ? REPORT_SHARE.first : REPORT_SHARE.later;
  const most = observations > 1 ? 1 : byReports;
  const used = baseline.remaining - remaining;
  return used > 0 ? Math.min(most, (reportedBySeq - baseline.seq) / used) : most;
};

/** How many more resets than the next one it takes until `count` calls are free. */
const resetsFurther = ({ limit }: Budget, count: number, free: number): number =>
  Math.max(0, Math.ceil((count - Math.max(0, free)) / Math.max(1, limit)) - 1);

/** When `count` calls are free after a reset; null if that is not known. */
const afterResets = (budget: Budget, count: number, free: number): number | null => {
  const { at, periodMs } = budget.reset;
  const further = resetsFurther(budget, count, free);
  if (at === null || (further > 0 && periodMs === null)) return null;
  return at + WAKE_MARGIN_MS + further * (periodMs ?? 0);
};

const soonestOf = (times: readonly (number | null)[]): number | null =>
  times.reduce((a, b) => (a === null || (b !== null && b < a) ? b : a), null);

/** Others made no call in this window so far: those before may have been this program's, before it was started again. A few calls may cost less than others. */
const areOthersQuiet = ({ baseline, limit, remaining, startSeq, refillFrom }: Budget, windowBegan: number, periodMs: number): boolean =>
  baseline.accepted >= MEASURED_CALLS.least &&
  limit - remaining <= baseline.accepted + baseline.seq - startSeq &&
  refillFrom - windowBegan > Math.max(REORDER_WINDOW_MS, periodMs * QUIET_SHARE);

/** Other clients' usual calls are left to them, fewer and fewer as the window goes on. A call waits for that until `LONGEST_YIELD_MS` after the one before. */
const yieldsUntil = (budget: Budget, traffic: Traffic, surplus: number, count: number): number | null => {
  const { at, periodMs } = budget.reset;
  if (!budget.isReported || isGradual(budget) || at === null || periodMs === null) return null;
  const expected = budget.foreignCalls - foreignCallsNow(budget, traffic);
  if (expected <= 0 || areOthersQuiet(budget, at - periodMs, periodMs)) return null;
  const unreservedAt = at - periodMs * (UNRESERVED_SHARE + ((1 - UNRESERVED_SHARE) * surplus) / expected);
  return Math.min(unreservedAt, lastSentAt(traffic.history) + count * LONGEST_YIELD_MS);
};

/** However slow a gradual limit seems to refill, a call is free at the reset that is reported, and after it if all calls before were accepted. */
const freeAtReset = ({ reset: { at } }: Budget, { inFlight, refusalsInARow, history }: Traffic, now: number): number | null => {
  if (at === null) return null;
  const isIdle = inFlight === 0 && refusalsInARow === 0 && lastSentAt(history) < at;
  return at > now || isIdle ? Math.max(now, at + WAKE_MARGIN_MS) : null;
};

/** When a call is free in a sliding log. Until it is confirmed, a call that reports do not show to be free waits for the next report. */
const logBudgetAvailableAt = (budget: Budget, traffic: Traffic, { count, reserve }: Position, now: number): number | null => {
  const { log, limit, remaining, refillFrom } = budget;
  const { inFlight, refusalsInARow, sent, refusedSeq } = traffic;
  // Refusals contradict it: one call finds out whether others are accepted.
  if (refusalsInARow > 0 && inFlight > 0 && (count > 1 || sent > refusedSeq)) return null;
  // What other clients used is known for one period.
  const foreignCalls = now < refillFrom + logPeriod(log) ? log.foreignCalls : 0;
  const at = logAvailableAt(log, traffic, Math.max(1, limit - foreignCalls - reserve), count, now);
  const isReportedFree = uncountedCalls(budget, traffic) + count <= remaining + limit * UNCONFIRMED_SHARE;
  if (at > now || log.isConfirmed || inFlight === 0 || isReportedFree) return at;
  return Math.max(now, refillFrom + logPeriod(log) * UNCONFIRMED_WAIT_SHARE);
};

/** When the call at that position may be sent: `now`, a later time, or null if that is not known. */
export const budgetAvailableAt = (budget: Budget, traffic: Traffic, position: Position, now: number): number | null => {
  const { isReported, isResetConfirmed, shape, remaining, limit, callCost, refillPerMs, refillFrom, probe } = budget;
  if (shape === 'sliding-log') return logBudgetAvailableAt(budget, traffic, position, now);
  const until = usedUpUntil(budget, traffic);
  if (until !== null && until > now) return until;
  const count = isReported || isResetConfirmed ? position.count : 1;
  const reserved = isReported || remaining > 1 ? Math.min(position.reserve, Math.max(0, limit - 1)) : 0;
  const free = freeCalls(budget, traffic, now) - reserved - (isReported ? callCost - 1 : 0);
  const isUnconfirmed = isReported && !isResetConfirmed && !isGradual(budget);
  const isHeldBack = isUnconfirmed && traffic.inFlight > 0 && now < traffic.cautiousUntil && free >= count;
  const usable = isHeldBack ? free - remaining * (1 - trustedShare(budget, traffic)) : free;
  const yieldUntil = yieldsUntil(budget, traffic, usable - count, position.count);
  if (usable >= count && yieldUntil === null) return now;

  // Calls may leave a sliding window all at once: for calls further back the rate is a guess, and none is rejected for it.
  const refillCount = shape === 'sliding-counter' ? Math.min(count, usable + 1) : count;
  const isRefilling = refillPerMs > 0 && !(count === 1 && isRefilled(budget, traffic, now));
  const refillsAt = isRefilling ? Math.max(refillFrom, now) + (refillCount - usable) / refillPerMs : null;
  if (isGradual(budget)) return count === 1 ? soonestOf([refillsAt, freeAtReset(budget, traffic, now)]) : refillsAt;
  const enoughResetsAt = afterResets(budget, count, usable);
  // A probe that was planned before the service asked for a longer pause is dropped. It is one call, so the calls behind it wait for the reset.
  const isProbed = probe.state === 'planned' && probe.at >= traffic.blockedUntil && (count === 1 || enoughResetsAt === null);
  const at = soonestOf([
    usable >= count ? yieldUntil : refillsAt,
    enoughResetsAt,
    isProbed ? probe.at : null,
    isHeldBack ? traffic.cautiousUntil : null,
  ]);
  return at === null ? null : Math.max(now, at);
};

/** Calls in flight that the report of a budget does not include for certain. */
const unreportedInFlight = ({ isReported, knownAtSeq, startSeq }: Budget, { sent, inFlight }: Traffic): number =>
  Math.min(inFlight, sent - (isReported ? knownAtSeq : startSeq));

/** Calls that are free at best if none of those in flight is accepted: other clients use nothing, and a reset frees all. */
export const freeAtBest = (budget: Budget, traffic: Traffic, now: number): number => {
  const { limit, remaining, knownAtSeq, refillFrom, isReported, reset } = budget;
  const unused = limit - Math.max(0, countInWindow(budget, traffic.sent - traffic.inFlight));
  if (!isReported) return unused;
  const endedSince = traffic.sent - knownAtSeq - unreportedInFlight(budget, traffic);
  // Without a reset, a report of long ago says nothing, except of a trial.
  const isOver = now >= (reset.at ?? (isTrial(budget) ? Infinity : refillFrom + FORGOTTEN_MS));
  return isOver ? limit - endedSince : Math.min(remaining - endedSince, unused);
};

/** A rate is measured from below, and a log may be of another period, so all is free at the reset at best. Small buckets may refill sooner. */
const possibleByRefill = (budget: Budget, traffic: Traffic, position: Position, free: number, now: number): number | null => {
  const { limit, refusedRefillPerMs, reset } = budget;
  const at = budgetAvailableAt(budget, traffic, position, now);
  if (at === null || (isGradual(budget) && position.count === 1)) return at;
  if (isGradual(budget) && limit <= SMALL_LIMIT && refusedRefillPerMs === null) return null;
  const untilReset = reset.at === null ? Infinity : Math.max(0, reset.at - now);
  return Math.min(at, now + untilReset * (1 + resetsFurther(budget, position.count, free)));
};

/** The earliest time at which a call may be accepted; null if that is not known. `accepted`: calls in flight that other limits let through at most. */
export const budgetPossibleAt = (budget: Budget, traffic: Traffic, position: Position, accepted: number, now: number): number | null => {
  const free = freeAtBest(budget, traffic, now) - Math.min(accepted, unreportedInFlight(budget, traffic)) - position.reserve;
  if (position.count <= free) return now;
  if (!hasWindows(budget)) return possibleByRefill(budget, traffic, position, free, now);
  const { at, earliest, firstAcceptedAt, periodMs } = budget.reset;
  if (at === null) return null;
  // A window is at least as long as the time that it was seen to be open.
  const openMs = earliest === null || firstAcceptedAt === null ? 0 : Math.max(0, earliest - firstAcceptedAt);
  // A limit of unknown shape may refill before it resets again.
  const areWindows = budget.shape === 'window' || budget.isResetConfirmed;
  return areWindows ? at + resetsFurther(budget, position.count, free) * (periodMs ?? openMs) : at;
};
