/** The hosts that callbacks may go to. */
export interface CallbackHosts {
  /**
   * Allows a host for the account of one key, or for every account. In the real service, the staff does this if you ask. Throws a
   * `RangeError` if the host cannot be allowed.
   */
  allow(host: string, options?: { key?: string }): void;
  /**
   * Registers a host, as you do on the account page. Throws a `RangeError` if the host cannot be allowed, or if the tier of the key is not
   * Scale.
   */
  register(host: string, options: { key: string }): void;
  /** Removes a host from the list. */
  revoke(host: string, options?: { key?: string }): void;
  /** Returns the hosts that are allowed for every account. With `key`, it adds the hosts of the key's account. */
  list(options?: { key?: string }): string[];
}
