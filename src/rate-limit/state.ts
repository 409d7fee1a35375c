import type { RateLimit } from '../contract/rate-limit.js';
import {
  budgetAvailableAt,
  closedUntil,
  createBudget,
  exhaustedUntil,
  isTrialUsedUp,
  onBudgetSent,
  tickBudget,
  type Budget,
  type Position,
} from './budget.js';
import { onBudgetNotReported, onBudgetReport, onBudgetRetryAfter } from './budget-report.js';
import {
  BACKOFF_JITTER,
  BACKOFF_MS,
  EXHAUSTED_RECHECK_MS,
  LONGEST_BACKOFF_MS,
  PRESUMED_AFTER_LATENCIES,
  REORDER_WINDOW_MS,
  SECOND_MS,
  UNAVAILABLE_IN_A_ROW,
} from './constants.js';
import type { HeadersReading } from './headers.js';
import {
  createInferredLimit,
  inferredAvailableAt,
  onInferredAccepted,
  onInferredRefused,
  onInferredReported,
  onInferredSent,
  tickInferred,
  type InferredLimit,
} from './inferred-limit.js';
import { isQuota, toQuota, type Quota } from './quota.js';
import { createServerClock, observeClocks, toResetTime, type Interval, type ResetTime, type ServerClock } from './server-clock.js';
import { countEnded, countResponse, countSent, createTraffic, tickTraffic, type SentCall, type Traffic } from './traffic.js';
import { toRateLimit, toReportedWindow, type ReportedWindow } from './to-rate-limit.js';
import type { WindowReading } from './window-reading.js';

/** Why a call is rejected instead of queued. */
export type RejectionReason = 'rate_limited' | 'quota_exceeded' | 'trial_exhausted';

/** A quota or trial that the service says is exhausted. If its end is not known, one call may test it at `until`. */
export interface Exhausted {
  reason: Exclude<RejectionReason, 'rate_limited'>;
  /** The last call sent before this was known. */
  sinceSeq: number;
  until: number;
  isEndKnown: boolean;
}

/**
 * What is known of the limits of one key. Plain data: JSON keeps all of it. Times are milliseconds of the limiter's clock; null is unknown.
 * The functions below are the only ones that decide; none of them reads a clock or draws a random number.
 */
export interface LimiterState {
  traffic: Traffic;
  serverClock: ServerClock;
  /** What the headers report, by window; the unnamed window is named ''. */
  budgets: readonly Budget[];
  /** What they do not report. */
  inferred: InferredLimit;
  exhausted: Exhausted | null;
  /** The windows of the last response that reported any; null before the first response. */
  reported: readonly ReportedWindow[] | null;
}

export const createState = (): LimiterState => ({
  traffic: createTraffic(),
  serverClock: createServerClock(),
  budgets: [],
  inferred: createInferredLimit(),
  exhausted: null,
  reported: null,
});

/** What a call asks for. */
export interface CallRequest extends Position {
  /** Until when it may wait. */
  deadline: number;
}

export type Decision =
  | { type: 'grant' }
  /** `until` is null if it depends on responses to come. */
  | { type: 'wait'; until: number | null; reason: 'limit' | 'discovering' }
  /** `retryAt` is null if it is unknown or never. */
  | { type: 'reject'; reason: RejectionReason; retryAt: number | null; quota?: Quota };

/** A response as far as it says something about limits. */
export interface LimitResponse extends Pick<HeadersReading, 'date' | 'retryAfter'> {
  status: number;
  /** The service's error code. */
  code?: string;
  windows: readonly WindowReading[];
  /** Milliseconds that the caller would wait for a service that is unavailable. */
  maxWait: number;
  /** Our wall clock minus the limiter's clock. */
  wallOffset: number;
}

const latestOf = (times: readonly (number | null)[]): number | null =>
  times.reduce((a, b) => (a === null || b === null ? null : Math.max(a, b)), 0);

/** Lets time pass. Call it before `decide`. */
export const tick = (state: LimiterState, now: number): LimiterState => {
  const inferred = tickInferred(state.inferred, now);
  const traffic = tickTraffic(state.traffic, now);
  let isSame = inferred === state.inferred && traffic === state.traffic;
  const budgets = state.budgets.map((budget) => {
    const next = tickBudget(budget, traffic, now);
    isSame &&= next === budget;
    return next;
  });
  return isSame ? state : { ...state, traffic, budgets, inferred };
};

