import type { ServiceErrorCode } from '../../src/contract/error-codes.js';
import type { KeyRecord } from '../core/store.js';
import type { Tier } from '../core/tiers.js';

/** How a key stands to one limit. */
export interface LimitStatus {
  /** Which limit: calls in a minute, in a day, or in all. */
  name: 'minute' | 'day' | 'trial';
  /** Calls allowed. */
  limit: number;
  /** Calls left. */
  remaining: number;
  /** Epoch milliseconds at which the count begins again; `null` where it never does. */
  resetAt: number | null;
  /** Length of the window in seconds, `null` where it has none. */
  seconds: number | null;
}

/** One limit on a key's calls. */
export interface Limit {
  /** What a refused call is told. */
  code: ServiceErrorCode;
  /** `null` where the tier has no such limit. */
  status(key: KeyRecord, tier: Tier, now: number): LimitStatus | null;
  /** Counts one call. */
  count(key: KeyRecord, now: number): void;
}
