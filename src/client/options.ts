import type { Endpoint } from '../contract/endpoint.js';
import type { Operation } from '../contract/endpoints.js';
import { ConfigurationError } from '../errors.js';
import type { ClientEvent, Logger, LogLevel } from '../observability/events.js';
import { createRateLimiter, type Clock, type RateLimiter } from '../pace/gate.js';
import { environmentVariable } from '../util/environment.js';

/** Options of a client. Every option has a default, except the API key and the base URL, which may come from the environment. */
export interface ClientOptions {
  /** The API key, or a function that returns it for each call. Default: the environment variable `RECIPE_AI_API_KEY`. */
  apiKey?: string | (() => string | Promise<string>);
  /** Base URL of the REST API. Default: the environment variable `RECIPE_AI_BASE_URL`. */
  baseUrl?: string;
  /** Base URL of the AI service. Default: the environment variable `RECIPE_AI_AI_URL`, else `baseUrl`. */
  aiUrl?: string;
  /** Milliseconds for one attempt; waiting for a rate limit is not counted. Default: 60,000. */
  timeout?: number;
  /** Milliseconds for the whole call, waiting and retries included. Default: unlimited. */
  totalTimeout?: number;
  /** Retries after a connection error, a timeout or a 5xx, if the operation is safe to retry. Waiting for a rate limit uses none. Default: 2. */
  maxRetries?: number;
  /** Milliseconds that a call may wait for a rate limit. A call that would wait longer is rejected at once. Default: 60,000. */
  maxWait?: number;
  /** Largest number of calls in flight. Default: unlimited. */
  concurrency?: number;
  /** Interactive calls leave the queue before bulk calls. Default: `interactive`. */
  priority?: 'interactive' | 'bulk';
  /** The fetch function to use. Default: the global one, looked up for each request. */
  fetch?: typeof globalThis.fetch;
  /** Added to every request. */
  headers?: Record<string, string>;
  /** What to do with a response that does not match the contract: return it and warn, throw an error, or return it. Default: `warn`. */
  validateResponses?: 'warn' | 'throw' | 'off';
  /** Allows use in a browser, where everybody who opens the page can read the API key. Not required for localhost and `.test` addresses. Default: false. */
  dangerouslyAllowBrowser?: boolean;
  /** Where to log. API keys, secrets and bodies are never logged. Default: the console. */
  logger?: Logger;
  /** The least severe level that is logged. Default: `warn`. */
  logLevel?: LogLevel;
  /** Another path or host for operations whose address is assumed. */
  endpoints?: Partial<Record<Operation, Partial<Pick<Endpoint, 'path' | 'host'>>>>;
  /** A rate limiter shared with other clients. Default: a new one. */
  rateLimiter?: RateLimiter;
  /** Time and randomness of the default rate limiter, such as the clock of a mock. Default: the system clock. */
  clock?: Partial<Clock>;
  /** Called for every request, response, wait, retry and invalid response. */
  onEvent?: (event: ClientEvent) => void;
}

/** {@link ClientOptions} with defaults filled in. */
export interface ClientConfig {
  apiKey: string | (() => string | Promise<string>);
  /** Without a trailing slash. */
  baseUrl: string;
  /** Without a trailing slash. */
  aiUrl: string;
  timeout: number;
  totalTimeout?: number;
  maxRetries: number;
  maxWait: number;
  concurrency?: number;
  priority: 'interactive' | 'bulk';
  fetch?: typeof globalThis.fetch;
  headers: Record<string, string>;
  validateResponses: 'warn' | 'throw' | 'off';
  logger: Logger;
  logLevel: LogLevel;
  endpoints: NonNullable<ClientOptions['endpoints']>;
  rateLimiter: RateLimiter;
  /** Epoch milliseconds of the clock that `retryAt` refers to. */
  now: () => number;
  onEvent?: (event: ClientEvent) => void;
}

const assertConfig: (condition: unknown, message: string) => asserts condition = (condition, message) => {
  if (!condition) throw new ConfigurationError(message);
};

const parseBaseUrl = (option: string, value: string): URL => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  assertConfig(url && /^https?:$/.test(url.protocol), `\`${option}\` must be an absolute URL, such as https://api.example.com.`);
  assertConfig(!url.username && !url.password, `\`${option}\` must not contain a user name or a password. Pass the API key as \`apiKey\`.`);
  assertConfig(!url.search && !url.hash, `\`${option}\` must not contain a query or a fragment.`);
  return url;
};

