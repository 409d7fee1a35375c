import type { EnvironmentState, OwnedEnvironment } from '../core/environment.js';
import { toAccountState, type Store, type StoreState } from '../core/store.js';

/** A stored part of the state: its name and its JSON, or `null` if it was removed. */
export type PersistedEntry = readonly [name: string, json: string | null];

/** What has changed since the last call of `changes`. */
export interface PersistedChanges {
  /** True if `entries` are the whole state. Delete all entries that were stored before. */
  everything: boolean;
  /** The entries to write. */
  entries: PersistedEntry[];
}

/**
 * Saves and loads the state that outlives a process: keys and their usage, accounts with their pantries, hosts, stored responses, ids,
 * random numbers and clock.
 */
export interface Persistence {
  /** Returns everything at the first call, and later what has changed since the last call. */
  changes(): PersistedChanges;
  /** Loads the entries of an earlier process. */
  load(entries: Iterable<readonly [name: string, json: string]>): void;
}

const entryName = (...parts: string[]): string => JSON.stringify(parts);

/** What is one entry because it belongs to no key or account. */
interface ServiceEntry {
  lastPosition: number;
  hosts: string[];
  environment: EnvironmentState;
}

/**
 * The state as entries, so that writing a change costs no more than the account it is in. `parse` throws for a state that cannot be used.
 */
export const createPersistence = (
  store: Store,
  environment: OwnedEnvironment,
  parse: (input: unknown) => { environment: EnvironmentState; store: StoreState },
): Persistence => ({
  changes() {
    const { everything, keys, accounts, responses } = store.takeChanges();
    const service: ServiceEntry = { lastPosition: store.lastPosition, hosts: [...store.hosts], environment: environment.snapshot() };
    const entries: PersistedEntry[] = [[entryName('service'), JSON.stringify(service)]];
    for (const key of everything ? store.keys.values() : keys) entries.push([entryName('key', key.key), JSON.stringify(key)]);
    for (const account of everything ? store.accounts.values() : accounts) {
      entries.push([entryName('account', account.id), JSON.stringify(toAccountState(account))]);
    }
    for (const { account, key, response } of everything ? store.snapshot().responses : responses) {
      entries.push([entryName('response', account, key), response === null ? null : JSON.stringify({ account, key, response })]);
    }
    return { everything, entries };
  },
  load(entries) {
    const found: Record<string, unknown[]> = { service: [], key: [], account: [], response: [] };
    for (const [name, json] of entries) {
      const [kind] = JSON.parse(name) as [string];
      found[kind]?.push(JSON.parse(json));
    }
    const unused: ServiceEntry = { lastPosition: 0, hosts: [], environment: environment.snapshot() };
    const { lastPosition, hosts, environment: saved } = (found.service![0] ?? unused) as ServiceEntry;
    const state = parse({
      environment: saved,
      store: { lastPosition, hosts, keys: found.key, accounts: found.account, responses: found.response },
    });
    environment.restore(state.environment);
    store.restore(state.store);
  },
});
