import type { Exclusively } from '../core/store.js';
import { ENVIRONMENT_ENTRY, SERVICE_ENTRY, type PersistedChanges, type PersistedEntry, type Persistence } from './persistence.js';

/** The stored entries that a process does not know yet. */
export interface StoredChanges {
  /** Pass this number to get the next changes. */
  revision: number;
  /** True if `entries` are the whole state: an entry that is not among them is gone. */
  everything: boolean;
  /** Oldest first. */
  entries: (readonly [name: string, json: string])[];
}

/** A database, while no other process can use the state in it. */
export interface StateTransaction {
  /** The entries that changed after a revision. 0 returns all. */
  read(afterRevision: number): Promise<StoredChanges>;
  /** Writes changes under a new revision. */
  write(changes: PersistedChanges, revision: number): Promise<void>;
}

/** A state in a database that several processes share: see `createPostgresState` in `@recipe-ai/sdk/mock/postgres`. */
export interface SharedStateStore {
  /**
   * Runs `run` while no other process runs one. What it has written is stored once this resolves, and not at all if it rejects.
   */
  transaction(run: (transaction: StateTransaction) => Promise<void>): Promise<void>;
}

interface Section {
  run: () => unknown;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/**
 * The state of a service in a store that other processes use too. Everything that reads or changes the state is a section. Before sections
 * run, the changes of other processes are loaded; what they change is stored before their callers go on. Sections that wait at the same
 * time share one transaction.
 */
export class SharedState {
  readonly #store: SharedStateStore;
  readonly #persistence: Persistence;
  #waiting: Section[] = [];
  #isRunning = false;
  /** True once the state of this process is stored. */
  #isOpen = false;
  /** The last revision that is in memory; 0 if memory may hold what is not stored. */
  #revision = 0;
  /** Entries that need not be written again, as they are stored: at first all, later that of the service. */
  #stored = new Map<string, string>();

  constructor(store: SharedStateStore, persistence: Persistence) {
    this.#store = store;
    this.#persistence = persistence;
  }

  readonly exclusively: Exclusively = <Result>(run: () => Result | Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      this.#waiting.push({ run, resolve: resolve as Section['resolve'], reject });
      void this.#runWaiting();
    });

  /** Stores what was changed outside a section, by the code of the process. */
  async save(): Promise<void> {
    if (this.#persistence.hasChanges()) await this.exclusively(() => undefined);
  }

  async #runWaiting(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#waiting.length > 0) await this.#runTogether(this.#waiting.splice(0));
    this.#isRunning = false;
  }

  async #runTogether(sections: readonly Section[]): Promise<void> {
    const ends: (() => void)[] = [];
    let revision = 0;
    try {
      await this.#store.transaction(async (transaction) => {
        const loaded = await this.#load(transaction);
        this.#revision = 0;
        for (const section of sections) ends.push(await endOf(section));
        revision = await this.#write(transaction, loaded);
      });
      this.#revision = revision;
      for (const end of ends) end();
    } catch (error) {
      for (const { reject } of sections) reject(error);
    }
  }

  /** Loads what other processes have changed, and returns its revision. */
  async #load(transaction: StateTransaction): Promise<number> {
    const { revision, everything, entries } = await transaction.read(this.#revision);
    if (!this.#isOpen) this.#loadFirst(entries);
    else if (this.#revision === 0 || everything) this.#replace(entries);
    else this.#persistence.merge(entries);
    const service = entries.findLast(([name]) => name === SERVICE_ENTRY);
    if (service) this.#stored.set(...service);
    return revision;
  }

  /** An empty store gets the state of this process. */
  #loadFirst(entries: StoredChanges['entries']): void {
    if (entries.length > 0) this.#persistence.load(entries);
    this.#stored = new Map(entries);
  }

  /** Makes memory what is stored, nothing else. */
  #replace(entries: StoredChanges['entries']): void {
    this.#persistence.load(entries);
    this.#persistence.changes();
  }

  /** Writes what has changed, and returns the revision that is stored then. */
  async #write(transaction: StateTransaction, loaded: number): Promise<number> {
    const changes = this.#persistence.changes();
    const entries = changes.entries.filter((entry) => this.#isChanged(entry));
    // At first, everything counts as changed. It adds to what is stored already.
    const everything = changes.everything && (loaded === 0 || this.#isOpen);
    this.#isOpen = true;
    this.#stored = new Map(changes.entries.filter(([name]) => name === SERVICE_ENTRY) as [string, string][]);
    if (entries.length === 0 && !everything) return loaded;
    await transaction.write({ everything, entries }, loaded + 1);
    return loaded + 1;
  }

  /** Each process has a clock, random numbers and ids of its own. */
  #isChanged([name, json]: PersistedEntry): boolean {
    return name !== ENVIRONMENT_ENTRY && json !== this.#stored.get(name);
  }
}

/** Runs a section. The returned function tells its caller how it ended. */
const endOf = async ({ run, resolve, reject }: Section): Promise<() => void> => {
  try {
    const value = await run();
    return () => resolve(value);
  } catch (error) {
    return () => reject(error);
  }
};
