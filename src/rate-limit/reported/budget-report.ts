import { startWindow, toBucket } from './budget-window.js';
import { countInWindow, createBaseline, isGradual, isTrialUsedUp, refilled, type Baseline, type Budget, type Probe } from './budget.js';
import {
  COST_KEPT_FOR_LIMITS,
  EVIDENCE_DECAY,
  LEFT_FOR_CHEAPER,
  REFILL_DECREASE,
  REFILL_SURPRISE,
  REFUSALS_OF_ONE_SHAPE,
  SAME_MOMENT_MS,
  SHORTEST_WINDOW_MS,
  SMALL_LIMIT,
  UNREPORTED_SHARE,
} from '../constants.js';
import { judgeShape } from './judge-shape.js';
import type { BudgetReport, CountedReport } from '../headers/reading.js';
import { isNotReset, isRefilling, isSliding, measureRefill, sentSinceBaseline, toSlidingCounter } from './refill.js';
import { onResetReported, onRetryAfter, onWindowAccepted } from './reset-estimator.js';
import { logPeriod, observeLog } from './sliding-log.js';
import type { Outcome, SentCall, Traffic } from '../traffic/traffic.js';

/** What a response shows since the baseline: an accepted call used one of the calls that became free. */
const seenSince = (baseline: Baseline, { seq }: SentCall, isAccepted: boolean, remaining: number): Baseline => ({
  ...baseline,
  accepted: baseline.accepted + (isAccepted && seq > baseline.seq ? 1 : 0),
  least: Math.min(baseline.least, remaining),
});

const onAccepted = (budget: Budget, call: SentCall, traffic: Traffic): Budget => ({
  ...budget,
  isResetConfirmed: budget.isResetConfirmed || budget.reset.previousAt !== null,
  reset: onWindowAccepted(budget.reset, call.sentAt + (traffic.minLatencyMs ?? 0)),
});

/** More is left of a bucket than was known. It is not a bucket if all of it is there at once, and that is far more than refilled. */
const onMoreRefilled = (budget: Budget, { call, remaining }: CountedReport): Budget => {
  const unexpected = remaining - budget.remaining - REFILL_SURPRISE.times * refilled(budget, call.sentAt);
  const isBack = unexpected > REFILL_SURPRISE.calls && remaining > REFILL_SURPRISE.share * budget.limit;
  return isBack ? { ...budget, shape: 'unknown', refillPerMs: 0 } : budget;
};

/** More is left than was known: the window has reset, or it refills gradually. */
const onMoreLeft = (budget: Budget, traffic: Traffic, report: CountedReport): Budget => {
  const { call, remaining } = report;
  const { shape, limit, reset, reportedBySeq, foreignCalls } = budget;
  if (shape === 'sliding-counter') return budget;
  if (shape === 'bucket') return onMoreRefilled(budget, report);
  const wasProbed = budget.probe.state === 'sent';
  const isEarly = wasProbed && reset.at !== null && call.sentAt < reset.at;
  if (isEarly && limit <= SMALL_LIMIT) return toBucket(budget);
  const { previousAt, openMs } = reset;
  const isFull = remaining + traffic.sent - reportedBySeq >= limit - foreignCalls;
  // No window resets twice within so short a time.
  const isAgain = isEarly && previousAt !== null && openMs !== null && call.sentAt - previousAt + openMs < SHORTEST_WINDOW_MS;
  // This call may have overtaken others of the new window.
  const afterSeq = Math.max(reportedBySeq, call.countedUpTo);
  if (shape === 'window' || (isFull && !isAgain)) return startWindow(budget, traffic, afterSeq, call.sentAt, 1);
  return wasProbed ? toBucket(budget) : budget;
};

/**
 * What the dearest call costs: one that is refused though little is left, and no limit is used up, costs more than that. What it is
 * above one shrinks with each other call.
 */
const dearestCall = ({ callCost, limit }: Budget, { isRefused, isUnexplained, remaining }: CountedReport): number => {
  if (!isRefused) return 1 + (callCost - 1) * EVIDENCE_DECAY ** (1 / (COST_KEPT_FOR_LIMITS * limit));
  const isTooDear = isUnexplained && remaining <= Math.max(LEFT_FOR_CHEAPER.calls, limit * LEFT_FOR_CHEAPER.share);
  return isTooDear ? Math.max(callCost, remaining + 1) : callCost;
};

