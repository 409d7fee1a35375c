import type { KeyRecord } from '../core/store.js';
import type { Limit } from './limit.js';

const WINDOW_MS = 60_000;

/** The clock of the mock can be set back, also to before the window. */
const isOpen = ({ windowStart }: KeyRecord, now: number): boolean => now >= windowStart && now < windowStart + WINDOW_MS;

const startOfSecond = (now: number): number => Math.floor(now / 1000) * 1000;

/**
 * Calls in a minute. A rate limit is documented; its kind is assumed: a fixed window that the first call starts.
 * The window starts at that call's whole second, so that the reset in the headers, in whole seconds, is exactly its end.
 */
export const rateLimit: Limit = {
  code: 'rate_limited',
  status(key, { perMinute }, now) {
    if (perMinute === undefined) return null;
    const open = isOpen(key, now);
    return {
      name: 'minute',
      limit: perMinute,
      remaining: Math.max(0, perMinute - (open ? key.windowCalls : 0)),
      resetAt: (open ? key.windowStart : startOfSecond(now)) + WINDOW_MS,
      seconds: WINDOW_MS / 1000,
    };
  },
  count(key, now) {
    if (!isOpen(key, now)) {
      key.windowStart = startOfSecond(now);
      key.windowCalls = 0;
    }
    key.windowCalls += 1;
  },
};
