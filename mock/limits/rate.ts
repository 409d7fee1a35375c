import type { Limit } from './limit.js';

const WINDOW_MS = 60_000;

/**
 * Calls in a minute. A rate limit is documented; its kind is assumed: a fixed window that the first call starts.
 * The window starts at that call's whole second, so that the reset in the headers, in whole seconds, is exactly its end.
 */
export const rateLimit: Limit = {
  code: 'rate_limited',
  status(key, { perMinute }, now) {
    if (perMinute === undefined) return null;
    const isOpen = now >= key.windowStart && now < key.windowStart + WINDOW_MS;
    const start = isOpen ? key.windowStart : Math.floor(now / 1000) * 1000;
    return {
      name: 'minute',
      limit: perMinute,
      remaining: Math.max(0, perMinute - (isOpen ? key.windowCalls : 0)),
      resetAt: start + WINDOW_MS,
      seconds: WINDOW_MS / 1000,
    };
  },
  count(key, now) {
    if (now < key.windowStart || now >= key.windowStart + WINDOW_MS) {
      key.windowStart = Math.floor(now / 1000) * 1000;
      key.windowCalls = 0;
    }
    key.windowCalls += 1;
  },
};
