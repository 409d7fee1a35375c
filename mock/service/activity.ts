import type { Operation } from '../../src/contract/endpoints.js';
import type { Pantry, PantryItem } from '../../src/contract/pantries.js';
import type { Outbox } from '../callbacks/outbox.js';
import type { CallbackDelivery } from '../callbacks/types.js';
import type { OwnedEnvironment } from '../core/environment.js';
import { createMasker } from '../core/masker.js';
import type { MatchOptions, MockHandle, Rules } from '../core/rules.js';
import type { ChangedRequest, RequestLog } from '../core/request-log.js';
import type { LogChanges, Ordered } from '../core/revisions.js';
import type { RequestLogEntry } from '../core/request-log-entry.js';
import type { Store } from '../core/store.js';
import type { KeyStore } from './keys.js';

/** A pantry with its items. */
export interface PantryContent {
  /** The pantry, as the API returns it. */
  pantry: Pantry;
  /** The items, in the order in which they were added. */
  items: PantryItem[];
}

/** What the mock has recorded, for a live display. */
export interface Activity {
  /** How many requests the log holds. */
  readonly requestCount: number;
  /** How many callbacks the log holds. */
  readonly deliveryCount: number;
  /** True if the clock is frozen. */
  readonly isClockFrozen: boolean;
  /** The names of the tiers. */
  readonly tiers: readonly string[];
  /** Returns the active scenario that a fault belongs to. */
  scenarioOf(fault: string): string | undefined;
  /** The active response overrides. */
  readonly overrides: readonly (MatchOptions & MockHandle & { operation: Operation | '*' })[];
  /** Returns the entry of `mock.requests` with that id. */
  request(id: string): RequestLogEntry | undefined;
  /** Returns the callback of `mock.callbacks.deliveries` with that id. */
  delivery(id: string): CallbackDelivery | undefined;
  /** Adds a callback that another receiver got and that has ended. If the log has one with its id, replaces it. */
  addDelivery(delivery: CallbackDelivery): void;
  /** Returns the requests added or changed since a revision, or all for -1. */
  requestChanges(since: number): LogChanges<ChangedRequest>;
  /** Returns the callbacks added or changed since a revision, or all for -1. */
  deliveryChanges(since: number): LogChanges<Ordered<CallbackDelivery>>;
  /** By id of a request or a callback: those of some words, in lower case, that its bodies contain. */
  findWords(words: readonly string[]): Record<string, string[]>;
  /** Removes the callbacks that have ended from their log. */
  clearDeliveries(): void;
  /** The pantries of a key's account, oldest first. */
  pantries(key: string): PantryContent[];
  /** True if a key has limits of its own. */
  hasOwnLimits(key: string): boolean;
  /** Removes what a key has used, and its own limits. */
  giveBack(key: string): void;
  /** Returns the text with the keys and secrets of the mock masked. */
  mask(text: string): string;
}

interface ActivitySources {
  readonly requestLog: RequestLog;
  readonly outbox: Outbox;
  readonly store: Store;
  readonly keys: KeyStore;
  readonly environment: OwnedEnvironment;
  readonly overrides: Rules<object>;
  readonly scenarioOf: (fault: string) => string | undefined;
}

/** `secrets` returns what is masked. */
export const createActivity = (
  { requestLog, outbox, store, keys, environment, overrides, scenarioOf }: ActivitySources,
  secrets: () => Iterable<string>,
): Activity => ({
  get requestCount() {
    return requestLog.size;
  },
  get deliveryCount() {
    return outbox.size;
  },
  get isClockFrozen() {
    return environment.clock.isFrozen;
  },
  get tiers() {
    return keys.tierNames();
  },
  get overrides() {
    return overrides.active();
  },
  scenarioOf,
  request: (id) => requestLog.find(id, secrets()),
  delivery: (id) => outbox.find(id),
  addDelivery: (delivery) => outbox.add(delivery),
  requestChanges: (since) => requestLog.changes(since, secrets()),
  deliveryChanges: (since) => outbox.changes(since),
  findWords: (words) =>
    Object.fromEntries([...requestLog.findWords(words), ...outbox.findWords(words)].filter(([, found]) => found.length > 0)),
  clearDeliveries: () => outbox.clearEnded(),
  pantries: (key) =>
    [...store.account(keys.record(key).account).pantries.values()].map(({ pantry, items }) => ({
      pantry,
      items: [...items.values()].map(({ item }) => item),
    })),
  hasOwnLimits: (key) => Object.keys(keys.record(key).limits).length > 0,
  giveBack: (key) => keys.giveBack(key),
  mask: (text) => createMasker(secrets()).text(text),
});
