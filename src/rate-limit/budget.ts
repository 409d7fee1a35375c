import {
  CAUTION_MS,
  DISCOVERY_INTERVAL_MS,
  EVIDENCE_DECAY,
  EXHAUSTED_RECHECK_MS,
  FIRST_CALL_SHARE,
  FIRST_REPORT_SHARE,
  LATER_REPORT_SHARE,
  LEAST_BETWEEN_RESETS_MS,
  LEAST_MEASURED_CALLS,
  LONG_WINDOW_MS,
  LONGEST_BACKOFF_MS,
  LONGEST_EASE_MS,
  PROBE_BACKOFF_MS,
  QUIET_SHARE,
  QUOTA_FROM_MS,
  REOPENING_SHARE,
  REORDER_WINDOW_MS,
  SECOND_MS,
  SHAPE_PROBE_SHARE,
  SMALL_LIMIT,
  TRIAL_RECHECK_MS,
  UNCONFIRMED_SHARE,
  UNCONFIRMED_WAIT_SHARE,
  UNREPORTED_SHARE,
  UNRESERVED_SHARE,
  WAKE_MARGIN_MS,
} from './constants.js';
import { lastSentAt } from './history.js';
import { initialResetEstimate, resetProbeAt, startNextWindow, windowsPassed, type ResetEstimate } from './reset-estimator.js';
import { initialSlidingLog, logAvailableAt, logPeriod, mayBeLog, ownCalls } from './sliding-log.js';
import type { Traffic } from './traffic.js';

/** A report, and what was seen since: how many later calls were accepted, and the least that remained. */
export interface Baseline {
  remaining: number;
  seq: number;
  at: number;
  accepted: number;
  least: number;
}

export const createBaseline = (remaining: number, seq: number, at: number): Baseline => ({
  remaining,
  seq,
  at,
  accepted: 0,
  least: remaining,
});

/** A test call that may be sent although no call is left. It shows whether the service accepts more calls. */
export type Probe = { state: 'undecided' | 'sent' | 'declined' } | { state: 'planned'; at: number };

/**
 * One limit as the headers report it. `window`: resets at once. `gradual`: refills bit by bit, as token buckets and sliding counters do.
 * `sliding-log`: each call counts for one period. Times are milliseconds of the limiter's clock; null is unknown.
 */
export const initialBudget = {
  name: '',
  shape: 'unknown' as 'unknown' | 'window' | 'gradual' | 'sliding-log',
  /** By how many calls the latest reports contradict the shape. */
  shapeError: 0,
  /** What the limit would be as a sliding log, whatever its shape is taken to be. */
  log: initialSlidingLog,
  limit: 0,
  /** What the dearest call costs, as far as refusals have shown. */
  callCost: 1,
  /** The remaining calls by the best report. It is possible that calls after number `countedUpTo` are not counted yet. */
  remaining: 0,
  countedUpTo: 0,
  /** False after a reset, until a response of the new window reports. */
  isReported: false,
  /** `reportedBySeq`: the call whose response reported. `knownAtSeq`: the last call sent before that response arrived. */
  reportedBySeq: 0,
  knownAtSeq: 0,
  /** `remaining` grows by `refillPerMs` after this time. */
  refillFrom: 0,
  refillPerMs: 0,
  /** It refills at least this fast. */
  refillFloor: 0,
  /** The rate with which a call was refused last; null if none was. */
  refusedRefillPerMs: null as number | null,
  /** `startSeq`: the last call before this window. `refusals`: how many calls were refused since. */
  startSeq: 0,
  refusals: 0,
  reset: initialResetEstimate,
  /** The window was seen to reset as predicted: all of it may be used at once. */
  isResetConfirmed: false,
  /** A reset came late once: a window that was to be used at once had not begun yet. */
  wasResetLate: false,
  /** Calls that other clients of the key made in the window before. */
  foreignCalls: 0,
  probe: { state: 'undecided' } as Probe,
  /** Refill and foreign calls are measured from this report on. */
  baseline: createBaseline(0, 0, 0),
};

export type Budget = typeof initialBudget;

/** A request for the time at which the call at position `count` of the queue may be sent. */
export interface Position {
  count: number;
  /** Calls to leave free. */
  reserve: number;
}

/** Whether responses report that too little is left for a call. */
export const isExhausted = ({ isReported, remaining, callCost }: Budget): boolean => isReported && remaining < callCost;

/** When a limit of which too little is left resets; null if enough is left, or if that is not known. */
export const exhaustedUntil = (budget: Budget): number | null => (isExhausted(budget) ? budget.reset.at : null);

/** All of it is free again at its reset. */
export const hasWindows = ({ shape }: Budget): boolean => shape === 'unknown' || shape === 'window';

