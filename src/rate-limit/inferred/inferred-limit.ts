import { DISCOVERY_BURST, DISCOVERY_INTERVAL_MS, PRESUMED_AFTER, RAMP_GROWTH } from '../constants.js';
import { lastSentAt, type History } from '../traffic/history.js';
import {
  countInFlightRefused,
  hasDrained,
  inFlightAvailableAt,
  initialInFlightLimit,
  mayExplain,
  onInFlightAccepted,
  onInFlightRefused,
  onInFlightRefuted,
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
  type PeriodLimit,
} from './period-limit.js';
import { roundTripMs, type SentCall, type Traffic } from '../traffic/traffic.js';

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
  /** A refused call that the number of calls in flight may explain. The next call shows whether it does. Null if that is confirmed. */
  unexplained: null as SentCall | null,
  /** A call that probes something. No other is sent until it is accepted or refused. */
  probe: null as InferredProbe | null,
};

export type InferredLimit = typeof initialInferredLimit;

/** Nothing is known of the limits any more: more and more calls are sent until one is refused. */
export const forgottenLimit: InferredLimit = { ...initialInferredLimit, state: 'ramping' };

interface InferredProbe {
  call: SentCall;
  /** The shorter period that it probes; null if it is the first call after refusals. */
  probedMs: number | null;
  /** It was sent after most others had ended. */
  isDrained: boolean;
}

/** Refusals are fast: a probe without a response by then was accepted, and takes its time. */
const presumedAt = ({ refusalMs }: Traffic, { call }: InferredProbe): number =>
  call.sentAt + Math.max(PRESUMED_AFTER.probeMs, PRESUMED_AFTER.latencies * refusalMs);

/** No call was refused without an explanation: nothing shows that more would be. */
export const mayAcceptMore = ({ state }: InferredLimit): boolean => state !== 'limited';

