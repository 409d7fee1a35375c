import { SECOND_MS, WAKE_MARGIN_MS } from './constants.js';
import { countSince, sentAtCount } from './history.js';
import type { CountBounds, Observation } from './sliding-report.js';
import type { Traffic } from './traffic.js';

// A limit that counts the calls of the last `periodMs`: each call leaves it one period after it came.

/** Bounds of the calls in the log when the reporting call arrived, if calls take up to `spreadMs` longer or shorter than others. */
export const logBounds = (
  periodMs: number,
  { history }: Traffic,
  { call, lastBefore, isRefused }: Observation,
  spreadMs: number,
): CountBounds => {
  const from = call.sentAt - periodMs;
  return {
    least: countSince(history, from + spreadMs, call.countedUpTo) + (isRefused ? 0 : 1),
    most: countSince(history, from - spreadMs, lastBefore),
  };
};

/** Whether the reset may be the time at which the oldest call leaves the log. */
export const fitsLogReset = (periodMs: number, { history }: Traffic, { call, reset, latencyMs }: Observation): boolean => {
  if (!reset) return true;
  const leavesAt = (sentAtCount(history, call.sentAt - periodMs, 1) ?? call.sentAt) + periodMs;
  const rounding = reset.isRounded ? SECOND_MS : 0;
  return leavesAt <= reset.latest + latencyMs + rounding && leavesAt >= reset.earliest - latencyMs - rounding;
};

/** When the call at position `count` may be sent: when enough calls have left the log. */
export const logAvailableAt = (periodMs: number, { history, sent }: Traffic, capacity: number, count: number, now: number): number => {
  const keptMs = periodMs + WAKE_MARGIN_MS;
  const rounds = Math.ceil(count / capacity) - 1;
  const excess = count - (rounds + 1) * capacity + countSince(history, now - keptMs, sent);
  const leavesAt = excess <= 0 ? now : (sentAtCount(history, now - keptMs, excess) ?? now) + keptMs;
  return leavesAt + rounds * keptMs;
};
