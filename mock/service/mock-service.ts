import type { Operation } from '../../src/contract/endpoints.js';
import type { ResponseOverride } from '../faults/response-overrides.js';
import type { CallbackTransport } from '../callbacks/post-callback.js';
import type { CallbackOutbox } from '../callbacks/outbox.js';
import type { Clock, TimeSource } from '../core/clock.js';
import type { CallbackHosts, InProcessConnection, CreateKeyOptions, Keys, KeyUsage } from '../core/keys.js';
import type { ErrorFormat, ErrorFormatName } from '../formats/error-formats.js';
import type { RateLimitHeaderFormat, RateLimitHeaderFormatName } from '../formats/rate-limit-headers.js';
import type { FaultOptions, ActiveFault } from '../faults/faults.js';
import type { Tier, TierName } from '../core/tiers.js';
import type { RequestLogEntry } from '../core/request-log.js';
import type { Persistence } from '../persistence/persistence.js';
import type { Latency } from '../faults/latency.js';
import type { MockHandle, MatchOptions } from '../core/rules.js';
import type { ScenarioName, ScenarioOptions } from '../faults/scenarios.js';
import type { MockRequest, MockResponse } from '../core/http-message.js';

/** How a mock is set up. Everything has a default. */
export interface MockOptions {
  /** What ids, dice and dishes start from: the same seed and the same requests give the same answers. Default: 1. */
  seed?: number;
  /** Where the mock's clock stands, or a function that it follows. Default: the machine's time. */
  now?: TimeSource;
  /** Base address of the REST API. Default: `https://api.recipe-ai.test`. */
  baseUrl?: string;
  /** Base address of the AI service. Default: `baseUrl` where that is given, else `https://ai.recipe-ai.test`. */
  aiUrl?: string;
  /** Keys that exist from the start, with their tiers. */
  keys?: Record<string, TierName>;
  /** Limits by tier; they replace those of `sandbox`, `starter`, `pro` and `scale`, or add tiers. */
  tiers?: Record<string, Tier>;
  /** Hosts that every account may be called back at: `hooks.example.com`, `hooks.example.com:8443`, `*.example.com`. */
  callbackHosts?: readonly string[];
  /** What callbacks carry in `X-Callback-Secret`. Default: a new one; `mock.callbackSecret` tells it. */
  callbackSecret?: string;
  /** How long the model takes. Callbacks leave that much later. Answers wait for it on a socket, or where `realLatency` says so. Default: none. */
  latency?: Latency;
  /** True: answers in this process take `latency` too, on the mock's clock. Default: false. */
  realLatency?: boolean;
  /** How limits are put into headers. Default: `service`, the assumed way. */
  rateLimitHeaders?: RateLimitHeaderFormatName | RateLimitHeaderFormat;
  /** How refusals are written. Default: `service`, the assumed way. */
  errorFormat?: ErrorFormatName | ErrorFormat;
  /** What callbacks are delivered with. Where it is given, they are delivered. */
  fetch?: typeof fetch;
  /** Every address of a host that a callback goes to. Default: none in process, the system's on a socket. */
  resolve?: (host: string) => Promise<string[]>;
  /** How many requests the journal keeps. Default: 1000. */
  requests?: number;
  /** Whether callbacks are kept for you to look at, or sent. Default: `deliver` on a socket and where `fetch` is given, else `capture`. */
  callbacks?: 'capture' | 'deliver';
  /** True: listed loopback hosts may be called back, over http too. Default: false. */
  allowLoopbackCallbacks?: boolean;
  /** Size of the largest body that is taken. Default: 1,000,000. */
  maxBodyBytes?: number;
}

/**
 * Parts of the state that `reset` can take alone; scenarios and own answers go with `faults`, scenarios
 * of callbacks with `callbacks` too.
 */
export type ResetTarget = 'limits' | 'pantries' | 'requests' | 'faults' | 'callbacks' | 'clock';

/** A scenario that is being played. */
export interface ActiveScenario {
  /** Names it to the controls of a mock on a socket. */
  readonly id: string;
  /** What is played: see {@link ScenarioName}. */
  readonly name: ScenarioName;
  /** The API key that it is limited to. */
  readonly key?: string;
  /** Ends it, as the function does that `use` gave. */
  remove(): void;
}

/** The state of a mock, as a plain value that can be kept as JSON. What is in it may change between versions. */
export interface MockSnapshot {
  /** The form of `state`; `restore` refuses any other. */
  readonly version: 1;
  /** To be handed back, not to be read. */
  readonly state: Readonly<Record<string, unknown>>;
}

