export type { CallbackReceiver, CallbackResponse, VerificationEvent, CommonReceiverOptions } from './create-receiver.js';
export { CallbackTimeoutError, CallbackVerificationError, type VerificationFailure } from './errors.js';
export type { CallbackHeaders } from './headers.js';
export {
  createCallbackInbox,
  type CallbackInbox,
  type CallbackOfType,
  type InboxEvent,
  type InboxOptions,
  type UnmatchedCallback,
  type WaitOptions,
} from './inbox.js';
export { createCallbackReceiver, type ReceiverEvent, type ReceiverOptions } from './receiver.js';
export type { ReceiverFailure } from './verification-failures.js';
export type { ReceiverHooks } from './hooks.js';
export type { VerifyOptions } from './options.js';
export { timingSafeEqual } from './timing-safe-equal.js';
export { createCallbackDedupeStore, type CallbackDedupeStore } from './dedupe.js';
export { createCallbackStore, type CallbackMatch, type CallbackStore, type Unsubscribe, type CallbackListener } from './store.js';
export { verifyCallback, type CallbackRequest } from './verify.js';
export type { CallbackEvent, CallbackPayload, UnknownCallback, UnknownOperation } from '../contract/callbacks.js';
