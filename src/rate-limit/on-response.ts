import { exhaustedUntil, hasWindows, initialBudget, isExhausted, isTrialUsedUp, type Budget } from './reported/budget.js';
import { onBudgetNotReported, onBudgetReport, onBudgetRetryAfter } from './reported/budget-report.js';
import {
  DEFAULT_MAX_WAIT_MS,
  EXHAUSTED_PROBE_MS,
  MAX_WINDOWS,
  OTHER_LIMIT_FACTOR,
  PRESUMED_AFTER,
  REORDER_WINDOW_MS,
  SECOND_MS,
  UNAVAILABLE_DECAY,
  UNAVAILABLE_IN_A_ROW,
  UNREPORTED_FOR,
} from './constants.js';
import {
  forgottenLimit,
  isExplainedByInFlight,
  mayProbeInFlight,
  onInferredAccepted,
  onInferredLost,
  onInferredRefused,
  onInferredReported,
} from './inferred/inferred-limit.js';
import { periodEndsAt } from './inferred/period-limit.js';
import { isQuotaName } from './reported/quota.js';
import { toReading, type BudgetReport, type LimitResponse, type ReportedWindow } from './headers/reading.js';
import { isUnavailable } from '../util/is-unavailable.js';
import { observeClocks, observeResets, type ResetTime } from './headers/server-clock.js';
import { inCalls, unitsPerCall } from './reported/units.js';
import { onNoResponse, type Exhausted, type LimiterState } from './state.js';
import { backoffMs, countResponse, type Outcome, type SentCall, type Traffic } from './traffic/traffic.js';

/** A response and its call. */
interface Received extends Pick<LimitResponse, 'status' | 'code'> {
  call: SentCall;
  outcome: Outcome;
  /** As if the service counted calls. */
  windows: readonly (ReportedWindow & { unitsPerCall: number })[];
  /** What Retry-After asks for, if that is not over. */
  retry: ResetTime | null;
  now: number;
}

const outcomeOf = (status: number): Outcome => {
  if (status === 429) return 'refused';
  if (isUnavailable(status)) return 'unavailable';
  return status >= 500 ? 'failed' : 'accepted';
};

/** Unnamed headers may report the tightest of several limits: if the limit differs and its reset is much nearer or further, they report another one. */
const isAnotherLimit = ({ name, limit, reset }: Budget, reported: ReportedWindow, now: number): boolean => {
  if (name !== '' || reported.limit === undefined || reported.limit === limit || !reported.reset || reset.at === null) return false;
  const [near = 0, far = 0] = [reset.at - now, reported.reset.latest - now].toSorted((a, b) => a - b);
  return far > OTHER_LIMIT_FACTOR * Math.max(near, SECOND_MS);
};

/** A call is accepted by a response without this limit, and so were many since the last report: there is no such limit any more. For a trial that was used up, one is enough. */
const isGone = (budget: Budget, { seq }: SentCall): boolean =>
  seq - budget.knownAtSeq > (isTrialUsedUp(budget) ? 0 : UNREPORTED_FOR.windows * Math.max(budget.limit, UNREPORTED_FOR.leastCalls));

/** What is left of a limit can be counted here too, if it is known when it resets. */
const isCountable = ({ limit, remaining, reset }: ReportedWindow): boolean =>
  remaining !== undefined || (limit !== undefined && limit > 0 && reset !== null && reset.periodMs === undefined);

