/** Names a key in the admin API without showing it. */
export interface KeyName {
  last4: string;
  account: string;
}

/** A local mock responds in milliseconds; a response that takes longer is not coming. A guess. */
const REQUEST_TIMEOUT_MS = 10_000;

export const NO_RESPONSE = 'The mock does not respond. Start it again: this page then continues.';

/** Calls the admin API, for `key` if one is given. Throws an `Error` whose message can be shown. */
export const callAdmin = async <Result>(method: string, path: string, body?: object, key?: KeyName, more = {}): Promise<Result> => {
  const query = new URLSearchParams({ ...(key && { last4: key.last4, account: key.account }), ...more });
  const response = await fetch(`api${path}?${query}`, {
    method,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new Error(NO_RESPONSE);
  });
  if (response.status === 204) return undefined as Result;
  const value: unknown = await response.json();
  if (response.ok) return value as Result;
  throw new Error((value as { error: { message: string } }).error.message);
};
