const longestTimeoutMs = 2 ** 31 - 1;

/** Those who wait for something, first come, first served. */
export class WaiterQueue<T> {
  readonly #line: ((value: T) => void)[] = [];

  /** Waits, at most `timeout` milliseconds of real time; then rejects with a `TimeoutError` that says what `complain` says. */
  join(timeout: number, complain: () => string): Promise<T> {
    return new Promise((resolve, reject) => {
      const done = (value: T) => {
        clearTimeout(timer);
        resolve(value);
      };
      const giveUp = () => {
        this.#line.splice(this.#line.indexOf(done), 1);
        reject(new DOMException(complain(), 'TimeoutError'));
      };
      const timer = setTimeout(giveUp, Math.min(timeout, longestTimeoutMs));
      this.#line.push(done);
    });
  }

  get anybody(): boolean {
    return this.#line.length > 0;
  }

  /** Gives it to the first in the line. */
  giveFirst(value: T): void {
    this.#line.shift()?.(value);
  }

  giveAll(value: T): void {
    for (const each of this.#line.splice(0)) each(value);
  }
}
