import type { CallbackEvent } from '../contract/callbacks.js';
import { ConfigurationError, TimeoutError } from '../errors.js';
import { CallbackVerificationError } from './errors.js';
import { createLater, type Later } from './defer.js';
import { refusals, type ReceiverRefusal } from './verification-failures.js';
import { toReporters, type Reporters, type ReportOptions } from './hooks.js';
import { toRules, type VerifyOptions } from './options.js';
import { readWithin, unreadOf } from './body-source.js';
import { judgeBody, judgeHead, type CallbackRequest } from './verify.js';

/** What a sender is answered, for servers without fetch. */
export interface CallbackReply {
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
  reply(request: Request | CallbackRequest, context?: object): Promise<CallbackReply>;
}

/** What happens at the door of a receiver. */
export type DoorEvent =
  | {
      /** The sender was answered 204; the callback is about to be handed on. */
      type: 'accepted';
      callback: CallbackEvent;
    }
  | {
      type: 'refused';
      reason: ReceiverRefusal;
      /** The HTTP status that the sender was answered with. */
      status: number;
      /** What is wrong, and what to do about it. */
      message: string;
      /** What was thrown, with its cause. */
      error: unknown;
    };

/** What every receiver may be told. */
export interface DoorOptions<Event> extends VerifyOptions, ReportOptions<Event> {
  /** How long, in milliseconds, a body may take to arrive. Default: 10 seconds. */
  bodyTimeout?: number;
  /** Keeps a serverless platform awake until a callback is handled, such as `waitUntil` of Vercel or `after` of Next. Default: nothing. */
  waitUntil?: (work: Promise<unknown>) => unknown;
}

const reasonOf = (error: unknown): ReceiverRefusal => {
  if (error instanceof CallbackVerificationError) return error.reason;
  return error instanceof TimeoutError ? 'body-timeout' : 'invalid-shape';
};

const refuse = (reason: ReceiverRefusal): CallbackReply => {
  const { status } = refusals[reason];
  // Who does not have the secret learns nothing.
  if (status === 401) return { status, headers: {}, body: '' };
  const headers = { 'content-type': 'text/plain; charset=utf-8', ...(status === 405 ? { allow: 'POST' } : {}) };
  return { status, headers, body: `${reason}\n` };
};

/** Verifies requests, answers them at once, and then hands the callbacks on. `handOn` gives the work that it began; that never rejects. */
export const acknowledge = <Event>(
  options: DoorOptions<Event | DoorEvent>,
  handOn: (callback: CallbackEvent, reporters: Reporters<Event | DoorEvent>, later: Later) => Promise<void>,
): CallbackReceiver => {
  const rules = toRules(options);
  const { bodyTimeout = 10_000, waitUntil } = options;
  const numbers = { toleranceSeconds: rules.toleranceSeconds ?? 0, maxBodyBytes: rules.maxBodyBytes ?? 0, bodyTimeout };
  for (const [name, value] of Object.entries(numbers)) {
    if (!(value >= 0)) throw new ConfigurationError(`\`${name}\` has to be a number, 0 or more.`);
  }
  const reporters = toReporters(options);

  const later = createLater();

  const admit = async (request: Request | CallbackRequest): Promise<CallbackEvent> => {
    judgeHead(request, rules);
    const unread = unreadOf(request);
    return judgeBody(unread ? { body: await readWithin(bodyTimeout, later, unread, rules.maxBodyBytes) } : request, rules);
  };

  const reply = async (request: Request | CallbackRequest, context: object = {}): Promise<CallbackReply> => {
    let callback: CallbackEvent;
    try {
      callback = await admit(request);
    } catch (error) {
      const reason = reasonOf(error);
      const { status, says: message } = refusals[reason];
      reporters.tell({ type: 'refused', reason, status, message, error });
      return refuse(reason);
    }
    reporters.tell({ type: 'accepted', callback });
    const work = handOn(callback, reporters, later);
    try {
      if ('waitUntil' in context && typeof context.waitUntil === 'function') context.waitUntil(work);
      else waitUntil?.(work);
    } catch (error) {
      void reporters.report(error, callback);
    }
    return { status: 204, headers: {}, body: '' };
  };

  const respond = async (request: Request | CallbackRequest, context?: object): Promise<Response> => {
    const { status, headers, body } = await reply(request, context);
    return new Response(body || null, { status, headers });
  };
  return Object.assign(respond, { reply });
};
