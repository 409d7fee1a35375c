import {
  BACKOFF_JITTER,
  BACKOFF_MS,
  CAUTION_MS,
  DISCOVERY_INTERVAL_MS,
  FORGOTTEN_MS,
  LONGEST_BACKOFF_MS,
  PAUSES_OF_A_MINUTE,
  PROBE_BUDGET,
  REORDER_WINDOW_MS,
} from '../constants.js';
import { addRefused, addSent, lastSentAt, lastSeq, type History } from './history.js';

/** What was sent with one key, whatever limits it. Times are milliseconds of the limiter's clock; null is unknown. */
export const initialTraffic = {
  /** Calls sent so far, which is the number of the latest. */
  sent: 0,
  /** Calls whose response has not arrived. */
  inFlight: 0,
  /** The fastest response. */
  minLatencyMs: null as number | null,
  /** Until then the first reports are used in part only: other processes may be reading the same. */
  cautiousUntil: 0,
  /** Counts responses to calls that were sent only after the last counted response had arrived. */
  observations: 0,
  observedSeq: 0,
  /** Rounds of 429s and 503s since a call was accepted, the last call sent before the latest was known, and how long the slowest of its responses took. */
  refusalsInARow: 0,
  refusedSeq: 0,
  refusalMs: 0,
  /**
   * Refusals are fast: the `pending` calls up to `refusedSeq` that have no response yet are presumed to be accepted at the time `at`.
   * Of the calls in flight, `inFlight` were presumed to be, all up to number `upTo`: they say nothing about later refusals.
   */
  presumed: { pending: 0, at: 0, inFlight: 0, upTo: 0 },
  /** The service asked for a pause until then. */
  blockedUntil: 0,
  /** Backoff after 429s and 503s without progress, whatever the headers say. An accepted call ends it. */
  backoffUntil: 0,
  /** 503s, of which accepted calls make up for some. */
  unavailableInARow: 0,
  /** The pause that a 503 asked for. */
  unavailableUntil: 0,
  /** 429s that the limiter may still cause to find out when a window resets. */
  probeBudget: PROBE_BUDGET,
  /** From 0 to 1, drawn with each response. */
  jitter: 0,
  /** When the calls so far were sent. */
  history: [] as History,
};

export type Traffic = typeof initialTraffic;

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

/** The shortest time until a response, and no less than calls are apart at first. */
export const roundTripMs = ({ minLatencyMs }: Traffic): number => Math.max(DISCOVERY_INTERVAL_MS, minLatencyMs ?? 0);

/** Counts a call that is sent. Calls sent `REORDER_WINDOW_MS` before it have reached the service first. */
export const countSent = (before: Traffic, now: number): [Traffic, SentCall] => {
  const sent = before.sent + 1;
  const inFlight = before.inFlight + 1;
  // With nothing in flight, all calls before have been counted.
  const countedUpTo = before.inFlight === 0 ? before.sent : lastSeq(before.history, now - REORDER_WINDOW_MS);
  const traffic = { ...before, sent, inFlight, history: addSent(before.history, now, sent) };
  return [traffic, { seq: sent, sentAt: now, countedUpTo, concurrency: inFlight }];
};

/** One fewer of a round of refusals is presumed, or waited for. */
const endPresumed = (presumed: Traffic['presumed'], seq: number, refusedSeq: number): Traffic['presumed'] => {
  if (seq <= presumed.upTo) return { ...presumed, inFlight: Math.max(0, presumed.inFlight - 1) };
  return seq <= refusedSeq ? { ...presumed, pending: Math.max(0, presumed.pending - 1) } : presumed;
};

export const countEnded = (traffic: Traffic, { seq }: SentCall): Traffic => ({
  ...traffic,
  inFlight: Math.max(0, traffic.inFlight - 1),
  presumed: endPresumed(traffic.presumed, seq, traffic.refusedSeq),
});

/** Permits that no call used are no longer in flight. */
export const countUnused = (traffic: Traffic, count: number): Traffic => {
  const inFlight = Math.max(0, traffic.inFlight - count);
  const { presumed } = traffic;
  const least = { pending: Math.min(presumed.pending, inFlight), inFlight: Math.min(presumed.inFlight, inFlight) };
  return { ...traffic, inFlight, presumed: { ...presumed, ...least } };
};

/** No call was sent for a while, though the service did not ask for a pause: earlier refusals say nothing any more. */
export const isIdle = ({ blockedUntil, history }: Traffic, now: number): boolean =>
  now >= Math.max(blockedUntil, lastSentAt(history)) + FORGOTTEN_MS;

/** Lets time pass: calls that were not refused by now were accepted, and take their time. Refusals of long ago are forgotten. */
export const tickTraffic = (traffic: Traffic, now: number): Traffic => {
  const { refusalsInARow, refusedSeq, unavailableInARow, presumed } = traffic;
  const isForgotten = isIdle(traffic, now);
  const isAccepted = presumed.pending > 0 && now >= presumed.at;
  const isOver = isForgotten ? refusalsInARow + unavailableInARow > 0 : isAccepted && refusalsInARow > 0;
  if (!isOver) return traffic;
  return {
    ...traffic,
    presumed: isAccepted ? { ...presumed, pending: 0, inFlight: presumed.inFlight + presumed.pending, upTo: refusedSeq } : presumed,
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
