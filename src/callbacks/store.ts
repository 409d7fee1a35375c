import type { CallbackEvent } from '../contract/callbacks.js';
import { assertAmount, assertOptionNames } from './options.js';

/**
 * What the inbox knows of a callback when it arrives. `awaited`: a `waitFor` waits for the callback. `late`: the last `waitFor` for its
 * `request_id` has ended. `unknown`: there was no `waitFor` for its `request_id` yet. `duplicate`: a callback with the same `type` and
 * `request_id` is stored already.
 */
export type CallbackMatch = 'awaited' | 'late' | 'unknown' | 'duplicate';

/** Stores callbacks and remembers which `waitFor` waits for them. Several processes need a shared store. */
export interface CallbackStore {
  /**
   * Stores a callback and calls the listeners of its `request_id`. For a duplicate, it only returns `duplicate`. Throws if it cannot store
   * the callback. Must be atomic.
   */
  put(callback: CallbackEvent): CallbackMatch | Promise<CallbackMatch>;
  /** The stored callbacks of a request, oldest first. */
  get(request_id: string): CallbackEvent[] | Promise<CallbackEvent[]>;
  /** From now on, calls `listener` with each callback of that request, whichever process stores it. The returned function ends this. */
  watch(request_id: string, listener: CallbackListener): Unsubscribe | Promise<Unsubscribe>;
}

/** Receives each callback of a watched request. */
export type CallbackListener = (callback: CallbackEvent) => void;

/** Ends a watch. */
export type Unsubscribe = () => unknown;

/** Options of `createCallbackStore`. */
export interface CallbackStoreOptions {
  /**
   * Maximum number of callbacks. The store also remembers up to `size` requests whose `waitFor` has ended: the last ones. Default: 1,000.
   */
  size?: number | undefined;
  /** Largest size of all callbacks together, in bytes of memory. Default: 32 MiB. */
  maxBytes?: number | undefined;
}

const DEFAULT_SIZE = 1000;
const DEFAULT_MAX_BYTES = 32 * 2 ** 20;
/** JavaScript strings take up to two bytes for each character. */
const BYTES_PER_CHARACTER = 2;

/** A callback as JSON: parsed recipes take many times the memory. */
interface StoredCallback {
  type: unknown;
  text: string;
}

const bytesOf = ({ text }: StoredCallback): number => text.length * BYTES_PER_CHARACTER;

/** Stores callbacks by `request_id` and drops the oldest requests beyond its bounds. */
class BoundedCallbacks {
  readonly #maxCount: number;
  readonly #maxBytes: number;
  readonly #byRequest = new Map<string, StoredCallback[]>();
  #count = 0;
  #bytes = 0;

  constructor(maxCount: number, maxBytes: number) {
    this.#maxCount = maxCount;
    this.#maxBytes = maxBytes;
  }

  get(request_id: string): StoredCallback[] {
    return this.#byRequest.get(request_id) ?? [];
  }

  /** Makes room for a callback, and adds it. Throws for one that is larger than the store. */
  add(request_id: string, callback: StoredCallback): void {
    const bytes = bytesOf(callback);
    if (this.#maxCount < 1 || bytes > this.#maxBytes) {
      throw new Error(
        `The callback ${String(callback.type)} for request ${JSON.stringify(request_id)} has ${bytes} bytes and was not stored: ` +
          `raise \`size\` (${this.#maxCount}) or \`maxBytes\` (${this.#maxBytes}) of the store.`,
      );
    }
    for (const oldest of this.#byRequest.keys()) {
      if (this.#count < this.#maxCount && this.#bytes + bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
    this.#byRequest.set(request_id, [...this.get(request_id), callback]);
    this.#count++;
    this.#bytes += bytes;
  }

  #drop(request_id: string): void {
    for (const callback of this.get(request_id)) {
      this.#count--;
      this.#bytes -= bytesOf(callback);
    }
    this.#byRequest.delete(request_id);
  }
}

/**
 * Creates a store in the memory of this process. The store keeps the newest callbacks. A callback that is larger than `maxBytes` is not
 * stored: the inbox passes it to `onError`, to `onCallback` and to each `waitFor` that waits for it.
 *
 * @throws {ConfigurationError} if an option is unknown, or if its value is not a number.
 *
 * @example
 * ```ts
 * import { createCallbackInbox, createCallbackStore } from '@recipe-ai/sdk/callbacks';
 *
 * const inbox = createCallbackInbox({ store: createCallbackStore({ size: 50_000, maxBytes: 256 * 2 ** 20 }) });
 * ```
 */
export const createCallbackStore = (options: CallbackStoreOptions = {}): CallbackStore => {
  assertOptionNames(options, { size: true, maxBytes: true });
  assertAmount('size', options.size);
  assertAmount('maxBytes', options.maxBytes);
  const { size = DEFAULT_SIZE, maxBytes = DEFAULT_MAX_BYTES } = options;
  const callbacks = new BoundedCallbacks(size, maxBytes);
  const listeners = new Map<string, Set<CallbackListener>>();
  const abandoned = new Set<string>();

  const abandon = (request_id: string): void => {
    abandoned.delete(request_id); // added again, it is the newest
    abandoned.add(request_id);
    const [oldest = request_id] = abandoned;
    if (abandoned.size > size) abandoned.delete(oldest);
  };

  return {
    put(callback) {
      const { request_id, type } = callback;
      if (callbacks.get(request_id).some((stored) => stored.type === type)) return 'duplicate';
      callbacks.add(request_id, { type, text: JSON.stringify(callback) });
      const waiting = listeners.get(request_id);
      if (!waiting) return abandoned.has(request_id) ? 'late' : 'unknown';
      for (const listener of waiting) listener(callback);
      return 'awaited';
    },
    get: (request_id) => callbacks.get(request_id).map(({ text }) => JSON.parse(text) as CallbackEvent),
    watch(request_id, listener) {
      const waiting = listeners.get(request_id) ?? new Set();
      listeners.set(request_id, waiting.add(listener));
      return () => {
        if (!waiting.delete(listener) || waiting.size > 0) return;
        listeners.delete(request_id);
        abandon(request_id);
      };
    },
  };
};
