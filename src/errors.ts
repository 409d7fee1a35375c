import type { Issue } from './contract/issues.js';
import type { ClientErrorCode, ErrorCode, ServiceErrorCode } from './contract/error-codes.js';
import type { RateLimit } from './contract/rate-limit.js';

const BRAND = Symbol.for('@recipe-ai/sdk/errors');

/** The fields of an error of this package. */
export interface ErrorContext {
  /** Default: the code of the class. */
  code?: ErrorCode | (string & {});
  operation?: string;
  url?: string;
  status?: number;
  requestId?: string;
  /** Default: the value of the class. */
  retryable?: boolean;
  attempts?: number;
  rateLimit?: RateLimit;
  cause?: unknown;
  /** What to do next. Appended to the message. */
  advice?: string;
  /** The option of the client that `advice` is about. */
  option?: string;
  /** For an `InvalidRequestError` or an `UnexpectedResponseError`. */
  issues?: Issue[];
  /** For an `UnexpectedResponseError`. */
  body?: unknown;
  retryAt?: Date;
  /** For a `RateLimitError`. */
  waitMs?: number;
  /** For a `RateLimitError`. */
  waitedMs?: number;
  /** For a `RateLimitError`. */
  maxWait?: number;
}

/** Base class of all errors of this package. Each subclass stands for one thing that you can do next. */
export class RecipeAIError extends Error {
  /** Set explicitly, so that bundlers and minifiers keep it. */
  static override readonly name: string = 'RecipeAIError';
  /** Defaults for fields that the constructor did not get. */
  static readonly defaults: ErrorContext = { code: 'service_error' satisfies ClientErrorCode };

  /**
   * The kind of error: a code of the error reference, or another code that the service sent. A response without a code gets the code of its
   * status, so that one `switch` works for every format of errors: the page of a proxy with HTTP 503 is `model_unavailable` too.
   */
  declare readonly code: ErrorCode | (string & {});
  /** The operation that was called, such as `healthify`. */
  declare readonly operation?: string;
  /** The URL of the call, without the query. It is also set if the call was not sent. */
  declare readonly url?: string;
  /** HTTP status, if there was a response. */
  declare readonly status?: number;
  /** The `X-Request-Id` of the response. Include it if you contact the service's support. */
  declare readonly requestId?: string;
  /** True if the same call may succeed later. */
  declare readonly retryable: boolean;
  /** When a call may succeed again: the service said so, or the limits do. Absent if that time is unknown, or if waiting does not help. */
  declare readonly retryAt?: Date;
  /** How often the request was sent, or 0. */
  declare readonly attempts: number;
  /** The limits that the service reported last. */
  declare readonly rateLimit?: RateLimit;
  /** The option of the client that `advice` is about, such as `baseUrl`. */
  declare readonly option?: string;
  /** What happened and where: the message without `advice`. The field is not enumerable. */
  declare readonly summary: string;
  /**
   * What to do next: the end of the message. It names options of this package. Replace it if your users have others. Empty if the summary
   * says all. The field is not enumerable.
   */
  declare readonly advice: string;

  /** The message is `summary` and the advice of the context. */
  constructor(summary: string, { cause, advice = '', ...context }: ErrorContext = {}) {
    super(advice ? `${summary} ${advice}` : summary, cause === undefined ? undefined : { cause });
    const classNames: string[] = [];
    for (let each: unknown = new.target; typeof each === 'function' && each !== Error; each = Object.getPrototypeOf(each)) {
      classNames.push(each.name);
    }
    Object.defineProperties(this, {
      [BRAND]: { value: classNames },
      name: { value: new.target.name, configurable: true, writable: true },
      summary: { value: summary },
      advice: { value: advice },
    });
    Object.assign(this, { retryable: false, attempts: 0 }, new.target.defaults, context);
  }

  /** The error as plain JSON for logs: the name, the message and every field except `body`, `cause` and `stack`. */
  toJSON(): Record<string, unknown> {
    const fields = Object.entries(this).filter(([name]) => name !== 'body');
    return { name: this.name, message: this.message, ...Object.fromEntries(fields) };
  }

  /**
   * Returns whether `error` is an instance of this class. It also recognizes errors that another copy of the package created. `instanceof`
   * does not.
   *
   * @example
   * ```ts
   * import { RateLimitError } from '@recipe-ai/sdk';
   *
   * const retryAt = (error: unknown) => (RateLimitError.is(error) ? error.retryAt : undefined);
   * ```
   */
  static is<Instance extends RecipeAIError>(
    this: (abstract new (...args: never) => Instance) & { readonly name: string },
    error: unknown,
  ): error is Instance {
    if (typeof error !== 'object' || error === null) return false;
    const classNames: unknown = (error as { [BRAND]?: unknown })[BRAND];
    return Array.isArray(classNames) && classNames.includes(this.name);
  }
}

