import type { VerificationFailure } from '../contract/callbacks.js';
import type { ClientErrorCode } from '../contract/error-codes.js';
import { RecipeAIError, TimeoutError } from '../errors.js';
import { knownTypes } from './is-known-callback.js';
import { verificationMessages } from './verification-failures.js';

/**
 * A request is not a callback of the service. Do not trust the request. `reason` says which check failed. The message contains no part of
 * the secret or the body.
 *
 * @example
 * ```ts
 * import { CallbackVerificationError } from '@recipe-ai/sdk/callbacks';
 *
 * const reasonOf = (error: unknown) => (CallbackVerificationError.is(error) ? error.reason : undefined);
 * ```
 */
export class CallbackVerificationError extends RecipeAIError {
  static override readonly name: string = 'CallbackVerificationError';
  /** The check that failed. */
  readonly reason: VerificationFailure;
  /**
   * What was received of the body: parsed if it is JSON, else its text, or its bytes if it is not UTF-8. `undefined` if the secret was wrong
   * or nothing was received. The field is not enumerable, so that logs of the error do not contain the body.
   */
  declare readonly payload?: unknown;
  /** What is wrong, and what to do: the message without the reason. The field is not enumerable. */
  declare readonly advice: string;

  constructor(
    reason: VerificationFailure,
    { cause, payload, details = '' }: { cause?: unknown; payload?: unknown; details?: string } = {},
  ) {
    const advice = verificationMessages[reason] + details;
    super(`Callback rejected (${reason}):`, { code: 'callback_rejected' satisfies ClientErrorCode, cause, advice });
    this.reason = reason;
    Object.defineProperty(this, 'payload', { value: payload });
  }
}

/**
 * No callback arrived in time. Use the result in the response of the call. If its `data` is `null`, only the callback has the result. The
 * inbox keeps a callback that arrives later.
 */
export class CallbackTimeoutError extends TimeoutError {
  static override readonly name: string = 'CallbackTimeoutError';
  /** The request whose callback did not arrive. */
  readonly request_id: string;

  /**
   * `type`: the type that was waited for, and `arrived` the types that came instead. `silentFunction`: that of a store that did not
   * respond.
   */
  constructor(request_id: string, timeout: number, type?: string, arrived: readonly string[] = [], silentFunction?: string) {
    const callback = type === undefined ? 'callback' : `callback of type ${JSON.stringify(type)}`;
    const others = arrived.length > 0 ? ` One of type ${arrived.map((each) => JSON.stringify(each)).join(', ')} did.` : '';
    const silence = silentFunction === undefined ? '' : ` \`${silentFunction}\` did not respond. Check that the store can be reached.`;
    const isUnknown = type !== undefined && !knownTypes().includes(type);
    const known = isUnknown && arrived.length === 0 ? ` This version knows the types ${knownTypes().join(', ')}.` : '';
    super(
      `No ${callback} for request ${JSON.stringify(request_id)} arrived within ${timeout} ms.${others}${known}${silence} Use the response of the call, which holds the same result. If its \`data\` is null, only the callback has the result: wait again.`,
      { code: 'callback_timed_out' satisfies ClientErrorCode },
    );
    this.request_id = request_id;
  }
}
