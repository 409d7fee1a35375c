import { callbackPayloadSchema, type CallbackEvent } from '../contract/callbacks.js';
import { CallbackVerificationError, type VerificationFailure } from './errors.js';
import { readHeaders, type CallbackHeaders } from './headers.js';
import { parseTimestamp } from './parse-timestamp.js';
import { readBody } from './read-body.js';
import { normalizeOptions, type NormalizedOptions, type VerifyOptions } from './options.js';
import { timingSafeEqual } from './timing-safe-equal.js';

/** A request as servers without fetch hold it: Node's `req` with its parsed body, a Fastify request, or an object of your own. */
export interface CallbackRequest {
  /** Judged where it is given: callbacks come by POST. Documented (section 6). */
  method?: string;
  headers: CallbackHeaders;
  /** The body as text or bytes (`string`, `Uint8Array`, `ArrayBuffer`), or the object that a parser made of it. */
  body?: unknown;
}

/** Does what reads the request. Where the request makes that throw, it is refused for `reason`, unless the error is a refusal already. */
const attempt = <T>(reason: VerificationFailure, read: () => T): T => {
  try {
    return read();
  } catch (cause) {
    throw cause instanceof CallbackVerificationError ? cause : new CallbackVerificationError(reason, cause);
  }
};

const demand = (reason: VerificationFailure, satisfied: boolean): void => {
  if (!satisfied) throw new CallbackVerificationError(reason);
};

const json = /^($|[^;,]+[/+]json\s*(;|$))/i;

/** Judges all that can be judged before the body is touched. */
export const verifyHeaders = (request: CallbackRequest | Request, { secret: secrets, maxBodyBytes = 2 ** 20 }: NormalizedOptions): void => {
  const isRight = (value: string | undefined) => secrets.map((secret) => timingSafeEqual(value, secret)).includes(true);
  attempt('missing-secret', () => {
    demand('method-not-allowed', /^POST$/i.test(request.method ?? 'POST'));
    const values = readHeaders(request.headers) as (name: string) => string[];
    const received = values('x-callback-secret').join();
    demand('missing-secret', /[^\s,]/.test(received));
    if (!isRight(received)) {
      // A header that was sent twice comes as two values, or as one with a comma in it.
      const parts = received.split(',').map((part) => part.trim());
      demand(
        'duplicate-secret',
        parts.every((part) => part === parts[0]),
      );
      demand('secret-mismatch', parts.length > 1 && isRight(parts[0]));
    }
    demand(
      'unsupported-content-type',
      values('content-type').every((type) => json.test(type)),
    );
    demand(
      'body-too-large',
      values('content-length').every((length) => !(Number(length) > maxBodyBytes)),
    );
  });
};

const withoutProto = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);

/** Judges the body, and gives the callback that it holds. */
export const verifyBody = (
  request: Pick<CallbackRequest, 'body'>,
  { maxBodyBytes = 2 ** 20, toleranceSeconds, now = Date.now }: NormalizedOptions,
): CallbackEvent =>
  attempt('invalid-shape', () => {
    let payload = request.body;
    const raw = typeof payload === 'string' || payload === undefined ? new TextEncoder().encode(payload) : (payload as ArrayBuffer);
    if (/Uint8Array|ArrayBuffer/.test({}.toString.call(raw))) {
      demand('body-too-large', raw.byteLength <= maxBodyBytes);
      const text = attempt('invalid-encoding', () => new TextDecoder('utf-8', { fatal: true }).decode(raw));
      // A key named __proto__ would become the prototype of a careless copy. It is looked for only where it may be.
      const reviver = /__proto__|\\u00[5-7]/.test(text) ? withoutProto : undefined;
      payload = attempt('invalid-json', () => JSON.parse(text, reviver) as unknown);
    }
    const { timestamp } = callbackPayloadSchema.parse(payload);
    demand(
      'stale-timestamp',
      toleranceSeconds === undefined ||
        Math.abs(parseTimestamp(timestamp) - Number(typeof now === 'function' ? now() : now)) <= toleranceSeconds * 1000,
    );
    return payload as CallbackEvent;
  });

/** Tells a fetch `Request`, of whatever realm or polyfill, from the rest. */
export const isFetchRequest = (request: CallbackRequest | Request): request is Request => 'arrayBuffer' in Object(request);

const verifyFetchRequest = async (request: Request, options: VerifyOptions): Promise<CallbackEvent> => {
  const rules = normalizeOptions(options);
  verifyHeaders(request, rules);
  const body = await readBody(request, rules.maxBodyBytes);
  return verifyBody({ body }, rules);
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
  const rules = normalizeOptions(options);
  verifyHeaders(request, rules);
  return verifyBody(request, rules);
}
