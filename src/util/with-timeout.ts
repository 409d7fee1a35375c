import { startTimer } from './timers.js';

/** The timeout is split into this many timers, so that a blocked event loop is not mistaken for work that is slow. */
const TIMERS = 5;

/** Starts a timer and returns a function that cancels it. */
type StartTimer = (ms: number, run: () => void) => () => void;

/** Waits for `work`. Rejects with the error that `createError` returns if it takes longer than `timeoutMs`. */
export const withTimeout = <T>(
  work: T | PromiseLike<T>,
  timeoutMs: number,
  createError: () => Error,
  after: StartTimer = startTimer,
): Promise<T> =>
  new Promise((resolve, reject) => {
    if (typeof (work as PromiseLike<T> | undefined)?.then !== 'function') return resolve(work);
    let cancel = (): void => undefined;
    const wait = (timersLeft: number): void => {
      if (timersLeft > 0) cancel = after(timeoutMs / TIMERS, () => wait(timersLeft - 1));
      else reject(createError());
    };
    wait(TIMERS);
    void Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => cancel());
  });
