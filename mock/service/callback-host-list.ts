import { normalizeHostEntry } from '../callbacks/allowlist-entry.js';
import type { CallbackHosts } from '../core/callback-hosts.js';
import type { AccountRecord, Store } from '../core/store.js';

/** The allow-lists of one service. `accountOf` throws for a key that does not exist. */
export const createCallbackHostList = (store: Store, accountOf: (key: string) => AccountRecord): CallbackHosts => {
  const listOf = (key: string | undefined): Set<string> => (key === undefined ? store.hosts : accountOf(key).hosts);
  const change = (key: string | undefined): Set<string> => {
    if (key !== undefined) store.markAccountChanged(accountOf(key));
    return listOf(key);
  };
  return {
    allow: (host, { key } = {}) => void change(key).add(normalizeHostEntry(host)),
    revoke: (host, { key } = {}) => void change(key).delete(normalizeHostEntry(host)),
    list: ({ key } = {}) => [...new Set([...store.hosts, ...listOf(key)])],
  };
};