/** A trial never resets, so waiting does not help. */
export const isTrial = ({ name, isReported, reset }: Budget): boolean => name === 'trial' && isReported && reset.at === null;

export const isTrialUsedUp = (budget: Budget): boolean => isTrial(budget) && budget.remaining < 1;

/** `uncounted`: calls that were sent since, and made room. */
export const refilled = ({ shape, limit, remaining, reset, refillFrom, refillPerMs }: Budget, now: number, uncounted = 0): number => {
  // A limit of no calls is tried again too.
  const calls = Math.max(1, limit);
  const unreported = reset.at === null ? calls * UNREPORTED_SHARE : calls;
  const most = shape === 'gradual' ? calls + uncounted : unreported;
  return Math.max(0, Math.min(most - remaining, (now - refillFrom) * refillPerMs));
};

const foreignCallsNow = (budget: Budget, traffic: Traffic): number =>
  Math.max(0, budget.limit - budget.remaining - (traffic.sent - budget.startSeq - budget.refusals));

const uncountedCalls = ({ countedUpTo }: Budget, { inFlight, sent }: Traffic): number => Math.min(inFlight, sent - countedUpTo);

/** Calls that are free for certain: calls that may not be counted yet are subtracted. If calls differ in cost, they cost the average. */
const freeCalls = (budget: Budget, traffic: Traffic, now: number): number => {
  const uncounted = uncountedCalls(budget, traffic);
  return budget.remaining + refilled(budget, now, uncounted) - (uncounted * (1 + budget.callCost)) / 2;
};

/** A window without a report was sent as many calls as its limit allows: when it is over, if it is open as long as the one before. */
const usedUpUntil = ({ isReported, limit, startSeq, reset }: Budget, { sent }: Traffic): number | null =>
  isReported || limit === 0 || sent - startSeq < limit || reset.previousAt === null ? null : reset.previousAt + (reset.openMs ?? 0);

/** The share of the remaining calls to use for now: other clients that use some will use more, and may be reading the same number. */
const trustedShare = ({ baseline, remaining, reportedBySeq }: Budget, { observations }: Traffic): number => {
  const byReports = reportedBySeq === baseline.seq ? FIRST_REPORT_SHARE : LATER_REPORT_SHARE;
  const most = observations > 1 ? 1 : byReports;
  const used = baseline.remaining - remaining;
  return used > 0 ? Math.min(most, (reportedBySeq - baseline.seq) / used) : most;
};

/** How many more resets than the next one it takes until `count` calls are free. */
export const resetsFurther = ({ limit }: Budget, count: number, free: number): number =>
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

/**
 * A part of the window has passed, and other clients made no call in it: those of the window before may have been this program's, before it was
 * started again. A few calls alone may cost less than others.
 */
const areOthersQuiet = ({ baseline, limit, remaining, startSeq, refillFrom }: Budget, windowBegan: number, periodMs: number): boolean =>
  baseline.accepted >= LEAST_MEASURED_CALLS &&
  limit - remaining <= baseline.accepted + baseline.seq - startSeq &&
  refillFrom - windowBegan > Math.max(REORDER_WINDOW_MS, periodMs * QUIET_SHARE);

/**
 * Other clients' usual calls are left to them, fewer and fewer, until the last `UNRESERVED_SHARE` of the window. No call waits for them longer
 * than `LONGEST_EASE_MS` after the call before it.
 */
const easedAt = (budget: Budget, traffic: Traffic, surplus: number, count: number): number | null => {
  const { at, periodMs } = budget.reset;
  if (!budget.isReported || budget.shape === 'gradual' || at === null || periodMs === null) return null;
  const expected = budget.foreignCalls - foreignCallsNow(budget, traffic);
  if (expected <= 0 || areOthersQuiet(budget, at - periodMs, periodMs)) return null;
  const unreservedAt = at - periodMs * (UNRESERVED_SHARE + ((1 - UNRESERVED_SHARE) * surplus) / expected);
  return Math.min(unreservedAt, lastSentAt(traffic.history) + count * LONGEST_EASE_MS);
};

/** However slow a gradual limit seems to refill, a call is free at the reset that is reported, and after it if all calls before were accepted. */
const freeAtReset = ({ reset: { at } }: Budget, { inFlight, refusalsInARow, history }: Traffic, now: number): number | null => {
  if (at === null) return null;
  const isIdle = inFlight === 0 && refusalsInARow === 0 && lastSentAt(history) < at;
  return at > now || isIdle ? Math.max(now, at + WAKE_MARGIN_MS) : null;
};

