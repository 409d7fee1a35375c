import { startTimer } from '../../src/util/timers.js';

/** The real timers: fake timers, which a test installs after it has imported the mock, replace only the globals. */
const { setTimeout, clearTimeout } = globalThis;

/** Promises that wait for values, first in, first out. */
export class WaiterQueue<T> {
  readonly #waiters: ((value: T) => void)[] = [];

  /** Waits at most `timeout` milliseconds of real time; then rejects with a `TimeoutError` with the text of `describe`. */
  wait(timeout: number, describe: () => string): Promise<T> {
    return new Promise((resolve, reject) => {
      const done = (value: T) => {
        cancelTimer();
        resolve(value);
      };
      const giveUp = () => {
        this.#waiters.splice(this.#waiters.indexOf(done), 1);
        reject(new DOMException(describe(), 'TimeoutError'));
      };
      const cancelTimer = startTimer(timeout, giveUp, { setTimeout, clearTimeout });
      this.#waiters.push(done);
    });
  }

  get isEmpty(): boolean {
    return this.#waiters.length === 0;
  }

  resolveNext(value: T): void {
    this.#waiters.shift()?.(value);
  }

  resolveAll(value: T): void {
    for (const resolve of this.#waiters.splice(0)) resolve(value);
  }
}
