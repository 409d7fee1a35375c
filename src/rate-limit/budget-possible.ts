import { budgetAvailableAt, hasWindows, isTrial, resetsFurther, type Budget, type Position } from './budget.js';
import { FORGOTTEN_MS, SMALL_LIMIT } from './constants.js';
import type { Traffic } from './traffic.js';

/** Calls in flight that the report of a budget does not include for certain. */
const unreportedInFlight = ({ isReported, knownAtSeq, startSeq }: Budget, { sent, inFlight }: Traffic): number =>
  Math.min(inFlight, sent - (isReported ? knownAtSeq : startSeq));

/** Calls that are free at best if none of those in flight is accepted: other clients use nothing, and a reset frees all. */
export const roomOf = (budget: Budget, traffic: Traffic, now: number): number => {
  const { limit, remaining, startSeq, refusals, knownAtSeq, refillFrom, isReported, reset } = budget;
  const unused = limit - Math.max(0, traffic.sent - traffic.inFlight - startSeq - refusals);
  if (!isReported) return unused;
  const endedSince = traffic.sent - knownAtSeq - unreportedInFlight(budget, traffic);
  // Without a reset, a report of long ago says nothing, except of a trial.
  const isOver = now >= (reset.at ?? (isTrial(budget) ? Infinity : refillFrom + FORGOTTEN_MS));
  return isOver ? limit - endedSince : Math.min(remaining - endedSince, unused);
};

/**
 * The rate of a gradual limit is measured from below, a sliding log may be of another period, and all of both is free at the reset at best. A small
 * bucket may refill at any rate, until a call is refused.
 */
const possibleByRefill = (budget: Budget, traffic: Traffic, position: Position, free: number, now: number): number | null => {
  const { shape, limit, refusedRefillPerMs, reset } = budget;
  const at = budgetAvailableAt(budget, traffic, position, now);
  if (at === null || (shape === 'gradual' && position.count === 1)) return at;
  if (shape === 'gradual' && limit <= SMALL_LIMIT && refusedRefillPerMs === null) return null;
  const untilReset = reset.at === null ? Infinity : Math.max(0, reset.at - now);
  return Math.min(at, now + untilReset * (1 + resetsFurther(budget, position.count, free)));
};

/**
 * The earliest time at which the call at that position may be accepted, as far as responses have shown; null if that is not known. `accepted`: how
 * many of the calls in flight other limits let through at most.
 */
export const budgetPossibleAt = (budget: Budget, traffic: Traffic, position: Position, accepted: number, now: number): number | null => {
  const free = roomOf(budget, traffic, now) - Math.min(accepted, unreportedInFlight(budget, traffic)) - position.reserve;
  if (position.count <= free) return now;
  if (!hasWindows(budget)) return possibleByRefill(budget, traffic, position, free, now);
  const { at, earliest, firstAcceptedAt, periodMs } = budget.reset;
  if (at === null) return null;
  // A window is at least as long as the time that it was seen to be open.
  const openMs = earliest === null || firstAcceptedAt === null ? 0 : Math.max(0, earliest - firstAcceptedAt);
  // A limit of unknown shape may refill before it resets again.
  const areWindows = budget.shape === 'window' || budget.isResetConfirmed;
  return areWindows ? at + resetsFurther(budget, position.count, free) * (periodMs ?? openMs) : at;
};
