import type { Duration } from './clock.js';

/**
 * The callback secrets of accounts, as the account page of the service shows them. Accounts share one secret. After a rotation with `key`,
 * the account of that key has a secret of its own. Methods throw a `RangeError` for a key that does not exist.
 */
export interface CallbackSecrets {
  /** The secret of new callbacks. With `key`: the secret of its account. Without `key`: the shared secret. */
  current(options?: { key?: string }): string;
  /**
   * The secrets that callbacks may have now, newest first: two for a while after a rotation. Pass this list to `verifyCallback` as
   * `secret`.
   */
  valid(options?: { key?: string }): string[];
  /**
   * Replaces the secret and returns the new one. Callbacks that were requested before the rotation have the old secret for the time
   * `overlap`. Default of `overlap`: 1 day.
   */
  rotate(options?: { key?: string; overlap?: Duration }): string;
}
