import ky from 'ky';
import { toUrlAndBody, withQuery } from './url.js';
import type { WithResponse } from './api-promise.js';
import { parseResponse, type ResponseContext } from './parse-response.js';
import { formatIssues, toIssues } from '../contract/issues.js';
import type { Endpoint } from '../contract/endpoint.js';
import { endpoints, type Operation } from '../contract/endpoints.js';
import { withDeadline } from './deadline.js';
import { ConnectionError, InvalidRequestError, TimeoutError, type RecipeAIError } from '../errors.js';
import { emit, type ClientEvent } from '../observability/events.js';
import type { Rejection } from '../pace/gate.js';
import { parseErrorResponse, toAPIError, toRateLimitError, type ParsedError } from './parse-error.js';
import { startSpan } from '../observability/telemetry.js';
import { assertApiKey, limiterKey, type ClientConfig } from './options.js';

/** Sends a request by the name of its operation. */
export type RequestFunction = <Data>(operation: Operation, request: object, options?: CallOptions) => Promise<WithResponse<Data>>;

/** What one call may set otherwise than its client. */
export interface CallOptions {
  /** Aborts the call at once, wherever it is; it rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Milliseconds for one attempt. */
  timeout?: number;
  /** Milliseconds for the whole call, waiting and repeats included. */
  totalTimeout?: number;
  maxRetries?: number;
  /** Milliseconds the call may wait for a limit. */
  maxWait?: number;
  priority?: 'interactive' | 'bulk';
  /** Added to the request. */
  headers?: Record<string, string>;
  /** Sent as `Idempotency-Key`; by giving one you say that the call may be repeated, so it is, like one that is safe by itself. Assumed. */
  idempotencyKey?: string;
}

/** A call that the table does not know. */
export interface RawRequest {
  /** Default: `get`. */
  method?: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Default: `rest`. */
  host?: 'rest' | 'ai';
  /** Path below the host's address, such as `/api/v1/new-thing`. */
  path: string;
  query?: Record<string, string | number | boolean | undefined>;
  /** Sent as JSON. */
  body?: unknown;
}

/** One call, ready to leave. */
interface PreparedRequest<Data> {
  operation: string;
  method: string;
  url: string;
  body?: string;
  retryable: boolean;
  parseResult(body: unknown, context: ResponseContext): Data;
}

/** Connections that broke before anything was sent. */
const CONNECT_ERROR_CODES = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/;

const baseOf = (settings: ClientConfig, host: 'rest' | 'ai'): string => (host === 'ai' ? settings.aiUrl : settings.baseUrl);

/** Sends a request by its row; gives the data, and what came with it. */
export const request = async <Data>(
  settings: ClientConfig,
  operation: Operation,
  request: object,
  options: CallOptions = {},
): Promise<WithResponse<Data>> => {
  if (!Object.hasOwn(endpoints, operation))
    throw new InvalidRequestError(`There is no operation "${operation}". Nothing was sent.`, { operation });
  const endpoint: Endpoint = endpoints[operation];
  const checked = endpoint.request.safeParse(request);
  if (!checked.success) {
    const issues = toIssues(checked.error, request);
    throw new InvalidRequestError(`${operation}: ${formatIssues(issues)}. Nothing was sent.`, { operation, issues });
  }
  const row: Endpoint = { ...endpoint, ...settings.endpoints[operation] };
  const job = request as { callback_url?: string; request_id?: string };
  const complete = row.acceptsCallback && job.callback_url && !job.request_id ? { ...job, request_id: crypto.randomUUID() } : job;
  return instrument(
    settings,
    {
      operation,
      method: row.method,
      ...toUrlAndBody(row, baseOf(settings, row.host), complete),
      retryable: row.retryable,
      parseResult: (body, context) => parseResponse(settings, endpoint, complete.request_id, body, context) as Data,
    },
    options,
  );
};

/** Sends what the table does not know, through the same pace, repeats and errors. */
export const requestRaw = (
  settings: ClientConfig,
  { method = 'get', host = 'rest', path, query = {}, body }: RawRequest,
  options: CallOptions = {},
): Promise<WithResponse<unknown>> =>
  instrument(
    settings,
    {
      operation: `${method.toUpperCase()} ${path}`,
      method,
      url: withQuery(baseOf(settings, host) + (path.startsWith('/') ? path : `/${path}`), query),
      body: body === undefined ? undefined : JSON.stringify(body),
      retryable: method === 'get',
      parseResult: (answer) => answer,
    },
    options,
  );

const instrument = async <Data>(
  settings: ClientConfig,
  outgoing: PreparedRequest<Data>,
  options: CallOptions,
): Promise<WithResponse<Data>> => {
  const { operation, method, url } = outgoing;
  const watched = startSpan(operation, method, url);
  const tell = (event: ClientEvent): void => {
    watched?.event(event);
    emit(settings, event);
  };
  const total = options.totalTimeout ?? settings.totalTimeout;
  const late = () =>
    new TimeoutError(`${operation}: not done within the totalTimeout of ${total} ms. Allow more, or call again later.`, { operation });
  try {
    const reply =
      total === undefined && !options.signal
        ? await requestWithRetries(settings, outgoing, options, tell)
        : await withDeadline(total, options.signal, late, (signal) => requestWithRetries(settings, outgoing, options, tell, signal));
    watched?.end();
    return reply;
  } catch (error) {
    watched?.end(error as Error);
    throw error;
  }
};