/** A bucket had nothing left, and a call found nothing: no more became free since the baseline than was used. Calls leave a counter all at once. */
const mostRefill = (budget: Budget, traffic: Traffic, call: SentCall): number => {
  const { shape, remaining, baseline } = budget;
  if (shape !== 'bucket' || remaining >= 1) return Infinity;
  const gained = Math.max(1, sentSinceBaseline(budget, traffic, call) - baseline.remaining);
  return gained / Math.max(1, call.sentAt - baseline.at);
};

/** A call was refused: nothing is left, and a probe has its result. */
const onRefused = (before: Budget, traffic: Traffic, report: CountedReport): Budget => {
  const { call, receivedAt } = report;
  const budget: Budget = { ...before, refusals: before.refusals + 1, probe: { state: 'undecided' } };
  if (!budget.isReported) {
    const isUsedUp = call.seq - budget.startSeq > budget.limit / 2;
    const isResetConfirmed = budget.reset.previousAt !== null && isUsedUp;
    return { ...budget, isResetConfirmed, wasResetLate: budget.wasResetLate || (budget.isResetConfirmed && !isUsedUp) };
  }
  if (!isGradual(budget)) return { ...budget, shape: 'window' };
  // It says nothing new of the rate if it was sent before the refusal before was known, or costs more than others.
  if (call.seq <= traffic.refusedSeq || dearestCall(before, report) > before.callCost) return budget;
  return {
    ...budget,
    baseline: createBaseline(0, call.seq, receivedAt),
    refillPerMs: Math.min(mostRefill(before, traffic, call), before.refillPerMs * REFILL_DECREASE),
    refusedRefillPerMs: before.refillPerMs,
    shape: budget.refusals > REFUSALS_OF_ONE_SHAPE ? 'unknown' : budget.shape,
  };
};

/** Takes over what a response reports to be left. */
const takeOver = (before: Budget, traffic: Traffic, { call, isRefused, receivedAt, remaining }: CountedReport): Budget => {
  const isRefillKnown = isGradual(before);
  const baseline = before.isReported ? before.baseline : createBaseline(remaining, call.seq, receivedAt);
  const measured = isRefillKnown
    ? measureRefill({ ...before, baseline }, call, remaining, receivedAt)
    : { ...before, baseline, refillPerMs: 0 };
  // From the arrival of this call to that of the next one it takes the shortest latency at least: a bucket refills in that time too.
  const isAlone = before.shape === 'bucket' && traffic.inFlight === 0;
  return {
    ...measured,
    refusals: isRefillKnown && !isRefused ? 0 : measured.refusals,
    remaining,
    countedUpTo: Math.max(before.startSeq, call.countedUpTo),
    reportedBySeq: call.seq,
    knownAtSeq: traffic.sent,
    refillFrom: isAlone ? receivedAt - (traffic.minLatencyMs ?? 0) : receivedAt,
    isReported: true,
  };
};

/** A response reported when the limit resets, or that nothing is left and no reset is known. */
const learnReset = (budget: Budget, { reset, call, receivedAt, isRefused, isCounted, remaining }: CountedReport): Budget => {
  if (reset) {
    const resetReport = { reset, sentAt: call.sentAt, receivedAt, isRefused, isFirst: !budget.isReported };
    const probe: Probe = budget.probe.state === 'planned' ? { state: 'undecided' } : budget.probe;
    return { ...budget, reset: onResetReported(budget.reset, resetReport), probe };
  }
  if (isCounted || remaining >= budget.callCost) return budget;
  // The known reset belongs to another window.
  return { ...budget, reset: { ...budget.reset, at: null }, probe: { state: 'undecided' } };
};

/** If it is not reported what is left, it is counted here. A refusal shows how many calls are accepted; later windows try a few more. */
const countsOf = (before: Budget, { limit, remaining, isRefused, call }: BudgetReport): { limit: number; remaining: number } => {
  if (remaining !== undefined) return { remaining, limit: limit ?? Math.max(before.limit, remaining + 1) };
  const { isReported } = before;
  const used = countInWindow(before, call.seq);
  const grown = isReported ? before.limit : Math.ceil(before.limit * UNREPORTED_SHARE);
  const most = Math.min(limit ?? grown, grown || Infinity);
  if (isRefused) return { remaining: 0, limit: isReported ? Math.max(1, Math.min(most, used - 1)) : most };
  return { limit: most, remaining: Math.max(0, Math.min(most - used, isReported ? before.remaining : Infinity)) };
};

