import type { CallbackEvent } from '../contract/callbacks.js';
import { runSafely } from '../util/run-safely.js';

/** What a receiver reports, and where. */
export interface ReceiverHooks<Event> {
  /**
   * Called with `(error, callback)` if an error occurs after the response, such as an error of your handler or of a store. Called without a
   * callback in three cases. If the receiver has no secret, the error is a `ConfigurationError`. If the secret of the request is right but
   * the callback is invalid, it is a `CallbackVerificationError`, or a `TimeoutError` if the body arrives too slowly: `payload` is what was
   * received of the body. If the receiver itself fails, it is what was
   * thrown. The service does not get these errors. It gets only the status and the reason, and no reason if there is no secret. Default:
   * they are logged. If this function fails, both errors are logged.
   */
  onError?: ((error: unknown, callback?: CallbackEvent) => unknown) | undefined;
  /** Called with each event of the receiver, for logs, metrics and health checks. Errors of this function go to `onError`. */
  onEvent?: ((event: Event) => unknown) | undefined;
  /**
   * Logs errors if there is no `onError`. Also logs why requests were rejected: each time if the secret was right, otherwise each reason
   * once. Default: the console.
   */
  logger?: ReceiverLogger | undefined;
}

/** A logger with the methods of `console`. A receiver calls `error` and `warn`. */
export interface ReceiverLogger {
  error(message: string, ...details: unknown[]): void;
  warn(message: string, ...details: unknown[]): void;
  /** Not called. It may be there, so that the logger of a client fits. */
  info?(message: string, ...details: unknown[]): void;
  /** Not called, as `info`. */
  debug?(message: string, ...details: unknown[]): void;
}

/** {@link ReceiverHooks} that never throw and never reject. */
export interface SafeHooks<Event> {
  onError(error: unknown, callback?: CallbackEvent): Promise<void>;
  onEvent(event: Event): void;
  /** True if the user passed an `onError`. */
  readonly hasErrorHandler: boolean;
  warn(message: string): void;
}

/** Wraps the hooks of the user so that they are safe to call. */
export const toSafeHooks = <Event>({ onError, onEvent, logger = console }: ReceiverHooks<Event>): SafeHooks<Event> => {
  const logError = (...details: unknown[]): void => runSafely(() => logger.error('recipe-ai: handling a callback failed:', ...details));
  const reportError = async (error: unknown, callback?: CallbackEvent): Promise<void> => {
    if (!onError) return logError(error);
    try {
      await onError(error, callback);
    } catch (failure) {
      logError(error, 'Then `onError` failed:', failure);
    }
  };
  return {
    onError: reportError,
    onEvent: (event) =>
      runSafely(
        () => onEvent?.(event),
        (error) => void reportError(error),
      ),
    hasErrorHandler: onError !== undefined,
    warn: (message) => runSafely(() => logger.warn(message)),
  };
};
