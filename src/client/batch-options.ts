import { assertOptions, type OptionKind } from './check-options.js';

/** The progress of a batch. */
export interface BatchProgress {
  /** Calls that have ended. */
  done: number;
  /** How many of `done` failed. */
  failed: number;
  /** Calls that were taken from the input and have not ended. They are in flight or wait for a rate limit. */
  waiting: number;
  /** Number of calls, if it is known. */
  total?: number;
  /** The time at which the limit resets. Absent if no call waits. */
  resetAt?: Date;
  /** Estimated milliseconds until the end, if `total` is known. */
  etaMs?: number;
}

/** Options of a batch. Every option has a default. */
export interface BatchOptions {
  /**
   * Maximum number of calls at the same time. A finished call counts until its result is yielded, so that memory stays bounded. Default:
   * 256.
   */
  concurrency?: number | undefined;
  /** Yields results in the order of the input. Default: false, which yields each result when its call ends. */
  ordered?: boolean | undefined;
  /** Called after every call. Errors of this function are logged and do not affect the batch. */
  onProgress?: ((progress: BatchProgress) => void) | undefined;
  /**
   * Stops the batch and closes the input. Calls in flight finish. Queued calls are rejected with the signal's reason. The batch yields all
   * these results, then throws the reason.
   */
  signal?: AbortSignal | undefined;
  /** Stops the batch in the same way after the first failed call, but throws nothing. Default: false. */
  stopOnError?: boolean | undefined;
  /** Number of calls, for `onProgress`. Default: the input's `length` or `size`. */
  total?: number | undefined;
}

/** The result of one call of a batch. `index` counts from 0 in the order of the input. */
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
