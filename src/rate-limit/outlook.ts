import { availableAt, possibleAt, expectedAt, probedAt } from './state.js';
import type { KeyLimiter } from './types.js';

/** When the limits of a key allow calls. */
export interface Outlook {
  /** Milliseconds until the next call is possible; 0 if one is possible now. */
  nextInMs: number;
  /** Milliseconds until the last call may be sent; undefined if that is not known. */
  lastInMs?: number;
  /** It may be sent no earlier. */
  lastAfterMs: number;
}

/** When the next call is possible, and the last of `count` calls that wait behind `before` others. */
export const outlookOf = (limiter: KeyLimiter, count: number, before: number): Outlook => {
  const { now, state } = limiter.inspect();
  const at = (position: number): number | null => availableAt(state, { count: position, reserve: 0 }, now);
  const nextInMs = Math.max(0, (expectedAt(state, at(1)) ?? now) - now);
  if (count === 0) return { nextInMs, lastInMs: 0, lastAfterMs: 0 };
  // Without reported limits, or before the first report of a window, the times of calls further back are guesses.
  const areKnown = state.budgets.length > 0 && state.budgets.every(({ isReported, isResetConfirmed }) => isReported || isResetConfirmed);
  const lastAt = areKnown ? at(before + count) : null;
  const isKnown = lastAt !== null && (before + count === 1 || !probedAt(state, lastAt));
  const lastAfterMs = Math.max(nextInMs, possibleAt(state, { count: before + count, reserve: 0 }, now) - now);
  return { nextInMs, lastInMs: isKnown ? Math.max(lastAfterMs, lastAt - now) : undefined, lastAfterMs };
};