const onUsualReport = (before: Budget, traffic: Traffic, report: CountedReport): Budget => {
  const { call, isRefused, reset, remaining } = report;
  const isLater = !before.isReported || call.seq > before.knownAtSeq;
  let budget = before;
  if (isRefused) budget = onRefused(budget, traffic, report);
  else {
    const isMore = remaining > before.remaining || (before.remaining < 1 && before.probe.state === 'sent' && !isTrialUsedUp(before));
    if (before.isReported && isLater && isMore) budget = onMoreLeft(budget, traffic, report);
    budget = onAccepted(budget, call, traffic);
  }
  budget = learnReset({ ...budget, baseline: seenSince(budget.baseline, call, !isRefused, remaining) }, report);
  const isSlidingOn = isRefused && isNotReset(before, call, reset);
  if (isSlidingOn || isSliding(budget, traffic, remaining)) budget = toSlidingCounter(budget);
  // Its refill is measured from the baseline on, which is earlier than the last report.
  const isFoundOut = !isRefused && isRefilling(budget, traffic, call, remaining, report.receivedAt);
  if (isFoundOut) budget = { ...budget, shape: 'bucket' };
  const isLess = remaining < budget.remaining || (remaining === budget.remaining && call.seq > budget.reportedBySeq);
  const isBetter = isFoundOut || isLater || !budget.isReported || isLess;
  return isBetter ? takeOver(budget, traffic, report) : budget;
};

/** Of an earlier window, only how the report fits a sliding log is of interest. */
const learnReport = (before: Budget, traffic: Traffic, report: CountedReport): Budget => {
  const { call, limit, remaining } = report;
  const log = observeLog(before.log, traffic, { ...report, used: limit - remaining, foreignCalls: before.foreignCalls });
  if (call.seq <= before.startSeq) return { ...before, log };
  const judged = judgeShape({ ...before, limit, log }, traffic, report);
  if (judged.shape === 'sliding-log') return takeOver(learnReset(judged, report), traffic, report);
  return onUsualReport(before.shape === 'sliding-log' ? toSlidingCounter(judged, logPeriod(log)) : judged, traffic, report);
};

export const onBudgetReport = (before: Budget, traffic: Traffic, reported: BudgetReport): Budget => {
  const report = { ...reported, ...countsOf(before, reported), isCounted: reported.remaining === undefined };
  const budget = learnReport(before, traffic, report);
  // A bucket of fewer calls would never hold enough.
  return { ...budget, callCost: Math.max(1, Math.min(dearestCall(budget, report), budget.limit)) };
};

/** A response did not mention this budget, or there was none. Refused calls are not counted; those that fail may have been. */
export const onBudgetNotReported = (before: Budget, traffic: Traffic, call: SentCall, outcome: Outcome | 'lost'): Budget => {
  const isOfThisWindow = call.seq > before.startSeq;
  const budget = outcome === 'accepted' && isOfThisWindow ? onAccepted(before, call, traffic) : before;
  const isUsed = outcome !== 'refused' && call.seq > budget.countedUpTo;
  const baseline = seenSince(budget.baseline, call, outcome === 'accepted', Infinity);
  const probe: Probe = budget.reset.at === null ? { state: 'undecided' } : budget.probe;
  // Its probe was refused, though the response does not say by which limit.
  const isWindow = outcome === 'refused' && budget.shape === 'unknown' && budget.probe.state === 'sent';
  return {
    ...budget,
    shape: isWindow ? 'window' : budget.shape,
    remaining: isUsed ? budget.remaining - 1 : budget.remaining,
    baseline,
    probe,
  };
};

/** The service asked to come back at that time, or `roundingMs` earlier, although nothing is left until the reset: then it refills gradually. */
export const onBudgetRetryAfter = (budget: Budget, retryAt: number, roundingMs: number, now: number): Budget => {
  const { reset, limit, reportedBySeq } = budget;
  if (budget.shape === 'sliding-log') return budget;
  if (isGradual(budget)) return { ...budget, refillFrom: budget.refillPerMs > 0 ? retryAt - 1 / budget.refillPerMs : budget.refillFrom };
  const timed = { ...budget, reset: onRetryAfter(reset, retryAt) };
  const { at, earliest } = reset;
  if (limit === 0 || at === null || at <= retryAt + Math.max(roundingMs, at - (earliest ?? at)) + SAME_MOMENT_MS) return timed;
  const refillPerMs = limit / (at - now);
  const refillFrom = retryAt - 1 / refillPerMs;
  return { ...timed, shape: 'bucket', refillPerMs, refillFrom, baseline: createBaseline(0, reportedBySeq, refillFrom) };
};
