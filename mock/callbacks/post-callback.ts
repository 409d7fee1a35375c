import { attachWaitUntil } from '../../src/util/wait-until.js';
import { isLoopbackHost } from '../../src/util/loopback.js';
import type { HeaderEntry } from '../core/http-message.js';
import { isPublicAddress } from './ip-address.js';
import { readBeginning } from './response-body.js';
import type { CallbackDelivery } from './types.js';

/** One callback, ready to be sent. */
export interface OutgoingCallback {
  /** The URL to send the callback to. The mock has checked that this URL is allowed. */
  url: URL;
  /** The headers, with names in lower case. They include the secret. */
  headers: Record<string, string>;
  /** The payload as JSON. */
  body: string;
  /** The checked addresses of the host. Connect only to these. Empty if the transport looks up hosts itself. */
  addresses: readonly string[];
  /** Aborts when the callback has taken too long. */
  signal: AbortSignal;
}

/** How callbacks leave the process. */
export interface CallbackTransport {
  /** Returns every address of a host. Omitted if the transport looks up hosts itself. */
  resolve?: (host: string) => Promise<readonly string[]>;
  /**
   * Sends one POST request. It must not follow redirects. Resolves with the response as soon as its status is known. The mock then reads
   * the beginning of the body and cancels the rest.
   */
  send: (callback: OutgoingCallback) => Promise<ReceiverResponse>;
}

/** The response of a receiver, such as a fetch `Response`. */
export interface ReceiverResponse {
  /** The HTTP status. 0 if the platform hides it, as a browser does for a redirect. */
  readonly status: number;
  /** The names and values of the headers. */
  readonly headers?: Iterable<readonly [name: string, value: string]>;
  /** The body, not read yet. */
  readonly body?: ReadableStream<Uint8Array> | null;
}

/** How a post ended. */
export type PostResult = Pick<CallbackDelivery, 'outcome' | 'status' | 'reason'>;

/** The result of a post, and the headers and the body of the response. */
interface Posted {
  readonly result: PostResult;
  /** `undefined` without a response. */
  readonly headers?: readonly HeaderEntry[];
  /** The beginning of the response's body, as far as it came in the time of the post. */
  readonly text?: string;
}

/** A failure whose message may be shown. */
class PostError extends Error {}

/** Sends through a `fetch`, which resolves names itself. */
export const fetchTransport = (fetch: (request: Request) => Promise<Response>): CallbackTransport => ({
  send: ({ url, headers, body, signal }) => fetch(new Request(url, { method: 'POST', headers, body, signal, redirect: 'manual' })),
});

/** The second argument of a handler, as in a worker. */
export interface HandlerContext {
  /** Takes a promise of work that continues after the response. `settled` waits for this promise. */
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Sends to a handler in this process: nothing is resolved, nothing leaves. The request has `waitUntil` too: a router keeps it, but not the
 * context.
 */
export const handlerTransport = (
  handler: (request: Request, context: HandlerContext) => Response | Promise<Response>,
  context: HandlerContext,
): CallbackTransport =>
  fetchTransport(async (request) => {
    attachWaitUntil(request, context.waitUntil);
    const response = await Promise.resolve(request)
      .then((each) => handler(each, context))
      .catch((error: unknown) => {
        throw new PostError(`the handler threw ${String(error)}.`);
      });
    if (typeof (response as Response | undefined)?.status === 'number') return response;
    throw new PostError('the handler did not return a Response.');
  });

/** Short, because a receiver must respond first and work afterwards, as documented. */
const POST_TIMEOUT_MS = 3000;

const loopbackAddresses = (host: string): string[] => (host === 'localhost' ? ['127.0.0.1', '::1'] : [host.replaceAll(/[[\]]/g, '')]);

const notPublic = (host: string): PostResult => ({
  outcome: 'rejected',
  reason:
    `rejected by the rule not-public: ${host} resolves to an address that is not public. Use a public receiver, ` +
    'or allow-list localhost and set allowLoopbackCallbacks: true.',
});

/** The result of a response with that status. */
export const toPostResult = (status: number): PostResult => {
  if (status >= 200 && status < 300) return { outcome: 'delivered', status };
  if (status === 0) return { outcome: 'failed', reason: 'responded with a redirect, which is not followed.' };
  const isRedirect = status >= 300 && status < 400;
  return { outcome: 'failed', status, reason: `responded ${status}${isRedirect ? ', which is not followed' : ''}.` };
};

/** At most the error's code: its message may contain the address that the name resolved to. */
const describeError = (error: unknown): string => {
  if (error instanceof PostError) return error.message;
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  const known = [code, cause?.code].find((word): word is string => typeof word === 'string' && /^[A-Z][A-Z\d_]+$/.test(word));
  return known === undefined ? 'the connection failed.' : `the connection failed (${known}).`;
};

/**
 * The addresses to connect to, or why there are none. The name is resolved once and every address is checked, so a name that resolves
 * differently a moment later gains nothing. An allow-listed loopback host is not resolved.
 */
const resolveAddresses = async (
  host: string,
  resolve: CallbackTransport['resolve'],
  timeout: Promise<never>,
): Promise<readonly string[] | PostResult> => {
  if (isLoopbackHost(host)) return loopbackAddresses(host);
  if (resolve === undefined) return [];
  const found = Promise.resolve(host).then(resolve);
  const addresses = await Promise.race([found.catch((): string[] => []), timeout]);
  if (addresses.length === 0) return { outcome: 'failed', reason: `the name ${host} could not be resolved.` };
  return addresses.every(isPublicAddress) ? addresses : notPublic(host);
};

/** Sends one callback, once, to checked addresses only. Never rejects. */
export const postCallback = async (
  callback: Omit<OutgoingCallback, 'addresses' | 'signal'>,
  transport: CallbackTransport,
  resolve: CallbackTransport['resolve'],
  controller: AbortController,
): Promise<Posted> => {
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(), POST_TIMEOUT_MS);
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new PostError(`no response within ${POST_TIMEOUT_MS / 1000} seconds.`)), { once: true });
  });
  timeout.catch(() => undefined);
  try {
    const addresses = await resolveAddresses(callback.url.hostname, resolve, timeout);
    if ('outcome' in addresses) return { result: addresses };
    const { status, headers, body } = await Promise.race([transport.send({ ...callback, addresses, signal }), timeout]);
    const text = body ? await readBeginning(body, signal) : undefined;
    // A handler may return headers of another type than a fetch `Response`: `Array.from` finds none in them.
    return { result: toPostResult(status), headers: Array.from(headers ?? []), text };
  } catch (error) {
    return { result: { outcome: 'failed', reason: describeError(error) } };
  } finally {
    clearTimeout(timer);
  }
};
