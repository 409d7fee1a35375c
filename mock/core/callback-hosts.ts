/** The hosts that callbacks may go to. */
export interface CallbackHosts {
  /**
   * Allows a host, as the service's staff does on request: for the account of one key, or for every account. Throws a `RangeError` if it
   * is not a host that can be allowed.
   */
  allow(host: string, options?: { key?: string }): void;
  /** Registers a host, as an account does by itself. Throws a `RangeError` as `allow` does, and for a key of a tier other than Scale. */
  register(host: string, options: { key: string }): void;
  /** Removes a host from the list. */
  revoke(host: string, options?: { key?: string }): void;
  /** The hosts allowed for every account; with a key, also those of its account. */
  list(options?: { key?: string }): string[];
}
