import {
  DISCOVERY_INTERVAL_MS,
  FEW_CALLS,
  INFERRED_GROWTH,
  INFERRED_SLOWDOWN,
  MOST_EARLY_REFUSALS,
  MOST_TRIAL_FACTOR,
  RISEN_TIMES,
  TEST_AFTER_MS,
  TRIAL_AFTER_CALLS,
} from './constants.js';
import { addRefusal, countBefore, fitPeriod, mostCalls, type Refusal } from './fit-period.js';
import { countSince, lastSentAt, lastSeqOfGroup, roomAt, type History } from './history.js';
import type { SentCall, Traffic } from './traffic.js';

/**
 * A limit of so many calls in a period, whatever resets it. At most `capacity` of the calls that were not refused are sent in any period:
 * that is accepted by fixed windows, sliding ones, and buckets.
 */
export interface PeriodLimit {
  /**
   * - `none`: no call was refused.
   * - `closed`: calls are refused. One at a time (`InferredLimit.probe`) tests whether they still are, after the pauses of `Traffic`.
   * - `opening`: one was accepted. The number of calls doubles until `capacity` is confirmed.
   * - `open`: a call was accepted that was sent `capacity` calls after the first one.
   */
  state: 'none' | 'closed' | 'opening' | 'open';
  /** 0 in both: unknown. */
  capacity: number;
  periodMs: number;
  /** The period before trials shortened it, until a shorter one has accepted as many calls. */
  provenMs: number;
  refusals: readonly Refusal[];
  /** Refusals in a row that came after few accepted calls. */
  earlyRefusals: number;
  /** Rounds of refusals since a call was accepted. */
  rounds: number;
  /** Calls that were sent before are not used to measure. */
  measuredFrom: number;
  /** When calls were accepted again, and the first of them. */
  openedAt: number;
  openedSeq: number;
  /** The period then, before trials shortened it. */
  openedMs: number;
  /** Accepted calls until a trial: one call sooner than the period allows. The value that `trialIn` counts down from, and successful trials in a row. */
  trialIn: number;
  trialAfter: number;
  successes: number;
  /** Times that calls are accepted again until a trial long before the period allows one, first at once: an outage may have looked like a limit. */
  outageTrialIn: number;
  outageTrialAfter: number;
}

export const createPeriodLimit = (): PeriodLimit => ({
  state: 'none',
  capacity: 0,
  periodMs: 0,
  provenMs: 0,
  refusals: [],
  earlyRefusals: 0,
  rounds: 0,
  measuredFrom: -1,
  openedAt: 0,
  openedSeq: 0,
  openedMs: 0,
  trialIn: 0,
  trialAfter: 0,
  successes: 0,
  outageTrialIn: 0,
  outageTrialAfter: 1,
});

/** Accepted calls until the first trial. */
const callsUntilTrial = (capacity: number): number => Math.max(TRIAL_AFTER_CALLS, capacity);

/** Accepted calls until the next trial, after one that failed. */
const laterTrial = (trialAfter: number, least: number): number => Math.min(Math.max(least, 2 * trialAfter), MOST_TRIAL_FACTOR * least);

/** When one call may test whether the period is shorter: by a tenth, after each success by twice as much. */
const trialAt = (limit: PeriodLimit, roomyAt: number, lastAt: number): number => {
  const { state, periodMs, trialIn, successes, outageTrialIn } = limit;
  const shorterMs = periodMs / (1 + Math.min(1, INFERRED_GROWTH * 2 ** successes));
  const usualAt = state === 'open' && trialIn === 0 ? roomyAt - periodMs + shorterMs : roomyAt;
  return outageTrialIn > 0 ? usualAt : Math.min(usualAt, lastAt + TEST_AFTER_MS);
};

export const periodAvailableAt = (limit: PeriodLimit, traffic: Traffic, now: number): number => {
  const { state, capacity, periodMs, rounds, openedAt, openedSeq } = limit;
  if (state === 'none') return now;
  const roomyAt = capacity === 0 ? now : roomAt(traffic.history, traffic.sent, capacity, periodMs, now);
  if (state === 'closed') return rounds > 1 ? now : roomyAt;
  const at = roomyAt <= now ? now : Math.max(now, trialAt(limit, roomyAt, lastSentAt(traffic.history)));
  if (state === 'open') return at;
  // A refusal would be known after the shortest latency.
  const doublings = Math.floor(Math.log2(traffic.sent - openedSeq + 1));
  return Math.max(at, openedAt + doublings * Math.max(DISCOVERY_INTERVAL_MS, traffic.minLatencyMs ?? 0));
};

/** The shorter period that a call tests if it is sent now; null if it is no trial. */
export const trialPeriod = ({ state, capacity, periodMs }: PeriodLimit, traffic: Traffic, now: number): number | null => {
  const isLimiting = (state === 'opening' || state === 'open') && capacity > 0;
  const early = isLimiting ? roomAt(traffic.history, traffic.sent, capacity, periodMs, now) - now : 0;
  return early > 0 ? Math.max(1, periodMs - early) : null;
};

