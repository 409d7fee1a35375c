import type { KeyRecord } from '../core/store.js';
import type { Limit, LimitStatus } from './limit.js';
import { quota } from './quota.js';
import { rateLimit } from './rate.js';
import type { Tier } from '../core/tiers.js';
import { trial } from './trial.js';

/** After `authenticate`, in this order: the first that refuses answers. */
const limits: readonly Limit[] = [trial, rateLimit, quota];

/** How a key stands to each limit of its tier. */
export const limitStatuses = (key: KeyRecord, tier: Tier, now: number): LimitStatus[] => {
  const all: LimitStatus[] = [];
  for (const limit of limits) {
    const standing = limit.status(key, tier, now);
    if (standing) all.push(standing);
  }
  return all;
};

/**
 * Counts one call against every limit, or, where one has no room left, gives that limit and counts nothing. So a refused call costs
 * nothing, and a served one is counted once, before its body is read: a call is a request with a valid key that a limit let through,
 * whatever becomes of it then.
 */
export const consume = (key: KeyRecord, tier: Tier, now: number): Limit | null => {
  for (const limit of limits) {
    if (limit.status(key, tier, now)?.remaining === 0) {
      key.rejected += 1;
      return limit;
    }
  }
  for (const limit of limits) limit.count(key, now);
  return null;
};

/** The limit that a caller meets first: the one with the least left; of several, the one that keeps it out longest, or turns soonest while some is left. */
export const mostRestrictive = (all: readonly LimitStatus[]): LimitStatus | undefined => {
  let first = all[0];
  for (const standing of all) {
    if (first === undefined || standing.remaining < first.remaining) first = standing;
    else if (standing.remaining === first.remaining) {
      const later = (standing.resetAt ?? Infinity) > (first.resetAt ?? Infinity);
      if (later === (standing.remaining === 0)) first = standing;
    }
  }
  return first;
};
