import { CLOCK_JUMP_MS, FALLS_OF_MILLISECONDS, LONGEST_WAIT_MS, SECOND_MS } from '../constants.js';
import type { ResetValue } from './parse-reset.js';

/** A time that is known to lie between two bounds. */
export interface Interval {
  earliest: number;
  latest: number;
}

/** What is known of the server's clock. An offset is epoch time minus the limiter's time. */
export const initialServerClock = {
  /** Measured with `Date` headers. */
  offset: null as Interval | null,
  /** A measurement that contradicts `offset` and is not confirmed yet. */
  unconfirmed: null as Interval | null,
  /** Offset of this machine's wall clock at the first response; null before it. */
  wallOffset: null as number | null,
  /** The wall clock was changed since then: without `Date` headers an absolute time has no meaning. */
  hasJumped: false,
  /** The latest reset without a unit, read as milliseconds; how far away it was when it fell last, and how often it fell as fast as milliseconds do. */
  countdown: { earliest: 0, latest: 0, ms: 0, falls: 0 },
};

export type ServerClock = typeof initialServerClock;

/** Resets without a unit are in milliseconds. */
export const hasMilliseconds = ({ countdown }: ServerClock): boolean => countdown.falls >= FALLS_OF_MILLISECONDS;

const intersect = (a: Interval, b: Interval): Interval | null => {
  const both = { earliest: Math.max(a.earliest, b.earliest), latest: Math.min(a.latest, b.latest) };
  return both.earliest <= both.latest ? both : null;
};

/** Narrows the offset with a `Date` header, written between sending and receiving, and notices if our own clock was set. */
export const observeClocks = (before: ServerClock, date: number | undefined, exchange: Interval, wallOffset: number): ServerClock => {
  const isSet = before.wallOffset !== null && Math.abs(wallOffset - before.wallOffset) > CLOCK_JUMP_MS;
  const clock = { ...before, wallOffset: before.wallOffset ?? wallOffset, hasJumped: before.hasJumped || isSet };
  if (date === undefined) return clock;
  return { ...clock, ...narrow(clock, { earliest: date - exchange.latest, latest: date + SECOND_MS - exchange.earliest }) };
};

/** A cache makes a `Date` older: one that is older than others show is ignored until a second one agrees with it. A later one is believed. */
const narrow = ({ offset, unconfirmed }: ServerClock, seen: Interval): Pick<ServerClock, 'offset' | 'unconfirmed'> => {
  const narrowed = offset ? intersect(offset, seen) : seen;
  if (narrowed) return { offset: narrowed, unconfirmed: null };
  if (offset && seen.earliest > offset.latest) return { offset: seen, unconfirmed: null };
  const changed = unconfirmed && intersect(unconfirmed, seen);
  return changed ? { offset: changed, unconfirmed: null } : { offset, unconfirmed: seen };
};

/** The wall clock of this machine may be equal to the server's. */
export const areClocksEqual = ({ offset }: ServerClock, wallOffset: number): boolean =>
  !offset || (wallOffset >= offset.earliest && wallOffset < offset.latest);

const isUnitless = ({ isAbsolute, isCoarse }: ResetValue): boolean => isCoarse && !isAbsolute;

/** A reset without a unit, read as milliseconds. */
export const asMilliseconds = (reset: ResetValue): ResetValue => (isUnitless(reset) ? { ...reset, ms: reset.ms / SECOND_MS } : reset);

/** Notices resets in milliseconds: they fall a thousand times as fast as seconds do. Of several, the furthest tells the unit. */
export const observeResets = (clock: ServerClock, windows: readonly { reset?: ResetValue }[], exchange: Interval): ServerClock => {
  const ms = Math.max(0, ...windows.map(({ reset }) => (reset && isUnitless(reset) ? asMilliseconds(reset).ms : 0)));
  if (ms === 0) return clock;
  const { countdown } = clock;
  const end = { earliest: exchange.earliest + ms, latest: exchange.latest + ms };
  const both = intersect(countdown, end);
  // Responses that overtake each other fall by less, and so do seconds that are rounded.
  const leastFall = Math.max(1, (exchange.latest - exchange.earliest) / 2);
  if (both && countdown.ms - ms <= leastFall) return { ...clock, countdown: { ...countdown, ...both } };
  const falls = both || hasMilliseconds(clock) ? countdown.falls + 1 : 0;
  return { ...clock, countdown: { ...(both ?? end), ms, falls } };
};

/** From what a value counts: the response, or the epoch, by our own wall clock if that may be equal to the server's. */
const originOf = (clock: ServerClock, isAbsolute: boolean, exchange: Interval, wallOffset: number): Interval => {
  if (!isAbsolute) return exchange;
  const { offset } = clock;
  return !offset || areClocksEqual(clock, wallOffset)
    ? { earliest: -wallOffset, latest: -wallOffset }
    : { earliest: -offset.latest, latest: -offset.earliest };
};

/** A reset on our time. */
export interface ResetTime extends Interval, Omit<ResetValue, 'ms'> {
  /** The period of the window, if its name says it and its reset is not reported: the times are derived from that period. */
  periodMs?: number;
}

/** Converts a reset to bounds on our time; null if they are unknown or out of range. The latest is exact if the clocks agree and the service rounds up. */
export const toResetTime = (clock: ServerClock, reset: ResetValue, exchange: Interval, wallOffset: number): ResetTime | null => {
  const { ms, isAbsolute, isCoarse } = reset;
  const origin = originOf(clock, isAbsolute, exchange, wallOffset);
  const latest = origin.latest + ms;
  // Without a `Date` header, a reset that was over before the request says only that the clocks differ.
  const isWallClockWrong = clock.hasJumped || latest <= exchange.earliest - SECOND_MS;
  if (isAbsolute && !clock.offset && isWallClockWrong) return null;
  const earliest = origin.earliest + ms - (isCoarse ? SECOND_MS : 0);
  const isInRange = Math.abs(latest - exchange.latest) <= LONGEST_WAIT_MS;
  return isInRange ? { earliest, latest, isAbsolute, isCoarse } : null;
};
