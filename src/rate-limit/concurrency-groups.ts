import { Queue, type Queued } from './queue.js';
import type { AcquireOptions } from './types.js';

/** The calls of one client that wait for others of it: `admitted` of those are in the limit queue or in flight. */
export class Group<Call extends Queued> extends Queue<Call> {
  readonly key: unknown;
  admitted = 0;

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
    this.#open.add(group);
  }

  /** Gives a free slot to the next call that waits for one. */
  admit(): Call | undefined {
    for (const group of this.#open) {
      const call = group.first;
      if (call && group.admitted < (call.options.concurrency ?? 1)) {
        group.leave(call);
        group.admitted++;
        call.group = group;
        return call;
      }
      this.#open.delete(group);
      if (!call && group.admitted === 0) this.#groups.delete(group.key);
    }
    return undefined;
  }

  /** A call ended: if it had a slot, that is free. */
  leave(call: Call): void {
    if (!call.group) return;
    call.group.admitted--;
    this.#open.add(call.group);
    call.group = undefined;
  }
}
