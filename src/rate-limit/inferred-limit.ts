import {
  COMMON_PERIODS_MS,
  DISCOVERY_BURST,
  DISCOVERY_INTERVAL_MS,
  FORGOTTEN_AFTER_CYCLES,
  INFERRED_GROWTH,
  PERIOD_PRECISION,
  RAISE_AFTER,
  TEST_AFTER_MS,
} from './constants.js';
import type { SentCall, Traffic } from './traffic.js';

/**
 * The limit that headers do not report.
 * - `discovering`: no response yet. A few calls go, then more at short intervals.
 * - `ramping`: responses report no limit. Calls in flight double each round trip.
 * - `open`: headers report the limits, and nothing contradicted them.
 * - `limited`: calls were refused without an explanation. In each period, as many calls are sent as were accepted in the period before. The
 * number of calls in flight starts at 1 and doubles each round trip.
 */
export interface InferredLimit {
  state: 'discovering' | 'ramping' | 'open' | 'limited';
  /** Calls that may be sent before the first response, and when the last one was sent. */
  burstLeft: number;
  lastSentAt: number;
  /** Most calls in flight for now: grows by one with each accepted call. */
  ramp: number;
  /** Most calls in flight that got no 429; null while no response suggests such a limit. */
  concurrencyCap: number | null;
  /** `raiseIn`: accepted calls until `concurrencyCap` is raised by one. `raiseAfter`: the value from which `raiseIn` counted down. */
  raiseIn: number;
  raiseAfter: number;
  /** The largest number of calls in flight with which the newest of them was accepted. */
  safeConcurrency: number;
  /** Calls in a period; null until measured. */
  capacity: number | null;
  periodMs: number | null;
  /** The longest period after which calls were still refused. */
  tooShortMs: number | null;
  /** The current period: null before its first call. */
  cycleStartedAt: number | null;
  cycleSent: number;
  cycleAccepted: number;
  /** When the latest refused call of the cycle was sent, and how many rounds were refused; null and 0 if none was. */
  cycleRefusedAt: number | null;
  cycleRefusals: number;
  /** The limit of calls in flight does not explain the refusals of this cycle. */
  isRateLimited: boolean;
  /** Calls are spread over the period, because they were refused when sent at its start. */
  isPaced: boolean;
  /** Periods without a refusal. */
  calmCycles: number;
  /** `testIn`: periods until one call more than the capacity is tested. `testEvery`: the value from which `testIn` counts down. */
  testIn: number;
  testEvery: number;
}

export const createInferredLimit = (): InferredLimit => ({
  state: 'discovering',
  burstLeft: DISCOVERY_BURST,
  lastSentAt: 0,
  ramp: DISCOVERY_BURST,
  concurrencyCap: null,
  raiseIn: 0,
  raiseAfter: 0,
  safeConcurrency: 0,
  capacity: null,
  periodMs: null,
  tooShortMs: null,
  cycleStartedAt: null,
  cycleSent: 0,
  cycleAccepted: 0,
  cycleRefusedAt: null,
  cycleRefusals: 0,
  isRateLimited: false,
  isPaced: false,
  calmCycles: 0,
  testIn: 0,
  testEvery: 1,
});

/** When the call at position `count` may be sent; null if that depends on responses to come. */
export const inferredAvailableAt = (limit: InferredLimit, traffic: Traffic, count: number, now: number): number | null => {
  const { state, burstLeft, lastSentAt, concurrencyCap, capacity, periodMs, cycleStartedAt, cycleSent } = limit;
  if (state === 'open') return now;
  if (state === 'discovering') {
    return count <= burstLeft ? now : Math.max(now, lastSentAt + DISCOVERY_INTERVAL_MS) + (count - 1) * DISCOVERY_INTERVAL_MS;
  }
  if (concurrencyCap !== null && traffic.inFlight >= concurrencyCap) return null;
  // No refusal came in the time in which one could have come: one more call may go before responses arrive.
  const nextAt = lastSentAt + Math.max(DISCOVERY_INTERVAL_MS, traffic.minLatencyMs ?? 0);
  const rampedAt = traffic.inFlight < limit.ramp ? now : Math.max(now, nextAt);
  if (capacity === null || periodMs === null || cycleStartedAt === null) return rampedAt;
  // For calls further back this would be a guess: no call is rejected for it.
  if (limit.isPaced) return Math.max(rampedAt, cycleStartedAt + (cycleSent * periodMs) / capacity);
  if (cycleSent < capacity) return rampedAt;
  const nextCycleAt = Math.max(rampedAt, cycleStartedAt + periodMs);
  // The end of an outage looks like that of a period: one call shows whether there is a limit at all.
  const canTest = limit.testIn === 0 && limit.cycleRefusals === 0 && traffic.inFlight === 0;
  return canTest ? Math.min(nextCycleAt, Math.max(now, lastSentAt + TEST_AFTER_MS)) : nextCycleAt;
};

