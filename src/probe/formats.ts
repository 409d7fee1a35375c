import type { ProbeExchange } from './exchange.js';

/** The mock's name for a format of rate limit headers, if the headers look like one. */
const rateLimitHeaderFormatOf = (headers: Readonly<Record<string, string>>): string | undefined => {
  const has = (name: string): boolean => headers[name] !== undefined;
  const reset = headers['x-ratelimit-reset'];
  if (has('x-ratelimit-limit-minute')) return 'kong';
  if (has('x-ratelimit-limit-day')) return 'service';
  if (has('x-ratelimit-resource')) return 'github';
  if (has('x-rate-limit-limit')) return 'twitter';
  if (has('x-ratelimit-limit-requests')) return 'openai';
  if (has('anthropic-ratelimit-requests-limit')) return 'anthropic';
  if (has('x-hubspot-ratelimit-remaining')) return 'hubspot';
  if (has('x-shopify-shop-api-call-limit')) return 'shopify';
  if (has('ratelimit')) return headers['ratelimit']!.includes(';r=') ? 'ietf-10' : 'ietf-07';
  if (has('ratelimit-limit')) return has('ratelimit-policy') ? 'ietf-06' : 'ietf-03';
  if (!has('x-ratelimit-limit')) return undefined;
  return reset === undefined ? 'service' : formatOfReset(reset, headers['retry-after']);
};

const EPOCH_MS_DIGITS = 13;
const EPOCH_SECONDS_DIGITS = 10;

const formatOfReset = (reset: string, retryAfter: string | undefined): string => {
  if (/^\d+\.\d+$/.test(reset)) return retryAfter && Number.isNaN(Number(retryAfter)) ? 'slowapi-dates' : 'slowapi';
  if (/^\d+$/.test(reset)) {
    if (reset.length >= EPOCH_MS_DIGITS) return 'epoch-ms';
    return reset.length >= EPOCH_SECONDS_DIGITS ? 'service' : 'delta';
  }
  return /^\d{4}-/.test(reset) ? 'iso-date' : 'http-date';
};

/** The formats of the rate limit headers of all responses to the user's key: more than one if some responses say more than others. */
export const rateLimitHeaderFormatsOf = (exchanges: readonly ProbeExchange[]): string[] => {
  const formats = exchanges.filter(({ call }) => !call.invalidKey).map(({ headers }) => rateLimitHeaderFormatOf(headers));
  return [...new Set(formats)].filter((format) => format !== undefined);
};

/** The mock's name for the format of an error body. */
export const errorFormatOf = (contentType: string, body: unknown): string => {
  if (contentType.includes('problem+json')) return 'problem';
  if (typeof body === 'string') {
    if (body === '') return 'empty';
    return contentType.includes('html') ? 'html' : 'text';
  }
  const { error, detail } = (body ?? {}) as { error?: unknown; detail?: unknown };
  if (typeof error === 'object' && error !== null) return 'service';
  if (typeof error === 'string') return 'error-text';
  return detail === undefined ? 'message' : 'fastapi';
};
