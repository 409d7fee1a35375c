import type { Issue } from './contract/issues.js';
import type { ClientErrorCode, ErrorCode, ServiceErrorCode } from './contract/error-codes.js';
import type { RateLimit } from './contract/rate-limit.js';

const BRAND = Symbol.for('@recipe-ai/sdk/errors');

/** What an error of this package can say about the call it ended. */
export interface ErrorContext {
  /** Default: the class's own. */
  code?: ErrorCode | (string & {});
  operation?: string;
  status?: number;
  requestId?: string;
  /** Default: the class's own. */
  retryable?: boolean;
  attempts?: number;
  rateLimit?: RateLimit;
  cause?: unknown;
  /** Of an `InvalidRequestError` or an `UnexpectedResponseError`. */
  issues?: Issue[];
  /** Of an `UnexpectedResponseError`. */
  body?: unknown;
  /** Of a `RateLimitError`. */
  retryAt?: Date;
}

/** Any error of this package. Its subclasses are named by what the caller does next. */
export class RecipeAIError extends Error {
  /** The class's name, kept through minification. */
  static readonly kind: string = 'RecipeAIError';
  /** What its errors say unless they are told otherwise. */
  static readonly defaults: ErrorContext = { code: 'service_error' satisfies ClientErrorCode };

  /** Why, as one word: a code of `docs/errors.md`, or one that the service added. */
  declare readonly code: ErrorCode | (string & {});
  /** The operation that was called, such as `healthify`. */
  declare readonly operation?: string;
  /** HTTP status, where there was an answer. */
  declare readonly status?: number;
  /** The service's `X-Request-Id`: quote it to support. */
  declare readonly requestId?: string;
  /** True where the same call may succeed later. */
  declare readonly retryable: boolean;
  /** How many times the call was sent; 0 where nothing left this machine. */
  declare readonly attempts: number;
  /** What the service last said about limits. */
  declare readonly rateLimit?: RateLimit;

  constructor(message: string, { cause, ...context }: ErrorContext = {}) {
    super(message, cause === undefined ? undefined : { cause });
    const kinds: string[] = [];
    for (let kind: unknown = new.target; typeof kind === 'function' && kind !== Error; kind = Object.getPrototypeOf(kind)) {
      kinds.push((kind as typeof RecipeAIError).kind);
    }
    Object.defineProperty(this, BRAND, { value: kinds });
    Object.defineProperty(this, 'name', { value: new.target.kind, configurable: true, writable: true });
    Object.assign(this, { retryable: false, attempts: 0 }, new.target.defaults, context);
  }

  /**
   * Tells whether `error` is of this class, also when another copy of the package made it.
   *
   * @example
   * ```ts
   * import { RateLimitError } from '@recipe-ai/sdk';
   *
   * const later = (error: unknown) => (RateLimitError.is(error) ? error.retryAt : undefined);
   * ```
   */
  static is<Kind extends typeof RecipeAIError>(this: Kind, error: unknown): error is InstanceType<Kind> {
    if (typeof error !== 'object' || error === null) return false;
    const kinds: unknown = (error as { [BRAND]?: unknown })[BRAND];
    return Array.isArray(kinds) && kinds.includes(this.kind);
  }
}

/** The client, a receiver or the mock was set up wrong: change the code or the environment. */
export class ConfigurationError extends RecipeAIError {
  static override readonly kind: string = 'ConfigurationError';
  static override readonly defaults: ErrorContext = { code: 'configuration_error' satisfies ClientErrorCode };
}

/** The request breaks the contract: change it. `attempts` is 0 where it was refused before a byte left. */
export class InvalidRequestError extends RecipeAIError {
  static override readonly kind: string = 'InvalidRequestError';
  static override readonly defaults: ErrorContext = { code: 'invalid_request' satisfies ClientErrorCode, issues: [] };
  /** Everything that is wrong with it. */
  declare readonly issues: Issue[];
}

/** The API key is missing, wrong or revoked: get another. */
export class AuthenticationError extends RecipeAIError {
  static override readonly kind: string = 'AuthenticationError';
}

/** The key may not do that: ask for the right, or call something else. */
export class PermissionError extends RecipeAIError {
  static override readonly kind: string = 'PermissionError';
}

/** The host of `callback_url` is not allow-listed: have it registered (documented, section 5). */
export class CallbackHostError extends PermissionError {
  static override readonly kind: string = 'CallbackHostError';
}

/** There is nothing by that id or address: check it. */
export class NotFoundError extends RecipeAIError {
  static override readonly kind: string = 'NotFoundError';
}

/** The request contradicts what is already there: read that first. */
export class ConflictError extends RecipeAIError {
  static override readonly kind: string = 'ConflictError';
}

/** A limit is reached, and the wait would be longer than `maxWait` allows: call again at `retryAt`. */
export class RateLimitError extends RecipeAIError {
  static override readonly kind: string = 'RateLimitError';
  static override readonly defaults: ErrorContext = { code: 'rate_limited' satisfies ServiceErrorCode, retryable: true };
  /** When a call may succeed again; absent where that is unknown or never. */
  declare readonly retryAt?: Date;
}

/** The daily quota is spent: call again when it turns, at `retryAt`, or upgrade. */
export class QuotaExceededError extends RateLimitError {
  static override readonly kind: string = 'QuotaExceededError';
  static override readonly defaults: ErrorContext = { code: 'quota_exceeded' satisfies ServiceErrorCode, retryable: true };
}

/** The sandbox trial of 10 calls (documented, section 8) is spent: upgrade; waiting does not help. */
export class TrialExhaustedError extends RateLimitError {
  static override readonly kind: string = 'TrialExhaustedError';
  static override readonly defaults: ErrorContext = { code: 'trial_exhausted' satisfies ServiceErrorCode };
}

/** The service failed: try again later, and quote `requestId` when it lasts. */
export class ServiceError extends RecipeAIError {
  static override readonly kind: string = 'ServiceError';
}

/** The service was not reached, or the connection broke: check the network and the address. */
export class ConnectionError extends RecipeAIError {
  static override readonly kind: string = 'ConnectionError';
  static override readonly defaults: ErrorContext = { code: 'connection_failed' satisfies ClientErrorCode, retryable: true };
}

/** An attempt took longer than `timeout`, or the whole call longer than `totalTimeout`: allow more, or try later. */
export class TimeoutError extends RecipeAIError {
  static override readonly kind: string = 'TimeoutError';
  static override readonly defaults: ErrorContext = { code: 'timed_out' satisfies ClientErrorCode, retryable: true };
}

/** The answer is not what the contract says, and `validateResponses` is `'throw'`; or it is no JSON at all. */
export class UnexpectedResponseError extends RecipeAIError {
  static override readonly kind: string = 'UnexpectedResponseError';
  static override readonly defaults: ErrorContext = { code: 'unexpected_response' satisfies ClientErrorCode, issues: [] };
  /** What is wrong with it. */
  declare readonly issues: Issue[];
  /** The body as it came, parsed where it was JSON. */
  declare readonly body: unknown;
}