/** The journey: a turn, an attempt, what was learned; again where that is safe. */
const requestWithRetries = async <Data>(
  settings: ClientConfig,
  outgoing: PreparedRequest<Data>,
  options: CallOptions,
  tell: (event: ClientEvent) => void,
  signal?: AbortSignal,
): Promise<WithResponse<Data>> => {
  const { operation, method, url } = outgoing;
  const maxRetries = options.maxRetries ?? settings.maxRetries;
  const repeatable = outgoing.retryable || options.idempotencyKey !== undefined;
  const apiKey = typeof settings.apiKey === 'function' ? assertApiKey(await settings.apiKey()) : settings.apiKey;
  settings.scope = limiterKey(settings.baseUrl, apiKey);
  const gate = settings.rateLimiter.forKey(settings.scope);
  let attempts = 0;
  let repeats = 0;
  let refusal: (ParsedError & { status: number; requestId?: string }) | undefined;
  let turn = await gate.acquire({
    priority: options.priority ?? settings.priority,
    maxWait: options.maxWait ?? settings.maxWait,
    concurrency: settings.concurrency,
    signal: settings.line && signal ? AbortSignal.any([settings.line, signal]) : (settings.line ?? signal),
    onWait: (wait) => tell({ type: 'queued', operation, ...wait }),
  });
  const repeat = (error: RecipeAIError) => {
    const ms = Math.min(500 * 2 ** repeats++, 8000) * (0.5 + Math.random() / 2);
    tell({ type: 'retry', operation, attempt: attempts, delayMs: ms, error });
    return ms;
  };
  for (;;) {
    if (!turn.granted) throw toRateLimitError(turn satisfies Rejection, refusal, { operation, attempts });
    attempts++;
    tell({ type: 'request', operation, method, url, attempt: attempts });
    const began = performance.now();
    let response: Response;
    let text: string;
    try {
      [response, text] = await fetchOnce(settings, outgoing, options, apiKey, signal);
    } catch (error) {
      turn.release();
      if (signal?.aborted) throw signal.reason;
      const failure = toConnectionError(error, outgoing, attempts);
      const unsent =
        failure instanceof ConnectionError &&
        CONNECT_ERROR_CODES.test(String((failure.cause as { cause?: { code?: unknown } } | undefined)?.cause?.code));
      if (repeats >= maxRetries || !(repeatable || unsent)) throw failure;
      turn = await turn.reacquire({ notBeforeMs: repeat(failure) });
      continue;
    }
    const { status } = response;
    const requestId = response.headers.get('x-request-id') ?? undefined;
    const body = parseJson(response.ok ? text : text.replaceAll(apiKey, '[api key]'));
    refusal = response.ok ? undefined : { ...parseErrorResponse(status, body), status, requestId };
    const rateLimit = turn.report({ status, headers: response.headers, code: refusal?.code });
    tell({ type: 'response', operation, status, durationMs: performance.now() - began, attempt: attempts, requestId, rateLimit });
    const context = { operation, status, requestId, attempts, rateLimit };
    if (!refusal) return { data: outgoing.parseResult(body, context), response, rateLimit, requestId };
    if (status === 429) {
      turn = await turn.reacquire();
      continue;
    }
    const error = toAPIError(refusal, context);
    if (status < 500 || status === 501 || repeats >= maxRetries || !repeatable) throw error;
    turn = await turn.reacquire({ notBeforeMs: repeat(error) });
  }
};

/** One attempt: out and back, body read, within its time. */
const fetchOnce = (
  settings: ClientConfig,
  { operation, method, url, body }: PreparedRequest<unknown>,
  options: CallOptions,
  apiKey: string,
  signal?: AbortSignal,
): Promise<[Response, string]> => {
  const ms = options.timeout ?? settings.timeout;
  const late = () =>
    new TimeoutError(`${operation}: no answer within the timeout of ${ms} ms. Allow more, or try again later.`, { operation });
  return withDeadline(ms, signal, late, async (within) => {
    const response = await ky(url, {
      method,
      body,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...settings.headers,
        ...options.headers,
        ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
        authorization: `Bearer ${apiKey}`,
      },
      // ky would join the signal to one of its own, which costs more than all of the gate.
      fetch: (request, init) => (settings.fetch ?? fetch)(request, { ...init, signal: within }),
      retry: 0,
      timeout: false,
      throwHttpErrors: false,
    });
    return [response, await response.text()];
  });
};

const parseJson = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
};

/** What broke an attempt, without the request that ky keeps on its errors: its headers hold the key. */
const toConnectionError = (error: unknown, { operation, url }: PreparedRequest<unknown>, attempts: number): RecipeAIError => {
  if (error instanceof TimeoutError) return new TimeoutError(error.message, { operation, attempts });
  const cause = (error as { cause?: unknown } | undefined)?.cause ?? error;
  const { code, message } = ((cause as { cause?: unknown } | undefined)?.cause ?? {}) as { code?: unknown; message?: unknown };
  const why = code ?? message;
  return new ConnectionError(
    `${operation}: ${new URL(url).origin} could not be reached, or the connection broke${typeof why === 'string' ? ` (${why})` : ''}. Check the network and the address.`,
    { operation, attempts, cause },
  );
};
