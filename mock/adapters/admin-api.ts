import { assertFields, type FieldKind } from '../core/check-fields.js';
import type { MockService } from '../service/mock-service.js';
import { TOKEN_PARAMETER } from './access.js';
import { adminEndpoints, type AdminEndpoint } from './admin-endpoints.js';

/** A request to the admin API. */
export interface AdminRequest {
  method: string;
  /** Below `/__mock/api`, such as `/clock`. */
  path: string;
  query: URLSearchParams;
  /** The JSON body; `undefined` if there was none. */
  body: unknown;
}

export interface AdminResponse {
  status: number;
  body: unknown;
}

/** The key that a request names, in full or by its last four characters. Throws a `RangeError` if those do not name one key. */
export const resolveKey = (mock: MockService, query: URLSearchParams): string | undefined => {
  const last4 = query.get('last4');
  if (last4 === null) return query.get('key') ?? undefined;
  const account = query.get('account');
  const [key, ...others] = mock.keys
    .list()
    .filter((each) => each.slice(-4) === last4 && (account === null || mock.usage(each).account === account));
  if (key === undefined) throw new RangeError(`No key ends in "${last4}".`);
  if (others.length > 0) throw new RangeError(`Several keys end in "${last4}": add &account=, or pass the whole key as ?key=.`);
  return key;
};

const isTrue = (kind: FieldKind | undefined): boolean => kind === 'boolean' || (Array.isArray(kind) && kind.includes(true));

/** The fields of a query, without those that only name the key or are the token. */
const toFields = (query: URLSearchParams, kinds: AdminEndpoint['fields']): Record<string, unknown> => {
  const { last4, account, key, [TOKEN_PARAMETER]: _token, ...rest } = Object.fromEntries(query);
  const given = {
    ...rest,
    ...(last4 === undefined && account !== undefined && { account }),
    ...(key !== undefined && Object.hasOwn(kinds, 'key') && { key }),
  };
  return Object.fromEntries(Object.entries(given).map(([name, text]) => [name, text === 'true' && isTrue(kinds[name]) ? true : text]));
};

/** Throws for a field that the call does not read, and for a value that it cannot take. */
const assertReadable = (call: string, fields: object, kinds: AdminEndpoint['fields']): void => {
  if (Object.hasOwn(fields, 'key') && !Object.hasOwn(kinds, 'key')) throw new TypeError(`${call}: pass the key as ?key=, not in the body.`);
  assertFields(call, fields, kinds);
};

const failure = (status: number, message: string, code = 'admin_error'): AdminResponse => ({
  status,
  body: { error: { code, message } },
});

/** The service of a key; `undefined` for a key that does not exist. */
const serviceOf = (mock: MockService, key: string): MockService | undefined => {
  try {
    return mock.forKey(key);
  } catch {
    return undefined;
  }
};

const UNKNOWN_KEY =
  'The mock does not have the key of ?key=. GET /keys lists its keys by their last four characters, and ?last4= takes those.';

/** Serves one request to the admin API. An error that `mock` throws becomes a 400 with its message. */
export const handleAdminRequest = (mock: MockService, { method, path, query, body }: AdminRequest): AdminResponse => {
  const name = `${method} ${path}`;
  if (!Object.hasOwn(adminEndpoints, name)) {
    return failure(404, `The admin API has no ${name}. Known: ${Object.keys(adminEndpoints).join(', ')}.`);
  }
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
    return failure(400, 'The body must be a JSON object.');
  }
  const { fields: kinds, run } = adminEndpoints[name]!;
  try {
    const key = resolveKey(mock, query);
    const target = key === undefined ? mock : serviceOf(mock, key);
    if (!target) return failure(400, UNKNOWN_KEY, 'unknown_key');
    const fields = { ...toFields(query, kinds), ...body };
    assertReadable(name, fields, kinds);
    const result = run(target, fields as never, key);
    return result === undefined ? { status: 204, body: undefined } : { status: 200, body: result };
  } catch (error) {
    return failure(400, (error as Error).message);
  }
};
