import { budgetAvailableAt, budgetPossibleAt, freeAtBest } from './reported/budget-available.js';
import { onBudgetSent, tickBudget } from './reported/budget-window.js';
import { isTrial, isTrialUsedUp, type Budget, type Position } from './reported/budget.js';
import { onBudgetNotReported } from './reported/budget-report.js';
import { DISCOVERY_BURST, EXHAUSTED_PROBE_MS, FORGOTTEN_MS, LONGEST_BACKOFF_MS, UNAVAILABLE_IN_A_ROW } from './constants.js';
import { lastSentAt } from './traffic/history.js';
import {
  forgottenLimit,
  inferredAvailableAt,
  initialInferredLimit,
  mayAcceptMore,
  onInferredLost,
  onInferredSent,
  tickInferred,
  type InferredLimit,
} from './inferred/inferred-limit.js';
import { periodEndsAt, probedPeriod } from './inferred/period-limit.js';
import { isQuota, toQuota, type Quota } from './reported/quota.js';
import type { ReportedWindow } from './headers/reading.js';
import { areClocksEqual, hasMilliseconds, initialServerClock, type ServerClock } from './headers/server-clock.js';
import {
  backoffMs,
  countEnded,
  countSent,
  countUnused,
  initialTraffic,
  isIdle,
  tickTraffic,
  type SentCall,
  type Traffic,
} from './traffic/traffic.js';

/** Why a call is rejected instead of queued. `unavailable`: the service responds 502 or 503 to all calls. */
export type RejectionReason = 'rate_limited' | 'quota_exceeded' | 'trial_exhausted' | 'unavailable';

/** Why a call waits. `discovering`: no response has reported limits yet. `limit`: a limit is reached. `unavailable`: the latest calls got 502s or 503s. */
export type WaitReason = 'limit' | 'discovering' | 'unavailable';

/** A quota or trial that the service reports as exhausted. If its end is not known, one call may probe the limit at `until`. */
export interface Exhausted {
  reason: Extract<RejectionReason, 'quota_exceeded' | 'trial_exhausted'>;
  /** The last call sent before this was known. */
  sinceSeq: number;
  until: number;
  isEndKnown: boolean;
}

/** The known limits of one key, as plain data that can be stored as JSON. Times are milliseconds of the limiter's clock; null is unknown. */
export interface LimiterState {
  traffic: Traffic;
  serverClock: ServerClock;
  /** The limits that the headers report, one for each window. The name of an unnamed window is ''. */
  budgets: readonly Budget[];
  /** The limit that the headers do not report, derived from responses. */
  inferred: InferredLimit;
  exhausted: Exhausted | null;
  /** The windows that the service reported last, or null before the first response. */
  reported: readonly ReportedWindow[] | null;
}

export const initialState: LimiterState = {
  traffic: initialTraffic,
  serverClock: initialServerClock,
  budgets: [],
  inferred: initialInferredLimit,
  exhausted: null,
  reported: null,
};

export interface CallRequest extends Position {
  deadline: number;
}

export type Decision =
  | { type: 'grant' }
  /** `until`: when to decide again. `expectedAt`: when the call is expected to be possible. Both are null if they depend on responses to come. */
  | { type: 'wait'; until: number | null; expectedAt: number | null; reason: WaitReason }
  /** `retryAt` is null if it is unknown or never. */
  | { type: 'reject'; reason: RejectionReason; retryAt: number | null; quota?: Quota };

/** The latest of those times that are known. */
const latestOf = (times: readonly (number | null)[], now: number): number =>
  times.reduce<number>((latest, at) => Math.max(latest, at ?? now), now);

/** When the first call of the queue finds out what no response will show. One that leaves calls to others waits until the last report says nothing any more. */
const findsOutAt = ({ traffic, budgets, exhausted }: LimiterState, { reserve }: Position, now: number): number | null => {
  if (reserve > 0 && budgets.some(isTrial)) return null;
  const pauseMs = reserve > 0 ? FORGOTTEN_MS : LONGEST_BACKOFF_MS;
  return Math.max(now, traffic.blockedUntil, exhausted?.until ?? now, lastSentAt(traffic.history) + pauseMs);
};

