import type { Operation } from '../../src/contract/endpoints.js';
import type { CallbackOutbox } from '../callbacks/outbox.js';
import type { CallbackTransport } from '../callbacks/post-callback.js';
import type { CallbackDelivery } from '../callbacks/types.js';
import type { CallbackSecrets } from '../core/callback-secrets.js';
import type { CallbackHosts } from '../core/callback-hosts.js';
import type { Clock, TimeSource } from '../core/clock.js';
import type { MockRequest, MockResponse } from '../core/http-message.js';
import type { CreateKeyOptions, InProcessConnection, Keys, KeyUsage } from '../core/keys.js';
import type { EndedRequest, RequestLogEntry } from '../core/request-log-entry.js';
import type { MatchOptions, MockHandle } from '../core/rules.js';
import type { Tier, TierName } from '../core/tiers.js';
import type { ActiveFault, FaultOptions } from '../faults/faults.js';
import type { Latency } from '../faults/latency.js';
import type { ResponseOverride } from '../faults/response-overrides.js';
import type { ActiveScenario, ScenarioName, ScenarioOptions } from '../faults/scenarios.js';
import type { ErrorFormat, ErrorFormatName } from '../formats/error-formats.js';
import type { RateLimitHeaderFormat, RateLimitHeaderFormatName } from '../formats/rate-limit-headers.js';
import type { Engine } from '../operations/engine.js';
import type { ReplaySource, ServiceTarget } from '../http/recording.js';
import type { ResponseShapeName } from '../shapes/reshape.js';
import type { ResponseShape } from '../shapes/response-shapes.js';
import type { Exclusively } from '../core/store.js';
import type { Persistence } from '../persistence/persistence.js';
import type { Activity } from './activity.js';

/** Options of a mock. Every option has a default. */
export interface MockOptions {
  /**
   * Seed of ids, random numbers and recipes. The same seed and the same requests give the same responses. Times, such as `created_at` and
   * `updated_at`, are the same only with the option `now`. Default: 1.
   */
  seed?: number | undefined;
  /** The time at which the mock's clock is frozen, or a function that it follows. Default: the machine's time. */
  now?: TimeSource | undefined;
  /** Base URL of the REST API. Default: `https://api.recipe-ai.test`. */
  baseUrl?: string | undefined;
  /** Base URL of the AI service. Default: `baseUrl` if that is given, otherwise `https://ai.recipe-ai.test`. */
  aiUrl?: string | undefined;
  /** Keys that exist from the start, with their tiers. */
  keys?: Record<string, TierName> | undefined;
  /** Limits by tier. They replace the limits of `sandbox`, `starter`, `pro` and `scale`, or add tiers. */
  tiers?: Record<string, Tier> | undefined;
  /** The tier of keys that are created without a tier. New accounts of the real service have `sandbox`. Default: `scale`. */
  defaultTier?: TierName | undefined;
  /** Hosts that callbacks of every account may go to: `hooks.example.com`, `hooks.example.com:8443`, `*.example.com`. */
  callbackHosts?: readonly string[] | undefined;
  /** The secret of callbacks, in `X-Callback-Secret`. Default: a random secret, in `mock.callbackSecret`. */
  callbackSecret?: string | undefined;
  /**
   * How long the AI model takes. Callbacks are delayed by this time. Responses are delayed only on a socket, or with `realLatency`. Pantry
   * operations use no model and are not delayed: for these, use `mock.fail(operation, { latency })`. Default: 0.
   */
  latency?: Latency | undefined;
  /**
   * Gives every response one shape: `sparse` (fields are null or empty), `rich` (every field has a value) or `extreme` (long lists and
   * texts, unknown words and fields). Default: no fixed shape.
   */
  shapes?: ResponseShapeName | undefined;
  /** True: `latency` also delays responses in this process, by the mock's clock, but not those of pantry operations. Default: false. */
  realLatency?: boolean | undefined;
  /** How limits are written as headers. Default: `service`, the assumed format. */
  rateLimitHeaders?: RateLimitHeaderFormatName | RateLimitHeaderFormat | undefined;
  /** How service errors are written. Default: `service`, the assumed format. */
  errorFormat?: ErrorFormatName | ErrorFormat | undefined;
  /** A function that sends callbacks. With this option, the mock sends callbacks instead of capturing them. */
  fetch?: typeof fetch | undefined;
  /** Returns every address of a callback's host. Default: on a socket, the DNS lookup of the operating system; otherwise none. */
  resolve?: ((host: string) => Promise<string[]>) | undefined;
  /** How many requests the log keeps. Default: 1000. */
  requests?: number | undefined;
  /**
   * `capture` stores callbacks in `mock.callbacks`. `deliver` sends them. Default: `deliver` on a socket or with the option `fetch`,
   * otherwise `capture`.
   */
  callbacks?: 'capture' | 'deliver' | undefined;
  /**
   * True: callbacks may go to allowed loopback hosts, over http too. Default: true on a socket that only this machine can reach, otherwise
   * false.
   */
  allowLoopbackCallbacks?: boolean | undefined;
  /** Size of the largest request body, in bytes. Default: 1,000,000. */
  maxBodyBytes?: number | undefined;
  /**
   * Responds to the AI operations instead of the kitchen: `createModelEngine` of `@recipe-ai/sdk/mock/engine`, or your own. The kitchen runs
   * first, and its errors stand. Default: none.
   */
  engine?: Engine | undefined;
  /**
   * A real service that serves every request and is recorded: `recordTo()` of `@recipe-ai/sdk/mock/record`. The keys, limits, faults,
   * overrides and callbacks of the mock do not apply then. Default: none.
   */
  record?: ServiceTarget | undefined;
  /**
   * A recording whose responses come before those of the mock: `openRecording()` of `@recipe-ai/sdk/mock/record`. The keys, limits, faults,
   * overrides and callbacks of the mock apply. Default: none.
   */
  replay?: ReplaySource | undefined;
}