/** Hands each window of a response to its budget. A window that cannot be counted is ignored. */
const reportBudgets = ({ budgets, traffic }: LimiterState, { call, outcome, windows, now }: Received): readonly Budget[] => {
  const isRefused = outcome === 'refused';
  const isUnexplained = isRefused && windows.every(({ remaining }) => remaining === undefined || remaining >= 1);
  const toReport = (window: ReportedWindow): BudgetReport => ({ ...window, call, receivedAt: now, isRefused, isUnexplained });
  const unmatched = new Map(windows.filter(isCountable).map((window) => [window.name ?? '', window]));
  const known = budgets.flatMap((budget) => {
    const window = unmatched.get(budget.name);
    if (!window || isAnotherLimit(budget, window, now)) {
      return outcome === 'accepted' && isGone(budget, call) ? [] : onBudgetNotReported(budget, traffic, call, outcome);
    }
    // What was learned in other units says nothing.
    if (budget.unitsPerCall !== window.unitsPerCall) return [];
    unmatched.delete(budget.name);
    return onBudgetReport(budget, traffic, toReport(window));
  });
  const refusals = (traffic.history.at(-1)?.refused ?? 0) - (isRefused ? 1 : 0);
  const added = Array.from(unmatched, ([name, window]) =>
    onBudgetReport({ ...initialBudget, name, refusals, unitsPerCall: window.unitsPerCall }, traffic, toReport(window)),
  );
  // A service whose windows have other names in each response must not fill the memory.
  return [...known, ...added].slice(-MAX_WINDOWS);
};

/** Learns from a response. `random` is from 0 to 1. */
export const onResponse = (before: LimiterState, call: SentCall, response: LimitResponse, now: number, random: number): LimiterState => {
  const exchange = { earliest: call.sentAt, latest: now };
  const outcome = outcomeOf(response.status);
  const clocks = observeClocks(before.serverClock, response.date, exchange, response.wallOffset);
  const serverClock = observeResets(clocks, response.windows, exchange);
  const isRefused = outcome === 'refused' || outcome === 'unavailable';
  const counted = { ...before, serverClock, traffic: countResponse(before.traffic, call, isRefused, now, random) };
  const reading = toReading(serverClock, response, exchange);
  const windows = reading.windows.map((window) => {
    const budget = before.budgets.find(({ name }) => name === (window.name ?? ''));
    const isLearned = budget !== undefined && outcome === 'accepted';
    const units = isLearned ? unitsPerCall(budget, counted.traffic, call, window) : (budget?.unitsPerCall ?? 1);
    return { ...inCalls(window, units), unitsPerCall: units };
  });
  const retry = reading.retry && reading.retry.latest > now ? reading.retry : null;
  const received: Received = { call, status: response.status, code: response.code, outcome, windows, retry, now };
  const budgets = reportBudgets(counted, received);
  const areGone = budgets.length === 0 && before.budgets.length > 0;
  const state: LimiterState = {
    ...counted,
    budgets,
    inferred: areGone ? forgottenLimit : before.inferred,
    reported: windows.length > 0 || areGone || !before.reported ? reading.windows : before.reported,
  };
  if (outcome === 'refused') return onRefused(state, received);
  if (outcome === 'unavailable') return onUnavailable(state, received);
  return outcome === 'failed' ? state : onAccepted(state, received);
};

const onAccepted = (state: LimiterState, { call, windows, now }: Received): LimiterState => {
  const { traffic, exhausted } = state;
  const isProgress = call.seq > traffic.refusedSeq;
  const unavailableInARow = Math.max(0, traffic.unavailableInARow - UNAVAILABLE_DECAY);
  const progress: Partial<Traffic> = isProgress ? { refusalsInARow: 0, unavailableInARow } : {};
  const isPauseOver = isProgress || mayProbeInFlight(state.inferred, traffic, now);
  return {
    ...state,
    traffic: isPauseOver ? { ...traffic, ...progress, backoffUntil: 0 } : traffic,
    inferred: onInferredAccepted(state.inferred, traffic, call, windows.some(isCountable), now),
    exhausted: exhausted && call.seq > exhausted.sinceSeq ? null : exhausted,
  };
};

/** When limits are over that Retry-After may mean, as it is rounded up or down: less than a second earlier or, if they are windows, later. */
const endsNear = ({ budgets, inferred, traffic }: LimiterState, until: number, roundingMs: number, now: number): number[] => {
  const resets = budgets.flatMap((budget) => {
    const at = exhaustedUntil(budget);
    const latest = hasWindows(budget) ? until + roundingMs : until;
    return at !== null && at > until - SECOND_MS && at < latest ? [at] : [];
  });
  const periodEnd = periodEndsAt(inferred.period, traffic, now);
  return periodEnd > Math.max(now, until - roundingMs) && periodEnd < until ? [...resets, periodEnd] : resets;
};