/** Ends the period if its time has passed. One without a 429 makes the next one shorter. */
export const tickInferred = (limit: InferredLimit, now: number): InferredLimit => {
  const { capacity, periodMs, cycleStartedAt, cycleSent, cycleRefusals } = limit;
  if (capacity === null || periodMs === null || cycleStartedAt === null) return limit;
  if (now < cycleStartedAt + periodMs || cycleRefusals > 0) return limit;
  const wasUsed = cycleSent >= capacity;
  const calmCycles = wasUsed ? limit.calmCycles + 1 : limit.calmCycles;
  const nextPeriodMs = wasUsed ? shorterPeriod(periodMs, limit.tooShortMs, calmCycles) : periodMs;
  return {
    ...endCycle(limit),
    calmCycles,
    periodMs: nextPeriodMs,
    tooShortMs: calmCycles > FORGOTTEN_AFTER_CYCLES ? null : limit.tooShortMs,
    // After a period that is tested for the first time, calls start one by one.
    ramp: nextPeriodMs < periodMs ? 1 : Math.max(limit.ramp, capacity),
  };
};

/** The next period to test: shorter and shorter, but not one that was refused. */
const shorterPeriod = (periodMs: number, tooShortMs: number | null, calmCycles: number): number => {
  const shorter = periodMs / (1 + Math.min(1, INFERRED_GROWTH * 2 ** (calmCycles - 1)));
  if (tooShortMs === null || shorter > tooShortMs) return shorter;
  return periodMs - tooShortMs < periodMs * PERIOD_PRECISION ? periodMs : (periodMs + tooShortMs) / 2;
};

const endCycle = (limit: InferredLimit): InferredLimit => ({
  ...limit,
  cycleStartedAt: null,
  cycleSent: 0,
  cycleAccepted: 0,
  cycleRefusedAt: null,
  cycleRefusals: 0,
  isRateLimited: false,
  testIn: Math.max(0, limit.testIn - 1),
});

export const onInferredSent = (limit: InferredLimit, now: number): InferredLimit => ({
  ...limit,
  burstLeft: Math.max(0, limit.burstLeft - 1),
  lastSentAt: now,
  cycleStartedAt: limit.cycleStartedAt ?? now,
  cycleSent: limit.cycleSent + 1,
  ramp: isTest(limit) ? 1 : limit.ramp,
});

/** The next call is one more than the capacity. */
const isTest = ({ state, capacity, cycleSent, isPaced }: InferredLimit): boolean =>
  state === 'limited' && capacity !== null && !isPaced && cycleSent >= capacity;

/** A response reported the limits that refused it, or will refuse others. */
export const onInferredReported = (limit: InferredLimit): InferredLimit =>
  limit.state === 'limited' || limit.state === 'open' ? limit : { ...limit, state: 'open' };

/** More calls were accepted than the capacity: it is higher, or there is no limit. */
const isOverrun = ({ capacity, cycleAccepted, cycleRefusals, isPaced }: InferredLimit): boolean =>
  capacity !== null && !isPaced && cycleRefusals === 0 && cycleAccepted > capacity;

