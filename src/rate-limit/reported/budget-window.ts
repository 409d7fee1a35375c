import {
  createBaseline,
  foreignCallsNow,
  freeCalls,
  hasWindows,
  isGradual,
  isTrialUsedUp,
  refilled,
  uncountedCalls,
  type Budget,
  type Probe,
} from './budget.js';
import {
  CAUTION_MS,
  DISCOVERY_INTERVAL_MS,
  EVIDENCE_DECAY,
  EXHAUSTED_PROBE_MS,
  FIRST_CALL_SHARE,
  LEAST_BETWEEN_RESETS_MS,
  LONG_WINDOW_MS,
  LONGEST_BACKOFF_MS,
  PROBE_BACKOFF_MS,
  QUOTA_FROM_MS,
  REOPENING_SHARE,
  SECOND_MS,
  SHAPE_PROBE_SHARE,
  SMALL_LIMIT,
  TRIAL_PROBE_MS,
  WAKE_MARGIN_MS,
} from '../constants.js';
import { resetProbeAt, startNextWindow, windowsPassed, type ResetEstimate } from './reset-estimator.js';
import { mayBeLog, ownCalls } from './sliding-log.js';
import { roundTripMs, type Traffic } from '../traffic/traffic.js';

/** What other clients used in the last one of `count` windows. One without a report, or without an accepted call, says less than the one before. */
const foreignCallsBefore = (budget: Budget, traffic: Traffic, count: number): number => {
  if (count > 1) return 0;
  const { firstAcceptedAt, previousAt } = budget.reset;
  const isKnown = budget.isReported && (firstAcceptedAt !== null || previousAt === null);
  return isKnown ? foreignCallsNow(budget, traffic) : budget.foreignCalls * EVIDENCE_DECAY;
};

/** The refill is measured from the last report on. */
export const toBucket = (budget: Budget): Budget => ({
  ...budget,
  shape: 'bucket',
  baseline: createBaseline(budget.remaining, budget.reportedBySeq, budget.refillFrom),
});

/** Starts the next window, of which nothing is reported yet. */
export const startWindow = (budget: Budget, traffic: Traffic, afterSeq: number, endedAt: number, count: number): Budget => ({
  ...budget,
  foreignCalls: foreignCallsBefore(budget, traffic, count),
  reset: startNextWindow(budget.reset, endedAt, count),
  startSeq: afterSeq,
  countedUpTo: afterSeq,
  reportedBySeq: afterSeq,
  isReported: false,
  refusals: 0,
  probe: { state: 'undecided' },
});

/** The first call of the next window goes alone: the reset may be late, and a round trip is short compared with the window. */
const goesFirstCallAlone = ({ reset: { openMs }, wasResetLate }: Budget, { minLatencyMs }: Traffic): boolean => {
  if (minLatencyMs === null || openMs === null) return false;
  return minLatencyMs < openMs * FIRST_CALL_SHARE && (wasResetLate || openMs >= LONG_WINDOW_MS);
};

/** If the limit were a sliding log, which no report contradicts, only a part of the window would be free at its reset. */
const leavesOneByOne = ({ log, limit, foreignCalls }: Budget, traffic: Traffic, now: number): boolean =>
  mayBeLog(log, limit) && ownCalls(log, traffic, now) > foreignCalls;

/** The reset has passed without a response: one call may be sent, or, if resets were seen, all that other clients leave. */
const onResetPassed = (before: Budget, traffic: Traffic, now: number): Budget => {
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

/** When to probe a limit whose reset is not reported: shortly before it would be open as long as the window before, then further and further apart. */
const probeWithoutResetAt = ({ firstAcceptedAt, openMs }: ResetEstimate, { refusalsInARow }: Traffic, now: number): number => {
  const shareMs = (openMs ?? 0) * REOPENING_SHARE;
  const backoffMs = Math.min(LONGEST_BACKOFF_MS, Math.max(shareMs, PROBE_BACKOFF_MS * 2 ** refusalsInARow));
  const openUntil = firstAcceptedAt === null || openMs === null ? now : firstAcceptedAt + openMs - shareMs;
  return Math.max(openUntil, now + backoffMs);
};

const planProbe = (budget: Budget, traffic: Traffic, now: number): Probe => {
  const { shape, reset } = budget;
  const planned = (at: number | null): Probe => (at === null ? { state: 'declined' } : { state: 'planned', at });
  if (isTrialUsedUp(budget)) return planned(now + TRIAL_PROBE_MS);
  if (reset.at === null) return planned(Math.max(traffic.blockedUntil, probeWithoutResetAt(reset, traffic, now)));
  const waitMs = reset.at - now;
  // A reset that is far away and was never seen may be wrong: its window may be a minute, or a relative reset in milliseconds.
  const isDoubtful = reset.previousAt === null && traffic.probeBudget > 0 && waitMs > QUOTA_FROM_MS;
  if (shape !== 'unknown' && !isDoubtful) return planned(resetProbeAt(reset, now, traffic.probeBudget));
  const doubtMs = Math.min(EXHAUSTED_PROBE_MS, reset.isAbsolute ? Infinity : waitMs / SECOND_MS);
  const probeMs = isDoubtful ? doubtMs : waitMs * SHAPE_PROBE_SHARE;
  return planned(Math.max(traffic.blockedUntil, now + probeMs));
};

/** No window is so short: the limit is a bucket, whose resets are the times at which it is full. */
const isResetTooSoon = ({ shape, limit, reset: { at, previousAt } }: Budget): boolean =>
  (shape === 'unknown' || limit <= SMALL_LIMIT) && at !== null && previousAt !== null && at - previousAt < LEAST_BETWEEN_RESETS_MS;

/** Lets time pass: starts the next window if this one has ended, and plans a probe if none of its calls remains. */
export const tickBudget = (budget: Budget, traffic: Traffic, now: number): Budget => {
  const { reset } = budget;
  const isOver = hasWindows(budget) && reset.at !== null && now >= reset.at + WAKE_MARGIN_MS;
  // Until reports show how fast the bucket refills, one call becomes free in each round trip.
  if (isOver && isResetTooSoon(budget)) return { ...toBucket(budget), refillPerMs: 1 / roundTripMs(traffic) };
  const current = isOver ? onResetPassed(budget, traffic, now) : budget;
  if (current.probe.state !== 'undecided' || !current.isReported || !hasWindows(budget)) return current;
  return freeCalls(current, traffic, now) < current.callCost ? { ...current, probe: planProbe(current, traffic, now) } : current;
};

/** A full bucket refills no further: the calls that are sent now refill from now on. */
const endFull = (budget: Budget, traffic: Traffic, now: number): Budget => {
  const { refillPerMs } = budget;
  if (!isGradual(budget) || refillPerMs <= 0) return budget;
  const fullMs = now - refilled(budget, now, uncountedCalls(budget, traffic)) / refillPerMs;
  return { ...budget, refillFrom: Math.max(budget.refillFrom, fullMs) };
};

export const onBudgetSent = (before: Budget, traffic: Traffic, now: number): Budget => {
  const budget = endFull(before, traffic, now);
  const isTrickle = !budget.isReported && budget.refillPerMs > 0 && !isGradual(budget);
  const probe: Probe = budget.probe.state === 'planned' && now >= budget.probe.at ? { state: 'sent' } : budget.probe;
  if (!isTrickle) return probe === budget.probe ? budget : { ...budget, probe };
  // One call at a time: time in which a blocked event loop could not have sent is not made up for.
  const remaining = budget.remaining + Math.min(1, refilled(budget, now));
  return { ...budget, probe, remaining, refillFrom: Math.max(budget.refillFrom, now) };
};