const withoutTrailingSlash = (url: URL): string => url.href.replace(/\/+$/, '');

/** Addresses that no service on the internet has (RFC 2606, RFC 6761), so that a key for them is not a secret. */
const isLocal = ({ hostname }: URL): boolean => /(^|\.)(test|localhost)$|^127\.|^\[::1\]$/.test(hostname);

/** Throws if the API key cannot be sent as a header. The message never contains the key. */
export const assertApiKey = (apiKey: unknown): string => {
  assertConfig(typeof apiKey === 'string' && apiKey.trim(), 'Missing API key. Pass `apiKey` or set RECIPE_AI_API_KEY.');
  assertConfig(
    /^[\x21-\x7e]+$/.test(apiKey),
    'The API key contains white space or a character that is not ASCII. Check that it was copied without a line break.',
  );
  return apiKey;
};

/** Limits are per API key, so both hosts of a service share one limiter. */
export const limiterKey = (baseUrl: string, apiKey: string): string => `${baseUrl} ${apiKey}`;

/** The key of the limiter before the first call; `undefined` if a function returns the API key. */
export const defaultLimiterKey = ({ baseUrl, apiKey }: ClientConfig): string | undefined =>
  typeof apiKey === 'string' ? limiterKey(baseUrl, apiKey) : undefined;

const assertUsableInBrowser = (options: ClientOptions, urls: readonly URL[]): void => {
  const { document, window } = globalThis as { document?: object; window?: object };
  assertConfig(
    options.dangerouslyAllowBrowser || !document || !window || urls.every(isLocal),
    'In a browser everybody can read the API key. Call the service from your server, or pass `dangerouslyAllowBrowser: true` if the key is not secret.',
  );
};

const assertNumbers = (options: ClientOptions): void => {
  for (const name of ['timeout', 'totalTimeout', 'maxWait'] as const) {
    assertConfig((options[name] ?? 0) >= 0, `\`${name}\` must be a number of milliseconds, 0 or more.`);
  }
  for (const [name, min] of [
    ['maxRetries', 0],
    ['concurrency', 1],
  ] as const) {
    const value = options[name] ?? min;
    assertConfig(Number.isInteger(value) && value >= min, `\`${name}\` must be a whole number, ${min} or more.`);
  }
};

/** Fills in defaults and environment variables. Throws a {@link ConfigurationError} for options that cannot work. */
export const normalizeOptions = (options: ClientOptions): ClientConfig => {
  const apiKey = options.apiKey ?? environmentVariable('RECIPE_AI_API_KEY');
  const base = options.baseUrl ?? environmentVariable('RECIPE_AI_BASE_URL');
  assertConfig(base, 'Missing base URL. Pass `baseUrl` or set RECIPE_AI_BASE_URL.');
  const baseUrl = parseBaseUrl('baseUrl', base);
  const aiUrl = parseBaseUrl('aiUrl', options.aiUrl ?? environmentVariable('RECIPE_AI_AI_URL') ?? base);
  assertUsableInBrowser(options, [baseUrl, aiUrl]);
  assertNumbers(options);
  return {
    apiKey: typeof apiKey === 'function' ? apiKey : assertApiKey(apiKey),
    baseUrl: withoutTrailingSlash(baseUrl),
    aiUrl: withoutTrailingSlash(aiUrl),
    timeout: options.timeout ?? 60_000,
    totalTimeout: options.totalTimeout,
    maxRetries: options.maxRetries ?? 2,
    maxWait: options.maxWait ?? 60_000,
    concurrency: options.concurrency,
    priority: options.priority ?? 'interactive',
    fetch: options.fetch,
    headers: options.headers ?? {},
    validateResponses: options.validateResponses ?? 'warn',
    logger: options.logger ?? console,
    logLevel: options.logLevel ?? 'warn',
    endpoints: options.endpoints ?? {},
    rateLimiter: options.rateLimiter ?? createRateLimiter({ clock: options.clock }),
    now: options.clock?.now ?? Date.now,
    onEvent: options.onEvent,
  };
};
