/** The longest delay of `setTimeout`, 2^31 - 1 ms (24.8 days). A longer one would fire at once. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

/** Functions that start and cancel a timer. */
type Timers = Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>;

/**
 * Calls `run` once other work of the process is done; the returned function cancels it. A timer takes a millisecond at least, an immediate
 * does not. Browsers have no immediates, and the function in Next's edge runtime throws.
 */
export const startImmediate = (run: () => void): (() => void) => {
  try {
    const immediate = setImmediate(run);
    return () => clearImmediate(immediate);
  } catch {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
};

/** Calls `run` after `ms`, which may be longer than the longest delay, or never if it is infinite; the returned function cancels it. */
export const startTimer = (ms: number, run: () => void, { setTimeout, clearTimeout }: Timers = globalThis): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = (left: number): void => {
    timer = left > MAX_TIMER_MS ? setTimeout(start, MAX_TIMER_MS, left - MAX_TIMER_MS) : setTimeout(run, Math.ceil(left));
  };
  if (ms < Infinity) start(ms);
  return () => clearTimeout(timer);
};
