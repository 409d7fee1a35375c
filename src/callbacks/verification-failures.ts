import type { VerificationFailure } from './errors.js';

/** Why a receiver turns a request away: what {@link CallbackVerificationError} knows, and a body that did not arrive in time. */
export type ReceiverFailure = VerificationFailure | 'body-timeout';

/** What the sender hears of a refusal, and what the receiver's owner does about it. */
export const verificationFailures: Readonly<Record<ReceiverFailure, { status: number; says: string }>> = {
  'method-not-allowed': { status: 405, says: 'Callbacks come by POST, and this request did not.' },
  'missing-secret': {
    status: 401,
    says: 'There is no X-Callback-Secret: the request is not from the service, or a proxy drops the header.',
  },
  'duplicate-secret': { status: 401, says: 'X-Callback-Secret came with different values: look for a proxy that adds one.' },
  'secret-mismatch': {
    status: 401,
    says: 'X-Callback-Secret is not the secret: compare it with the dashboard, white space included; while it is being changed, give both.',
  },
  'unsupported-content-type': { status: 415, says: 'The Content-Type is not JSON.' },
  'body-too-large': { status: 413, says: 'The body is larger than `maxBodyBytes`.' },
  'body-timeout': { status: 408, says: 'The body did not arrive within `bodyTimeout`.' },
  'invalid-encoding': { status: 400, says: 'The body is not UTF-8: look for a proxy that compresses or converts it.' },
  'invalid-json': {
    status: 400,
    says: 'The body is not JSON, or broke off, or was read before: where a parser read it, hand the parsed body on.',
  },
  'invalid-shape': { status: 400, says: 'The JSON is no callback: the cause of the error names the fields.' },
  'stale-timestamp': {
    status: 400,
    says: 'The timestamp is further from now than `toleranceSeconds`, or says no time with a UTC offset: compare the clocks.',
  },
};
