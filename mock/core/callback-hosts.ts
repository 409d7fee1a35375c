/** The hosts that callbacks may go to. */
export interface CallbackHosts {
  /**
   * Allows a host for the account of one key, or for every account. In the real service, its staff does this on request. Throws a
   * `RangeError` if the host cannot be allowed.
   */
  allow(host: string, options?: { key?: string }): void;
  /** Registers a host, as an account does by itself. Throws a `RangeError` as `allow` does, and for a key of a tier other than Scale. */
  register(host: string, options: { key: string }): void;
  /** Removes a host from the list. */
  revoke(host: string, options?: { key?: string }): void;
  /** The hosts that are allowed for every account; with `key`, also the hosts of the key's account. */
  list(options?: { key?: string }): string[];
}
