import type { Operation } from '../contract/endpoints.js';
import { TimeoutError, type RecipeAIError } from '../errors.js';
import { emit, type ClientEvent } from '../observability/events.js';
import { startSpan } from '../observability/telemetry.js';
import type { Permit, Rejection } from '../pace/gate.js';
import type { WithResponse } from './api-promise.js';
import type { CallOptions, RawRequest } from './call-options.js';
import { withDeadline } from './deadline.js';
import { fetchOnce, type ReceivedResponse } from './fetch-once.js';
import { assertApiKey, limiterKey } from './options.js';
import { parseErrorResponse } from './parse-error.js';
import { assertValid, prepareRawRequest, prepareRequest, type PreparedRequest } from './prepare-request.js';
import { retryDelayMs, shouldRetry } from './retry.js';
import type { ClientContext } from './state.js';
import {
  toAttemptTimeoutError,
  toConnectionError,
  toRateLimitError,
  toServiceError,
  toTotalTimeoutError,
  type RequestContext,
  type ResponseContext,
  type ServiceFailure,
} from './to-error.js';

/** Sends the request of an operation. */
export type RequestFunction = <Data>(operation: Operation, input: object, options?: CallOptions) => Promise<WithResponse<Data>>;

/** One call: its request, its options, and where its events go. */
interface Call<Data> extends ClientContext {
  request: PreparedRequest<Data>;
  options: CallOptions;
  emit: (event: ClientEvent) => void;
  signal?: AbortSignal;
}

/** How one attempt ended. */
type Outcome<Data> =
  | { type: 'success'; result: WithResponse<Data> }
  | { type: 'rate_limited'; failure: ServiceFailure }
  | { type: 'failed'; error: RecipeAIError };

/** Validates the request of an operation and sends it. */
export const request = async <Data>(
  client: ClientContext,
  operation: Operation,
  input: object,
  options: CallOptions = {},
): Promise<WithResponse<Data>> => {
  assertValid(operation, input);
  return instrument<Data>(client, prepareRequest(client, operation, input), options);
};

/** Sends a request to any endpoint; the response is not validated. */
export const requestRaw = async <Data>(
  client: ClientContext,
  rawRequest: RawRequest,
  options: CallOptions = {},
): Promise<WithResponse<Data>> => instrument<Data>(client, prepareRawRequest(client, rawRequest), options);

/** Runs the call inside a span and under its total timeout. */
const instrument = async <Data>(
  client: ClientContext,
  prepared: PreparedRequest<Data>,
  options: CallOptions,
): Promise<WithResponse<Data>> => {
  const span = startSpan(prepared.operation, prepared.method, prepared.url);
  const call: Call<Data> = {
    ...client,
    request: prepared,
    options,
    emit: (event) => {
      span?.event(event);
      emit(client.config, event);
    },
  };
  try {
    const result = await requestWithDeadline(call);
    span?.end();
    return result;
  } catch (error) {
    span?.end(error as Error);
    throw error;
  }
};

const requestWithDeadline = <Data>(call: Call<Data>): Promise<WithResponse<Data>> => {
  const { config, options } = call;
  const totalTimeout = options.totalTimeout ?? config.totalTimeout;
  if (totalTimeout === undefined && !options.signal) return requestWithRetries(call);
  const toTimeoutError = () => toTotalTimeoutError(totalTimeout ?? 0, contextOf(call, 0));
  return withDeadline(totalTimeout, options.signal, toTimeoutError, (signal) => requestWithRetries({ ...call, signal }));
};

const contextOf = ({ request: { operation, method, url } }: Call<unknown>, attempts: number): RequestContext => ({
  operation,
  method,
  url,
  attempts,
});

/** Acquires a permit, sends one attempt, and repeats both if the outcome allows it. */
const requestWithRetries = async <Data>(call: Call<Data>): Promise<WithResponse<Data>> => {
  const { config, request: prepared, options } = call;
  const maxRetries = options.maxRetries ?? config.maxRetries;
  const idempotent = prepared.idempotent || options.idempotencyKey !== undefined;
  const apiKey = typeof config.apiKey === 'function' ? assertApiKey(await config.apiKey()) : config.apiKey;
  let permit = assertGranted(call, await acquire(call, apiKey), 0);
  let retries = 0;
  for (let attempt = 1; ; attempt++) {
    const outcome = await sendAttempt(call, permit, apiKey, attempt);
    if (outcome.type === 'success') return outcome.result;
    if (outcome.type === 'rate_limited') {
      permit = assertGranted(call, await permit.reacquire(), attempt, outcome.failure);
      continue;
    }
    const { error } = outcome;
    if (!shouldRetry(error, { retries, maxRetries, idempotent })) throw error;
    const delayMs = retryDelayMs(retries++, Math.random());
    call.emit({ type: 'retry', operation: prepared.operation, attempt, delayMs, error });
    permit = assertGranted(call, await permit.reacquire({ notBeforeMs: delayMs }), attempt);
  }
};

