import type { RateLimit } from '../../contract/rate-limit.js';
import { parseHeaders, type HeadersLike } from './parse-headers.js';
import { responseRateLimit } from './reading.js';
import { initialServerClock, observeClocks } from './server-clock.js';

/**
 * Parses what the headers of a response say about limits. Reads the headers `RateLimit`, `RateLimit-*`, `X-RateLimit-*` and
 * `X-Rate-Limit-*`, and similar headers of other services. If two of these report the same window with the same limit, the earlier one in
 * this list takes precedence. It never throws. It ignores values that it cannot parse, and resets that are more than 366 days away. The
 * specification says that the service sends X-RateLimit headers, but not their full names.
 *
 * If the `Date` header shows that the clocks differ, resets are converted to this machine's clock. `retryAfterMs` is set if the response
 * asks for a wait, unless `status` is below 400.
 *
 * @param options.now the current time. Default: the machine's time.
 * @param options.status the status of the response. Default: unknown.
 *
 * @example
 * ```ts
 * import { parseRateLimit } from '@recipe-ai/sdk';
 *
 * const { remaining, resetAt } = parseRateLimit({ 'X-RateLimit-Limit': '60', 'X-RateLimit-Remaining': '12', 'X-RateLimit-Reset': '30' });
 * ```
 */
export function parseRateLimit(headers: HeadersLike, options: { now?: Date | number | (() => number); status?: number } = {}): RateLimit {
  try {
    // Retry-After asks for a wait, unless the status is known to be one of success.
    const { now: given = Date.now(), status = 400 } = options;
    const now = +(typeof given === 'function' ? given() : given);
    const reading = parseHeaders(headers);
    const exchange = { earliest: now, latest: now };
    const clock = observeClocks(initialServerClock, reading.date ?? now, exchange, 0);
    return responseRateLimit(clock, { ...reading, status, wallOffset: 0 }, exchange);
  } catch {
    return { windows: [] }; // not headers at all, whatever their type says
  }
}
