import type { Duration } from './clock.js';

/**
 * The callback secrets of accounts, as the account page of the service shows them. Accounts share one secret until it is rotated for one of them.
 * Methods throw a `RangeError` for a key that does not exist.
 */
export interface CallbackSecrets {
  /** The secret of new callbacks. With `key`: that of its account. Without: that of all accounts for which it was not rotated. */
  current(options?: { key?: string }): string;
  /** The secrets that callbacks may carry now, newest first: two for a while after a rotation. Pass them to `verifyCallback` as `secret`. */
  valid(options?: { key?: string }): string[];
  /**
   * Replaces the secret and returns the new one. Callbacks that were requested before keep the old secret for `overlap`. Default of
   * `overlap`: 1 day.
   */
  rotate(options?: { key?: string; overlap?: Duration }): string;
}
