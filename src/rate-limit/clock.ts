import { startImmediate, startTimer } from '../util/timers.js';

/** Time and randomness, replaceable in tests. */
export interface Clock {
  /** Epoch milliseconds, only used to convert dates. They may jump. */
  now(): number;
  /** Milliseconds that never go back. All waits and deadlines use them. */
  monotonic(): number;
  /**
   * Runs `callback` once after `ms`, which may be more than `setTimeout` allows; after 0, as soon as other work of the process is done.
   * Returns a function that cancels the call.
   */
  after(ms: number, callback: () => void): () => void;
  /** Returns a random number: at least 0 and less than 1. */
  random(): number;
}

/** The machine's clock. Each function looks its global up when called, so that fake timers work. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  random: () => Math.random(),
  after: (ms, run) => (ms > 0 ? startTimer(ms, run) : startImmediate(run)),
};

/** Completes a partial clock, which may be an object of a class. A clock with its own `now` and no `monotonic` is taken to be steady. */
export const toClock = (clock: Partial<Clock> = {}): Clock => ({
  now: () => (clock.now ? clock.now() : systemClock.now()),
  monotonic: () => (clock.monotonic ? clock.monotonic() : (clock.now?.() ?? systemClock.monotonic())),
  after: (ms, callback) => (clock.after ? clock.after(ms, callback) : systemClock.after(ms, callback)),
  random: () => (clock.random ? clock.random() : systemClock.random()),
});
