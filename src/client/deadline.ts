import { addAbortListener, removeAbortListener } from '../util/abort-listeners.js';
import { startTimer } from '../util/timers.js';

/**
 * Runs `run` with a signal that aborts after `ms` with the error from `toTimeoutError`, or with the reason of `parent`. Rejects at once
 * in both cases, even if `run` ignores its signal.
 */
export const withDeadline = <Result>(
  ms: number,
  parent: AbortSignal | undefined,
  toTimeoutError: () => unknown,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> =>
  new Promise<Result>((resolve, reject) => {
    const controller = new AbortController();
    const abort = (reason: unknown): void => {
      controller.abort(reason);
      cleanUp();
      reject(reason);
    };
    const listener = { handleEvent: () => abort(parent?.reason) };
    const cancelTimer = startTimer(ms, () => abort(toTimeoutError()));
    const cleanUp = (): void => {
      cancelTimer();
      if (parent) removeAbortListener(parent, listener);
    };
    if (parent?.aborted) return abort(parent.reason);
    if (ms === 0) return abort(toTimeoutError()); // what needs no time would be faster than a timer
    if (parent) addAbortListener(parent, listener);
    void run(controller.signal).then(resolve, reject).then(cleanUp);
  });
