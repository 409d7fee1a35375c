import { assertAmount, assertOptionNames } from './options.js';

/** Remembers which callbacks arrived before. If several processes share a store, only one of them handles each callback. */
export interface CallbackDedupeStore {
  /**
   * Stores a key. Returns true if the key is new, false if it is not. Must be atomic, such as `SET key 1 NX EX 86400` of Redis. The replies
   * of Redis may be returned as they are: `OK` or 1 for a new key, null or 0 for another.
   */
  add(key: string): boolean | string | number | null | Promise<boolean | string | number | null>;
  /** Called if the handler of a callback failed. Deletes the key, so that the next callback with the same key is not a duplicate. */
  delete(key: string): unknown;
}

/**
 * Creates a dedupe store in the memory of this process. It remembers at least the last `size` callbacks and at most twice as many. Default
 * of `size`: 10,000.
 *
 * @throws {ConfigurationError} if an option is unknown, or if `size` is not a number.
 *
 * @example
 * ```ts
 * import { createCallbackReceiver, createCallbackDedupeStore } from '@recipe-ai/sdk/callbacks';
 *
 * const receiver = createCallbackReceiver({
 *   dedupe: createCallbackDedupeStore({ size: 100_000 }),
 *   onCallback: (callback) => console.log(callback.request_id),
 * });
 * ```
 */
export const createCallbackDedupeStore = (options: { size?: number } = {}): CallbackDedupeStore => {
  assertOptionNames(options, { size: true });
  assertAmount('size', options.size);
  const { size = 10_000 } = options;
  // Two sets, of which the older one is dropped as a whole: a set that loses its oldest key each time becomes slow.
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
