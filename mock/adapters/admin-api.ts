import type { CreateKeyOptions, LimitName } from '../core/keys.js';
import type { Duration } from '../core/clock.js';
import type { Tier } from '../core/tiers.js';
import type { FaultOptions } from '../faults/faults.js';
import type { ScenarioName } from '../faults/scenarios.js';
import type { MockService, MockSnapshot, ResetTarget } from '../service/mock-service.js';

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

/** The fields of a body or a query; each endpoint reads its own. */
interface Fields extends FaultOptions, CreateKeyOptions {
  advance?: Duration;
  overlap?: Duration;
  set?: string | number;
  real?: true;
  host?: string;
  id?: string;
  limits?: Tier;
  exhaust?: LimitName;
  name?: ScenarioName;
  operation?: Parameters<MockService['fail']>[0];
  value?: unknown;
  target?: ResetTarget;
  snapshot?: MockSnapshot;
}

type AdminEndpoint = (mock: MockService, fields: Fields, key: string | undefined) => unknown;

const required = <Value>(value: Value | undefined, name: string): Value => {
  if (value === undefined) throw new TypeError(`"${name}" is missing.`);
  return value;
};

const showClock = (mock: MockService) => ({ now: new Date(mock.clock.now()).toISOString() });

/** The keys with their last four characters: a key itself is shown only when it is created. */
const showKeys = (mock: MockService) => mock.keys.list().map((key) => ({ last4: key.slice(-4), ...mock.usage(key) }));

/** The entry with that id, or all. */
const select = <Entry extends { id: string }>(entries: readonly Entry[], id: string | undefined): readonly Entry[] =>
  id === undefined ? entries : entries.filter((entry) => entry.id === id);

/** A fault or scenario with only the last four characters of its key. */
const maskKey = <Item extends { key?: string }>({ key, ...item }: Item) => (key === undefined ? item : { ...item, last4: key.slice(-4) });

/** Removes the one with that id, or all. */
const remove = (active: readonly { id: string; remove(): void }[], id: string | undefined): void => {
  for (const each of select(active, id)) each.remove();
};