/** When the call at that position may be sent; `now` if at once, null if that depends on responses to come. */
export const availableAt = (state: LimiterState, position: Position, now: number): number | null => {
  const { traffic, budgets, inferred, exhausted } = state;
  const times = budgets.map((budget) => budgetAvailableAt(budget, traffic, position, now));
  return latestOf([
    now,
    traffic.blockedUntil,
    traffic.backoffUntil,
    exhausted?.until ?? now,
    inferredAvailableAt(inferred, traffic, position.count, now),
    ...times,
  ]);
};

/** No 429 and no limit was reported yet, so calls may be sent. */
const isDiscovering = ({ inferred, budgets, exhausted, traffic }: LimiterState, now: number): boolean =>
  (inferred.state === 'discovering' || inferred.state === 'ramping') &&
  budgets.length === 0 &&
  !exhausted &&
  traffic.blockedUntil <= now &&
  traffic.backoffUntil <= now;

const rejection = (
  { exhausted, budgets, traffic }: LimiterState,
  request: CallRequest,
  now: number,
): { reason: RejectionReason; quota?: Quota } => {
  const isBlocking = (budget: Budget): boolean => (budgetAvailableAt(budget, traffic, request, now) ?? now) > now;
  const budget = budgets.find((each) => isQuota(each, now) && isBlocking(each));
  const isTrial = exhausted?.reason === 'trial_exhausted' || (!exhausted && budgets.some(isTrialUsedUp));
  if (isTrial) return { reason: 'trial_exhausted' };
  if (budget) return { reason: 'quota_exceeded', quota: toQuota(budget) };
  return { reason: exhausted ? 'quota_exceeded' : 'rate_limited' };
};

/** Decides about the call at one position of the queue. `state` must be ticked to `now`. */
export const decide = (state: LimiterState, request: CallRequest, now: number): Decision => {
  const { exhausted, budgets } = state;
  const available = availableAt(state, request, now);
  if (available !== null && available <= now && request.count === 1) return { type: 'grant' };
  // A probe may go sooner, but no call waits for one that is expected to be refused.
  const closed = budgets.map((budget) => closedUntil(budget) ?? now).filter((at) => at > request.deadline);
  const until = closed.length === 0 ? available : Math.max(available ?? now, ...closed);
  const isHopeless = (exhausted !== null && !exhausted.isEndKnown && exhausted.until > now) || budgets.some(isTrialUsedUp);
  const isTooLate = until === null ? request.deadline <= now : until > request.deadline;
  if (!isTooLate && !isHopeless) return { type: 'wait', until, reason: isDiscovering(state, now) ? 'discovering' : 'limit' };
  if (isDiscovering(state, now)) return { type: 'grant' };
  return { type: 'reject', ...rejection(state, request, now), retryAt: isHopeless ? null : until };
};

/** A call is sent. */
export const onSent = (state: LimiterState, now: number): [LimiterState, SentCall] => {
  const [traffic, call] = countSent(state.traffic, now);
  const { exhausted } = state;
  const isTest = exhausted !== null && !exhausted.isEndKnown;
  const next: LimiterState = {
    ...state,
    // Nothing was accepted since the last refusals: one call at a time, further and further apart.
    traffic: traffic.refusalsInARow > 1 ? { ...traffic, backoffUntil: now + backoffMs(traffic.refusalsInARow, traffic.jitter) } : traffic,
    budgets: state.budgets.map((budget) => onBudgetSent(budget, now)),
    inferred: onInferredSent(state.inferred, now),
    exhausted: isTest ? { ...exhausted, until: now + EXHAUSTED_RECHECK_MS } : null,
  };
  return [next, call];
};

/** Pause after `rounds` rounds of 429s in a row. */
const backoffMs = (rounds: number, random: number): number =>
  Math.min(LONGEST_BACKOFF_MS, BACKOFF_MS * 2 ** (rounds - 1)) * (1 + BACKOFF_JITTER * random);

/** A call ended without a response. It may have been counted. */
export const onNoResponse = (state: LimiterState, call: SentCall): LimiterState => ({
  ...state,
  traffic: countEnded(state.traffic, call),
  budgets: state.budgets.map((budget) => onBudgetNotReported(budget, state.traffic, call, 'lost')),
});

/** Permits that were granted to calls that were never sent. */
export const onUnused = (state: LimiterState, count: number): LimiterState => ({
  ...state,
  traffic: { ...state.traffic, inFlight: Math.max(0, state.traffic.inFlight - count) },
  budgets: state.budgets.map((budget) => ({
    ...budget,
    refusals: budget.refusals + count,
    probe: budget.probe.state === 'sent' ? { state: 'undecided' } : budget.probe,
  })),
});

type Outcome = 'accepted' | 'refused' | 'unavailable' | 'failed';

const outcomeOf = (status: number): Outcome => {
  if (status === 429) return 'refused';
  if (status === 503) return 'unavailable';
  return status >= 500 ? 'failed' : 'accepted';
};

