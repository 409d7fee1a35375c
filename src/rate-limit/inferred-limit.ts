import { DISCOVERY_BURST, DISCOVERY_INTERVAL_MS, PRESUMED_AFTER_LATENCIES, PRESUMED_AFTER_MS, RAMP_GROWTH } from './constants.js';
import { lastSentAt } from './history.js';
import {
  countInFlightRefused,
  hasDrained,
  inFlightAvailableAt,
  initialInFlightLimit,
  mayExplain,
  onInFlightAccepted,
  onInFlightRefused,
  onInFlightTested,
} from './in-flight-limit.js';
import {
  initialPeriodLimit,
  isUsedUp,
  onPeriodAccepted,
  onPeriodRefused,
  onPeriodProbeAccepted,
  onPeriodProbeRefused,
  onRecovered,
  periodAvailableAt,
  probedPeriod,
} from './period-limit.js';
import { roundTripMs, type SentCall, type Traffic } from './traffic.js';

/**
 * The limits that headers do not report.
 * - `starting`: no response yet. A few calls go, then more at short intervals.
 * - `ramping`: responses report no limit. Twice the burst may be in flight, and half as many more after each round trip.
 * - `reported`: headers report the limits, and nothing contradicted them.
 * - `limited`: calls were refused without an explanation: because of the number in flight, or because of the number in a period.
 */
export const initialInferredLimit = {
  state: 'starting' as 'starting' | 'ramping' | 'reported' | 'limited',
  /** Most calls in flight while `ramping`. */
  ramp: DISCOVERY_BURST,
  inFlight: initialInFlightLimit,
  period: initialPeriodLimit,
  /** A refused call that the number of calls in flight may explain. The next call shows whether it does. */
  unexplained: null as SentCall | null,
  /** A call that probes something. No other is sent until it is accepted or refused. */
  probe: null as InferredProbe | null,
};

export type InferredLimit = typeof initialInferredLimit;

export interface InferredProbe {
  call: SentCall;
  /** The shorter period that it probes; null if it is the first call after refusals. */
  probedMs: number | null;
  /** It was sent after most others had ended. */
  isDrained: boolean;
}

/** Refusals are fast: a probe without a response by then was accepted, and takes its time. */
const presumedAt = ({ refusalMs }: Traffic, { call }: InferredProbe): number =>
  call.sentAt + Math.max(PRESUMED_AFTER_MS, PRESUMED_AFTER_LATENCIES * refusalMs);

/** No call was refused without an explanation: nothing shows that more would be. */
export const mayAcceptMore = ({ state }: InferredLimit): boolean => state !== 'limited';

/** When the call at position `count` may be sent; null if that depends on responses to come. */
export const inferredAvailableAt = (limit: InferredLimit, traffic: Traffic, count: number, now: number): number | null => {
  const { state, ramp, inFlight, period, unexplained, probe } = limit;
  const lastAt = lastSentAt(traffic.history);
  if (state === 'starting') {
    const isBurst = traffic.sent + count <= DISCOVERY_BURST;
    return isBurst ? now : Math.max(now, lastAt + DISCOVERY_INTERVAL_MS) + (count - 1) * DISCOVERY_INTERVAL_MS;
  }
  if (state === 'ramping') {
    // No refusal came in the time in which one could have come: one more call may go before responses arrive.
    const nextAt = lastAt + roundTripMs(traffic);
    return traffic.inFlight < ramp ? now : Math.max(now, nextAt);
  }
  // For calls further back the time would be a guess: no call is rejected for it.
  if (probe) return Math.max(now, presumedAt(traffic, probe));
  if (unexplained) return now;
  const periodAt = periodAvailableAt(period, traffic, now);
  const inFlightAt = period.state === 'refusing' ? now : inFlightAvailableAt(inFlight, traffic, now);
  return inFlightAt === null ? null : Math.max(periodAt, inFlightAt);
};

/** Lets time pass. */
export const tickInferred = (limit: InferredLimit, traffic: Traffic, now: number): InferredLimit => {
  const { probe, inFlight } = limit;
  if (!probe || now < presumedAt(traffic, probe)) return limit;
  const isAboveCap = inFlight.cap !== null && traffic.inFlight > inFlight.cap;
  return onProbeAccepted(limit, traffic, probe, isAboveCap, now);
};

/** A call is sent. `traffic` does not count it yet. */
export const onInferredSent = (limit: InferredLimit, traffic: Traffic, call: SentCall): InferredLimit => {
  const { period, unexplained, inFlight } = limit;
  const probedMs = unexplained ? null : probedPeriod(period, traffic, call.sentAt);
  const isProbe = limit.probe === null && (unexplained !== null || period.state === 'refusing' || probedMs !== null);
  return {
    ...limit,
    probe: isProbe ? { call, probedMs, isDrained: hasDrained(inFlight, traffic, call.sentAt) } : limit.probe,
  };
};

/** A call ended without a response: if it was the probe, that shows nothing, and the next call is one. */
export const onInferredLost = (limit: InferredLimit, { seq }: SentCall): InferredLimit =>
  limit.probe?.call.seq === seq ? { ...limit, probe: null } : limit;

