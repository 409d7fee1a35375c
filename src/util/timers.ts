/** The longest delay of `setTimeout`, 2^31 - 1 ms (24.8 days). A longer one would fire at once. */
export const MAX_TIMER_MS = 2 ** 31 - 1;
