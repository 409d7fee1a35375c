// Tuned numbers of the rate limiter. "Measured" means by `npm run bench:rate-limit`, which simulates services in virtual time.

/** Resolution of a `Date` header, of Retry-After, and of most resets. */
export const SECOND_MS = 1000;
/** Resets further away than a year and a day are taken for an error. */
export const LONGEST_WAIT_MS = 366 * 86_400_000;
/** If the wall clock moves by more at once, it was set: clocks that are kept in step by the network move by less. A guess. */
export const CLOCK_JUMP_MS = 2000;

/** If a window is full again so long before its relative reset, the service reports a constant. Measured with windows of 3 s: with less, a response that took long looks like it. */
export const LEAST_RELATIVE_LEAD_MS = 5000;

/** Resets that fall by a thousand a second so many times in a row are milliseconds. A guess: fewer may be those of several windows by turns. */
export const FALLS_OF_MILLISECONDS = 2;

/** Calls sent before the first response. A guess: few enough to be harmless, enough that a small script never waits. */
export const DISCOVERY_BURST = 5;
/** After that burst, one more call in this time until the first response. A service nearby refuses within a few ms, so fewer than ten calls have got a 429 when the first one arrives; each 10 ms further away cost one more. No round trip is taken to be shorter: in this time at least calls double after refusals, follow each other in a window without a report, and refill. */
export const DISCOVERY_INTERVAL_MS = 10;

/** Calls sent closer together than this may arrive in another order. A guess: the spread of two network paths across a continent. So no call is presumed to be accepted sooner after a refusal, other clients are quiet no sooner after a reset, and a reset shows a period if it is off by less. */
export const REORDER_WINDOW_MS = 300;

/** Wait this long after a reset, so that timers and clocks that are a little early do not cost a 429. Measured: with 1 a call now and then gets a 429, with 3 none. */
export const WAKE_MARGIN_MS = 3;

/**
 * The first call of a window goes alone if its response takes less than this share of the window: a reset is up to a second later than
 * rounded headers say. Measured.
 */
export const FIRST_CALL_SHARE = 1 / 20;
/** In shorter windows that would cost too much time, so only those whose reset came late once begin with one call. Measured with windows of 1 to 5 s. */
export const LONG_WINDOW_MS = 1500;

/** 429s that the limiter may cause in total to find a reset earlier than the headers say. More gain less than 1 % of time. Measured. */
export const PROBE_BUDGET = 4;
/** A probe is worth a 429 only if it may win this much time and this share of the wait. Measured with resets in whole seconds. */
export const PROBE_GAIN = { ms: 150, share: 1 / 8 } as const;
/** First pause before a probe of a limit that is exhausted for an unknown time; it doubles with each 429. A guess: two round trips. */
export const PROBE_BACKOFF_MS = 100;
/** A limit whose reset is not reported is probed earlier by this share of the time that it was open before, and after that time again. A guess: one refused call in each window. */
export const REOPENING_SHARE = 1 / 16;
/** The first time a limit is exhausted, one call after this share of the wait shows whether it refills gradually. */
export const SHAPE_PROBE_SHARE = 1 / 4;

/** Until the second observation use this share of what is left: other processes may be reading the same number. */
export const REPORT_SHARE = { first: 1 / 3, later: 1 / 2 } as const;
/** How long that caution lasts: two round trips, within these bounds. */
export const CAUTION_MS = { least: 100, most: 200 } as const;

/** Most calls of a window that nothing is reported of and whose reset is not known, as a share of its limit: it may be shorter than a response takes. Measured with responses of 2 s. If what is left is never reported, each window tries this share of what the one before accepted. */
export const UNREPORTED_SHARE = 5 / 4;

/** In this last share of a window all of it may be used; before, other clients' usual calls are left to them. Measured with three processes. */
export const UNRESERVED_SHARE = 1 / 3;
/** If they made no call in this first share of a window, and in `REORDER_WINDOW_MS`, none is left to them in it. Measured with three processes, and with Redis lost: theirs are seen after a round trip. */
export const QUIET_SHARE = 1 / 20;
/** No call waits longer for what is left to other clients: a quota of a day that they used up yesterday must not slow today's calls. Measured with three processes, and with a shared Redis that is lost. */
export const LONGEST_YIELD_MS = 250;

