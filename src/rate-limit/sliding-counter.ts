import { PHASE_SAMPLES, WAKE_MARGIN_MS } from './constants.js';
import { countSince } from './history.js';
import { intersect, type Interval } from './server-clock.js';
import type { CountBounds, Observation } from './sliding-report.js';
import type { Traffic } from './traffic.js';

// A limit that counts the calls of this window, and a share of those of the window before, which falls until this one ends.
// Times at which a window ends are those of sending: a call that is sent later arrives in the next window.

const widthOf = ({ earliest, latest }: Interval): number => latest - earliest;

/** Some times of an interval, evenly spread. */
const sample = (interval: Interval): number[] =>
  Array.from({ length: PHASE_SAMPLES }, (_, index) => interval.earliest + (index * widthOf(interval)) / (PHASE_SAMPLES - 1));

/** Calls up to number `upTo` of the window that ends at `end`, and of the window before. */
const countWindows = (periodMs: number, { history }: Traffic, end: number, upTo: number) => {
  const current = countSince(history, end - periodMs, upTo);
  return { current, before: countSince(history, end - 2 * periodMs, upTo) - current };
};

/** Bounds of what the limit had counted when the reporting call arrived, if a window ends at `end`. */
const boundsAt = (periodMs: number, traffic: Traffic, { call, lastBefore, isRefused }: Observation, end: number): CountBounds => {
  const share = Math.max(0, Math.min(1, (end - call.sentAt) / periodMs));
  const [least, most] = [call.countedUpTo, lastBefore].map((upTo) => countWindows(periodMs, traffic, end, upTo));
  return {
    least: least!.current + least!.before * share + (isRefused ? 0 : 1),
    most: most!.current + most!.before * share,
  };
};

/** The same, if a window ends within `ends`. Headers round what is left down. */
export const counterBounds = (periodMs: number, traffic: Traffic, observation: Observation, ends: Interval): CountBounds => {
  const bounds = sample(ends).map((end) => boundsAt(periodMs, traffic, observation, end));
  return {
    least: Math.ceil(Math.min(...bounds.map(({ least }) => least))),
    most: Math.ceil(Math.max(...bounds.map(({ most }) => most))),
  };
};

/** Between which bounds the window ends that the reporting call arrived in; null if that is not possible with this period. */
export const reportedEnds = (periodMs: number, { call: { sentAt }, reset, latencyMs }: Observation): Interval | null => {
  const possible = { earliest: sentAt, latest: sentAt + periodMs };
  if (!reset) return possible;
  return intersect(possible, { earliest: reset.earliest - (reset.isRelative ? 0 : latencyMs), latest: reset.latest });
};

/** The part of `reported` that agrees with earlier reports; null if they contradict each other. */
export const agreedEnds = (periodMs: number, before: Interval, reported: Interval): Interval | null => {
  const byMs = Math.ceil((reported.earliest - before.latest) / periodMs) * periodMs;
  const [first, second] = [byMs, byMs + periodMs].map((shift) =>
    intersect({ earliest: before.earliest + shift, latest: before.latest + shift }, reported),
  );
  // A window may have ended in between, or not: the one that leaves more is likelier.
  if (first && second) return widthOf(second) > widthOf(first) ? second : first;
  return first ?? second ?? null;
};

/** When the call at position `count` may be sent, if a window ends at `endsAt`. */
const availableAt = (periodMs: number, traffic: Traffic, endsAt: number, capacity: number, count: number, now: number): number => {
  const end = endsAt + Math.ceil((now - endsAt) / periodMs) * periodMs;
  const { before, current } = countWindows(periodMs, traffic, end, traffic.sent);
  const rounds = Math.ceil(count / capacity) - 1;
  const free = (rounds + 1) * capacity - current - count;
  if (free >= 0) {
    const at = before > 0 ? end - (free * periodMs) / before + WAKE_MARGIN_MS : now;
    return Math.max(now, at) + rounds * periodMs;
  }
  // In the next window, the calls of this one become fewer.
  return end + (Math.min(1, -free / Math.max(1, current)) + rounds) * periodMs + WAKE_MARGIN_MS;
};

/** When the call at position `count` may be sent, whenever within `ends` a window ends. */
export const counterAvailableAt = (
  periodMs: number,
  traffic: Traffic,
  ends: Interval,
  capacity: number,
  count: number,
  now: number,
): number => Math.max(...sample(ends).map((end) => availableAt(periodMs, traffic, end, capacity, count, now)));