/**
 * When the call at that position may be sent; `now` if at once, null if that depends on responses to come. This is the careful one of three
 * times: `possibleAt` is the earliest at which it may be accepted, and `expectedAt` is what callers are told.
 */
export const availableAt = (state: LimiterState, position: Position, now: number): number | null => {
  const { traffic, budgets, inferred, exhausted, reported } = state;
  const times = [
    traffic.blockedUntil,
    traffic.backoffUntil,
    exhausted?.until ?? now,
    // Calls that leave a reserve go one at a time until a response shows how many others can use.
    position.reserve > 0 && reported === null && traffic.inFlight > 0 ? null : now,
    inferredAvailableAt(inferred, traffic, position.count, now),
    ...budgets.map((budget) => budgetAvailableAt(budget, traffic, position, now)),
  ];
  const at = times.includes(null) ? null : latestOf(times, now);
  const isResponseToCome = traffic.inFlight > 0;
  return at === null && !isResponseToCome && position.count === 1 ? findsOutAt(state, position, now) : at;
};

/** The limit that is probed at that time: one call is sent before the reset. It may get a 429, so no other call is expected to be possible then. */
export const probedAt = ({ budgets }: LimiterState, at: number | null): Budget | undefined =>
  budgets.find(({ probe }) => probe.state === 'planned' && probe.at === at);

/** When calls are expected to be possible, if the next one is sent at that time: a probe is sent earlier. */
export const expectedAt = (state: LimiterState, at: number | null): number | null => {
  if (at === null) return null;
  const { period } = state.inferred;
  const isProbe = probedPeriod(period, state.traffic, at) !== null;
  return probedAt(state, at)?.reset.at ?? (isProbe ? periodEndsAt(period, state.traffic, at) : at);
};

/** An inferred limit refused the last calls, and none was sent for a while, though it would have allowed one all that time. */
const isInferredForgotten = (state: LimiterState, now: number): boolean => {
  const ago = now - FORGOTTEN_MS;
  const { traffic, inferred } = state;
  if (inferred.period.state !== 'refusing' || traffic.inFlight > 0 || !isIdle(traffic, now)) return false;
  return availableAt(state, { count: 1, reserve: 0 }, ago) === ago;
};

/** Lets time pass. Call it before `decide`. */
export const tick = (state: LimiterState, now: number): LimiterState => {
  const inferred = isInferredForgotten(state, now) ? forgottenLimit : tickInferred(state.inferred, state.traffic, now);
  // A probe without a refusal by now was accepted, so calls are accepted again.
  const isProgress = inferred.probe === null && (state.inferred.probe?.call.seq ?? 0) > state.traffic.refusedSeq;
  const ticked = tickTraffic(state.traffic, now);
  const traffic = isProgress ? { ...ticked, refusalsInARow: 0, backoffUntil: 0 } : ticked;
  const budgets = state.budgets.map((budget) => tickBudget(budget, traffic, now));
  const areSame = budgets.every((budget, index) => budget === state.budgets[index]);
  return areSame && inferred === state.inferred && traffic === state.traffic ? state : { ...state, traffic, budgets, inferred };
};

/** A call is in flight that shows whether a quota is over whose end is not known. */
const isProbing = ({ reason, isEndKnown, sinceSeq }: Exhausted, { sent, inFlight }: Traffic): boolean =>
  reason === 'quota_exceeded' && !isEndKnown && sent > sinceSeq && inFlight > 0;

/** When the pause after refusals ends; null while a call that was sent since then is in flight: it ends the pause if it is accepted. */
const backoffEndsAt = ({ sent, refusedSeq, inFlight, backoffUntil }: Traffic, now: number): number | null =>
  backoffUntil > now && sent > refusedSeq && inFlight > 0 ? null : backoffUntil;

