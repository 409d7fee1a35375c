import type { AcquireOptions, KeyLimiter, Permit, Rejection, ReportedResponse } from '../../src/rate-limit/types.js';
import type { LimitModel } from './server-model.js';

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

/** What a service with this limit responds to a call that arrives now. */
export const responseOf = (model: LimitModel, now: number): ReportedResponse => {
  const isAccepted = model.availableAt(now, 1) <= now;
  if (isAccepted) model.take(now, 1);
  const { limit, remaining, resetAt } = model.report(now);
  return responseAt(now, { status: isAccepted ? 200 : 429, limit, remaining, reset: (resetAt - now) / 1000 });
};

/** Makes one call, which is sent until it is neither throttled nor unavailable; false if a permit for it is refused. */
export const makeCall = async (
  limiter: KeyLimiter,
  options: AcquireOptions,
  send: () => ReportedResponse | Promise<ReportedResponse>,
): Promise<boolean> => {
  let permit = await limiter.acquire(options);
  while (permit.granted) {
    const response = await send();
    permit.report(response);
    if (![429, 503, 529].includes(response.status)) return true;
    permit = await permit.reacquire();
  }
  return false;
};
