import { startSlice, type Clock } from './clock.js';
import { Queue, type Queued } from './queue.js';
import type { AcquireOptions } from './types.js';

/** A call, as far as the concurrency of its client is concerned. */
export interface Grouped extends Queued {
  readonly options: Pick<AcquireOptions, 'client' | 'concurrency'>;
  /** The key of the group in which it has a slot. */
  slotOf: unknown;
}

/** The calls of one client: `admitted` of them are in the limit queue or in flight, the others wait. */
interface Group<Call extends Grouped> {
  waiting: Queue<Call>;
  admitted: number;
  isAdmitting: boolean;
}

/** Holds calls back while `concurrency` calls of the same client are in the limit queue or in flight. */
export class ConcurrencyGroups<Call extends Grouped> {
  readonly #groups = new Map<unknown, Group<Call>>();
  readonly #enqueue: (call: Call) => void;
  readonly #clock: Clock;

  /** `enqueue` puts an admitted call into the limit queue. */
  constructor(enqueue: (call: Call) => void, clock: Clock) {
    this.#enqueue = enqueue;
    this.#clock = clock;
  }

  get isEmpty(): boolean {
    return this.#groups.size === 0;
  }

  /** Admits a call, at once or when others have ended. */
  join(call: Call): void {
    const { client, concurrency } = call.options;
    if (concurrency === undefined) return this.#enqueue(call);
    const key = client ?? concurrency;
    const group = this.#groups.get(key) ?? { waiting: new Queue<Call>(), admitted: 0, isAdmitting: false };
    this.#groups.set(key, group);
    group.waiting.join(call);
    this.#admit(key, group);
  }

  /** A call ended: if it had a slot, that is free. */
  leave(call: Call): void {
    const { slotOf } = call;
    const group = this.#groups.get(slotOf);
    if (slotOf === undefined || !group) return;
    call.slotOf = undefined;
    group.admitted--;
    this.#admit(slotOf, group);
  }

  #admit(key: unknown, group: Group<Call>): void {
    // An admitted call may end at once: the loop goes on, instead of one within the other for each such call.
    if (group.isAdmitting) return;
    group.isAdmitting = true;
    const isSliceOver = startSlice(this.#clock);
    for (let call = group.waiting.first; call && group.admitted < (call.options.concurrency ?? 1); call = group.waiting.first) {
      group.waiting.leave(call);
      group.admitted++;
      call.slotOf = key;
      this.#enqueue(call);
      if (isSliceOver(1)) return this.#admitLater(key, group);
    }
    group.isAdmitting = false;
    if (group.admitted === 0 && group.waiting.size === 0) this.#groups.delete(key);
  }

  #admitLater(key: unknown, group: Group<Call>): void {
    this.#clock.after(0, () => {
      group.isAdmitting = false;
      this.#admit(key, group);
    });
  }
}
