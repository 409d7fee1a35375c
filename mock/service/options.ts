import { assertFields, type FieldKinds } from '../core/check-fields.js';
import { assertLatency } from '../faults/latency.js';
import { errorFormats, type ErrorFormat } from '../formats/error-formats.js';
import { rateLimitHeaderFormats, type RateLimitHeaderFormat } from '../formats/rate-limit-headers.js';
import { responseShapeNames } from '../shapes/response-shapes.js';
import type { MockOptions } from './mock-service.js';

type Defaulted = 'callbackHosts' | 'callbacks' | 'defaultTier' | 'keys' | 'latency' | 'maxBodyBytes' | 'realLatency' | 'requests' | 'tiers';

/** The options with their defaults, and with formats as functions. */
export type ResolvedOptions = Omit<MockOptions, Defaulted> &
  Required<Pick<MockOptions, Defaulted>> & {
    /** Without a slash at the end. */
    baseUrl: string;
    /** Without a slash at the end. */
    aiUrl: string;
    rateLimitHeaders: RateLimitHeaderFormat;
    errorFormat: ErrorFormat;
  };

/** A base URL as it is compared: without a slash at the end. Throws a `TypeError` for an invalid URL. */
const parseBaseUrl = (url: string): string => {
  if (!URL.canParse(url)) {
    throw new TypeError(`${JSON.stringify(url)} is not a base URL: pass one such as "https://api.recipe-ai.test".`);
  }
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/{1,8}$/, '');
};

/** A format by its name, or the user's own. Throws a `TypeError` for an unknown name. */
const selectFormat = <Format extends (...args: never[]) => unknown>(
  formats: Record<string, Format>,
  selected: string | Format | undefined,
  option: string,
): Format => {
  if (typeof selected === 'function') return selected;
  const name = selected ?? 'service';
  if (Object.hasOwn(formats, name)) return formats[name]!;
  throw new TypeError(`${option} is "${name}"; it must be ${Object.keys(formats).join(', ')}, or a function.`);
};

const optionKinds: FieldKinds<MockOptions> = {
  seed: 'number',
  now: 'anything',
  baseUrl: 'text',
  aiUrl: 'text',
  keys: 'object',
  tiers: 'object',
  defaultTier: 'text',
  callbackHosts: 'list',
  callbackSecret: 'text',
  latency: 'anything',
  shapes: responseShapeNames,
  realLatency: 'boolean',
  rateLimitHeaders: 'anything',
  errorFormat: 'anything',
  fetch: 'function',
  resolve: 'function',
  requests: 'count',
  callbacks: ['capture', 'deliver'],
  allowLoopbackCallbacks: 'boolean',
  maxBodyBytes: 'count',
  engine: 'object',
  record: 'object',
  replay: 'object',
};

/** Options that are parts of the mock, the function that each must have, and what creates it. */
const partFunctions = [
  ['engine', 'respond', 'createModelEngine() of @recipe-ai/sdk/mock/engine'],
  ['record', 'forward', 'recordTo() of @recipe-ai/sdk/mock/record'],
  ['replay', 'replay', 'openRecording() of @recipe-ai/sdk/mock/record'],
] as const;

/** Adds the defaults. Throws for options that do not exist and values that cannot be used. */
export const resolveOptions = (options: MockOptions): ResolvedOptions => {
  assertFields('createMockService', options, optionKinds);
  for (const [name, method, source] of partFunctions) {
    if (options[name] === undefined || typeof Object(options[name])[method] === 'function') continue;
    throw new RangeError(`createMockService: \`${name}\` has no function \`${method}\`. Pass what ${source} returns.`);
  }
  if (options.latency !== undefined) assertLatency('createMockService', options.latency);
  if (options.callbackSecret?.trim() === '') {
    throw new RangeError('createMockService: `callbackSecret` must not be blank: no receiver accepts such a secret.');
  }
  return withDefaults(options);
};

const withDefaults = (options: MockOptions): ResolvedOptions => ({
  ...options,
  baseUrl: parseBaseUrl(options.baseUrl ?? 'https://api.recipe-ai.test'),
  aiUrl: parseBaseUrl(options.aiUrl ?? options.baseUrl ?? 'https://ai.recipe-ai.test'),
  keys: options.keys ?? {},
  tiers: options.tiers ?? {},
  defaultTier: options.defaultTier ?? 'scale',
  callbackHosts: options.callbackHosts ?? [],
  callbacks: options.callbacks ?? (options.fetch ? 'deliver' : 'capture'),
  latency: options.latency ?? 0,
  realLatency: options.realLatency ?? false,
  requests: options.requests ?? 1000,
  maxBodyBytes: options.maxBodyBytes ?? 1_000_000,
  rateLimitHeaders: selectFormat<RateLimitHeaderFormat>(rateLimitHeaderFormats, options.rateLimitHeaders, 'rateLimitHeaders'),
  errorFormat: selectFormat<ErrorFormat>(errorFormats, options.errorFormat, 'errorFormat'),
});
