import type { Limit } from './limit.js';

const dayMs = 86_400_000;

/** Calls in a day. That there are daily quotas is documented (section 8); that they turn at midnight UTC is assumed. */
export const quota: Limit = {
  code: 'quota_exceeded',
  status(key, { perDay }, now) {
    if (perDay === undefined) return null;
    const day = Math.floor(now / dayMs);
    return {
      name: 'day',
      limit: perDay,
      remaining: Math.max(0, perDay - (key.day === day ? key.dayCalls : 0)),
      resetAt: (day + 1) * dayMs,
      seconds: 86_400,
    };
  },
  count(key, now) {
    const day = Math.floor(now / dayMs);
    if (key.day !== day) {
      key.day = day;
      key.dayCalls = 0;
    }
    key.dayCalls += 1;
  },
};
