import type { KeyRecord } from '../core/store.js';
import type { Tier } from '../core/tiers.js';
import type { Limit, LimitStatus } from './limit.js';
import { quota } from './quota.js';
import { rateLimit } from './rate.js';
import { trial } from './trial.js';

/** Checked in this order after `authenticate`: the first that is used up rejects the call. */
const limits: readonly Limit[] = [trial, rateLimit, quota];

/** The status of each limit that the tier has. */
export const limitStatuses = (key: KeyRecord, tier: Tier, now: number): LimitStatus[] => {
  const statuses: LimitStatus[] = [];
  for (const limit of limits) {
    const status = limit.status(key, tier, now);
    if (status) statuses.push(status);
  }
  return statuses;
};

/**
 * Counts one call against every limit. If one is used up, returns that limit and counts nothing: a rejected call costs nothing.
 * A call counts once it has a valid key and every limit lets it through, before its body is read, whatever the response is.
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

/** Later resets are worse for a limit that is used up, sooner resets for one that is not: it is the next to bind. */
const bindsBefore = (a: LimitStatus, b: LimitStatus): boolean => {
  if (a.remaining !== b.remaining) return a.remaining < b.remaining;
  const resetsLater = (a.resetAt ?? Infinity) > (b.resetAt ?? Infinity);
  return resetsLater === (a.remaining === 0);
};

/** The limit that rejects a caller first: the one with the fewest calls left. */
export const mostRestrictive = (statuses: readonly LimitStatus[]): LimitStatus | undefined =>
  statuses.reduce<LimitStatus | undefined>(
    (first, status) => (first === undefined || bindsBefore(status, first) ? status : first),
    undefined,
  );
