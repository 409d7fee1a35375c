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
  'method-not-allowed': { status: 405, message: 'Callbacks are sent with POST; this request has another method.' },
  'missing-secret': {
    status: 401,
    message: 'The header X-Callback-Secret is missing: the request is not from the service, or a proxy removes the header.',
  },
  'duplicate-secret': {
    status: 401,
    message: 'The header X-Callback-Secret has several different values. Check whether a proxy adds one.',
  },
  'secret-mismatch': {
    status: 401,
    message:
      'The header X-Callback-Secret does not match. Compare `secret` with your account page, white space included. While you rotate the secret, pass the old and the new one.',
  },
  'unsupported-content-type': { status: 415, message: 'The Content-Type is not JSON.' },
  'body-too-large': { status: 413, message: 'The body is larger than `maxBodyBytes`.' },
  'invalid-encoding': { status: 400, message: 'The body is not UTF-8. Check whether a proxy compresses or converts it.' },
  'invalid-json': {
    status: 400,
    message: 'The body is not JSON, is incomplete, or was read before. If a parser has read it, pass on the parsed body.',
  },
  'invalid-shape': { status: 400, message: 'The JSON is not a callback. The cause of the error names the fields.' },
  'stale-timestamp': {
    status: 400,
    message: 'The timestamp differs from the current time by more than `toleranceSeconds`. Compare the clocks.',
  },
};
