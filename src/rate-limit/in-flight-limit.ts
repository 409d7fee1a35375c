import { AVERAGED_LATENCIES, MOST_EXCESS, MOST_REFUTATIONS, PROBE_AFTER_CALLS } from './constants.js';
import { countSince, lastSeqOfGroup, roomAt } from './history.js';
import type { SentCall, Traffic } from './traffic.js';

/** A limit of calls that the service works on at once, if there is one. */
export const initialInFlightLimit = {
  /** Most calls for now; null while no refusal suggests a limit. */
  cap: null as number | null,
  /** Accepted calls until the cap is raised, and by how many. Only calls after `changedSeq`, which were sent with the present cap, count. */
  raiseIn: 0,
  raiseBy: 1,
  changedSeq: 0,
  /** The latest probe confirmed the limit. */
  isConfirmed: false,
  /** Tests that refuted it. */
  refutations: 0,
  /** Refused calls since it was confirmed, each as two, without the accepted ones: about a third may be refused. */
  excess: 0,
  /** How long accepted calls take, on average, and the fastest refusal; null is unknown. The difference is the time in the service. */
  acceptedMs: null as number | null,
  refusedMs: null as number | null,
};

export type InFlightLimit = typeof initialInFlightLimit;

/** How long the service works on a call; null is unknown. A millisecond more: times of sending are kept by milliseconds. */
const serviceMs = ({ acceptedMs, refusedMs }: InFlightLimit): number | null =>
  acceptedMs === null ? null : Math.max(0, acceptedMs - (refusedMs ?? 0)) + 1;

/** When the service may take one more call; null if that depends on responses to come. */
export const inFlightAvailableAt = (limit: InFlightLimit, traffic: Traffic, now: number): number | null => {
  const { history, sent, inFlight } = traffic;
  const ms = serviceMs(limit);
  if (limit.cap === null || inFlight < limit.cap) return now;
  if (ms === null) return null;
  // Far away, most calls in flight are on their way: those sent in the last `ms` are in the service.
  return roomAt(history, sent, limit.cap, ms, now);
};

/** Calls that were in the service when this one was refused, as far as they were not refused themselves. */
const loadAt = (limit: InFlightLimit, { history }: Traffic, { sentAt, concurrency }: SentCall): number => {
  const ms = serviceMs(limit);
  return ms === null ? concurrency - 1 : Math.min(concurrency - 1, countSince(history, sentAt - ms, lastSeqOfGroup(history, sentAt)));
};

/** So few calls are in the service that one more is accepted, if their number is what is limited. Others may still be on their way. */
export const hasDrained = (limit: InFlightLimit, { history, sent, inFlight }: Traffic, now: number): boolean => {
  const { cap } = limit;
  const ms = serviceMs(limit) ?? Infinity;
  return cap === null || Math.min(inFlight, countSince(history, now - ms, sent)) <= cap / 2;
};

/** Whether a limit of calls in flight may explain that this one was refused. */
export const mayExplain = (limit: InFlightLimit, traffic: Traffic, call: SentCall): boolean =>
  limit.refutations < MOST_REFUTATIONS && loadAt(limit, traffic, call) >= 1;

const withCap = (limit: InFlightLimit, cap: number, raiseBy: number, { sent }: Traffic): InFlightLimit => ({
  ...limit,
  cap,
  raiseIn: Math.max(PROBE_AFTER_CALLS, cap),
  raiseBy,
  changedSeq: sent,
});

/** Counts a refusal. A limit that was confirmed is refuted if more calls are refused than probes of its cap explain. */
export const countInFlightRefused = (before: InFlightLimit, latencyMs: number): InFlightLimit => {
  const excess = before.isConfirmed ? before.excess + 2 : 0;
  const limit = { ...before, refusedMs: Math.min(before.refusedMs ?? latencyMs, latencyMs), excess };
  return excess > MOST_EXCESS * ((before.cap ?? 0) + PROBE_AFTER_CALLS) ? onInFlightTested(limit, false) : limit;
};

/** A call was refused: no more are sent than were in the service without it. */
export const onInFlightRefused = (limit: InFlightLimit, traffic: Traffic, call: SentCall): InFlightLimit => {
  const load = Math.max(1, loadAt(limit, traffic, call));
  return withCap(limit, Math.min(limit.cap ?? load, load), 1, traffic);
};

/** A call was accepted. After as many as the cap, sent while half of it or more was in flight, the cap is raised: by one, then by two, and so on. */
export const onInFlightAccepted = (before: InFlightLimit, traffic: Traffic, call: SentCall, now: number): InFlightLimit => {
  const latencyMs = now - call.sentAt;
  const acceptedMs = before.acceptedMs === null ? latencyMs : before.acceptedMs + (latencyMs - before.acceptedMs) / AVERAGED_LATENCIES;
  const limit = { ...before, acceptedMs, excess: Math.max(0, before.excess - 1) };
  if (limit.cap === null || call.seq <= limit.changedSeq || 2 * call.concurrency < limit.cap) return limit;
  if (limit.raiseIn > 1) return { ...limit, raiseIn: limit.raiseIn - 1 };
  return withCap(limit, limit.cap + limit.raiseBy, 2 * limit.raiseBy, traffic);
};

/** The first call after a refusal was accepted as soon as others had ended, or was not. */
export const onInFlightTested = (limit: InFlightLimit, isConfirmed: boolean): InFlightLimit =>
  isConfirmed ? { ...limit, isConfirmed } : { ...limit, isConfirmed, cap: null, excess: 0, refutations: limit.refutations + 1 };
