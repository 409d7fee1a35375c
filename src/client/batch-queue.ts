/**
 * The calls of one batch that wait for a limit. Only one of them waits in the queue of the rate limiter; the others wait here until it may
 * go. So `maxWait` of a call does not count the wait for the calls before it, and a batch may be of any length.
 */
export class BatchQueue {
  /** Called after each change of `queued`. */
  onChange: () => void = () => {};
  /** Calls in the queue of the rate limiter: the one whose turn it is, and those that go back because their request failed. */
  queued = 0;
  /** Requests that were sent and have no response yet. */
  inFlight = 0;
  /** Since when calls have waited and none was accepted, on the monotonic clock. */
  stuckSince: number | undefined;
  readonly #controller = new AbortController();
  /** Calls that got a 429, and the others. */
  #behind: { again: (() => void)[]; first: (() => void)[] } = { again: [], first: [] };

  /** Aborts when the batch stops: calls that wait are given up, and calls in flight go on. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** True if another call has to wait here. */
  get isBusy(): boolean {
    return this.queued > 0 && !this.signal.aborted;
  }

  /**
   * Resolves when no call is in the queue of the rate limiter, or when the batch stops; for calls that are to be sent `again`, after a 429,
   * before all others. Look at `isBusy` then: another may have been faster.
   */
  untilFree(attempt: 'first' | 'again'): Promise<void> {
    return new Promise((resolve) => this.#behind[attempt].push(resolve));
  }

  enter(now: number): void {
    this.queued++;
    this.stuckSince ??= now;
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
    const { again, first } = this.#behind;
    this.#behind = { again: [], first: [] };
    for (const resolve of [...again, ...first]) resolve();
  }
}
