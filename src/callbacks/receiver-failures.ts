import type { VerificationFailure } from '../contract/callbacks.js';

/**
 * Why a receiver rejects a request: a {@link VerificationFailure}, a body that arrived too slowly, a receiver that has no secret or an
 * invalid option, or an unexpected error of the receiver itself.
 */
export type ReceiverFailure = VerificationFailure | 'body-timeout' | 'not-configured' | 'internal-error';

/** The HTTP status of each failure for the sender. */
export const receiverStatuses: Readonly<Record<ReceiverFailure, number>> = {
  'method-not-allowed': 405,
  'missing-secret': 401,
  'duplicate-secret': 401,
  'secret-mismatch': 401,
  'unsupported-content-type': 415,
  'body-too-large': 413,
  'invalid-encoding': 400,
  'invalid-json': 400,
  'invalid-shape': 400,
  'stale-timestamp': 400,
  'body-timeout': 408,
  'not-configured': 500,
  'internal-error': 500,
};
