export type { CallbackReceiver, CallbackReply, DoorEvent, DoorOptions } from './acknowledge.js';
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
export { createCallbackReceiver, type ReceiverEvent, type ReceiverOptions } from './receive.js';
export type { ReceiverRefusal } from './refusals.js';
export type { ReportOptions } from './reporters.js';
export type { VerifyOptions } from './rules.js';
export { sameSecret } from './same-secret.js';
export { createSeenCallbacks, type SeenCallbacks } from './seen.js';
export { createCallbackStore, type CallbackArrival, type CallbackStore, type Stop, type Wake } from './store.js';
export { verifyCallback, type CallbackRequest } from './verify.js';
export type { CallbackEvent, CallbackPayload, UnknownCallback, UnknownOperation } from '../contract/callbacks.js';
