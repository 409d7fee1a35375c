export type { CallbackReceiver, CallbackReply, DoorEvent, DoorOptions } from './create-receiver.js';
export { CallbackTimeoutError, CallbackVerificationError, type CallbackRefusal } from './errors.js';
export type { CallbackHeaders } from './headers.js';
export {
  createCallbackInbox,
  type CallbackInbox,
  type CallbackOf,
  type InboxEvent,
  type InboxOptions,
  type Stray,
  type WaitOptions,
} from './inbox.js';
export { createCallbackReceiver, type ReceiverEvent, type ReceiverOptions } from './receiver.js';
export type { ReceiverRefusal } from './verification-failures.js';
export type { ReportOptions } from './hooks.js';
export type { VerifyOptions } from './options.js';
export { sameSecret } from './timing-safe-equal.js';
export { createSeenCallbacks, type SeenCallbacks } from './dedupe.js';
export { createCallbackStore, type CallbackArrival, type CallbackStore, type Stop, type Wake } from './store.js';
export { verifyCallback, type CallbackRequest } from './verify.js';
export type { CallbackEvent, CallbackPayload, UnknownCallback, UnknownOperation } from '../contract/callbacks.js';
