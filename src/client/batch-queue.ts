/**
 * The calls of one batch that wait for a limit. Only the first of them waits in the queue of the rate limiter; the others wait here until
 * it may go. So `maxWait` of a call does not count the wait for the calls before it, and a batch may be of any length.
 */
export class BatchQueue {
  /** Called after each change of `queued`. */
  onChange: () => void = () => {};
  /** Calls in the queue of the rate limiter: the first, and those that go back because of a 429. */
  queued = 0;
  /** Requests that were sent and have no response yet. */
  inFlight = 0;
  readonly #controller = new AbortController();
  #behind: (() => void)[] = [];

  /** Aborts when the batch stops: calls that wait are given up, and calls in flight go on. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** True if another call has to wait here. */
  get isBusy(): boolean {
    return this.queued > 0 && !this.signal.aborted;
  }

  /** Resolves when no call is in the queue of the rate limiter, or when the batch stops. Look at `isBusy` then: another may have been faster. */
  untilFree(): Promise<void> {
    return new Promise((resolve) => this.#behind.push(resolve));
  }

  enter(): void {
    this.queued++;
    this.onChange();
  }

  leave(): void {
    this.queued--;
    this.onChange();
    if (this.queued === 0) this.#wake();
  }

  stop(reason: unknown): void {
    this.#controller.abort(reason);
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#behind.splice(0)) resolve();
  }
}