/** A response arrived that says nothing against sending more. `isReported`: its headers reported limits. */
export const onInferredAccepted = (before: InferredLimit, traffic: Traffic, call: SentCall, isReported: boolean): InferredLimit => {
  const isAfterRefusal = call.seq > traffic.refusedSeq;
  const counted: InferredLimit = {
    ...before,
    safeConcurrency: isAfterRefusal ? Math.max(before.safeConcurrency, call.concurrency) : before.safeConcurrency,
    cycleAccepted: before.cycleAccepted + 1,
  };
  if (before.state === 'open' || (before.state !== 'limited' && isReported)) return onInferredReported(counted);
  const limit: InferredLimit = {
    ...counted,
    state: before.state === 'limited' ? 'limited' : 'ramping',
    ramp: before.state === 'discovering' ? Math.max(2 * DISCOVERY_BURST, traffic.inFlight + 1) : before.ramp + 1,
    capacity: isOverrun(counted) ? 2 * counted.cycleAccepted : counted.capacity,
  };
  return raiseConcurrency(limit.cycleRefusedAt !== null && isAfterRefusal ? startCycle(limit, call) : limit);
};

/** Accepted calls before one more call in flight is tested. */
const shortestRaise = (cap: number): number => Math.max(RAISE_AFTER.least, RAISE_AFTER.rounds * cap);

/** Tests one more call in flight after a while: after a failure later, after a success sooner. */
const raiseConcurrency = (limit: InferredLimit): InferredLimit => {
  if (limit.concurrencyCap === null) return limit;
  if (limit.raiseIn > 1) return { ...limit, raiseIn: limit.raiseIn - 1 };
  const raiseAfter = Math.max(shortestRaise(limit.concurrencyCap), limit.raiseAfter / 2);
  return { ...limit, concurrencyCap: limit.concurrencyCap + 1, raiseIn: raiseAfter, raiseAfter };
};

/** The first call after refusals was accepted: the cycle before is measured. */
const startCycle = (limit: InferredLimit, call: SentCall): InferredLimit => {
  const measured = limit.isRateLimited || limit.cycleRefusals > 1 ? measure(limit, call.sentAt) : limit;
  return { ...endCycle(measured), cycleStartedAt: call.sentAt, cycleSent: 1, cycleAccepted: 1 };
};

/** As many calls as were accepted are possible in the time from the first of them until one was accepted again. */
const measure = (limit: InferredLimit, acceptedAt: number): InferredLimit => {
  const startedAt = limit.cycleStartedAt ?? acceptedAt;
  const longest = Math.max(1, acceptedAt - startedAt);
  const shortest = (limit.cycleRefusedAt ?? startedAt) - startedAt;
  const common = COMMON_PERIODS_MS.find((period) => period > shortest && period <= longest);
  const accepted = limit.cycleAccepted - 1;
  // Refused from the first call on: the period before was too short.
  if (accepted < 1) return limit.periodMs === null ? limit : { ...limit, periodMs: limit.periodMs + longest, tooShortMs: limit.periodMs };
  const isPaced = limit.isPaced || (limit.capacity !== null && accepted < limit.capacity / 2);
  return { ...limit, capacity: accepted, periodMs: common ?? longest, isPaced };
};

/** A call was refused, and no report explains it. `isNewRound`: it is the first of those sent together. */
export const onInferredRefused = (limit: InferredLimit, call: SentCall, isNewRound: boolean): InferredLimit => {
  const isConcurrent = call.concurrency > 1 && call.concurrency > limit.safeConcurrency;
  const cap = isConcurrent ? call.concurrency - 1 : null;
  const raiseAfter = limit.concurrencyCap === null ? shortestRaise(cap ?? 1) : 2 * limit.raiseAfter;
  const capped =
    cap === null
      ? limit
      : { ...limit, concurrencyCap: Math.min(limit.concurrencyCap ?? cap, cap), safeConcurrency: Math.min(limit.safeConcurrency, cap) };
  if (!isNewRound) return capped;
  const hasTested = limit.capacity !== null && limit.cycleSent > limit.capacity;
  return {
    ...capped,
    testIn: hasTested ? limit.testEvery : limit.testIn,
    testEvery: hasTested ? 2 * limit.testEvery : limit.testEvery,
    state: 'limited',
    ramp: 1,
    raiseAfter: isConcurrent ? raiseAfter : limit.raiseAfter,
    raiseIn: isConcurrent ? raiseAfter : limit.raiseIn,
    calmCycles: 0,
    cycleRefusedAt: call.sentAt,
    cycleRefusals: limit.cycleRefusals + 1,
    isRateLimited: limit.isRateLimited || !isConcurrent,
  };
};
