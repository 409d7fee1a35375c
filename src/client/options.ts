import type { Endpoint } from '../contract/endpoint.js';
import type { Operation } from '../contract/endpoints.js';
import type { ClientEvent } from '../observability/events.js';
import type { Logger, LogLevel } from '../observability/log.js';
import type { Clock } from '../rate-limit/clock.js';
import type { RateLimiter } from '../rate-limit/types.js';

/**
 * Options of a client. All are optional, but the API key and the base URL must then be in the environment. If one of the two is missing
 * or blank, the first call rejects. The constructor does not throw, so a build needs no environment variables.
 */
export interface ClientOptions {
  /**
   * The API key, or a function that returns the key for each call, within `timeout`. Default: the environment variable
   * `RECIPE_AI_API_KEY`.
   */
  apiKey?: string | (() => string | Promise<string>) | undefined;
  /** Base URL of the REST API. Default: the environment variable `RECIPE_AI_BASE_URL`. */
  baseUrl?: string | URL | undefined;
  /** Base URL of the AI service. Default: the environment variable `RECIPE_AI_AI_URL`, otherwise `baseUrl`. */
  aiUrl?: string | URL | undefined;
  /**
   * Milliseconds for one attempt. Waiting for a rate limit does not count. `Infinity` sets no bound. With 0, attempts fail with a
   * `TimeoutError`. Default: 60,000.
   */
  timeout?: number | undefined;
  /**
   * Milliseconds for the whole call, including waits and retries. A call that would have to wait longer for a rate limit is rejected at once
   * with a `RateLimitError`. Default: unlimited.
   */
  totalTimeout?: number | undefined;
  /**
   * Maximum number of retries after a connection error, a timeout, a 408, a 425 or a 5xx (except 501), if the operation is safe to retry.
   * Waiting for a rate limit does not count as a retry. Default: 2.
   */
  maxRetries?: number | undefined;
  /**
   * Milliseconds that a call may wait for a rate limit. A call that would wait longer is rejected at once. `Infinity` waits for every limit
   * except a used-up trial. Default: 90,000.
   */
  maxWait?: number | undefined;
  /** Rejects instead of retrying or waiting: the same as `maxRetries: 0` and `maxWait: 0`. For tests. Default: false. */
  failFast?: boolean | undefined;
  /** Maximum parallel calls of this client. Waiting for a free slot does not count against `maxWait`. Default: unlimited. */
  concurrency?: number | undefined;
  /** `interactive` calls leave the queue before `bulk` calls. Default: `interactive`. */
  priority?: 'interactive' | 'bulk' | undefined;
  /** The fetch function to use. It gets a `Request`. Default: the global `fetch`, looked up for each request. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Headers that are added to every request. `Authorization` is made from `apiKey`, so it is an error here. */
  headers?: Record<string, string> | undefined;
  /** Largest response body in bytes, after decompression. Default: 10,000,000. */
  maxResponseBytes?: number | undefined;
  /**
   * Checks each request against the contract. `throw` rejects a wrong request with an `InvalidRequestError` and sends nothing. `warn` logs
   * a warning and sends the request. `off` does not check. Default: `throw`.
   */
  validateRequests?: 'throw' | 'warn' | 'off' | undefined;
  /**
   * Checks each response against the contract. `throw` rejects a wrong response with an `UnexpectedResponseError`. `warn` returns a wrong
   * response and logs each wrong field once: as a warning if the specification states the field, as info if this package assumes it. There
   * is one exception: `warn` rejects a 202 of the REST API without a result, because the REST API sends no result later. `off` does not
   * check. In every mode, a response without a result is rejected if the operation sends results by callback and the request has no
   * `callback_url`. Default: `warn`.
   */
  validateResponses?: 'warn' | 'throw' | 'off' | undefined;
  /**
   * Allows use in a browser. Everyone who opens the page can then read the API key. Not required if the hosts of `baseUrl` and `aiUrl` are
   * localhost or end with `.test`. Default: false.
   */
  dangerouslyAllowBrowser?: boolean | undefined;
  /** The logger. API keys, secrets and bodies are never logged. Default: the console. */
  logger?: Logger | undefined;
  /** The least severe level that is logged. Default: `warn`. */
  logLevel?: LogLevel | undefined;
  /**
   * Overrides `path`, `host` or `acceptsCallback` of operations, if the service differs from what the SDK assumes. `acceptsCallback` is
   * true if the request may have a `callback_url`.
   */
  endpoints?: Partial<Record<Operation, Partial<Pick<Endpoint, 'path' | 'host' | 'acceptsCallback'>>>> | undefined;
  /** A rate limiter shared with other clients. Default: a new rate limiter. */
  rateLimiter?: RateLimiter | undefined;
  /**
   * The clock and the random source of retries and of the default rate limiter. Pass a mock's clock in tests. `timeout` and `totalTimeout`
   * end in real time. But a wait or a retry for which `totalTimeout` leaves no time on this clock is rejected at once. Default: the system
   * clock.
   */
  clock?: Partial<Clock> | undefined;
  /** Called for every attempt, response, wait and retry. Also called for every request or response that does not match the contract. */
  onEvent?: ((event: ClientEvent) => void) | undefined;
}

/** {@link ClientOptions} with defaults filled in. */
export interface ClientConfig {
  /** Throws a `ConfigurationError` if there is no API key, or an invalid one. */
  apiKey: () => string | Promise<string>;
  /** Throws a `ConfigurationError` if there is no base URL. */
  addresses: () => Addresses;
  timeout: number;
  totalTimeout?: number;
  maxRetries: number;
  maxWait: number;
  concurrency?: number;
  priority: 'interactive' | 'bulk';
  fetch?: typeof globalThis.fetch;
  /** The headers of every request, names in lower case. */
  headers: Record<string, string>;
  maxResponseBytes: number;
  validateRequests: 'throw' | 'warn' | 'off';
  validateResponses: 'warn' | 'throw' | 'off';
  logger: Logger;
  logLevel: LogLevel;
  endpoints: NonNullable<ClientOptions['endpoints']>;
  rateLimiter: RateLimiter;
  /** The clock that `retryAt` refers to. */
  clock: Clock;
  onEvent?: (event: ClientEvent) => void;
}

/** The two addresses of a service, without a trailing slash. */
export interface Addresses {
  baseUrl: string;
  aiUrl: string;
}
