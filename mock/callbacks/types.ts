import type { CallbackPayload } from '../../src/contract/callbacks.js';
import type { Operation } from '../../src/contract/endpoints.js';
import type { Duration } from '../core/clock.js';

/**
 * What became of a callback so far. Under way: `waiting` (for the mock's clock), `held` (by `hold`), `sending`. Ended: `captured` (kept
 * here, nothing sent), `delivered` (answered 2xx), `failed` (answered otherwise, or not at all), `refused` (by the guard), `dropped`
 * (by a fault). Whatever the end, it is not tried again.
 */
export type CallbackOutcome = 'waiting' | 'held' | 'sending' | 'captured' | 'delivered' | 'failed' | 'refused' | 'dropped';

/** What the guard decided. */
export interface CallbackDecision {
  /** True where it may be sent. */
  allowed: boolean;
  /** The host of `callback_url`. */
  host: string;
  /** The rule that refused it, one of those in `docs/guide/callback-hosts.md`. */
  rule?: string;
  /** The same in words, with what to do about it. */
  message?: string;
}

/** One callback in the log: a plain value, which does not change once handed out. Times are ISO 8601, on the mock's clock. */
export interface CallbackDelivery {
  /** Names it to `redeliver`. */
  id: string;
  /** The operation, as the SDK names its method. */
  operation: Operation;
  /** Id of the account whose key asked for it. */
  account: string;
  /** What is sent, with the secret masked. */
  request: { method: 'POST'; url: string; headers: Record<string, string>; body: string };
  /** The body, parsed. */
  payload: CallbackPayload;
  /** Whether its address may be called, and why not. */
  decision: CallbackDecision;
  /** What became of it so far. */
  outcome: CallbackOutcome;
  /** The receiver's HTTP status, where there was an answer. */
  status?: number;
  /** Why it ended otherwise than delivered. */
  reason?: string;
  /** The delivery that this one repeats: by `redeliver`, or by the fault `duplicate`. */
  copyOf?: string;
  /** The fault that `fail` put on it. */
  fault?: CallbackFault;
  /** When the operation asked for it. */
  queuedAt: string;
  /** When it is, or was, to leave. */
  dueAt: string;
  /** When it left. */
  sentAt?: string;
  /** When its outcome was known. */
  endedAt?: string;
}

/** What may go wrong with a callback on demand. Nothing given: it is lost. */
export interface CallbackFault {
  /** Lost on the way: nothing is sent. Default: true where nothing else is given. */
  drop?: boolean;
  /** Leaves that much later. */
  delay?: Duration;
  /** Sent twice. */
  duplicate?: boolean;
  /** The receiver is taken to have answered so; nothing is sent. */
  status?: number;
  /** Sent with a secret that is not the shared one. */
  wrongSecret?: boolean;
}

/** A callback that an operation wants sent. */
export interface CallbackJob {
  account: string;
  /** The request's `callback_url`. */
  url: string;
  payload: CallbackPayload;
  /** How long the model takes, in milliseconds. */
  afterMs: number;
  /** The account's allow-list. */
  hosts: readonly string[];
  operation: Operation;
  /** The API key, for faults that strike those of one key alone. It is not kept. */
  key?: string;
}