/** When a sliding log has room. Until it is confirmed, a call that reports do not show to be free waits for the next report. */
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
  const isCautious =
    isReported && !isResetConfirmed && shape !== 'gradual' && traffic.inFlight > 0 && now < traffic.cautiousUntil && free >= count;
  const usable = isCautious ? free - remaining * (1 - trustedShare(budget, traffic)) : free;
  const eased = easedAt(budget, traffic, usable - count, position.count);
  if (usable >= count && (eased === null || eased <= now)) return now;

  // Calls may leave a sliding window all at once: for calls further back the rate is a guess, and none is rejected for it.
  const refillCount = budget.refillFloor > 0 ? Math.min(count, usable + 1) : count;
  const refillsAt = refillPerMs > 0 ? Math.max(refillFrom, now) + (refillCount - usable) / refillPerMs : null;
  if (shape === 'gradual') return count === 1 ? soonestOf([refillsAt, freeAtReset(budget, traffic, now)]) : refillsAt;
  const enoughResetsAt = afterResets(budget, count, usable);
  // A probe that was planned before the service asked for a longer pause is dropped. It is one call, so the calls behind it wait for the reset.
  const isProbed = probe.state === 'planned' && probe.at >= traffic.blockedUntil && (count === 1 || enoughResetsAt === null);
  const at = soonestOf([
    usable >= count ? eased : refillsAt,
    enoughResetsAt,
    isProbed ? probe.at : null,
    isCautious ? traffic.cautiousUntil : null,
  ]);
  return at === null ? null : Math.max(now, at);
};

/**
 * What other clients used in the window before, if that was the last one of `count`. A window without a report says less than the one before, and
 * so does one that accepted no call: perhaps it had not begun yet.
 */
const foreignCallsBefore = (budget: Budget, traffic: Traffic, count: number): number => {
  if (count > 1) return 0;
  const { firstAcceptedAt, previousAt } = budget.reset;
  const isKnown = budget.isReported && (firstAcceptedAt !== null || previousAt === null);
  return isKnown ? foreignCallsNow(budget, traffic) : budget.foreignCalls * EVIDENCE_DECAY;
};

/** The refill is measured from the last report on. */
export const toGradual = (budget: Budget): Budget => ({
  ...budget,
  shape: 'gradual',
  refillFloor: 0,
  baseline: createBaseline(budget.remaining, budget.reportedBySeq, budget.refillFrom),
});

/** Starts the next window, of which nothing is reported yet. */
export const startWindow = (budget: Budget, traffic: Traffic, afterSeq: number, endedAt: number, count: number): Budget => ({
  ...budget,
  foreignCalls: foreignCallsBefore(budget, traffic, count),
  callCost: 1 + (budget.callCost - 1) * EVIDENCE_DECAY,
  reset: startNextWindow(budget.reset, endedAt, count),
  startSeq: afterSeq,
  countedUpTo: afterSeq,
  reportedBySeq: afterSeq,
  isReported: false,
  refusals: 0,
  probe: { state: 'undecided' },
});

/** Whether the first call of the next window goes alone: the reset may be late, and a round trip is short compared with the window. */
const goesFirstCallAlone = ({ reset: { openMs }, wasResetLate }: Budget, { minLatencyMs }: Traffic): boolean => {
  if (minLatencyMs === null || openMs === null) return false;
  return minLatencyMs < openMs * FIRST_CALL_SHARE && (wasResetLate || openMs >= LONG_WINDOW_MS);
};

/** If the limit were a sliding log, which no report contradicts, only a part of the window would be free at its reset. */
const leavesOneByOne = ({ log, limit, foreignCalls }: Budget, traffic: Traffic, now: number): boolean =>
  mayBeLog(log, limit) && ownCalls(log, traffic, now) > foreignCalls;

/** The reset has passed without a response: one call may be sent, or, if resets were seen, all that other clients leave. */
const renew = (before: Budget, traffic: Traffic, now: number): Budget => {
  const count = windowsPassed(before.reset, now);
  const budget = startWindow(before, traffic, traffic.sent, before.reset.at! + (count - 1) * (before.reset.periodMs ?? 0), count);
  const { limit, foreignCalls, reset } = budget;
  const isOneByOne = leavesOneByOne(budget, traffic, now) || goesFirstCallAlone(budget, traffic);
  const isResetConfirmed = budget.isResetConfirmed && !isOneByOne;
  return {
    ...budget,
    isResetConfirmed,
    remaining: isResetConfirmed ? Math.max(1, limit - foreignCalls) : 1,
    // Refusals are fast: if none comes for a while, calls may follow before the first response of a slow service.
    refillFrom: now + Math.min(2 * (traffic.minLatencyMs ?? CAUTION_MS.least), CAUTION_MS.most) + DISCOVERY_INTERVAL_MS,
    refillPerMs: isResetConfirmed && reset.periodMs !== null ? 0 : 1 / DISCOVERY_INTERVAL_MS,
  };
};

