import type { Environment } from '../core/environment.js';
import type { ChangeCount, LogChanges, Ordered } from '../core/revisions.js';
import type { MatchOptions, MockHandle, RuleState } from '../core/rules.js';
import type { LogState } from './delivery-log.js';
import type { CallbackPolicy } from './guard.js';
import type { CallbackTransport, HandlerContext } from './post-callback.js';
import type { CallbackDelivery, CallbackFault, CallbackJob } from './types.js';

/** How long `next` and `settled` wait. */
export interface WaitOptions {
  /** Milliseconds of real time. Default: 4,000, a little less than the timeout of test runners. */
  timeout?: number | undefined;
}

/**
 * The callbacks that the mock captures or sends. Each is sent at most once, after the model's time on the mock's clock, and never delays
 * the response.
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
  /** Oldest first: all pending deliveries, and the last that ended (at most 1,000, with at most 500,000 characters in their bodies). */
  readonly deliveries: readonly CallbackDelivery[];
  /**
   * Resolves with the oldest ended callback that `next` has not returned yet, or waits for one. Rejects with a `TimeoutError` that says
   * what the callbacks wait for.
   */
  next(options?: WaitOptions): Promise<CallbackDelivery>;
  /**
   * Resolves when no callback is pending and the `onCallback` of a receiver passed to `deliverTo` has ended, also behind a
   * router that passes on the `Request` object that it got. Held callbacks do not count.
   * Rejects with a `TimeoutError` that says what the callbacks wait for. Under fake timers, run them first: a receiver calls `onCallback`
   * after its response.
   */
  settled(options?: WaitOptions): Promise<void>;
  /** True after `hold`, until `release`. */
  readonly held: boolean;
  /** Holds callbacks from now on, until `release`. */
  hold(): void;
  /** Sends the held callbacks, in order. */
  release(): void;
  /** Sends a callback again, as a new delivery, and returns that. Throws a `RangeError` if the log has no such delivery. */
  redeliver(id: string): CallbackDelivery;
  /**
   * Adds a fault for callbacks requested from now on, until it is removed or has applied `times` times. Faults with `times` apply first,
   * in order; then the newest of the others. Throws a `RangeError` for an invalid value.
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
  /** The active faults; one that has applied `times` times is gone. */
  readonly faults: readonly ActiveCallbackFault[];
  /**
   * Passes captured callbacks, and those that follow until `reset`, to a fetch-shaped handler of yours, with the secret. Nothing leaves
   * the process. Resolves with the deliveries that were captured, once the handler has responded to them.
   */
  deliverTo(handler: CallbackHandler): Promise<CallbackDelivery[]>;
}

/** A fault that applies to coming callbacks. */
export interface ActiveCallbackFault extends CallbackFault, MatchOptions, MockHandle {}

/** Anything that takes a fetch `Request` and returns a `Response`, such as a receiver. `context` has `waitUntil`, as in a worker. */
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
  /** How many deliveries the log holds. */
  readonly size: number;
  /** The delivery with that id. */
  find(id: string): CallbackDelivery | undefined;
  /** What has changed in the log since a revision of it. */
  changes(since: number): LogChanges<Ordered<CallbackDelivery>>;
  /** Calls `listener` with each callback that ends, until the returned function is called. */
  onEnd(listener: (delivery: CallbackDelivery) => void): () => void;
  /** Sets how callbacks leave the process, and delivers from now on. A `fetch` of the user's takes precedence. */
  setTransport(transport: CallbackTransport): void;
  snapshot(): OutboxState;
  /** Restores a snapshot after its environment. Waiting callbacks wait on; those that were being sent have failed. */
  restore(state: OutboxState): void;
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
  changeCount: ChangeCount;
  mode: 'capture' | 'deliver';
  /** Where the callbacks of an account may go. It is asked when a callback is queued and again when it is sent. */
  policyOf: (account: string) => CallbackPolicy;
}
