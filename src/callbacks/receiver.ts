import type { CallbackEvent } from '../contract/callbacks.js';
import { ConfigurationError } from '../errors.js';
import { createReceiver, type CallbackReceiver, type VerificationEvent, type CommonReceiverOptions } from './create-receiver.js';
import type { Defer } from './defer.js';
import type { SafeHooks } from './hooks.js';
import { createCallbackDedupeStore, type CallbackDedupeStore } from './dedupe.js';

/** What happens in a receiver: each callback is accepted, and then either a duplicate, or handled, or failed. */
export type ReceiverEvent =
  | VerificationEvent
  | { type: 'duplicate'; callback: CallbackEvent }
  | {
      type: 'handled';
      callback: CallbackEvent;
      /** How long the handler took. */
      durationMs: number;
    }
  | { type: 'failed'; callback: CallbackEvent; error: unknown };

/** What a receiver may be told. */
export interface ReceiverOptions extends CommonReceiverOptions<ReceiverEvent> {
  /** Takes a verified callback, after the sender was answered. What it throws goes to `onError`. */
  onCallback: (callback: CallbackEvent) => unknown;
  /**
   * Hands a callback on only once, told by `type` and `request_id`: `true` remembers the last 10,000 in this process, a store can be shared,
   * `false` hands on everything. A callback whose handler failed may come again; one with an empty `request_id` is never a duplicate.
   * Default: `true`.
   */
  dedupe?: boolean | CallbackDedupeStore;
}

/** Hands callbacks to the user's handler, each once. */
export const toHandler = ({ onCallback, dedupe = true }: Pick<ReceiverOptions, 'onCallback' | 'dedupe'>) => {
  const seen = dedupe === true ? createCallbackDedupeStore() : dedupe || undefined;

  return async (callback: CallbackEvent, { onError: report, onEvent: tell }: SafeHooks<ReceiverEvent>, later: Defer): Promise<void> => {
    const memory = callback.request_id === '' ? undefined : seen;
    const key = JSON.stringify([callback.type, callback.request_id]);
    // The sender is answered first.
    await new Promise<void>(later);
    try {
      if ((await memory?.add(key)) === false) return tell({ type: 'duplicate', callback });
    } catch (error) {
      // A callback comes at most once: better handled twice than lost.
      await report(error, callback);
    }
    const started = performance.now();
    try {
      await onCallback(callback);
      tell({ type: 'handled', callback, durationMs: performance.now() - started });
    } catch (error) {
      tell({ type: 'failed', callback, error });
      const forget = async () => memory?.delete(key);
      await Promise.all([report(error, callback), forget().catch((failure: unknown) => report(failure, callback))]);
    }
  };
};

/**
 * Makes a fetch handler that takes the service's callbacks: it verifies each, answers 204 at once, and then hands it to `onCallback`.
 * Documented (section 6): the receiver answers quickly with a 2xx status and processes the payload asynchronously.
 *
 * Whatever is no callback is answered 401 (no secret, or a wrong one; nothing else is said), 405, 408, 413, 415 or 400, and told to
 * `onEvent`. The service delivers at most once and never retries (documented, section 6): what your handler does not take is gone, but for
 * the synchronous answer, which holds the same.
 *
 * @throws {ConfigurationError} where an option is missing or wrong.
 *
 * @example
 * ```ts
 * import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
 *
 * const receiver = createCallbackReceiver({
 *   secret: process.env.RECIPE_AI_CALLBACK_SECRET ?? 'from-the-dashboard',
 *   onCallback: (callback) => console.log(callback.type, callback.request_id),
 * });
 *
 * export default { fetch: receiver };
 * ```
 */
export const createCallbackReceiver = (options: ReceiverOptions): CallbackReceiver => {
  if (typeof options?.onCallback !== 'function') {
    throw new ConfigurationError('`onCallback` is missing: give the function that takes verified callbacks.');
  }
  return createReceiver(options, toHandler(options));
};