/** What the windows of one response say, on the limiter's clock. */
interface Reading {
  windows: (WindowReading & { resetTime: ResetTime | null })[];
  retryAt: number | null;
}

const toReading = (clock: ServerClock, response: LimitResponse, exchange: Interval): Reading => {
  const locate = (reset: WindowReading['reset']): ResetTime | null =>
    reset ? toResetTime(clock, reset, exchange, response.wallOffset) : null;
  const retryTime = response.status >= 400 ? locate(response.retryAfter) : null;
  return {
    windows: response.windows.map((window) => ({ ...window, resetTime: locate(window.reset) })),
    retryAt: retryTime && Math.max(exchange.latest, retryTime.latest),
  };
};

/** Hands each window of a response to its budget. A window without counts is ignored. */
const reportBudgets = (state: LimiterState, reading: Reading, call: SentCall, outcome: Outcome, now: number): readonly Budget[] => {
  const isRefused = outcome === 'refused';
  const { traffic } = state;
  const isOver = (budget: Budget): boolean => isTrialUsedUp(budget) && outcome === 'accepted' && call.seq > budget.knownAtSeq;
  const reports = new Map(reading.windows.filter(({ remaining }) => remaining !== undefined).map((window) => [window.name ?? '', window]));
  // A call that is accepted after a trial was used up, by a response that does not mention it, shows that there is no trial any more.
  const current = state.budgets.filter((budget) => reports.has(budget.name) || !isOver(budget));
  const known = current.map((budget) => {
    const window = reports.get(budget.name);
    if (!window) return onBudgetNotReported(budget, traffic, call, isRefused ? 'refused' : 'accepted');
    reports.delete(budget.name);
    const { limit, remaining, resetTime } = window;
    return onBudgetReport(budget, traffic, { call, receivedAt: now, isRefused, limit, remaining, reset: resetTime });
  });
  const added = Array.from(reports, ([name, { limit, remaining, resetTime }]) =>
    onBudgetReport(createBudget(name), traffic, { call, receivedAt: now, isRefused, limit, remaining, reset: resetTime }),
  );
  return added.length === 0 ? known : [...known, ...added];
};

/** Learns from a response. `random` is from 0 to 1. */
export const onResponse = (before: LimiterState, call: SentCall, response: LimitResponse, now: number, random: number): LimiterState => {
  const exchange = { earliest: call.sentAt, latest: now };
  const outcome = outcomeOf(response.status);
  const serverClock = observeClocks(before.serverClock, response.date, exchange, response.wallOffset);
  const counted = { ...before, serverClock, traffic: countResponse(before.traffic, call, now, random) };
  const reading = toReading(serverClock, response, exchange);
  const hasReport = reading.windows.length > 0;
  const state: LimiterState = {
    ...counted,
    budgets: reportBudgets(counted, reading, call, outcome, now),
    reported: hasReport || !before.reported ? reading.windows.map(toReported) : before.reported,
  };
  if (outcome === 'refused') return onRefused(state, call, response, reading, now);
  if (outcome === 'unavailable') return onUnavailable(state, call, response, reading, now);
  return outcome === 'failed' ? state : onAccepted(state, call, hasReport);
};

const toReported = (window: Reading['windows'][number]): ReportedWindow => toReportedWindow(window, window.resetTime?.latest);

const onAccepted = (state: LimiterState, call: SentCall, hasReport: boolean): LimiterState => {
  const { traffic, exhausted } = state;
  const isProgress = call.seq > traffic.refusedSeq;
  return {
    ...state,
    traffic: isProgress ? { ...traffic, refusalsInARow: 0, unavailableInARow: 0, backoffUntil: 0 } : traffic,
    inferred: onInferredAccepted(state.inferred, traffic, call, hasReport),
    exhausted: exhausted && call.seq > exhausted.sinceSeq ? null : exhausted,
  };
};

/** Blocks all calls until `until`. A reset within the last second before makes it exact: Retry-After has whole seconds. */
const block = (state: LimiterState, until: number, now: number): LimiterState => {
  const resets = state.budgets.map(exhaustedUntil).filter((at) => at !== null && at < until && at > until - SECOND_MS);
  const exact = resets.length > 0 ? Math.min(...resets.map((at) => at ?? until)) : until;
  return {
    ...state,
    traffic: { ...state.traffic, blockedUntil: Math.max(state.traffic.blockedUntil, exact) },
    budgets: state.budgets.map((budget) => (exhaustedUntil(budget) === null ? budget : onBudgetRetryAfter(budget, exact, now))),
  };
};

