import type { Limit } from './limit.js';

/** Calls in all. The sandbox's 10 are documented; that they never come back before an upgrade follows from it. */
export const trial: Limit = {
  code: 'trial_exhausted',
  status(key, { total }) {
    if (total === undefined) return null;
    return { name: 'trial', limit: total, remaining: Math.max(0, total - key.calls), resetAt: null, seconds: null };
  },
  count(key) {
    key.calls += 1;
  },
};
