/** Remembers which callbacks came before. Write one upon a shared store, and a fleet handles each callback once. */
export interface SeenCallbacks {
  /** Notes a key; gives whether it is new. Has to be atomic, such as `SET key 1 NX EX 86400` of Redis. */
  add(key: string): boolean | Promise<boolean>;
  /** Forgets a key, because handling its callback failed: the next one with it is handled again. */
  delete(key: string): unknown;
}

/**
 * A memory of the last `size` callbacks, in this process. Default: 10,000.
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
export const createSeenCallbacks = ({ size = 10_000 }: { size?: number } = {}): SeenCallbacks => {
  const keys = new Set<string>();
  return {
    add(key) {
      if (keys.has(key)) return false;
      keys.add(key);
      if (keys.size > size) {
        const [oldest = key] = keys;
        keys.delete(oldest);
      }
      return true;
    },
    delete: (key) => keys.delete(key),
  };
};
