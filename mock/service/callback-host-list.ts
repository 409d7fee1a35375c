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
  const change = (host: string, key: string | undefined, method: 'add' | 'delete'): void => {
    const entry = normalizeHostEntry(host);
    store.change(() => {
      listOf(key)[method](entry);
      if (key !== undefined) store.markAccountChanged(accountOf(key));
    });
  };
  return {
    allow: (host, { key } = {}) => change(host, key, 'add'),
    register(host, { key }) {
      assertMayRegister(findKey(key));
      change(host, key, 'add');
    },
    revoke: (host, { key } = {}) => change(host, key, 'delete'),
    list: ({ key } = {}) => [...new Set([...store.hosts, ...listOf(key)])],
  };
};
