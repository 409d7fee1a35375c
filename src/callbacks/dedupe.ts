/** Remembers which callbacks came before. Write one upon a shared store, and a fleet handles each callback once. */
export interface CallbackDedupeStore {
  /** Notes a key; gives whether it is new. Has to be atomic, such as `SET key 1 NX EX 86400` of Redis. */
  add(key: string): boolean | Promise<boolean>;
  /** Forgets a key, because handling its callback failed: the next one with it is handled again. */
  delete(key: string): unknown;
}

/**
 * A memory of at least the last `size` callbacks, and at most twice as many, in this process. Default: 10,000.
 *
 * @example
 * ```ts
 * import { createCallbackReceiver, createSeenCallbacks } from '@recipe-ai/sdk/callbacks';
 *
 * const receiver = createCallbackReceiver({
 *   secret: 'from-the-dashboard',
 *   dedupe: createSeenCallbacks({ size: 100_000 }),
 *   onCallback: (callback) => console.log(callback.request_id),
 * });
 * ```
 */
export const createCallbackDedupeStore = ({ size = 10_000 }: { size?: number } = {}): CallbackDedupeStore => {
  // Two halves, the older of which is dropped as a whole: a set that loses its oldest key each time grows slow.
  let newer = new Set<string>();
  let older = new Set<string>();
  return {
    add(key) {
      if (newer.has(key) || older.has(key)) return false;
      newer.add(key);
      if (newer.size > size) [older, newer] = [newer, new Set()];
      return true;
    },
    delete: (key) => newer.delete(key) || older.delete(key),
  };
};
