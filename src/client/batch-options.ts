import { assertOptions, is, type OptionCheck } from '../check-options.js';
import type { Clock } from '../rate-limit/clock.js';
import type { Outlook } from '../rate-limit/outlook.js';
import type { BatchQueue } from './batch-queue.js';
import { ConfigurationError } from '../errors.js';

/** The progress of a batch. */
export interface BatchProgress {
  /** Calls that have ended. */
  done: number;
  /** How many of `done` failed. */
  failed: number;
  /** Requests that were sent and have no response yet. */
  inFlight: number;
  /**
   * Calls that have not ended and are not in flight: all others of `total`. If `total` is unknown, or the batch stops, those of them that
   * were taken from the input.
   */
  waiting: number;
  /** Number of calls, if it is known. */
  total?: number;
  /** When the next call is possible, if none is possible now. */
  resetAt?: Date;
  /**
   * Estimated milliseconds until the end, by the limits that the service reports and by the time of the calls so far. Absent if `total` is
   * unknown, if nothing is known yet, and once the batch stops.
   */
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
  /**
   * Called after every call, and when a call begins to wait for a limit, as long as the batch is iterated. Errors of this function are logged
   * and do not affect the batch.
   */
  onProgress?: ((progress: BatchProgress) => void) | undefined;
  /**
   * Stops the batch and closes the input. Calls in flight finish. Queued calls are rejected with the signal's reason. The batch yields all
   * these results, then throws the reason.
   */
  signal?: AbortSignal | undefined;
  /** Stops the batch in the same way after the first failed call, but throws nothing. Default: false. */
  stopOnError?: boolean | undefined;
  /**
   * Milliseconds that a call may wait for a limit, not counting the wait for the calls before it. A longer wait rejects the call. If no call
   * is accepted for twice as long, the calls that are left are rejected. `Infinity` also waits for a quota. If its reset is not known, one
   * call a minute tests the quota. The `maxWait` of the client does not apply in a batch. Default: 1,800,000, which is 30 minutes. So limits
   * reject no call, unless a quota or the trial is used up, or the service asks for a longer wait.
   */
  maxWait?: number | undefined;
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
  queue: BatchQueue;
  /** When the limits allow the next call, and so many calls. */
  outlook: (count: number) => Outlook;
  /** The clock of the limits. */
  clock: Pick<Clock, 'now' | 'monotonic'>;
  /** Receives what `onProgress` throws, or its promise rejects with. */
  onListenerError: (error: unknown) => void;
}

const assertInput = (input: unknown): void => {
  const { [Symbol.iterator]: iterate, [Symbol.asyncIterator]: iterateAsync } = Object(input) as Partial<
    Iterable<unknown> & AsyncIterable<unknown>
  >;
  // A text can be iterated too, but its characters are not calls.
  if (input !== Object(input) || (typeof iterate !== 'function' && typeof iterateAsync !== 'function')) {
    throw new ConfigurationError('The calls of a batch must be a list, an iterable or an async iterable.');
  }
};

/** Throws a `ConfigurationError` for calls that are not iterable, for unknown options of a batch, and for values that cannot work. */
export const assertBatch = (calls: unknown, options: BatchOptions): void => {
  // A table outside of the function would be in every bundle, because bundlers cannot know that reading `is` has no effect.
  const checks: Record<keyof BatchOptions, OptionCheck> = {
    concurrency: is.positiveCount,
    ordered: is.boolean,
    onProgress: is.function,
    signal: is.signal,
    stopOnError: is.boolean,
    maxWait: is.milliseconds,
    total: is.count,
  };
  assertOptions(options, checks);
  assertInput(calls);
};
