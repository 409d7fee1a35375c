import { findWords } from '../core/find-words.js';
import { mask, maskUrls } from '../core/masking.js';
import { toCallbackHeaders } from './headers.js';
import { Revisions, type Addition, type ChangeCount, type LogChanges, type Ordered } from '../core/revisions.js';
import type { CallbackDelivery } from './types.js';

/** A delivery as it is stored: its whole URL, and its body as text only. */
export interface StoredDelivery extends Omit<CallbackDelivery, 'request' | 'payload'> {
  url: string;
  body: string;
  /** Version of the account's secret when the callback was requested. */
  secretVersion: number;
}

/** What a snapshot keeps of a log. */
export interface LogState {
  deliveries: StoredDelivery[];
  /** Ids of the ended deliveries that `next` has not returned yet. */
  unread: string[];
}

/** Limits for ended deliveries and the characters of their bodies; the oldest are dropped first. A guess: about 1 MB of memory. */
const MAX_ENDED = { count: 1000, characters: 500_000 };

/** A delivery as users see it: without the secret, nor those in its URL. */
export const toPublicDelivery = (stored: StoredDelivery): CallbackDelivery => {
  const { url, body, secretVersion: _secretVersion, ...delivery } = stored;
  return {
    ...delivery,
    request: { method: 'POST', url: maskUrls(url), headers: toCallbackHeaders(mask), body },
    payload: JSON.parse(body) as CallbackDelivery['payload'],
  };
};

const charactersOf = ({ body, responseHeaders = {}, responseBody = '' }: StoredDelivery): number =>
  [body, responseBody, ...Object.entries(responseHeaders).flat()].reduce((sum, { length }) => sum + length, 0);

/** All pending deliveries, and the last that ended. */
export class DeliveryLog {
  readonly #all = new Map<string, StoredDelivery>();
  /** By id. */
  readonly #additions = new Map<string, Addition>();
  /** By id: the number of the log's change that it is part of. */
  readonly #changedAt = new Map<string, number>();
  readonly #revisions: Revisions;
  /** Ids in the order in which deliveries ended. */
  readonly #ended = new Set<string>();
  /** Those of them that `takeUnread` has not returned. */
  readonly #unread = new Set<string>();
  readonly #collections = [this.#all, this.#additions, this.#changedAt, this.#ended, this.#unread];
  /** Characters in the bodies of ended deliveries. */
  #endedCharacters = 0;

  constructor(changeCount: ChangeCount) {
    this.#revisions = new Revisions(changeCount);
  }

  get size(): number {
    return this.#all.size;
  }

  get(id: string): StoredDelivery | undefined {
    return this.#all.get(id);
  }

  put(delivery: StoredDelivery, addedAt = Date.now()): void {
    this.#all.set(delivery.id, delivery);
    const revision = this.#revisions.next();
    this.#changedAt.set(delivery.id, revision);
    if (!this.#additions.has(delivery.id)) this.#additions.set(delivery.id, { order: revision, addedAt });
  }

  /** Changes a delivery, unless it was dropped meanwhile. */
  change(id: string, changes: Partial<StoredDelivery>): void {
    const delivery = this.#all.get(id);
    if (!delivery) return;
    const changed = { ...delivery, ...changes };
    if (this.#ended.has(id)) this.#endedCharacters += charactersOf(changed) - charactersOf(delivery);
    this.put(changed);
  }

  /** Marks a delivery as ended and drops the oldest beyond the limits. Returns false if it had ended before. */
  end(id: string): boolean {
    const delivery = this.#all.get(id);
    if (!delivery || this.#ended.has(id)) return false;
    this.#ended.add(id);
    this.#unread.add(id);
    this.#endedCharacters += charactersOf(delivery);
    for (const oldest of this.#ended) {
      const fits = this.#ended.size <= MAX_ENDED.count && this.#endedCharacters <= MAX_ENDED.characters;
      if (oldest === id || fits) break;
      this.#endedCharacters -= charactersOf(this.#all.get(oldest)!);
      this.#remove(oldest);
    }
    return true;
  }

  /** Adds a delivery that has ended, on the machine's clock, or replaces one. It does not count as unread. */
  add(delivery: StoredDelivery): void {
    this.put(delivery, Date.parse(delivery.queuedAt));
    this.end(delivery.id);
    this.#unread.delete(delivery.id);
  }

  /** Returns the ended delivery that was unread longest, and marks it as read. */
  takeUnread(): StoredDelivery | undefined {
    for (const id of this.#unread) {
      this.#unread.delete(id);
      return this.#all.get(id);
    }
    return undefined;
  }

  /** By id of a delivery: those of some words, in lower case, that its body or that of its response contains. */
  findWords(words: readonly string[]): [id: string, found: string[]][] {
    return this.list().map(({ id, body, responseBody = '' }) => [id, findWords(`${body}\n${responseBody}`, words)]);
  }

  /** Oldest first. */
  list(): StoredDelivery[] {
    return [...this.#all.values()];
  }

  /** What has changed since a revision. Everything, if that revision is not of this log. */
  changes(since: number): LogChanges<Ordered<StoredDelivery>> {
    const { lines, ...changes } = this.#revisions.changes(since, this.list(), ({ id }) => this.#changedAt.get(id)!);
    return { ...changes, lines: lines.map((line) => ({ ...line, ...this.#additions.get(line.id)! })) };
  }

  snapshot(): LogState {
    return { deliveries: this.list(), unread: [...this.#unread] };
  }

  /** `orderAt` returns the place of a time among the lines of the other logs, for deliveries that this log does not have now. */
  restore({ deliveries, unread }: LogState, orderAt: (at: number) => number): void {
    const additions = new Map<string, Addition>();
    for (const { id, queuedAt } of deliveries) {
      const isKnown = this.#all.get(id)?.queuedAt === queuedAt;
      additions.set(id, isKnown ? this.#additions.get(id)! : { order: orderAt(Date.parse(queuedAt)), addedAt: Date.now() });
    }
    this.clear();
    for (const delivery of deliveries) {
      this.#additions.set(delivery.id, additions.get(delivery.id)!);
      this.put(delivery);
      if (delivery.endedAt !== undefined) this.end(delivery.id);
    }
    this.#unread.clear();
    for (const id of unread) this.#unread.add(id);
  }

  /** Removes the deliveries that have ended. */
  clearEnded(): void {
    for (const id of this.#ended) this.#remove(id);
    this.#endedCharacters = 0;
    this.#revisions.clear();
  }

  clear(): void {
    for (const collection of this.#collections) collection.clear();
    this.#endedCharacters = 0;
    this.#revisions.clear();
  }

  #remove(id: string): void {
    for (const collection of this.#collections) collection.delete(id);
  }
}
