import {
  BACKOFF_JITTER,
  BACKOFF_MS,
  CAUTION_MS,
  LONGEST_BACKOFF_MS,
  PROBE_BUDGET,
  FORGOTTEN_MS,
  REORDER_WINDOW_MS,
  PAUSES_OF_A_MINUTE,
} from './constants.js';
import { addRefused, addSent, lastSentAt, lastSeq, type History } from './history.js';

/** What was sent with one key, whatever limits it. Times are milliseconds of the limiter's clock; null is unknown. */
export interface Traffic {
  /** Calls sent so far, which is the number of the latest. */
  sent: number;
  /** Calls whose response has not arrived. */
  inFlight: number;
  /** The fastest response. */
  minLatencyMs: number | null;
  /** Until then the first reports are used in part only: other processes may be reading the same. */
  cautiousUntil: number;
  /** Counts responses to calls that were sent only after the last counted response had arrived. */
  observations: number;
  observedSeq: number;
  /**
   * Rounds of 429s and 503s without an accepted call between them; `refusedSeq` is the last call sent before the latest round was known, and
   * `refusalMs` how long its first response took.
   */
  refusalsInARow: number;
  refusedSeq: number;
  refusalMs: number;
  /**
   * Calls up to `refusedSeq` without a response. Refusals are fast, so calls without a response at `presumedAcceptedAt` are taken as
   * accepted.
   */
  withoutResponse: number;
  presumedAcceptedAt: number;
  /** How many of the calls in flight were taken as accepted, all of them up to `presumedUpTo`: they say nothing about later refusals. */
  presumedInFlight: number;
  presumedUpTo: number;
  /** The service asked for a pause until then. */
  blockedUntil: number;
  /** Backoff after 429s and 503s without progress, whatever the headers say. An accepted call ends it. */
  backoffUntil: number;
  /** 503s, of which accepted calls make up for some. */
  unavailableInARow: number;
  /** The pause that a 503 asked for. */
  unavailableUntil: number;
  /** 429s that the limiter may still cause to find out when a window resets. */
  probeBudget: number;
  /** From 0 to 1, drawn with each response. */
  jitter: number;
  /** When the calls so far were sent. */
  history: History;
}

export interface SentCall {
  seq: number;
  sentAt: number;
  /** Calls up to this number reached the service first. Later ones may have been overtaken. */
  countedUpTo: number;
  /** Calls in flight when it was sent, itself included. */
  concurrency: number;
}

/** What became of a call: 429s refuse it, 502s, 503s, 509s and 529s say that the service is unavailable, and any other 5xx is a failure. */
export type Outcome = 'accepted' | 'refused' | 'unavailable' | 'failed';

export const createTraffic = (): Traffic => ({
  sent: 0,
  inFlight: 0,
  minLatencyMs: null,
  cautiousUntil: 0,
  observations: 0,
  observedSeq: 0,
  refusalsInARow: 0,
  refusedSeq: 0,
  refusalMs: 0,
  withoutResponse: 0,
  presumedAcceptedAt: 0,
  presumedInFlight: 0,
  presumedUpTo: 0,
  blockedUntil: 0,
  backoffUntil: 0,
  unavailableInARow: 0,
  unavailableUntil: 0,
  probeBudget: PROBE_BUDGET,
  jitter: 0,
  history: [],
});

/** Counts a call that is sent. Calls sent `REORDER_WINDOW_MS` before it have reached the service first. */
export const countSent = (before: Traffic, now: number): [Traffic, SentCall] => {
  const sent = before.sent + 1;
  const inFlight = before.inFlight + 1;
  // With nothing in flight, all calls before have been counted.
  const countedUpTo = before.inFlight === 0 ? before.sent : lastSeq(before.history, now - REORDER_WINDOW_MS);
  const traffic = { ...before, sent, inFlight, history: addSent(before.history, now, sent) };
  return [traffic, { seq: sent, sentAt: now, countedUpTo, concurrency: inFlight }];
};

export const countEnded = (traffic: Traffic, { seq }: SentCall): Traffic => ({
  ...traffic,
  inFlight: Math.max(0, traffic.inFlight - 1),
  ...(seq <= traffic.presumedUpTo
    ? { presumedInFlight: Math.max(0, traffic.presumedInFlight - 1) }
    : { withoutResponse: Math.max(0, traffic.withoutResponse - (seq <= traffic.refusedSeq ? 1 : 0)) }),
});

/** Lets time pass: calls that were not refused by now were accepted, and take their time. Refusals of long ago are forgotten. */
export const tickTraffic = (traffic: Traffic, now: number): Traffic => {
  const { refusalsInARow, unavailableInARow, withoutResponse, presumedAcceptedAt, blockedUntil, history } = traffic;
  const isForgotten = now >= Math.max(blockedUntil, lastSentAt(history)) + FORGOTTEN_MS;
  const isPresumedAccepted = withoutResponse > 0 && now >= presumedAcceptedAt;
  const isOver = isForgotten ? refusalsInARow + unavailableInARow > 0 : isPresumedAccepted && refusalsInARow > 0;
  if (!isOver) return traffic;
  const presumed = { withoutResponse: 0, presumedInFlight: traffic.presumedInFlight + withoutResponse, presumedUpTo: traffic.refusedSeq };
  return {
    ...traffic,
    ...(isPresumedAccepted && presumed),
    refusalsInARow: 0,
    backoffUntil: 0,
    unavailableInARow: isForgotten ? 0 : unavailableInARow,
  };
};

export const countResponse = (before: Traffic, call: SentCall, isRefused: boolean, now: number, random: number): Traffic => {
  const latencyMs = Math.max(0, now - call.sentAt);
  const traffic = {
    ...countEnded(before, call),
    minLatencyMs: Math.min(before.minLatencyMs ?? latencyMs, latencyMs),
    jitter: random,
    history: isRefused ? addRefused(before.history, call.seq) : before.history,
  };
  if (call.seq <= traffic.observedSeq) return traffic;
  if (traffic.observations === 0) {
    traffic.cautiousUntil = now + Math.max(CAUTION_MS.least, Math.min(2 * latencyMs, CAUTION_MS.most));
  }
  traffic.observations++;
  traffic.observedSeq = traffic.sent;
  return traffic;
};

/** The pause number `pauses` of refusals in a row. If a limit lasts longer than a minute, the refused calls may renew it, so the pauses grow further. */
export const backoffMs = ({ jitter, unavailableInARow }: Traffic, pauses: number): number => {
  const further = unavailableInARow > 0 ? 0 : Math.max(0, pauses - PAUSES_OF_A_MINUTE);
  const longest = Math.min(LONGEST_BACKOFF_MS * (1 + further), FORGOTTEN_MS) / (1 + BACKOFF_JITTER);
  return Math.min(longest, BACKOFF_MS * 2 ** (pauses - 1)) * (1 + BACKOFF_JITTER * jitter);
};
