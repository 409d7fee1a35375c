import type { Duration } from './clock.js';

/**
 * The callback secrets of accounts, as the account page of the service shows them. All accounts share one secret. If you rotate the secret
 * with `key`, the account of that key gets its own secret. Methods throw a `RangeError` for a key that does not exist.
 */
export interface CallbackSecrets {
  /** Returns the secret of new callbacks. With `key`, this is the secret of the key's account. */
  current(options?: { key?: string }): string;
  /**
   * Returns the secrets that callbacks may have now, newest first. After a rotation, there are two for the time `overlap`. Pass this list
   * to `verifyCallback` as `secret`.
   */
  valid(options?: { key?: string }): string[];
  /**
   * Replaces the secret and returns the new one. For the time `overlap`, callbacks that were requested earlier still have the old secret.
   * Default of `overlap`: 1 day.
   */
  rotate(options?: { key?: string; overlap?: Duration }): string;
}
