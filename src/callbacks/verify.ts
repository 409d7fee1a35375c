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

/** Refuses a request for `reason` unless `judge` gives something, and gives that. Where the request makes it throw, that is a refusal too. */
const demand = <T>(reason: CallbackRefusal, judge: () => T | false): T => {
  let found: T | false = false;
  try {
    found = judge();
  } catch {}
  if (found === false) throw new CallbackVerificationError(reason);
  return found;
};

const judgeSecret = (values: unknown[], secrets: string[]): void => {
  const isOneOf = (received: unknown) => secrets.reduce((found, secret) => sameSecret(received as string, secret) || found, false);
  const areAlike = (all: unknown[]) => all.every((value) => value === all[0]);
  const received = demand('missing-secret', () => values.some((value) => (value as string).trim()) && (values[0] as string));
  demand('duplicate-secret', () => areAlike(values));
  if (isOneOf(received)) return;
  // A header that was sent twice comes as one value, joined by a comma.
  const parts = received.slice(0, longestSecret + 1).split(',').map((part) => part.trim());
  demand('duplicate-secret', () => areAlike(parts));
  demand('secret-mismatch', () => parts.length > 1 && isOneOf(parts[0]));
};

const json = /^\s*(application|text)\/([\w.!#$&^-]+\+)?json\s*(;|$)/i;

/** Judges all that can be judged before the body is touched. */
export const judgeHead = (request: CallbackRequest | Request, rules: Rules): void => {
  const values = (name: string) => headerValues(request.headers, name);
  demand('method-not-allowed', () => /^POST$/i.test(request.method ?? 'POST'));
  judgeSecret(demand('missing-secret', () => values('x-callback-secret')), rules.secrets);
  demand('unsupported-content-type', () => values('content-type').every((type) => type === '' || json.test(type as string)));
  demand('body-too-large', () => values('content-length').every((length) => !(Number(length) > rules.maxBodyBytes)));
};

const withoutProto = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);

/** What a raw body holds; a body that was parsed is copied, so that what was judged is what is handed on. */
const toPayload = (body: unknown, maxBodyBytes: number): unknown => {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : (body as ArrayBuffer);
  if (!ArrayBuffer.isView(bytes) && {}.toString.call(bytes) !== '[object ArrayBuffer]') {
    return demand('invalid-shape', () => !Array.isArray(body) && { ...(body as object) });
  }
  demand('body-too-large', () => bytes.byteLength <= maxBodyBytes);
  const text = demand('invalid-encoding', () => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  // A key named __proto__ would become the prototype of a careless copy. It is looked for only where it may be.
  return demand('invalid-json', () => [JSON.parse(text, /__proto__|\\u00[5-7]/i.test(text) ? withoutProto : undefined) as unknown])[0];
};

/** Judges the body, and gives the callback that it holds. */
export const judgeBody = (body: unknown = '', rules: Rules): CallbackEvent => {
  const payload = toPayload(body, rules.maxBodyBytes);
  const { data, error } = demand('invalid-shape', () => callbackPayloadSchema.safeParse(payload));
  if (error) throw new CallbackVerificationError('invalid-shape', ` (${error.issues.map(({ path }) => String(path[0])).join(', ')})`);
  demand('stale-timestamp', () => rules.toleranceSeconds === Infinity || Math.abs(toInstant(data.timestamp) - rules.now()) <= rules.toleranceSeconds * 1000);
  return payload as CallbackEvent;
};

/** Tells a fetch `Request`, of whatever realm or polyfill, from the rest. */
export const isFetchRequest = (request: CallbackRequest | Request): request is Request => 'arrayBuffer' in request;

const verifyFetchRequest = async (request: Request, options: VerifyOptions): Promise<CallbackEvent> => {
  const rules = toRules(options);
  judgeHead(request, rules);
  const body = await readBody(request, rules.maxBodyBytes).catch((cause: unknown) => {
    throw cause instanceof CallbackVerificationError ? cause : new CallbackVerificationError('invalid-json', ' (broke off, or read before)', cause);
  });
  return judgeBody(body, rules);
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