/** As many calls as the capacity were accepted in the period before this one: that may be why it was refused. */
export const isUsedUp = ({ capacity, provenMs }: PeriodLimit, history: History, { sentAt }: SentCall): boolean =>
  capacity > 0 && countSince(history, sentAt - INFERRED_SLOWDOWN * provenMs, lastSeqOfGroup(history, sentAt)) >= capacity;

/** A call was refused, and `history` has it as refused. `isTimed`: the service said when to call again. */
export const onPeriodRefused = (limit: PeriodLimit, history: History, call: SentCall, isTimed: boolean): PeriodLimit => {
  const { state, capacity, provenMs, openedSeq, openedMs } = limit;
  const added = addRefusal(limit.refusals, history, call);
  // Far more calls were accepted than the earlier refusals allow: the limit has risen.
  const isRisen = capacity > 0 && countBefore(history, added.at(-1)!, openedMs) > RISEN_TIMES * capacity;
  const refusals = isRisen ? added.slice(-1) : added;
  const earlyRefusals = call.seq - openedSeq < Math.max(TRIAL_AFTER_CALLS, capacity / 2) ? limit.earlyRefusals + 1 : 0;
  const closed: PeriodLimit = { ...limit, state: 'closed', refusals, rounds: limit.rounds + 1 };
  if (state === 'closed' || capacity === 0) return closed;
  // Longer periods did not help: other clients take what there is. After a Retry-After, the wait shows nothing.
  const isShared = earlyRefusals > MOST_EARLY_REFUSALS;
  const accepted = countBefore(history, refusals.at(-1)!, provenMs);
  // More calls were accepted than expected: only the shorter periods of the trials are wrong, and more calls are possible.
  if (accepted > capacity && !isShared) {
    return { ...closed, capacity: Math.max(capacity, mostCalls(refusals, history, provenMs)), periodMs: provenMs, earlyRefusals };
  }
  // Few of them were: it is another limit, and is measured from here on.
  const isOther = capacity >= FEW_CALLS && accepted < capacity / 2;
  if (!isOther && !isShared) return { ...closed, periodMs: provenMs * INFERRED_SLOWDOWN, earlyRefusals };
  const measuredFrom = (isShared && !isTimed ? refusals : limit.refusals).at(-1)?.at ?? -1;
  return { ...closed, capacity: 0, periodMs: 0, measuredFrom, earlyRefusals: 0 };
};

/** The first call after refusals was accepted. After one round of them the limit is as before, but slower; after more it is measured. */
export const onReopened = (limit: PeriodLimit, history: History, call: SentCall, now: number): PeriodLimit => {
  const isKnown = limit.rounds === 1 && limit.capacity > 0;
  const model = isKnown ? limit : fitPeriod(limit.refusals, history, limit.measuredFrom, call.sentAt);
  const { capacity, periodMs } = model ?? { capacity: 0, periodMs: 0 };
  const least = callsUntilTrial(capacity);
  const trialAfter = limit.successes > 0 ? laterTrial(limit.trialAfter, least) : least;
  return {
    ...limit,
    state: 'opening',
    capacity,
    periodMs,
    provenMs: periodMs,
    refusals: model ? limit.refusals : [],
    rounds: 0,
    openedAt: now,
    openedSeq: call.seq,
    openedMs: periodMs,
    trialIn: trialAfter,
    trialAfter,
    successes: 0,
    outageTrialIn: Math.max(0, limit.outageTrialIn - 1),
  };
};

export const onPeriodAccepted = (limit: PeriodLimit, call: SentCall): PeriodLimit => {
  if (limit.state !== 'opening' && limit.state !== 'open') return limit;
  const isConfirmed = limit.capacity > 0 && call.seq - limit.openedSeq >= limit.capacity;
  const trialIn = Math.max(0, limit.trialIn - 1);
  return {
    ...limit,
    state: isConfirmed ? 'open' : limit.state,
    provenMs: trialIn === 0 ? limit.periodMs : limit.provenMs,
    trialIn,
  };
};

/** A trial was accepted: the period is shorter, and the next trial long before it ends may come soon. Otherwise both come later. */
export const onTrialEnded = (limit: PeriodLimit, trialMs: number, isAccepted: boolean): PeriodLimit => {
  const { capacity, outageTrialAfter, successes } = limit;
  const least = callsUntilTrial(capacity);
  if (isAccepted) return { ...limit, periodMs: trialMs, successes: successes + 1, trialIn: least, outageTrialAfter: 1 };
  const trialAfter = laterTrial(limit.trialAfter, least);
  return {
    ...limit,
    successes: 0,
    trialIn: trialAfter,
    trialAfter,
    outageTrialIn: outageTrialAfter,
    outageTrialAfter: 2 * outageTrialAfter,
  };
};
