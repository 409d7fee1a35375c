import { Queue, type Queued } from './queue.js';
import type { AcquireOptions } from './types.js';

/** The calls of one client that wait for others of it: `admitted` of those are in the limit queue or in flight. */
export class Group<Call extends Queued> extends Queue<Call> {
  admitted = 0;
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

  join(call: Call): void {
    const { client, concurrency } = call.options;
    const key = client ?? concurrency;
    const group = this.#groups.get(key) ?? new Group<Call>();
    this.#groups.set(key, group);
    group.join(call);
  }

  /** Gives a free slot to the next call that waits for one. */
  admit(): Call | undefined {
    for (const [key, group] of this.#groups) {
      const call = group.first;
      if (call && group.admitted < (call.options.concurrency ?? 1)) {
        group.leave(call);
        group.admitted++;
        call.group = group;
        return call;
      }
      if (!call && group.admitted === 0) this.#groups.delete(key);
    }
    return undefined;
  }

  /** A call ended: if it had a slot, that is free. */
  leave(call: Call): void {
    if (call.group) call.group.admitted--;
    call.group = undefined;
  }
}
