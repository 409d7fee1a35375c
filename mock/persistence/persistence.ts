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
  /** True if something has changed since the last call of `changes`. */
  hasChanges(): boolean;
  /** Loads the entries of an earlier process. */
  load(entries: Iterable<readonly [name: string, json: string]>): void;
  /** Takes over entries that another process has changed. What they do not name stays. */
  merge(entries: Iterable<readonly [name: string, json: string]>): void;
}

/** The stored state of a service, while the service runs. */
export interface OpenState {
  /** Stores what has changed. Once it has ended, the changes survive the end of the process. */
  save(): void | Promise<void>;
  close(): void;
}

type StoredEntries = Iterable<readonly [name: string, json: string]>;

const entryName = (...parts: string[]): string => JSON.stringify(parts);

/** The entry of what belongs to no key or account. */
export const SERVICE_ENTRY = entryName('service');
/** The entry of ids, random numbers and clock. */
export const ENVIRONMENT_ENTRY = entryName('environment');

/** The store without what belongs to a key or an account. */
type ServiceEntry = Pick<StoreState, 'lastPosition' | 'hosts'>;

/** The entries as the state that they are part of; what is not among them is as it is now. */
const toState = (entries: StoredEntries, store: Store, environment: OwnedEnvironment) => {
  const found: Record<string, unknown[]> = { service: [], environment: [], key: [], account: [], response: [] };
  for (const [name, json] of entries) {
    const [kind] = JSON.parse(name) as [string];
    found[kind]?.push(JSON.parse(json));
  }
  const { lastPosition, hosts } = (found.service![0] ?? { lastPosition: store.lastPosition, hosts: [...store.hosts] }) as ServiceEntry;
  return {
    environment: found.environment![0] ?? environment.snapshot(),
    store: { lastPosition, hosts, keys: found.key, accounts: found.account, responses: found.response },
  };
};

/**
 * The state as entries, so that writing a change costs no more than the account it is in. `parse` throws for a state that cannot be used.
 */
export const createPersistence = (
  store: Store,
  environment: OwnedEnvironment,
  parse: (input: unknown) => { environment: EnvironmentState; store: StoreState },
): Persistence => ({
  hasChanges: () => store.hasChanges,
  changes() {
    const { everything, keys, accounts, responses } = store.takeChanges();
    const service: ServiceEntry = { lastPosition: store.lastPosition, hosts: [...store.hosts] };
    const entries: PersistedEntry[] = [
      [SERVICE_ENTRY, JSON.stringify(service)],
      [ENVIRONMENT_ENTRY, JSON.stringify(environment.snapshot())],
    ];
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
    const state = parse(toState(entries, store, environment));
    environment.restore(state.environment);
    store.restore(state.store);
  },
  merge(entries) {
    store.merge(parse(toState(entries, store, environment)).store);
  },
});
