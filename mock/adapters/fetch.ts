import { readUpTo } from '../../src/util/read-up-to.js';
import type { HeaderEntry, MockRequest, MockResponse } from '../core/http-message.js';
import { memoizeText as memoize } from '../util/memoize.js';

/** Which of the two hosts a URL belongs to, and what follows its base. */
export interface RequestTarget {
  host: MockRequest['host'];
  path: string;
  search: string;
}

/** URLs whose target is remembered; an app under test uses far fewer. */
const REMEMBERED_URLS = 500;
/** A response has about ten header names. */
const REMEMBERED_HEADER_NAMES = 200;

/** What `new URL` would change, so that the text can be compared with the bases as it is. */
const NEEDS_PARSING = /[\\\s#]|\/\.|%2e/i;

/** A function that finds the host that a URL belongs to; `null` for neither. */
export const createTargetParser = (baseUrl: string, aiUrl: string): ((url: string) => RequestTarget | null) => {
  const bases: { base: string; host: MockRequest['host'] }[] =
    baseUrl === aiUrl
      ? [{ base: baseUrl, host: 'any' }]
      : [
          { base: baseUrl, host: 'rest' },
          { base: aiUrl, host: 'ai' },
        ];
  // The longer first, because one may lie below the other.
  bases.sort((a, b) => b.base.length - a.base.length);
  const split = (url: string): RequestTarget | null => {
    for (const { base, host } of bases) {
      if (!url.startsWith(base)) continue;
      const rest = url.slice(base.length);
      if (rest !== '' && rest[0] !== '/' && rest[0] !== '?') continue;
      const query = rest.indexOf('?');
      return query < 0 ? { host, path: rest, search: '' } : { host, path: rest.slice(0, query), search: rest.slice(query + 1) };
    }
    return null;
  };
  return memoize(REMEMBERED_URLS, (url) => {
    const target = NEEDS_PARSING.test(url) ? null : split(url);
    if (target !== null || !URL.canParse(url)) return target;
    const parsed = new URL(url);
    parsed.hash = '';
    return split(parsed.href);
  });
};

/** The bytes of a body; `null` if there are more than `maxBytes`. */
const readStream = async (body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array | null> => {
  const bytes = await readUpTo(body.getReader(), maxBytes);
  return bytes.length > maxBytes ? null : bytes;
};

/** The target of a URL that belongs to neither host: every path below it is a 404. */
const UNKNOWN_TARGET: RequestTarget = { host: 'any', path: '', search: '' };

const fromRequest = (request: Request, { host, path, search }: RequestTarget): MockRequest => ({
  method: request.method,
  host,
  path,
  search,
  url: request.url,
  header: (name) => request.headers.get(name),
  headers: () => request.headers,
  body: (maxBytes) => (request.body === null ? '' : readStream(request.body, maxBytes)),
  signal: request.signal,
  simulatesLatency: false,
});

/** Methods that `Request` would not change. */
const PLAIN_METHODS = new Set(['GET', 'POST', 'PATCH', 'DELETE']);
const PLAIN_NAME = /^[\w-]+$/;
const PLAIN_VALUE = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

/** The headers of a plain record whose names and values `Headers` would not change; `null` for anything else. */
const toPlainHeaders = (init: RequestInit['headers']): Map<string, string> | null => {
  if (typeof init !== 'object' || Object.getPrototypeOf(init) !== Object.prototype) return null;
  const headers = new Map<string, string>();
  for (const name of Object.keys(init)) {
    const value = (init as Record<string, unknown>)[name];
    const key = name.toLowerCase();
    if (typeof value !== 'string' || !PLAIN_NAME.test(name) || !PLAIN_VALUE.test(value) || headers.has(key)) return null;
    headers.set(key, value);
  }
  return headers;
};

/** True if the text has more than `maxBytes` in UTF-8. A character has at most three bytes, so most texts need not be encoded. */
const isLongerThan = (text: string, maxBytes: number): boolean =>
  text.length * 3 > maxBytes && new TextEncoder().encode(text).length > maxBytes;

/** The arguments of `fetch` as a request, without a `Request` in between: twice as fast. `null` if a `Request` would change them. */
const fromArguments = (url: string, init: RequestInit, { host, path, search }: RequestTarget): MockRequest | null => {
  const { method = 'GET', body = null, signal } = init;
  if (!PLAIN_METHODS.has(method) || (body !== null && (typeof body !== 'string' || method === 'GET'))) return null;
  const headers = toPlainHeaders(init.headers) ?? new Headers(init.headers);
  if (body !== null && !headers.has('content-type')) headers.set('content-type', 'text/plain;charset=UTF-8');
  return {
    method,
    host,
    path,
    search,
    url,
    header: (name) => headers.get(name) ?? null,
    headers: () => headers,
    body: (maxBytes) => (body !== null && isLongerThan(body, maxBytes) ? Promise.resolve(null) : (body ?? '')),
    signal: signal ?? undefined,
    simulatesLatency: false,
  };
};

/**
 * Returns whether options change what a `Request` sends. If not, no copy is made, which would take longer, and which keeps only the URL in
 * Next's edge runtime.
 */
const changesRequest = ({ method, headers, body = null }: RequestInit = {}): boolean =>
  method !== undefined || headers !== undefined || body !== null;

const connectionReset = (): Error => Object.assign(new Error('The mock dropped the connection.'), { code: 'ECONNRESET' });

/** A body that breaks off in the middle, as a dropped connection leaves it. */
const cutBody = (text: string): ReadableStream<Uint8Array> => {
  const bytes = new TextEncoder().encode(text);
  let sent = false;
  return new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new TypeError('terminated', { cause: connectionReset() }));
      else controller.enqueue(bytes.subarray(0, Math.ceil(bytes.length / 2)));
      sent = true;
    },
  });
};

