import { describeWrongFields, type CallbackEvent, type CallbackPayload, type VerificationFailure } from '../contract/callbacks.js';
import { ConfigurationError } from '../errors.js';
import { CallbackVerificationError } from './errors.js';
import { readHeaders, type CallbackHeaders } from './headers.js';
import { assertOptionNames, resolveRules, verifyOptionNames, type VerificationRules, type VerifyOptions } from './options.js';
import { parseTimestamp } from './parse-timestamp.js';
import { READ_BEFORE, readBody } from './read-body.js';
import { receivedBody, unparsedBytes } from './received-body.js';
import { timingSafeEqual } from '../util/timing-safe-equal.js';
import { withoutProto } from './without-proto.js';

/** A request of a server without fetch: Node's `req` with its parsed body, a Fastify request, or an object of your own. */
export interface CallbackRequest {
  /** If given, the method must be POST. */
  method?: string;
  headers: CallbackHeaders;
  /** The body as text or bytes (`string`, `Uint8Array`, `ArrayBuffer`), or the object that a body parser returned. */
  body?: unknown;
}

/**
 * Runs `read`. What it throws because of the request becomes a rejection with `reason`, unless it is a rejection already, or an error of
 * the configuration. A `ReferenceError` says that the runtime lacks a global, such as `TextDecoder`.
 */
const attempt = <T>(reason: VerificationFailure, read: () => T, payload?: unknown): T => {
  try {
    return read();
  } catch (cause) {
    const isOurs = cause instanceof CallbackVerificationError || cause instanceof ConfigurationError;
    if (isOurs || cause instanceof ReferenceError) throw cause;
    throw new CallbackVerificationError(reason, { cause, payload });
  }
};

const assertVerified = (condition: boolean, reason: VerificationFailure, payload?: unknown, details?: string): void => {
  if (!condition) throw new CallbackVerificationError(reason, { payload, details });
};

/** A failure whose body is read before the request is rejected, because a callback is sent only once. */
export interface HeaderFailure {
  reason: VerificationFailure;
  /** Sentences for the message. */
  details: string;
  /** True if the body has more bytes than `maxBodyBytes`, so that it is not read. */
  isTooLarge: boolean;
}

// A body without a Content-Length is read only up to the limit.
const describeSize = (bytes: number, maxBodyBytes: number): string =>
  ` The limit is ${maxBodyBytes} bytes; the body has at least ${bytes}.`;

/** What messages quote of a Content-Type: a common media type, and nothing else, because a header may repeat a secret. */
const MEDIA_TYPE = /^(application|multipart|text)\/[\w.+-]{1,50}(?=\s*([;,]|$))/i;

const describeTypes = (types: readonly string[]): string => {
  const [type] = MEDIA_TYPE.exec(types.join()) ?? [];
  return type ? ` It is "${type}".` : '';
};

/** A header that was sent twice is joined with a comma. */
const JSON_TYPE = /^($|[^;,]+[/+]json\s*([;,]|$))/i;

const assertSecret = (received: string, secrets: readonly string[]): void => {
  const matches = (value: string | undefined) => secrets.map((secret) => timingSafeEqual(value, secret)).includes(true);
  if (matches(received)) return;
  assertVerified(/[^\s,]/.test(received), 'missing-secret');
  // A header that was sent twice arrives as two values, or as one value with a comma.
  const parts = received.split(',').map((part) => part.trim());
  assertVerified(
    parts.every((part) => part === parts[0]),
    'duplicate-secret',
  );
  assertVerified(parts.length > 1 && matches(parts[0]), 'secret-mismatch');
};

/** Checks everything that can be checked before the body is read. Returns what is wrong with a request whose secret is right. */
export const verifyHeaders = (
  request: CallbackRequest | Request,
  { secrets, maxBodyBytes }: VerificationRules,
): HeaderFailure | undefined =>
  attempt('missing-secret', () => {
    const { method, headers } = Object(request) as CallbackRequest;
    assertVerified(/^POST$/i.test(method ?? 'POST'), 'method-not-allowed');
    assertVerified(
      headers === Object(headers),
      'missing-secret',
      undefined,
      ' What was passed has no `headers`: pass the request, not its body.',
    );
    const valuesOf = readHeaders(headers) as (name: string) => string[];
    assertSecret(valuesOf('x-callback-secret').join(), secrets);
    const otherTypes = valuesOf('content-type').filter((type) => !JSON_TYPE.test(type));
    const size = valuesOf('content-length')
      .map(Number)
      .find((length) => length > maxBodyBytes);
    const isTooLarge = size !== undefined;
    if (otherTypes.length > 0) {
      return {
        reason: 'unsupported-content-type',
        details: describeTypes(otherTypes),
        isTooLarge,
      };
    }
    return isTooLarge ? { reason: 'body-too-large', details: describeSize(size, maxBodyBytes), isTooLarge } : undefined;
  });