/**
 * A part of the state that can be reset alone. `faults` also removes overrides and all scenarios. `callbacks` also removes the scenarios of
 * callbacks. `clock` does not change the due times of scheduled callbacks.
 */
export type ResetTarget = 'limits' | 'pantries' | 'requests' | 'faults' | 'callbacks' | 'clock';

/** The state of a mock, as a plain value that can be stored as JSON. Another version of the package may have another format. */
export interface MockSnapshot {
  /** Version of `state`. `restore` rejects any other version. */
  readonly version: 1;
  /** For `restore` only. */
  readonly state: Readonly<Record<string, unknown>>;
}

/** For authors of adapters. An adapter, such as a socket, connects clients with the mock. */
export interface MockAdapter {
  /** Serves one request. If the caller disconnects, rejects with the reason of the request's signal. */
  handle(request: MockRequest): Promise<MockResponse>;
  /** Drops the connections of requests that wait because of `latency`. Call it when the adapter closes. */
  abortPending(): void;
  /**
   * Sets the transport of callbacks. If the option `callbacks` is `capture`, callbacks are still captured. `allowLoopback` changes the
   * default of the option `allowLoopbackCallbacks`: pass true for an adapter that only this machine can reach.
   */
  setTransport(transport: CallbackTransport, options?: { allowLoopback?: boolean }): void;
  /** Calls `listener` with each callback that ends, for a log. The returned function ends this. What `listener` throws is ignored. */
  onCallback(listener: (delivery: CallbackDelivery) => void): () => void;
  /** Calls `listener` with each request that ends, for counting. The returned function ends this. What `listener` throws is ignored. */
  onRequest(listener: (request: EndedRequest) => void): () => void;
  /** Saves and loads the state that outlives a process. */
  readonly persistence: Persistence;
  /**
   * For a state that several processes share: from now on, everything that reads or changes the stored state runs in `exclusively`. Ids
   * then differ between processes, also with the same seed.
   */
  share(exclusively: Exclusively): void;
  /** Runs what reads or changes the stored state while no other process that shares the state does. */
  exclusively<Result>(run: () => Result | Promise<Result>): Result | Promise<Result>;
  /** What the mock has recorded, for a live display. */
  readonly activity: Activity;
}

