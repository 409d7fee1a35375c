import type { ServiceErrorCode } from '../../src/contract/error-codes.js';
import type { LimitName } from '../core/keys.js';
import type { KeyRecord } from '../core/store.js';
import type { Tier } from '../core/tiers.js';

/** The status of one limit of a key. */
export interface LimitStatus {
  /** Which limit: calls in a minute, in a day, or in total. */
  name: LimitName;
  /** Calls allowed. */
  limit: number;
  /** Calls left. */
  remaining: number;
  /** Epoch milliseconds at which the count resets; `null` if it never does. */
  resetAt: number | null;
  /** Length of the window in seconds; `null` if the limit has no window. */
  seconds: number | null;
}

/** One limit on a key's calls. */
export interface Limit {
  /** Code of the error that a rejected call gets. */
  code: ServiceErrorCode;
  /** `null` if the tier has no such limit. */
  status(key: KeyRecord, tier: Tier, now: number): LimitStatus | null;
  /** Counts one call. */
  count(key: KeyRecord, now: number): void;
}
