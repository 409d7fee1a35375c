import type { KeyLimiter, Permit, Rejection } from '../../src/rate-limit/types.js';

/** What a response of the service reports; times are seconds from now. */
export interface Says {
  status?: number;
  code?: string;
  limit?: number;
  remaining?: number;
  reset?: number;
  day?: { limit: number; remaining: number; reset: number };
  retryAfter?: number;
  /** Milliseconds that the service's clock is ahead; its `Date` shows them. */
  skew?: number;
}

/** The response of a service that reports this, at a time of the caller's clock. */
export const responseAt = (now: number, { status = 200, code, limit, remaining, reset, day, retryAfter, skew }: Says = {}) => {
  const headers = new Headers();
  const epoch = (seconds: number) => (now + (skew ?? 0)) / 1000 + seconds;
  const say = (name: string, value: number | undefined) => value !== undefined && headers.set(name, String(value));
  say('x-ratelimit-limit', limit);
  say('x-ratelimit-remaining', remaining);
  say('x-ratelimit-reset', reset === undefined ? undefined : epoch(reset));
  say('x-ratelimit-limit-day', day?.limit);
  say('x-ratelimit-remaining-day', day?.remaining);
  say('x-ratelimit-reset-day', day && epoch(day.reset));
  say('retry-after', retryAfter);
  if (skew !== undefined) headers.set('date', new Date(now + skew).toUTCString());
  return { status, headers, code };
};

export const granted = (end: Permit | Rejection): Permit => {
  if (!end.granted) throw new Error(`refused: ${end.reason}`);
  return end;
};

export const refused = (end: Permit | Rejection): Rejection => {
  if (end.granted) throw new Error('granted');
  return end;
};

export const limiterStateOf = (limiter: KeyLimiter) => limiter.inspect().state;
