import type { Pantry, PantryItem } from '../../src/contract/pantries.js';
import type { LimitName } from './keys.js';
import type { Tier, TierName } from './tiers.js';

/** A limit that `mock.keys.exhaust` has used up, until it resets. */
export interface Exhaustion {
  id: string;
  limit: LimitName;
  /** When the window ends that was used up, epoch milliseconds; `null` for a trial. */
  resetAt: number | null;
  /** True if the tier has no such limit: the limit of the key ends with this. */
  isAdded: boolean;
}

/** An API key, and what it has used. */
export interface KeyRecord {
  key: string;
  account: string;
  tier: TierName;
  /** Limits of this key alone; they replace those of its tier. */
  limits: Tier;
  revoked: boolean;
  /** Calls counted in total. */
  calls: number;
  /** Calls that a limit rejected, in total. */
  rejected: number;
  /** When the current minute began, epoch milliseconds. */
  windowStart: number;
  windowCalls: number;
  /** The current day, counted from 1970. */
  day: number;
  dayCalls: number;
  /** The last one first. */
  exhausted: Exhaustion[];
}

/** The fields of a key that has not been used. */
export const unusedKey = () => ({ limits: {}, calls: 0, rejected: 0, windowStart: 0, windowCalls: 0, day: 0, dayCalls: 0, exhausted: [] });

/** A pantry and its items. The contract's objects are replaced, never changed, so a caller's copy stays as it was. */
export interface PantryRecord {
  /** Position in the order of creation. */
  position: number;
  pantry: Pantry;
  /** By id, in the order of creation. */
  items: Map<string, ItemRecord>;
  /** Ids by name and unit, for merging. */
  byName: Map<string, string>;
}

export interface ItemRecord {
  /** Position in the order of creation. */
  position: number;
  item: PantryItem;
}

/** A response kept for a retry with the same `Idempotency-Key`. */
export interface StoredResponse {
  /** Operation and request, as text. */
  request: string;
  status: number;
  body: string | null;
}

/** One customer; several keys may belong to it. */
export interface AccountRecord {
  id: string;
  /** Callback hosts of this account, in addition to those allowed for every account. */
  hosts: Set<string>;
  pantries: Map<string, PantryRecord>;
  /** By `Idempotency-Key`, oldest first. */
  responses: Map<string, StoredResponse>;
}

/** An account as a plain value, without its stored responses. */
export interface AccountState {
  id: string;
  hosts: string[];
  pantries: { position: number; pantry: Pantry; items: ItemRecord[] }[];
}

/** A stored response as a plain value: of which account, for which `Idempotency-Key`. */
export interface StoredResponseState {
  account: string;
  key: string;
  response: StoredResponse;
}

/** The store as a plain value. */
export interface StoreState {
  lastPosition: number;
  hosts: string[];
  keys: KeyRecord[];
  accounts: AccountState[];
  responses: StoredResponseState[];
}

/** What has changed since the last `takeChanges`. */
export interface Changes {
  /** True if everything before is obsolete. */
  everything: boolean;
  keys: Set<KeyRecord>;
  accounts: Set<AccountRecord>;
  /** `response` is `null` for one that was dropped. */
  responses: { account: string; key: string; response: StoredResponse | null }[];
  /** See `change`. */
  repeatable: (() => void)[];
}

const unchanged = (): Changes => ({ everything: false, keys: new Set(), accounts: new Set(), responses: [], repeatable: [] });

/**
 * Runs what reads or changes the stored state while no other process that shares the state does. With a state of this process alone, it only
 * calls `run`.
 */
export type Exclusively = <Result>(run: () => Result | Promise<Result>) => Result | Promise<Result>;

/** Responses kept for each account. A guess: far more than the retries of one test. */
const MAX_STORED_RESPONSES = 1000;

/** Two items are the same if this is: the name, without case and extra blanks, and the unit. */
export const nameKey = (name: string, unit: string | null): string => `${name.trim().replaceAll(/\s+/g, ' ').toLowerCase()}\n${unit ?? ''}`;

export const toAccountState = ({ id, hosts, pantries }: AccountRecord): AccountState => ({
  id,
  hosts: [...hosts],
  pantries: [...pantries.values()].map(({ position, pantry, items }) => ({ position, pantry, items: [...items.values()] })),
});

/** Keys, accounts with their pantries and stored responses, and the allow-list of callback hosts. */
export class Store {
  /** By the key itself. */
  readonly keys = new Map<string, KeyRecord>();
  readonly accounts = new Map<string, AccountRecord>();
  /** Callback hosts allowed for every account. */
  readonly hosts = new Set<string>();
  #lastPosition = 0;
  /** `null` until `takeChanges` is called: then changes are recorded. */
  #changes: Changes | null = null;

  /** Position of the pantry or item that was created last. */
  get lastPosition(): number {
    return this.#lastPosition;
  }

  /** Adds a key, and its account if it does not exist. */
  addKey(key: string, tier: TierName, account: string): KeyRecord {
    const record: KeyRecord = { key, account, tier, revoked: false, ...unusedKey() };
    this.keys.set(key, record);
    this.account(account);
    this.markKeyChanged(record);
    return record;
  }

  account(id: string): AccountRecord {
    let account = this.accounts.get(id);
    if (!account) this.accounts.set(id, (account = { id, hosts: new Set(), pantries: new Map(), responses: new Map() }));
    return account;
  }

