import { startTimer } from '../util/timers.js';

/** Time and randomness, replaceable in tests. */
export interface Clock {
  /** Epoch milliseconds. Only used to convert dates; the value may jump. */
  now(): number;
  /** Milliseconds that never go back, from any origin. All waits and deadlines use it. */
  monotonic(): number;
  /** Runs `callback` once after `ms`, which may be more than `setTimeout` allows. Returns a function that cancels the call. */
  after(ms: number, callback: () => void): () => void;
  /** From 0 up to, not including, 1. */
  random(): number;
}

/** The machine's clock. Each function looks its global up when called, so that fake timers work. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  random: () => Math.random(),
  after: startTimer,
};

/** Completes a partial clock. A clock with its own `now` and no `monotonic` is taken to be steady. */
export const toClock = (clock: Partial<Clock> = {}): Clock => ({
  ...systemClock,
  ...(clock.now && { monotonic: clock.now }),
  ...clock,
});
