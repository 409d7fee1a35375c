import { countInWindow, createBaseline, isGradual, type Budget } from './budget.js';
import {
  COMMON_PERIODS_MS,
  DISCOVERY_INTERVAL_MS,
  FRESH_WINDOW_SHARE,
  MEASURED_CALLS,
  PACED_SHARE,
  REFILLING_SHARE,
  REGROWTH_SHARE,
  SHORTEST_SLIDING_MS,
  SHORTEST_WINDOW_MS,
  SLIDING_PERIOD_PRECISION,
  SLIDING_SHARE,
  SMALL_LIMIT,
  SMALL_LIMIT_GROWTH,
} from '../constants.js';
import { countUpTo } from '../traffic/history.js';
import type { ResetTime } from '../headers/server-clock.js';
import type { SentCall, Traffic } from '../traffic/traffic.js';

/** A new window reports that most of it is used already, though not by us: what was used before slides out of it bit by bit. */
export const isSliding = (budget: Budget, traffic: Traffic, remaining: number): boolean => {
  const { reset, limit, foreignCalls } = budget;
  if (isGradual(budget) || reset.previousAt === null || reset.firstAcceptedAt === null) return false;
  return remaining + countInWindow(budget, traffic.sent) < (limit - foreignCalls) * FRESH_WINDOW_SHARE;
};

/** The reported reset has passed, the next one is reported, and still no call remains. */
export const isNotReset = (budget: Budget, call: SentCall, next: ResetTime | null): boolean => {
  const { isReported, reset, startSeq, limit } = budget;
  if (isReported || isGradual(budget) || reset.previousAt === null || next === null) return false;
  const sinceReset = next.earliest - reset.previousAt;
  return call.seq - startSeq <= limit / 2 && sinceReset > (next.isCoarse ? SHORTEST_SLIDING_MS.rounded : SHORTEST_SLIDING_MS.exact);
};

/** A sliding limit lets as many calls through in any window: spread evenly, all are accepted. `periodMs` is its period, if that is known. */
export const toSlidingCounter = (budget: Budget, periodMs?: number): Budget => {
  const { reset, limit } = budget;
  const untilReset = reset.at === null || reset.previousAt === null ? 0 : reset.at - reset.previousAt;
  const windowMs = Math.max(SHORTEST_WINDOW_MS, untilReset, reset.openMs ?? 0);
  const common = COMMON_PERIODS_MS.find((period) => Math.abs(period - windowMs) < period * SLIDING_PERIOD_PRECISION);
  const refillPerMs = (limit / (periodMs ?? common ?? windowMs)) * SLIDING_SHARE;
  return { ...budget, shape: 'sliding-counter', refillPerMs };
};

/** Calls that became free since the baseline, at least: those without a response may have used some more. */
const gainedCalls = ({ baseline }: Budget, remaining: number): number => remaining - baseline.remaining + baseline.accepted;

/** Calls after the baseline up to this one that were not refused, those without a response included. */
export const sentSinceBaseline = ({ baseline }: Budget, { history }: Traffic, { seq }: SentCall): number =>
  countUpTo(history, seq) - countUpTo(history, baseline.seq);

/** More calls became free within the shortest window than were used at any time, so more than a reset frees: it is no window. */
export const isRefilling = (budget: Budget, traffic: Traffic, call: SentCall, remaining: number, now: number): boolean => {
  const { isReported, limit, baseline } = budget;
  if (isGradual(budget) || !isReported || now - baseline.at >= SHORTEST_WINDOW_MS) return false;
  const withoutResponse = Math.max(0, sentSinceBaseline(budget, traffic, call) - baseline.accepted);
  const used = limit - Math.min(baseline.least, remaining) + withoutResponse;
  return gainedCalls(budget, remaining) > used * REFILLING_SHARE;
};

/** A small bucket may refill faster than is known: it is empty or full after each call. A pause shows nothing of that, nor does a rate that was refused. */
const isRefillUnseen = (budget: Budget, gained: number, remaining: number, now: number): boolean => {
  const { baseline, limit, refillPerMs, refusedRefillPerMs } = budget;
  const isAtEnd = limit <= SMALL_LIMIT && (remaining < 1 || remaining >= limit - 1);
  const isPaced = gained >= (now - baseline.at) * refillPerMs * PACED_SHARE;
  return isAtEnd && isPaced && refillPerMs <= (refusedRefillPerMs ?? Infinity) * REGROWTH_SHARE;
};

/** Measures from below how fast a bucket refills, and begins a new measurement when this one is long. */
export const measureRefill = (before: Budget, call: SentCall, remaining: number, now: number): Budget => {
  const { baseline, limit, refillPerMs } = before;
  const gained = gainedCalls(before, remaining);
  const isLong = gained >= MEASURED_CALLS.most || remaining >= limit - 1;
  const budget = isLong ? { ...before, baseline: createBaseline(remaining, call.seq, now) } : before;
  // Calls leave a sliding counter as they came, all at once too: that says nothing about its rate.
  if (before.shape !== 'bucket') return budget;
  const isMeasured = gained >= MEASURED_CALLS.least && now > baseline.at;
  const measured = Math.max(0.5, gained - 1) / Math.max(DISCOVERY_INTERVAL_MS, now - baseline.at);
  // The rate is never 0, or no call would be sent any more.
  if (isMeasured || refillPerMs === 0) return { ...budget, refillPerMs: Math.max(measured, refillPerMs) };
  // It grows by that factor in each round trip.
  const growth = 1 + (SMALL_LIMIT_GROWTH - 1) / call.concurrency;
  return isRefillUnseen(before, gained, remaining, now) ? { ...budget, refillPerMs: refillPerMs * growth } : budget;
};
