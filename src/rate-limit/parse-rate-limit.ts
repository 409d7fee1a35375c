import type { RateLimit } from '../contract/rate-limit.js';
import { LONGEST_WAIT_MS } from './constants.js';
import { parseHeaders, type HeadersLike } from './headers.js';
import type { ResetValue } from './parse-reset.js';
import { toRateLimit, toReportedWindow } from './to-rate-limit.js';

/** The latest time a `Date` can hold. */
const LAST_DATE_MS = 864e13;

/** Converts a reset to epoch milliseconds of our clock, which is `skewMs` behind the server's; undefined if it is out of range. */
const toEpochMs = ({ ms, isAbsolute }: ResetValue, now: number, skewMs: number): number | undefined => {
  const at = isAbsolute ? ms - skewMs : now + ms;
  return Math.abs(at - now) <= LONGEST_WAIT_MS && Math.abs(at) <= LAST_DATE_MS ? at : undefined;
};

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
    const { now: given = Date.now(), status } = options;
    const now = +(typeof given === 'function' ? given() : given);
    const reading = parseHeaders(headers);
    const aheadMs = (reading.date ?? now) - now;
    // `Date` has whole seconds, so our clock may be up to a second ahead of it without a difference.
    const skewMs = aheadMs > 0 || aheadMs <= -1000 ? aheadMs : 0;
    const locate = (reset?: ResetValue) => reset && toEpochMs(reset, now, skewMs);
    const rateLimit = toRateLimit(
      reading.windows.map((window) => toReportedWindow(window, locate(window.reset))),
      0,
    );
    const retryAt = status === undefined || status >= 400 ? locate(reading.retryAfter) : undefined;
    return retryAt === undefined ? rateLimit : { ...rateLimit, retryAfterMs: Math.max(0, retryAt - now) };
  } catch {
    return { windows: [] }; // not headers at all, whatever their type says
  }
}
