import { bearerKey } from '../core/bearer-key.js';
import { MockServiceError } from '../core/service-error.js';
import type { KeyRecord, Store } from '../core/store.js';

const unauthorized = (hint: string): MockServiceError =>
  new MockServiceError('unauthorized', hint, { headers: { 'WWW-Authenticate': 'Bearer' } });

/** The record of the request's key. Throws a {@link MockServiceError} without a valid key. The key as bearer token is documented; 401 is assumed. */
export const authenticate = (store: Store, authorization: string | null, isOnSocket: boolean): KeyRecord => {
  if (!authorization) throw unauthorized('Send the header Authorization: Bearer <API_KEY>.');
  const key = bearerKey(authorization);
  if (key === null) throw unauthorized('The Authorization header must read Bearer <API_KEY>.');
  const record = store.keys.get(key);
  if (!record) {
    throw unauthorized(
      isOnSocket
        ? 'Use the key that `recipe-ai mock` printed, or, with listen(), one of the option keys or of mock.keys.create().'
        : 'Use one from mock.connection() or mock.keys.create(), or list it in the option keys.',
    );
  }
  if (record.revoked) throw unauthorized('The key was revoked.');
  return record;
};
