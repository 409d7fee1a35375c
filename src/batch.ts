import { callSafely } from './events.js';

/** How far a batch is. */
export interface BatchProgress {
  done: number;
  /** How many of `done` failed. */
  failed: number;
  /** Taken from the input and not done yet: in flight, or in line for a limit. */
  waiting: number;
  /** How many there are, where the input tells. */
  total?: number;
  /** When the limit that holds the line resets, where one does. */
  resetsAt?: Date;
  /** Milliseconds until all is done at the pace so far, where `total` is known. */
  etaMs?: number;
}

/** How a batch runs. Everything has a default. */
export interface BatchOptions {
  /** Most calls taken from the input and not done. Default: 256; it bounds memory, the limits themselves are kept by the pace. */
  concurrency?: number;
  /** Gives results in the order of the calls instead of as they come. Default: false. */
  ordered?: boolean;
  /** Told after every call. */
  onProgress?: (progress: BatchProgress) => void;
  /** Stops the batch: calls in line are given up, calls in flight are finished and given, then the iteration throws the signal's reason. */
  signal?: AbortSignal;
  /** Stops in the same way after the first call that fails, without throwing. Default: false. */
  stopOnError?: boolean;
  /** How many calls there are, for `onProgress`. Default: the input's `length` or `size`. */
  total?: number;
}

/** How one call of a batch ended; `index` counts from 0 in the order of the input. */
export type BatchResult<Value> =
  | { index: number; status: 'fulfilled'; value: Value }
  | { index: number; status: 'rejected'; reason: unknown };

type Input<Item> = Iterable<Item> | AsyncIterable<Item>;

const sizeOf = (input: object): number | undefined => {
  const { length, size } = input as { length?: unknown; size?: unknown };
  return [length, size].find((value) => typeof value === 'number');
};

/**
 * Runs calls side by side and gives each one's end; memory stays flat however many there are, because none is taken before there is
 * room for it. `stop` is told when the calls in line should give up.
 */
export async function* runBatch<Item, Value>(
  calls: Input<Item>,
  { concurrency = 256, ordered = false, onProgress, signal, stopOnError = false, total = sizeOf(calls) }: BatchOptions,
  run: (item: Item) => PromiseLike<Value>,
  stop: (reason: unknown) => void,
  resetsAt: () => Date | undefined,
): AsyncGenerator<BatchResult<Value>, void, undefined> {
  const source = Symbol.asyncIterator in calls ? calls[Symbol.asyncIterator]() : calls[Symbol.iterator]();
  const settled = new Map<number, BatchResult<Value>>();
  const began = performance.now();
  let [taken, given, done, failed] = [0, 0, 0, 0];
  let open = true;
  let broken: { error: unknown } | undefined;
  let listeners: (() => void)[] = [];
  const ring = (): void => {
    const woken = listeners;
    listeners = [];
    for (const wake of woken) wake();
  };
  const bell = (): Promise<void> => new Promise((resolve) => listeners.push(resolve));

  const halt = (reason: unknown): void => {
    open = false;
    stop(reason);
    ring();
  };
  const settle = (result: BatchResult<Value>): void => {
    settled.set(result.index, result);
    done++;
    if (result.status === 'rejected') {
      failed++;
      if (stopOnError && open) halt(result.reason);
    }
    const etaMs = total === undefined ? undefined : ((performance.now() - began) / done) * (total - done);
    const progress = { done, failed, waiting: taken - done, total, resetsAt: resetsAt(), etaMs };
    callSafely(
      () => onProgress?.(progress),
      () => undefined,
    );
    ring();
  };
  const start = (index: number, item: Item): void => {
    new Promise<Value>((resolve) => resolve(run(item))).then(
      (value) => settle({ index, status: 'fulfilled', value }),
      (reason: unknown) => settle({ index, status: 'rejected', reason }),
    );
  };
  const pump = async (): Promise<void> => {
    while (open) {
      if (taken - given >= concurrency) {
        await bell();
        continue;
      }
      const next = await source.next();
      if (next.done) open = false;
      else if (open) start(taken++, next.value);
      ring();
    }
  };
  const onAbort = (): void => halt(signal?.reason);

  signal?.addEventListener('abort', onAbort);
  if (signal?.aborted) onAbort();
  try {
    pump().catch((error: unknown) => {
      broken = { error };
      halt(error);
    });
    for (;;) {
      const first = ordered ? given : settled.keys().next().value;
      const result = first === undefined ? undefined : settled.get(first);
      if (result) {
        settled.delete(result.index);
        given++;
        ring();
        yield result;
      } else if (open || given < taken) {
        await bell();
      } else {
        break;
      }
    }
    if (broken) throw broken.error;
    if (signal?.aborted) throw signal.reason;
  } finally {
    signal?.removeEventListener('abort', onAbort);
    if (open || given < taken) {
      halt(new DOMException('The batch was left before its end.', 'AbortError'));
      Promise.resolve(source.return?.()).catch(() => {}); // an input that is still being read ends when it can
    }
  }
}
