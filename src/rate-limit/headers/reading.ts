import type { RateLimit, RateLimitWindow } from '../../contract/rate-limit.js';
import type { HeadersReading } from './parse-headers.js';
import { withoutUndefined } from '../../util/without-undefined.js';
import { SECOND_MS } from '../constants.js';
import type { ResetValue } from './parse-reset.js';
import { asMilliseconds, hasMilliseconds, toResetTime, type Interval, type ResetTime, type ServerClock } from './server-clock.js';
import type { SentCall } from '../traffic/traffic.js';
import type { WindowReading } from './window-reading.js';

/** A response as far as it says something about limits. */
export interface LimitResponse extends HeadersReading {
  status: number;
  /** The service's error code. */
  code?: string;
  /** Our wall clock minus the limiter's clock. */
  wallOffset: number;
}

/** A window as a response reports it, on the limiter's clock. */
export interface ReportedWindow extends Omit<RateLimitWindow, 'resetAt'> {
  reset: ResetTime | null;
}

/** What the response of a call reports of one limit. */
export interface BudgetReport extends ReportedWindow {
  call: SentCall;
  receivedAt: number;
  isRefused: boolean;
  /** The call was refused, and no limit that the response reports is used up. */
  isUnexplained: boolean;
}

/** A report that says what is left. If the response did not, that is counted (`isCounted`). */
export interface CountedReport extends BudgetReport {
  limit: number;
  remaining: number;
  isCounted: boolean;
}

/** What a response says about limits, on the limiter's clock. */
interface Reading {
  windows: ReportedWindow[];
  /** What Retry-After asks for. */
  retry: ResetTime | null;
}

/** Names of windows of a second or a minute, such as `minute`, `per-sec` or `tokens-minute`. Longer windows are not waited for so long: they may reset much earlier. */
const shortPeriod = /^(?:[a-z]+-)*(?:per|app)?(?:(sec)(?:ond)?|min(?:ute)?)(?:ly)?$/;

/** A window of a second or a minute resets within that time, if its reset is not reported. */
const resetByName = (name = '', { earliest, latest }: Interval): ResetTime | null => {
  const period = shortPeriod.exec(name);
  if (!period) return null;
  const periodMs = period[1] ? SECOND_MS : 60_000;
  return { earliest, latest: latest + periodMs, isAbsolute: false, isCoarse: false, periodMs };
};

/** Converts the times of a response. It was sent and received at the ends of `exchange`. */
export const toReading = (clock: ServerClock, response: LimitResponse, exchange: Interval): Reading => {
  const { status, retryAfter, windows, wallOffset } = response;
  const toTime = (value: ResetValue): ResetTime | null => toResetTime(clock, value, exchange, wallOffset);
  const toReset = ({ name, reset }: WindowReading): ResetTime | null => {
    if (!reset) return resetByName(name, exchange);
    return toTime(hasMilliseconds(clock) ? asMilliseconds(reset) : reset);
  };
  const retryTime = status >= 400 && retryAfter ? toTime(retryAfter) : null;
  return {
    windows: windows.map((window) => ({ ...withoutUndefined(window), reset: toReset(window) })),
    retry: retryTime && { ...retryTime, latest: Math.max(exchange.latest, retryTime.latest) },
  };
};

/** The public form of a window. It has only what the service reported, and no time that a `Date` cannot hold. */
const toWindow = ({ name, limit, remaining, reset }: ReportedWindow, wallOffset: number): RateLimitWindow => {
  const resetAt = new Date(reset && reset.periodMs === undefined ? reset.latest + wallOffset : NaN);
  return {
    ...(name !== undefined && { name }),
    ...(limit !== undefined && { limit }),
    ...(remaining !== undefined && { remaining }),
    ...(!Number.isNaN(+resetAt) && { resetAt }),
  };
};

/** The public form of what was reported, the primary window first. */
export const toRateLimit = (reported: readonly ReportedWindow[], wallOffset: number): RateLimit => {
  const windows = reported.map((window) => toWindow(window, wallOffset));
  const { name: _name, ...primary } = windows[0] ?? {};
  return { ...primary, windows };
};

/** The public form of what one response says. */
export const responseRateLimit = (clock: ServerClock, response: LimitResponse, exchange: Interval): RateLimit => {
  const { windows, retry } = toReading(clock, response, exchange);
  const rateLimit = toRateLimit(windows, response.wallOffset);
  return retry ? { ...rateLimit, retryAfterMs: retry.latest - exchange.latest } : rateLimit;
};
