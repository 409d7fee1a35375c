/** The allow-list of callback hosts. On the real service hosts are registered on request; here it is a call. */
export interface CallbackHosts {
  /** Allows a host: for the account of one key, or for every account. Throws a `RangeError` if it cannot be allow-listed. */
  allow(host: string, options?: { key?: string }): void;
  /** Removes a host from the list. */
  revoke(host: string, options?: { key?: string }): void;
  /** The hosts allowed for every account; with a key, also those of its account. */
  list(options?: { key?: string }): string[];
}
