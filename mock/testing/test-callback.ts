import type { CallbackPayload, VerificationFailure } from '../../src/contract/callbacks.js';
import { suggestName } from '../../src/contract/did-you-mean.js';
import { endpoints } from '../../src/contract/endpoints.js';
import { explainMissingGlobal } from '../../src/util/missing-global.js';
import { DAY_MS, toEpoch } from '../core/clock.js';
import { assertFields, type FieldKinds } from '../core/check-fields.js';
import { modelInfo, toTimestamp } from '../operations/handler.js';
import { toCallbackHeaders } from '../callbacks/headers.js';
import { callbackData } from './test-callback-data.js';

/** An operation whose result can be sent as a callback: the name of its method in the SDK. */
export type CallbackOperation = keyof typeof callbackData;

/** Options of a test callback. */
export interface TestCallbackOptions {
  /** The secret that your handler expects. */
  secret: string;
  /** The operation that was called. Default: `healthify`. */
  operation?: CallbackOperation | undefined;
  /** The payload's `type`. You can pass an unknown type. Default: the type of `operation`. */
  type?: string | undefined;
  /** Default: `job-1`. A receiver handles each `request_id` once, so give each callback its own. */
  request_id?: string | undefined;
  /** The payload's `data`. Default: a sample that matches the contract. */
  data?: Record<string, unknown> | undefined;
  /** The URL that the callback is sent to. Default: `https://receiver.example.com/recipe-ai`. */
  url?: string | undefined;
  /** The time of `timestamp`, as a Date or epoch milliseconds. Default: the machine's time. */
  now?: Date | number | undefined;
  /**
   * What is wrong with the callback. Default: nothing. A `stale-timestamp` is one day old. Only handlers with the option `toleranceSeconds`
   * reject it. A `body-too-large` is slightly larger than 1 MiB.
   */
  invalid?: VerificationFailure | undefined;
}

const optionKinds: FieldKinds<TestCallbackOptions> = {
  secret: 'anything',
  operation: 'anything',
  type: 'text',
  request_id: 'text',
  data: 'object',
  url: 'text',
  now: 'anything',
  invalid: 'anything',
};

/** Bytes that fetch takes as a body; before TypeScript 5.7 `Uint8Array` had no type parameter. */
type Bytes = ReturnType<Uint8Array['slice']>;

/** A callback as a receiver gets it. */
export interface TestCallback<Body extends string | Bytes = string> {
  /** `POST`, except for `method-not-allowed`. */
  method: string;
  /** The URL it is posted to. */
  url: string;
  /** Names in lower case, as in Node. */
  headers: Record<string, string>;
  /** The body: bytes for `invalid-encoding`, otherwise text. */
  body: Body;
  /** The payload before it was made invalid. */
  payload: CallbackPayload;
  /** The callback as a fetch `Request`. Each access returns a new `Request`, because a body can be read only once. */
  readonly request: Request;
}

/** Default of the receivers' `maxBodyBytes`. */
const DEFAULT_MAX_BODY_BYTES = 2 ** 20;