/** Everything that `mock` can do in its own process. `?key=`, or `?last4=&account=` as in `GET /keys`, names a key or an isolated service. */
const adminEndpoints: Record<string, AdminEndpoint> = {
  /** The seed, the time, the keys with their use, the callback hosts, the active faults and scenarios, and how many requests and callbacks the logs hold. */
  'GET /state': (mock) => ({
    seed: mock.seed,
    ...showClock(mock),
    keys: showKeys(mock),
    callback_hosts: mock.callbackHosts.list(),
    faults: mock.faults.map(maskKey),
    scenarios: mock.scenarios.map(maskKey),
    requests: mock.adapter.activity.requestCount,
    deliveries: mock.adapter.activity.deliveryCount,
  }),
  /** The keys with their use, each by its last four characters. */
  'GET /keys': (mock) => showKeys(mock),
  /** What a client needs: `{api_key, callback_secret}` of the key of `?key=`, by default of the first key; `api_key` is `null` without one. */
  'GET /connection': (mock, _, key = mock.keys.list()[0]) => ({
    api_key: key ?? null,
    callback_secret: key === undefined ? mock.callbackSecret : mock.callbackSecrets.valid({ key })[0],
  }),
  /** Creates a key: `{tier, key, account, isolated, seed, now}`. Returns `{key}`, the only time that the whole key is shown. */
  'POST /keys': (mock, fields) => ({ key: mock.keys.create(fields) }),
  /** Changes the key of `?key=`: `{tier}` upgrades it, `{limits}` sets its own limits, `{exhaust}` uses up `minute`, `day` or `trial`. */
  'PATCH /keys': (mock, { tier, limits, exhaust }, key) => {
    const named = required(key, '?key=');
    if (tier !== undefined) mock.keys.upgrade(named, { tier });
    if (limits !== undefined) mock.keys.limit(named, limits);
    if (exhaust !== undefined) mock.keys.exhaust(named, exhaust);
    return mock.usage(named);
  },
  /** Revokes the key of `?key=`. */
  'DELETE /keys': (mock, _, key) => mock.keys.revoke(required(key, '?key=')),
  /** The pantries with their items, of the account of `?key=`. */
  'GET /pantries': (mock, _, key) => mock.adapter.activity.pantries(required(key, '?key=')),
  /** What the key of `?key=` has used. */
  'GET /usage': (mock, _, key) => mock.usage(required(key, '?key=')),
  /** The time: `{now}`. */
  'GET /clock': showClock,
  /** Changes the time: `{advance: '1h'}` moves it, `{set: '2030-01-01'}` freezes it there, `{real: true}` follows the machine. */
  'POST /clock': (mock, { advance, set, real }) => {
    if (set !== undefined) mock.clock.set(set);
    if (advance !== undefined) mock.clock.advance(advance);
    if (real) mock.clock.useRealTime();
    return showClock(mock);
  },
  /** The active faults. */
  'GET /faults': (mock) => mock.faults.map(maskKey),
  /** Adds a fault: `{operation, status, times, ...}` as `mock.fail` takes it, with `?key=` for that key only. Returns `{id}`. */
  'POST /faults': (mock, { operation, ...fault }, key) => ({ id: mock.fail(required(operation, 'operation'), { key, ...fault }).id }),
  /** Removes one fault (`{id}`), or all faults, overrides and scenarios. */
  'DELETE /faults': (mock, { id }) => {
    if (id === undefined) mock.reset('faults');
    else remove(mock.faults, id);
  },
  /** Adds a response override: `{operation, value, times, ...}` as `mock.respondWith` takes it, with `?key=` for that key only. Returns `{id}`. */
  'POST /overrides': (mock, { operation, value, ...match }, key) => ({
    id: mock.respondWith(required(operation, 'operation') as 'pantries.get', value as never, { key, ...match }).id,
  }),
  /** The active response overrides. */
  'GET /overrides': (mock) => mock.adapter.activity.overrides.map(maskKey),
  /** Removes one response override (`{id}`), or all. */
  'DELETE /overrides': (mock, { id }) => remove(mock.adapter.activity.overrides, id),
  /** The active scenarios. */
  'GET /scenarios': (mock) => mock.scenarios.map(maskKey),
  /** Starts a scenario: `{name}`. Returns `{id}`. */
  'POST /scenarios': (mock, { name }, key) => ({ id: mock.applyScenario(required(name, 'name'), { key }).id }),
  /** Ends one scenario (`{id}`), or all. */
  'DELETE /scenarios': (mock, { id }) => remove(mock.scenarios, id),
  /** The request log, newest last, or one entry of it (`?id=`). */
  'GET /requests': (mock, { id }) => (id === undefined ? mock.requests : [mock.adapter.activity.request(id) ?? []].flat()),
  /** Clears the request log. */
  'DELETE /requests': (mock) => mock.reset('requests'),
  /** The callbacks, oldest first, or one of them (`?id=`). */
  'GET /deliveries': (mock, { id }) => (id === undefined ? mock.callbacks.deliveries : [mock.adapter.activity.delivery(id) ?? []].flat()),
  /** Sends a callback again: `{id}`. Returns the new delivery. */
  'POST /deliveries/redeliver': (mock, { id }) => mock.callbacks.redeliver(required(id, 'id')),
  /** Holds callbacks back until they are released. */
  'POST /deliveries/hold': (mock) => mock.callbacks.hold(),
  /** Sends the callbacks that were held back. */
  'POST /deliveries/release': (mock) => mock.callbacks.release(),
  /** The active faults of callbacks. */
  'GET /deliveries/faults': (mock) => mock.callbacks.faults.map(maskKey),
  /** Removes one fault of callbacks (`{id}`), or all. */
  'DELETE /deliveries/faults': (mock, { id }) => remove(mock.callbacks.faults, id),
  /**
   * Adds a fault of callbacks: `{drop, delay, duplicate, status, times, ...}` as `mock.callbacks.fail` takes it, with `?key=` for that key
   * only. Returns `{id}`.
   */
  'POST /deliveries/faults': (mock, fields, key) => ({ id: mock.callbacks.fail({ key, ...fields }).id }),
  /** The callback hosts, with `?key=` those of its account. */
  'GET /callback-hosts': (mock, _, key) => mock.callbackHosts.list({ key }),
  /** Allows a host: `{host}`, with `?key=` for its account only. */
  'POST /callback-hosts': (mock, { host }, key) => mock.callbackHosts.allow(required(host, 'host'), { key }),
  /** Revokes a host: `{host}`. */
  'DELETE /callback-hosts': (mock, { host }, key) => mock.callbackHosts.revoke(required(host, 'host'), { key }),
  /** The valid callback secrets, newest first: `{valid}`, with `?key=` those of its account. */
  'GET /callback-secrets': (mock, _, key) => ({ valid: mock.callbackSecrets.valid({ key }) }),
  /** Replaces the callback secret; the previous one stays valid for `{overlap}`. Returns `{secret}`. */
  'POST /callback-secrets/rotate': (mock, { overlap }, key) => ({ secret: mock.callbackSecrets.rotate({ key, overlap }) }),
  /** The whole state, API keys included, as `mock.snapshot()` returns it. */
  'GET /snapshot': (mock) => mock.snapshot(),
  /** Restores a snapshot: `{snapshot}`. */
  'POST /restore': (mock, { snapshot }) => mock.restore(required(snapshot, 'snapshot')),
  /** Resets everything, or `{target}`: `limits`, `pantries`, `requests`, `faults`, `callbacks` or `clock`. */
  'POST /reset': (mock, { target }) => mock.reset(target),
};

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

/** The fields of a query, without those that only name the key. */
const toFields = (query: URLSearchParams): Record<string, string> => {
  const { last4, account, ...fields } = Object.fromEntries(query);
  return last4 === undefined && account !== undefined ? { ...fields, account } : fields;
};

const failure = (status: number, message: string): AdminResponse => ({ status, body: { error: { code: 'admin_error', message } } });

/** Serves one request to the admin API. An error that `mock` throws becomes a 400 with its message. */
export const handleAdminRequest = (mock: MockService, { method, path, query, body }: AdminRequest): AdminResponse => {
  const name = `${method} ${path}`;
  if (!Object.hasOwn(adminEndpoints, name)) {
    return failure(404, `The admin API has no ${name}. Known: ${Object.keys(adminEndpoints).join(', ')}.`);
  }
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
    return failure(400, 'The body must be a JSON object.');
  }
  try {
    const key = resolveKey(mock, query);
    const target = key === undefined ? mock : mock.forKey(key);
    const result = adminEndpoints[name]!(target, { ...toFields(query), ...body }, key);
    return result === undefined ? { status: 204, body: undefined } : { status: 200, body: result };
  } catch (error) {
    return failure(400, (error as Error).message);
  }
};
