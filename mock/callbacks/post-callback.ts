import { isPublicAddress } from './ip-address.js';
import type { CallbackDelivery } from './types.js';
import { isLoopback } from './host-name.js';

/** One callback, ready to leave. */
export interface OutgoingCallback {
  /** Where it goes; the text of it was judged. */
  url: URL;
  /** Names in lower case, the secret among them. */
  headers: Record<string, string>;
  /** The payload as JSON. */
  body: string;
  /** Where the host may be reached: these alone were checked. Empty where the way out looks the name up itself. */
  addresses: readonly string[];
  /** Aborts once it has taken too long. */
  signal: AbortSignal;
}

/** A way out of the process. */
export interface CallbackTransport {
  /** Every address of a host. Absent where names are looked up out of sight. */
  resolve?: (host: string) => Promise<readonly string[]>;
  /** Posts once, follows no redirect, does not read the answer's body. Gives the status; 0 where it is hidden, as a browser hides a redirect's. */
  send: (callback: OutgoingCallback) => Promise<number>;
}

/** How an exchange ended. */
export type PostResult = Pick<CallbackDelivery, 'outcome' | 'status' | 'reason'>;

/** Something that went wrong, in words that may be shown. */
class PostError extends Error {}

/** Sends through a `fetch`, which looks names up by itself. */
export const fetchTransport = (fetch: (request: Request) => Promise<Response>): CallbackTransport => ({
  async send({ url, headers, body, signal }) {
    const response = await fetch(new Request(url, { method: 'POST', headers, body, signal, redirect: 'manual' }));
    void response.body?.cancel().catch(() => undefined);
    return response.status;
  },
});

/** Sends to a handler in this process: nothing is looked up, nothing leaves. */
export const handlerTransport = (handler: (request: Request) => Response | Promise<Response>): CallbackTransport =>
  fetchTransport(async (request) => {
    const response = await Promise.resolve(request)
      .then(handler)
      .catch((error: unknown) => {
        throw new PostError(`the handler threw ${String(error)}.`);
      });
    if (typeof (response as Response | undefined)?.status === 'number') return response;
    throw new PostError('the handler gave no Response.');
  });

/** Short: a receiver's duty is to answer at once, and to work afterwards (documented, section 6). */
const patienceMs = 3000;

const loopbackOf = (host: string): string[] => (host === 'localhost' ? ['127.0.0.1', '::1'] : [host.replaceAll(/[[\]]/g, '')]);

const notPublic = (host: string): string =>
  `refused by the rule not-public: ${host} does not resolve to public addresses alone. Point it at a public receiver; ` +
  'one on this machine is called as an allow-listed localhost, in development mode.';

/** What an answer with that status means. */
export const toPostResult = (status: number): PostResult => {
  if (status >= 200 && status < 300) return { outcome: 'delivered', status };
  if (status === 0) return { outcome: 'failed', reason: 'answered with a redirect, which is not followed.' };
  const redirect = status >= 300 && status < 400;
  return { outcome: 'failed', status, reason: `answered ${status}${redirect ? ', which is not followed' : ''}.` };
};

/** The error's code at most: its message may hold the address that the name resolved to. */
const explained = (error: unknown): string => {
  if (error instanceof PostError) return error.message;
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  const known = [code, cause?.code].find((word): word is string => typeof word === 'string' && /^[A-Z][A-Z\d_]+$/.test(word));
  return known === undefined ? 'the connection failed.' : `the connection failed (${known}).`;
};

/**
 * Sends one callback, once. The host's addresses are looked up once, all of them judged, and only they are connected to: a name that
 * means something else a moment later gains nothing. A listed loopback host, which the guard lets through in development only, is not
 * looked up at all.
 */
export const postCallback = async (
  post: Omit<OutgoingCallback, 'addresses' | 'signal'>,
  sender: CallbackTransport,
  resolve: CallbackTransport['resolve'],
  controller: AbortController,
): Promise<PostResult> => {
  const { signal } = controller;
  const host = post.url.hostname;
  const timer = setTimeout(() => controller.abort(), patienceMs);
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new PostError(`no answer within ${patienceMs / 1000} seconds.`)), { once: true });
  });
  tooLate.catch(() => undefined);
  try {
    let addresses: readonly string[] = [];
    if (isLoopback(host)) addresses = loopbackOf(host);
    else if (resolve !== undefined) {
      const found = Promise.resolve(host).then(resolve);
      addresses = await Promise.race([found.catch((): string[] => []), tooLate]);
      if (addresses.length === 0) return { outcome: 'failed', reason: `the name ${host} could not be resolved.` };
      if (!addresses.every(isPublicAddress)) {
        return { outcome: 'refused', reason: notPublic(host) };
      }
    }
    return toPostResult(await Promise.race([sender.send({ ...post, addresses, signal }), tooLate]));
  } catch (error) {
    return { outcome: 'failed', reason: explained(error) };
  } finally {
    clearTimeout(timer);
  }
};
