import type { Issue } from './contract/complaints.js';
import type { MishapCode, ProblemCode } from './contract/problems.js';
import type { RateLimit } from './contract/rate-limit.js';

const family = Symbol.for('@recipe-ai/sdk/errors');

/** What every error of this package can say about the call it ended. */
export interface ErrorContext {
  code?: ProblemCode | (string & {});
  operation?: string;
  status?: number;
  requestId?: string;
  retryable?: boolean;
  attempts?: number;
  rateLimit?: RateLimit;
  cause?: unknown;
}

/** Any error of this package. Its subclasses are named by what the caller does next. */
export class RecipeAIError extends Error {
  /** The class's name, kept through minification. */
  static readonly kind: string = 'RecipeAIError';

  /** Why, as one word: a code of `docs/errors.md`, or one that the service added. */
  readonly code: ProblemCode | (string & {});
  /** The operation that was called, such as `healthify`. */
  readonly operation?: string;
  /** HTTP status, where there was an answer. */
  readonly status?: number;
  /** The service's `X-Request-Id`: quote it to support. */
  readonly requestId?: string;
  /** True where the same call may succeed later. */
  readonly retryable: boolean;
  /** How many times the call was sent; 0 where nothing left this machine. */
  readonly attempts: number;
  /** What the service last said about limits. */
  readonly rateLimit?: RateLimit;

  constructor(message: string, context: ErrorContext = {}) {
    super(message, context.cause === undefined ? undefined : { cause: context.cause });
    const kinds: string[] = [];
    for (let kind: unknown = new.target; typeof kind === 'function' && kind !== Error; kind = Object.getPrototypeOf(kind)) {
      kinds.push((kind as typeof RecipeAIError).kind);
    }
    Object.defineProperty(this, family, { value: kinds });
    Object.defineProperty(this, 'name', { value: new.target.kind, configurable: true, writable: true });
    this.code = context.code ?? 'service_error';
    this.operation = context.operation;
    this.status = context.status;
    this.requestId = context.requestId;
    this.retryable = context.retryable ?? false;
    this.attempts = context.attempts ?? 0;
    this.rateLimit = context.rateLimit;
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
    const kinds: unknown = (error as { [family]?: unknown })[family];
    return Array.isArray(kinds) && kinds.includes(this.kind);
  }
}

/** The client, a receiver or the mock was set up wrong: change the code or the environment. */
export class ConfigurationError extends RecipeAIError {
  static override readonly kind: string = 'ConfigurationError';

  constructor(message: string, context: ErrorContext = {}) {
    super(message, { code: 'configuration_error' satisfies MishapCode, ...context });
  }
}

/** The request breaks the contract: change it. `attempts` is 0 where it was refused before a byte left. */
export class InvalidRequestError extends RecipeAIError {
  static override readonly kind: string = 'InvalidRequestError';
  /** Everything that is wrong with it. */
  readonly issues: Issue[];

  constructor(message: string, context: ErrorContext & { issues?: Issue[] } = {}) {
    super(message, { code: 'invalid_request' satisfies MishapCode, ...context });
    this.issues = context.issues ?? [];
  }
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
  /** When a call may succeed again; absent where that is unknown or never. */
  readonly retryAt?: Date;

  constructor(message: string, context: ErrorContext & { retryAt?: Date } = {}) {
    super(message, { code: 'rate_limited', retryable: true, ...context });
    this.retryAt = context.retryAt;
  }
}

/** The daily quota is spent: call again when it turns, at `retryAt`, or upgrade. */
export class QuotaExceededError extends RateLimitError {
  static override readonly kind: string = 'QuotaExceededError';

  constructor(message: string, context: ErrorContext & { retryAt?: Date } = {}) {
    super(message, { code: 'quota_exceeded', ...context });
  }
}

/** The sandbox trial of 10 calls (documented, section 8) is spent: upgrade; waiting does not help. */
export class TrialExhaustedError extends RateLimitError {
  static override readonly kind: string = 'TrialExhaustedError';

  constructor(message: string, context: ErrorContext & { retryAt?: Date } = {}) {
    super(message, { code: 'trial_exhausted', retryable: false, ...context });
  }
}

/** The service failed: try again later, and quote `requestId` when it lasts. */
export class ServiceError extends RecipeAIError {
  static override readonly kind: string = 'ServiceError';
}

/** The service was not reached, or the connection broke: check the network and the address. */
export class ConnectionError extends RecipeAIError {
  static override readonly kind: string = 'ConnectionError';

  constructor(message: string, context: ErrorContext = {}) {
    super(message, { code: 'connection_failed' satisfies MishapCode, retryable: true, ...context });
  }
}

/** An attempt took longer than `timeout`, or the whole call longer than `totalTimeout`: allow more, or try later. */
export class TimeoutError extends RecipeAIError {
  static override readonly kind: string = 'TimeoutError';

  constructor(message: string, context: ErrorContext = {}) {
    super(message, { code: 'timed_out' satisfies MishapCode, retryable: true, ...context });
  }
}

/** The answer is not what the contract says, and `validateResponses` is `'throw'`; or it is no JSON at all. */
export class UnexpectedResponseError extends RecipeAIError {
  static override readonly kind: string = 'UnexpectedResponseError';
  /** What is wrong with it. */
  readonly issues: Issue[];
  /** The body as it came, parsed where it was JSON. */
  readonly body: unknown;

  constructor(message: string, context: ErrorContext & { issues?: Issue[]; body?: unknown } = {}) {
    super(message, { code: 'unexpected_response' satisfies MishapCode, ...context });
    this.issues = context.issues ?? [];
    this.body = context.body;
  }
}
