import type { MishapCode } from '../contract/problems.js';
import { RecipeAIError } from '../errors.js';

/** Why a request is no callback, in the order in which it is judged. */
export type CallbackRefusal =
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
  static override readonly kind: string = 'CallbackVerificationError';
  /** Which check failed. */
  readonly reason: CallbackRefusal;

  constructor(reason: CallbackRefusal, cause?: unknown) {
    super(`Callback refused: ${reason}.`, { code: 'callback_rejected' satisfies MishapCode, cause });
    this.reason = reason;
  }
}