/** A function that converts responses of the service to fetch responses. */
const createToResponse = (): ((response: MockResponse) => Response) => {
  const toLowerCase = memoize(REMEMBERED_HEADER_NAMES, (name) => name.toLowerCase());
  const toHeaders = (entries: readonly HeaderEntry[]): Record<string, string> => {
    const headers: Record<string, string> = {};
    for (const [name, value] of entries) headers[toLowerCase(name)] = value;
    return headers;
  };
  return ({ status, headers, body, broken }) => {
    if (broken === 'reset') throw new TypeError('fetch failed', { cause: connectionReset() });
    const init = { status, headers: toHeaders(headers) };
    if (broken !== 'cut' || body === null) return new Response(body, init);
    // The promised length lets a client notice that something is missing.
    init.headers['content-length'] = String(new TextEncoder().encode(body).length);
    return new Response(cutBody(body), init);
  };
};

/** The adapter for this process: the service as a `fetch`. */
export const createFetch = (
  parseTarget: (url: string) => RequestTarget | null,
  handle: (request: MockRequest) => Promise<MockResponse>,
): typeof fetch => {
  const toMockRequest = (input: string | URL | Request, init: RequestInit | undefined): MockRequest => {
    if (input instanceof Request && !changesRequest(init)) {
      const request = fromRequest(input, parseTarget(input.url) ?? UNKNOWN_TARGET);
      return init?.signal ? { ...request, signal: init.signal } : request;
    }
    if (!(input instanceof Request)) {
      const url = String(input);
      const target = parseTarget(url);
      const plain = target && fromArguments(url, init ?? {}, target);
      if (plain) return plain;
    }
    const request = new Request(input, init);
    return fromRequest(request, parseTarget(request.url) ?? UNKNOWN_TARGET);
  };
  const toResponse = createToResponse();
  return async (input, init) => {
    const request = toMockRequest(input, init);
    request.signal?.throwIfAborted();
    return toResponse(await handle(request));
  };
};