/** A report within this first share of a window shows how long the window is. A guess. */
export const EARLY_SHARE = 1 / 4;
/** A reset shows a period, other than the shortest, if it is exact to this share of it. Measured with failures: otherwise windows of a second count as longer ones for ever. */
export const RESET_PRECISION = 1 / 4;
/** Periods up to this are taken as they are; longer ones, a second off, are one of `COMMON_PERIODS_MS`. A guess. */
export const SHORTEST_INEXACT_PERIOD_MS = 5000;
/** A Retry-After that is closer to a reset than this, and what is rounded, is the same moment. A guess: what the network may add. */
export const SAME_MOMENT_MS = 500;

/** Gained calls from which on the refill is measured, and from which on it is measured again from the start. A guess: less than 13 % and 3 % off. */
export const MEASURED_CALLS = { least: 8, most: 32 } as const;
/** A limit of so few calls that refills before its reported reset is a small bucket: what remains does not show how fast it refills. A guess. */
export const SMALL_LIMIT = 8;
/** If so many times the calls that were used at any time became free within `SHORTEST_WINDOW_MS`, it is no window: one reset frees no more than were used, and calls overtake each other. Measured with random services. */
export const REFILLING_SHARE = 3 / 2;
/** The rate of a small bucket grows by this factor in each round trip, until a call is refused. Measured with buckets of 1 to 8 calls. */
export const SMALL_LIMIT_GROWTH = 1.6;
/** After that it grows only while it is below this share of the rate with which the call was refused: bursts are refused at lower rates too. Measured in the same way. */
export const REGROWTH_SHARE = 0.4;
/** It grows only if this share of what should have refilled was used: after a pause it says nothing. Measured in the same way. */
export const PACED_SHARE = 1 / 2;
/** A limit is not a bucket if this share of it is left, and that is `calls` more than refilled at `times` the known rate. Measured with Redis lost. */
export const REFILL_SURPRISE = { times: 3, calls: 3, share: 0.9 } as const;
/** If as many calls used so many times their number on average, the service counts tokens or the like. A guess: calls of several costs, and other clients, use less. */
export const UNITS = { calls: 3, perCall: 10 } as const;
/** A call that is refused though no more than this is left, as calls or as a share of the limit, costs more than what is left. A guess. */
export const LEFT_FOR_CHEAPER = { calls: 2, share: 0.2 } as const;
/** A 429 lowers the rate by this factor. */
export const REFILL_DECREASE = 0.85;
/** Share of a sliding limit to use, so that evenly spread calls get no 429 for jitter. Measured. */
export const SLIDING_SHARE = 0.97;
/** The period of a sliding limit is one of `COMMON_PERIODS_MS` that is this close, and that of a log is this much shorter at most than the time to a reset. A guess: its reset is that of the oldest call. */
export const SLIDING_PERIOD_PRECISION = 1 / 4;
/** If less than this share of a new window remains, though this process used none of it, it is a sliding window: calls leave it one by one. */
export const FRESH_WINDOW_SHARE = 0.6;
/** With each later report, one weighs this much less in the judgement of a shape: about five count. What a window has shown of other clients is forgotten as fast, by windows. A guess. */
export const EVIDENCE_DECAY = 0.8;
/** What a call costs is forgotten as fast, by as many calls as so many times the limit. Measured with 300 calls that cost 1 to 3: if 1, buckets refuse 29 of them, if 4, 23. If it is never forgotten 16, but one odd 429 makes all later bursts late. */
export const COST_KEPT_FOR_LIMITS = 4;
/** A sliding log may be wrong by this share of the limit and as many calls, of a small one by the larger share, and once it is known by a multiple of that. Measured with random services. */
export const LOG_TOLERANCE = { share: 0.15, calls: 2, shareOfSmall: 0.35, onceKnown: 2 } as const;
/** Any report of a smaller limit is within that tolerance. */
export const LEAST_LOG = 4;
/** A sliding log is confirmed by a report that fits it although this share of the limit has just left it: a sliding counter looks the same before. Measured with random services. */
export const CONFIRMING_SHARE = 1 / 5;
/** Until then it is sent no more calls than reports say are left, and this share of the limit. Measured in the same way. */
export const UNCONFIRMED_SHARE = 1 / 10;
/** A further call waits for the next report, but no longer than this share of the period after the last one. Measured with responses of 2 s. */
export const UNCONFIRMED_WAIT_SHARE = 1 / 4;
/** A sliding log is sent a call so much later than it is expected to be free, as a share of the shortest latency and of its period. Measured: with less, far services refuse more calls. */
export const ARRIVAL_SPREAD = { ofLatency: 1 / 4, ofPeriod: 1 / 500 } as const;
/** A reset that contradicts a sliding log counts as this share of the limit. A guess. */
export const RESET_MISFIT_SHARE = 1 / 4;
/** Another shape is given up for a sliding log if it is wrong by twice as many calls, and these: a measured refill is a call off now and then. Measured. */
export const EVIDENCE_LEAD = { window: 2, bucket: 5, slidingCounterShare: 1 / 2 } as const;
/** Times of sending that are kept. A guess: more than a window has bursts. Older ones are kept less and less exactly. */
export const HISTORY_GROUPS = 256;
/** No service counts by less. A guess. */
export const SHORTEST_WINDOW_MS = 1000;
/** A window does not reset again so soon: a limit that does is a bucket, which reports when it is full. Measured with random services: a quarter of a second and 0.8 s are alike. */
export const LEAST_BETWEEN_RESETS_MS = 500;
/** A reset that moves by less, after the one before has passed, may be the same one, rounded. */
export const SHORTEST_SLIDING_MS = { exact: 300, rounded: 2000 } as const;
/** After more 429s than this without an accepted call, the shape of the limit counts as unknown again. */
export const REFUSALS_OF_ONE_SHAPE = 2;

