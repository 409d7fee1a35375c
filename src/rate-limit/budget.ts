import {
  CAUTION_MS,
  COMMON_PERIODS_MS,
  DISCOVERY_INTERVAL_MS,
  FIRST_REPORT_SHARE,
  FRESH_WINDOW_SHARE,
  LATER_REPORT_SHARE,
  REFILL_DECREASE,
  REFILL_INCREASE,
  REFUSALS_OF_ONE_SHAPE,
  SHAPE_PROBE_SHARE,
  SHORTEST_ROUNDED_SLIDING_MS,
  SHORTEST_SLIDING_MS,
  SMALL_LIMIT,
  SLIDING_SHARE,
  SLOW_REFILL_INCREASE,
  TRIAL_RECHECK_MS,
  WAKE_MARGIN_MS,
} from './constants.js';
import {
  createResetEstimate,
  onResetReported,
  onRetryAfter,
  onWindowAccepted,
  resetProbeAt,
  startNextWindow,
  windowsPassed,
  type ResetEstimate,
} from './reset-estimator.js';
import type { ResetTime } from './server-clock.js';
import type { SentCall, Traffic } from './traffic.js';

/**
 * One limit as the headers report it. `window`: resets at once. `gradual`: refills bit by bit, as token buckets, sliding logs and
 * sliding counters do. Times are milliseconds of the limiter's clock; null is unknown.
 */
export interface Budget {
  name: string;
  shape: 'unknown' | 'window' | 'gradual';
  limit: number;
  /** The remaining calls by the best report. Calls after number `countedUpTo` may not be counted in it. */
  remaining: number;
  countedUpTo: number;
  /** False after a reset, until a response of the new window reports. */
  isReported: boolean;
  /** The call whose response reported, and the last call sent before that was known. */
  reportedBySeq: number;
  knownAtSeq: number;
  /** `remaining` grows by `refillPerMs` after this time. */
  refillFrom: number;
  refillPerMs: number;
  /** A rate at which calls were refused: the next ones approach it slowly. */
  refillCeiling: number | null;
  /** It refills at least this fast. */
  refillFloor: number;
  /** The last call before this window, and how many calls it refused since. */
  startSeq: number;
  refusals: number;
  reset: ResetEstimate;
  /** The window was seen to reset as predicted: all of it may be used at once. */
  isResetConfirmed: boolean;
  /** Calls that other clients of the key made in the window before. */
  foreignCalls: number;
  /** A call that may be sent although nothing is left, to test whether more is. */
  probe: { state: 'undecided' | 'sent' | 'declined' } | { state: 'planned'; at: number };
  /** Refill and foreign calls are measured from here. */
  baseline: { remaining: number; seq: number; at: number };
}

export const createBudget = (name: string): Budget => ({
  name,
  shape: 'unknown',
  limit: 0,
  remaining: 0,
  countedUpTo: 0,
  isReported: false,
  reportedBySeq: 0,
  knownAtSeq: 0,
  refillFrom: 0,
  refillPerMs: 0,
  refillCeiling: null,
  refillFloor: 0,
  startSeq: 0,
  refusals: 0,
  reset: createResetEstimate(),
  isResetConfirmed: false,
  foreignCalls: 0,
  probe: { state: 'undecided' },
  baseline: { remaining: 0, seq: 0, at: 0 },
});

/** What a response reported of this budget. */
export interface BudgetReport {
  call: SentCall;
  receivedAt: number;
  isRefused: boolean;
  limit: number | undefined;
  remaining: number | undefined;
  reset: ResetTime | null;
}

/** A request for the time at which the call at position `count` of the queue may be sent. */
export interface Position {
  count: number;
  /** Calls to leave free. */
  reserve: number;
}

/** Whether this service reports that nothing is left, and when it resets. */
export const exhaustedUntil = ({ isReported, remaining, reset }: Budget): number | null => (isReported && remaining < 1 ? reset.at : null);

/** The same, if nothing can become available before. */
export const closedUntil = (budget: Budget): number | null => (budget.shape === 'gradual' ? null : exhaustedUntil(budget));

/** The trial is used up. It never resets, so waiting does not help. */
export const isTrialUsedUp = ({ name, isReported, remaining, reset }: Budget): boolean =>
  name === 'trial' && isReported && remaining < 1 && reset.at === null;

const refilled = ({ shape, limit, remaining, refillFrom, refillPerMs }: Budget, now: number): number => {
  const grown = Math.max(0, now - refillFrom) * refillPerMs;
  return shape === 'gradual' ? Math.min(limit - remaining, grown) : grown;
};

