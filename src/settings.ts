import type { Operation } from './contract/endpoints.js';
import type { Endpoint } from './contract/endpoint.js';
import { ConfigurationError } from './errors.js';
import type { ClientEvent, Logger, LogLevel } from './events.js';
import { DEFAULT_MAX_WAIT_MS } from './rate-limit/constants.js';
import { createRateLimiter } from './rate-limit/limiter.js';
import type { RateLimiter } from './rate-limit/types.js';

/** How a client reaches the service. Every field has a default but the address and the key, which may come from the environment. */
export interface ClientOptions {
  /** The API key, or a function that gives it for each call. Default: the environment's `RECIPE_AI_API_KEY`. */
  apiKey?: string | (() => string | Promise<string>);
  /** Address of the REST API. Default: the environment's `RECIPE_AI_BASE_URL`. */
  baseUrl?: string;
  /** Address of the AI service. Default: the environment's `RECIPE_AI_AI_URL`, else `baseUrl`. */
  aiUrl?: string;
  /** Milliseconds one attempt may take, waiting for a turn not counted. Default: 60,000. */
  timeout?: number;
  /** Milliseconds the whole call may take, waiting and repeats included. Default: no end. */
  totalTimeout?: number;
  /** Repeats after a connection error, a timeout or a 5xx, where repeating is safe. Waiting for a limit uses none up. Default: 2. */
  maxRetries?: number;
  /** Milliseconds a call may wait for rate limits. If the wait would be longer, the call is rejected at once. Default: 90,000, so that a limit per minute loses no call. */
  maxWait?: number;
  /** Most calls in flight at once. Default: no bound but the service's own. */
  concurrency?: number;
  /** Which line a call waits in: whoever waits in `interactive` goes before all of `bulk`. Default: `interactive`. */
  priority?: 'interactive' | 'bulk';
  /** The fetch to use. Default: the global one, looked up at each call. */
  fetch?: typeof globalThis.fetch;
  /** Added to every request. */
  headers?: Record<string, string>;
  /** What happens when an answer is not what the contract says: it is handed on with a warning, refused, or handed on. Default: `warn`. */
  validateResponses?: 'warn' | 'throw' | 'off';
  /** Allows use in a browser, where everyone who opens the page can read the key. Default: false; addresses of this machine, and of the reserved name `.test`, need it not. */
  dangerouslyAllowBrowser?: boolean;
  /** Where to log. Default: the console. Keys, secrets and bodies never reach it. */
  logger?: Logger;
  /** The least level that is logged. Default: `warn`. */
  logLevel?: LogLevel;
  /** Another path or host for operations whose address is assumed. */
  endpoints?: Partial<Record<Operation, Partial<Pick<Endpoint, 'path' | 'host'>>>>;
  /** A rate limiter to share with other clients. Default: one per client. */
  rateLimiter?: RateLimiter;
  /** Told of every request, response, wait, repeat and unexpected answer. */
  onEvent?: (event: ClientEvent) => void;
}

/** The options with everything filled in. */
export interface Settings extends Required<
  Omit<ClientOptions, 'totalTimeout' | 'concurrency' | 'fetch' | 'onEvent' | 'dangerouslyAllowBrowser'>
> {
  totalTimeout?: number;
  concurrency?: number;
  fetch?: typeof globalThis.fetch;
  onEvent?: (event: ClientEvent) => void;
  /** What has been warned about, so that it is said once. */
  warned: Set<string>;
  /** Which gate the latest call went through. */
  scope?: string;
  /** Once aborted, calls that wait in line give up; those in flight go on. */
  line?: AbortSignal;
}

const environment = (name: string): string | undefined => {
  try {
    return (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env?.[name]?.trim() || undefined;
  } catch {
    return undefined; // Deno without the permission to read it
  }
};

const demand: (holds: unknown, otherwise: string) => asserts holds = (holds, otherwise) => {
  if (!holds) throw new ConfigurationError(otherwise);
};

const toAddress = (name: string, value: string): URL => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  demand(url && /^https?:$/.test(url.protocol), `${name} must be an absolute URL, such as https://api.example.com`);
  demand(!url.username && !url.password, `${name} must not carry a user name or a password; the key goes into apiKey.`);
  demand(!url.search && !url.hash, `${name} must not carry a query or a fragment.`);
  return url;
};

const toText = (url: URL): string => url.href.replace(/\/+$/, '');

/** Addresses that no service on the internet can have (RFC 2606, RFC 6761): a key for them is no secret. */
const isLocal = ({ hostname }: URL): boolean => /(^|\.)(test|localhost)$|^127\.|^\[::1\]$/.test(hostname);

/** Refuses a key that could not be a header, without ever repeating it. */
export const checkKey = (key: unknown): string => {
  demand(typeof key === 'string' && key.trim(), 'There is no API key. Pass apiKey, or set RECIPE_AI_API_KEY.');
  demand(
    /^[\x21-\x7e]+$/.test(key),
    'The API key holds a blank or a character that cannot stand in a header. Was it copied with a line break?',
  );
  return key;
};

/** One pace a key and service: the document says that limits are per key (section 8), so both hosts of a service share it. */
export const toScope = (baseUrl: string, apiKey: string): string => `${baseUrl} ${apiKey}`;

/** Fills in what the options and the environment say; refuses what cannot work before the first call. */
export const toSettings = (options: ClientOptions): Settings => {
  const apiKey = options.apiKey ?? environment('RECIPE_AI_API_KEY');
  if (typeof apiKey !== 'function') checkKey(apiKey);
  const base = options.baseUrl ?? environment('RECIPE_AI_BASE_URL');
  demand(base, 'There is no address. Pass baseUrl, or set RECIPE_AI_BASE_URL.');
  const baseUrl = toAddress('baseUrl', base);
  const aiUrl = toAddress('aiUrl', options.aiUrl ?? environment('RECIPE_AI_AI_URL') ?? base);
  const { document, window } = globalThis as { document?: object; window?: object };
  demand(
    options.dangerouslyAllowBrowser || !document || !window || (isLocal(baseUrl) && isLocal(aiUrl)),
    'In a browser everyone can read the API key. Call from your server, or pass dangerouslyAllowBrowser: true if the key may be seen.',
  );
  for (const name of ['timeout', 'totalTimeout', 'maxWait'] as const) {
    demand((options[name] ?? 0) >= 0, `${name} must be a number of milliseconds, 0 or more.`);
  }
  for (const [name, least] of [
    ['maxRetries', 0],
    ['concurrency', 1],
  ] as const) {
    const value = options[name] ?? least;
    demand(Number.isInteger(value) && value >= least, `${name} must be a whole number, ${least} or more.`);
  }
  return {
    apiKey: apiKey as Settings['apiKey'],
    baseUrl: toText(baseUrl),
    aiUrl: toText(aiUrl),
    timeout: options.timeout ?? 60_000,
    totalTimeout: options.totalTimeout,
    maxRetries: options.maxRetries ?? 2,
    maxWait: options.maxWait ?? DEFAULT_MAX_WAIT_MS,
    concurrency: options.concurrency,
    priority: options.priority ?? 'interactive',
    fetch: options.fetch,
    headers: options.headers ?? {},
    validateResponses: options.validateResponses ?? 'warn',
    logger: options.logger ?? console,
    logLevel: options.logLevel ?? 'warn',
    endpoints: options.endpoints ?? {},
    rateLimiter: options.rateLimiter ?? createRateLimiter(),
    onEvent: options.onEvent,
    warned: new Set(),
    scope: typeof apiKey === 'string' ? toScope(toText(baseUrl), apiKey) : undefined,
  };
};
