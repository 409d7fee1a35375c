import { assertOptions, type OptionKind } from './check-options.js';

/** The progress of a batch. */
export interface BatchProgress {
  /** Calls that have ended. */
  done: number;
  /** How many of `done` failed. */
  failed: number;
  /** Calls that were taken from the input and have not ended: in flight, or queued for a rate limit. */
  waiting: number;
  /** Number of calls, if it is known. */
  total?: number;
  /** When the limit that calls wait for resets; absent if no call waits. */
  resetAt?: Date;
  /** Estimated milliseconds until the end, if `total` is known. */
  etaMs?: number;
}

/** Options of a batch. Every option has a default. */
export interface BatchOptions {
  /**
   * How many calls may be open at the same time: taken from the input, but their results are not yielded yet. This bounds memory; the rate
   * limits apply anyway. Default: 256.
   */
  concurrency?: number | undefined;
  /** Yields results in the order of the calls, not in the order in which calls end. Default: false. */
  ordered?: boolean | undefined;
  /** Called after every call. An error that it throws, or rejects with, is logged and does not affect the batch. */
  onProgress?: ((progress: BatchProgress) => void) | undefined;
  /**
   * Stops the batch: calls in flight run to their end, and the input is closed. Every call that was taken from the input is yielded; a call
   * that was not sent is rejected with the signal's reason. Then the iteration throws this reason.
   */
  signal?: AbortSignal | undefined;
  /** Stops the batch in the same way after the first failed call, but the iteration does not throw. Default: false. */
  stopOnError?: boolean | undefined;
  /** Number of calls, for `onProgress`. Default: the input's `length` or `size`. */
  total?: number | undefined;
}

/** The result of one call of a batch; `index` counts from 0 in the order of the input. */
export type BatchResult<Value> =
  | { index: number; status: 'fulfilled'; value: Value }
  | { index: number; status: 'rejected'; reason: unknown };

/** What a batch does with its calls. */
export interface BatchHooks<Item, Value> {
  run: (item: Item) => PromiseLike<Value>;
  /** Makes calls that wait in the queue reject with `reason`. */
  cancelQueued: (reason: unknown) => void;
  /** When the limit that holds the queue resets. */
  resetAt: () => Date | undefined;
  /** Receives what `onProgress` throws, or its promise rejects with. */
  onListenerError: (error: unknown) => void;
}

const batchOptionKinds: Record<keyof BatchOptions, OptionKind> = {
  concurrency: 'positive count',
  ordered: 'boolean',
  onProgress: 'function',
  signal: 'signal',
  stopOnError: 'boolean',
  total: 'count',
};

/** Throws a `ConfigurationError` for unknown options of a batch and for values that cannot work. */
export const assertBatchOptions = (options: BatchOptions): void => assertOptions(options, batchOptionKinds);
