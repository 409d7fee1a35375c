import type { CallbackEvent } from '../contract/callbacks.js';
import { ConfigurationError } from '../errors.js';
import { closestName } from '../util/edit-distance.js';
import { startTimer } from '../util/timers.js';
import {
  commonOptionNames,
  createReceiver,
  type CallbackReceiver,
  type CommonReceiverOptions,
  type HandleCallback,
  waitForStore,
} from './create-receiver.js';
import { CallbackTimeoutError } from './errors.js';
import { knownTypes } from './is-known-callback.js';
import { assertFunctions, assertMethods, assertMilliseconds, assertOptionNames } from './options.js';
import { toHandler, type ReceiverEvent, type ReceiverOptions } from './receiver.js';
import { createCallbackStore, type CallbackListener, type CallbackMatch, type CallbackStore } from './store.js';
import { UnmatchedLog, type UnmatchedCallback } from './unmatched-log.js';

/** What an inbox reports. After `accepted`, another event has a {@link CallbackMatch} as its `type`. */
export type InboxEvent = ReceiverEvent | { type: CallbackMatch; callback: CallbackEvent };

/** Options of an inbox. */
export interface InboxOptions extends CommonReceiverOptions<InboxEvent> {
  /** Where callbacks are stored. Default: {@link createCallbackStore}, in the memory of this process. */
  store?: CallbackStore | undefined;
  /** Called with each callback that is not a duplicate, after the response. */
  onCallback?: ReceiverOptions['onCallback'] | undefined;
}

const optionNames: Record<keyof InboxOptions, true> = { ...commonOptionNames, store: true, onCallback: true };

/** Options of `inbox.waitFor`. */
export interface WaitOptions<Type extends string = string> {
  /** Milliseconds to wait. Default: 60,000. */
  timeout?: number | undefined;
  /** Ends the wait with the signal's reason. */
  signal?: AbortSignal | undefined;
  /**
   * The `type` to wait for, if several callbacks have the same `request_id`: a known one, such as `healthify`, or that of an operation that
   * this version does not know. A misspelled type is an error. Default: the first callback.
   */
  type?: Type | undefined;
}

const waitOptionNames: Record<keyof WaitOptions, true> = { timeout: true, signal: true, type: true };

/** The callback with that `type`. If the type is not given or not known, any callback. */
export type CallbackOfType<Type extends string> = Type extends CallbackEvent['type']
  ? Extract<CallbackEvent, { type: Type }>
  : CallbackEvent;

/** A receiver whose callbacks can be awaited. */
export interface CallbackInbox {
  /** The receiver: pass it to the server. */
  readonly handle: CallbackReceiver;
  /** How many callbacks arrived in this process, for each {@link CallbackMatch}. */
  readonly stats: Readonly<Record<CallbackMatch, number>>;
  /** The last callbacks of this process that were not `awaited`, from old to new: at most 100, or fewer if they are large. */
  readonly unmatched: readonly UnmatchedCallback[];
  /**
   * Returns the callback of a request. The callback may have arrived before, or may arrive later. A second call returns the same callback
   * as long as the store keeps it.
   *
   * @throws {ConfigurationError} if `request_id` is not a text, or if an option is unknown or invalid, such as a misspelled `type`.
   * @throws {CallbackTimeoutError} if no callback arrived in time: use the response of the call then.
   */
  waitFor<Type extends string = string>(request_id: string, options?: WaitOptions<Type>): Promise<CallbackOfType<Type>>;
}

const DEFAULT_WAIT_MS = 60_000;

/**
 * Creates a receiver whose callbacks can be awaited by `request_id`, before or after they arrive. With a shared store, this works across
 * processes and restarts. A callback is sent only once and can be lost. So also use the response of the call, which has the same result.
 *
 * The secret comes from the environment variable `RECIPE_AI_CALLBACK_SECRET`, or from `secret`.
 *
 * @throws {ConfigurationError} if an option is invalid.
 *
 * @example
 * ```ts
 * import { createCallbackInbox } from '@recipe-ai/sdk/callbacks';
 *
 * const inbox = createCallbackInbox();
 *
 * export const POST = inbox.handle;
 * export const nameOf = async (requestId: string) =>
 *   (await inbox.waitFor(requestId, { type: 'healthify', timeout: 30_000 })).data.name;
 * ```
 */