/** The whole service, played in this process. Two of them never see each other. */
export interface MockService {
  /** What ids, dice and dishes start from. */
  readonly seed: number;
  /** Base address of the REST API, without a slash at the end. */
  readonly baseUrl: string;
  /** Base address of the AI service, without a slash at the end. */
  readonly aiUrl: string;
  /** What callbacks carry in `X-Callback-Secret`: what `verifyCallback` takes as `secret`. */
  readonly callbackSecret: string;
  /**
   * The service as one fetch. Rejects as a network does: with a `TypeError` for a dropped connection, with the signal's reason for an abort.
   *
   * @example
   * ```ts
   * import { createMockService } from '@recipe-ai/sdk/mock';
   *
   * const mock = createMockService({ keys: { 'my-key': 'pro' } });
   * const answer = await mock.fetch('https://api.recipe-ai.test/api/v1/pantries', { headers: { Authorization: 'Bearer my-key' } });
   * console.log(answer.status, await answer.json()); // 200 { data: [], next_cursor: null }
   * ```
   */
  readonly fetch: typeof fetch;
  /**
   * What a client needs to reach this mock in this process: a new key of that tier, or the one named; without both, the first of the
   * option `keys`, else a new key of the tier `scale`.
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
  /** API keys: issuing, upgrading, revoking, limits of their own. */
  readonly keys: Keys;
  /** What a key has used. */
  usage(key: string): KeyUsage;
  /** The hosts that callbacks may go to. */
  readonly callbackHosts: CallbackHosts;
  /** The outbox: callbacks that were sent, or captured. */
  readonly callbacks: CallbackOutbox;
  /** The last requests, newest last, secrets masked. */
  readonly requests: readonly RequestLogEntry[];
  /** The time that windows, quotas, latencies and callbacks go by. */
  readonly clock: Clock;
  /**
   * Answers an operation yourself: with a value, or with what a function makes of the request. The answer is checked against the contract: a
   * value that breaks it throws a `TypeError` here, a function's gives a 500 that says so. A `Response` is sent as it is.
   * Answers with a number of `times` go first, in order; then the newest of the others.
   *
   * @example
   * ```ts
   * import { RecipeAI } from '@recipe-ai/sdk';
   * import { createMockService } from '@recipe-ai/sdk/mock';
   *
   * const mock = createMockService();
   * mock.answer('categories.suggest', ({ items }) => ({
   *   suggestions: items.map((name) => ({ name, suggested_category: 'frozen', confidence: 1, alternatives: [] })),
   * }));
   * const { suggestions } = await new RecipeAI(mock.connection()).categories.suggest({ items: ['peas'] });
   * console.log(suggestions[0]?.suggested_category); // frozen
   * ```
   */
  respondWith<Name extends Operation>(operation: Name, answer: ResponseOverride<Name>, when?: MatchOptions): MockHandle;
  /**
   * Lets calls go wrong, until it is lifted or has happened `times` times; `'*'` means every operation. What is answered in the place of the
   * service is not counted against limits. `requests` notes which fault struck.
   *
   * @example
   * ```ts
   * import { RecipeAI } from '@recipe-ai/sdk';
   * import { createMockService } from '@recipe-ai/sdk/mock';
   *
   * const mock = createMockService();
   * mock.fail('pantries.list', { status: 503, times: 1, headers: { 'Retry-After': '0' } });
   * const page = await new RecipeAI(mock.connection()).pantries.list(); // repeated by the client
   * console.log(page.data.length, mock.requests.length); // 0 2
   * ```
   */
  fail(operation: Operation | '*', fault?: FaultOptions): MockHandle;
  /** What is planned to go wrong; what has happened `times` times is over and gone. */
  readonly faults: readonly ActiveFault[];
  /** Plays a scenario, until the returned function is called: see {@link ScenarioName}. */
  applyScenario(scenario: ScenarioName, options?: ScenarioOptions): () => void;
  /** Scenarios that were begun and not ended, oldest first. */
  readonly scenarios: readonly ActiveScenario[];
  /** The service of a key: one of its own where it was issued with `isolated: true`, else this one. Throws a `RangeError` where there is no such key. */
  forKey(key: string): MockService;
  /**
   * The state as a plain value: keys and their use, pantries, hosts, clock, dice, faults, deliveries. Not the journal, nor own answers, nor
   * the names of scenarios.
   */
  snapshot(): MockSnapshot;
  /** Goes back to a snapshot, of this mock or another with the same options. Calls that wait find their connection dropped. */
  restore(snapshot: MockSnapshot): void;
  /** Goes back to the beginning, or one part of it; keys that were issued go on working, unused and in their first tier. */
  reset(part?: ResetTarget): void;
  /** For a door that keeps the state beyond its process. */
  readonly persistence: Persistence;
  /** Drops the connection of every call that waits, for its latency or for ever. A door does it when it closes. */
  abortPending(): void;
  /** For whoever builds a door: serves one call. Rejects only when the caller has gone. */
  handle(incoming: MockRequest): Promise<MockResponse>;
  /** For a door that can reach the network: sends callbacks through it, unless the option `callbacks` says `capture`. */
  setTransport(sender: CallbackTransport): void;
}
