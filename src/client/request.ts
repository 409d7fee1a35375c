import type { Operation } from '../contract/endpoints.js';
import type { RateLimit } from '../contract/rate-limit.js';
import { emit } from '../observability/events.js';
import { log } from '../observability/log.js';
import { startSpan } from '../observability/telemetry.js';
import type { Permit } from '../rate-limit/types.js';
import { isLocal } from './addresses.js';
import type { WithResponse } from './api-promise.js';
import { contextOf, maxRetriesOf, sendAttempt, type Call, type Credentials, type Outcome } from './attempt.js';
import type { CallOptions, RawRequest } from './call-options.js';
import { assertCallOptions } from './check-options.js';
import { withDeadline } from './deadline.js';
import { nameOperation } from './name-operation.js';
import { mayBeLimit } from './parse-error.js';
import { acquire, leftMs, levelOfWait, maxWaitOf, reacquire, waitForPermit } from './permit.js';
import { prepareRawRequest, prepareRequest, readInput, type PreparedRequest } from './prepare-request.js';
import { toPublicRateLimit } from './public-rate-limit.js';
import { retryDelayMs, shouldRetry } from './retry.js';
import { latestMask, maskFor } from './secrets.js';
import { isFirstReport, type ClientContext } from './state.js';
import { toApiKeyTimeoutError, toTotalTimeoutError } from './to-error.js';

/** Sends the request of an operation. */
export type RequestFunction = <Data>(operation: Operation, input: object | undefined, options?: CallOptions) => Promise<WithResponse<Data>>;

/** Validates the request of an operation and sends it. */
export const request = <Data>(
  client: ClientContext,
  operation: Operation,
  input: object | undefined,
  options: CallOptions = {},
): Promise<WithResponse<Data>> =>
  nameOperation(operation, async () => {
    const fields = readInput(operation, input); // first: an id before the request would make the request the options
    assertCallOptions(options);
    return instrument(client, prepareRequest<Data>(client, operation, fields, options), options);
  });

/** Sends a request to any endpoint; the response is not validated. */
export const requestRaw = <Data>(client: ClientContext, rawRequest: RawRequest, options: CallOptions = {}): Promise<WithResponse<Data>> =>
  nameOperation('request', async () => {
    assertCallOptions(options);
    const prepared = prepareRawRequest<Data>(client, rawRequest, options);
    return nameOperation(prepared.operation, () => instrument(client, prepared, options));
  });

/** Runs the call inside a span and under its total timeout. */
const instrument = async <Data>(
  client: ClientContext,
  prepared: PreparedRequest<Data>,
  options: CallOptions,
): Promise<WithResponse<Data>> => {
  const span = startSpan(prepared.operation, prepared.method, prepared.url);
  const { config } = client;
  const totalTimeout = options.totalTimeout ?? config.totalTimeout ?? Infinity;
  const call: Call<Data> = {
    ...client,
    request: prepared,
    options,
    span,
    emit: (event, level) => {
      span?.event(event);
      emit(config, event, level, options.onEvent);
    },
    totalTimeout,
    progress: { attempts: 0, retries: 0, waitedMs: 0, endsAt: config.clock.monotonic() + totalTimeout },
  };
  warnOfPlainHttp(call);
  try {
    const result = await requestWithDeadline(call);
    span?.end();
    return result;
  } catch (error) {
    span?.end(error as Error);
    throw error;
  }
};

/** Warns once if the API key travels unencrypted. */
const warnOfPlainHttp = ({ config, state, request: { url } }: Call<unknown>): void => {
  if (!url.startsWith('http:') || !isFirstReport(state, 'plain http') || isLocal(url)) return;
  log(config, 'warn', `client: ${new URL(url).origin} uses plain http, so everyone on the network can read the API key. Use https.`);
};

const requestWithDeadline = <Data>(call: Call<Data>): Promise<WithResponse<Data>> => {
  const { options, totalTimeout } = call;
  if (totalTimeout === Infinity && !options.signal) return requestWithRetries(call);
  const toTimeoutError = () => toTotalTimeoutError(totalTimeout, contextOf(call), call.progress.wait, lastRateLimit(call));
  return withDeadline(totalTimeout, options.signal, toTimeoutError, (signal) => requestWithRetries({ ...call, signal }));
};

