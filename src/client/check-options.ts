import { assertOptions, expectThat, is, isRecord, problemsOf, type OptionCheck } from '../check-options.js';
import { ConfigurationError } from '../errors.js';
import type { CallOptions } from './call-options.js';
import { headerProblem } from './headers.js';
import type { ClientOptions } from './options.js';

const headerRecord = expectThat(isRecord, 'an object of header names and values');

const sendableHeaders: OptionCheck = (headers) => {
  if (!isRecord(headers)) return headerRecord(headers);
  const problems = Object.entries(headers).map(([name, value]) => (value === undefined ? undefined : headerProblem(name, value)));
  const first = problems.find((problem) => problem !== undefined);
  return first && `cannot be sent: ${first}`;
};

/** The path of a URL by RFC 3986, with `{names}`. No segment is empty, except for the last, and none is a `:name`, as routers have them. */
const PATH = /^(\/(?!:)([\w.~!$&'()*+,;=:@%-]|\{\w+\})+)*\/?$/;
/** A segment that leads out of the path before it. The dots may be encoded. */
const DOT_SEGMENT = /\/(\.|%2e){1,2}(\/|$)/i;

const urlPath = expectThat(
  (path) => typeof path === 'string' && path !== '' && PATH.test(path) && !DOT_SEGMENT.test(path),
  'a path that begins with one slash, such as /api/v1/pantries/{pantry_id}, without a query or `..`',
);

const overrideChecks: Record<string, OptionCheck> = { path: urlPath, host: is.oneOf('rest', 'ai'), acceptsCallback: is.boolean };

/** The fields in a path are checked by the calls, which load the schemas. */
const endpointOverrides: OptionCheck = (endpoints) => {
  if (!isRecord(endpoints)) return 'must be an object of operations';
  for (const [operation, override] of Object.entries(endpoints)) {
    const [problem] = override === undefined ? [] : problemsOf(override, overrideChecks);
    if (problem) return `cannot be used: ${operation}: ${problem}`;
  }
  return undefined;
};

const logLevels: readonly string[] = ['error', 'warn', 'info', 'debug'];

const logger = expectThat(
  (value) => logLevels.every((level) => typeof (value as Record<string, unknown> | null)?.[level] === 'function'),
  'a logger, such as `console`',
);

const rateLimiter = expectThat(
  (limiter) => typeof (limiter as { forKey?: unknown } | null)?.forKey === 'function',
  'createRateLimiter() or createRedisRateLimiter()',
);

/** A blank key makes no call safe to retry, because the service cannot tell requests apart by it. */
const idempotencyKey = expectThat((key) => typeof key === 'string' && key.trim() !== '', 'a text that is not blank');

const priority = is.oneOf('interactive', 'bulk');

const callOptionChecks: Record<keyof CallOptions, OptionCheck> = {
  signal: is.signal,
  timeout: is.milliseconds,
  totalTimeout: is.milliseconds,
  maxRetries: is.count,
  maxWait: is.milliseconds,
  failFast: is.boolean,
  priority,
  headers: headerRecord,
  idempotencyKey,
  onEvent: is.function,
};

/** Returns whether an option of a call has this name. */
export const isCallOption = (name: string): boolean => Object.hasOwn(callOptionChecks, name);

const clientOptionChecks: Record<keyof ClientOptions, OptionCheck> = {
  apiKey: expectThat((key) => /^(string|function)$/.test(typeof key), 'a text, or a function that returns one'),
  baseUrl: is.anything,
  aiUrl: is.anything,
  timeout: is.milliseconds,
  totalTimeout: is.milliseconds,
  maxRetries: is.count,
  maxWait: is.milliseconds,
  failFast: is.boolean,
  concurrency: is.positiveCount,
  priority,
  fetch: is.function,
  headers: sendableHeaders,
  maxResponseBytes: is.bytes,
  validateRequests: is.oneOf('throw', 'warn', 'off'),
  validateResponses: is.oneOf('warn', 'throw', 'off'),
  dangerouslyAllowBrowser: is.boolean,
  logger,
  logLevel: is.oneOf('off', ...logLevels),
  endpoints: endpointOverrides,
  rateLimiter,
  clock: is.clock,
  onEvent: is.function,
};

/** Throws a {@link ConfigurationError} for unknown options of a client and for values that cannot work. */
export const assertClientOptions = (options: ClientOptions): void => {
  // TypeScript takes a mock for options, because both have a `fetch`.
  if (typeof (options as { connection?: unknown } | null)?.connection === 'function') {
    throw new ConfigurationError('Pass `mock.connection()`, not the mock.');
  }
  assertOptions(options, clientOptionChecks);
};

/**
 * Throws a {@link ConfigurationError} for unknown options of a call and for values that cannot work. Headers are checked when they are
 * merged.
 */
export const assertCallOptions = (options: CallOptions): void => assertOptions(options, callOptionChecks);

/**
 * Throws a {@link ConfigurationError} if `endpoints` has an operation without a method of the client. The table of operations is not loaded
 * yet.
 */
export const assertOperations = (client: object, endpoints: object): void => {
  for (const operation of Object.keys(endpoints)) {
    const method = operation.split('.').reduce<unknown>((parent, name) => (parent as Record<string, unknown> | undefined)?.[name], client);
    if (typeof method === 'function') continue;
    throw new ConfigurationError(`\`endpoints\`: unknown operation ${operation}.`);
  }
};
