import type { Pantry, PantryItem } from '../../src/contract/pantries.js';
import type { Tier, TierName } from './tiers.js';

/** An API key, and what it has used. */
export interface KeyRecord {
  key: string;
  account: string;
  tier: TierName;
  /** Limits of this key alone; they win over its tier's. */
  limits: Tier;
  revoked: boolean;
  /** Calls counted, in all. */
  calls: number;
  /** Calls refused by a limit, in all. */
  rejected: number;
  /** When the current minute began, epoch milliseconds. */
  windowFrom: number;
  windowCalls: number;
  /** The current day, counted from 1970. */
  day: number;
  dayCalls: number;
}

/** A pantry and what is in it. The contract's objects are replaced, never changed, so that whoever got one keeps what they got. */
export interface PantryRecord {
  /** Place in the order of creation. */
  place: number;
  pantry: Pantry;
  /** By id, in the order of creation. */
  items: Map<string, ItemRecord>;
  /** Ids by name and unit, for merging. */
  byName: Map<string, string>;
}

export interface ItemRecord {
  place: number;
  item: PantryItem;
}

/** An answer kept for a repeated call with the same `Idempotency-Key`. */
export interface KeptAnswer {
  /** Operation and request, as text. */
  asked: string;
  status: number;
  body: string | null;
}

/** What belongs to one customer; several keys may share it. */
export interface AccountRecord {
  id: string;
  /** Hosts that callbacks of this account may go to, beside those allowed for all. */
  hosts: Set<string>;
  pantries: Map<string, PantryRecord>;
  /** By `Idempotency-Key`, oldest first. */
  kept: Map<string, KeptAnswer>;
}

/** An account as a plain value, without the answers it keeps. */
export interface AccountState {
  id: string;
  hosts: string[];
  pantries: { place: number; pantry: Pantry; items: ItemRecord[] }[];
}

/** An answer as a plain value: of which account, for which `Idempotency-Key`. */
export interface KeptState {
  account: string;
  key: string;
  answer: KeptAnswer;
}

/** The store as a plain value. */
export interface StoreState {
  places: number;
  hosts: string[];
  keys: KeyRecord[];
  accounts: AccountState[];
  kept: KeptState[];
}

/** What has changed since somebody last looked. */
export interface Changes {
  /** True where nothing of what was there can be relied on. */
  everything: boolean;
  keys: Set<KeyRecord>;
  accounts: Set<AccountRecord>;
  /** `null` for an answer that was let go. */
  kept: { account: string; key: string; answer: KeptAnswer | null }[];
}

const keptAnswers = 1000;

/** By what two items are the same: the name, case-blind and without surplus blanks, and the unit. */
export const nameKey = (name: string, unit: string | null): string => `${name.trim().replaceAll(/\s+/g, ' ').toLowerCase()}\n${unit ?? ''}`;

export const toAccountState = ({ id, hosts, pantries }: AccountRecord): AccountState => ({
  id,
  hosts: [...hosts],
  pantries: [...pantries.values()].map(({ place, pantry, items }) => ({ place, pantry, items: [...items.values()] })),
});

/** What the service remembers. */
export class Store {
  /** By the key itself. */
  readonly keys = new Map<string, KeyRecord>();
  readonly accounts = new Map<string, AccountRecord>();
  /** Hosts that callbacks of every account may go to. */
  readonly hosts = new Set<string>();
  #places = 0;
  /** Kept only for whoever asked for it. */
  #changes: Changes | null = null;

  /** How many things were ever placed; the next one's place comes after. */
  get places(): number {
    return this.#places;
  }

  /** Registers a key; its account is made where it does not exist. */
  addKey(key: string, tier: TierName, account: string): KeyRecord {
    const unused = { limits: {}, revoked: false, calls: 0, rejected: 0, windowFrom: 0, windowCalls: 0, day: 0, dayCalls: 0 };
    const record = { key, account, tier, ...unused };
    this.keys.set(key, record);
    this.account(account);
    this.noteKey(record);
    return record;
  }