/** The limits that the limiter of the client knows, if it knows any. */
const lastRateLimit = (call: Call<unknown>): RateLimit | undefined => {
  const { config, state } = call;
  if (state.limiterKey === undefined) return undefined;
  const { windows } = toPublicRateLimit(config.rateLimiter.forKey(state.limiterKey).rateLimit, latestMask(call));
  const { name: _name, ...first } = windows[0] ?? {};
  return windows.length > 0 ? { ...first, windows } : undefined;
};

/** Acquires a permit, sends one attempt, and repeats both if the outcome allows it. */
const requestWithRetries = async <Data>(call: Call<Data>): Promise<WithResponse<Data>> => {
  const { config, request: prepared, options, progress } = call;
  const maxRetries = maxRetriesOf(call);
  const idempotent = prepared.idempotent || options.idempotencyKey !== undefined;
  const apiKey = await apiKeyOf(call);
  const mask = maskFor(call.state, apiKey, prepared.headers); // a limiter shared with other clients may report limits before the first response
  let permit = await waitForPermit(call, acquire(call, apiKey));
  const limitedUntil = config.clock.monotonic() + maxWaitOf(call);
  for (;;) {
    const outcome = await sendCounted(call, permit, { apiKey, mask });
    if (outcome.type === 'success') return outcome.result;
    if (outcome.type === 'rate_limited') {
      permit = await waitForPermit(call, reacquire(call, permit, apiKey), outcome);
      continue;
    }
    const { error } = outcome;
    const retryAfterMs = error.rateLimit?.retryAfterMs ?? 0;
    const isTooLate = retryAfterMs > Math.min(maxWaitOf(call), leftMs(call));
    // A service that reports no limits may reject calls with a 503.
    const isHiddenLimit = mayBeLimit(error.status) && isLimitLearned(call) && config.clock.monotonic() < limitedUntil;
    if (isTooLate || !shouldRetry(error, { retries: isHiddenLimit ? 0 : progress.retries, maxRetries, idempotent })) throw error;
    const delayMs = Math.max(retryDelayMs(progress.retries++, config.clock.random()), retryAfterMs);
    const acquiring = permit.reacquire({ delayMs }); // first, so that a handler that moves the clock of a mock ends the delay
    call.emit({ type: 'retry', operation: prepared.operation, attempt: progress.attempts, delayMs, error }, levelOfWait(call, delayMs));
    permit = await waitForPermit(call, acquiring, outcome);
  }
};

/** The API key, for which a function may need as long as an attempt. */
const apiKeyOf = (call: Call<unknown>): string | Promise<string> => {
  const { config, options, signal } = call;
  const apiKey = config.apiKey();
  const timeout = options.timeout ?? config.timeout;
  const toTimeoutError = () => toApiKeyTimeoutError(timeout, contextOf(call));
  return typeof apiKey === 'string' ? apiKey : withDeadline(timeout, signal, toTimeoutError, () => apiKey);
};

/** The limiter has learned a limit that no header reports. */
const isLimitLearned = ({ config, state }: Call<unknown>): boolean => {
  const { period, inFlight } = config.rateLimiter.forKey(state.limiterKey!).inspect().state.inferred;
  return period.capacity > 0 || inFlight.cap !== null;
};

/** Sends one attempt; a batch counts it as in flight. */
const sendCounted = async <Data>(call: Call<Data>, permit: Permit, credentials: Credentials): Promise<Outcome<Data>> => {
  const { batchQueue } = call.state;
  if (!batchQueue) return sendAttempt(call, permit, credentials);
  batchQueue.inFlight++;
  try {
    const outcome = await sendAttempt(call, permit, credentials);
    if (outcome.type !== 'rate_limited') batchQueue.stuckSince = undefined;
    return outcome;
  } finally {
    batchQueue.inFlight--;
  }
};
