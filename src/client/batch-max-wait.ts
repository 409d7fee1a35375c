/**
 * A call of a batch waits for everything but a quota: it is the limiter's `QUOTA_FROM_MS`. A module of its own, because errors need it too,
 * which are loaded with the first call: bundlers would share all constants of the limiter.
 */
export const BATCH_MAX_WAIT_MS = 1_800_000;
