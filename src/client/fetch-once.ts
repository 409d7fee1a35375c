import ky from 'ky';
import { describeType } from '../util/describe-type.js';
import { readUpTo, type ChunkReader } from '../util/read-up-to.js';
import { withDeadline } from './deadline.js';

/** One HTTP request, ready to be sent. */
export interface HttpRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** A response whose body has been read. */
export interface ReceivedResponse {
  response: Response;
  text: string;
  /** True if the body was larger than the limit; `text` is empty then. */
  isTooLarge: boolean;
}

/** How one attempt is sent. */
export interface FetchOptions {
  /** The fetch to use. Default: the global one. */
  fetch?: typeof globalThis.fetch;
  /** Milliseconds until the body must have been read. */
  timeout: number;
  /** Largest body in bytes, after decompression. */
  maxBytes: number;
  signal?: AbortSignal;
  toTimeoutError: () => unknown;
}

/** A `fetch` of the caller that returned something that cannot be read. `message` says what. */
export class InvalidFetchError extends Error {}

/**
 * Throws for anything but an unread response, of any realm or polyfill: an error of `fetch`, such as that of a test, and not of the
 * network.
 */
const assertResponse = (response: Response): Response => {
  const { status, headers, body, bodyUsed } = Object(response) as Partial<Response>;
  if (typeof status !== 'number' || typeof headers?.has !== 'function') {
    throw new InvalidFetchError(`\`fetch\` returned ${describeType(response)}, not a Response.`);
  }
  if (bodyUsed || body?.locked) throw new InvalidFetchError('`fetch` returned a Response whose body was read before.');
  return response;
};

const tooLarge = (response: Response): ReceivedResponse => ({ response, text: '', isTooLarge: true });

/** How long the body of a 429 may take, in milliseconds. A guess: error bodies are small and usually come with the headers. */
const RATE_LIMITED_BODY_MS = 250;

/** Reads the body of a 429. Its status and its headers are enough, so a body that takes too long or breaks counts as empty. */
const readRateLimited = async (reader: ChunkReader, maxBytes: number): Promise<Uint8Array> => {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    reader.cancel().catch(() => undefined);
  }, RATE_LIMITED_BODY_MS);
  try {
    const bytes = await readUpTo(reader, maxBytes);
    return isLate ? new Uint8Array() : bytes;
  } catch {
    return new Uint8Array();
  } finally {
    clearTimeout(timer);
  }
};

/** Reads a body chunk by chunk, so that a small compressed body cannot fill the memory. */
const readText = async (response: Response, maxBytes: number): Promise<ReceivedResponse> => {
  const length = response.headers.has('content-encoding') ? null : response.headers.get('content-length');
  if (Number(length) > maxBytes) {
    void response.body?.cancel().catch(() => undefined);
    return tooLarge(response);
  }
  const isRateLimited = response.status === 429;
  if ((length !== null && !isRateLimited) || !response.body) return { response, text: await response.text(), isTooLarge: false };
  const bytes = await (isRateLimited ? readRateLimited : readUpTo)(response.body.getReader(), maxBytes);
  return bytes.length > maxBytes ? tooLarge(response) : { response, text: new TextDecoder().decode(bytes), isTooLarge: false };
};

/**
 * Sends one attempt through ky, whose own retries and timeout are off, and reads the body. Redirects are not followed. A `fetch` of the
 * caller gets the `Request` of ky. The global one gets a URL and options, because it would copy a `Request` with its signal and its body,
 * which takes a sixth of the time of a call.
 */
export const fetchOnce = (
  { method, url, headers, body }: HttpRequest,
  { fetch, timeout, maxBytes, signal, toTimeoutError }: FetchOptions,
): Promise<ReceivedResponse> =>
  withDeadline(timeout, signal, toTimeoutError, async (attemptSignal) => {
    const options: RequestInit = { method: method.toUpperCase(), headers, body, redirect: 'manual' };
    const response = await ky(url, {
      ...(fetch ? options : { method }),
      fetch: async (request, init) =>
        assertResponse(
          await (fetch ? fetch(request, { ...init, signal: attemptSignal }) : globalThis.fetch(url, { ...options, signal: attemptSignal })),
        ),
      retry: 0,
      timeout: false,
      throwHttpErrors: false,
    });
    return readText(response, maxBytes);
  });
