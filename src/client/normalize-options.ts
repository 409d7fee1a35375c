import { ConfigurationError } from '../errors.js';
import { toClock } from '../rate-limit/clock.js';
import { DEFAULT_MAX_WAIT_MS } from '../rate-limit/constants.js';
import { createRateLimiter } from '../rate-limit/create-rate-limiter.js';
import { describeFailure } from '../util/describe-failure.js';
import { describeType } from '../util/describe-type.js';
import { environmentVariable } from '../util/environment.js';
import { baseUrlOf, isMissing, MISSING_API_KEY, resolveAddresses } from './addresses.js';
import { assertClientOptions } from './check-options.js';
import { clientHeaders, mergeHeaders } from './headers.js';
import type { Addresses, ClientConfig, ClientOptions } from './options.js';

const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_MAX_RETRIES = 2;
/** A recipe has some kilobytes; a page of 100 items as well. */
const DEFAULT_MAX_RESPONSE_BYTES = 10_000_000;

/** Throws if the API key is missing or cannot be sent as a header. The message never contains the key. */
const assertApiKey = (apiKey: unknown): string => {
  if (typeof apiKey !== 'string' || !apiKey.trim()) throw new ConfigurationError(MISSING_API_KEY);
  if (/^(["'`]).*\1$/s.test(apiKey)) throw new ConfigurationError('The API key is in quotes. Pass it without them.');
  if (/^Bearer\s/i.test(apiKey)) throw new ConfigurationError('The API key begins with "Bearer". Pass the key alone.');
  if (/^[\x21-\x7e]+$/.test(apiKey)) return apiKey;
  throw new ConfigurationError('The API key contains white space, such as a line break, or a character that is not ASCII.');
};

const callKeyFunction = async (apiKey: () => string | Promise<string>): Promise<string> => {
  let result: unknown;
  try {
    result = await apiKey();
  } catch (cause) {
    throw new ConfigurationError(`The \`apiKey\` function failed with ${describeFailure(cause)}. The \`cause\` is its error.`, { cause });
  }
  if (typeof result !== 'string') throw new ConfigurationError(`The \`apiKey\` function returned ${describeType(result)}, not a text.`);
  return assertApiKey(result);
};

/** A key that is given is checked at once; a missing one is looked up for each call, which rejects if it is still missing. */
const toKeySource = ({ apiKey }: ClientOptions): ClientConfig['apiKey'] => {
  if (typeof apiKey === 'function') return () => callKeyFunction(apiKey);
  const given = apiKey ?? environmentVariable('RECIPE_AI_API_KEY');
  if (isMissing(given)) return () => assertApiKey(apiKey ?? environmentVariable('RECIPE_AI_API_KEY'));
  const checked = assertApiKey(given);
  return () => checked;
};

/** Addresses that are given are checked at once; missing ones are looked up for each call. */
const toAddressSource = (options: ClientOptions): (() => Addresses) => {
  if (isMissing(baseUrlOf(options))) return () => resolveAddresses(options);
  const addresses = resolveAddresses(options);
  return () => addresses;
};

/** Fills in defaults and environment variables. Throws a {@link ConfigurationError} for options that cannot work. */
export const normalizeOptions = (options: ClientOptions): ClientConfig => {
  assertClientOptions(options);
  const { failFast = false } = options;
  return {
    apiKey: toKeySource(options),
    addresses: toAddressSource(options),
    timeout: options.timeout ?? DEFAULT_TIMEOUT_MS,
    totalTimeout: options.totalTimeout,
    maxRetries: failFast ? 0 : (options.maxRetries ?? DEFAULT_MAX_RETRIES),
    maxWait: failFast ? 0 : (options.maxWait ?? DEFAULT_MAX_WAIT_MS),
    concurrency: options.concurrency,
    priority: options.priority ?? 'interactive',
    fetch: options.fetch,
    headers: mergeHeaders({ accept: 'application/json', 'content-type': 'application/json', ...clientHeaders() }, options.headers),
    maxResponseBytes: options.maxResponseBytes ?? DEFAULT_MAX_RESPONSE_BYTES,
    validateRequests: options.validateRequests ?? 'throw',
    validateResponses: options.validateResponses ?? 'warn',
    logger: options.logger ?? console,
    logLevel: options.logLevel ?? 'warn',
    endpoints: options.endpoints ?? {},
    rateLimiter: options.rateLimiter ?? createRateLimiter({ clock: options.clock }),
    clock: toClock(options.clock),
    onEvent: options.onEvent,
  };
};
