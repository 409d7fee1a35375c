import { RecipeAIError, UnexpectedResponseError } from '../errors.js';
import type { ClientEvent } from '../observability/events.js';
import type { LogLevel } from '../observability/log.js';
import type { CallSpan } from '../observability/telemetry.js';
import type { Permit, Wait } from '../rate-limit/types.js';
import type { Mask } from '../util/mask.js';
import type { WithResponse } from './api-promise.js';
import type { CallOptions } from './call-options.js';
import { toConnectionError } from './connection-error.js';
import { fetchOnce, type ReceivedResponse } from './fetch-once.js';
import { isLimitReached, parseErrorResponse } from './parse-error.js';
import { assertJson } from './parse-response.js';
import type { PreparedRequest } from './prepare-request.js';
import { toPublicRateLimit } from './public-rate-limit.js';
import { parseBody, parseErrorBody } from './response-body.js';
import type { ClientContext } from './state.js';
import {
  addressOption,
  formatRequest,
  toAttemptTimeoutError,
  toResponseContext,
  toServiceError,
  type RequestContext,
  type ResponseContext,
  type ServiceFailure,
} from './to-error.js';
import { withoutQuery } from './url.js';

/** How far a call is. */
interface CallProgress {
  /** Attempts so far. */
  attempts: number;
  /** Retries so far. To wait for a limit uses none. */
  retries: number;
  /** Milliseconds that it has waited for limits, without the current wait. */
  waitedMs: number;
  /** When its total timeout ends, on the monotonic clock. */
  endsAt: number;
  /** When its current wait for a limit began, on the monotonic clock. */
  queuedAt?: number;
  /** Its current wait, as reported last. */
  wait?: Wait;
}

/** One call: its request, its options, and where its events go. */
export interface Call<Data> extends ClientContext {
  request: PreparedRequest<Data>;
  options: CallOptions;
  emit: (event: ClientEvent, level?: Exclude<LogLevel, 'off'>) => void;
  /** Of OpenTelemetry, if the app has registered it. */
  span: CallSpan | undefined;
  signal?: AbortSignal;
  /** Milliseconds for the whole call; `Infinity` if there is no bound. */
  totalTimeout: number;
  /** Changes while the call runs. */
  progress: CallProgress;
}

/** The API key of a call, and a mask for it and the other secrets of the call. */
export interface Credentials {
  apiKey: string;
  mask: Mask;
}

/** How one attempt ended. */
export type Outcome<Data> =
  | { type: 'success'; result: WithResponse<Data> }
  | { type: 'rate_limited'; failure: ServiceFailure }
  | { type: 'failed'; error: RecipeAIError };

/** How often a call may be sent again after a failure: never with `failFast`. */
export const maxRetriesOf = ({ config, options }: Pick<Call<unknown>, 'config' | 'options'>): number =>
  options.failFast ? 0 : (options.maxRetries ?? config.maxRetries);

/** The request of a call, for errors. */
export const contextOf = ({ config, request, options, progress }: Call<unknown>): RequestContext => {
  const { operation, method, url, host } = request;
  const { baseUrl, aiUrl } = config.addresses();
  const isUnsafe = !request.idempotent && options.idempotencyKey === undefined;
  const { attempts, retries } = progress;
  const maxRetries = maxRetriesOf({ config, options });
  const spentRetries = retries > 0 && retries >= maxRetries ? maxRetries : undefined;
  return { operation, method, url, host, hasOneAddress: baseUrl === aiUrl, attempts, spentRetries, isUnsafe };
};

/** Sends the request once. */
export const sendAttempt = async <Data>(call: Call<Data>, permit: Permit, { apiKey, mask }: Credentials): Promise<Outcome<Data>> => {
  const { config, request, options, signal } = call;
  const { operation, method, url, body } = request;
  call.progress.attempts++;
  const context = contextOf(call);
  const timeout = options.timeout ?? config.timeout;
  const toTimeoutError = () => toAttemptTimeoutError(timeout, context);
  call.emit({ type: 'request', operation, method, url: withoutQuery(url), attempt: context.attempts });
  const startedAt = performance.now();
  let received: ReceivedResponse;
  try {
    const headers = { ...request.headers, authorization: `Bearer ${apiKey}` };
    const { fetch, maxResponseBytes: maxBytes } = config;
    received = await fetchOnce({ method, url, headers, body }, { fetch, timeout, maxBytes, signal, toTimeoutError });
  } catch (error) {
    permit.release();
    if (signal?.aborted) throw signal.reason;
    return { type: 'failed', error: error instanceof RecipeAIError ? error : toConnectionError(error, context, mask) };
  }
  return readResponse(call, permit, received, { context, mask, durationMs: performance.now() - startedAt });
};