const foreignCallsNow = (budget: Budget, traffic: Traffic): number =>
  Math.max(0, budget.limit - budget.remaining - (traffic.sent - budget.startSeq - budget.refusals));

/** Calls that are free for certain: calls that may not be counted yet are subtracted. */
const freeCalls = (budget: Budget, traffic: Traffic, now: number): number =>
  budget.remaining + refilled(budget, now) - Math.min(traffic.inFlight, traffic.sent - budget.countedUpTo);

/** The share of the remaining calls to use for now: other clients that use some will use more, and may be reading the same number. */
const trustedShare = ({ baseline, remaining, reportedBySeq }: Budget, { observations }: Traffic): number => {
  const byReports = reportedBySeq === baseline.seq ? FIRST_REPORT_SHARE : LATER_REPORT_SHARE;
  const most = observations > 1 ? 1 : byReports;
  const used = baseline.remaining - remaining;
  return used > 0 ? Math.min(most, (reportedBySeq - baseline.seq) / used) : most;
};

/** When `count` calls are free after a reset; null if no reset is known. */
const afterResets = (budget: Budget, count: number, free: number): number | null => {
  const { at, periodMs } = budget.reset;
  if (at === null) return null;
  const further = Math.ceil((count - Math.max(0, free)) / Math.max(1, budget.limit)) - 1;
  if (further > 0 && periodMs === null) return null;
  return at + WAKE_MARGIN_MS + Math.max(0, further) * (periodMs ?? 0);
};

const soonestOf = (times: readonly (number | null)[]): number | null =>
  times.reduce((a, b) => (a === null || (b !== null && b < a) ? b : a), null);

/** Other clients' usual calls are left to them, fewer and fewer: after two thirds of the window all of it may be used. */
const easedAt = (budget: Budget, traffic: Traffic, surplus: number): number | null => {
  const { at, periodMs } = budget.reset;
  if (!budget.isReported || budget.shape === 'gradual' || at === null || periodMs === null) return null;
  const expected = budget.foreignCalls - foreignCallsNow(budget, traffic);
  return expected > 0 ? at - (periodMs / 3) * (1 + (2 * surplus) / expected) : null;
};

/** When the call at that position may be sent: `now`, a later time, or null if that is not known. */
export const budgetAvailableAt = (budget: Budget, traffic: Traffic, position: Position, now: number): number | null => {
  const { isReported, isResetConfirmed, shape, remaining, limit, refillPerMs, refillFrom, probe } = budget;
  const count = isReported || isResetConfirmed ? position.count : 1;
  const reserved = isReported || remaining > 1 ? Math.min(position.reserve, Math.max(0, limit - 1)) : 0;
  const free = freeCalls(budget, traffic, now) - reserved;
  const isCautious =
    isReported && !isResetConfirmed && shape !== 'gradual' && traffic.inFlight > 0 && now < traffic.cautiousUntil && free >= count;
  const usable = isCautious ? free - remaining * (1 - trustedShare(budget, traffic)) : free;
  const eased = easedAt(budget, traffic, usable - count);
  if (usable >= count && (eased === null || eased <= now)) return now;

  // Calls may leave a sliding window all at once: for calls further back the rate is a guess, and none is rejected for it.
  const refillCount = budget.refillFloor > 0 ? Math.min(count, usable + 1) : count;
  const refillsAt = refillPerMs > 0 ? Math.max(refillFrom, now) + (refillCount - usable) / refillPerMs : null;
  if (shape === 'gradual') return refillsAt;
  const enoughResetsAt = afterResets(budget, count, usable);
  if (count > 1 && enoughResetsAt !== null) return soonestOf([refillsAt, enoughResetsAt]);
  // A probe that was planned before the service asked for a longer pause is dropped.
  const probeAt = probe.state === 'planned' && probe.at >= traffic.blockedUntil ? probe.at : null;
  const at = soonestOf([usable >= count ? eased : refillsAt, enoughResetsAt, probeAt, isCautious ? traffic.cautiousUntil : null]);
  return at === null ? null : Math.max(now, at);
};

/** Starts the next window, of which nothing is reported yet. */
const startWindow = (budget: Budget, traffic: Traffic, afterSeq: number, endedAt: number, count: number): Budget => ({
  ...budget,
  foreignCalls: budget.isReported ? foreignCallsNow(budget, traffic) : budget.foreignCalls,
  reset: startNextWindow(budget.reset, endedAt, count),
  startSeq: afterSeq,
  countedUpTo: afterSeq,
  reportedBySeq: afterSeq,
  isReported: false,
  refusals: 0,
  probe: { state: 'undecided' },
});

