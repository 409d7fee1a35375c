import type { HeaderEntry } from '../core/http-message.js';
import { memoize } from '../util/memoize.js';
import type { MockRequest, MockResponse } from '../core/http-message.js';

/** Which of the two bases an address lies below. */
export interface RequestTarget {
  host: MockRequest['host'];
  path: string;
  search: string;
}

/** What `new URL` would change, so that a text can be compared with the bases as it stands. */
const needsParsing = /[\\\s#]|\/\.|%2e/i;

/** Finds which base an address lies below. */
export const createTargetParser = (baseUrl: string, aiUrl: string): ((url: string) => RequestTarget | null) => {
  const bases: { base: string; host: MockRequest['host'] }[] =
    baseUrl === aiUrl
      ? [{ base: baseUrl, host: 'any' }]
      : [
          { base: baseUrl, host: 'rest' },
          { base: aiUrl, host: 'ai' },
        ];
  // The longer first, where one lies below the other.
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
  return memoize(500, (url) => {
    const found = needsParsing.test(url) ? null : split(url);
    if (found !== null || !URL.canParse(url)) return found;
    const parsed = new URL(url);
    parsed.hash = '';
    return split(parsed.href);
  });
};

/** A base as it is compared: no blank, no slash at the end. Throws a `TypeError` for what is no address. */
export const parseBaseUrl = (url: string): string => {
  if (!URL.canParse(url)) throw new TypeError(`${JSON.stringify(url)} is no base address: give one such as "https://api.recipe-ai.test".`);
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/+$/, '');
};

/** Reads a body no further than it may be long. */
const readUpTo = async (body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> => {
  const reader = body.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      void reader.cancel().catch(() => {});
      return null;
    }
    pieces.push(value);
  }
  if (pieces.length === 1) return pieces[0]!;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};

const nowhere: RequestTarget = { host: 'any', path: '', search: '' };

const fromRequest = (request: Request, { host, path, search }: RequestTarget): MockRequest => ({
  method: request.method,
  host,
  path,
  search,
  url: request.url,
  header: (name) => request.headers.get(name),
  headers: () => request.headers,
  body: (most) => (request.body === null ? '' : readUpTo(request.body, most)),
  signal: request.signal,
  simulatesLatency: false,
});

const readyMethods = new Set(['GET', 'POST', 'PATCH', 'DELETE']);

const plainName = /^[\w-]+$/;
const plainValue = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

/** Headers of a plain record of plain texts, which need no `Headers` to be understood; `null` where they do. */
const plainHeaders = (init: RequestInit['headers']): Map<string, string> | null => {
  if (typeof init !== 'object' || Object.getPrototypeOf(init) !== Object.prototype) return null;
  const headers = new Map<string, string>();
  for (const name of Object.keys(init)) {
    const value = (init as Record<string, unknown>)[name];
    const key = name.toLowerCase();
    if (typeof value !== 'string' || !plainName.test(name) || !plainValue.test(value) || headers.has(key)) return null;
    headers.set(key, value);
  }
  return headers;
};

/** The same from what `fetch` takes, without a `Request` in between, where that makes no difference: twice as fast. */
const fromParts = (url: string, init: RequestInit, { host, path, search }: RequestTarget): MockRequest | null => {
  const { method = 'GET', body = null, signal } = init;
  if (!readyMethods.has(method) || (body !== null && (typeof body !== 'string' || method === 'GET'))) return null;
  const headers = plainHeaders(init.headers) ?? new Headers(init.headers);
  if (body !== null && !headers.has('content-type')) headers.set('content-type', 'text/plain;charset=UTF-8');
  return {
    method,
    host,
    path,
    search,
    url,
    header: (name) => headers.get(name) ?? null,
    headers: () => headers,
    body: (most) => (body !== null && tooLong(body, most) ? Promise.resolve(null) : (body ?? '')),
    signal: signal ?? undefined,
    simulatesLatency: false,
  };
};

/** A character is at most three bytes, so most texts need not be counted. */
const tooLong = (text: string, most: number): boolean => text.length * 3 > most && new TextEncoder().encode(text).length > most;

/** A body that breaks off half-way, as a dropped connection lets it. */
const cutOff = (text: string): ReadableStream<Uint8Array> => {
  const bytes = new TextEncoder().encode(text);
  let sent = false;
  return new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new TypeError('terminated', { cause: reset() }));
      else controller.enqueue(bytes.subarray(0, Math.ceil(bytes.length / 2)));
      sent = true;
    },
  });
};

const reset = (): Error => Object.assign(new Error('The mock dropped the connection.'), { code: 'ECONNRESET' });

/** Makes a `Response` of what the service answered. */
const createToResponse = (): ((outgoing: MockResponse) => Response) => {
  // As `Headers` has them.
  const lower = memoize(200, (name) => name.toLowerCase());
  const toHeaders = (lines: readonly HeaderEntry[]): Record<string, string> => {
    const headers: Record<string, string> = {};
    for (const [name, value] of lines) headers[lower(name)] = value;
    return headers;
  };
  return ({ status, headers: lines, body, broken }) => {
    if (broken === 'reset') throw new TypeError('fetch failed', { cause: reset() });
    const init = { status, headers: toHeaders(lines) };
    if (broken !== 'cut' || body === null) return new Response(status === 204 ? null : body, init);
    // The length that was promised is what tells a client that something is missing.
    init.headers['content-length'] = String(new TextEncoder().encode(body).length);
    return new Response(cutOff(body), init);
  };
};

/** The door of this process: a service as a `fetch`. */
export const createFetch = (
  locate: (url: string) => RequestTarget | null,
  handle: (incoming: MockRequest) => Promise<MockResponse>,
): typeof fetch => {
  const read = (input: string | URL | Request, init: RequestInit | undefined): MockRequest => {
    if (input instanceof Request && init === undefined) return fromRequest(input, locate(input.url) ?? nowhere);
    if (!(input instanceof Request)) {
      const url = String(input);
      const place = locate(url);
      const incoming = place && fromParts(url, init ?? {}, place);
      if (incoming) return incoming;
    }
    const request = new Request(input, init);
    return fromRequest(request, locate(request.url) ?? nowhere);
  };
  const toResponse = createToResponse();
  return async (input, init) => {
    const incoming = read(input, init);
    incoming.signal?.throwIfAborted();
    return toResponse(await handle(incoming));
  };
};
