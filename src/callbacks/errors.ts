import type { ClientErrorCode } from '../contract/error-codes.js';
import { RecipeAIError, TimeoutError } from '../errors.js';

/** Why a request is no callback, in the order in which it is judged. */
export type VerificationFailure =
  | 'method-not-allowed'
  | 'missing-secret'
  | 'duplicate-secret'
  | 'secret-mismatch'
  | 'unsupported-content-type'
  | 'body-too-large'
  | 'invalid-encoding'
  | 'invalid-json'
  | 'invalid-shape'
  | 'stale-timestamp';

/**
 * A request is no callback of the service: do not trust it. `reason` says why; nothing in the error comes from the secret or the body.
 *
 * @example
 * ```ts
 * import { CallbackVerificationError } from '@recipe-ai/sdk/callbacks';
 *
 * const why = (error: unknown) => (CallbackVerificationError.is(error) ? error.reason : 'something else');
 * ```
 */
export class CallbackVerificationError extends RecipeAIError {
  static override readonly name: string = 'CallbackVerificationError';
  /** Which check failed. */
  readonly reason: VerificationFailure;

  constructor(reason: VerificationFailure, cause?: unknown) {
    super(`Callback refused: ${reason}.`, { code: 'callback_rejected' satisfies ClientErrorCode, cause });
    this.reason = reason;
  }
}

/**
 * No callback came while it was waited for. Delivery is at most once (documented, section 6): do not wait longer, take the synchronous
 * answer, which holds the same result (documented, section 4). A callback that comes later is kept.
 */
export class CallbackTimeoutError extends TimeoutError {
  static override readonly name: string = 'CallbackTimeoutError';
  /** Whose callback was waited for. */
  readonly request_id: string;

  constructor(request_id: string, timeout: number) {
    super(
      `No callback of request ${JSON.stringify(request_id)} within ${timeout} ms: take the synchronous answer, which holds the same result.`,
      {
        code: 'callback_timed_out' satisfies ClientErrorCode,
      },
    );
    this.request_id = request_id;
  }
}
