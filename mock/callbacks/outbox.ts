import type { Environment } from '../core/environment.js';
import type { ChangeCount, LogChanges, Ordered } from '../core/revisions.js';
import type { MatchOptions, MockHandle, RuleState } from '../core/rules.js';
import type { LogState } from './delivery-log.js';
import type { CallbackPolicy } from './guard.js';
import type { CallbackTransport, HandlerContext } from './post-callback.js';
import type { CallbackDelivery, CallbackFault, CallbackJob } from './types.js';

/** How long `next` and `settled` wait. */
export interface WaitOptions {
  /** Milliseconds of real time, also with fake timers. Default: 4,000, a little less than the timeout of test runners. */
  timeout?: number | undefined;
}

/**
 * The callbacks that the mock captures or sends. Each callback is sent at most once. The option `latency` delays it, and the mock's clock
 * measures that time. The response does not wait for it.
 *
 * @example
 * ```ts
 * import { RecipeAI } from '@recipe-ai/sdk';
 * import { createMockService } from '@recipe-ai/sdk/mock';
 *
 * const mock = createMockService({ callbackHosts: ['hooks.example.com'] });
 * const sdk = new RecipeAI(mock.connection());
 * const recipe = { title: 'Toast', ingredients: ['2 slices white bread', '1 tbsp butter'], instructions: ['Toast the bread. Butter it.'] };
 * await sdk.healthify({ recipe, callback_url: 'https://hooks.example.com/recipes', request_id: 'job-1' });
 * const { payload, outcome } = await mock.callbacks.next();
 * console.log(payload.request_id, outcome); // job-1 captured
 * ```
 */
export interface CallbackOutbox {
  /**
   * All pending deliveries and the last ended deliveries, oldest first. The log keeps at most 1,000 ended deliveries, with at most 500,000
   * characters in their bodies.
   */
  readonly deliveries: readonly CallbackDelivery[];
  /**
   * Resolves with the oldest ended callback that `next` has not returned yet. If there is none, waits for the next callback to end. Rejects
   * with a `TimeoutError` after `timeout`.
   */
  next(options?: WaitOptions): Promise<CallbackDelivery>;
  /**
   * Resolves when no callback is pending. If you passed a receiver to `deliverTo`, it also waits until `onCallback` has ended. A router in
   * front of the receiver must pass on the same `Request` object. Held callbacks do not count. Rejects with a `TimeoutError` after
   * `timeout`. With fake timers, run the timers first, because a receiver starts `onCallback` with a timer.
   */
  settled(options?: WaitOptions): Promise<void>;
  /** True between `hold` and `release`. */
  readonly held: boolean;
  /** Holds back callbacks until `release`. */
  hold(): void;
  /** Sends the held callbacks in their order. */
  release(): void;
  /** Sends a callback again, and returns the new delivery. Throws a `RangeError` if the log has no such delivery. */
  redeliver(id: string): CallbackDelivery;
  /**
   * Adds a fault for callbacks that are requested from now on. The fault ends when it is removed, or when it has applied as often as
   * `times` says. At most one fault applies to a callback. Of the faults that match, this is the oldest one with `times`. If none has
   * `times`, it is the newest one. Throws a `RangeError` for an invalid value.
   *
   * @example
   * ```ts
   * import { createMockService } from '@recipe-ai/sdk/mock';
   *
   * const mock = createMockService();
   * mock.callbacks.fail({ duplicate: true, times: 1 });
   * ```
   */
  fail(fault?: CallbackFault & MatchOptions): MockHandle;
  /** The active faults. A fault is removed when it has applied as often as `times` says. */
  readonly faults: readonly ActiveCallbackFault[];
  /**
   * Calls your handler with each captured callback, and with each later callback until `reset`. The requests have the secret. Nothing is
   * sent over the network. When the handler has responded to the captured callbacks, resolves with their deliveries.
   */
  deliverTo(handler: CallbackHandler): Promise<CallbackDelivery[]>;
}

/** An active fault of callbacks. */
export interface ActiveCallbackFault extends CallbackFault, MatchOptions, MockHandle {}

/** A function that takes a fetch `Request` and returns a `Response`, such as a receiver. `context` has `waitUntil`, as in a worker. */
export type CallbackHandler = (request: Request, context: HandlerContext) => Response | Promise<Response>;

/** The outbox as a snapshot keeps it: a plain value without the secret. */
export interface OutboxState extends LogState {
  held: boolean;
  faults: RuleState<CallbackFault>[];
}

/** The outbox as the service uses it. */
export interface Outbox extends CallbackOutbox {
  /** Queues a callback and returns the id of its delivery. If its URL is rejected, it is logged and not sent. */
  post(job: CallbackJob): string;
  /** Adds a delivery that has ended to the log, or replaces the one with its id. */
  add(delivery: CallbackDelivery): void;
  /** How many deliveries the log holds. */
  readonly size: number;
  /** The delivery with that id. */
  find(id: string): CallbackDelivery | undefined;
  /** By id of a delivery: those of some words, in lower case, that its body or that of its response contains. */
  findWords(words: readonly string[]): [id: string, found: string[]][];
  /** Removes the deliveries that have ended from the log. */
  clearEnded(): void;
  /** What has changed in the log since a revision of it. */
  changes(since: number): LogChanges<Ordered<CallbackDelivery>>;
  /** Calls `listener` with each callback that ends, until the returned function is called. */
  onEnd(listener: (delivery: CallbackDelivery) => void): () => void;
  /** Sets how callbacks leave the process, and delivers from now on. A `fetch` of the user's takes precedence. */
  setTransport(transport: CallbackTransport): void;
  snapshot(): OutboxState;
  /**
   * Restores a snapshot after its environment. Waiting callbacks wait on; those that were being sent have failed. `orderAt` returns the
   * place of a time among the lines of the request log.
   */
  restore(state: OutboxState, orderAt: (at: number) => number): void;
  /** Removes everything but the transport. */
  reset(): void;
}

/** The secrets that callbacks carry in `X-Callback-Secret`. A delivery stores only the version, never the secret. */
export interface SecretSource {
  /** The current version of an account's secret. */
  versionOf(account: string): number;
  /** The secret of a callback that was requested at that version. */
  secretOf(account: string, version: number): string;
}

export interface OutboxOptions {
  environment: Environment;
  secrets: SecretSource;
  /** What is masked in the response of a receiver. */
  masked: () => Iterable<string>;
  changeCount: ChangeCount;
  mode: 'capture' | 'deliver';
  /** Where the callbacks of an account may go. It is asked when a callback is queued and again when it is sent. */
  policyOf: (account: string) => CallbackPolicy;
  /** The scenario that a fault belongs to. */
  scenarioOf: (fault: string) => string | undefined;
  /** Throws for a key that does not exist. */
  assertKey: (key: string | undefined) => void;
}
