import type { CallbackEvent } from '../contract/callbacks.js';

/**
 * What a callback meets when it arrives: somebody waits for it (`awaited`), somebody did and gave up (`late`), nobody has asked for it yet
 * (`unknown`), or one of the same `type` and `request_id` is kept already (`duplicate`).
 */
export type CallbackMatch = 'awaited' | 'late' | 'unknown' | 'duplicate';

/** Keeps callbacks and knows who waits for them. An inbox of a fleet needs one that is shared. */
export interface CallbackStore {
  /** Keeps a callback, unless it is a duplicate, wakes whoever watches its `request_id`, and tells what it met. Has to be atomic. */
  put(callback: CallbackEvent): CallbackMatch | Promise<CallbackMatch>;
  /** What is kept for a request, oldest first. */
  get(request_id: string): CallbackEvent[] | Promise<CallbackEvent[]>;
  /** Calls `wake` for each callback of a request that is put from now on, by whatever process, until the function it gives is called. */
  watch(request_id: string, wake: CallbackListener): Unsubscribe | Promise<Unsubscribe>;
}

/** Is called with each callback that is watched for. */
export type CallbackListener = (callback: CallbackEvent) => void;

/** Ends a watch. */
export type Unsubscribe = () => unknown;

/**
 * A store in the memory of this process: it keeps the last `size` callbacks, and remembers the last `size` requests that somebody waited
 * for. Default: 1,000.
 *
 * @example
 * ```ts
 * import { createCallbackInbox, createCallbackStore } from '@recipe-ai/sdk/callbacks';
 *
 * const inbox = createCallbackInbox({ secret: 'from-the-dashboard', store: createCallbackStore({ size: 50_000 }) });
 * ```
 */
export const createCallbackStore = ({ size = 1000 }: { size?: number } = {}): CallbackStore => {
  const kept = new Map<string, CallbackEvent[]>();
  const watchers = new Map<string, Set<CallbackListener>>();
  const left = new Set<string>();
  let count = 0;

  const keep = (callback: CallbackEvent, before: CallbackEvent[]): void => {
    kept.set(callback.request_id, [...before, callback]);
    count++;
    for (const [request_id, callbacks] of kept) {
      if (count <= size) break;
      kept.delete(request_id);
      count -= callbacks.length;
    }
  };

  return {
    put(callback) {
      const { request_id, type } = callback;
      const before = kept.get(request_id) ?? [];
      if (before.some((one) => one.type === type)) return 'duplicate';
      keep(callback, before);
      const waiting = watchers.get(request_id);
      if (!waiting) return left.has(request_id) ? 'late' : 'unknown';
      for (const wake of waiting) wake(callback);
      return 'awaited';
    },
    get: (request_id) => kept.get(request_id) ?? [],
    watch(request_id, wake) {
      const waiting = watchers.get(request_id) ?? new Set();
      watchers.set(request_id, waiting.add(wake));
      return () => {
        if (!waiting.delete(wake) || waiting.size > 0) return;
        watchers.delete(request_id);
        left.delete(request_id);
        left.add(request_id);
        const [oldest = request_id] = left;
        if (left.size > size) left.delete(oldest);
      };
    },
  };
};
