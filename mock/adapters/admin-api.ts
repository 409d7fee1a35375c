import type { FaultOptions } from '../faults/faults.js';
import type { CreateKeyOptions } from '../core/keys.js';
import type { Duration } from '../core/clock.js';
import type { MockService, MockSnapshot, ResetTarget } from '../service/mock-service.js';
import type { ScenarioName } from '../faults/scenarios.js';
import type { Tier } from '../core/tiers.js';

/** A control as it is asked for. */
export interface AdminRequest {
  method: string;
  /** Below `/__mock/api`, such as `/clock`. */
  path: string;
  query: URLSearchParams;
  /** The JSON body; `undefined` where there was none. */
  body: unknown;
}

export interface AdminResponse {
  status: number;
  body: unknown;
}

/** What the body of a control may say; each control reads its own part. */
interface Wanted extends FaultOptions, CreateKeyOptions {
  advance?: Duration;
  set?: string | number;
  real?: true;
  host?: string;
  id?: string;
  limits?: Tier;
  exhaust?: 'minute' | 'day' | 'trial';
  name?: ScenarioName;
  operation?: Parameters<MockService['fail']>[0];
  value?: unknown;
  part?: ResetTarget;
  snapshot?: MockSnapshot;
}

type Control = (mock: MockService, wanted: Wanted, key: string | undefined) => unknown;

const required = <Value>(value: Value | undefined, name: string): Value => {
  if (value === undefined) throw new TypeError(`"${name}" is missing.`);
  return value;
};

const clockOf = (mock: MockService) => ({ now: new Date(mock.clock.now()).toISOString() });

/** What keys a service has; the keys themselves are shown to whoever issues them, once. */
const keysOf = (mock: MockService) => mock.keys.list().map((key) => ({ last4: key.slice(-4), ...mock.usage(key) }));

/** One entry of a log, or all of it. */
const oneOf = <Entry extends { id: string }>(entries: readonly Entry[], id: string | undefined): readonly Entry[] =>
  id === undefined ? entries : entries.filter((entry) => entry.id === id);

/** Something planned, the key that it concerns only told by its end. */
const toListed = <Item extends { key?: string }>({ key, ...item }: Item) => (key === undefined ? item : { ...item, last4: key.slice(-4) });

/** Takes back one thing that was planned, or all. */
const lift = (planned: readonly { id: string; remove(): void }[], id: string | undefined): void => {
  for (const each of oneOf(planned, id)) each.remove();
};

/**
 * Everything that `mock` can do in its own process, for tests in another one. With `?key=`, or with `?last4=&account=` as `GET /keys` shows
 * them, it concerns that key, or the service of an isolated one.
 */