/** The reset has passed without a response: one call may be sent, or, if resets were seen, all that other clients leave. */
const renew = (before: Budget, traffic: Traffic, now: number): Budget => {
  const count = windowsPassed(before.reset, now);
  const budget = startWindow(before, traffic, traffic.sent, before.reset.at! + (count - 1) * (before.reset.periodMs ?? 0), count);
  const { isResetConfirmed, limit, foreignCalls, reset } = budget;
  return {
    ...budget,
    remaining: isResetConfirmed ? Math.max(1, limit - foreignCalls) : 1,
    // Refusals are fast: if none comes for a while, calls may follow before the first response of a slow service.
    refillFrom: now + Math.min(2 * (traffic.minLatencyMs ?? CAUTION_MS.least), CAUTION_MS.most) + DISCOVERY_INTERVAL_MS,
    refillPerMs: isResetConfirmed && reset.periodMs !== null ? 0 : 1 / DISCOVERY_INTERVAL_MS,
  };
};

const planProbe = (budget: Budget, traffic: Traffic, now: number): Budget['probe'] => {
  const { shape, reset } = budget;
  const planned = (at: number | null): Budget['probe'] => (at === null ? { state: 'declined' } : { state: 'planned', at });
  if (isTrialUsedUp(budget)) return planned(now + TRIAL_RECHECK_MS);
  if (reset.at === null) return planned(Math.max(traffic.blockedUntil, now + backoffWithoutReset(traffic)));
  if (shape !== 'unknown') return planned(resetProbeAt(reset, now, traffic.probeBudget));
  return planned(Math.max(traffic.blockedUntil, now + (reset.at - now) * SHAPE_PROBE_SHARE));
};

/** Pause before a probe of a limit that is exhausted for an unknown time. */
const backoffWithoutReset = ({ refusalsInARow }: Traffic): number => 100 * 2 ** Math.min(refusalsInARow, 7);

/** Lets time pass: starts the next window if this one has ended, and plans a probe if none of its calls remains. */
export const tickBudget = (budget: Budget, traffic: Traffic, now: number): Budget => {
  const { shape, reset } = budget;
  const isOver = shape !== 'gradual' && reset.at !== null && now >= reset.at + WAKE_MARGIN_MS;
  const current = isOver ? renew(budget, traffic, now) : budget;
  if (current.probe.state !== 'undecided' || !current.isReported || shape === 'gradual') return current;
  return freeCalls(current, traffic, now) < 1 ? { ...current, probe: planProbe(current, traffic, now) } : current;
};

/** A call is sent. */
export const onBudgetSent = (budget: Budget, now: number): Budget => {
  const isTrickle = !budget.isReported && budget.refillPerMs > 0 && budget.shape !== 'gradual';
  const probe: Budget['probe'] = budget.probe.state === 'planned' && now >= budget.probe.at ? { state: 'sent' } : budget.probe;
  if (!isTrickle) return probe === budget.probe ? budget : { ...budget, probe };
  // One call at a time: time in which a blocked event loop could not have sent is not made up for.
  const remaining = budget.remaining + Math.min(1, refilled(budget, now));
  return { ...budget, probe, remaining, refillFrom: Math.max(budget.refillFrom, now) };
};

const onAccepted = (budget: Budget, call: SentCall, traffic: Traffic): Budget => ({
  ...budget,
  isResetConfirmed: budget.isResetConfirmed || budget.reset.previousAt !== null,
  reset: onWindowAccepted(budget.reset, call.sentAt + (traffic.minLatencyMs ?? 0)),
});

/** More is left than was known: the window has reset, or it refills gradually. */
const onMoreLeft = (budget: Budget, traffic: Traffic, call: SentCall, remaining: number): Budget => {
  const wasTested = budget.probe.state === 'sent';
  const isFull = remaining + traffic.sent - budget.reportedBySeq >= budget.limit - budget.foreignCalls;
  if (budget.shape === 'window' || isFull) {
    return { ...startWindow(budget, traffic, call.seq - 1, call.sentAt, 1), isResetConfirmed: true };
  }
  if (budget.shape !== 'unknown' || !wasTested) return budget;
  return toGradual(budget);
};

/** The refill is measured from the last report on. */
const toGradual = (budget: Budget): Budget => ({
  ...budget,
  shape: 'gradual',
  refillCeiling: null,
  refillFloor: 0,
  baseline: { remaining: budget.remaining, seq: budget.reportedBySeq, at: budget.refillFrom },
});