/** First pause after a 429 that does not say when to call again; it doubles with each further one. A round trip on most networks. */
export const BACKOFF_MS = 50;
/** Longest such pause, with its random share, so that the reset of a minute's window is noticed before the default `maxWait` ends. */
export const LONGEST_BACKOFF_MS = 15_000;
/** After so many pauses, of a minute and a half, calls are still refused: each further pause is longer by `LONGEST_BACKOFF_MS`, up to `FORGOTTEN_MS`. */
export const PAUSES_OF_A_MINUTE = 14;
/** Refusals, and a report whose reset is not known, say nothing any more if no call was sent for so long, though one could have been: a limit of a minute is over then, even if the refused calls renewed it. So no pause after refusals is longer, and a limiter that only knows of them may be dropped. */
export const FORGOTTEN_MS = 80_000;
/** A call without a response after this many times the latency of the slowest 429 of a round was accepted. One that probes an inferred limit was not before `probeMs`: refusals of a service nearby take a few ms, now and then more. A guess. */
export const PRESUMED_AFTER = { latencies: 4, probeMs: 25 } as const;
/** Share of the pause that is random, so that processes do not call again at the same time. */
export const BACKOFF_JITTER = 0.25;
/** So many 502s and 503s are an outage, or a limit if they are 503s and the service reports none. One alone is a failure of that request, except for a call that probes a limit. More than twice as many do not count. */
export const UNAVAILABLE_IN_A_ROW = 2;
/** An accepted call makes up for so much of a 503: if every second call gets one it is a limit, if one in twenty does it is not. Measured. */
export const UNAVAILABLE_DECAY = 0.5;

/** Before a refusal, calls in flight grow by this share each round trip. Measured: if they double, twice as many calls get the first 429s. */
export const RAMP_GROWTH = 0.5;

/** A confirmed limit is refuted if the refused calls, each counted twice, are more than the accepted ones by so many times its cap and `PROBE_AFTER_CALLS`. Measured with buckets whose calls take no time. */
export const MOST_EXCESS = 4;
/** After so many refuted probes, a limit of calls in flight explains nothing any more. A guess: one of them may have been another limit. */
export const MOST_REFUTATIONS = 2;
/** The average latency of accepted calls follows the last calls, about as many. A guess. */
export const AVERAGED_LATENCIES = 8;

