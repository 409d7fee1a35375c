/** The longest delay of `setTimeout`, 2^31 - 1 ms (24.8 days). A longer one would fire at once. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

/** Calls `run` after `ms`, which may be longer than the longest delay; the returned function cancels it. */
export const startTimer = (ms: number, run: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const start = (left: number): void => {
    timer = left > MAX_TIMER_MS ? setTimeout(start, MAX_TIMER_MS, left - MAX_TIMER_MS) : setTimeout(run, Math.ceil(left));
  };
  start(ms);
  return () => clearTimeout(timer);
};
