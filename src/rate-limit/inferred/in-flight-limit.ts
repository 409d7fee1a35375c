import { AVERAGED_LATENCIES, MOST_EXCESS, MOST_REFUTATIONS, PROBE_AFTER_CALLS } from '../constants.js';
import { countSince, lastSeqOfGroup, fewerSentAt } from '../traffic/history.js';
import type { SentCall, Traffic } from '../traffic/traffic.js';

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
  /** Probes that refuted it. */
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
export const inFlightAvailableAt = (model: InFlightLimit, traffic: Traffic, now: number): number | null => {
  const { history, sent, inFlight } = traffic;
  const ms = serviceMs(model);
  if (model.cap === null || inFlight < model.cap) return now;
  if (ms === null) return null;
  // Far away, most calls in flight are on their way: those sent in the last `ms` are in the service.
  return fewerSentAt(history, sent, model.cap, ms, now);
};

/** Calls that were in the service when this one was refused, as far as they were not refused themselves. */
const loadAt = (model: InFlightLimit, { history }: Traffic, { sentAt, concurrency }: SentCall): number => {
  const ms = serviceMs(model);
  return ms === null ? concurrency - 1 : Math.min(concurrency - 1, countSince(history, sentAt - ms, lastSeqOfGroup(history, sentAt)));
};

/** So few calls are in the service that one more is accepted, if their number is what is limited. Others may still be on their way. */
export const hasDrained = (model: InFlightLimit, { history, sent, inFlight }: Traffic, now: number): boolean => {
  const { cap } = model;
  const ms = serviceMs(model) ?? Infinity;
  return cap === null || Math.min(inFlight, countSince(history, now - ms, sent)) <= cap / 2;
};

/** Whether a limit of calls in flight may explain that this one was refused. */
export const mayExplain = (model: InFlightLimit, traffic: Traffic, call: SentCall): boolean =>
  model.refutations < MOST_REFUTATIONS && loadAt(model, traffic, call) >= 1;

const withCap = (model: InFlightLimit, cap: number, raiseBy: number, { sent }: Traffic): InFlightLimit => ({
  ...model,
  cap,
  raiseIn: Math.max(PROBE_AFTER_CALLS, cap),
  raiseBy,
  changedSeq: sent,
});

/** Counts a refusal. A limit that was confirmed is refuted if more calls are refused than probes of its cap explain. */
export const countInFlightRefused = (before: InFlightLimit, latencyMs: number): InFlightLimit => {
  const excess = before.isConfirmed ? before.excess + 2 : 0;
  const model = { ...before, refusedMs: Math.min(before.refusedMs ?? latencyMs, latencyMs), excess };
  return excess > MOST_EXCESS * ((before.cap ?? 0) + PROBE_AFTER_CALLS) ? onInFlightRefuted(model) : model;
};

/** A call was refused: no more are sent than were in the service without it. */
export const onInFlightRefused = (model: InFlightLimit, traffic: Traffic, call: SentCall): InFlightLimit => {
  const load = Math.max(1, loadAt(model, traffic, call));
  return withCap(model, Math.min(model.cap ?? load, load), 1, traffic);
};

/** A call was accepted. After as many as the cap, sent while half of it or more was in flight, the cap is raised: by one, then by two, and so on. */
export const onInFlightAccepted = (before: InFlightLimit, traffic: Traffic, call: SentCall, now: number): InFlightLimit => {
  const latencyMs = now - call.sentAt;
  const acceptedMs = before.acceptedMs === null ? latencyMs : before.acceptedMs + (latencyMs - before.acceptedMs) / AVERAGED_LATENCIES;
  const model = { ...before, acceptedMs, excess: Math.max(0, before.excess - 1) };
  const { cap, changedSeq, raiseIn, raiseBy } = model;
  if (cap === null || call.seq <= changedSeq || 2 * call.concurrency < cap) return model;
  return raiseIn > 1 ? { ...model, raiseIn: raiseIn - 1 } : withCap(model, cap + raiseBy, 2 * raiseBy, traffic);
};

/** The probe after a refusal was refused too, or more calls were accepted at once than the cap allows. */
export const onInFlightRefuted = (model: InFlightLimit): InFlightLimit => ({
  ...model,
  isConfirmed: false,
  cap: null,
  excess: 0,
  refutations: model.refutations + 1,
});
