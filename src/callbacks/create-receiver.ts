import type { CallbackEvent } from '../contract/callbacks.js';
import { ConfigurationError, TimeoutError } from '../errors.js';
import { CallbackVerificationError } from './errors.js';
import { createDefer, type Defer } from './defer.js';
import { verificationFailures, type ReceiverFailure } from './verification-failures.js';
import { toSafeHooks, type SafeHooks, type ReceiverHooks } from './hooks.js';
import { normalizeOptions, type VerifyOptions } from './options.js';
import { readWithTimeout, bodySourceOf } from './body-source.js';
import { verifyBody, verifyHeaders, type CallbackRequest } from './verify.js';

/** What a sender is answered, for servers without fetch. */
export interface CallbackResponse {
  status: number;
  /** In lower case. */
  headers: Record<string, string>;
  body: string;
}

/**
 * A fetch handler that takes callbacks: give it to whatever takes a function from `Request` to `Response`. It never rejects.
 *
 * Servers without fetch hand on `{method, headers, body}` instead, such as a Fastify request; `body` may then also be a `ReadableStream`
 * that is still to be read. `context` may be the context of a worker: where it has a `waitUntil`, that keeps the worker awake until the
 * callback is handled.
 */
export interface CallbackReceiver {
  (request: Request | CallbackRequest, context?: object): Promise<Response>;
  /** The same, for servers that want no `Response`. */
  handle(request: Request | CallbackRequest, context?: object): Promise<CallbackResponse>;
}

/** What happens at the door of a receiver. */
export type VerificationEvent =
  | {
      /** The sender was answered 204; the callback is about to be handed on. */
      type: 'accepted';
      callback: CallbackEvent;
    }
  | {
      type: 'refused';
      reason: ReceiverFailure;
      /** The HTTP status that the sender was answered with. */
      status: number;
      /** What is wrong, and what to do about it. */
      message: string;
      /** What was thrown, with its cause. */
      error: unknown;
    };

/** What every receiver may be told. */
export interface CommonReceiverOptions<Event> extends VerifyOptions, ReceiverHooks<Event> {
  /** How long, in milliseconds, a body may take to arrive. Default: 10 seconds. */
  bodyTimeout?: number;
  /** Keeps a serverless platform awake until a callback is handled, such as `waitUntil` of Vercel or `after` of Next. Default: nothing. */
  waitUntil?: (work: Promise<unknown>) => unknown;
}

const failureOf = (error: unknown): ReceiverFailure => {
  if (error instanceof CallbackVerificationError) return error.reason;
  return error instanceof TimeoutError ? 'body-timeout' : 'invalid-shape';
};

const reject = (reason: ReceiverFailure): CallbackResponse => {
  const { status } = verificationFailures[reason];
  // Who does not have the secret learns nothing.
  if (status === 401) return { status, headers: {}, body: '' };
  const headers = { 'content-type': 'text/plain; charset=utf-8', ...(status === 405 ? { allow: 'POST' } : {}) };
  return { status, headers, body: `${reason}\n` };
};

/** Verifies requests, answers them at once, and then hands the callbacks on. `handOn` gives the work that it began; that never rejects. */
export const createReceiver = <Event>(
  options: CommonReceiverOptions<Event | VerificationEvent>,
  handOn: (callback: CallbackEvent, reporters: SafeHooks<Event | VerificationEvent>, later: Defer) => Promise<void>,
): CallbackReceiver => {
  const rules = normalizeOptions(options);
  const { bodyTimeout = 10_000, waitUntil } = options;
  const numbers = { toleranceSeconds: rules.toleranceSeconds ?? 0, maxBodyBytes: rules.maxBodyBytes ?? 0, bodyTimeout };
  for (const [name, value] of Object.entries(numbers)) {
    if (!(value >= 0)) throw new ConfigurationError(`\`${name}\` has to be a number, 0 or more.`);
  }
  const reporters = toSafeHooks(options);

  const later = createDefer();

  const admit = async (request: Request | CallbackRequest): Promise<CallbackEvent> => {
    verifyHeaders(request, rules);
    const unread = bodySourceOf(request);
    return verifyBody(unread ? { body: await readWithTimeout(bodyTimeout, later, unread, rules.maxBodyBytes) } : request, rules);
  };

  const handle = async (request: Request | CallbackRequest, context: object = {}): Promise<CallbackResponse> => {
    let callback: CallbackEvent;
    try {
      callback = await admit(request);
    } catch (error) {
      const reason = failureOf(error);
      const { status, says: message } = verificationFailures[reason];
      reporters.onEvent({ type: 'refused', reason, status, message, error });
      return reject(reason);
    }
    reporters.onEvent({ type: 'accepted', callback });
    const work = handOn(callback, reporters, later);
    try {
      if ('waitUntil' in context && typeof context.waitUntil === 'function') context.waitUntil(work);
      else waitUntil?.(work);
    } catch (error) {
      void reporters.onError(error, callback);
    }
    return { status: 204, headers: {}, body: '' };
  };

  const respond = async (request: Request | CallbackRequest, context?: object): Promise<Response> => {
    const { status, headers, body } = await handle(request, context);
    return new Response(body || null, { status, headers });
  };
  return Object.assign(respond, { handle });
};
