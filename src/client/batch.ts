import { runSafely } from '../util/run-safely.js';
import { withoutUndefined } from '../util/without-undefined.js';
import type { Outlook } from '../rate-limit/outlook.js';
import { assertBatchCall, assertReturned } from './batch-call.js';
import type { BatchHooks, BatchOptions, BatchProgress, BatchResult } from './batch-options.js';

type Input<Item> = Iterable<Item> | AsyncIterable<Item>;

const DEFAULT_CONCURRENCY = 256;

/** A batch that stops waits this long for a read of its input that is under way, so that no call is lost. A guess: a read from a queue. */
const READ_GRACE_MS = 1000;

const sizeOf = (input: object): number | undefined => {
  const { length, size } = input as { length?: unknown; size?: unknown };
  return [length, size].find((value) => typeof value === 'number');
};

const iteratorOf = <Item>(input: Input<Item>): Iterator<Item> | AsyncIterator<Item> =>
  Symbol.asyncIterator in input ? input[Symbol.asyncIterator]() : input[Symbol.iterator]();

class Batch<Item, Value> {
  readonly #input: Iterator<Item> | AsyncIterator<Item>;
  readonly #options: BatchOptions;
  readonly #hooks: BatchHooks<Item, Value>;
  /** Results that were not yielded yet. */
  readonly #results = new Map<number, BatchResult<Value>>();
  readonly #startedAt: number;
  /** Milliseconds in which calls waited for a limit; when the current wait began, if there is one. */
  #limitedMs = 0;
  #limitedSince: number | undefined;
  #taken = 0;
  #yielded = 0;
  #done = 0;
  #failed = 0;
  /** False once the input has ended, or the batch stops. */
  #accepting = true;
  /** True while a read of the input is under way. */
  #reading = false;
  /** Why the batch stops; undefined while it runs. */
  #stopped: { reason: unknown } | undefined;
  /** True once nobody iterates: calls may still be in flight. */
  #closed = false;
  #inputError: { error: unknown } | undefined;
  #waiters: (() => void)[] = [];
  #readTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(calls: Input<Item>, options: BatchOptions, hooks: BatchHooks<Item, Value>) {
    this.#input = iteratorOf(calls);
    this.#options = { total: sizeOf(calls), ...options };
    this.#hooks = hooks;
    this.#startedAt = hooks.clock.monotonic();
    hooks.queue.onChange = () => this.#onQueueChange();
  }

  async *run(): AsyncGenerator<BatchResult<Value>, void, undefined> {
    const { signal } = this.#options;
    const onAbort = (): void => this.#stop(signal?.reason);
    signal?.addEventListener('abort', onAbort);
    if (signal?.aborted) onAbort();
    try {
      void this.#startCalls();
      while (this.#isOpen()) {
        const result = this.#nextResult();
        if (result) yield result;
        else await this.#changed();
      }
      if (this.#inputError) throw this.#inputError.error;
      signal?.throwIfAborted();
    } finally {
      signal?.removeEventListener('abort', onAbort);
      this.#closed = true;
      if (this.#isOpen()) this.#stop(new DOMException('The batch iterator was closed early.', 'AbortError'));
    }
  }

  #isOpen(): boolean {
    return this.#accepting || this.#reading || this.#yielded < this.#taken;
  }

  /** Takes calls from the input and starts them, as many as `concurrency` allows. */
  async #startCalls(): Promise<void> {
    const { concurrency = DEFAULT_CONCURRENCY } = this.#options;
    try {
      while (this.#accepting) {
        if (this.#taken - this.#yielded >= concurrency) {
          await this.#changed();
          continue;
        }
        await this.#takeCall();
      }
    } catch (error) {
      this.#inputError = { error };
      this.#endRead();
      this.#stop(error);
    }
  }

  async #takeCall(): Promise<void> {
    this.#reading = true;
    const next = await this.#input.next();
    this.#endRead();
    if (next.done) this.#accepting = false;
    else if (this.#stopped) this.#end({ index: this.#taken++, status: 'rejected', reason: this.#stopped.reason });
    else this.#start(next.value);
  }

  #start(item: Item): void {
    const index = this.#taken++;
    new Promise<Value>((resolve) => {
      assertBatchCall(item, index);
      resolve(assertReturned(this.#hooks.run(item), index));
    }).then(
      (value) => this.#end({ index, status: 'fulfilled', value }),
      (reason: unknown) => this.#end({ index, status: 'rejected', reason }),
    );
  }

  #end(result: BatchResult<Value>): void {
    this.#results.set(result.index, result);
    this.#done++;
    if (result.status === 'rejected') {
      this.#failed++;
      if (this.#options.stopOnError && this.#accepting) this.#stop(result.reason);
    }
    this.#reportProgress();
    this.#notify();
  }

  #reportProgress(): void {
    if (this.#closed) return;
    runSafely(
      () => this.#options.onProgress?.(this.#progress()),
      (error) => this.#hooks.onListenerError(error),
    );
  }

  #progress(): BatchProgress {
    const { total } = this.#options;
    const [done, failed, taken] = [this.#done, this.#failed, this.#taken];
    const inFlight = Math.min(this.#hooks.queue.inFlight, taken - done);
    // A batch that stops starts no other call.
    const expected = this.#stopped ? undefined : total;
    const waiting = Math.max(expected ?? taken, taken) - done - inFlight;
    const outlook = this.#hooks.outlook(waiting);
    const resetAt = outlook.nextInMs > 0 ? new Date(this.#hooks.clock.now() + outlook.nextInMs) : undefined;
    const etaMs = expected === undefined ? undefined : this.#etaMs(Math.max(0, expected - done), done + inFlight, outlook);
    return withoutUndefined({ done, failed, inFlight, waiting, total, resetAt, etaMs: etaMs && Math.ceil(etaMs) });
  }

  /**
   * The time that the limits need for the calls that are left, or the calls themselves if that is longer; `sent` are those that ended or
   * are in flight.
   */
  #etaMs(left: number, sent: number, { nextInMs, lastInMs, lastAfterMs }: Outlook): number | undefined {
    if (this.#done === 0) return lastInMs;
    const now = this.#hooks.clock.monotonic();
    const limitedMs = this.#limitedMs + (now - (this.#limitedSince ?? now));
    const elapsedMs = now - this.#startedAt;
    // Waits that are not known are expected to be as long as those so far, with the one that is under way.
    const spentMs = lastInMs === undefined ? elapsedMs + nextInMs : elapsedMs - limitedMs;
    return Math.max(lastInMs ?? lastAfterMs, (spentMs / sent) * left);
  }

  #onQueueChange(): void {
    const isLimited = this.#hooks.queue.queued > 0;
    const now = this.#hooks.clock.monotonic();
    if (isLimited) {
      this.#limitedSince ??= now;
      this.#reportProgress();
    } else if (this.#limitedSince !== undefined) {
      this.#limitedMs += now - this.#limitedSince;
      this.#limitedSince = undefined;
    }
  }

  /** The result to yield next, if there is one. */
  #nextResult(): BatchResult<Value> | undefined {
    const index = this.#options.ordered ? this.#yielded : this.#results.keys().next().value;
    const result = index === undefined ? undefined : this.#results.get(index);
    if (!result) return undefined;
    this.#results.delete(result.index);
    this.#yielded++;
    this.#notify();
    return result;
  }

  /** Takes no more calls, gives up the queued ones, and closes the input. */
  #stop(reason: unknown): void {
    if (this.#stopped) return;
    this.#stopped = { reason };
    this.#accepting = false;
    this.#hooks.queue.stop(reason);
    void this.#closeInput();
  }

  /** A generator closes after the read that is under way; what it yields then is still reported, unless it takes too long. */
  async #closeInput(): Promise<void> {
    if (this.#reading) this.#readTimer = setTimeout(() => this.#endRead(), READ_GRACE_MS);
    try {
      await this.#input.return?.();
    } catch {
      // The batch has its reason to stop already.
    }
  }

  #endRead(): void {
    clearTimeout(this.#readTimer);
    this.#reading = false;
    this.#notify();
  }

  /** Resolves when something changes. */
  #changed(): Promise<void> {
    return new Promise((resolve) => this.#waiters.push(resolve));
  }

  #notify(): void {
    const waiters = this.#waiters;
    this.#waiters = [];
    for (const wake of waiters) wake();
  }
}

/**
 * Runs many calls and yields their results. Memory stays constant, because no call is taken before there is room for it. `assertBatch`
 * has checked the arguments.
 */
export const runBatch = <Item, Value>(
  calls: Input<Item>,
  options: BatchOptions,
  hooks: BatchHooks<Item, Value>,
): AsyncGenerator<BatchResult<Value>, void, undefined> => {
  return new Batch(calls, options, hooks).run();
};
