import type { CallbackDelivery, CallbackFault, CallbackJob } from './types.js';
import type { CallbackTransport } from './post-callback.js';
import type { LogState } from './delivery-log.js';
import type { Rules, MockHandle, MatchOptions } from '../core/rules.js';
import type { Environment } from '../core/environment.js';

/** How long `next` and `settled` wait. */
export interface WaitOptions {
  /** Milliseconds of real time. Default: 4,000, a little less than test runners wait. */
  timeout?: number;
}

/**
 * The callbacks that the mock captures, or sends. Each leaves at most once, after the model's time on the mock's clock, and never delays
 * the answer.
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
   * The log, oldest first: all that are under way, and the last that have ended, at most 1,000, and with at most 500,000 characters in
   * their bodies.
   */
  readonly deliveries: readonly CallbackDelivery[];
  /** The next callback to end, each given once; at once where one has ended already. Rejects with a `TimeoutError` that says what is in the way. */
  next(options?: WaitOptions): Promise<CallbackDelivery>;
  /** Waits until no callback is under way; those held do not count. Rejects with a `TimeoutError` that says what is in the way. */
  settled(options?: WaitOptions): Promise<void>;
  /** True while `hold` keeps callbacks back. */
  readonly held: boolean;
  /** Keeps callbacks back from now on, until `release`. */
  hold(): void;
  /** Lets go, in order, what `hold` kept back. */
  release(): void;
  /** Sends the callback once more, as a delivery of its own, which is returned. Throws a `RangeError` where the log has no such delivery. */
  redeliver(id: string): CallbackDelivery;
  /**
   * Lets callbacks that are asked for from now on go wrong, until it is lifted or has happened `times` times. What has a number of `times`
   * goes first, in order; then the newest of the others. Throws a `RangeError` for a value that is none.
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
  /** What is planned to go wrong; what has happened `times` times is over and gone. */
  readonly faults: readonly ActiveCallbackFault[];
  /**
   * Hands what was captured, and whatever comes until `reset`, to a fetch-shaped handler of yours, with the secret; nothing leaves the
   * process. Gives the deliveries of what was captured, once the handler has answered them.
   */
  deliverTo(handler: CallbackHandler): Promise<CallbackDelivery[]>;
}

/** A fault that waits for callbacks. */
export interface ActiveCallbackFault extends CallbackFault, MatchOptions, MockHandle {}

/** Whatever takes a fetch Request and answers it, such as a receiver. */
export type CallbackHandler = (request: Request) => Response | Promise<Response>;

/** The outbox as a snapshot keeps it, a plain value without the secret. */
export interface OutboxState extends LogState {
  held: boolean;
  faults: ReturnType<Rules<CallbackFault>['list']>;
}

/** The outbox with the handles that the service holds. */
export interface Outbox extends CallbackOutbox {
  /** Takes a callback to be sent. One whose URL the guard refuses is logged, and goes nowhere. */
  post(job: CallbackJob): void;
  /** Gives it a way out of the process, and has it deliver from now on. A `fetch` of the user's goes before. */
  setTransport(sender: CallbackTransport): void;
  snapshot(): OutboxState;
  /** Goes on from a snapshot, once the world has been restored: what waited waits on; what was being sent then is not sent again. */
  restore(state: OutboxState): void;
  /** Forgets everything but the way out, once the world has been reset. */
  reset(): void;
}

export interface OutboxOptions {
  environment: Environment;
  /** The shared secret, sent in `X-Callback-Secret`. */
  secret: string;
  mode: 'capture' | 'deliver';
  /** True where listed loopback hosts may be called, over http too. */
  allowLoopback: boolean;
}
