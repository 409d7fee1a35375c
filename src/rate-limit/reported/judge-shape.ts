import { countInWindow, isGradual, refilled, type Budget } from './budget.js';
import { EVIDENCE_DECAY, EVIDENCE_LEAD, LOG_TOLERANCE, REORDER_WINDOW_MS } from '../constants.js';
import { lastSeq } from '../traffic/history.js';
import type { CountedReport } from '../headers/reading.js';
import { logError, mayBeLog } from './sliding-log.js';
import type { Traffic } from '../traffic/traffic.js';

/** By how many calls a report contradicts a window that other clients use as before. */
const windowError = (budget: Budget, traffic: Traffic, { call, isRefused, remaining }: CountedReport): number => {
  const { isReported, knownAtSeq, startSeq, limit, foreignCalls, reset } = budget;
  // By its period it has reset, but perhaps the period is longer.
  if (isRefused && reset.firstAcceptedAt === null && reset.periodMs !== null) return 0;
  const used = limit - remaining;
  // All of it is back: it has reset, earlier than expected.
  if (isReported && call.seq > knownAtSeq && used <= 1 + foreignCalls) return 0;
  const accepted = (seq: number): number => countInWindow(budget, Math.max(startSeq, seq));
  const most = accepted(lastSeq(traffic.history, call.sentAt + REORDER_WINDOW_MS));
  return Math.max(0, accepted(call.countedUpTo) + 1 - used, used - most - foreignCalls);
};

/** By how many calls a report contradicts the refill that was measured. */
const refillError = (budget: Budget, { call, remaining }: CountedReport): number => {
  if (!budget.isReported || call.seq <= budget.knownAtSeq) return 0;
  const expected = budget.remaining + refilled(budget, call.sentAt) - (call.seq - budget.reportedBySeq);
  return Math.abs(Math.max(0, expected) - remaining);
};

/** By how many calls more a shape must be wrong to be given up. Calls that are paced contradict neither a sliding log nor a sliding counter. */
const leadOf = ({ shape, limit }: Budget): number => {
  if (shape === 'sliding-counter') return limit * EVIDENCE_LEAD.slidingCounterShare;
  return shape === 'bucket' ? EVIDENCE_LEAD.bucket : EVIDENCE_LEAD.window;
};

/** Takes the limit for a sliding log while that explains the latest reports better than its present shape. */
export const judgeShape = (before: Budget, traffic: Traffic, report: CountedReport): Budget => {
  const { shape, limit, callCost, log } = before;
  if (shape === 'sliding-log') {
    const isLog = callCost === 1 && mayBeLog(log, limit, LOG_TOLERANCE.onceKnown);
    return isLog ? before : { ...before, shape: 'window', shapeError: 0 };
  }
  const error = isGradual(before) ? refillError(before, report) : windowError(before, traffic, report);
  const budget = { ...before, shapeError: before.shapeError * EVIDENCE_DECAY + error };
  // Without a reset, a log looks like a window whose calls came together.
  if (report.reset === null || before.reset.previousAt === null) return budget;
  // A log counts calls, whatever they cost.
  if (callCost > 1 || !mayBeLog(log, limit)) return budget;
  return budget.shapeError > 2 * logError(log) + leadOf(before) ? { ...budget, shape: 'sliding-log' } : budget;
};
