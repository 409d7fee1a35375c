import { MockServiceError } from '../core/service-error.js';
import type { KeyRecord, Store } from '../core/store.js';

/** The API key of an `Authorization` header, `null` where it holds none. */
export const bearerKey = (header: string | null): string | null => /^bearer +(\S+) *$/i.exec(header ?? '')?.[1] ?? null;

/** Whose call this is. A key as bearer token is documented (section 5), 401 is assumed. */
export const authenticate = (store: Store, authorization: string | null): KeyRecord => {
  const refuse = (hint: string) => new MockServiceError('unauthorized', hint, { headers: { 'WWW-Authenticate': 'Bearer' } });
  if (!authorization) throw refuse('Send the header Authorization: Bearer <API_KEY>.');
  const key = bearerKey(authorization);
  if (key === null) throw refuse('The Authorization header must read Bearer <API_KEY>.');
  const record = store.keys.get(key);
  if (!record)
    throw refuse('This mock does not know the key: take one from mock.connection() or mock.keys.issue(), or name it in the option keys.');
  if (record.revoked) throw refuse('The key was revoked.');
  return record;
};