/** A response reported the limits that refused it, or will refuse others. */
export const onInferredReported = (limit: InferredLimit): InferredLimit =>
  limit.state === 'limited' || limit.state === 'reported' ? limit : { ...limit, state: 'reported' };

/** `isAboveCap`: more calls are in flight than a limit of them would allow. */
const onProbeAccepted = (
  before: InferredLimit,
  traffic: Traffic,
  probe: InferredProbe,
  isAboveCap: boolean,
  now: number,
): InferredLimit => {
  const { call, probedMs, isDrained } = probe;
  const { unexplained, inFlight, period } = before;
  const limit: InferredLimit = { ...before, probe: null, unexplained: null };
  if (probedMs !== null) return { ...limit, period: onPeriodProbeAccepted(period, probedMs) };
  if (!unexplained) return { ...limit, period: onRecovered(period, traffic.history, call, now) };
  // Other calls ended, and time passed: if the period explains the refusal as well, nothing shows that there is a cap.
  if (!isUsedUp(period, traffic.history, unexplained)) {
    if (isDrained) return { ...limit, inFlight: onInFlightTested(inFlight, true) };
    if (!isAboveCap) return limit;
  }
  const refused = onPeriodRefused(period, traffic.history, unexplained, null);
  const withoutCap = isAboveCap ? onInFlightTested(inFlight, false) : { ...inFlight, cap: null };
  return { ...limit, inFlight: withoutCap, period: onRecovered(refused, traffic.history, call, now) };
};

/** A response arrived that says nothing against sending more. `isReported`: its headers reported limits. */
export const onInferredAccepted = (
  before: InferredLimit,
  traffic: Traffic,
  call: SentCall,
  isReported: boolean,
  now: number,
): InferredLimit => {
  const { state, probe } = before;
  if (state === 'reported' || (state !== 'limited' && isReported)) return onInferredReported(before);
  const counted = { ...before, inFlight: onInFlightAccepted(before.inFlight, traffic, call, now) };
  if (state === 'starting') return { ...counted, state: 'ramping', ramp: Math.max(2 * DISCOVERY_BURST, traffic.inFlight + 1) };
  // Calls that use less than half of it show nothing of more.
  if (state === 'ramping') return { ...counted, ramp: before.ramp + (2 * call.concurrency >= before.ramp ? RAMP_GROWTH : 0) };
  const limit = probe?.call.seq === call.seq ? onProbeAccepted(counted, traffic, probe, false, now) : counted;
  return { ...limit, period: onPeriodAccepted(limit.period, call) };
};

/** A call was refused, and no report explains it. `retryFrom`: the earliest time at which the service said to call again; null if it did not. If it did, it counts calls in a time. */
export const onInferredRefused = (
  before: InferredLimit,
  traffic: Traffic,
  call: SentCall,
  retryFrom: number | null,
  now: number,
): InferredLimit => {
  const probe = before.probe?.call.seq === call.seq ? before.probe : null;
  const isNewRound = call.seq > traffic.refusedSeq;
  const inFlight = countInFlightRefused(before.inFlight, now - call.sentAt);
  const isRefuted = before.inFlight.isConfirmed && !inFlight.isConfirmed;
  const limit: InferredLimit = { ...before, state: 'limited', inFlight, probe: probe ? null : before.probe };
  const { unexplained, period } = limit;
  if (probe && probe.probedMs !== null) return { ...limit, period: onPeriodProbeRefused(period, traffic.history, call, retryFrom) };
  const isProbeOfOthers = probe !== null && unexplained !== null && !probe.isDrained;
  if (!isRefuted && (!isNewRound || isProbeOfOthers)) {
    // The other refusals of a round lower the cap, unless the period explains them.
    const mayLowerCap = inFlight.cap !== null && period.state !== 'refusing';
    return mayLowerCap ? { ...limit, inFlight: onInFlightRefused(inFlight, traffic, call) } : limit;
  }
  const { isConfirmed } = inFlight;
  if (retryFrom === null && !isRefuted && (isConfirmed || traffic.refusalsInARow === 0) && mayExplain(inFlight, traffic, call)) {
    return { ...limit, inFlight: onInFlightRefused(inFlight, traffic, call), unexplained: isConfirmed ? null : call };
  }
  return {
    ...limit,
    inFlight: isConfirmed || unexplained ? onInFlightTested(inFlight, false) : inFlight,
    period: onPeriodRefused(period, traffic.history, call, retryFrom),
    unexplained: null,
    probe: null,
  };
};

/** The latest refusal is explained by the number of calls in flight: there is no reason to pause. */
export const isExplainedByInFlight = ({ inFlight, unexplained, period }: InferredLimit): boolean =>
  inFlight.isConfirmed && unexplained === null && period.state !== 'refusing';

/** The next call shows whether the number in flight explains a refusal, and enough others have ended: it need not wait longer. */
export const mayProbeInFlight = ({ inFlight, unexplained, probe }: InferredLimit, traffic: Traffic, now: number): boolean =>
  unexplained !== null && probe === null && hasDrained(inFlight, traffic, now);