/** A call was refused: nothing is left, and a probe has its result. */
const onRefused = (before: Budget, call: SentCall, now: number): Budget => {
  const budget: Budget = { ...before, refusals: before.refusals + 1, probe: { state: 'undecided' } };
  if (!budget.isReported) {
    const isUsedUp = call.seq - budget.startSeq > budget.limit / 2;
    return { ...budget, isResetConfirmed: budget.reset.previousAt !== null && isUsedUp };
  }
  if (budget.shape !== 'gradual') {
    const wasTested = budget.limit > SMALL_LIMIT || (before.remaining < 1 && call.seq > before.knownAtSeq);
    return { ...budget, shape: wasTested ? 'window' : budget.shape };
  }
  // It was sent before the refusal before was known, so it says nothing new.
  if (call.seq <= before.knownAtSeq) return budget;
  return {
    ...budget,
    baseline: { remaining: 0, seq: call.seq, at: now },
    refillPerMs: Math.max(budget.refillFloor, budget.refillPerMs * REFILL_DECREASE),
    refillCeiling: budget.refillPerMs,
    shape: budget.refusals > REFUSALS_OF_ONE_SHAPE ? 'unknown' : 'gradual',
  };
};

/** The limit may refill faster than it is used: tests a higher rate. */
const refillFaster = (budget: Budget): number => {
  const { refillPerMs, refillCeiling } = budget;
  const isFarBelow = refillCeiling === null || refillPerMs * REFILL_INCREASE < refillCeiling * REFILL_DECREASE;
  return refillPerMs * (isFarBelow ? REFILL_INCREASE : SLOW_REFILL_INCREASE);
};

/** A new window reports that most of it is used already, though not by us: what was used before slides out of it bit by bit. */
const isSliding = (budget: Budget, traffic: Traffic, remaining: number): boolean => {
  const { isReported, shape, reset, limit, foreignCalls, startSeq } = budget;
  if (isReported || shape === 'gradual' || reset.previousAt === null) return false;
  return remaining + (traffic.sent - startSeq) < (limit - foreignCalls) * FRESH_WINDOW_SHARE;
};

/** The reported reset has passed, the next one is reported, and still no call remains. */
const isNotReset = ({ isReported, shape, reset, startSeq, limit }: Budget, { call, reset: next }: BudgetReport): boolean => {
  if (isReported || shape === 'gradual' || reset.previousAt === null || next === null) return false;
  const sinceReset = next.earliest - reset.previousAt;
  return call.seq - startSeq <= limit / 2 && sinceReset > (next.isRounded ? SHORTEST_ROUNDED_SLIDING_MS : SHORTEST_SLIDING_MS);
};

/** A sliding limit lets as many calls through in any window: spread evenly, all are accepted. */
const toSliding = (budget: Budget): Budget => {
  const { reset, limit } = budget;
  const untilReset = reset.at === null || reset.previousAt === null ? 0 : reset.at - reset.previousAt;
  const windowMs = Math.max(1, untilReset);
  const common = COMMON_PERIODS_MS.find((period) => Math.abs(period - windowMs) < period / 4);
  const refillPerMs = (limit / (common ?? windowMs)) * SLIDING_SHARE;
  return { ...budget, shape: 'gradual', refillPerMs, refillCeiling: refillPerMs, refillFloor: refillPerMs / 2 };
};

/** Measures from below how fast a gradual limit refills. */
const measureRefill = (budget: Budget, call: SentCall, remaining: number, now: number): Budget => {
  const { baseline, limit, refillPerMs } = budget;
  const gained = remaining - baseline.remaining + call.seq - baseline.seq;
  const isMeasurable = (gained >= 8 || refillPerMs === 0) && now > baseline.at;
  const isLong = gained >= 32 || remaining >= limit - 1;
  const measured = isMeasurable ? Math.max(0.5, gained - 1) / (now - baseline.at) : refillPerMs;
  // Of a small limit too little is left to measure. It refills at least as fast as it is used if nothing was left, or all of it again.
  const isFaster = limit <= SMALL_LIMIT && ((remaining < 1 && budget.remaining < 1) || remaining >= limit - 1);
  const used = isFaster ? refillFaster(budget) : refillPerMs;
  return {
    ...budget,
    refillPerMs: Math.max(measured, used),
    baseline: isLong ? { remaining, seq: call.seq, at: now } : baseline,
  };
};

