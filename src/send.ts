import ky from 'ky';
import { toAddress, withQuery } from './address.js';
import type { Reply } from './call.js';
import { readAnswer, type AnswerContext } from './answer.js';
import { inWords, toIssues } from './contract/complaints.js';
import type { Endpoint } from './contract/endpoint.js';
import { endpoints, type Operation } from './contract/endpoints.js';
import { withDeadline } from './deadline.js';
import { ConnectionError, InvalidRequestError, TimeoutError, type RecipeAIError } from './errors.js';
import { emit, type ClientEvent } from './events.js';
import type { Rejection } from './rate-limit/types.js';
import { readRefusal, toError, toLimitError, type Refusal } from './refusal.js';
import { watch } from './telemetry.js';
import { checkKey, toScope, type Settings } from './settings.js';

/** Sends a request by the name of its operation. */
export type Send = <Data>(operation: Operation, request: object, options?: CallOptions) => Promise<Reply<Data>>;

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
interface Outgoing<Data> {
  operation: string;
  method: string;
  url: string;
  body?: string;
  repeatable: boolean;
  read(body: unknown, context: AnswerContext): Data;
}

/** Connections that broke before anything was sent. */
const neverSent = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/;

const baseOf = (settings: Settings, host: 'rest' | 'ai'): string => (host === 'ai' ? settings.aiUrl : settings.baseUrl);

/** Sends a request by its row; gives the data, and what came with it. */
export const send = async <Data>(
  settings: Settings,
  operation: Operation,
  request: object,
  options: CallOptions = {},
): Promise<Reply<Data>> => {
  if (!Object.hasOwn(endpoints, operation))
    throw new InvalidRequestError(`There is no operation "${operation}". Nothing was sent.`, { operation });
  const endpoint: Endpoint = endpoints[operation];
  const checked = endpoint.request.safeParse(request);
  if (!checked.success) {
    const issues = toIssues(checked.error, request);
    throw new InvalidRequestError(`${operation}: ${inWords(issues)}. Nothing was sent.`, { operation, issues });
  }
  const row: Endpoint = { ...endpoint, ...settings.endpoints[operation] };
  const job = request as { callback_url?: string; request_id?: string };
  const complete = row.callback && job.callback_url && !job.request_id ? { ...job, request_id: crypto.randomUUID() } : job;
  return dispatch(
    settings,
    {
      operation,
      method: row.method,
      ...toAddress(row, baseOf(settings, row.host), complete),
      repeatable: row.repeatable,
      read: (body, context) => readAnswer(settings, endpoint, complete.request_id, body, context) as Data,
    },
    options,
  );
};

/** Sends what the table does not know, through the same pace, repeats and errors. */
export const sendRaw = (
  settings: Settings,
  { method = 'get', host = 'rest', path, query = {}, body }: RawRequest,
  options: CallOptions = {},
): Promise<Reply<unknown>> =>
  dispatch(
    settings,
    {
      operation: `${method.toUpperCase()} ${path}`,
      method,
      url: withQuery(baseOf(settings, host) + (path.startsWith('/') ? path : `/${path}`), query),
      body: body === undefined ? undefined : JSON.stringify(body),
      repeatable: method === 'get',
      read: (answer) => answer,
    },
    options,
  );

const dispatch = async <Data>(settings: Settings, outgoing: Outgoing<Data>, options: CallOptions): Promise<Reply<Data>> => {
  const { operation, method, url } = outgoing;
  const watched = watch(operation, method, url);
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
        ? await travel(settings, outgoing, options, tell)
        : await withDeadline(total, options.signal, late, (signal) => travel(settings, outgoing, options, tell, signal));
    watched?.end();
    return reply;
  } catch (error) {
    watched?.end(error as Error);
    throw error;
  }
};