const planProbe = (budget: Budget, traffic: Traffic, now: number): Probe => {
  const { shape, reset } = budget;
  const planned = (at: number | null): Probe => (at === null ? { state: 'declined' } : { state: 'planned', at });
  if (isTrialUsedUp(budget)) return planned(now + TRIAL_RECHECK_MS);
  if (reset.at === null) return planned(Math.max(traffic.blockedUntil, probeWithoutResetAt(reset, traffic, now)));
  const waitMs = reset.at - now;
  // A reset that is far away and was never seen may be wrong: its window may be a minute, or a relative reset in milliseconds.
  const isDoubtful = reset.previousAt === null && traffic.probeBudget > 0 && waitMs > QUOTA_FROM_MS;
  if (shape !== 'unknown' && !isDoubtful) return planned(resetProbeAt(reset, now, traffic.probeBudget));
  const doubtMs = Math.min(EXHAUSTED_RECHECK_MS, reset.isAbsolute ? Infinity : waitMs / SECOND_MS);
  const probeMs = isDoubtful ? doubtMs : waitMs * SHAPE_PROBE_SHARE;
  return planned(Math.max(traffic.blockedUntil, now + probeMs));
};

/** When to probe a limit whose reset is not reported: shortly before it would be open as long as the window before, then further and further apart. */
const probeWithoutResetAt = ({ firstAcceptedAt, openMs }: ResetEstimate, { refusalsInARow }: Traffic, now: number): number => {
  const shareMs = (openMs ?? 0) * REOPENING_SHARE;
  const backoffMs = Math.min(LONGEST_BACKOFF_MS, Math.max(shareMs, PROBE_BACKOFF_MS * 2 ** refusalsInARow));
  const openUntil = firstAcceptedAt === null || openMs === null ? now : firstAcceptedAt + openMs - shareMs;
  return Math.max(openUntil, now + backoffMs);
};

/** No window is so short: the limit is a bucket, whose resets are the times at which it is full. */
const isResetTooSoon = ({ shape, limit, reset: { at, previousAt } }: Budget): boolean =>
  (shape === 'unknown' || limit <= SMALL_LIMIT) && at !== null && previousAt !== null && at - previousAt < LEAST_BETWEEN_RESETS_MS;

/** Until reports show how fast it refills, one call becomes free in each round trip. */
const toBucket = (budget: Budget, { minLatencyMs }: Traffic): Budget => ({
  ...toGradual(budget),
  refillPerMs: 1 / Math.max(DISCOVERY_INTERVAL_MS, minLatencyMs ?? 0),
});

/** Lets time pass: starts the next window if this one has ended, and plans a probe if none of its calls remains. */
export const tickBudget = (budget: Budget, traffic: Traffic, now: number): Budget => {
  const { reset } = budget;
  const isOver = hasWindows(budget) && reset.at !== null && now >= reset.at + WAKE_MARGIN_MS;
  if (isOver && isResetTooSoon(budget)) return toBucket(budget, traffic);
  const current = isOver ? renew(budget, traffic, now) : budget;
  if (current.probe.state !== 'undecided' || !current.isReported || !hasWindows(budget)) return current;
  return freeCalls(current, traffic, now) < current.callCost ? { ...current, probe: planProbe(current, traffic, now) } : current;
};

/** A full bucket refills no further: the calls that are sent now make room from now on. */
const endFull = (budget: Budget, traffic: Traffic, now: number): Budget => {
  const { shape, refillPerMs } = budget;
  if (shape !== 'gradual' || refillPerMs <= 0) return budget;
  const fullMs = now - refilled(budget, now, uncountedCalls(budget, traffic)) / refillPerMs;
  return { ...budget, refillFrom: Math.max(budget.refillFrom, fullMs) };
};

export const onBudgetSent = (before: Budget, traffic: Traffic, now: number): Budget => {
  const budget = endFull(before, traffic, now);
  const isTrickle = !budget.isReported && budget.refillPerMs > 0 && budget.shape !== 'gradual';
  const probe: Probe = budget.probe.state === 'planned' && now >= budget.probe.at ? { state: 'sent' } : budget.probe;
  if (!isTrickle) return probe === budget.probe ? budget : { ...budget, probe };
  // One call at a time: time in which a blocked event loop could not have sent is not made up for.
  const remaining = budget.remaining + Math.min(1, refilled(budget, now));
  return { ...budget, probe, remaining, refillFrom: Math.max(budget.refillFrom, now) };
};