/** Blocks all calls as long as the service asks to, or exactly until the first limit is over that this may mean. */
const block = (state: LimiterState, { latest: until, isCoarse }: ResetTime, now: number): LimiterState => {
  const roundingMs = isCoarse ? SECOND_MS : 0;
  const ends = endsNear(state, until, roundingMs, now);
  const exact = ends.length > 0 ? Math.min(...ends) : until;
  return {
    ...state,
    traffic: { ...state.traffic, blockedUntil: Math.max(state.traffic.blockedUntil, exact) },
    budgets: state.budgets.map((budget) =>
      isExhausted(budget) && !isTrialUsedUp(budget) ? onBudgetRetryAfter(budget, exact, roundingMs, now) : budget,
    ),
  };
};

/** Counts a round of refusals: the calls sent before one was known are one round. If the wait is known, the first round needs no pause of its own. */
const countRefusal = (before: Traffic, { call, now }: Received, isWaitKnown: boolean): Traffic => {
  // Of a round, the slowest counts: the others may take as long.
  const isOfRound = call.seq <= before.refusedSeq;
  const refusalMs = Math.max(now - call.sentAt, isOfRound ? before.refusalMs : 0);
  const at = now + Math.max(REORDER_WINDOW_MS, PRESUMED_AFTER.latencies * refusalMs);
  const traffic = { ...before, refusalMs, presumed: { ...before.presumed, at } };
  if (isOfRound) return traffic;
  const refusalsInARow = traffic.refusalsInARow + 1;
  const pauses = isWaitKnown ? refusalsInARow - 1 : refusalsInARow;
  const backoffUntil = pauses > 0 ? now + backoffMs(traffic, pauses) : 0;
  return {
    ...traffic,
    refusalsInARow,
    refusedSeq: traffic.sent,
    presumed: { ...traffic.presumed, pending: Math.max(0, traffic.inFlight - traffic.presumed.inFlight) },
    backoffUntil: Math.max(traffic.backoffUntil, backoffUntil),
  };
};

/** A refusal that no report explains. A limit of calls in flight is no reason to pause: it is enough to send fewer at once. */
const inferRefusal = (state: LimiterState, received: Received): LimiterState => {
  const { call, retry, now } = received;
  const { traffic } = state;
  const inferred = onInferredRefused(state.inferred, traffic, call, retry?.earliest ?? null, now);
  if (!isExplainedByInFlight(inferred)) return { ...state, inferred, traffic: countRefusal(traffic, received, retry !== null) };
  return { ...state, inferred, traffic: call.seq > traffic.refusedSeq ? { ...traffic, refusedSeq: traffic.sent } : traffic };
};

/** A call was refused: a limit that reports show to be used up explains it, or one is inferred. */
const onRefused = (state: LimiterState, received: Received): LimiterState => {
  const { call, windows, now } = received;
  const { budgets, traffic } = state;
  const usedUp = usedUpReason(received);
  if (usedUp && isOfEarlierRound(state, call)) return state;
  if (usedUp) return onExhausted({ ...state, traffic: countRefusal(traffic, received, true) }, usedUp, received);
  const isOfEarlierWindow = budgets.length > 0 && budgets.every(({ startSeq }) => call.seq <= startSeq);
  const isExplained = budgets.some((budget) => (exhaustedUntil(budget) ?? now) > now);
  const reportsNothingLeft = windows.some(({ remaining }) => remaining === 0);
  const retry = received.retry ?? resetWithoutCounts(windows, now);
  const spendsProbe = isExplained && call.seq > traffic.refusedSeq && budgets.some(({ shape }) => shape === 'window');
  const counted = spendsProbe ? { ...traffic, probeBudget: traffic.probeBudget - 1 } : traffic;
  const next =
    isExplained || reportsNothingLeft || isOfEarlierWindow
      ? {
          ...state,
          inferred: onInferredReported(state.inferred),
          traffic: countRefusal(counted, received, isExplained || retry !== null),
        }
      : inferRefusal(state, { ...received, retry });
  const isStale = isOfEarlierWindow && (retry?.latest ?? now) - now <= SECOND_MS;
  return !retry || isStale ? next : block(next, retry, now);
};

