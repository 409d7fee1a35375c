export type { CallbackReceiver, CallbackResponse, CommonReceiverOptions, ReceiverContext, VerificationEvent } from './create-receiver.js';
export { CallbackTimeoutError, CallbackVerificationError } from './errors.js';
export type { CallbackHeaders } from './headers.js';
export {
  createCallbackInbox,
  type CallbackInbox,
  type CallbackOfType,
  type InboxEvent,
  type InboxOptions,
  type WaitOptions,
} from './inbox.js';
export type { UnmatchedCallback } from './unmatched-log.js';
export { createCallbackReceiver, type ReceiverEvent, type ReceiverOptions } from './receiver.js';
export type { ReceiverFailure } from './receiver-failures.js';
export type { ReceiverHooks, ReceiverLogger } from './hooks.js';
export type { CallbackSecret, VerifyOptions } from './options.js';
export { timingSafeEqual } from '../util/timing-safe-equal.js';
export { createCallbackDedupeStore, type CallbackDedupeStore } from './dedupe.js';
export {
  createCallbackStore,
  type CallbackListener,
  type CallbackMatch,
  type CallbackStore,
  type CallbackStoreOptions,
  type Unsubscribe,
} from './store.js';
export { verifyCallback, type CallbackRequest } from './verify.js';
export { isKnownCallback } from './is-known-callback.js';
export type {
  CallbackEvent,
  CallbackPayload,
  KnownCallback,
  UnknownCallback,
  UnknownOperation,
  VerificationFailure,
} from '../contract/callbacks.js';
