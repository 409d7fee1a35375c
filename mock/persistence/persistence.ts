import type { KeptState, KeyRecord, AccountState, Store } from '../core/store.js';
import { toAccountState } from '../core/store.js';
import type { OwnedEnvironment, EnvironmentState } from '../core/environment.js';

/** A piece of state that outlasts a process: its name, and its JSON, `null` where it is gone. */
export type Row = readonly [name: string, json: string | null];

/** What has changed since it was last asked for. */
export interface PersistedChanges {
  /** True where `rows` are everything, and rows that are not among them are gone. */
  everything: boolean;
  /** What to write: a name and its JSON, `null` where the name is gone. */
  rows: Row[];
}

/** What a service must remember beyond a process: keys and their use, accounts with their pantries, hosts, kept answers, ids, dice and clock. */
export interface Persistence {
  /** At first, everything; then what has changed since. */
  changes(): PersistedChanges;
  /** Takes up rows of an earlier process. */
  load(rows: Iterable<readonly [name: string, json: string]>): void;
}

const name = (...parts: string[]): string => JSON.stringify(parts);

/** The lasting state of a store and its world, row by row, so that a change costs no more than the account it is in. */
export const createPersistence = (store: Store, world: OwnedEnvironment): Persistence => ({
  changes() {
    const { everything, keys, accounts, kept } = store.takeChanges();
    const rows: Row[] = [[name('service'), JSON.stringify({ places: store.places, hosts: [...store.hosts], world: world.snapshot() })]];
    for (const key of everything ? store.keys.values() : keys) rows.push([name('key', key.key), JSON.stringify(key)]);
    for (const account of everything ? store.accounts.values() : accounts) {
      rows.push([name('account', account.id), JSON.stringify(toAccountState(account))]);
    }
    const answers = everything ? store.snapshot().kept : kept;
    for (const { account, key, answer } of answers) {
      rows.push([name('kept', account, key), answer === null ? null : JSON.stringify({ account, key, answer })]);
    }
    return { everything, rows };
  },
  load(rows) {
    const state = { places: 0, hosts: [] as string[], keys: [] as KeyRecord[], accounts: [] as AccountState[], kept: [] as KeptState[] };
    for (const [rowName, json] of rows) {
      const [kind] = JSON.parse(rowName) as [string];
      const value: unknown = JSON.parse(json);
      if (kind === 'key') state.keys.push(value as KeyRecord);
      else if (kind === 'account') state.accounts.push(value as AccountState);
      else if (kind === 'kept') state.kept.push(value as KeptState);
      else {
        const { world: was, ...rest } = value as { places: number; hosts: string[]; world: EnvironmentState };
        Object.assign(state, rest);
        world.restore(was);
      }
    }
    store.restore(state);
  },
});
