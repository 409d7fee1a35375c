import { ConfigurationError } from '../errors.js';

/** Throws a {@link ConfigurationError} for what is not a receiver, as plain JavaScript may pass it: nothing, or an inbox. */
export const assertReceiver = (receiver: unknown): void => {
  if (typeof receiver === 'function' && 'handle' in receiver && typeof receiver.handle === 'function') return;
  throw new ConfigurationError('Pass a receiver: what createCallbackReceiver() returns, or `handle` of an inbox.');
};