/** An option or environment variable is missing or invalid: change it. */
export class ConfigurationError extends RecipeAIError {
  static override readonly name: string = 'ConfigurationError';
  static override readonly defaults: ErrorContext = { code: 'configuration_error' satisfies ClientErrorCode };
}

/** The request is invalid: change it. `attempts` is 0 if the client sent nothing. */
export class InvalidRequestError extends RecipeAIError {
  static override readonly name: string = 'InvalidRequestError';
  static override readonly defaults: ErrorContext = { code: 'invalid_request' satisfies ClientErrorCode, issues: [] };
  /** Everything that is wrong with the request; at most 1,000 issues. */
  declare readonly issues: Issue[];
}

/** The API key is missing, unknown or revoked: use another key. */
export class AuthenticationError extends RecipeAIError {
  static override readonly name: string = 'AuthenticationError';
}

/** The API key has no permission for the operation: use a key that has permission. A 402 asks for an upgrade of the key. */
export class PermissionError extends RecipeAIError {
  static override readonly name: string = 'PermissionError';
}

/** The host of `callback_url` is not registered: register it with the service. */
export class CallbackHostError extends PermissionError {
  static override readonly name: string = 'CallbackHostError';
}

/** Nothing has that id or URL: check the id and the URL. */
export class NotFoundError extends RecipeAIError {
  static override readonly name: string = 'NotFoundError';
}

/** The request conflicts with the current state of the resource: fetch the resource first. */
export class ConflictError extends RecipeAIError {
  static override readonly name: string = 'ConflictError';
}

/** A limit is reached, and the wait would be longer than `maxWait` or `totalTimeout` allow: call again at `retryAt`. */
export class RateLimitError extends RecipeAIError {
  static override readonly name: string = 'RateLimitError';
  static override readonly defaults: ErrorContext = { code: 'rate_limited' satisfies ServiceErrorCode, retryable: true };
  /** Milliseconds from this error to `retryAt`. */
  declare readonly waitMs?: number;
  /** Milliseconds that the call has waited for limits. They count against `maxWait` too. */
  declare readonly waitedMs?: number;
  /** The `maxWait` of the call, in milliseconds. */
  declare readonly maxWait?: number;
}

/** A quota, such as the daily quota, is used up. Call again at `retryAt`, when the quota resets, or upgrade the API key and create a new client. */
export class QuotaExceededError extends RateLimitError {
  static override readonly name: string = 'QuotaExceededError';
  static override readonly defaults: ErrorContext = { code: 'quota_exceeded' satisfies ServiceErrorCode, retryable: true };
}

/** The sandbox trial of 10 calls is used up: upgrade the API key and create a new client. Waiting does not help. */
export class TrialExhaustedError extends RateLimitError {
  static override readonly name: string = 'TrialExhaustedError';
  static override readonly defaults: ErrorContext = { code: 'trial_exhausted' satisfies ServiceErrorCode, retryable: false };
}

/** The service failed: try again later. If the error continues, report `requestId` to the service. */
export class ServiceError extends RecipeAIError {
  static override readonly name: string = 'ServiceError';
}

/** The service could not be reached, or the connection broke: check the network and the URL. */
export class ConnectionError extends RecipeAIError {
  static override readonly name: string = 'ConnectionError';
  static override readonly defaults: ErrorContext = { code: 'connection_failed' satisfies ClientErrorCode, retryable: true };
}

/** An attempt took longer than `timeout`, or the whole call longer than `totalTimeout`: allow more time, or try later. */
export class TimeoutError extends RecipeAIError {
  static override readonly name: string = 'TimeoutError';
  static override readonly defaults: ErrorContext = { code: 'timed_out' satisfies ClientErrorCode, retryable: true };
}

/**
 * The response cannot be used: it is not a JSON object, is a redirect, is larger than `maxResponseBytes` or has no result. With
 * `validateResponses: 'throw'`, this error is also thrown if the response does not match the contract.
 */
export class UnexpectedResponseError extends RecipeAIError {
  static override readonly name: string = 'UnexpectedResponseError';
  static override readonly defaults: ErrorContext = { code: 'unexpected_response' satisfies ClientErrorCode, issues: [] };
  /** What is wrong with the response. */
  declare readonly issues: Issue[];
  /** The body as received, parsed if it is JSON. */
  declare readonly body: unknown;
}
