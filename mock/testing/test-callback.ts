import type { CallbackPayload } from '../../src/contract/callbacks.js';
import { endpoints } from '../../src/contract/endpoints.js';
import { modelInfo, timestampOf } from '../operations/handler.js';
import { toCallbackHeaders } from '../callbacks/headers.js';
import { callbackData } from './test-callback-data.js';
import { createEnvironment } from '../core/environment.js';

/** An operation whose result can come by callback, as the SDK names its method. */
export type CallbackOperation = keyof typeof callbackData;

/** What is wrong with a test callback, named as `verifyCallback` gives its reason. */
export type TestCallbackFailure =
  | 'method-not-allowed'
  | 'missing-secret'
  | 'duplicate-secret'
  | 'secret-mismatch'
  | 'unsupported-content-type'
  | 'body-too-large'
  | 'invalid-encoding'
  | 'invalid-json'
  | 'invalid-shape'
  | 'stale-timestamp';

/** What a test callback is made of. */
export interface TestCallbackOptions {
  /** The secret that your handler expects. */
  secret: string;
  /** The operation that was called. Default: `healthify`. */
  operation?: CallbackOperation;
  /** The payload's `type`, also one that there is not yet. Default: that of `operation`. */
  type?: string;
  /** Default: `job-1`. */
  request_id?: string;
  /** The payload's `data`, in the place of a sample that keeps the contract. */
  data?: Record<string, unknown>;
  /** Where it is posted. Default: `https://receiver.example.com/recipe-ai`. */
  url?: string;
  /** What time the service has, for `timestamp`; epoch milliseconds where it is a number. Default: the machine's time. */
  now?: Date | number;
  /**
   * What is wrong with it. Default: nothing. `stale-timestamp` is a day old, and refused only by a handler that judges the time;
   * `body-too-large` has a little more than 1 MiB.
   */
  invalid?: TestCallbackFailure;
}

/** A callback as it comes in at a receiver. */
export interface TestCallback<Body extends string | Uint8Array<ArrayBuffer> = string> {
  /** `POST`, unless that is what is wrong. */
  method: string;
  /** Where it is posted. */
  url: string;
  /** Names in lower case, as Node gives them. */
  headers: Record<string, string>;
  /** What goes over the wire: bytes where they are broken, else the text. */
  body: Body;
  /** What the body says, before anything was made wrong with its bytes. */
  payload: CallbackPayload;
  /** The same as a fetch `Request`: a new one each time it is read, because a body can be read once. */
  readonly request: Request;
}

const aDay = 86_400_000;
/** The largest body that receivers take, unless they are told otherwise. */
const defaultCap = 2 ** 20;

/** The operation as its path ends, and as a payload's `type` says it. */
const typeOf = (operation: CallbackOperation): string => endpoints[operation].path.replace(/^.*\//, '');

const operationOf = (type: string): CallbackOperation | undefined =>
  (Object.keys(callbackData) as CallbackOperation[]).find((name) => typeOf(name) === type);

const toPayload = ({ operation, type, request_id = 'job-1', data, now = Date.now() }: TestCallbackOptions): CallbackPayload => {
  const called = operation ?? operationOf(type ?? 'healthify') ?? 'healthify';
  return {
    type: type ?? typeOf(called),
    request_id,
    ...modelInfo,
    data: data ?? (structuredClone<object>(callbackData[called]) as Record<string, unknown>),
    timestamp: timestampOf(createEnvironment({ now })),
  };
};

/** What goes over the wire. */
interface Wire {
  method: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
}

const withSecret = (wire: Wire, secret: string): Wire => ({ ...wire, headers: toCallbackHeaders(secret) });

/** As long as the secret, and like it but for the end. */
const otherThan = (secret: string): string => secret.slice(0, -1) + (secret.endsWith('x') ? 'y' : 'x');

const makeInvalid: Record<TestCallbackFailure, (wire: Wire, payload: CallbackPayload, secret: string) => Wire> = {
  'method-not-allowed': (wire) => ({ ...wire, method: 'PUT' }),
  'missing-secret'(wire) {
    const headers = { ...wire.headers };
    delete headers['x-callback-secret'];
    return { ...wire, headers };
  },
  'duplicate-secret': (wire, _, secret) => withSecret(wire, `${secret}, ${otherThan(secret)}`),
  'secret-mismatch': (wire, _, secret) => withSecret(wire, otherThan(secret)),
  'unsupported-content-type': (wire) => ({ ...wire, headers: { ...wire.headers, 'content-type': 'text/plain' } }),
  'body-too-large': (wire, payload) => ({ ...wire, body: JSON.stringify({ ...payload, padding: 'x'.repeat(defaultCap) }) }),
  'invalid-encoding': (wire, payload) => {
    const body = new TextEncoder().encode(JSON.stringify(payload));
    body[body.length >> 1] = 0xff;
    return { ...wire, body };
  },
  'invalid-json': (wire, payload) => ({ ...wire, body: JSON.stringify(payload).slice(0, -1) }),
  'invalid-shape': (wire, payload) => ({ ...wire, body: JSON.stringify({ ...payload, data: undefined }) }),
  'stale-timestamp': (wire, payload) => {
    const timestamp = new Date(Date.parse(payload.timestamp) - aDay).toISOString().replace('Z', '+00:00');
    return { ...wire, body: JSON.stringify({ ...payload, timestamp }) };
  },
};

/**
 * Builds a whole callback, as the service would send it, for a test of your own handler. Its data is a sample that keeps the contract. With `invalid`, it is made so that `verifyCallback` refuses it for that reason. Throws a
 * `RangeError` for a secret that is missing or blank, and for an operation or a flaw that there is not.
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
export function createTestCallback(options: TestCallbackOptions & { invalid: 'invalid-encoding' }): TestCallback<Uint8Array<ArrayBuffer>>;
export function createTestCallback(
  options: TestCallbackOptions & { invalid?: Exclude<TestCallbackFailure, 'invalid-encoding'> },
): TestCallback;
export function createTestCallback(options: TestCallbackOptions): TestCallback<string | Uint8Array<ArrayBuffer>>;
export function createTestCallback(options: TestCallbackOptions): TestCallback<string | Uint8Array<ArrayBuffer>> {
  const { secret, operation, invalid: wrong, url = 'https://receiver.example.com/recipe-ai' } = options;
  if (typeof secret !== 'string' || secret.trim() === '') throw new RangeError('Give `secret`: the one that your handler expects.');
  if (operation !== undefined && !Object.hasOwn(callbackData, operation)) {
    throw new RangeError(`There is no callback of the operation "${operation}". Known: ${Object.keys(callbackData).join(', ')}.`);
  }
  if (wrong !== undefined && !Object.hasOwn(makeInvalid, wrong)) {
    throw new RangeError(`A callback cannot be made wrong by "${wrong}". Known: ${Object.keys(makeInvalid).join(', ')}.`);
  }
  const payload = toPayload(options);
  const right: Wire = { method: 'POST', headers: toCallbackHeaders(secret), body: JSON.stringify(payload) };
  const { method, headers, body } = wrong === undefined ? right : makeInvalid[wrong](right, payload, secret);
  return {
    method,
    url,
    headers,
    body,
    payload,
    get request() {
      return new Request(url, { method, headers, body });
    },
  };
}