const parseBytes = (bytes: Uint8Array | ArrayBuffer, maxBodyBytes: number): unknown => {
  const { byteLength } = bytes;
  if (byteLength > maxBodyBytes) {
    throw new CallbackVerificationError('body-too-large', {
      payload: receivedBody(bytes),
      details: describeSize(byteLength, maxBodyBytes),
    });
  }
  const text = attempt('invalid-encoding', () => new TextDecoder('utf-8', { fatal: true }).decode(bytes), bytes);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The message of the engine quotes the body, so it is not the cause: errors are logged.
    throw new CallbackVerificationError('invalid-json', { payload: text, details: READ_BEFORE });
  }
};

const assertRecent = (payload: CallbackEvent, timestamp: number, { toleranceSeconds, now }: VerificationRules): void => {
  if (toleranceSeconds === undefined) return;
  const differenceMs = timestamp - now();
  const side = differenceMs < 0 ? 'before' : 'after';
  // Rounded up, so that it never looks as if it were within the limit.
  const details = ` It is ${Math.ceil(Math.abs(differenceMs) / 100) / 10} s ${side} now; the limit is ${toleranceSeconds} s.`;
  assertVerified(Math.abs(differenceMs) <= toleranceSeconds * 1000, 'stale-timestamp', payload, details);
};

/** Throws a rejection that names the wrong fields; returns the time of the callback. */
const assertShape = (payload: unknown): number => {
  const wrong = describeWrongFields(payload as CallbackPayload);
  const time = wrong ? undefined : parseTimestamp((payload as CallbackPayload).timestamp);
  if (time !== undefined) return time;
  throw new CallbackVerificationError('invalid-shape', {
    payload,
    details: wrong || ' callback.timestamp: expected ISO 8601 with a UTC offset.',
  });
};

/** The parsed body of a request, without own `__proto__` keys. */
const parseBody = ({ body }: Pick<CallbackRequest, 'body'>, maxBodyBytes: number): unknown => {
  const bytes = unparsedBytes(body);
  return withoutProto(bytes ? parseBytes(bytes, maxBodyBytes) : body);
};

/** Checks the body and returns the callback. `failure`: what {@link verifyHeaders} returned. */
export const verifyBody = (request: Pick<CallbackRequest, 'body'>, rules: VerificationRules, failure?: HeaderFailure): CallbackEvent => {
  if (failure) throw new CallbackVerificationError(failure.reason, { payload: receivedBody(request.body), details: failure.details });
  const payload = attempt('invalid-shape', () => parseBody(request, rules.maxBodyBytes)) as CallbackEvent;
  const timestamp = attempt('invalid-shape', () => assertShape(payload), payload);
  assertRecent(payload, timestamp, rules);
  return payload;
};

/** Returns whether a request is a fetch `Request`, of any realm or polyfill. */
export const isFetchRequest = (request: CallbackRequest | Request): request is Request => 'arrayBuffer' in Object(request);

const verifyFetchRequest = async (request: Request, options: VerifyOptions): Promise<CallbackEvent> => {
  assertOptionNames(options, verifyOptionNames);
  const rules = await resolveRules(options);
  const failure = verifyHeaders(request, rules);
  const body = failure?.isTooLarge ? undefined : await readBody(request, rules.maxBodyBytes);
  return verifyBody({ body }, rules, failure);
};

/**
 * Verifies that a request is a callback of the service and returns its payload. The field `type` tells which operation sent it. Unknown
 * types and fields are kept.
 *
 * For a fetch `Request`, it returns a promise of the payload. For any other object with `headers` and `body`, it returns the payload
 * itself. The secret in `X-Callback-Secret` is compared in constant time, before the body is read. A body parser may run earlier, because
 * the service does not sign the body. This package assumes that the `Content-Type` must be JSON.
 *
 * @throws {CallbackVerificationError} if the request is not a callback. `reason` says which check failed.
 * @throws {ConfigurationError} if the secret is missing, or if an option is unknown or invalid.
 *
 * @example
 * ```ts
 * import { verifyCallback } from '@recipe-ai/sdk';
 *
 * // The secret comes from the environment variable RECIPE_AI_CALLBACK_SECRET.
 * const handle = async (request: Request) => {
 *   const callback = await verifyCallback(request);
 *   return callback.type === 'healthify' ? callback.data.name : callback.request_id;
 * };
 * ```
 */
export function verifyCallback(request: Request, options?: VerifyOptions): Promise<CallbackEvent>;
export function verifyCallback(request: CallbackRequest, options?: VerifyOptions): CallbackEvent;
export function verifyCallback(request: CallbackRequest | Request, options?: VerifyOptions): CallbackEvent | Promise<CallbackEvent>;
export function verifyCallback(request: CallbackRequest | Request, options: VerifyOptions = {}): CallbackEvent | Promise<CallbackEvent> {
  if (isFetchRequest(request)) return verifyFetchRequest(request, options);
  assertOptionNames(options, verifyOptionNames);
  const rules = resolveRules(options);
  if ('then' in rules) {
    rules.catch(() => {}); // the error below is the one to report
    throw new ConfigurationError('An asynchronous `secret` function works only with a fetch `Request`. Await the secret and pass it.');
  }
  return verifyBody(request, rules, verifyHeaders(request, rules));
}
