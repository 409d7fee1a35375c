import { refilled, type Budget } from './budget.js';
import { EVIDENCE_DECAY, EVIDENCE_LEAD, SLIDING_TOLERANCE, REORDER_WINDOW_MS } from './constants.js';
import { lastSeq } from './history.js';
import { maySlide, slidingError } from './sliding-limit.js';
import type { SentCall, Traffic } from './traffic.js';

/** By how many calls a report contradicts a window that other clients use as before. The first one may have begun after our first calls. */
const windowError = (
  { startSeq, refusals, limit, foreignCalls, reset }: Budget,
  traffic: Traffic,
  call: SentCall,
  remaining: number,
  isRefused: boolean,
): number => {
  if (reset.previousAt === null) return 0;
  const used = limit - remaining;
  const accepted = (seq: number): number => Math.max(startSeq, seq) - startSeq - refusals;
  const most = accepted(lastSeq(traffic.history, call.sentAt + REORDER_WINDOW_MS));
  return Math.max(0, accepted(call.countedUpTo) + (isRefused ? 0 : 1) - used, used - most - foreignCalls);
};

/** By how many calls a report contradicts the refill that was measured. */
const refillError = (budget: Budget, call: SentCall, remaining: number): number => {
  if (!budget.isReported || call.seq <= budget.knownAtSeq) return 0;
  const expected = budget.remaining + refilled(budget, call.sentAt) - (call.seq - budget.reportedBySeq);
  return Math.abs(Math.max(0, expected) - remaining);
};

/** By how many calls more a shape must be wrong to be given up. Calls that are paced contradict no limit that slides. */
const leadOf = ({ shape, limit, refillFloor }: Budget): number => {
  if (refillFloor > 0) return limit * EVIDENCE_LEAD.slidingShare;
  return shape === 'gradual' ? EVIDENCE_LEAD.gradual : EVIDENCE_LEAD.window;
};

/** Takes the limit for one that slides while that explains the latest reports better than its present shape. */
export const judgeShape = (before: Budget, traffic: Traffic, call: SentCall, remaining: number, isRefused: boolean): Budget => {
  const { shape, limit, callCost, sliding, reset } = before;
  if (shape === 'sliding') {
    const slides = callCost === 1 && maySlide(sliding, limit, SLIDING_TOLERANCE.onceKnown);
    return slides ? before : { ...before, shape: 'window', shapeError: 0 };
  }
  const error = shape === 'gradual' ? refillError(before, call, remaining) : windowError(before, traffic, call, remaining, isRefused);
  const budget = { ...before, shapeError: before.shapeError * EVIDENCE_DECAY + error };
  // The hypotheses count calls, whatever they cost.
  if (callCost > 1 || reset.previousAt === null || !maySlide(sliding, limit)) return budget;
  // Other clients' calls, of which most are not in our history, look like those of the window before.
  if (before.foreignCalls > limit / 2) return budget;
  return budget.shapeError > 2 * slidingError(sliding) + leadOf(before) ? { ...budget, shape: 'sliding' } : budget;
};