  putPantry(account: AccountRecord, pantry: Pantry): PantryRecord {
    let record = account.pantries.get(pantry.id);
    if (record) record.pantry = pantry;
    else account.pantries.set(pantry.id, (record = { position: (this.#lastPosition += 1), pantry, items: new Map(), byName: new Map() }));
    return record;
  }

  /** Adds or replaces an item, and updates the count of its pantry. */
  putItem(pantry: PantryRecord, item: PantryItem): void {
    const before = pantry.items.get(item.id);
    if (before) pantry.byName.delete(nameKey(before.item.name, before.item.unit));
    pantry.items.set(item.id, { position: before?.position ?? (this.#lastPosition += 1), item });
    pantry.byName.set(nameKey(item.name, item.unit), item.id);
    pantry.pantry = { ...pantry.pantry, item_count: pantry.items.size, updated_at: item.updated_at };
  }

  removeItem(pantry: PantryRecord, item: PantryItem, at: string): void {
    pantry.items.delete(item.id);
    pantry.byName.delete(nameKey(item.name, item.unit));
    pantry.pantry = { ...pantry.pantry, item_count: pantry.items.size, updated_at: at };
  }

  /** Stores a response for retries, and drops the oldest beyond the limit. */
  putResponse(account: AccountRecord, idempotencyKey: string, response: StoredResponse): void {
    const dropped = this.#keepResponse(account, idempotencyKey, response);
    this.#changes?.responses.push({ account: account.id, key: idempotencyKey, response });
    for (const key of dropped) this.#changes?.responses.push({ account: account.id, key, response: null });
  }

  /** Returns the keys of those that it drops. */
  #keepResponse({ responses }: AccountRecord, idempotencyKey: string, response: StoredResponse): string[] {
    responses.set(idempotencyKey, response);
    const dropped: string[] = [];
    for (const oldest of responses.keys()) {
      if (responses.size <= MAX_STORED_RESPONSES) break;
      responses.delete(oldest);
      dropped.push(oldest);
    }
    return dropped;
  }

  /** Records that a key was used or changed. */
  markKeyChanged(record: KeyRecord): void {
    this.#changes?.keys.add(record);
  }

  /** Records that an account, or something in it, changed. Does nothing for an account that a reset removed. */
  markAccountChanged(record: AccountRecord): void {
    if (this.accounts.get(record.id) === record) this.#changes?.accounts.add(record);
  }

  /** Makes a change that may be made twice, outside of a request: if a merge loads what was stored before it, it is made again. */
  change(run: () => void): void {
    run();
    this.#changes?.repeatable.push(run);
  }

  /** True if something has changed since the last `takeChanges`, or before the first. */
  get hasChanges(): boolean {
    if (this.#changes === null) return true;
    const { everything, keys, accounts, responses, repeatable } = this.#changes;
    return everything || keys.size > 0 || accounts.size > 0 || responses.length > 0 || repeatable.length > 0;
  }

  /** What has changed since the last call; the first time, everything. From then on changes are recorded. */
  takeChanges(): Changes {
    const changes = this.#changes ?? { ...unchanged(), everything: true };
    this.#changes = unchanged();
    return changes;
  }

  /** The values of the store, not copies of them: copy or serialize them at once. */
  snapshot(): StoreState {
    return {
      lastPosition: this.#lastPosition,
      hosts: [...this.hosts],
      keys: [...this.keys.values()],
      accounts: [...this.accounts.values()].map(toAccountState),
      responses: [...this.accounts.values()].flatMap(({ id, responses }) =>
        [...responses].map(([key, response]) => ({ account: id, key, response })),
      ),
    };
  }

  /** Takes over the values of a state, and forgets all others. */
  restore(state: StoreState): void {
    this.reset();
    this.merge(state);
  }

  /** Takes over the values of a state. Keys, accounts and responses that it does not name stay. This counts as no change. */
  merge({ lastPosition, hosts, keys, accounts, responses }: StoreState): void {
    this.#lastPosition = lastPosition;
    this.hosts.clear();
    for (const host of hosts) this.hosts.add(host);
    for (const key of keys) this.#mergeKey(key);
    for (const account of accounts) this.#mergeAccount(account);
    for (const { account, key, response } of responses) this.#keepResponse(this.account(account), key, response);
    for (const repeat of this.#changes?.repeatable ?? []) repeat();
  }

  /** Changes the record in place: a request that is being served may hold it. */
  #mergeKey(key: KeyRecord): void {
    const known = this.keys.get(key.key);
    if (known) Object.assign(known, key);
    else this.keys.set(key.key, key);
  }

  /** As `#mergeKey`, in place. */
  #mergeAccount({ id, hosts, pantries }: AccountState): void {
    const account = this.account(id);
    account.hosts.clear();
    for (const host of hosts) account.hosts.add(host);
    account.pantries.clear();
    for (const { position, pantry, items } of pantries) {
      account.pantries.set(pantry.id, {
        position,
        pantry,
        items: new Map(items.map((record) => [record.item.id, record])),
        byName: new Map(items.map(({ item }) => [nameKey(item.name, item.unit), item.id])),
      });
    }
  }

  /** Removes every pantry and every stored response. */
  clearPantries(): void {
    for (const account of this.accounts.values()) {
      account.pantries.clear();
      account.responses.clear();
    }
    if (this.#changes) this.#changes.everything = true;
  }

  reset(): void {
    this.keys.clear();
    this.accounts.clear();
    this.hosts.clear();
    this.#lastPosition = 0;
    if (this.#changes) this.#changes = { ...unchanged(), everything: true };
  }
}
