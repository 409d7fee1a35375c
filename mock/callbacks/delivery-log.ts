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

interface Entry extends Addition {
  delivery: StoredDelivery;
  /** The number of the log's change that it is part of. */
  revision: number;
}

/** All pending deliveries, and the last that ended. */
export class DeliveryLog {
  /** By id, oldest first. */
  readonly #entries = new Map<string, Entry>();
  /** In the order in which they ended. */
  readonly #ended = new Set<Entry>();
  /** Those of them that `takeUnread` has not returned. */
  readonly #unread = new Set<Entry>();
  /** Characters in the bodies of ended deliveries. */
  #endedCharacters = 0;
  readonly #revisions: Revisions;

  constructor(changeCount: ChangeCount) {
    this.#revisions = new Revisions(changeCount);
  }

  get size(): number {
    return this.#entries.size;
  }

  get(id: string): StoredDelivery | undefined {
    return this.#entries.get(id)?.delivery;
  }

  /** Adds or replaces a delivery. `addition` is for one that is not new. */
  put(delivery: StoredDelivery, addition?: Partial<Addition>): void {
    const revision = this.#revisions.next();
    const entry = this.#entries.get(delivery.id) ?? { order: revision, addedAt: Date.now(), ...addition, delivery, revision };
    if (this.#ended.has(entry)) this.#endedCharacters += charactersOf(delivery) - charactersOf(entry.delivery);
    this.#entries.set(delivery.id, Object.assign(entry, { delivery, revision }));
  }

  /** Changes a delivery, unless it was dropped meanwhile. */
  change(id: string, changes: Partial<StoredDelivery>): void {
    const delivery = this.get(id);
    if (delivery) this.put({ ...delivery, ...changes });
  }

  /** Marks a delivery as ended and drops the oldest beyond the limits. Returns false if it had ended before. */
  end(id: string): boolean {
    const entry = this.#entries.get(id);
    if (!entry || this.#ended.has(entry)) return false;
    this.#ended.add(entry);
    this.#unread.add(entry);
    this.#endedCharacters += charactersOf(entry.delivery);
    for (const oldest of this.#ended) {
      const fits = this.#ended.size <= MAX_ENDED.count && this.#endedCharacters <= MAX_ENDED.characters;
      if (oldest === entry || fits) break;
      this.#remove(oldest);
    }
    return true;
  }

  /** Adds a delivery that has ended, on the machine's clock, or replaces one. It does not count as unread. */
  add(delivery: StoredDelivery): void {
    this.put(delivery, { addedAt: Date.parse(delivery.queuedAt) });
    this.end(delivery.id);
    this.#unread.delete(this.#entries.get(delivery.id)!);
  }

  /** Returns the ended delivery that was unread longest, and marks it as read. */
  takeUnread(): StoredDelivery | undefined {
    for (const entry of this.#unread) {
      this.#unread.delete(entry);
      return entry.delivery;
    }
    return undefined;
  }

  /** By id of a delivery: those of some words, in lower case, that its body or that of its response contains. */
  findWords(words: readonly string[]): [id: string, found: string[]][] {
    return this.list().map(({ id, body, responseBody = '' }) => [id, findWords(`${body}\n${responseBody}`, words)]);
  }

  /** Oldest first. */
  list(): StoredDelivery[] {
    return Array.from(this.#entries.values(), ({ delivery }) => delivery);
  }

  /** What has changed since a revision. Everything, if that revision is not of this log. */
  changes(since: number): LogChanges<Ordered<StoredDelivery>> {
    const { lines, ...changes } = this.#revisions.changes(since, [...this.#entries.values()], ({ revision }) => revision);
    return { ...changes, lines: lines.map(({ delivery, order, addedAt }) => ({ ...delivery, order, addedAt })) };
  }

  snapshot(): LogState {
    return { deliveries: this.list(), unread: Array.from(this.#unread, ({ delivery }) => delivery.id) };
  }

  /** `orderAt` returns the place of a time among the lines of the other logs, for deliveries that this log does not have now. */
  restore({ deliveries, unread }: LogState, orderAt: (at: number) => number): void {
    const before = new Map(this.#entries);
    this.clear();
    for (const delivery of deliveries) {
      const { id, queuedAt, endedAt } = delivery;
      const { order, addedAt, delivery: known } = before.get(id) ?? {};
      this.put(delivery, known?.queuedAt === queuedAt ? { order, addedAt } : { order: orderAt(Date.parse(queuedAt)) });
      if (endedAt !== undefined) this.end(id);
    }
    this.#unread.clear();
    for (const entry of unread.flatMap((id) => this.#entries.get(id) ?? [])) this.#unread.add(entry);
  }

  /** Removes the deliveries that have ended. */
  clearEnded(): void {
    for (const entry of this.#ended) this.#remove(entry);
    this.#revisions.clear();
  }

  clear(): void {
    for (const part of [this.#entries, this.#ended, this.#unread]) part.clear();
    this.#endedCharacters = 0;
    this.#revisions.clear();
  }

  #remove(ended: Entry): void {
    this.#endedCharacters -= charactersOf(ended.delivery);
    this.#entries.delete(ended.delivery.id);
    this.#ended.delete(ended);
    this.#unread.delete(ended);
  }
}