/** The whole service in this process. Two mocks share nothing. */
export interface MockService {
  /** Seed of ids, random numbers and recipes. */
  readonly seed: number;
  /** Base URL of the REST API, without a slash at the end. */
  readonly baseUrl: string;
  /** Base URL of the AI service, without a slash at the end. */
  readonly aiUrl: string;
  /** The secret that callbacks carry in `X-Callback-Secret`: pass it to `verifyCallback` as `secret`. */
  readonly callbackSecret: string;
  /**
   * A `fetch` function for both hosts of the mock. Like the global `fetch`, it rejects with a `TypeError` for a dropped connection and with
   * the signal's reason for an abort.
   *
   * @example
   * ```ts
   * import { createMockService } from '@recipe-ai/sdk/mock';
   *
   * const mock = createMockService({ keys: { 'my-key': 'pro' } });
   * const response = await mock.fetch('https://api.recipe-ai.test/api/v1/pantries', { headers: { Authorization: 'Bearer my-key' } });
   * console.log(response.status, await response.json()); // 200 { data: [], next_cursor: null }
   * ```
   */
  readonly fetch: typeof fetch;
  /**
   * Returns client options with an API key. The option `key` names the key, which is created if it does not exist. Without any option, it
   * is the first key of the mock's option `keys`. In all other cases, it is a new key. Its tier is the option `tier`. The default tier is
   * `defaultTier` of the mock, or `scale`, so that tests do not reach a limit by accident. New accounts of the real service have the tier
   * `sandbox` with 10 calls in total.
   *
   * @example
   * ```ts
   * import { RecipeAI } from '@recipe-ai/sdk';
   * import { createMockService } from '@recipe-ai/sdk/mock';
   *
   * const mock = createMockService();
   * const sdk = new RecipeAI(mock.connection({ tier: 'sandbox' }));
   * const pantry = await sdk.pantries.create({ name: 'Home' });
   * console.log(pantry.item_count); // 0
   * ```
   */
  connection(options?: CreateKeyOptions): InProcessConnection;
  /** API keys: create, upgrade, revoke, change limits. */
  readonly keys: Keys;
  /** What a key has used. Throws a `RangeError` if the key does not exist. */
  usage(key: string): KeyUsage;
  /** Callback secrets by account, and their rotation. */
  readonly callbackSecrets: CallbackSecrets;
  /** The hosts that callbacks may go to. */
  readonly callbackHosts: CallbackHosts;
  /** Callbacks that were sent or captured. */
  readonly callbacks: CallbackOutbox;
  /** The last requests, from old to new. Secrets are masked. */
  readonly requests: readonly RequestLogEntry[];
  /** The clock of the mock. */
  readonly clock: Clock;
  /**
   * Overrides the responses of an operation. Pass a value or a function of the request. Throws a `TypeError` for an invalid value. If a
   * function returns an invalid value, the mock responds 500. A `Response` is sent without this check. `context.original()` returns the
   * mock's own response. At most one override applies to a call. Of the overrides that match, this is the oldest one with `times`. If none
   * has `times`, it is the newest one.
   *
   * If the request has a `callback_url`, the callback has the same result. For an override with `data: null` and `pending: true`, the
   * response is 202, and the callback has the mock's own result.
   *
   * @example
   * ```ts
   * import { RecipeAI } from '@recipe-ai/sdk';
   * import { createMockService } from '@recipe-ai/sdk/mock';
   *
   * const mock = createMockService();
   * mock.respondWith('categories.suggest', ({ items }) => ({
   *   suggestions: items.map((name) => ({ name, suggested_category: 'frozen', confidence: 1, alternatives: [] })),
   * }));
   * const { suggestions } = await new RecipeAI(mock.connection()).categories.suggest({ items: ['peas'] });
   * console.log(suggestions[0]?.suggested_category); // frozen
   * ```
   */
  respondWith<Name extends Operation>(operation: Name, response: ResponseOverride<Name>, options?: MatchOptions): MockHandle;
  /**
   * Gives the shape `shape` to the responses of an operation.
   *
   * @example
   * ```ts
   * import { RecipeAI } from '@recipe-ai/sdk';
   * import { createMockService } from '@recipe-ai/sdk/mock';
   *
   * const mock = createMockService();
   * mock.shapes('recipes.generate', 'sparse', { times: 1 });
   * const recipe = await new RecipeAI(mock.connection()).recipes.generate({ ingredients: ['eggs', 'rice'] });
   * console.log(recipe.steps.length); // 0
   * ```
   */
  shapes(operation: Operation, shape: ResponseShapeName, options?: MatchOptions): MockHandle;
  /**
   * Returns responses that the contract allows for an operation. The first are `sparse`, `rich` and `extreme`. Each of the others differs
   * from `rich` in one place, such as a null, a missing field or an empty list.
   *
   * @example
   * ```ts
   * import { createMockService } from '@recipe-ai/sdk/mock';
   *
   * const mock = createMockService();
   * for (const { name, value } of mock.shapesOf('categories.suggest')) {
   *   if (value.suggestions.length === 0) console.log(name); // sparse, suggestions is empty
   * }
   * ```
   */
  shapesOf<Name extends Operation>(operation: Name): Iterable<ResponseShape<Name>>;
  /**
   * Makes future calls fail, until the fault is removed or has applied as often as `times` says. The operation `'*'` means every operation.
   * If a fault replaces the response, the call does not count against limits. If a fault corrupts a served response, the call counts.
   * `requests` shows which fault applied.
   *
   * @example
   * ```ts
   * import { RecipeAI } from '@recipe-ai/sdk';
   * import { createMockService } from '@recipe-ai/sdk/mock';
   *
   * const mock = createMockService();
   * mock.fail('pantries.list', { status: 503, times: 1, headers: { 'Retry-After': '0' } });
   * const page = await new RecipeAI(mock.connection()).pantries.list(); // retried by the client
   * console.log(page.data.length, mock.requests.length); // 0 2
   * ```
   */
  fail(operation: Operation | '*', fault?: FaultOptions): MockHandle;
  /** The active faults. A fault is removed when it has applied as often as `times` says. */
  readonly faults: readonly ActiveFault[];
  /**
   * Starts a scenario: {@link ScenarioName} says what each does. `remove()` of the handle ends it. A client keeps what responses said about
   * limits, also after the end of the scenario: create a new client, or move the clock past the reset.
   */
  applyScenario(scenario: ScenarioName, options?: ScenarioOptions): MockHandle;
  /** The active scenarios, oldest first. */
  readonly scenarios: readonly ActiveScenario[];
  /** Returns the own mock of an isolated key, or this mock for any other key. Throws a `RangeError` if the key does not exist. */
  forKey(key: string): MockService;
  /**
   * Returns the state as a plain value: keys and their usage, pantries, hosts, clock, random numbers, faults and deliveries. It does not
   * contain the request log, overrides, the names of scenarios, rotated callback secrets, or the place in a recording.
   */
  snapshot(): MockSnapshot;
  /**
   * Restores a snapshot of this mock, or of another mock with the same options. Drops the connections of requests that wait because of
   * `latency`. If the snapshot is invalid, throws and changes nothing.
   */
  restore(snapshot: MockSnapshot): void;
  /** Resets everything, or one part. Created keys stay valid. They get back their original tier, with no usage. */
  reset(target?: ResetTarget): void;
  /** For authors of adapters. */
  readonly adapter: MockAdapter;
}