/** When the call at position `count` may be sent; null if that depends on responses to come. */
export const inferredAvailableAt = (inferred: InferredLimit, traffic: Traffic, count: number, now: number): number | null => {
  const { state, ramp, inFlight, period, unexplained, probe } = inferred;
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

/** Lets time pass: a probe that was not refused by now was accepted. If more calls are in flight than the cap then, there is no cap. */
export const tickInferred = (inferred: InferredLimit, traffic: Traffic, now: number): InferredLimit => {
  const { probe, inFlight, period, unexplained } = inferred;
  if (!probe || now < presumedAt(traffic, probe)) return inferred;
  const isAboveCap = unexplained !== null && probe.probedMs === null && traffic.inFlight > (inFlight.cap ?? Infinity);
  if (!isAboveCap || (probe.isDrained && !isUsedUp(period, traffic.history, unexplained)))
    return onProbeAccepted(inferred, traffic, probe, now);
  const recovered = recoverPeriod(period, traffic.history, unexplained, probe.call, now);
  return { ...inferred, probe: null, unexplained: null, inFlight: onInFlightRefuted(inFlight), period: recovered };
};

/** A call is sent. `traffic` does not count it yet. */
export const onInferredSent = (inferred: InferredLimit, traffic: Traffic, call: SentCall): InferredLimit => {
  const { period, unexplained, inFlight, probe } = inferred;
  const probedMs = unexplained ? null : probedPeriod(period, traffic, call.sentAt);
  const isProbe = probe === null && (unexplained !== null || period.state === 'refusing' || probedMs !== null);
  return isProbe ? { ...inferred, probe: { call, probedMs, isDrained: hasDrained(inFlight, traffic, call.sentAt) } } : inferred;
};

/** A call ended without a response: if it was the probe, that shows nothing, and the next call is one. */
export const onInferredLost = (inferred: InferredLimit, { seq }: SentCall): InferredLimit =>
  inferred.probe?.call.seq === seq ? { ...inferred, probe: null } : inferred;

/** A response reported the limits that refused it, or will refuse others. */
export const onInferredReported = (inferred: InferredLimit): InferredLimit =>
  inferred.state === 'limited' ? inferred : { ...inferred, state: 'reported' };

/** The period explains the refusal, and is over: the probe was accepted. */
const recoverPeriod = (period: PeriodLimit, history: History, refused: SentCall, accepted: SentCall, now: number): PeriodLimit =>
  onRecovered(onPeriodRefused(period, history, refused, null), history, accepted, now);

/** What an accepted probe shows: a shorter period, that calls are accepted again, or which limit explains the refusal before. */
const onProbeAccepted = (before: InferredLimit, traffic: Traffic, probe: InferredProbe, now: number): InferredLimit => {
  const { unexplained, inFlight, period } = before;
  const inferred: InferredLimit = { ...before, probe: null, unexplained: null };
  if (probe.probedMs !== null) return { ...inferred, period: onPeriodProbeAccepted(period, probe.probedMs) };
  if (!unexplained) return { ...inferred, period: onRecovered(period, traffic.history, probe.call, now) };
  // Other calls ended, and time passed: if the period explains the refusal as well, nothing shows that there is a cap.
  if (isUsedUp(period, traffic.history, unexplained)) {
    const recovered = recoverPeriod(period, traffic.history, unexplained, probe.call, now);
    return { ...inferred, inFlight: { ...inFlight, cap: null }, period: recovered };
  }
  return probe.isDrained ? { ...inferred, inFlight: { ...inFlight, isConfirmed: true } } : inferred;
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
  const inferred = probe?.call.seq === call.seq ? onProbeAccepted(counted, traffic, probe, now) : counted;
  return { ...inferred, period: onPeriodAccepted(inferred.period, call) };
};

/** A further refusal of a round lowers the cap, unless the period explains it. */
const onRefusedAgain = (inferred: InferredLimit, traffic: Traffic, call: SentCall): InferredLimit => {
  const { inFlight, period } = inferred;
  const mayLowerCap = inFlight.cap !== null && period.state !== 'refusing';
  return mayLowerCap ? { ...inferred, inFlight: onInFlightRefused(inFlight, traffic, call) } : inferred;
};

/** The number in flight explains the refusal. If that is not confirmed, the next call shows whether it does. */
const onRefusedByInFlight = (inferred: InferredLimit, traffic: Traffic, call: SentCall): InferredLimit => {
  const unexplained = inferred.inFlight.isConfirmed ? null : call;
  return { ...inferred, inFlight: onInFlightRefused(inferred.inFlight, traffic, call), unexplained };
};

/** The number in flight does not explain the refusal: the period does. */
const onRefusedByPeriod = (before: InferredLimit, history: History, call: SentCall, retryFrom: number | null): InferredLimit => {
  const { inFlight, unexplained } = before;
  const period = onPeriodRefused(before.period, history, call, retryFrom);
  const isRefuted = inFlight.isConfirmed || unexplained !== null;
  return { ...before, inFlight: isRefuted ? onInFlightRefuted(inFlight) : inFlight, period, unexplained: null, probe: null };
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
  const inFlight = countInFlightRefused(before.inFlight, now - call.sentAt);
  const inferred: InferredLimit = { ...before, state: 'limited', inFlight, probe: probe ? null : before.probe };
  if (probe && probe.probedMs !== null) {
    return { ...inferred, period: onPeriodProbeRefused(before.period, traffic.history, call, retryFrom) };
  }
  const isRefuted = before.inFlight.isConfirmed && !inFlight.isConfirmed;
  if (isRefuted) return onRefusedByPeriod(inferred, traffic.history, call, retryFrom);
  // A probe that was sent while the others were in flight says nothing of their number.
  const saysNothing = probe !== null && before.unexplained !== null && !probe.isDrained;
  if (saysNothing || call.seq <= traffic.refusedSeq) return onRefusedAgain(inferred, traffic, call);
  const mayBeInFlight = retryFrom === null && (inFlight.isConfirmed || traffic.refusalsInARow === 0) && mayExplain(inFlight, traffic, call);
  return mayBeInFlight ? onRefusedByInFlight(inferred, traffic, call) : onRefusedByPeriod(inferred, traffic.history, call, retryFrom);
};

/** The latest refusal is explained by the number of calls in flight: there is no reason to pause. */
export const isExplainedByInFlight = ({ inFlight, period }: InferredLimit): boolean => inFlight.isConfirmed && period.state !== 'refusing';

/** The next call shows whether the number in flight explains a refusal, and enough others have ended: it need not wait longer. */
export const mayProbeInFlight = ({ inFlight, unexplained, probe }: InferredLimit, traffic: Traffic, now: number): boolean =>
  unexplained !== null && probe === null && hasDrained(inFlight, traffic, now);