/** Waits for the rate limiter of the API key. */
const acquire = (call: Call<unknown>, apiKey: string): Promise<Permit | Rejection> => {
  const { config, state, request: prepared, options, signal } = call;
  const key = limiterKey(config.baseUrl, apiKey);
  state.limiterKey = key; // `apiKey` may be a function, and `sdk.rateLimit` must read the limiter of the key it returned last
  const signals = [state.queueSignal, signal].filter((each) => each !== undefined);
  return config.rateLimiter.forKey(key).acquire({
    priority: options.priority ?? config.priority,
    maxWait: options.maxWait ?? config.maxWait,
    concurrency: config.concurrency,
    signal: signals.length > 1 ? AbortSignal.any(signals) : signals[0],
    onWait: (wait) => call.emit({ type: 'queued', operation: prepared.operation, ...wait }),
  });
};

const assertGranted = (call: Call<unknown>, permit: Permit | Rejection, attempts: number, failure?: ServiceFailure): Permit => {
  if (permit.granted) return permit;
  const { config, options } = call;
  throw toRateLimitError(permit, failure, contextOf(call, attempts), { maxWait: options.maxWait ?? config.maxWait, now: config.now() });
};

/** Sends the request once. */
const sendAttempt = async <Data>(call: Call<Data>, permit: Permit, apiKey: string, attempt: number): Promise<Outcome<Data>> => {
  const { config, request: prepared, options, signal } = call;
  const { operation, method, url, body } = prepared;
  const context = contextOf(call, attempt);
  const timeout = options.timeout ?? config.timeout;
  const toTimeoutError = () => toAttemptTimeoutError(timeout, context);
  call.emit({ type: 'request', operation, method, url, attempt });
  const startedAt = performance.now();
  let received: ReceivedResponse;
  try {
    const headers = headersOf(call, apiKey);
    received = await fetchOnce({ method, url, headers, body }, { fetch: config.fetch, timeout, signal, toTimeoutError });
  } catch (error) {
    permit.release();
    if (signal?.aborted) throw signal.reason;
    return { type: 'failed', error: error instanceof TimeoutError ? error : toConnectionError(error, context) };
  }
  return readResponse(call, permit, received, { apiKey, context, durationMs: performance.now() - startedAt });
};

const headersOf = ({ config, options }: Call<unknown>, apiKey: string): Record<string, string> => ({
  accept: 'application/json',
  'content-type': 'application/json',
  ...config.headers,
  ...options.headers,
  ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
  authorization: `Bearer ${apiKey}`,
});

/** Reports a response to the rate limiter, and parses it. */
const readResponse = <Data>(
  call: Call<Data>,
  permit: Permit,
  { response, text }: ReceivedResponse,
  { apiKey, context, durationMs }: { apiKey: string; context: RequestContext; durationMs: number },
): Outcome<Data> => {
  const { status, headers } = response;
  const { operation, attempts: attempt } = context;
  const requestId = headers.get('x-request-id') ?? undefined;
  const body = parseJson(response.ok ? text : text.replaceAll(apiKey, '[api key]'));
  const serviceError = response.ok ? undefined : parseErrorResponse(status, body);
  const rateLimit = permit.report({ status, headers, code: serviceError?.code });
  call.emit({ type: 'response', operation, status, durationMs, attempt, requestId, rateLimit });
  const responseContext: ResponseContext = { ...context, status, requestId, rateLimit };
  if (!serviceError) {
    const data = call.request.parseResult(body, responseContext);
    return { type: 'success', result: { data, response, rateLimit, requestId } };
  }
  const failure: ServiceFailure = { ...serviceError, context: responseContext };
  return status === 429 ? { type: 'rate_limited', failure } : { type: 'failed', error: toServiceError(failure) };
};

const parseJson = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
};
