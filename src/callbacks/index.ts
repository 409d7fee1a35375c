export { CallbackVerificationError, type CallbackRefusal } from './errors.js';
export type { CallbackHeaders } from './headers.js';
export type { VerifyOptions } from './rules.js';
export { sameSecret } from './same-secret.js';
export { verifyCallback, type CallbackRequest } from './verify.js';
