import { ConfigurationError } from '../errors.js';
import type { Permit, Rejection, Wait } from '../rate-limit/types.js';
import { withAnySignal } from '../util/any-signal.js';
import { isUnavailable } from '../util/is-unavailable.js';
import { contextOf, type Call, type Outcome } from './attempt.js';
import { limiterKey } from './limiter-key.js';
import { toPublicRateLimit } from './public-rate-limit.js';
import { latestMask } from './secrets.js';
import { isFirstReport } from './state.js';
import { toRejectionError } from './to-error.js';

/** How long a call may wait for a permit, in milliseconds: 0 with `failFast`. */
export const maxWaitOf = ({ config, options }: Call<unknown>): number => (options.failFast ? 0 : (options.maxWait ?? config.maxWait));

/** How long a call may wait from now on. The calls of a batch take turns: while none is accepted, they wait for twice as long together. */
const waitLeftMs = (call: Call<unknown>): number => {
  const { batchQueue } = call.state;
  const maxWait = maxWaitOf(call);
  if (batchQueue?.stuckSince === undefined || batchQueue.inFlight > 0) return maxWait;
  return Math.max(0, Math.min(maxWait, batchQueue.stuckSince + 2 * maxWait - call.config.clock.monotonic()));
};

/** Milliseconds until the total timeout of a call ends. */
export const leftMs = ({ config, progress }: Call<unknown>): number => progress.endsAt - config.clock.monotonic();

/**
 * The limiter sends a call at the end of its wait, if it can. The timer of the total timeout is as exact as this, and ends such a call
 * first.
 */
const TIMER_MARGIN_MS = 1;

/** Asks the rate limiter of the API key for a permit. A call of a batch asks after those before it. */
export const acquire = async (call: Call<unknown>, apiKey: string): Promise<Permit | Rejection> => {
  const { config, state, options, signal } = call;
  const key = limiterKey(config.addresses().baseUrl, apiKey);
  state.limiterKey = key; // `apiKey` may be a function, and `sdk.rateLimit` must read the limiter of the key it returned last
  const signals = [state.batchQueue?.signal, signal].filter((each) => each !== undefined);
  while (state.batchQueue?.isBusy) await state.batchQueue.untilFree('first');
  const limiter = config.rateLimiter.forKey(key);
  if (typeof limiter?.acquire !== 'function') throw new ConfigurationError('`rateLimiter`: `forKey` must return an object with `acquire`.');
  const acquireWith = (anySignal?: AbortSignal): Promise<Permit | Rejection> =>
    limiter.acquire({
      priority: options.priority ?? config.priority,
      maxWait: waitLeftMs(call),
      totalTimeout: leftMs(call) + TIMER_MARGIN_MS,
      concurrency: config.concurrency,
      client: state,
      signal: anySignal,
      onWait: (wait) => reportWait(call, wait),
    });
  return signals.length > 1 ? withAnySignal(signals, acquireWith) : acquireWith(signals[0]);
};

/** Asks again, after a 429. In a batch, calls that got one go one after the other, and before those that were not sent yet. */
export const reacquire = async (call: Call<unknown>, permit: Permit, apiKey: string): Promise<Permit | Rejection> => {
  const { batchQueue } = call.state;
  if (!batchQueue) return permit.reacquire();
  while (batchQueue.isBusy) await batchQueue.untilFree('again');
  call.progress.waitedMs = 0;
  return acquire(call, apiKey);
};

/** Longer waits of one call look like a hang. A guess: shorter ones are seldom noticed. */
const UNEXPECTED_WAIT_MS = 2000;

/** The level of a wait that follows `waitedMs`: the first one of a client with which the waits of a call get long is a warning. */
export const levelOfWait = ({ state, progress: { waitedMs } }: Call<unknown>, waitMs: number): 'warn' | undefined =>
  waitedMs + waitMs > UNEXPECTED_WAIT_MS && isFirstReport(state, 'long wait') ? 'warn' : undefined;

/** Reports a wait, or why it goes on. */
const reportWait = (call: Call<unknown>, wait: Wait): void => {
  if (call.progress.queuedAt === undefined) {
    call.progress.queuedAt = call.config.clock.monotonic();
    call.state.batchQueue?.enter(call.progress.queuedAt);
  }
  call.progress.wait = wait;
  const { waitedMs } = call.progress;
  const earlier = waitedMs > 0 ? { waitedMs } : {};
  const level = levelOfWait(call, wait.estimatedMs ?? Infinity);
  call.emit({ type: 'queued', operation: call.request.operation, ...earlier, ...wait }, level);
};

/** Counts the wait that has ended, if there was one. */
const endWait = ({ config, progress, state, span }: Call<unknown>): void => {
  if (progress.queuedAt === undefined) return;
  const ms = config.clock.monotonic() - progress.queuedAt;
  span?.waited(ms, progress.wait!.reason);
  progress.waitedMs += ms;
  progress.queuedAt = undefined;
  progress.wait = undefined;
  state.batchQueue?.leave();
};

type Failed = Exclude<Outcome<unknown>, { type: 'success' }>;

/** Waits for a permit. Throws if there is none within `maxWait`; `last` is the attempt after which the call waits. */
export const waitForPermit = async (call: Call<unknown>, acquiring: Promise<Permit | Rejection>, last?: Failed): Promise<Permit> => {
  const permit = await acquiring.finally(() => endWait(call));
  if (permit.granted) return permit;
  // A service that is unavailable is not a limit.
  const isOfService = permit.reason === 'rate_limited' || permit.reason === 'unavailable';
  if (last?.type === 'failed' && isUnavailable(last.error.status ?? 0) && isOfService) throw last.error;
  const rateLimit = toPublicRateLimit(permit.rateLimit, latestMask(call));
  const { config, options, progress, state } = call;
  const rejected = {
    waitedMs: progress.waitedMs,
    maxWait: maxWaitOf(call),
    totalTimeout: call.totalTimeout,
    leftMs: leftMs(call),
    now: config.clock.now(),
    priority: options.priority ?? config.priority,
    isInBatch: state.batchQueue !== undefined,
  };
  const failure = last?.type === 'rate_limited' ? last.failure : undefined;
  throw toRejectionError({ ...permit, rateLimit }, failure, contextOf(call), rejected);
};
