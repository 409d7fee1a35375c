import { mask, maskUrls } from '../core/masking.js';
import type { CallbackDelivery } from './types.js';
import { toCallbackHeaders } from './headers.js';

/** A delivery as it is kept: where it goes, whole, and its body as text alone. */
export interface KeptDelivery extends Omit<CallbackDelivery, 'request' | 'payload'> {
  url: string;
  body: string;
}

/** What of a log a snapshot keeps. */
export interface LogState {
  deliveries: KeptDelivery[];
  /** Ids of what `next` has not given yet. */
  unread: string[];
}

/** How many ended deliveries are kept, and how many characters their bodies may have together; the oldest go first. */
const most = { ended: 1000, text: 500_000 };

const shownHeaders = toCallbackHeaders(mask);

/** A delivery as it may be seen: without the secret, nor those of its address. */
export const toShown = ({ url, body, ...delivery }: KeptDelivery): CallbackDelivery => ({
  ...delivery,
  request: { method: 'POST', url: maskUrls(url), headers: { ...shownHeaders }, body },
  payload: JSON.parse(body) as CallbackDelivery['payload'],
});

/** All deliveries that are under way, and the last that ended. */
export class DeliveryLog {
  readonly #all = new Map<string, KeptDelivery>();
  /** Ids of what has ended, in that order; and of what of it nobody has been given yet. */
  readonly #ended = new Set<string>();
  readonly #unread = new Set<string>();
  /** Characters in the bodies of what has ended. */
  #text = 0;

  get(id: string): KeptDelivery | undefined {
    return this.#all.get(id);
  }

  put(delivery: KeptDelivery): void {
    this.#all.set(delivery.id, delivery);
  }

  /** Changes what is there; one that is sent again may have gone meanwhile. */
  change(id: string, news: Partial<KeptDelivery>): void {
    const delivery = this.#all.get(id);
    if (delivery) this.#all.set(id, { ...delivery, ...news });
  }

  /** Notes that a delivery has ended; true where it had not before. Then the oldest make room. */
  end(id: string): boolean {
    const delivery = this.#all.get(id);
    if (!delivery || this.#ended.has(id)) return false;
    this.#ended.add(id);
    this.#unread.add(id);
    this.#text += delivery.body.length;
    for (const oldest of this.#ended) {
      if (oldest === id || (this.#ended.size <= most.ended && this.#text <= most.text)) break;
      this.#text -= this.#all.get(oldest)!.body.length;
      for (const all of [this.#all, this.#ended, this.#unread]) all.delete(oldest);
    }
    return true;
  }

  /** What ended first of what nobody has been given yet. */
  nextUnread(): KeptDelivery | undefined {
    for (const id of this.#unread) {
      this.#unread.delete(id);
      return this.#all.get(id);
    }
    return undefined;
  }

  /** Oldest first. */
  list(): KeptDelivery[] {
    return [...this.#all.values()];
  }

  snapshot(): LogState {
    return { deliveries: this.list(), unread: [...this.#unread] };
  }

  restore({ deliveries, unread }: LogState): void {
    this.clear();
    for (const delivery of deliveries) {
      this.put(delivery);
      if (delivery.endedAt !== undefined) this.end(delivery.id);
    }
    this.#unread.clear();
    for (const id of unread) this.#unread.add(id);
  }

  clear(): void {
    for (const all of [this.#all, this.#ended, this.#unread]) all.clear();
    this.#text = 0;
  }
}
