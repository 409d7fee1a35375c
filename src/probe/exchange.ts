import type { ProbeCall } from './calls.js';

/** One request that was sent, and its response. Neither holds the API key. */
export interface ProbeExchange {
  call: ProbeCall;
  url: string;
  /** HTTP status; `null` if no response arrived. */
  status: number | null;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Parsed if it is JSON, else the text. */
  body: unknown;
  /** Why no response arrived. */
  error?: string;
}

/** What {@link send} needs. */
export interface SendOptions {
  urls: Record<'rest' | 'ai', string>;
  apiKey: string;
  fetch: typeof globalThis.fetch;
  /** Milliseconds. */
  timeout: number;
}

/** A key that no account has: the probe sends it once, to see how the service rejects it. */
const MADE_UP_KEY = 'recipe-ai-probe-invalid-key';

/** Longer bodies are cut: a report should stay readable. */
const MAX_BODY_LENGTH = 200_000;

const MASK = '[api key]';

const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Masks the key in every string of a parsed body, however it was escaped in the text. */
const maskKey = (value: unknown, apiKey: string): unknown => {
  if (typeof value === 'string') return value.replaceAll(apiKey, MASK);
  if (Array.isArray(value)) return value.map((item) => maskKey(item, apiKey));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name.replaceAll(apiKey, MASK), maskKey(item, apiKey)]));
};

const reasonOf = (error: unknown): string => {
  const { name, message, cause } = error as { name?: string; message?: string; cause?: { code?: string } };
  return cause?.code ?? (name === 'TimeoutError' ? 'timeout' : (message ?? String(error)));
};

/** Sends one request, without retries. Never rejects: what goes wrong is part of the exchange. */
export const send = async (call: ProbeCall, { urls, apiKey, fetch, timeout }: SendOptions): Promise<ProbeExchange> => {
  const url = urls[call.host] + call.path;
  try {
    const response = await fetch(url, {
      method: call.method.toUpperCase(),
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Bearer ${call.invalidKey ? MADE_UP_KEY : apiKey}`,
      },
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const text = (await response.text()).slice(0, MAX_BODY_LENGTH);
    const headers = maskKey(Object.fromEntries(response.headers), apiKey) as Record<string, string>;
    return { call, url, status: response.status, headers, body: maskKey(parseBody(text), apiKey) };
  } catch (error) {
    return { call, url, status: null, headers: {}, body: null, error: reasonOf(error).replaceAll(apiKey, MASK) };
  }
};
