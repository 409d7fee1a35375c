// Tuned numbers of the rate limiter. "Measured" means by `npm run bench:rate-limit`, which simulates services in virtual time.

/** Calls sent before the first response. Guess: few enough to be harmless, enough that a small script never waits. */
export const DISCOVERY_BURST = 5;
/** After that burst, one more call in this time until the first response. 429s are fast (a few ms), so ten are not yet refused unnoticed. */
export const DISCOVERY_INTERVAL_MS = 10;

/** Calls sent closer together than this may arrive in another order. Guess: the spread of two network paths across a continent. */
export const REORDER_WINDOW_MS = 300;

/** Wait this long after a reset, so that timers and clocks that are a little early do not cost a 429. Measured: 1 is refused now and then, 3 never. */
export const WAKE_MARGIN_MS = 3;
/** If calls still arrive before the reset, the margin doubles up to this: headers in whole seconds are at most one second off. */
export const LONGEST_WAKE_MARGIN_MS = 1000;
/** Spreads the calls of several processes after a reset; added only if other clients of the key were seen. */
export const WAKE_JITTER_MS = 8;

/** 429s that may be spent in all on finding a reset earlier than the headers say. More cost requests and gain less than 1 % of time. Measured. */
export const PROBE_BUDGET = 4;
/** A probe is worth a 429 only if it may win this much time and this share of the wait. Measured with resets in whole seconds. */
export const PROBE_GAIN_MS = 150;
export const PROBE_GAIN_SHARE = 1 / 8;
/** The first time a limit is exhausted, one call after this share of the wait shows whether it refills gradually. */
export const SHAPE_PROBE_SHARE = 1 / 4;
/** Shorter waits are waited for: a probe would win less than a timer is exact. */
export const SHORTEST_PROBED_WAIT_MS = 20;

/** Until the second observation use this share of what is left: other processes may be reading the same number. */
export const FIRST_REPORT_SHARE = 1 / 3;
export const LATER_REPORT_SHARE = 1 / 2;
/** How long that caution lasts: two round trips, within these bounds. */
export const CAUTION_MS = { least: 100, most: 200 } as const;
/** A lowered limit is remembered, and tested upwards by this factor each window. */
export const LIMIT_RECOVERY = 1.1;

/** A gradual limit is used faster by this factor with each accepted call, while no refusal has shown how fast it refills. Guess. */
export const REFILL_INCREASE = 1.25;
/** And by this one near the rate that was refused, so that a refusal comes once in dozens of calls. */
export const SLOW_REFILL_INCREASE = 1.003;
/** The rate that was refused is doubted a little more with each accepted call: services change, and one refusal may be chance. */
export const CEILING_INCREASE = 1.01;
/** A refusal slows down by this factor. */
export const REFILL_DECREASE = 0.85;
/** Share of a sliding limit to use, so that calls spread evenly are not refused for jitter. Measured. */
export const SLIDING_SHARE = 0.97;
/** If less than this share of a new window is left, though we used none of it, it is no window: calls slide out of it one by one. */
export const FRESH_WINDOW_SHARE = 0.6;
/** A bucket and a window of so few calls cannot be told apart by what is left. */
export const SMALL_LIMIT = 8;
/** A reset that moves by less, when the one before is over, may be the same one, rounded. */
export const SHORTEST_SLIDING_MS = 300;
export const SHORTEST_ROUNDED_SLIDING_MS = 2000;
/** After so many refusals without an accepted call the limit is taken for one of unknown shape again. */
export const REFUSALS_OF_ONE_SHAPE = 2;

/** First pause after a 429 that does not say when to come back; it doubles with each further one. A round trip on most networks. */
export const BACKOFF_MS = 50;
/** Longest such pause, so that a minute's window that is over is noticed before the default `maxWait` ends. */
export const LONGEST_BACKOFF_MS = 15_000;
/** Share of the pause that is random, so that processes do not come back together. */
export const BACKOFF_JITTER = 0.25;
/** 503s in a row, without headers, that count as a limit: one alone is taken for a failure of that request. */
export const UNAVAILABLE_IN_A_ROW = 2;

/** An inferred limit that refused nothing for a whole period is tested: its period shrinks by this share, then by twice that, and so on. */
export const INFERRED_GROWTH = 0.1;
/** A period is not tested again if it is known this exactly: a test costs a dozen 429s. */
export const PERIOD_PRECISION = 0.05;
/** After so many periods without a refusal shorter ones are tested again: limits change. */
export const FORGOTTEN_AFTER_CYCLES = 8;
/** Periods services count by. If the measured one is not exact, the shortest of these that fits is taken. */
export const COMMON_PERIODS_MS: readonly number[] = [1000, 10_000, 60_000, 3_600_000];

/** If the end of a spent trial or quota is not known, one call in this time tests whether it was extended. Guess. */
export const EXHAUSTED_RECHECK_MS = 60_000;
/** The same for a trial that headers report as used up: a person extends it, so looking more often only costs requests. Guess. */
export const TRIAL_RECHECK_MS = 300_000;
/** An exhausted window whose reset is further away is a quota: it is one of hours. */
export const QUOTA_FROM_MS = 1_800_000;

/** Milliseconds a call may wait by default: one window of a minute, rounding and discovery included. */
export const DEFAULT_MAX_WAIT_MS = 90_000;
