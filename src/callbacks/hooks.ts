import type { CallbackEvent } from '../contract/callbacks.js';

/** Who hears of what happens after the sender was answered, or turned away. */
export interface ReceiverHooks<Event> {
  /**
   * Takes what goes wrong after the sender was answered: what your handler throws, what a store throws. Nothing of it reaches the sender.
   * Default: `console.error`.
   */
  onError?: (error: unknown, callback?: CallbackEvent) => unknown;
  /** Hears of everything that happens, for logs, metrics and health checks. What it throws goes to `onError`. */
  onEvent?: (event: Event) => unknown;
}

/** {@link ReceiverHooks}, in a form that never throws and never rejects. */
export interface SafeHooks<Event> {
  onError(error: unknown, callback?: CallbackEvent): Promise<void>;
  onEvent(event: Event): void;
}

const toConsole = (error: unknown): void => console.error('A callback was accepted, but handling it failed:', error);

/** Makes what the user gave safe to call. */
export const toSafeHooks = <Event>({ onError = toConsole, onEvent }: ReceiverHooks<Event>): SafeHooks<Event> => {
  const report = async (error: unknown, callback?: CallbackEvent): Promise<void> => {
    try {
      await onError(error, callback);
    } catch {
      // Whoever reports errors has to cope with its own.
    }
  };
  const tell = (event: Event): void => {
    const told = async () => onEvent?.(event);
    if (onEvent) void told().catch((error: unknown) => report(error));
  };
  return { onError: report, onEvent: tell };
};
