import type { CallbackEvent } from '../contract/callbacks.js';
import { ConfigurationError, RecipeAIError, TimeoutError } from '../errors.js';
import { waitUntilOf } from '../util/wait-until.js';
import { withTimeout } from '../util/with-timeout.js';
import { bodySourceOf, readWithTimeout } from './body-source.js';
import { createDefer, type Defer } from './defer.js';
import { CallbackVerificationError } from './errors.js';
import { toSafeHooks, type ReceiverHooks, type SafeHooks } from './hooks.js';
import {
  assertFunctions,
  assertLimits,
  assertMethods,
  assertMilliseconds,
  createRuleSource,
  verifyOptionNames,
  type VerifyOptions,
} from './options.js';
import { receiverStatuses, type ReceiverFailure } from './receiver-failures.js';
import { verifyBody, verifyHeaders, type CallbackRequest } from './verify.js';

/** A response for servers that do not use fetch's `Response`. */
export interface CallbackResponse {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** What a platform passes with a request, such as the context of a worker. */
export type ReceiverContext = object & {
  /** If it is a function, it gets a promise that ends when the callback is handled, and keeps the worker alive. */
  waitUntil?: unknown;
  /** Servers of Node pass their response here, and send none for a returned `Response`. Express passes the request if it handles an error. */
  writeHead?: never;
  rawHeaders?: never;
};

/**
 * A fetch handler for callbacks: pass it to a framework that calls a function with a `Request` and sends the returned `Response`. The
 * returned promise never rejects.
 *
 * A server without fetch's `Request` passes `{method, headers, body}` instead, such as a Fastify request. `body` may also be a
 * `ReadableStream` that has not been read. `context` may be the context of a worker. Its `waitUntil` keeps the worker alive until the
 * callback is handled.
 *
 * For node:http, Express, Connect, Nest and Next pages, wrap the receiver: `toNodeHandler(receiver)` of `@recipe-ai/sdk/callbacks/node`.
 *
 * @throws {ConfigurationError} if a server of Node calls it.
 */
export interface CallbackReceiver {
  (request: Request | CallbackRequest, context?: ReceiverContext): Promise<Response>;
  // Next checks the parameters of `export const POST` by the last overload: a `Request`, and the context of a route.
  (request: Request, context: ReceiverContext & { params: Promise<unknown> }): Promise<Response>;
  /** The same for servers that do not use fetch's `Response`. */
  handle(request: Request | CallbackRequest, context?: ReceiverContext): Promise<CallbackResponse>;
}

/**
 * Throws if a server of Node calls a receiver, or code passes on its request, before anything is read. The server ignores the returned
 * `Response`, so the sender would get none. A rejected promise is not enough: Express 4 ignores it.
 */
const assertNotOfNode = (given: object): void => {
  if (!('writeHead' in Object(given)) && !('rawHeaders' in Object(given))) return;
  throw new ConfigurationError(
    'A server of Node called the receiver. Give it `toNodeHandler(receiver)` of `@recipe-ai/sdk/callbacks/node` instead.',
  );
};

/** Whether a request was accepted as a callback. */
export type VerificationEvent =
  | {
      /** The response is 204, and the callback will be handled. */
      type: 'accepted';
      callback: CallbackEvent;
    }
  | {
      /** The request is not a callback of the service, and was rejected. */
      type: 'rejected';
      reason: ReceiverFailure;
      /** HTTP status of the response. */
      status: number;
      /** What is wrong, and what to do. */
      message: string;
      /** What was thrown, with its cause. */
      error: unknown;
    };

/** Options of every receiver. */
export interface CommonReceiverOptions<Event> extends VerifyOptions, ReceiverHooks<Event> {
  /** Longest time for a body to arrive, in milliseconds. Default: 10,000. */
  bodyTimeout?: number | undefined;
  /**
   * Longest time that `dedupe` or `store` may take to store a callback, in milliseconds. After that time, the callback is handled, and
   * `onError` gets a `TimeoutError`. Default: 1,000.
   */
  storeTimeout?: number | undefined;
  /** A function that keeps a serverless platform alive until a callback is handled: `waitUntil` of Vercel, `after` of Next. */
  waitUntil?: ((work: Promise<unknown>) => unknown) | undefined;
}

/** Handles an accepted callback. The promise never rejects. */
export type HandleCallback<Event> = (callback: CallbackEvent, hooks: SafeHooks<Event | VerificationEvent>, defer: Defer) => Promise<void>;

/** The options of every receiver, to find misspelled ones. */
export const commonOptionNames: Record<keyof CommonReceiverOptions<never>, true> = {
  ...verifyOptionNames,
  bodyTimeout: true,
  storeTimeout: true,
  waitUntil: true,
  onError: true,
  onEvent: true,
  logger: true,
};

const DEFAULT_BODY_TIMEOUT_MS = 10_000;
/** A guess: the reply of a store takes milliseconds, and a process may be stopped soon after the response. */
const DEFAULT_STORE_TIMEOUT_MS = 1000;

/** Waits for a function of a store, such as `dedupe.add`. Rejects with a {@link TimeoutError} that names it after `storeTimeout`. */
export const waitForStore = <T>(name: string, result: T | PromiseLike<T>, storeTimeout = DEFAULT_STORE_TIMEOUT_MS): Promise<T> =>
  withTimeout(
    result,
    storeTimeout,
    () =>
      new TimeoutError(`\`${name}\` did not respond within ${storeTimeout} ms (\`storeTimeout\`). Check that the store can be reached.`),
  );

const failureOf = (error: unknown): ReceiverFailure => {
  if (error instanceof CallbackVerificationError) return error.reason;
  if (error instanceof TimeoutError) return 'body-timeout';
  return error instanceof ConfigurationError ? 'not-configured' : 'internal-error';
};

/** What is wrong, and what to do, for the owner of the receiver. */
const messageOf = (error: unknown): string => {
  if (error instanceof CallbackVerificationError) return error.advice;
  return error instanceof RecipeAIError ? error.message : 'The receiver failed. `onError` or the log has the error.';
};

/** A sender without the secret gets no reason, nor does one that meets a receiver without a secret. */
const rejectionResponse = (reason: ReceiverFailure): CallbackResponse => {
  const status = receiverStatuses[reason];
  if (status === 401 || reason === 'not-configured') return { status, headers: {}, body: '' };
  const headers = { 'content-type': 'text/plain; charset=utf-8', ...(status === 405 ? { allow: 'POST' } : {}) };
  return { status, headers, body: `${reason}\n` };
};

/**
 * Reports rejected requests to the hooks and logs them. The checks of the method and the secret come first: a request that passed them is a
 * callback, and is sent only once. Others are logged once for each reason: a sender without the secret that tries again and again must not
 * fill the log.
 */
const createRejectionReporter = <Event>(hooks: SafeHooks<Event | VerificationEvent>) => {
  const logged = new Set<ReceiverFailure>();
  return (reason: ReceiverFailure, error: unknown): void => {
    const status = receiverStatuses[reason];
    const message = messageOf(error);
    hooks.onEvent({ type: 'rejected', reason, status, message, error });
    const isFromStranger = status === 401 || status === 405;
    const isCallback = !isFromStranger && status !== 500;
    if (isCallback || !logged.has(reason)) hooks.warn(`recipe-ai: callback rejected (${reason}, HTTP ${status}): ${message}`);
    logged.add(reason);
    if ((hooks.hasErrorHandler && !isFromStranger) || reason === 'internal-error') void hooks.onError(error);
  };
};

/** Creates a receiver: it verifies a request, responds at once, and then handles the callback. */
export const createReceiver = <Event>(
  options: CommonReceiverOptions<Event | VerificationEvent>,
  handleCallback: HandleCallback<Event>,
): CallbackReceiver => {
  const resolveRules = createRuleSource(options);
  assertLimits(options);
  assertMilliseconds('bodyTimeout', options.bodyTimeout);
  assertMilliseconds('storeTimeout', options.storeTimeout);
  assertFunctions(options, ['onError', 'onEvent', 'waitUntil']);
  assertMethods('logger', options.logger, ['warn', 'error']);
  const { bodyTimeout = DEFAULT_BODY_TIMEOUT_MS, waitUntil } = options;
  const hooks = toSafeHooks(options);
  const reportRejection = createRejectionReporter(hooks);
  const defer = createDefer();

  const verify = async (request: Request | CallbackRequest): Promise<CallbackEvent> => {
    const rules = await resolveRules();
    const failure = verifyHeaders(request, rules);
    const source = bodySourceOf(request);
    if (!source) return verifyBody(request, rules, failure);
    const body = failure?.isTooLarge ? undefined : await readWithTimeout(bodyTimeout, defer, source, rules.maxBodyBytes);
    return verifyBody({ body }, rules, failure);
  };

  const keepAlive = (work: Promise<void>, request: object, context: object, callback: CallbackEvent): void => {
    try {
      waitUntilOf(request)?.(work);
      if ('waitUntil' in context && typeof context.waitUntil === 'function') context.waitUntil(work);
      else waitUntil?.(work);
    } catch (error) {
      void hooks.onError(error, callback);
    }
  };

  const receive = async (request: Request | CallbackRequest, context: object): Promise<CallbackResponse> => {
    let callback: CallbackEvent;
    try {
      callback = await verify(request);
    } catch (error) {
      const reason = failureOf(error);
      reportRejection(reason, error);
      return rejectionResponse(reason);
    }
    hooks.onEvent({ type: 'accepted', callback });
    keepAlive(handleCallback(callback, hooks, defer), request, context, callback);
    return { status: 204, headers: {}, body: '' };
  };

  const handle: CallbackReceiver['handle'] = (request, context = {}) => {
    assertNotOfNode(context);
    return receive(request, context);
  };
  const respond = (request: Request | CallbackRequest, context?: ReceiverContext): Promise<Response> => {
    assertNotOfNode(request);
    return handle(request, context).then(({ status, headers, body }) => new Response(body || null, { status, headers }));
  };
  return Object.assign(respond, { handle });
};