  account(id: string): AccountRecord {
    let account = this.accounts.get(id);
    if (!account) this.accounts.set(id, (account = { id, hosts: new Set(), pantries: new Map(), kept: new Map() }));
    return account;
  }

  putPantry(account: AccountRecord, pantry: Pantry): PantryRecord {
    let record = account.pantries.get(pantry.id);
    if (record) record.pantry = pantry;
    else account.pantries.set(pantry.id, (record = { place: (this.#places += 1), pantry, items: new Map(), byName: new Map() }));
    return record;
  }

  /** Adds or replaces an item, and counts it in its pantry. */
  putItem(pantry: PantryRecord, item: PantryItem): void {
    const before = pantry.items.get(item.id);
    if (before) pantry.byName.delete(nameKey(before.item.name, before.item.unit));
    pantry.items.set(item.id, { place: before?.place ?? (this.#places += 1), item });
    pantry.byName.set(nameKey(item.name, item.unit), item.id);
    pantry.pantry = { ...pantry.pantry, item_count: pantry.items.size, updated_at: item.updated_at };
  }

  dropItem(pantry: PantryRecord, item: PantryItem, at: string): void {
    pantry.items.delete(item.id);
    pantry.byName.delete(nameKey(item.name, item.unit));
    pantry.pantry = { ...pantry.pantry, item_count: pantry.items.size, updated_at: at };
  }

  /** Keeps an answer for a repeated call, and forgets the oldest of too many. */
  keep(account: AccountRecord, idempotencyKey: string, answer: KeptAnswer): void {
    account.kept.set(idempotencyKey, answer);
    this.#changes?.kept.push({ account: account.id, key: idempotencyKey, answer });
    for (const oldest of account.kept.keys()) {
      if (account.kept.size <= keptAnswers) break;
      account.kept.delete(oldest);
      this.#changes?.kept.push({ account: account.id, key: oldest, answer: null });
    }
  }

  /** Notes that a key was used or changed. */
  noteKey(record: KeyRecord): void {
    this.#changes?.keys.add(record);
  }

  /** Notes that an account, or something in it, changed. One of before a reset is no more. */
  noteAccount(record: AccountRecord): void {
    if (this.accounts.get(record.id) === record) this.#changes?.accounts.add(record);
  }

  /** What has changed since this was last asked for; at first, everything. From then on it is noted. */
  takeChanges(): Changes {
    const changes = this.#changes ?? { everything: true, keys: new Set(), accounts: new Set(), kept: [] };
    this.#changes = { everything: false, keys: new Set(), accounts: new Set(), kept: [] };
    return changes;
  }

  snapshot(): StoreState {
    return structuredClone({
      places: this.#places,
      hosts: [...this.hosts],
      keys: [...this.keys.values()],
      accounts: [...this.accounts.values()].map(toAccountState),
      kept: [...this.accounts.values()].flatMap(({ id, kept }) => [...kept].map(([key, answer]) => ({ account: id, key, answer }))),
    });
  }

  restore(state: StoreState): void {
    this.reset();
    const { places, hosts, keys, accounts, kept } = structuredClone(state);
    this.#places = places;
    for (const host of hosts) this.hosts.add(host);
    for (const key of keys) this.keys.set(key.key, key);
    for (const { id, hosts: own, pantries } of accounts) {
      const account = this.account(id);
      for (const host of own) account.hosts.add(host);
      for (const { place, pantry, items } of pantries) {
        account.pantries.set(pantry.id, {
          place,
          pantry,
          items: new Map(items.map((record) => [record.item.id, record])),
          byName: new Map(items.map(({ item }) => [nameKey(item.name, item.unit), item.id])),
        });
      }
    }
    for (const { account, key, answer } of kept) this.account(account).kept.set(key, answer);
  }

  /** Forgets every pantry, and the answers kept for repeated calls. */
  clearPantries(): void {
    for (const account of this.accounts.values()) {
      account.pantries.clear();
      account.kept.clear();
    }
    if (this.#changes) this.#changes.everything = true;
  }

  reset(): void {
    this.keys.clear();
    this.accounts.clear();
    this.hosts.clear();
    this.#places = 0;
    if (this.#changes) this.#changes.everything = true;
  }
}
