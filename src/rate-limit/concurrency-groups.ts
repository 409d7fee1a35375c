import { Queue, type Queued } from './queue.js';
import type { AcquireOptions } from './types.js';

/** The calls of one client that wait for others of it: those that are `admitted`, so in the limit queue or in flight. */
export class Group<Call extends Queued> extends Queue<Call> {
  readonly key: unknown;
  readonly admitted = new Set<Call>();

  constructor(key: unknown) {
    super();
    this.key = key;
  }
}

/** A call, as far as the concurrency of its client is concerned. */
interface Grouped<Call extends Queued> extends Queued {
  readonly options: Pick<AcquireOptions, 'client' | 'concurrency'>;
  /** The group in which it has a slot. */
  group: Group<Call> | undefined;
}

/** Holds calls back while `concurrency` calls of the same client are in the limit queue or in flight. */
export class ConcurrencyGroups<Call extends Grouped<Call>> {
  readonly #groups = new Map<unknown, Group<Call>>();
  /** Those that may have a free slot for a call that waits. */
  readonly #open = new Set<Group<Call>>();

  join(call: Call): void {
    const { client, concurrency } = call.options;
    const key = client ?? concurrency;
    const group = this.#groups.get(key) ?? new Group<Call>(key);
    this.#groups.set(key, group);
    group.join(call);
    // Others that wait before it have found no slot, so it finds none either.
    if (group.first === call) this.#open.add(group);
  }

  /** Gives a slot to the next call that waits for one. `withdraw` takes a call out of the limit queue. */
  admit(withdraw: (call: Call) => void): Call | undefined {
    for (const group of this.#open) {
      const call = group.first;
      if (call && (group.admitted.size < (call.options.concurrency ?? 1) || this.#takeSlot(group, call.rank, withdraw))) {
        group.leave(call);
        group.admitted.add(call);
        call.group = group;
        return call;
      }
      this.#open.delete(group);
      if (!call && group.admitted.size === 0) this.#groups.delete(group.key);
    }
    return undefined;
  }

  /** A call that is sent again got its slot before later calls did: the last of these that is not in flight gives its slot back. */
  #takeSlot(group: Group<Call>, rank: number, withdraw: (call: Call) => void): boolean {
    let last: Call | undefined;
    for (const call of group.admitted) if (call.queue && call.rank > (last?.rank ?? rank)) last = call;
    if (!last) return false;
    withdraw(last);
    this.leave(last);
    group.join(last);
    return true;
  }

  /** A call ended: if it had a slot, that is free. */
  leave(call: Call): void {
    if (!call.group) return;
    call.group.admitted.delete(call);
    this.#open.add(call.group);
    call.group = undefined;
  }
}
