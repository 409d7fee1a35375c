import type { CallbackEvent } from '../contract/callbacks.js';
import { ConfigurationError, TimeoutError } from '../errors.js';
import { CallbackVerificationError } from './errors.js';
import { readBody, type ByteReader } from './read-body.js';
import { refusals, type ReceiverRefusal } from './refusals.js';
import { toReporters, type Reporters, type ReportOptions } from './reporters.js';
import { toRules, type Rules, type VerifyOptions } from './rules.js';
import { isFetchRequest, judgeBody, judgeHead, type CallbackRequest } from './verify.js';

/**
 * A fetch handler that takes callbacks: give it to whatever takes a function from `Request` to `Response`. It never rejects.
 *
 * Servers without fetch hand on `{method, headers, body}` instead, such as a Fastify request; `body` may then also be a `ReadableStream`
 * that is still to be read. `context` may be the context of a worker: where it has a `waitUntil`, that keeps the worker awake until the
 * callback is handled.
 */
export type CallbackReceiver = (request: Request | CallbackRequest, context?: object) => Promise<Response>;

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

const readWithin = (milliseconds: number, request: Request, maxBytes?: number): Promise<Uint8Array | ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const { body } = request;
    let reader: ByteReader | undefined;
    const watched = body && { getReader: () => (reader = body.getReader()) };
    const slow = () => {
      reject(new TimeoutError(refusals['body-timeout'].says));
      reader?.cancel().catch(() => undefined);
    };
    // A timer that is longer than it can be would fire at once.
    const timer = setTimeout(slow, Math.min(milliseconds, 2 ** 31 - 1));
    void readBody({ body: watched, arrayBuffer: () => request.arrayBuffer() }, maxBytes)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });

const isUnread = (request: Request | CallbackRequest): request is Request =>
  isFetchRequest(request) || typeof (request.body as Partial<ReadableStream> | null | undefined)?.getReader === 'function';

const admit = async (request: Request | CallbackRequest, rules: Rules, bodyTimeout: number): Promise<CallbackEvent> => {
  judgeHead(request, rules);
  return judgeBody(isUnread(request) ? { body: await readWithin(bodyTimeout, request, rules.maxBodyBytes) } : request, rules);
};

const reasonOf = (error: unknown): ReceiverRefusal => {
  if (error instanceof CallbackVerificationError) return error.reason;
  return error instanceof TimeoutError ? 'body-timeout' : 'invalid-shape';
};

const refuse = (reason: ReceiverRefusal): Response => {
  const { status } = refusals[reason];
  // Who does not have the secret learns nothing.
  if (status === 401) return new Response(null, { status });
  return new Response(`${reason}\n`, { status, headers: status === 405 ? { allow: 'POST' } : {} });
};

/** Verifies requests, answers them at once, and then hands the callbacks on. `handOn` gives the work that it began; that never rejects. */
export const acknowledge = <Event>(
  options: DoorOptions<Event | DoorEvent>,
  handOn: (callback: CallbackEvent, reporters: Reporters<Event | DoorEvent>) => Promise<void>,
): CallbackReceiver => {
  const rules = toRules(options);
  const { bodyTimeout = 10_000, waitUntil } = options;
  const numbers = { toleranceSeconds: rules.toleranceSeconds ?? 0, maxBodyBytes: rules.maxBodyBytes ?? 0, bodyTimeout };
  for (const [name, value] of Object.entries(numbers)) {
    if (!(value >= 0)) throw new ConfigurationError(`\`${name}\` has to be a number, 0 or more.`);
  }
  const reporters = toReporters(options);

  return async (request, context = {}) => {
    let callback: CallbackEvent;
    try {
      callback = await admit(request, rules, bodyTimeout);
    } catch (error) {
      const reason = reasonOf(error);
      const { status, says: message } = refusals[reason];
      reporters.tell({ type: 'refused', reason, status, message, error });
      return refuse(reason);
    }
    reporters.tell({ type: 'accepted', callback });
    const work = handOn(callback, reporters);
    try {
      if ('waitUntil' in context && typeof context.waitUntil === 'function') context.waitUntil(work);
      else waitUntil?.(work);
    } catch (error) {
      void reporters.report(error, callback);
    }
    return new Response(null, { status: 204 });
  };
};
