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
  'GET /state': (mock) => ({
    seed: mock.seed,
    ...showClock(mock),
    keys: showKeys(mock),
    callback_hosts: mock.callbackHosts.list(),
    faults: mock.faults.map(maskKey),
    scenarios: mock.scenarios.map(maskKey),
    requests: mock.requests.length,
    deliveries: mock.callbacks.deliveries.length,
  }),
  'GET /keys': (mock) => showKeys(mock),
  'POST /keys': (mock, fields) => ({ key: mock.keys.create(fields) }),
  'PATCH /keys': (mock, { tier, limits, exhaust }, key) => {
    const named = required(key, '?key=');
    if (tier !== undefined) mock.keys.upgrade(named, { tier });
    if (limits !== undefined) mock.keys.limit(named, limits);
    if (exhaust !== undefined) mock.keys.exhaust(named, exhaust);
    return mock.usage(named);
  },
  'DELETE /keys': (mock, _, key) => mock.keys.revoke(required(key, '?key=')),
  'GET /usage': (mock, _, key) => mock.usage(required(key, '?key=')),
  'GET /clock': showClock,
  'POST /clock': (mock, { advance, set, real }) => {
    if (set !== undefined) mock.clock.set(set);
    if (advance !== undefined) mock.clock.advance(advance);
    if (real) mock.clock.useRealTime();
    return showClock(mock);
  },
  'GET /faults': (mock) => mock.faults.map(maskKey),
  'POST /faults': (mock, { operation, ...fault }) => ({ id: mock.fail(required(operation, 'operation'), fault).id }),
  'DELETE /faults': (mock, { id }) => {
    if (id === undefined) mock.reset('faults');
    else remove(mock.faults, id);
  },
  'POST /overrides': (mock, { operation, value, ...match }) => ({
    id: mock.respondWith(required(operation, 'operation') as 'pantries.get', value as never, match).id,
  }),
  'GET /scenarios': (mock) => mock.scenarios.map(maskKey),
  'POST /scenarios': (mock, { name }, key) => ({ id: mock.applyScenario(required(name, 'name'), { key }).id }),
  'DELETE /scenarios': (mock, { id }) => remove(mock.scenarios, id),
  'GET /requests': (mock, { id }) => select(mock.requests, id),
  'DELETE /requests': (mock) => mock.reset('requests'),
  'GET /deliveries': (mock, { id }) => select(mock.callbacks.deliveries, id),
  'POST /deliveries/redeliver': (mock, { id }) => mock.callbacks.redeliver(required(id, 'id')),
  'POST /deliveries/hold': (mock) => mock.callbacks.hold(),
  'POST /deliveries/release': (mock) => mock.callbacks.release(),
  'GET /deliveries/faults': (mock) => mock.callbacks.faults.map(maskKey),
  'DELETE /deliveries/faults': (mock, { id }) => remove(mock.callbacks.faults, id),
  'POST /deliveries/faults': (mock, fields) => ({ id: mock.callbacks.fail(fields).id }),
  'GET /callback-hosts': (mock, _, key) => mock.callbackHosts.list({ key }),
  'POST /callback-hosts': (mock, { host }, key) => mock.callbackHosts.allow(required(host, 'host'), { key }),
  'DELETE /callback-hosts': (mock, { host }, key) => mock.callbackHosts.revoke(required(host, 'host'), { key }),
  'GET /snapshot': (mock) => mock.snapshot(),
  'POST /restore': (mock, { snapshot }) => mock.restore(required(snapshot, 'snapshot')),
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
    const result = adminEndpoints[name]!(target, { ...Object.fromEntries(query), ...body }, key);
    return result === undefined ? { status: 204, body: undefined } : { status: 200, body: result };
  } catch (error) {
    return failure(400, (error as Error).message);
  }
};
