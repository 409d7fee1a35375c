import type { Environment } from './environment.js';

/** Waits on the mock's clock, for ever if `ms` is `Infinity`. Rejects with the reason of the signal when it aborts. */
export const wait = (ms: number, clock: Pick<Environment, 'after'>, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const onAbort = () => {
      cancel();
      reject(signal.reason as Error);
    };
    const onTime = () => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    };
    const cancel = ms === Infinity ? () => {} : clock.after(ms, onTime);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort);
  });
