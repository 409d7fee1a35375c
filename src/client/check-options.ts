import { ConfigurationError } from '../errors.js';
import { suggestName } from '../contract/did-you-mean.js';
import { endSentence } from '../contract/issues.js';
import type { CallOptions } from './call-options.js';
import { headerProblem } from './headers.js';
import type { ClientOptions } from './options.js';

/** What an option must be. */
export type OptionKind =
  | 'milliseconds'
  | 'bytes'
  | 'count'
  | 'positive count'
  | 'headers'
  | 'header record'
  | 'signal'
  | 'boolean'
  | 'function'
  | readonly string[]
  | 'anything';

const PRIORITIES = ['interactive', 'bulk'] as const;

const callOptionKinds: Record<keyof CallOptions, OptionKind> = {
  signal: 'signal',
  timeout: 'milliseconds',
  totalTimeout: 'milliseconds',
  maxRetries: 'count',
  maxWait: 'milliseconds',
  failFast: 'boolean',
  priority: PRIORITIES,
  headers: 'header record',
  idempotencyKey: 'anything',
  onEvent: 'function',
};

const clientOptionKinds: Record<keyof ClientOptions, OptionKind> = {
  apiKey: 'anything',
  baseUrl: 'anything',
  aiUrl: 'anything',
  timeout: 'milliseconds',
  totalTimeout: 'milliseconds',
  maxRetries: 'count',
  maxWait: 'milliseconds',
  failFast: 'boolean',
  concurrency: 'positive count',
  priority: PRIORITIES,
  fetch: 'function',
  headers: 'headers',
  maxResponseBytes: 'bytes',
  validateRequests: ['throw', 'warn', 'off'],
  validateResponses: ['warn', 'throw', 'off'],
  dangerouslyAllowBrowser: 'boolean',
  logger: 'anything',
  logLevel: ['off', 'error', 'warn', 'info', 'debug'],
  endpoints: 'anything',
  rateLimiter: 'anything',
  clock: 'anything',
  onEvent: 'function',
};

const isAmount = (value: unknown): boolean => typeof value === 'number' && value >= 0;

const isCount = (value: unknown, min: number): boolean => Number.isInteger(value) && (value as number) >= min;

/** An AbortSignal of any realm or polyfill. */
const isSignal = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'aborted' in value && 'addEventListener' in value;

/** `Headers` and lists of pairs have no properties to merge, so they would be left out silently. */
const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !(Symbol.iterator in value);

const HEADERS_EXPECTED = 'an object of header names and values';

const headersProblem = (headers: unknown): string | undefined => {
  if (!isRecord(headers)) return `must be ${HEADERS_EXPECTED}`;
  const problems = Object.entries(headers).map(([name, value]) => (value === undefined ? undefined : headerProblem(name, value)));
  const first = problems.find((problem) => problem !== undefined);
  return first && `cannot be sent: ${first}`;
};

const expectThat =
  (isValid: (value: unknown) => boolean, expected: string) =>
  (value: unknown): string | undefined =>
    isValid(value) ? undefined : `must be ${expected}`;

/** What is wrong with a value of each kind, to follow the name of the option; undefined if nothing is. */
const checks: Record<Extract<OptionKind, string>, (value: unknown) => string | undefined> = {
  milliseconds: expectThat(isAmount, 'a number of milliseconds, 0 or more'),
  bytes: expectThat(isAmount, 'a number of bytes, 0 or more'),
  count: expectThat((value) => isCount(value, 0), 'a whole number, 0 or more'),
  'positive count': expectThat((value) => isCount(value, 1), 'a whole number, 1 or more'),
  boolean: expectThat((value) => typeof value === 'boolean', 'true or false'),
  function: expectThat((value) => typeof value === 'function', 'a function'),
  headers: headersProblem,
  'header record': expectThat(isRecord, HEADERS_EXPECTED),
  signal: expectThat(isSignal, 'an AbortSignal'),
  anything: () => undefined,
};

const problemOf = (kind: OptionKind, value: unknown): string | undefined => {
  if (typeof kind === 'string') return checks[kind](value);
  return kind.includes(value as string) ? undefined : `must be one of ${kind.join(', ')}`;
};

const problemsOf = (options: unknown, kinds: Readonly<Record<string, OptionKind>>): string[] => {
  if (!isRecord(options)) return [`options must be an object of ${Object.keys(kinds).join(', ')}`];
  return Object.entries(options).flatMap(([name, value]) => {
    if (!Object.hasOwn(kinds, name)) return [`unknown option \`${name}\`${suggestName(name, Object.keys(kinds))}`];
    const problem = value === undefined ? undefined : problemOf(kinds[name]!, value);
    return problem ? [`\`${name}\` ${problem}`] : [];
  });
};

const assertNoProblems = (problems: string[]): void => {
  if (problems.length === 0) return;
  const text = problems.join('; ');
  throw new ConfigurationError(`${text.charAt(0).toUpperCase()}${endSentence(text.slice(1))}`);
};

/** Throws a {@link ConfigurationError} for unknown options and for values that cannot work. */
export const assertOptions = (options: object, kinds: Readonly<Record<string, OptionKind>>): void =>
  assertNoProblems(problemsOf(options, kinds));

/** Throws a {@link ConfigurationError} for unknown options of a client and for values that cannot work. */
export const assertClientOptions = (options: ClientOptions): void => {
  // TypeScript takes a mock for options, because both have a `fetch`.
  if (typeof (options as { connection?: unknown } | null)?.connection === 'function') {
    throw new ConfigurationError('Pass `mock.connection()`, not the mock.');
  }
  assertOptions(options, clientOptionKinds);
};

/** Throws a {@link ConfigurationError} for unknown options of a call and for values that cannot work. Headers are checked when they are merged. */
export const assertCallOptions = (options: CallOptions): void => assertOptions(options, callOptionKinds);