export const createCallbackInbox = (options: InboxOptions = {}): CallbackInbox => {
  assertOptionNames(options, optionNames);
  assertFunctions(options, ['onCallback']);
  assertMethods('store', options.store, ['put', 'get', 'watch']);
  const { store = createCallbackStore(), onCallback } = options;
  const stats: Record<CallbackMatch, number> = { awaited: 0, late: 0, unknown: 0, duplicate: 0 };
  const unmatched = new UnmatchedLog();
  const waiting = new Set<CallbackListener>();
  const passToUser = onCallback && toHandler({ onCallback, dedupe: false });

  const receive: HandleCallback<InboxEvent> = async (callback, hooks, defer) => {
    let report: Promise<void> | undefined;
    try {
      const match = await waitForStore('store.put', store.put(callback), options.storeTimeout);
      stats[match]++;
      if (match !== 'awaited') unmatched.add(match, callback);
      hooks.onEvent({ type: match, callback });
      if (match === 'duplicate') return;
    } catch (error) {
      report = hooks.onError(error, callback); // which must not delay `onCallback`
      for (const listener of waiting) listener(callback); // the store cannot
    }
    await Promise.all([report, passToUser?.(callback, hooks, defer)]);
  };

  return {
    handle: createReceiver(options, receive),
    stats,
    get unmatched() {
      return unmatched.entries;
    },
    waitFor: <Type extends string>(request_id: string, waitOptions?: WaitOptions<Type>) =>
      waitForCallback(store, waiting, request_id, waitOptions) as Promise<CallbackOfType<Type>>,
  };
};

/** Throws a {@link ConfigurationError} for a misspelled type. Any other type may be one of an operation that this version does not know. */
const assertType = (type: unknown): void => {
  if (type === undefined) return;
  if (typeof type !== 'string' || type === '') throw new ConfigurationError('`type` must be a text that is not empty.');
  const meant = closestName(type, knownTypes());
  if (meant === undefined || type.includes(meant)) return;
  throw new ConfigurationError(
    `\`type\`: there is no callback of type "${type}"; did you mean ${meant}? Known types: ${knownTypes().join(', ')}.`,
  );
};

/** `waiting` is the listeners of this process. They get each callback that the store did not take. */
const waitForCallback = async (
  store: CallbackStore,
  waiting: Set<CallbackListener>,
  request_id: string,
  options: WaitOptions = {},
): Promise<CallbackEvent> => {
  assertOptionNames(options, waitOptionNames);
  assertMilliseconds('timeout', options.timeout);
  assertType(options.type);
  const { timeout = DEFAULT_WAIT_MS, signal, type } = options;
  if (typeof request_id !== 'string') throw new ConfigurationError('`request_id` must be a text.');
  if (signal && !('throwIfAborted' in Object(signal))) throw new ConfigurationError('`signal` must be an AbortSignal.');
  signal?.throwIfAborted();
  const { promise: arrival, resolve, reject } = Promise.withResolvers<CallbackEvent>();
  const otherTypes = new Set<string>();
  const matches = (callback: CallbackEvent): boolean => {
    const isMatch = type === undefined || callback.type === type;
    if (!isMatch) otherTypes.add(callback.type);
    return isMatch;
  };
  const onAbort = () => reject(signal?.reason);
  signal?.addEventListener('abort', onAbort);
  let silentFunction: string | undefined = 'store.watch';
  const onTimeout = () => reject(new CallbackTimeoutError(request_id, timeout, type, [...otherTypes], silentFunction));
  const cancelTimer = startTimer(timeout, onTimeout);
  const listener: CallbackListener = (callback) => {
    if (callback.request_id === request_id && matches(callback)) resolve(callback);
  };
  waiting.add(listener);
  const subscription = (async () => store.watch(request_id, listener))();
  const find = async () => {
    await subscription; // a callback that arrives after this look reaches the listener
    silentFunction = 'store.get';
    const stored = await store.get(request_id);
    silentFunction = undefined;
    return stored.find(matches) ?? arrival;
  };
  try {
    return await Promise.race([find(), arrival]);
  } finally {
    cancelTimer();
    waiting.delete(listener);
    signal?.removeEventListener('abort', onAbort);
    void subscription.then((unsubscribe) => unsubscribe()).catch(() => undefined); // a failed watch has rejected above
  }
};