const controls: Record<string, Control> = {
  'GET /state': (mock) => ({
    seed: mock.seed,
    ...clockOf(mock),
    keys: keysOf(mock),
    callback_hosts: mock.callbackHosts.list(),
    faults: mock.faults.map(toListed),
    scenarios: mock.scenarios.map(toListed),
    requests: mock.requests.length,
    deliveries: mock.callbacks.deliveries.length,
  }),
  'GET /keys': (mock) => keysOf(mock),
  'POST /keys': (mock, wanted) => ({ key: mock.keys.create(wanted) }),
  'PATCH /keys': (mock, { tier, limits, exhaust }, key) => {
    const named = required(key, '?key=');
    if (tier !== undefined) mock.keys.upgrade(named, { tier });
    if (limits !== undefined) mock.keys.limit(named, limits);
    if (exhaust !== undefined) mock.keys.exhaust(named, exhaust);
    return mock.usage(named);
  },
  'DELETE /keys': (mock, _, key) => mock.keys.revoke(required(key, '?key=')),
  'GET /usage': (mock, _, key) => mock.usage(required(key, '?key=')),
  'GET /clock': clockOf,
  'POST /clock': (mock, { advance, set, real }) => {
    if (set !== undefined) mock.clock.set(set);
    if (advance !== undefined) mock.clock.advance(advance);
    if (real) mock.clock.useRealTime();
    return clockOf(mock);
  },
  'GET /faults': (mock) => mock.faults.map(toListed),
  'POST /faults': (mock, { operation, ...fault }) => ({ id: mock.fail(required(operation, 'operation'), fault).id }),
  'DELETE /faults': (mock, { id }) => {
    if (id === undefined) mock.reset('faults');
    else lift(mock.faults, id);
  },
  'POST /answers': (mock, { operation, value, ...when }) => ({
    id: mock.respondWith(required(operation, 'operation') as 'pantries.get', value as never, when).id,
  }),
  'GET /scenarios': (mock) => mock.scenarios.map(toListed),
  'POST /scenarios': (mock, { name }, key) => {
    mock.applyScenario(required(name, 'name'), { key });
    return { id: mock.scenarios.at(-1)!.id };
  },
  'DELETE /scenarios': (mock, { id }) => lift(mock.scenarios, id),
  'GET /requests': (mock, { id }) => oneOf(mock.requests, id),
  'DELETE /requests': (mock) => mock.reset('requests'),
  'GET /deliveries': (mock, { id }) => oneOf(mock.callbacks.deliveries, id),
  'POST /deliveries/redeliver': (mock, { id }) => mock.callbacks.redeliver(required(id, 'id')),
  'POST /deliveries/hold': (mock) => mock.callbacks.hold(),
  'POST /deliveries/release': (mock) => mock.callbacks.release(),
  'GET /deliveries/faults': (mock) => mock.callbacks.faults.map(toListed),
  'DELETE /deliveries/faults': (mock, { id }) => lift(mock.callbacks.faults, id),
  'POST /deliveries/faults': (mock, wanted) => ({ id: mock.callbacks.fail(wanted).id }),
  'GET /callback-hosts': (mock, _, key) => mock.callbackHosts.list({ key }),
  'POST /callback-hosts': (mock, { host }, key) => mock.callbackHosts.allow(required(host, 'host'), { key }),
  'DELETE /callback-hosts': (mock, { host }, key) => mock.callbackHosts.revoke(required(host, 'host'), { key }),
  'GET /snapshot': (mock) => mock.snapshot(),
  'POST /restore': (mock, { snapshot }) => mock.restore(required(snapshot, 'snapshot')),
  'POST /reset': (mock, { part }) => mock.reset(part),
};

/** The key that a control is about: told whole, or named without telling it. */
export const resolveKey = (mock: MockService, query: URLSearchParams): string | undefined => {
  const end = query.get('last4');
  if (end === null) return query.get('key') ?? undefined;
  const account = query.get('account');
  const [key, ...others] = mock.keys
    .list()
    .filter((each) => each.slice(-4) === end && (account === null || mock.usage(each).account === account));
  if (key !== undefined && others.length === 0) return key;
  throw new RangeError(
    key === undefined ? `No key ends in "${end}".` : `Several keys end in "${end}": add &account=, or say ?key= in full.`,
  );
};

const failure = (status: number, message: string): AdminResponse => ({ status, body: { error: { code: 'control_failed', message } } });

/** Serves one control. What `mock` throws in its own process is a 400 that says the same. */
export const handleAdminRequest = (mock: MockService, { method, path, query, body }: AdminRequest): AdminResponse => {
  const found = controls[`${method} ${path}`];
  if (!found) return failure(404, `There is no control ${method} ${path}. Known: ${Object.keys(controls).join(', ')}.`);
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
    return failure(400, 'The body of a control is a JSON object.');
  }
  try {
    const key = resolveKey(mock, query);
    const result = found(key === undefined ? mock : mock.forKey(key), { ...Object.fromEntries(query), ...body }, key);
    return result === undefined ? { status: 204, body: undefined } : { status: 200, body: result };
  } catch (error) {
    return failure(400, (error as Error).message);
  }
};
