import { UNREPORTED_SHARE } from '../constants.js';
import { initialResetEstimate } from './reset-estimator.js';
import { initialSlidingLog } from './sliding-log.js';
import type { Traffic } from '../traffic/traffic.js';

/** A report, and what was seen since: how many later calls were accepted, and the least that remained. */
export const createBaseline = (remaining: number, seq: number, at: number) => ({ remaining, seq, at, accepted: 0, least: remaining });

export type Baseline = ReturnType<typeof createBaseline>;

/** A call that may be sent although no call is left. It shows whether the service accepts more calls. */
export type Probe = { state: 'undecided' | 'sent' | 'declined' } | { state: 'planned'; at: number };

/**
 * One limit as the headers report it. `window`: resets at once. `bucket`: refills call by call. `sliding-counter`: refills bit by bit, as
 * the calls of the window before stop to count. `sliding-log`: each call counts for one period. Times are milliseconds of the limiter's
 * clock; null is unknown.
 */
export const initialBudget = {
  name: '',
  shape: 'unknown' as 'unknown' | 'window' | 'bucket' | 'sliding-counter' | 'sliding-log',
  /** By how many calls the latest reports contradict the shape. */
  shapeError: 0,
  /** What the limit would be as a sliding log, whatever its shape is taken to be. */
  log: initialSlidingLog,
  /** What a call costs on average, if the service counts tokens or the like. All other numbers are calls. */
  unitsPerCall: 1,
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
  /** `remaining` grows by `refillPerMs` after this time: as a gradual limit refills, or as the calls of a window without a report may follow each other. */
  refillFrom: 0,
  refillPerMs: 0,
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

/** Responses report that too little is left for a call. */
export const isExhausted = ({ isReported, remaining, callCost }: Budget): boolean => isReported && remaining < callCost;

/** When a limit of which too little is left resets; null if enough is left, or if that is not known. */
export const exhaustedUntil = (budget: Budget): number | null => (isExhausted(budget) ? budget.reset.at : null);

/** All of it is free again at its reset. */
export const hasWindows = ({ shape }: Budget): boolean => shape === 'unknown' || shape === 'window';

/** It refills bit by bit. */
export const isGradual = ({ shape }: Budget): boolean => shape === 'bucket' || shape === 'sliding-counter';

/** A trial never resets, so waiting does not help. */
export const isTrial = ({ name, isReported, reset }: Budget): boolean => name === 'trial' && isReported && reset.at === null;

export const isTrialUsedUp = (budget: Budget): boolean => isTrial(budget) && budget.remaining < 1;

/** How many calls refill at most. `uncounted`: calls that were sent since, which refill too. */
const mostRefilled = (budget: Budget, uncounted: number): number => {
  const { limit, remaining, reset } = budget;
  // A limit of no calls is tried again too.
  const calls = Math.max(1, limit);
  const unreported = reset.at === null ? calls * UNREPORTED_SHARE : calls;
  return Math.max(0, (isGradual(budget) ? calls + uncounted : unreported) - remaining);
};

export const refilled = (budget: Budget, now: number, uncounted = 0): number =>
  Math.max(0, Math.min(mostRefilled(budget, uncounted), (now - budget.refillFrom) * budget.refillPerMs));

/** How many calls of this window up to number `seq` were not refused. */
export const countInWindow = ({ startSeq, refusals }: Budget, seq: number): number => seq - startSeq - refusals;

export const foreignCallsNow = (budget: Budget, { sent }: Traffic): number =>
  Math.max(0, budget.limit - budget.remaining - countInWindow(budget, sent));

export const uncountedCalls = ({ countedUpTo }: Budget, { inFlight, sent }: Traffic): number => Math.min(inFlight, sent - countedUpTo);

/** It refills no further, unless a response shows what became of the calls that may not be counted yet. */
export const isRefilled = (budget: Budget, traffic: Traffic, now: number): boolean => {
  const uncounted = uncountedCalls(budget, traffic);
  return refilled(budget, now, uncounted) >= mostRefilled(budget, uncounted);
};

/** Calls that are free for certain: calls that may not be counted yet are subtracted. If calls differ in cost, they cost the average. */
export const freeCalls = (budget: Budget, traffic: Traffic, now: number): number => {
  const uncounted = uncountedCalls(budget, traffic);
  return budget.remaining + refilled(budget, now, uncounted) - (uncounted * (1 + budget.callCost)) / 2;
};
