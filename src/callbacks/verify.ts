import { callbackPayloadSchema, type CallbackEvent } from '../contract/callbacks.js';
import { CallbackVerificationError, type CallbackRefusal } from './errors.js';
import { headerValues, type CallbackHeaders } from './headers.js';
import { toInstant } from './instant.js';
import { readBody } from './read-body.js';
import { toRules, type Rules, type VerifyOptions } from './rules.js';
import { longestSecret, sameSecret } from './same-secret.js';

/** A request as servers without fetch hold it: Node's `req` with its parsed body, a Fastify request, or an object of your own. */
export interface CallbackRequest {
  /** Judged where it is given: callbacks come by POST. Documented (section 6). */
  method?: string;
  headers: CallbackHeaders;
  /** The body as text or bytes (`string`, `Uint8Array`, `ArrayBuffer`), or the object that a parser made of it. */
  body?: unknown;
}

/** What `read` gives. Where it throws, the request is to blame. */
const attempt = <T>(reason: CallbackRefusal, read: () => T): T => {
  try {
    return read();
  } catch {
    throw new CallbackVerificationError(reason);
  }
};

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

const judgeSecret = (values: unknown[], secrets: string[]): void => {
  const isOneOf = (received: unknown) => secrets.reduce((found, secret) => sameSecret(received as string, secret) || found, false);
  const refuseDifferent = (all: unknown[]) => {
    if (all.some((value) => value !== all[0])) throw new CallbackVerificationError('duplicate-secret');
  };
  if (values.every(isBlank)) throw new CallbackVerificationError('missing-secret');
  refuseDifferent(values);
  const received = values[0] as string;
  if (isOneOf(received)) return;
  // A header that was sent twice comes as one value, joined by a comma.
  const parts = received.length > longestSecret ? [] : received.split(',').map((part) => part.trim());
  refuseDifferent(parts);
  if (parts.length < 2 || !isOneOf(parts[0])) throw new CallbackVerificationError('secret-mismatch');
};

const json = /^\s*((application|text)\/|application\/[\w.!#$&^-]+\+)json\s*(;|$)/i;

/** Judges all that can be judged before the body is touched. */
export const judgeHead = (request: CallbackRequest | Request, rules: Rules): void => {
  /** Refuses for `reason` unless `judge` finds the request good. */
  const demand = (reason: CallbackRefusal, judge: () => boolean) => {
    if (!attempt(reason, judge)) throw new CallbackVerificationError(reason);
  };
  demand('method-not-allowed', () => /^POST$/i.test(request.method ?? 'POST'));
  judgeSecret(
    attempt('missing-secret', () => headerValues(request.headers, 'x-callback-secret')),
    rules.secrets,
  );
  demand('unsupported-content-type', () =>
    headerValues(request.headers, 'content-type').every((type) => type === '' || json.test(type as string)),
  );
  demand('body-too-large', () => headerValues(request.headers, 'content-length').every((length) => !(Number(length) > rules.maxBodyBytes)));
};

const isBytes = (body: unknown): body is ArrayBuffer =>
  ArrayBuffer.isView(body) || Object.prototype.toString.call(body) === '[object ArrayBuffer]';

/** The text of a body, without its byte order mark. */
const toText = (body: string | ArrayBuffer, maxBodyBytes: number): string => {
  // UTF-8 is never shorter than the text, so at most `maxBodyBytes` characters are encoded to be counted.
  const size = typeof body !== 'string' ? body.byteLength : body.length > maxBodyBytes ? Infinity : new TextEncoder().encode(body).length;
  if (size > maxBodyBytes) throw new CallbackVerificationError('body-too-large');
  if (typeof body === 'string') return body.replace(/^\uFEFF/, '');
  return attempt('invalid-encoding', () => new TextDecoder('utf-8', { fatal: true }).decode(body));
};

const withoutProto = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);

const toPayload = (text: string): unknown => {
  if (text === '') throw new CallbackVerificationError('invalid-json', ' It is empty, or was read before.');
  // A key named __proto__ would become the prototype of a careless copy. It is looked for only where it may be.
  return attempt('invalid-json', () => JSON.parse(text, /__proto__|\\u00[5-7]/i.test(text) ? withoutProto : undefined) as unknown);
};

/** Judges the body, and gives the callback that it holds. */
export const judgeBody = (body: unknown = '', rules: Rules): CallbackEvent => {
  const payload =
    typeof body === 'string' || isBytes(body)
      ? toPayload(toText(body, rules.maxBodyBytes))
      : // A copy, so that what was judged is what is handed on.
        attempt('invalid-shape', () => (Array.isArray(body) ? undefined : { ...(body as object) }));
  const { data, error } = attempt('invalid-shape', () => callbackPayloadSchema.safeParse(payload));
  if (error) {
    const wrong = new Set(error.issues.map(({ path }) => String(path[0] ?? 'the whole')));
    throw new CallbackVerificationError('invalid-shape', ` Wrong: ${[...wrong].join(', ')}.`);
  }
  if (rules.toleranceMs < Infinity && !(Math.abs(toInstant(data.timestamp) - rules.now()) <= rules.toleranceMs)) {
    throw new CallbackVerificationError('stale-timestamp');
  }
  return payload as CallbackEvent;
};

/** Tells a fetch `Request`, of whatever realm or polyfill, from the rest. */
export const isFetchRequest = (request: CallbackRequest | Request): request is Request =>
  attempt('method-not-allowed', () => 'arrayBuffer' in request);

const verifyFetchRequest = async (request: Request, options: VerifyOptions): Promise<CallbackEvent> => {
  const rules = toRules(options);
  judgeHead(request, rules);
  return judgeBody(await readBody(request, rules.maxBodyBytes), rules);
};

/**
 * Makes sure that a request is a callback of the service, and gives its payload, typed by its `type`. Unknown types and fields are kept.
 *
 * A fetch `Request` gives a promise; anything with its body at hand is answered at once. The secret in `X-Callback-Secret` is judged in
 * constant time, before the body is touched. The body need not be raw: what a body parser made of it is as good, because the secret does
 * not sign it. Documented (sections 2.5, 5 and 6); that `Content-Type`, where there is one, has to be JSON is assumed.
 *
 * @throws {CallbackVerificationError} where the request is no callback; `reason` says why.
 * @throws {ConfigurationError} where the options are wrong.
 *
 * @example
 * ```ts
 * import { verifyCallback } from '@recipe-ai/sdk';
 *
 * const handle = async (request: Request) => {
 *   const callback = await verifyCallback(request, { secret: process.env.RECIPE_AI_CALLBACK_SECRET ?? '' });
 *   return callback.type === 'healthify' ? callback.data.name : callback.request_id;
 * };
 * ```
 */
export function verifyCallback(request: Request, options: VerifyOptions): Promise<CallbackEvent>;
export function verifyCallback(request: CallbackRequest, options: VerifyOptions): CallbackEvent;
export function verifyCallback(request: CallbackRequest | Request, options: VerifyOptions): CallbackEvent | Promise<CallbackEvent>;
export function verifyCallback(request: CallbackRequest | Request, options: VerifyOptions): CallbackEvent | Promise<CallbackEvent> {
  if (isFetchRequest(request)) return verifyFetchRequest(request, options);
  const rules = toRules(options);
  judgeHead(request, rules);
  return judgeBody(
    attempt('invalid-shape', () => request.body),
    rules,
  );
}