/** Counts a round of refusals: the calls sent before one was known are one round. */
const countRefusal = (traffic: Traffic, call: SentCall, now: number, isExplained: boolean): Traffic => {
  if (call.seq <= traffic.refusedSeq) return traffic;
  const refusalsInARow = traffic.refusalsInARow + 1;
  const rounds = isExplained ? refusalsInARow - 1 : refusalsInARow;
  const backoffUntil = rounds > 0 ? now + backoffMs(rounds, traffic.jitter) : 0;
  return {
    ...traffic,
    refusalsInARow,
    refusedSeq: traffic.sent,
    withoutResponse: traffic.inFlight,
    presumedAcceptedAt: now + Math.max(REORDER_WINDOW_MS, PRESUMED_AFTER_LATENCIES * (now - call.sentAt)),
    backoffUntil: Math.max(traffic.backoffUntil, backoffUntil),
  };
};

const onRefused = (before: LimiterState, call: SentCall, response: LimitResponse, reading: Reading, now: number): LimiterState => {
  const { code } = response;
  if (code === 'quota_exceeded' || code === 'trial_exhausted') return onExhausted(before, code, reading, now);
  const isNewRound = call.seq > before.traffic.refusedSeq;
  const isOfEarlierWindow = before.budgets.length > 0 && before.budgets.every(({ startSeq }) => call.seq <= startSeq);
  const isExplained = before.budgets.some((budget) => (exhaustedUntil(budget) ?? now) > now);
  const isInferred = !isExplained && !isOfEarlierWindow;
  const retryAt = reading.retryAt ?? resetWithoutCounts(reading, now);
  const spendsProbe = isExplained && before.budgets.some(({ shape }) => shape === 'window');
  const counted = countRefusal(before.traffic, call, now, isExplained || (retryAt ?? now) > now);
  const state: LimiterState = {
    ...before,
    traffic: { ...counted, probeBudget: counted.probeBudget - (spendsProbe && isNewRound ? 1 : 0) },
    inferred: isInferred ? onInferredRefused(before.inferred, call, isNewRound) : onInferredReported(before.inferred),
  };
  const isStale = isOfEarlierWindow && (retryAt ?? now) - now <= SECOND_MS;
  return retryAt === null || isStale ? state : block(state, retryAt, now);
};

/** A refusal may report a reset and no counts. */
const resetWithoutCounts = ({ windows }: Reading, now: number): number | null => {
  const [window] = windows;
  if (!window || window.remaining !== undefined || !window.resetTime) return null;
  return window.resetTime.latest > now ? window.resetTime.latest : null;
};

/** The service says that a quota or the trial is exhausted. */
const onExhausted = (state: LimiterState, reason: Exhausted['reason'], reading: Reading, now: number): LimiterState => {
  const ends = reading.windows.map(({ remaining, resetTime }) => (remaining === 0 && resetTime ? resetTime.latest : now));
  const end = reading.retryAt !== null && reading.retryAt > now ? reading.retryAt : Math.max(now, ...ends);
  const isEndKnown = reason === 'quota_exceeded' && end > now;
  const until = isEndKnown ? end : now + EXHAUSTED_RECHECK_MS;
  return { ...state, exhausted: { reason, sinceSeq: state.traffic.sent, until, isEndKnown } };
};

/** A 503: one alone is a failure of that request, several in a row are a limit. */
const onUnavailable = (before: LimiterState, call: SentCall, { maxWait }: LimitResponse, reading: Reading, now: number): LimiterState => {
  const unavailableInARow = before.traffic.unavailableInARow + 1;
  const state = { ...before, traffic: { ...before.traffic, unavailableInARow } };
  const { retryAt } = reading;
  const isLimit = unavailableInARow >= UNAVAILABLE_IN_A_ROW;
  const limited = isLimit ? { ...state, inferred: onInferredRefused(state.inferred, call, call.seq > state.traffic.refusedSeq) } : state;
  const counted = isLimit ? { ...limited, traffic: countRefusal(state.traffic, call, now, (retryAt ?? now) > now) } : limited;
  return retryAt === null ? counted : block(counted, Math.min(retryAt, now + maxWait), now);
};

/** What the service reported last. */
export const lastRateLimit = ({ reported }: LimiterState, wallOffset: number): RateLimit => toRateLimit(reported ?? [], wallOffset);

/** What one response reports. */
export const responseRateLimit = ({ serverClock }: LimiterState, call: SentCall, response: LimitResponse, now: number): RateLimit => {
  const { windows, retryAt } = toReading(serverClock, response, { earliest: call.sentAt, latest: now });
  const rateLimit = toRateLimit(windows.map(toReported), response.wallOffset);
  return retryAt === null ? rateLimit : { ...rateLimit, retryAfterMs: retryAt - now };
};
