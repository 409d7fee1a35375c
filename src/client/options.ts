import type { Endpoint } from '../contract/endpoint.js';
import type { Operation } from '../contract/endpoints.js';
import type { ClientEvent, Logger, LogLevel } from '../observability/events.js';
import type { Clock } from '../rate-limit/clock.js';
import type { RateLimiter } from '../rate-limit/types.js';

/**
 * Options of a client. Every option has a default, except the API key and the base URL, which may come from the environment. A missing
 * key or URL is reported by the first call, not by the constructor. So a build without these variables can import a module that creates
 * a client.
 */
export interface ClientOptions {
  /** The API key, or a function that returns the key for each call. Default: the environment variable `RECIPE_AI_API_KEY`. */
  apiKey?: string | (() => string | Promise<string>) | undefined;
  /** Base URL of the REST API. Default: the environment variable `RECIPE_AI_BASE_URL`. */
  baseUrl?: string | undefined;
  /** Base URL of the AI service. Default: the environment variable `RECIPE_AI_AI_URL`, otherwise `baseUrl`. */
  aiUrl?: string | undefined;
  /** Milliseconds for one attempt; waiting for a rate limit is not counted. Default: 60,000. */
  timeout?: number | undefined;
  /** Milliseconds for the whole call, waiting and retries included. Default: unlimited. */
  totalTimeout?: number | undefined;
  /**
   * Number of retries after a connection error, a timeout, a 408 or a 5xx other than 501, if the operation is safe to retry. Waiting for a
   * rate limit does not count as a retry. Default: 2.
   */
  maxRetries?: number | undefined;
  /**
   * Milliseconds that a call may wait for a rate limit. A call that would wait longer is rejected at once. Default: 90,000, enough for
   * a limit per minute to reset.
   */
  maxWait?: number | undefined;
  /** Rejects instead of retrying or waiting: the same as `maxRetries: 0` and `maxWait: 0`. For tests. Default: false. */
  failFast?: boolean | undefined;
  /** Maximum parallel calls of this client. Waiting for a free slot does not count against `maxWait`. Default: unlimited. */
  concurrency?: number | undefined;
  /** `interactive` calls leave the queue before `bulk` calls. Default: `interactive`. */
  priority?: 'interactive' | 'bulk' | undefined;
  /** The fetch function to use. Default: the global `fetch`, looked up for each request. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Headers that are added to every request. */
  headers?: Record<string, string> | undefined;
  /** Largest response body in bytes, after decompression. Default: 10,000,000. */
  maxResponseBytes?: number | undefined;
  /**
   * Checks each request against the contract. If a request does not match, `throw` rejects with an `InvalidRequestError` and sends nothing;
   * `warn` logs a warning and sends the request. `off` does not check. Default: `throw`.
   */
  validateRequests?: 'throw' | 'warn' | 'off' | undefined;
  /**
   * Checks each response against the contract. If a response does not match, the value `warn` returns it and logs each wrong field once.
   * The log level is `warn` if the specification states the field, and `info` if this package assumes the field. `throw` rejects with an
   * `UnexpectedResponseError`. `off` does not check. The value `warn` still rejects a 202 of the REST API without a result, because only
   * the AI service sends a result later, by callback. Default: `warn`.
   */
  validateResponses?: 'warn' | 'throw' | 'off' | undefined;
  /** Allows use in a browser, where everyone who opens the page can read the API key. Not required for localhost and `.test` addresses. Default: false. */
  dangerouslyAllowBrowser?: boolean | undefined;
  /** Where to log. API keys, secrets and bodies are never logged. Default: the console. */
  logger?: Logger | undefined;
  /** The least severe level that is logged. Default: `warn`. */
  logLevel?: LogLevel | undefined;
  /**
   * Overrides these fields of an operation: `path`, `host`, and `acceptsCallback` (true if requests of the operation may have a
   * `callback_url`). Use this if the service differs from what the SDK assumes.
   */
  endpoints?: Partial<Record<Operation, Partial<Pick<Endpoint, 'path' | 'host' | 'acceptsCallback'>>>> | undefined;
  /** A rate limiter shared with other clients. Default: a new rate limiter. */
  rateLimiter?: RateLimiter | undefined;
  /** The clock and the random source of the default rate limiter. Pass a mock's clock in tests. Default: the system clock. */
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
  /** Epoch milliseconds of the clock that `retryAt` refers to. */
  now: () => number;
  onEvent?: (event: ClientEvent) => void;
}

/** The two addresses of a service, without a trailing slash. */
export interface Addresses {
  baseUrl: string;
  aiUrl: string;
}
