import type { CallbackEvent } from '../contract/callbacks.js';
import { createReceiver, type CallbackReceiver, type CommonReceiverOptions } from './create-receiver.js';
import { CallbackTimeoutError } from './errors.js';
import { toHandler, type ReceiverEvent, type ReceiverOptions } from './receiver.js';
import type { Defer } from './defer.js';
import type { SafeHooks } from './hooks.js';
import { createCallbackStore, type CallbackMatch, type CallbackStore, type CallbackListener } from './store.js';

/** What happens in an inbox: each callback is accepted, and then meets what {@link CallbackMatch} says. */
export type InboxEvent = ReceiverEvent | { type: CallbackMatch; callback: CallbackEvent };

/** What an inbox may be told. */
export interface InboxOptions extends CommonReceiverOptions<InboxEvent> {
  /** Where callbacks wait for their requests. Default: {@link createCallbackStore}, in the memory of this process. */
  store?: CallbackStore;
  /** Takes each callback that is no duplicate as well, after the sender was answered. Default: nothing. */
  onCallback?: ReceiverOptions['onCallback'];
}

/** How to wait for a callback. */
export interface WaitOptions<Type extends string = string> {
  /** How long, in milliseconds. Default: 60 seconds. */
  timeout?: number;
  /** Ends the waiting with the signal's reason. */
  signal?: AbortSignal;
  /** The operation, where one `request_id` was given to several. Default: whichever comes first. */
  type?: Type;
}

/** The callback of an operation; of any, where none is named or this version does not know it. */
export type CallbackOfType<Type extends string> = Type extends CallbackEvent['type']
  ? Extract<CallbackEvent, { type: Type }>
  : CallbackEvent;

/** A callback that nobody was waiting for when it came. */
export interface UnmatchedCallback {
  match: Exclude<CallbackMatch, 'awaited'>;
  callback: CallbackEvent;
}

/** A receiver whose callbacks can be waited for. */
export interface CallbackInbox {
  /** The receiver: give it to the server. */
  readonly handle: CallbackReceiver;
  /** How many callbacks met what, in this process. */
  readonly stats: Readonly<Record<CallbackMatch, number>>;
  /** The last 100 callbacks of this process that nobody was waiting for when they came, newest last. */
  readonly unmatched: readonly UnmatchedCallback[];
  /**
   * Gives the callback of a request, whether it came before or comes later. Asked again, it gives the same one as long as that is kept.
   *
   * @throws {CallbackTimeoutError} where none came in time: take the synchronous answer then.
   */
  waitFor<Type extends string = string>(request_id: string, options?: WaitOptions<Type>): Promise<CallbackOfType<Type>>;
}

/**
 * Makes a receiver whose callbacks can be waited for by `request_id`, whichever comes first. With a shared store it works across processes
 * and restarts. It does not replace the synchronous answer, which holds the same result: a callback comes at most once, or never.
 * Documented (sections 4 and 6).
 *
 * @throws {ConfigurationError} where an option is missing or wrong.
 *
 * @example
 * ```ts
 * import { createCallbackInbox } from '@recipe-ai/sdk/callbacks';
 *
 * const inbox = createCallbackInbox({ secret: process.env.RECIPE_AI_CALLBACK_SECRET ?? 'from-the-dashboard' });
 *
 * export const POST = inbox.handle;
 * export const nameOf = async (job: string) => (await inbox.waitFor(job, { type: 'healthify', timeout: 30_000 })).data.name;
 * ```
 */
export const createCallbackInbox = (options: InboxOptions): CallbackInbox => {
  const { store = createCallbackStore(), onCallback } = options ?? {};
  const counts: Record<CallbackMatch, number> = { awaited: 0, late: 0, unknown: 0, duplicate: 0 };
  const strays: UnmatchedCallback[] = [];
  const hand = onCallback && toHandler({ onCallback, dedupe: false });

  const receive = async (callback: CallbackEvent, reporters: SafeHooks<InboxEvent>, later: Defer): Promise<void> => {
    try {
      const arrival = await store.put(callback);
      counts[arrival]++;
      if (arrival !== 'awaited') strays.push({ match: arrival, callback });
      if (strays.length > 100) strays.shift();
      reporters.onEvent({ type: arrival, callback });
      if (arrival === 'duplicate') return;
    } catch (error) {
      await reporters.onError(error, callback);
    }
    await hand?.(callback, reporters, later);
  };

  return {
    handle: createReceiver(options, receive),
    stats: counts,
    unmatched: strays,
    waitFor: <Type extends string>(request_id: string, wait?: WaitOptions<Type>) =>
      waitIn(store, request_id, wait) as Promise<CallbackOfType<Type>>,
  };
};

const waitIn = async (store: CallbackStore, request_id: string, { timeout = 60_000, signal, type }: WaitOptions = {}) => {
  signal?.throwIfAborted();
  let meet: CallbackListener = () => undefined;
  let giveUp: (reason: unknown) => void = () => undefined;
  const met = new Promise<CallbackEvent>((resolve, reject) => {
    meet = resolve;
    giveUp = reject;
  });
  const fits = (callback: CallbackEvent) => type === undefined || callback.type === type;
  const abort = () => giveUp(signal?.reason);
  signal?.addEventListener('abort', abort);
  // A timer that is longer than it can be would fire at once.
  const timer = setTimeout(() => giveUp(new CallbackTimeoutError(request_id, timeout)), Math.min(timeout, 2 ** 31 - 1));
  const watching = (async () => store.watch(request_id, (callback) => fits(callback) && meet(callback)))();
  const look = async () => {
    await watching;
    return (await store.get(request_id)).find(fits) ?? met;
  };
  try {
    return await Promise.race([look(), met]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    void watching.then((stop) => stop()).catch(() => undefined);
  }
};