/** When each budget may accept the call at that position. Of the calls in flight, no more are accepted than the tightest limit has free at best. */
const budgetsPossibleAt = ({ budgets, traffic }: LimiterState, position: Position, now: number): (number | null)[] => {
  const accepted = budgets.reduce((most, budget) => Math.max(0, Math.min(most, freeAtBest(budget, traffic, now))), traffic.inFlight);
  return budgets.map((budget) => budgetPossibleAt(budget, traffic, position, accepted, now));
};

/** The earliest times at which the limits may accept the call at that position, as far as responses have shown; null is unknown. */
const possibleTimes = (state: LimiterState, position: Position, now: number): (number | null)[] => {
  const { traffic, inferred, exhausted } = state;
  return [
    traffic.blockedUntil,
    backoffEndsAt(traffic, now),
    exhausted && isProbing(exhausted, traffic) ? null : (exhausted?.until ?? now),
    mayAcceptMore(inferred) ? now : inferredAvailableAt(inferred, traffic, position.count, now),
    ...budgetsPossibleAt(state, position, now),
  ];
};

/** The latest of these: no call at that position is accepted earlier. */
export const possibleAt = (state: LimiterState, position: Position, now: number): number =>
  latestOf(possibleTimes(state, position, now), now);

/** Calls got 503s lately, and none was accepted since the last refusals, or the pause that a 503 asked for lasts. */
const isOutage = ({ unavailableInARow, unavailableUntil, refusalsInARow }: Traffic, now: number): boolean =>
  unavailableUntil > now || (unavailableInARow >= UNAVAILABLE_IN_A_ROW && refusalsInARow > 0);

const rejection = (state: LimiterState, request: CallRequest, now: number): { reason: RejectionReason; quota?: Quota } => {
  const { exhausted, budgets, traffic } = state;
  const times = budgetsPossibleAt(state, request, now);
  const blocking = budgets.map((budget, index) => ({ budget, until: times[index] ?? now }));
  const [longest] = blocking.filter(({ budget, until }) => isQuota(budget, now) && until > now).toSorted((a, b) => b.until - a.until);
  const isTrialOver = exhausted?.reason === 'trial_exhausted' || (!exhausted && budgets.some(isTrialUsedUp));
  if (isTrialOver) return { reason: 'trial_exhausted' };
  if (longest) return { reason: 'quota_exceeded', quota: toQuota(longest.budget) };
  if (exhausted) return { reason: 'quota_exceeded' };
  return { reason: isOutage(traffic, now) ? 'unavailable' : 'rate_limited' };
};

const waitReason = (state: LimiterState, available: number | null, now: number): WaitReason => {
  const { inferred, budgets, exhausted, traffic } = state;
  const pausedUntil = Math.max(traffic.blockedUntil, traffic.backoffUntil);
  if (isOutage(traffic, now) && (available ?? 0) <= pausedUntil) return 'unavailable';
  const hasLimits = !mayAcceptMore(inferred) || budgets.length > 0 || exhausted !== null || pausedUntil > now;
  return hasLimits ? 'limit' : 'discovering';
};

/** More responses come within a moment, and show whether resets that seem far away are in milliseconds, or the first `Date` was that of a cache. */
const areResetsUnsure = ({ serverClock, traffic }: LimiterState, now: number): boolean => {
  const isUnitUnknown = serverClock.countdown.ms > 0 && !hasMilliseconds(serverClock);
  const isClockUnsure = serverClock.wallOffset !== null && !areClocksEqual(serverClock, serverClock.wallOffset);
  return (isUnitUnknown || isClockUnsure) && traffic.inFlight > 0 && now < traffic.cautiousUntil;
};

