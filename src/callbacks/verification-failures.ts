/** Why a request is not a callback, in the order of the checks. */
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

/** The HTTP status for the sender, and the message for the owner of the receiver. */
export interface FailureResponse {
  status: number;
  message: string;
}

export const verificationFailures: Readonly<Record<VerificationFailure, FailureResponse>> = {
  'method-not-allowed': { status: 405, message: 'Callbacks are sent with POST.' },
  'missing-secret': {
    status: 401,
    message: 'The header X-Callback-Secret is missing: the request is not from the service, or a proxy removes it.',
  },
  'duplicate-secret': {
    status: 401,
    message: 'The header X-Callback-Secret has several values. A proxy may add one.',
  },
  'secret-mismatch': {
    status: 401,
    message:
      'The header X-Callback-Secret does not match. Compare `secret` with your account page, white space included. While you rotate it, pass the old and the new one.',
  },
  'unsupported-content-type': { status: 415, message: 'The Content-Type is not JSON.' },
  'body-too-large': { status: 413, message: 'The body is larger than `maxBodyBytes`.' },
  'invalid-encoding': { status: 400, message: 'The body is not UTF-8. A proxy may compress it.' },
  'invalid-json': {
    status: 400,
    message: 'The body is not JSON, or was read before. If a parser has read it, pass on the parsed body.',
  },
  'invalid-shape': { status: 400, message: 'The JSON is not a callback.' },
  'stale-timestamp': {
    status: 400,
    message: 'The timestamp is further from now than `toleranceSeconds`. Compare the clocks.',
  },
};
