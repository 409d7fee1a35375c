import { normalizeHostEntry } from '../callbacks/allowlist-entry.js';
import type { CallbackHosts } from '../core/callback-hosts.js';
import type { AccountRecord, KeyRecord, Store } from '../core/store.js';

const REGISTERING_TIER = 'scale';

const assertMayRegister = ({ tier }: KeyRecord): void => {
  if (tier === REGISTERING_TIER) return;
  throw new RangeError(
    `Only accounts of the tier ${REGISTERING_TIER} register callback hosts; this key has the tier ${tier}. ` +
      'Use mock.keys.upgrade(key, ...), or mock.callbackHosts.allow(host), which simulates a request to the service.',
  );
};

/** The allow-lists of one service. `findKey` throws for a key that does not exist. */
export const createCallbackHostList = (store: Store, findKey: (key: string) => KeyRecord): CallbackHosts => {
  const accountOf = (key: string): AccountRecord => store.account(findKey(key).account);
  const listOf = (key: string | undefined): Set<string> => (key === undefined ? store.hosts : accountOf(key).hosts);
  const change = (key: string | undefined): Set<string> => {
    if (key !== undefined) store.markAccountChanged(accountOf(key));
    return listOf(key);
  };
  return {
    allow: (host, { key } = {}) => void change(key).add(normalizeHostEntry(host)),
    register(host, { key }) {
      assertMayRegister(findKey(key));
      change(key).add(normalizeHostEntry(host));
    },
    revoke: (host, { key } = {}) => void change(key).delete(normalizeHostEntry(host)),
    list: ({ key } = {}) => [...new Set([...store.hosts, ...listOf(key)])],
  };
};
