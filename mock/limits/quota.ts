import { DAY_MS } from '../core/clock.js';
import type { Limit } from './limit.js';

/** Calls in a day. Daily quotas are documented; that they reset at midnight UTC is assumed. */
export const quota: Limit = {
  code: 'quota_exceeded',
  status(key, { perDay }, now) {
    if (perDay === undefined) return null;
    const day = Math.floor(now / DAY_MS);
    return {
      name: 'day',
      limit: perDay,
      remaining: Math.max(0, perDay - (key.day === day ? key.dayCalls : 0)),
      resetAt: (day + 1) * DAY_MS,
      seconds: DAY_MS / 1000,
    };
  },
  count(key, now) {
    const day = Math.floor(now / DAY_MS);
    if (key.day !== day) {
      key.day = day;
      key.dayCalls = 0;
    }
    key.dayCalls += 1;
  },
};
