import ky from 'ky';
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
}

/** How one attempt is sent. */
export interface FetchOptions {
  /** The fetch to use. Default: the global one. */
  fetch?: typeof globalThis.fetch;
  /** Milliseconds until the body must have been read. */
  timeout: number;
  signal?: AbortSignal;
  toTimeoutError: () => unknown;
}

/** Sends one attempt through ky, whose own retries and timeout are off, and reads the body. */
export const fetchOnce = (
  { method, url, headers, body }: HttpRequest,
  { fetch, timeout, signal, toTimeoutError }: FetchOptions,
): Promise<ReceivedResponse> =>
  withDeadline(timeout, signal, toTimeoutError, async (attemptSignal) => {
    const response = await ky(url, {
      method,
      body,
      headers,
      // ky would combine the signal with one of its own, which costs more time than the whole rate limiter.
      fetch: (request, init) => (fetch ?? globalThis.fetch)(request, { ...init, signal: attemptSignal }),
      retry: 0,
      timeout: false,
      throwHttpErrors: false,
    });
    return { response, text: await response.text() };
  });
