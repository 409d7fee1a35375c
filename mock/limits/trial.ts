import type { Limit } from './limit.js';

/** Calls in total. The sandbox's 10 are documented; that only an upgrade ends a trial follows from it. */
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
