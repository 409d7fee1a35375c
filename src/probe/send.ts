import { connectionCodeOf } from '../client/connection-error.js';
import { fetchOnce } from '../client/fetch-once.js';
import { parseErrorBody } from '../client/response-body.js';
import type { Exchange, ExchangeRequest } from '../comparison/exchange.js';
import { maskDeep, type Mask } from '../util/mask.js';

/** What {@link send} needs. */
export interface SendOptions {
  urls: Record<'rest' | 'ai', string>;
  apiKey: string;
  /** Headers of every request. */
  headers: Record<string, string>;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds. */
  timeout: number;
  /** Size of the largest body that is read. */
  maxBytes: number;
  /** Masks what the service repeats of secrets. */
  mask: Mask;
}

/** A key that no account has: the probe sends it once, to see how the service rejects it. */
const MADE_UP_KEY = 'recipe-ai-probe-invalid-key';

/** Why no response arrived in time. */
export const TIMED_OUT = 'timeout';

const reasonOf = (error: unknown): string => {
  const { message, cause } = error as { message?: string; cause?: { message?: string } };
  return connectionCodeOf(error) ?? cause?.message ?? message ?? String(error);
};

/** Sends one request, without retries. Never rejects: what goes wrong is part of the exchange. */
export const send = async (call: ExchangeRequest, options: SendOptions): Promise<Exchange> => {
  const { urls, apiKey, headers, mask, fetch, timeout, maxBytes } = options;
  const url = urls[call.host] + call.path;
  const request = {
    method: call.method,
    url,
    headers: { ...headers, authorization: `Bearer ${call.invalidKey ? MADE_UP_KEY : apiKey}` },
    ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
  };
  try {
    const { response, text } = await fetchOnce(request, { fetch, timeout, maxBytes, toTimeoutError: () => new Error(TIMED_OUT) });
    return {
      call,
      url,
      status: response.status,
      headers: maskDeep(Object.fromEntries(response.headers), mask) as Record<string, string>,
      body: text === '' ? '' : parseErrorBody(text, mask).value,
    };
  } catch (error) {
    return { call, url, status: null, headers: {}, body: null, error: mask(reasonOf(error)) };
  }
};