/** The `type` in payloads of an operation: the end of its path. */
const typeOf = (operation: CallbackOperation): string => endpoints[operation].path.replace(/^.*\//, '');

/** Every operation that can send a callback. */
export const callbackOperations = Object.keys(callbackData) as CallbackOperation[];

/** Every `type` of a callback. */
export const callbackTypes = callbackOperations.map(typeOf);

const operationOf = (type: string): CallbackOperation | undefined => callbackOperations[callbackTypes.indexOf(type)];

const toPayload = ({ operation, type, request_id = 'job-1', data, now = Date.now() }: TestCallbackOptions): CallbackPayload => {
  const name = operation ?? operationOf(type ?? 'healthify') ?? 'healthify';
  return {
    type: type ?? typeOf(name),
    request_id,
    ...modelInfo,
    data: data ?? (structuredClone<object>(callbackData[name]) as Record<string, unknown>),
    timestamp: toTimestamp(toEpoch(now)),
  };
};

/** A callback request as it is sent. */
interface PostedCallback {
  method: string;
  headers: Record<string, string>;
  body: string | Bytes;
}

const withSecret = (posted: PostedCallback, secret: string): PostedCallback => ({ ...posted, headers: toCallbackHeaders(secret) });

/** Differs from the secret only in its last character. */
const wrongSecret = (secret: string): string => secret.slice(0, -1) + (secret.endsWith('x') ? 'y' : 'x');

const makeInvalid: Record<VerificationFailure, (posted: PostedCallback, payload: CallbackPayload, secret: string) => PostedCallback> = {
  'method-not-allowed': (posted) => ({ ...posted, method: 'PUT' }),
  'missing-secret'(posted) {
    const headers = { ...posted.headers };
    delete headers['x-callback-secret'];
    return { ...posted, headers };
  },
  'duplicate-secret': (posted, _, secret) => withSecret(posted, `${secret}, ${wrongSecret(secret)}`),
  'secret-mismatch': (posted, _, secret) => withSecret(posted, wrongSecret(secret)),
  'unsupported-content-type': (posted) => ({ ...posted, headers: { ...posted.headers, 'content-type': 'text/plain' } }),
  'body-too-large': (posted, payload) => ({ ...posted, body: JSON.stringify({ ...payload, padding: 'x'.repeat(DEFAULT_MAX_BODY_BYTES) }) }),
  'invalid-encoding': (posted, payload) => {
    const body = new TextEncoder().encode(JSON.stringify(payload));
    body[body.length >> 1] = 0xff;
    return { ...posted, body };
  },
  'invalid-json': (posted, payload) => ({ ...posted, body: JSON.stringify(payload).slice(0, -1) }),
  'invalid-shape': (posted, payload) => ({ ...posted, body: JSON.stringify({ ...payload, data: undefined }) }),
  'stale-timestamp': (posted, payload) => {
    const timestamp = toTimestamp(Date.parse(payload.timestamp) - DAY_MS);
    return { ...posted, body: JSON.stringify({ ...payload, timestamp }) };
  },
};

/** The payload of a callback, and the request that is made from it. */
const createCallback = (options: TestCallbackOptions): { payload: CallbackPayload; posted: PostedCallback } => {
  const { secret, invalid } = options;
  const payload = toPayload(options);
  const valid: PostedCallback = { method: 'POST', headers: toCallbackHeaders(secret), body: JSON.stringify(payload) };
  return { payload, posted: invalid === undefined ? valid : makeInvalid[invalid](valid, payload, secret) };
};

/**
 * Creates a callback as the service would send it, to test your own handler. Its data is a sample that matches the contract. With
 * `invalid`, `verifyCallback` rejects the callback for that reason. Throws a `RangeError` for a blank secret, and for an unknown
 * `operation` or `invalid`. Throws a `TypeError` for an unknown option.
 *
 * @example
 * ```ts
 * import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
 * import { createTestCallback } from '@recipe-ai/sdk/mock';
 *
 * const receive = createCallbackReceiver({ secret: 'test-secret', onCallback: ({ request_id }) => console.log(request_id) });
 * const good = await receive(createTestCallback({ secret: 'test-secret', request_id: 'job-7' }).request);
 * const forged = await receive(createTestCallback({ secret: 'test-secret', invalid: 'secret-mismatch' }).request);
 * console.log(good.ok, forged.status); // true 401
 * ```
 */
export function createTestCallback(options: TestCallbackOptions & { invalid: 'invalid-encoding' }): TestCallback<Bytes>;
export function createTestCallback(
  options: TestCallbackOptions & { invalid?: Exclude<VerificationFailure, 'invalid-encoding'> },
): TestCallback;
export function createTestCallback(options: TestCallbackOptions): TestCallback<string | Bytes>;
export function createTestCallback(options: TestCallbackOptions): TestCallback<string | Bytes> {
  assertFields('createTestCallback', options, optionKinds);
  const { secret, operation, invalid, url = 'https://receiver.example.com/recipe-ai' } = options;
  if (typeof secret !== 'string' || secret.trim() === '')
    throw new RangeError('`secret` is missing or blank. Pass the one that your handler expects.');
  if (operation !== undefined && !Object.hasOwn(callbackData, operation)) {
    throw new RangeError(`There is no callback of an operation "${operation}"${suggestName(operation, callbackOperations)}`);
  }
  if (invalid !== undefined && !Object.hasOwn(makeInvalid, invalid)) {
    throw new RangeError(`invalid cannot be "${invalid}". Known: ${Object.keys(makeInvalid).join(', ')}.`);
  }
  const { payload, posted } = explainMissingGlobal('createTestCallback', () => createCallback(options));
  const { method, headers, body } = posted;
  return {
    method,
    url,
    headers,
    body,
    payload,
    get request() {
      return explainMissingGlobal('createTestCallback', () => new Request(url, { method, headers, body }));
    },
  };
}