/** Decides about the call at one position of the queue. `state` must be ticked to `now`. */
export const decide = (state: LimiterState, request: CallRequest, now: number): Decision => {
  const { exhausted, budgets, traffic } = state;
  const { count, deadline } = request;
  const available = availableAt(state, request, now);
  if (available === now && count === 1) return { type: 'grant' };
  const times = possibleTimes(state, request, now);
  const possible = latestOf(times, now);
  const isKnown = !times.includes(null);
  const isEndUnknown = exhausted !== null && !exhausted.isEndKnown;
  const isUsedUp = isEndUnknown && exhausted.until > now && !isProbing(exhausted, traffic);
  // A call without a deadline waits for a quota: each probe call may find it over.
  const isPatient = isEndUnknown && exhausted.reason === 'quota_exceeded' && deadline === Infinity;
  const isHopeless = (isUsedUp && !isPatient) || budgets.some(isTrialUsedUp);
  const isTooLate = possible > Math.max(deadline, now);
  if (isTooLate && deadline > now && areResetsUnsure(state, now)) {
    return { type: 'wait', until: traffic.cautiousUntil, expectedAt: null, reason: 'discovering' };
  }
  if (isHopeless || isTooLate || (!isKnown && deadline <= now)) {
    const retryAt = isTooLate ? possible : available;
    return { type: 'reject', ...rejection(state, request, now), retryAt: isHopeless ? null : retryAt };
  }
  // Nothing has shown that it would be refused.
  if (deadline <= now) return { type: 'grant' };
  const until = available !== null && available <= deadline ? available : null;
  return { type: 'wait', until, expectedAt: isPatient ? null : expectedAt(state, until), reason: waitReason(state, available, now) };
};

/** The limits allow as many calls now as are sent before any limit is known, and none was learned from refusals lately. */
export const isForgettable = (state: LimiterState, now: number): boolean => {
  const { traffic, budgets, inferred } = state;
  const isLearned = !mayAcceptMore(inferred) && !isIdle(traffic, now);
  const count = Math.min(DISCOVERY_BURST, ...budgets.map(({ limit }) => Math.max(1, limit)));
  return !isLearned && decide(state, { count, reserve: 0, deadline: now }, now).type === 'grant';
};

export const onSent = (state: LimiterState, now: number): [LimiterState, SentCall] => {
  const [traffic, call] = countSent(state.traffic, now);
  const { exhausted } = state;
  const isProbe = exhausted !== null && !exhausted.isEndKnown;
  const isOneByOne = traffic.refusalsInARow > (isOutage(traffic, now) ? 0 : 1);
  // The response of each is waited for, if it takes no longer than that of the refusal.
  const pauseMs = Math.max(traffic.refusalMs, backoffMs(traffic, traffic.refusalsInARow));
  const next: LimiterState = {
    ...state,
    // Nothing was accepted since the last refusals: one call at a time, further and further apart.
    traffic: isOneByOne ? { ...traffic, backoffUntil: now + pauseMs } : traffic,
    budgets: state.budgets.map((budget) => onBudgetSent(budget, state.traffic, now)),
    inferred: onInferredSent(state.inferred, state.traffic, call),
    exhausted: isProbe ? { ...exhausted, until: now + EXHAUSTED_PROBE_MS } : null,
  };
  return [next, call];
};

/** A call ended without a response. It may have been counted. */
export const onNoResponse = (state: LimiterState, call: SentCall): LimiterState => ({
  ...state,
  traffic: countEnded(state.traffic, call),
  inferred: onInferredLost(state.inferred, call),
  budgets: state.budgets.map((budget) => onBudgetNotReported(budget, state.traffic, call, 'lost')),
});

/** Permits that were granted to calls that were never sent. */
export const onUnused = (state: LimiterState, count: number): LimiterState => ({
  ...state,
  traffic: countUnused(state.traffic, count),
  inferred: count >= state.traffic.inFlight ? { ...state.inferred, probe: null } : state.inferred,
  budgets: state.budgets.map((budget) => ({
    ...budget,
    refusals: budget.refusals + count,
    probe: budget.probe.state === 'sent' ? { state: 'undecided' } : budget.probe,
  })),
});