/** The journey: a turn, an attempt, what was learned; again where that is safe. */
const travel = async <Data>(
  settings: Settings,
  outgoing: Outgoing<Data>,
  options: CallOptions,
  tell: (event: ClientEvent) => void,
  signal?: AbortSignal,
): Promise<Reply<Data>> => {
  const { operation, method, url } = outgoing;
  const maxRetries = options.maxRetries ?? settings.maxRetries;
  const maxWait = options.maxWait ?? settings.maxWait;
  const repeatable = outgoing.repeatable || options.idempotencyKey !== undefined;
  const apiKey = typeof settings.apiKey === 'function' ? checkKey(await settings.apiKey()) : settings.apiKey;
  settings.scope = toScope(settings.baseUrl, apiKey);
  const limiter = settings.rateLimiter.forKey(settings.scope);
  let attempts = 0;
  let repeats = 0;
  let refusal: (Refusal & { status: number; requestId?: string }) | undefined;
  let permit = await limiter.acquire({
    priority: options.priority ?? settings.priority,
    maxWait,
    concurrency: settings.concurrency,
    client: settings,
    signal: settings.line && signal ? AbortSignal.any([settings.line, signal]) : (settings.line ?? signal),
    onWait: (wait) => tell({ type: 'queued', operation, ...wait }),
  });
  const repeat = (error: RecipeAIError) => {
    const ms = Math.min(500 * 2 ** repeats++, 8000) * (0.5 + Math.random() / 2);
    tell({ type: 'retry', operation, attempt: attempts, ms, error });
    return ms;
  };
  for (;;) {
    if (!permit.granted) throw toLimitError(permit satisfies Rejection, refusal, { operation, attempts, maxWait });
    attempts++;
    tell({ type: 'request', operation, method, url, attempt: attempts });
    const began = performance.now();
    let response: Response;
    let text: string;
    try {
      [response, text] = await attempt(settings, outgoing, options, apiKey, signal);
    } catch (error) {
      permit.release();
      if (signal?.aborted) throw signal.reason;
      const failure = toFailure(error, outgoing, attempts);
      const unsent =
        failure instanceof ConnectionError &&
        neverSent.test(String((failure.cause as { cause?: { code?: unknown } } | undefined)?.cause?.code));
      if (repeats >= maxRetries || !(repeatable || unsent)) throw failure;
      permit = await permit.reacquire({ delayMs: repeat(failure) });
      continue;
    }
    const { status } = response;
    const requestId = response.headers.get('x-request-id') ?? undefined;
    const body = parse(response.ok ? text : text.replaceAll(apiKey, '[api key]'));
    refusal = response.ok ? undefined : { ...readRefusal(status, body), status, requestId };
    const rateLimit = permit.report({ status, headers: response.headers, code: refusal?.code });
    tell({ type: 'response', operation, status, ms: performance.now() - began, attempt: attempts, requestId, rateLimit });
    const context = { operation, status, requestId, attempts, rateLimit };
    if (!refusal) return { data: outgoing.read(body, context), response, rateLimit, requestId };
    if (status === 429) {
      permit = await permit.reacquire();
      continue;
    }
    const error = toError(refusal, context);
    if (status < 500 || status === 501 || repeats >= maxRetries || !repeatable) throw error;
    permit = await permit.reacquire({ delayMs: repeat(error) });
  }
};

/** One attempt: out and back, body read, within its time. */
const attempt = (
  settings: Settings,
  { operation, method, url, body }: Outgoing<unknown>,
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

const parse = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
};

/** What broke an attempt, without the request that ky keeps on its errors: its headers hold the key. */
const toFailure = (error: unknown, { operation, url }: Outgoing<unknown>, attempts: number): RecipeAIError => {
  if (error instanceof TimeoutError) return new TimeoutError(error.message, { operation, attempts });
  const cause = (error as { cause?: unknown } | undefined)?.cause ?? error;
  const { code, message } = ((cause as { cause?: unknown } | undefined)?.cause ?? {}) as { code?: unknown; message?: unknown };
  const why = code ?? message;
  return new ConnectionError(
    `${operation}: ${new URL(url).origin} could not be reached, or the connection broke${typeof why === 'string' ? ` (${why})` : ''}. Check the network and the address.`,
    { operation, attempts, cause },
  );
};