/** IDs longer than this are cut. */
const MAX_REQUEST_ID_LENGTH = 200;

const requestIdOf = (headers: Headers, mask: Mask): string | undefined => {
  const requestId = headers.get('x-request-id');
  return requestId === null ? undefined : mask(requestId.slice(0, MAX_REQUEST_ID_LENGTH));
};

/** Reports a response to the rate limiter, and parses it. */
const readResponse = <Data>(
  call: Call<Data>,
  permit: Permit,
  received: ReceivedResponse,
  { context, mask, durationMs }: { context: RequestContext; mask: Mask; durationMs: number },
): Outcome<Data> => {
  const { response, text } = received;
  const { status, headers, ok } = response;
  const { operation, attempts: attempt } = context;
  const requestId = requestIdOf(headers, mask);
  const errorBody = ok ? undefined : parseErrorBody(text, mask);
  const serviceError = errorBody && parseErrorResponse(status, errorBody);
  const isLimited = serviceError !== undefined && isLimitReached(status, serviceError, headers);
  const rateLimit = toPublicRateLimit(permit.report({ status: isLimited ? 429 : status, headers, code: serviceError?.code }), mask);
  call.emit({ type: 'response', operation, status, durationMs, attempt, requestId, rateLimit });
  const { retryAfterMs } = rateLimit;
  const retryAt = retryAfterMs === undefined ? undefined : new Date(call.config.clock.now() + retryAfterMs);
  const responseContext: ResponseContext = { ...context, status, requestId, rateLimit, retryAt, mask };
  assertNotRedirected(response, responseContext);
  assertNotTooLarge(received, responseContext, call.config.maxResponseBytes);
  if (serviceError) {
    const failure: ServiceFailure = { ...serviceError, context: responseContext };
    return isLimited ? { type: 'rate_limited', failure } : { type: 'failed', error: toServiceError(failure) };
  }
  const body = parseBody(text, mask);
  assertJson(body, responseContext);
  const data = call.request.parseResult(body.value, responseContext);
  return { type: 'success', result: { data, response, rateLimit, requestId } };
};

const isRedirect = ({ status, type }: Response): boolean => (status >= 300 && status < 400) || type === 'opaqueredirect';

/** The target of a redirect without its user, query and secrets; undefined if it is not readable, as in browsers. */
const targetOf = ({ headers }: Response, url: string, mask: Mask): string | undefined => {
  const location = headers.get('location');
  if (location === null || !URL.canParse(location, url)) return undefined;
  const target = Object.assign(new URL(location, url), { username: '', password: '' });
  return withoutQuery(mask(target.href));
};

/** A redirect is not followed, because it would carry the API key, other headers and the body to another address. */
const assertNotRedirected = (response: Response, context: ResponseContext): void => {
  if (!isRedirect(response)) return;
  const { operation, url, status, mask } = context;
  const target = targetOf(response, url, mask);
  const option = addressOption(context);
  throw new UnexpectedResponseError(
    `${operation}: ${formatRequest(context)} redirects to ${target ?? 'another address'} (HTTP ${status}). Redirects are not followed.`,
    { ...toResponseContext(context), advice: `If you trust the target, set \`${option}\` accordingly.`, option },
  );
};

const assertNotTooLarge = ({ isTooLarge }: ReceivedResponse, context: ResponseContext, maxResponseBytes: number): void => {
  if (!isTooLarge) return;
  throw new UnexpectedResponseError(
    `${context.operation}: the response of ${formatRequest(context)} is larger than maxResponseBytes (${maxResponseBytes} bytes).`,
    {
      ...toResponseContext(context),
      advice: 'Raise `maxResponseBytes` if you expect such a response.',
      option: 'maxResponseBytes',
    },
  );
};
