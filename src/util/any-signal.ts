import { addAbortListener, removeAbortListener } from './abort-listeners.js';

/**
 * Runs `run` with a signal that aborts with the first of `signals`. Next's edge runtime and old browsers have no `AbortSignal.any`. Not in
 * `abort-listeners.ts`, which a client loads before its first call.
 */
export const withAnySignal = async <Result>(
  signals: readonly AbortSignal[],
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const controller = new AbortController();
  const listener = { handleEvent: () => controller.abort(signals.find(({ aborted }) => aborted)?.reason) };
  for (const signal of signals) {
    if (signal.aborted) listener.handleEvent();
    addAbortListener(signal, listener);
  }
  try {
    return await run(controller.signal);
  } finally {
    for (const signal of signals) removeAbortListener(signal, listener);
  }
};
