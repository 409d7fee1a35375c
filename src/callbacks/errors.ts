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

const says: Record<CallbackRefusal, string> = {
  'method-not-allowed': 'Callbacks come by POST, and this request did not.',
  'missing-secret': 'The request carries no X-Callback-Secret.',
  'duplicate-secret': 'The request carries different values of X-Callback-Secret.',
  'secret-mismatch': 'X-Callback-Secret is not the secret: compare `secret` with the one in the dashboard, white space included.',
  'unsupported-content-type': 'The Content-Type is not JSON.',
  'body-too-large': 'The body is larger than `maxBodyBytes`.',
  'invalid-encoding': 'The body is not UTF-8.',
  'invalid-json': 'The body is not JSON.',
  'invalid-shape': 'The body does not have the shape of a callback.',
  'stale-timestamp': 'The timestamp is further from now than `toleranceSeconds`, or says no time with a UTC offset.',
};

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

  constructor(reason: CallbackRefusal, hint = '', cause?: unknown) {
    super(`${says[reason]}${hint}`, { code: 'callback_rejected' satisfies MishapCode, cause });
    this.reason = reason;
  }
}