/** Refusals that limit what fits into a period. A guess: more remember a limit that has changed. */
export const KEPT_REFUSALS = 4;
/** If more than so many times the capacity was accepted in the period of the refusals before, these are forgotten. A fixed window accepts twice as many. Measured: with less, more calls are refused. */
export const RISEN_TIMES = 5;
/** If less than half of the capacity is accepted, it is another limit; with fewer calls than this, half of them is too few to tell. */
export const FEW_CALLS = 4;
/** A period is compared with those that are up to so many times as long. Still longer ones count calls of long ago, whose times are inexact, and one burst more than fits into them for ever. Measured over ten minutes of steady use. */
export const COMPARED_PERIODS = 4;
/** Of these, the shortest one is taken whose pace is within this factor of the fastest. Measured in the same way. */
export const LONGER_PERIOD_GAIN = 1.2;
/** After a refusal the period of an inferred limit is longer by this factor. Measured: with less more calls are refused, with more they wait longer. */
export const INFERRED_SLOWDOWN = 1.15;
/** After more refusals in a row that each came after fewer than `PROBE_AFTER_CALLS` accepted calls, or half of the capacity, a period is measured again. Measured with other clients. */
export const MOST_REFUSALS_AFTER_FEW = 3;
/** A probe that is refused makes a period longer if the service says how long calls are refused, but not by this factor: that may be another limit. Measured. */
export const MOST_LENGTHENED = 2;
/** Accepted calls until a shorter period or more calls in flight are probed, if the limit is smaller. Each failed probe of a period doubles their number. Measured with calls in flight: about one call in nine is refused. */
export const PROBE_AFTER_CALLS = 8;
/** Their number grows to at most so many times the first one, so that a period that became too long is left within minutes. Measured over ten minutes of steady use. */
export const MOST_PROBE_FACTOR = 4;
/** The first probe shortens the period of an inferred limit by this share, the next one by twice that, and so on. */
export const INFERRED_GROWTH = 0.1;
/** Each second time that calls are accepted again, one that comes too early for the period is sent after `afterMs`: an outage, or refusals by chance, look like a limit. Measured with services that refuse one call in ten: with a second they take twice as long. And over 3000 calls with steady limits: each time costs up to three times as many refusals. */
export const NO_LIMIT_PROBE = { every: 2, afterMs: 100 } as const;
/** Periods services count by. If the measured one is not exact, the shortest of these that fits is taken. A guess: what services document. Measured with each. */
export const COMMON_PERIODS_MS: readonly number[] = [1, 2, 3, 5, 10, 15, 20, 30, 60, 90, 120, 300, 600, 900, 1800, 3600].map(
  (seconds) => seconds * SECOND_MS,
);

/** A limit that is missing from as many accepted responses as so many of its windows allow no longer exists. A guess: responses of a cache, or of other endpoints, may lack it for a while. Smaller windows count as if they allowed `leastCalls`. */
export const UNREPORTED_FOR = { windows: 4, leastCalls: 8 } as const;

/** Of two limits of a service, one resets this many times later than the other. A guess: a minute and an hour do. */
export const OTHER_LIMIT_FACTOR = 10;

/** If the end of a used-up trial or quota is unknown, one call in this time finds out whether it was extended. A guess: one call is cheap. */
export const EXHAUSTED_PROBE_MS = 60_000;
/** The same for a trial that headers report as used up: a person extends it, so looking more often only costs requests. A guess. */
export const TRIAL_PROBE_MS = 300_000;
/** An exhausted window whose reset is further away counts as a quota. */
export const QUOTA_FROM_MS = 1_800_000;

/** Milliseconds a call may wait by default: one window of a minute, rounding and discovery included. A 503 pauses other calls for no longer: it may concern one endpoint. */
export const DEFAULT_MAX_WAIT_MS = 90_000;

/** Responses change what the calls of a queue wait for: it is checked once in this time for each of its calls. Measured: a check takes about 1 us a call. */
export const CHECK_INTERVAL_MS = 0.05;
/** Calls that are granted, rejected or checked before other work of the process goes on. Measured: a client's call takes up to 0.14 ms, its request included. */
export const SLICE_CALLS = 100;
/** A wait is reported again if it takes longer by this, and by this share of what was left of it by the last report. A guess: less is of no use to a reader. */
export const LEAST_NEWS = { ms: 1000, share: 1 / 2 } as const;
/** Limiters of this many keys are kept before idle ones are dropped. A guess: more keys than most programs use. */
export const KEPT_KEYS = 100;

/** A longer header value says nothing about limits, and may be built to cost time: it is left out. A guess. */
export const MAX_HEADER_LENGTH = 1000;
/** More windows are not kept, so that the time stays linear in the number of headers. A guess: a service reports up to five. */
export const MAX_WINDOWS = 32;
