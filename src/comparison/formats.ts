import type { Exchange } from './exchange.js';
import { isRejected, isSuccess } from './statement.js';

/** Names of headers about limits, in lower case. */
export const LIMIT_HEADER = /rate-?limit|quota|call-limit/;

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
export const rateLimitHeaderFormatsOf = (exchanges: readonly Exchange[]): string[] => {
  const formats = exchanges.filter(({ call }) => !call.invalidKey).map(({ headers }) => rateLimitHeaderFormatOf(headers));
  return [...new Set(formats)].filter((format) => format !== undefined);
};

/** The mock's name for the format of an error; `undefined` if it is none of the known ones. */
export const errorFormatOf = ({ headers, body }: Pick<Exchange, 'headers' | 'body'>): string | undefined => {
  const contentType = headers['content-type'] ?? '';
  if (contentType.includes('problem+json')) return 'problem';
  if (typeof body === 'string') {
    if (body === '') return 'empty';
    return contentType.includes('html') ? 'html' : 'text';
  }
  const { error, detail, message } = (body ?? {}) as { error?: unknown; detail?: unknown; message?: unknown };
  if (typeof error === 'object' && error !== null) return 'service';
  if (typeof error === 'string') return 'error-text';
  if (detail !== undefined) return 'fastapi';
  return message === undefined ? undefined : 'message';
};

/** Options for `createMockService()` that make the mock respond in the formats of a service. */
export interface MockFormats {
  rateLimitHeaders?: string;
  errorFormat?: string;
}

/** The formats of the last responses that show one. */
export const mockFormatsOf = (exchanges: readonly Exchange[]): MockFormats => {
  const failed = exchanges.findLast(isRejected) ?? exchanges.findLast(({ status }) => status !== null && status >= 400);
  const hasNoLimits =
    exchanges.some(isSuccess) && !exchanges.some(({ headers }) => Object.keys(headers).some((name) => LIMIT_HEADER.test(name)));
  const rateLimitHeaders = rateLimitHeaderFormatsOf(exchanges).at(-1) ?? (hasNoLimits ? 'none' : undefined);
  const errorFormat = failed && errorFormatOf(failed);
  return { ...(rateLimitHeaders && { rateLimitHeaders }), ...(errorFormat && { errorFormat }) };
};
