import { Queue, type Queued } from './queue.js';
import type { AcquireOptions } from './types.js';

/** A call, as far as the concurrency of its client is concerned. */
export interface Grouped extends Queued {
  readonly options: Pick<AcquireOptions, 'client' | 'concurrency'>;
  /** It counts against the concurrency of its client. */
  isAdmitted: boolean;
}

/** Holds calls back while `concurrency` calls of the same client are in the limit queue or in flight. */
export class ConcurrencyGroups<Call extends Grouped> {
  readonly #groups = new Map<unknown, { queue: Queue<Call>; admitted: number }>();
  readonly #enqueue: (call: Call) => void;

  /** `enqueue` puts an admitted call into the limit queue. */
  constructor(enqueue: (call: Call) => void) {
    this.#enqueue = enqueue;
  }

  get isEmpty(): boolean {
    return this.#groups.size === 0;
  }

  /** Admits a call, at once or when others have ended. */
  join(call: Call): void {
    const { client, concurrency } = call.options;
    if (concurrency === undefined) return this.#enqueue(call);
    const key = client ?? concurrency;
    const group = this.#groups.get(key) ?? { queue: new Queue<Call>(), admitted: 0 };
    this.#groups.set(key, group);
    group.queue.join(call);
    this.#admit(key);
  }

  /** Whether the call waits for others of its client to end. */
  isWaiting({ options, isQueued, isAdmitted }: Call): boolean {
    return options.concurrency !== undefined && isQueued && !isAdmitted;
  }

  /** A call that waits gives up. */
  withdraw(call: Call): void {
    this.#groups.get(call.options.client ?? call.options.concurrency)?.queue.leave(call);
  }

  /** An admitted call ended. */
  leave(call: Call): void {
    if (!call.isAdmitted) return;
    call.isAdmitted = false;
    const key = call.options.client ?? call.options.concurrency;
    this.#groups.get(key)!.admitted--;
    this.#admit(key);
  }

  #admit(key: unknown): void {
    const group = this.#groups.get(key)!;
    for (let call = group.queue.first; call && group.admitted < (call.options.concurrency ?? 1); call = group.queue.first) {
      group.queue.leave(call);
      group.admitted++;
      call.isAdmitted = true;
      this.#enqueue(call);
    }
    if (group.admitted === 0 && group.queue.size === 0) this.#groups.delete(key);
  }
}
