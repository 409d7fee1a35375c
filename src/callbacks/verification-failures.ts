import type { VerificationFailure } from '../contract/callbacks.js';

/** The message of each failure for the owner of the receiver. */
export const verificationMessages: Readonly<Record<VerificationFailure, string>> = {
  'method-not-allowed': 'Callbacks are sent with POST.',
  'missing-secret': 'The header X-Callback-Secret is missing: the service did not send the request, or a proxy removes it.',
  'duplicate-secret': 'The header X-Callback-Secret has several values. A proxy may add one.',
  'secret-mismatch':
    'The header X-Callback-Secret does not match `secret`. Compare it with your account page, white space included. While you rotate it, pass both.',
  'unsupported-content-type': 'The Content-Type is not JSON.',
  'body-too-large': 'The body is larger than `maxBodyBytes`.',
  'invalid-encoding': 'The body is not UTF-8. A proxy may compress it.',
  'invalid-json': 'The body is not JSON.',
  'invalid-shape': 'The JSON is not a callback.',
  'stale-timestamp': 'The timestamp is further from now than `toleranceSeconds`. Compare the clocks.',
};
