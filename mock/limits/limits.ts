import type { Exhaustion, KeyRecord } from '../core/store.js';
import type { Tier } from '../core/tiers.js';
import type { Limit, LimitStatus } from './limit.js';
import { quota } from './quota.js';
import { rateLimit } from './rate.js';
import { trial } from './trial.js';

/** Checked in this order after `authenticate`: the first that is used up rejects the call. */
const limits: readonly Limit[] = [trial, rateLimit, quota];

/** What has used up a limit that calls have not; undefined if nothing has, or if its window is over. */
export const exhaustionOf = ({ exhausted }: KeyRecord, { name, seconds }: LimitStatus, now: number): Exhaustion | undefined =>
  exhausted.find(
    // The clock of the mock can be set back, also to before the window.
    ({ limit, resetAt }) => limit === name && (resetAt === null || (now < resetAt && now >= resetAt - seconds! * 1000)),
  );

const statusOf = (limit: Limit, key: KeyRecord, tier: Tier, now: number): LimitStatus | null => {
  const status = limit.status(key, tier, now);
  const exhaustion = status && exhaustionOf(key, status, now);
  return exhaustion ? { ...status, remaining: 0, resetAt: exhaustion.resetAt } : status;
};

/** The status of each limit that the tier has. */
export const limitStatuses = (key: KeyRecord, tier: Tier, now: number): LimitStatus[] => {
  const statuses: LimitStatus[] = [];
  for (const limit of limits) {
    const status = statusOf(limit, key, tier, now);
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
    if (statusOf(limit, key, tier, now)?.remaining === 0) {
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