/** Takes over what a response reports to be left. */
const believe = (before: Budget, traffic: Traffic, { call, isRefused, receivedAt }: BudgetReport, remaining: number): Budget => {
  const isGradual = before.shape === 'gradual';
  const baseline = before.isReported ? before.baseline : { remaining, seq: call.seq, at: receivedAt };
  const measured = isGradual
    ? measureRefill({ ...before, baseline }, call, remaining, receivedAt)
    : { ...before, baseline, refillPerMs: 0 };
  return {
    ...measured,
    refusals: isGradual && !isRefused ? 0 : measured.refusals,
    remaining,
    countedUpTo: Math.max(before.startSeq, call.countedUpTo),
    reportedBySeq: call.seq,
    knownAtSeq: traffic.sent,
    refillFrom: receivedAt,
    isReported: true,
  };
};

/** A response reported this budget. A report of an earlier window is ignored. */
export const onBudgetReport = (before: Budget, traffic: Traffic, report: BudgetReport): Budget => {
  const { call, receivedAt, isRefused, limit, reset } = report;
  if (call.seq <= before.startSeq) return before;
  const remaining = report.remaining ?? (isRefused ? 0 : before.remaining - 1);
  const isSameLimit = limit === undefined || limit === before.limit;
  const isFirst = !before.isReported;
  const isLater = isFirst || call.seq > before.knownAtSeq;
  const isSlidingOn = isRefused && isNotReset(before, report);
  let budget: Budget = { ...before, limit: limit ?? Math.max(before.limit, remaining + 1) };
  if (isRefused) budget = onRefused(budget, call, receivedAt);
  else {
    const isMore = remaining > before.remaining || (before.remaining < 1 && before.probe.state === 'sent' && !isTrialUsedUp(before));
    if (before.isReported && isLater && isMore) budget = onMoreLeft(budget, traffic, call, remaining);
    budget = onAccepted(budget, call, traffic);
  }
  if (reset) {
    const resetReport = { reset, sentAt: call.sentAt, receivedAt, isRefused, isFirst: !budget.isReported, isSameLimit };
    const probe: Budget['probe'] = budget.probe.state === 'planned' ? { state: 'undecided' } : budget.probe;
    budget = { ...budget, reset: onResetReported(budget.reset, resetReport), probe };
  } else if (remaining < 1 && report.remaining !== undefined) {
    // Nothing is left and no reset is reported: the known one belongs to another window.
    budget = { ...budget, reset: { ...budget.reset, at: null }, probe: { state: 'undecided' } };
  }
  if (isSlidingOn || (!isRefused && isSliding(budget, traffic, remaining))) budget = toSliding(budget);
  const isBetter =
    isLater || !budget.isReported || remaining < budget.remaining || (remaining === budget.remaining && call.seq > budget.reportedBySeq);
  return isBetter ? believe(budget, traffic, report, remaining) : budget;
};

/** A response did not mention this budget, or there was none. Refused calls are not counted. */
export const onBudgetNotReported = (before: Budget, traffic: Traffic, call: SentCall, outcome: 'accepted' | 'refused' | 'lost'): Budget => {
  const isOfThisWindow = call.seq > before.startSeq;
  const budget = outcome === 'accepted' && isOfThisWindow ? onAccepted(before, call, traffic) : before;
  const isCounted = outcome !== 'refused' && call.seq > budget.countedUpTo;
  const probe: Budget['probe'] = budget.reset.at === null ? { state: 'undecided' } : budget.probe;
  return { ...budget, remaining: isCounted ? budget.remaining - 1 : budget.remaining, probe };
};

/** The service asked to come back at that time although nothing is left until the reset: then it refills gradually. */
export const onBudgetRetryAfter = (budget: Budget, retryAt: number, now: number): Budget => {
  const { reset, limit, reportedBySeq, shape } = budget;
  if (shape === 'gradual') return { ...budget, refillFrom: budget.refillPerMs > 0 ? retryAt - 1 / budget.refillPerMs : budget.refillFrom };
  const isGradual = limit > 0 && reset.at !== null && reset.at > retryAt + 1500;
  if (!isGradual) return { ...budget, reset: onRetryAfter(reset, retryAt) };
  const refillPerMs = limit / (reset.at! - now);
  const refillFrom = retryAt - 1 / refillPerMs;
  return {
    ...budget,
    shape: 'gradual',
    refillPerMs,
    refillFrom,
    baseline: { remaining: 0, seq: reportedBySeq, at: refillFrom },
    reset: onRetryAfter(reset, retryAt),
  };
};
