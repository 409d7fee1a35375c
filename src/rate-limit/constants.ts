// Tuned numbers of the rate limiter. "Measured" means by `npm run bench:rate-limit`, which simulates services in virtual time.

/** Resolution of a `Date` header, of Retry-After, and of most resets. */
export const SECOND_MS = 1000;
/** Resets further away than a year and a day are taken for an error. */
export const LONGEST_WAIT_MS = 366 * 86_400_000;
/** If the wall clock moves by more at once, it was set: clocks that are kept in step by the network move by less. A guess. */
export const CLOCK_JUMP_MS = 2000;

/** Calls sent before the first response. A guess: few enough to be harmless, enough that a small script never waits. */
export const DISCOVERY_BURST = 5;
/** After that burst, one more call in this time until the first response. 429s are fast (a few ms), so fewer than ten calls get one before the first arrives. */
export const DISCOVERY_INTERVAL_MS = 10;

/** Calls sent closer together than this may arrive in another order. A guess: the spread of two network paths across a continent. */
export const REORDER_WINDOW_MS = 300;

/** Wait this long after a reset, so that timers and clocks that are a little early do not cost a 429. Measured: with 1 a call now and then gets a 429, with 3 none. */
export const WAKE_MARGIN_MS = 3;

/** 429s that the limiter may cause in total to find a reset earlier than the headers say. More gain less than 1 % of time. Measured. */
export const PROBE_BUDGET = 4;
/** A probe is worth a 429 only if it may win this much time and this share of the wait. Measured with resets in whole seconds. */
export const PROBE_GAIN_MS = 150;
export const PROBE_GAIN_SHARE = 1 / 8;
/** The first time a limit is exhausted, one call after this share of the wait shows whether it refills gradually. */
export const SHAPE_PROBE_SHARE = 1 / 4;

/** Until the second observation use this share of what is left: other processes may be reading the same number. */
export const FIRST_REPORT_SHARE = 1 / 3;
export const LATER_REPORT_SHARE = 1 / 2;
/** How long that caution lasts: two round trips, within these bounds. */
export const CAUTION_MS = { least: 100, most: 200 } as const;

/** A gradual limit is used faster by this factor with each accepted call, while no 429 has shown how fast it refills. A guess: doubles in three calls. */
export const REFILL_INCREASE = 1.25;
/** And by this one near the rate that got a 429, so that a 429 comes once in dozens of calls. */
export const SLOW_REFILL_INCREASE = 1.003;
/** A 429 lowers the rate by this factor. */
export const REFILL_DECREASE = 0.85;
/** Share of a sliding limit to use, so that evenly spread calls get no 429 for jitter. Measured. */
export const SLIDING_SHARE = 0.97;
/** If less than this share of a new window remains, though this process used none of it, it is a sliding window: calls leave it one by one. */
export const FRESH_WINDOW_SHARE = 0.6;
/** With a limit this small, a bucket and a window report the same remaining calls. */
export const SMALL_LIMIT = 8;
/** A reset that moves by less, after the one before has passed, may be the same one, rounded. */
export const SHORTEST_SLIDING_MS = 300;
export const SHORTEST_ROUNDED_SLIDING_MS = 2000;
/** After this many 429s without an accepted call, the shape of the limit counts as unknown again. */
export const REFUSALS_OF_ONE_SHAPE = 2;

/** First pause after a 429 that does not say when to call again; it doubles with each further one. A round trip on most networks. */
export const BACKOFF_MS = 50;
/** Longest such pause, so that the reset of a minute's window is noticed before the default `maxWait` ends. */
export const LONGEST_BACKOFF_MS = 15_000;
/** Share of the pause that is random, so that processes do not call again at the same time. */
export const BACKOFF_JITTER = 0.25;
/** 503s in a row, without headers, that count as a limit: one alone is taken for a failure of that request. */
export const UNAVAILABLE_IN_A_ROW = 2;

/** After a whole period without a 429 the period of an inferred limit is shortened: it shrinks by this share, then by twice that, and so on. */
export const INFERRED_GROWTH = 0.1;
/** A period that is known this exactly is not shortened again: one attempt costs a dozen 429s. */
export const PERIOD_PRECISION = 0.05;
/** After this many periods without a 429 shorter ones are tried again: limits change. */
export const FORGOTTEN_AFTER_CYCLES = 8;
/** Periods services count by. If the measured one is not exact, the shortest of these that fits is taken. */
export const COMMON_PERIODS_MS: readonly number[] = [1000, 10_000, 60_000, 3_600_000];

/** If the end of a used-up trial or quota is unknown, one call in this time finds out whether it was extended. A guess: one call is cheap. */
export const EXHAUSTED_RECHECK_MS = 60_000;
/** The same for a trial that headers report as used up: a person extends it, so looking more often only costs requests. A guess. */
export const TRIAL_RECHECK_MS = 300_000;
/** An exhausted window whose reset is further away counts as a quota. */
export const QUOTA_FROM_MS = 1_800_000;

/** Milliseconds a call may wait by default: one window of a minute, rounding and discovery included. */
export const DEFAULT_MAX_WAIT_MS = 90_000;
