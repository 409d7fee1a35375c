import type { ErrorFormatName, RateLimitHeaderFormatName } from '@recipe-ai/sdk/mock';

/** The formats of limit headers. One that is missing does not compile. */
const rateLimitHeaders: Record<RateLimitHeaderFormatName, true> = {
  service: true,
  github: true,
  twitter: true,
  'epoch-ms': true,
  'http-date': true,
  'iso-date': true,
  delta: true,
  'ietf-03': true,
  'ietf-06': true,
  'ietf-07': true,
  'ietf-10': true,
  kong: true,
  openai: true,
  anthropic: true,
  slowapi: true,
  'slowapi-dates': true,
  hubspot: true,
  shopify: true,
  none: true,
};

/** The formats of errors. One that is missing does not compile. */
const errors: Record<ErrorFormatName, true> = {
  service: true,
  fastapi: true,
  message: true,
  'error-text': true,
  problem: true,
  text: true,
  html: true,
  empty: true,
};

export const rateLimitHeaderNames = Object.keys(rateLimitHeaders);
export const errorFormatNames = Object.keys(errors);
