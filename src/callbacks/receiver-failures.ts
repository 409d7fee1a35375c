import { verificationFailures, type FailureResponse, type VerificationFailure } from './verification-failures.js';

/** Why a receiver rejects a request: a {@link VerificationFailure}, a body that arrived too slowly, or a receiver without a secret. */
export type ReceiverFailure = VerificationFailure | 'body-timeout' | 'not-configured';

export const receiverFailures: Readonly<Record<ReceiverFailure, FailureResponse>> = {
  ...verificationFailures,
  'body-timeout': { status: 408, message: 'The body did not arrive within `bodyTimeout`.' },
  'not-configured': { status: 500, message: 'The receiver has no callback secret. Pass `secret` or set RECIPE_AI_CALLBACK_SECRET.' },
};