/** A call was sent after the round of refusals that this late one belongs to, and was accepted: the quota is over. */
const isOfEarlierRound = ({ traffic, exhausted }: LimiterState, { seq }: SentCall): boolean =>
  exhausted === null && traffic.refusalsInARow === 0 && seq <= traffic.refusedSeq;

/** The quota or trial that the service says is used up: by its code, or because only limits per day or longer are, and no end is known. */
const usedUpReason = ({ code, windows, retry }: Received): Exhausted['reason'] | null => {
  if (code === 'quota_exceeded' || code === 'trial_exhausted') return code;
  const usedUp = windows.filter(({ remaining }) => remaining === 0);
  if (retry || usedUp.length === 0) return null;
  const isQuota = usedUp.every(({ name = '', reset }) => isQuotaName(name) && !reset);
  return isQuota ? 'quota_exceeded' : null;
};

/** The reset of a response that does not say what is left: it is a wait. */
const resetWithoutCounts = ([window]: readonly ReportedWindow[], now: number): ResetTime | null => {
  if (!window || window.remaining !== undefined || !window.reset || window.reset.periodMs !== undefined) return null;
  return window.reset.latest > now ? window.reset : null;
};

const onExhausted = (state: LimiterState, reason: Exhausted['reason'], { windows, retry, now }: Received): LimiterState => {
  const ends = windows.map(({ remaining, reset }) => (remaining === 0 && reset ? reset.latest : now));
  const end = retry?.latest ?? Math.max(now, ...ends);
  const isEndKnown = reason === 'quota_exceeded' && end > now;
  const sinceSeq = state.traffic.sent;
  const known = state.exhausted;
  // A later response may not repeat the end.
  if (!isEndKnown && known?.reason === reason && known.isEndKnown && known.until > now)
    return { ...state, exhausted: { ...known, sinceSeq } };
  const until = isEndKnown ? end : now + EXHAUSTED_PROBE_MS;
  return { ...state, exhausted: { reason, sinceSeq, until, isEndKnown } };
};

/** One 502 or 503 is a failure of that request, several are an outage. 503s of a service that reports no limits are a limit, and so is one that a probe gets. */
const onUnavailable = (before: LimiterState, received: Received): LimiterState => {
  const { call, status, retry, now } = received;
  const unavailableInARow = Math.min(before.traffic.unavailableInARow + 1, 2 * UNAVAILABLE_IN_A_ROW);
  const state = { ...before, traffic: { ...before.traffic, unavailableInARow } };
  const isProbe = state.inferred.probe?.call.seq === call.seq;
  const isOutage = state.budgets.length > 0 || status === 502;
  let counted: LimiterState = state;
  if (isProbe || unavailableInARow >= UNAVAILABLE_IN_A_ROW) {
    const { presumed } = state.traffic;
    // During an outage, a call that gets no response was not accepted for that.
    counted = isOutage
      ? {
          ...state,
          inferred: onInferredLost(state.inferred, call),
          traffic: { ...countRefusal(state.traffic, received, retry !== null), presumed },
        }
      : inferRefusal(state, received);
  }
  if (!retry) return counted;
  // That it asks for a pause says nothing about its limits.
  const until = Math.min(retry.latest, now + DEFAULT_MAX_WAIT_MS);
  const blockedUntil = Math.max(counted.traffic.blockedUntil, until);
  return { ...counted, traffic: { ...counted.traffic, blockedUntil, unavailableUntil: until } };
};

/** Counts a call that ended, and learns from its response, if there is one. */
export const onEnded = (state: LimiterState, call: SentCall, response: LimitResponse | null, now: number, random: number): LimiterState =>
  response ? onResponse(state, call, response, now, random) : onNoResponse(state, call);
