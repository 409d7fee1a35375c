/** The longest delay that `setTimeout` takes, in milliseconds; it runs longer ones at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;
