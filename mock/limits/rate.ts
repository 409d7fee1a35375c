import type { Limit } from './limit.js';

const windowMs = 60_000;

/**
 * Calls in a minute. That there is a rate limit is documented (section 8), its kind is assumed: a fixed window, opened by the first call.
 * It opens on that call's whole second, so that the reset in the headers, which are whole seconds, is the very moment it ends.
 */
export const rateLimit: Limit = {
  code: 'rate_limited',
  status(key, { perMinute }, now) {
    if (perMinute === undefined) return null;
    const open = now >= key.windowFrom && now < key.windowFrom + windowMs;
    const from = open ? key.windowFrom : Math.floor(now / 1000) * 1000;
    return {
      name: 'minute',
      limit: perMinute,
      remaining: Math.max(0, perMinute - (open ? key.windowCalls : 0)),
      resetAt: from + windowMs,
      seconds: 60,
    };
  },
  count(key, now) {
    if (now < key.windowFrom || now >= key.windowFrom + windowMs) {
      key.windowFrom = Math.floor(now / 1000) * 1000;
      key.windowCalls = 0;
    }
    key.windowCalls += 1;
  },
};
