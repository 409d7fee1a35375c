import type { CallbackPayload } from '../../src/contract/callbacks.js';
import type { Operation } from '../../src/contract/endpoints.js';
import type { Duration } from '../core/clock.js';

/**
 * State of a callback. Pending states: `waiting` (for the mock's clock), `held` (by `hold`), `sending`. Final states: `captured` (stored in
 * the mock, not sent), `delivered` (the receiver responded 2xx), `failed` (any other response, or none), `rejected` (its host is not
 * allowed), `dropped` (by a fault). A callback is never retried.
 */
export type CallbackOutcome = 'waiting' | 'held' | 'sending' | 'captured' | 'delivered' | 'failed' | 'rejected' | 'dropped';

/** Whether the host of a callback is allowed. */
export interface CallbackDecision {
  /** True if the callback may be sent. */
  allowed: boolean;
  /** The host of `callback_url`. */
  host: string;
  /** The rule that rejected the URL, such as `not-listed`. */
  rule?: string;
  /** What is wrong with the URL and what to do. */
  message?: string;
}

/**
 * One callback in the log. An object that you have does not change: read `mock.callbacks.deliveries` again for the current state. Times are
 * ISO 8601, on the mock's clock.
 */
export interface CallbackDelivery {
  /** Pass it to `redeliver`. */
  id: string;
  /** The operation: the name of its method in the SDK. */
  operation: Operation;
  /** Id of the account whose key made the request. */
  account: string;
  /** The request, with the secret masked. */
  request: { method: 'POST'; url: string; headers: Record<string, string>; body: string };
  /** The body, parsed. */
  payload: CallbackPayload;
  /** Whether the URL may be called, and why not. */
  decision: CallbackDecision;
  /** Its current state. */
  outcome: CallbackOutcome;
  /** The receiver's HTTP status, if it responded. */
  status?: number;
  /** The headers of the receiver's response, if it responded: names in lower case, secrets masked. */
  responseHeaders?: Record<string, string>;
  /** The first 2,000 bytes of the receiver's response body, if they are text. Secrets are masked. */
  responseBody?: string;
  /** Why the callback was not delivered. */
  reason?: string;
  /** Id of the original delivery, if this one is a copy made by `redeliver` or by the fault `duplicate`. */
  copyOf?: string;
  /** The fault that applied to the callback. */
  fault?: CallbackFault;
  /** The scenario that the fault belonged to, such as `callback-lost`. */
  scenario?: string;
  /** When the operation requested it. */
  queuedAt: string;
  /** When it is due. */
  dueAt: string;
  /** When it was sent. */
  sentAt?: string;
  /** When it ended. */
  endedAt?: string;
}

/** What goes wrong with a callback. An empty fault drops it. */
export interface CallbackFault {
  /** True: the callback is not sent. Default: true if no other field is given. */
  drop?: boolean;
  /** Delays the callback by this time. */
  delay?: Duration;
  /** True: the callback is sent twice. */
  duplicate?: boolean;
  /** The callback is not sent. The mock acts as if the receiver had responded with this status. */
  status?: number;
  /** True: the callback has a wrong secret. */
  wrongSecret?: boolean;
}

/** A callback that an operation requests. */
export interface CallbackJob {
  account: string;
  /** The request's `callback_url`. */
  url: string;
  payload: CallbackPayload;
  /** How long the model takes, in milliseconds. */
  afterMs: number;
  operation: Operation;
  /** The API key, for faults of one key. It is not stored. */
  key?: string;
}
