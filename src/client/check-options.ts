import { assertOptions, is, isRecord, type OptionCheck } from '../check-options.js';
import { ConfigurationError } from '../errors.js';
import type { CallOptions } from './call-options.js';
import { headerProblem } from './headers.js';
import type { ClientOptions } from './options.js';

const isHeaderRecord: OptionCheck = (value) => (isRecord(value) ? undefined : 'must be an object of header names and values');

const areHeaders: OptionCheck = (headers) => {
  if (!isRecord(headers)) return isHeaderRecord(headers);
  const problems = Object.entries(headers).map(([name, value]) => (value === undefined ? undefined : headerProblem(name, value)));
  const first = problems.find((problem) => problem !== undefined);
  return first && `cannot be sent: ${first}`;
};

const priority = is.oneOf('interactive', 'bulk');

const callOptions: Record<keyof CallOptions, OptionCheck> = {
  signal: is.signal,
  timeout: is.milliseconds,
  totalTimeout: is.milliseconds,
  maxRetries: is.count,
  maxWait: is.milliseconds,
  failFast: is.boolean,
  priority,
  headers: isHeaderRecord,
  idempotencyKey: is.anything,
  onEvent: is.function,
};

const clientOptions: Record<keyof ClientOptions, OptionCheck> = {
  apiKey: is.anything,
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
  headers: areHeaders,
  maxResponseBytes: is.bytes,
  validateRequests: is.oneOf('throw', 'warn', 'off'),
  validateResponses: is.oneOf('warn', 'throw', 'off'),
  dangerouslyAllowBrowser: is.boolean,
  logger: is.anything,
  logLevel: is.oneOf('off', 'error', 'warn', 'info', 'debug'),
  endpoints: is.anything,
  rateLimiter: is.anything,
  clock: is.anything,
  onEvent: is.function,
};

/** Throws a {@link ConfigurationError} for unknown options of a client and for values that cannot work. */
export const assertClientOptions = (options: ClientOptions): void => {
  // TypeScript takes a mock for options, because both have a `fetch`.
  if (typeof (options as { connection?: unknown } | null)?.connection === 'function') {
    throw new ConfigurationError('Pass `mock.connection()`, not the mock.');
  }
  assertOptions(options, clientOptions);
};

/** Throws a {@link ConfigurationError} for unknown options of a call and for values that cannot work. Headers are checked when they are merged. */
export const assertCallOptions = (options: CallOptions): void => assertOptions(options, callOptions);
