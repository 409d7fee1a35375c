import type { CallbackEvent } from '../contract/callbacks.js';
import { kindOf } from '../util/kind-of.js';
import { ConfigurationError } from '../errors.js';
import {
  commonOptionNames,
  createReceiver,
  type CallbackReceiver,
  type CommonReceiverOptions,
  type HandleCallback,
  type VerificationEvent,
  waitForStore,
} from './create-receiver.js';
import { createCallbackDedupeStore, type CallbackDedupeStore } from './dedupe.js';
import { assertMethods, assertOptionNames } from './options.js';

/** What a receiver reports. After `accepted`, a second event says what happened to the callback. */
export type ReceiverEvent =
  | VerificationEvent
  /** The callback was received before; `onCallback` is not called. */
  | { type: 'duplicate'; callback: CallbackEvent }
  /** `onCallback` has ended. */
  | {
      type: 'handled';
      callback: CallbackEvent;
      /** How long the handler took. */
      durationMs: number;
    }
  /** `onCallback` threw; `onError` receives the error too. */
  | { type: 'failed'; callback: CallbackEvent; error: unknown };

/** Options of a receiver. */
export interface ReceiverOptions extends CommonReceiverOptions<ReceiverEvent> {
  /** Handles a verified callback, after the response. Errors of this function go to `onError`. */
  onCallback: (callback: CallbackEvent) => unknown;
  /**
   * Handles callbacks with the same `type` and `request_id` only once. `true` remembers the last 10,000 callbacks in this process. A store
   * remembers them for several processes. `false` handles every callback. If the handler failed, a duplicate is handled: a later one, or one
   * that arrived in the same process while the handler ran. A callback with an empty `request_id` is never a duplicate. Default: `true`.
   */
  dedupe?: boolean | CallbackDedupeStore | undefined;
}

type Hooks = Parameters<HandleCallback<ReceiverEvent>>[1];

const optionNames: Record<keyof ReceiverOptions, true> = { ...commonOptionNames, onCallback: true, dedupe: true };

const dedupeStoreOf = (dedupe: boolean | CallbackDedupeStore): CallbackDedupeStore | undefined => {
  if (dedupe === true) return createCallbackDedupeStore();
  if (dedupe === false) return undefined;
  assertMethods('dedupe', dedupe, ['add', 'delete']);
  return dedupe;
};

/** What `add` returned: whether the key is new. Redis replies `OK` or 1 if it stored the key, and null or 0 if it had it. */
const isNew = (reply: unknown): boolean => {
  if (reply === true || reply === 'OK' || reply === 1) return true;
  if (reply === false || reply === null || reply === 0) return false;
  throw new ConfigurationError(`\`dedupe.add\` must return true if the key is new and false if it is not; it returned ${kindOf(reply)}.`);
};

/** Passes each callback to the handler of the user, once. */
export const toHandler = ({
  onCallback,
  dedupe = true,
  storeTimeout,
}: Pick<ReceiverOptions, 'onCallback' | 'dedupe' | 'storeTimeout'>): HandleCallback<ReceiverEvent> => {
  const store = dedupeStoreOf(dedupe);
  /** The callbacks that are handled now, by key: the last of those with the same key. */
  const running = new Map<string, Promise<void>>();

  /** Without a key, no callback is a duplicate. */
  const handle = async (callback: CallbackEvent, hooks: Hooks, key?: string): Promise<void> => {
    let report: Promise<void> | undefined;
    try {
      if (store && key !== undefined && !isNew(await waitForStore('dedupe.add', store.add(key), storeTimeout))) {
        return hooks.onEvent({ type: 'duplicate', callback });
      }
    } catch (error) {
      // A callback is sent at most once, so handling it twice is better than losing it, and the handler does not wait for `onError`.
      report = hooks.onError(error, callback);
    }
    const startedAt = performance.now();
    try {
      await onCallback(callback);
      hooks.onEvent({ type: 'handled', callback, durationMs: performance.now() - startedAt });
    } catch (error) {
      hooks.onEvent({ type: 'failed', callback, error });
      const forget = async () => key !== undefined && waitForStore('dedupe.delete', store?.delete(key), storeTimeout);
      await Promise.all([hooks.onError(error, callback), forget().catch((storeError: unknown) => hooks.onError(storeError, callback))]);
    }
    await report;
  };

  return async (callback, hooks, defer) => {
    await new Promise<void>(defer); // the response goes first
    if (!store || callback.request_id === '') return handle(callback, hooks);
    const key = JSON.stringify([callback.type, callback.request_id]);
    // A duplicate waits for the callback before it, whose handler may fail.
    const handling = (running.get(key) ?? Promise.resolve()).then(() => handle(callback, hooks, key));
    running.set(key, handling);
    await handling;
    if (running.get(key) === handling) running.delete(key);
  };
};

/**
 * Creates a fetch handler for callbacks of the service. It verifies each request, responds 204 at once, and then calls `onCallback`.
 *
 * A request that is not a callback is rejected and reported to `onEvent`. If the secret in the header `X-Callback-Secret` is missing or
 * wrong, the response is 401 with an empty body. Otherwise it is 400, 405, 408, 413 or 415, or 500 if the receiver itself fails, and the
 * body names the reason. The service sends a callback at most once. If your handler loses it, the response of the call still has the same
 * result.
 *
 * The secret comes from the environment variable `RECIPE_AI_CALLBACK_SECRET`, or from `secret`. A build without the secret succeeds,
 * because a missing secret does not throw here. Requests get 500 until the receiver has its secret.
 *
 * @throws {ConfigurationError} if `onCallback` is missing, or if another option is invalid.
 *
 * @example
 * ```ts
 * import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
 *
 * const receiver = createCallbackReceiver({
 *   onCallback: (callback) => console.log(callback.type, callback.request_id),
 * });
 *
 * export default { fetch: receiver };
 * ```
 */
export const createCallbackReceiver = (options: ReceiverOptions): CallbackReceiver => {
  assertOptionNames(options ?? {}, optionNames);
  if (typeof options?.onCallback !== 'function') {
    throw new ConfigurationError('`onCallback` is missing. Pass the function that handles verified callbacks.');
  }
  return createReceiver(options, toHandler(options));
};
