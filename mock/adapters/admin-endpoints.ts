import { endpoints, type Operation } from '../../src/contract/endpoints.js';
import { callbackFaultKinds } from '../callbacks/callback-faults.js';
import type { CallbackFault } from '../callbacks/types.js';
import type { FieldKind, FieldKinds } from '../core/check-fields.js';
import { limitNames, type CreateKeyOptions, type LimitName } from '../core/keys.js';
import type { Duration } from '../core/clock.js';
import { matchKinds, type MatchOptions } from '../core/rules.js';
import type { Tier, TierName } from '../core/tiers.js';
import { faultKinds, type FaultOptions } from '../faults/faults.js';
import { scenarios, type ScenarioName } from '../faults/scenarios.js';
import { keyKinds } from '../service/keys.js';
import type { MockService, MockSnapshot, ResetTarget } from '../service/mock-service.js';

/** What a call does with its fields, which are those of the body and the query; `key` is the API key that it names. */
type AdminCall<Fields extends object> = (mock: MockService, fields: Fields, key: string | undefined) => unknown;

/** A call of the admin API. */
export interface AdminEndpoint {
  /** What each field must be. */
  readonly fields: Readonly<Record<string, FieldKind>>;
  readonly run: AdminCall<never>;
}

/** A call that reads these fields: one without a kind does not compile. */
const reads = <Fields extends object>(fields: FieldKinds<Fields>, run: AdminCall<Fields>): AdminEndpoint => ({ fields, run });

interface Id {
  id?: string;
}
const idKinds: FieldKinds<Id> = { id: 'text' };

interface Host {
  host?: string;
}
const hostKinds: FieldKinds<Host> = { host: 'text' };

const operations = ['*', ...Object.keys(endpoints)];

const resetTargets: readonly ResetTarget[] = ['limits', 'pantries', 'requests', 'faults', 'callbacks', 'clock'];

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
export const adminEndpoints: Record<string, AdminEndpoint> = {
  /** The seed, the time, the keys with their use, the callback hosts, the active faults and scenarios, and how many requests and callbacks the logs hold. */
  'GET /state': reads({}, (mock) => ({
    seed: mock.seed,
    ...showClock(mock),
    keys: showKeys(mock),
    callback_hosts: mock.callbackHosts.list(),
    faults: mock.faults.map(maskKey),
    scenarios: mock.scenarios.map(maskKey),
    requests: mock.adapter.activity.requestCount,
    deliveries: mock.adapter.activity.deliveryCount,
  })),
  /** The keys with their use, each by its last four characters. */
  'GET /keys': reads({}, (mock) => showKeys(mock)),
  /** What a client needs: `{api_key, callback_secret}` of the key of `?key=`, by default of the first key; `api_key` is `null` without one. */
  'GET /connection': reads({}, (mock, _, key = mock.keys.list()[0]) => ({
    api_key: key ?? null,
    callback_secret: key === undefined ? mock.callbackSecret : mock.callbackSecrets.valid({ key })[0],
  })),
  /** Creates a key. Returns `{key}`, the only time that the whole key is shown. */
  'POST /keys': reads(keyKinds, (mock, fields: CreateKeyOptions) => ({ key: mock.keys.create(fields) })),
  /**
   * Changes the key of `?key=`: `{tier}` upgrades it, `{limits}` sets its own limits, `{exhaust}` uses up `minute`, `day` or `trial`,
   * `{give_back: true}` removes its use and its own limits.
   */
  'PATCH /keys': reads(
    { tier: 'text', limits: 'object', exhaust: limitNames, give_back: [true] },
    (
      mock,
      { tier, limits, exhaust, give_back: giveBack }: { tier?: TierName; limits?: Tier; exhaust?: LimitName; give_back?: true },
      key,
    ) => {
      const named = required(key, '?key=');
      if (giveBack) mock.forKey(named).adapter.activity.giveBack(named);
      if (tier !== undefined) mock.keys.upgrade(named, { tier });
      if (limits !== undefined) mock.keys.limit(named, limits);
      if (exhaust !== undefined) mock.keys.exhaust(named, exhaust);
      return mock.usage(named);
    },
  ),
  /** Revokes the key of `?key=`. */
  'DELETE /keys': reads({}, (mock, _, key) => mock.keys.revoke(required(key, '?key='))),
  /** The pantries with their items, of the account of `?key=`. */
  'GET /pantries': reads({}, (mock, _, key) => mock.adapter.activity.pantries(required(key, '?key='))),
  /** What the key of `?key=` has used. */
  'GET /usage': reads({}, (mock, _, key) => mock.usage(required(key, '?key='))),
  /** The time: `{now}`. */
  'GET /clock': reads({}, showClock),
  /** Changes the time: `{advance: '1h'}` moves it, `{set: '2030-01-01'}` freezes it there, `{real: true}` follows the machine. */
  'POST /clock': reads(
    { advance: 'anything', set: 'anything', real: [true] },
    (mock, { advance, set, real }: { advance?: Duration; set?: string | number; real?: true }) => {
      if (set !== undefined) mock.clock.set(set);
      if (advance !== undefined) mock.clock.advance(advance);
      if (real) mock.clock.useRealTime();
      return showClock(mock);
    },
  ),
  /** The active faults. */
  'GET /faults': reads({}, (mock) => mock.faults.map(maskKey)),
  /** Adds a fault, as `mock.fail` takes it, with `?key=` for that key only. Returns `{id}`. */
  'POST /faults': reads(
    { operation: operations, ...faultKinds },
    (mock, { operation: name, ...fault }: { operation?: Parameters<MockService['fail']>[0] } & FaultOptions, key) => ({
      id: mock.fail(required(name, 'operation'), { key, ...fault }).id,
    }),
  ),
  /** Removes one fault (`{id}`), or all faults, overrides and scenarios. */
  'DELETE /faults': reads(idKinds, (mock, { id }: Id) => {
    if (id === undefined) mock.reset('faults');
    else remove(mock.faults, id);
  }),
  /** Adds a response override, as `mock.respondWith` takes it, with `?key=` for that key only. Returns `{id}`. */
  'POST /overrides': reads(
    { operation: operations, value: 'anything', ...matchKinds },
    (mock, { operation: name, value, ...match }: { operation?: Operation | '*'; value?: unknown } & MatchOptions, key) => ({
      id: mock.respondWith(required(name, 'operation') as 'pantries.get', value as never, { key, ...match }).id,
    }),
  ),
  /** The active response overrides. */
  'GET /overrides': reads({}, (mock) => mock.adapter.activity.overrides.map(maskKey)),
  /** Removes one response override (`{id}`), or all. */
  'DELETE /overrides': reads(idKinds, (mock, { id }: Id) => remove(mock.adapter.activity.overrides, id)),
  /** The active scenarios. */
  'GET /scenarios': reads({}, (mock) => mock.scenarios.map(maskKey)),
  /** Starts a scenario: `{name}`. Returns `{id}`. */
  'POST /scenarios': reads({ name: Object.keys(scenarios) }, (mock, { name }: { name?: ScenarioName }, key) => ({
    id: mock.applyScenario(required(name, 'name'), { key }).id,
  })),
  /** Ends one scenario (`{id}`), or all. */
  'DELETE /scenarios': reads(idKinds, (mock, { id }: Id) => remove(mock.scenarios, id)),
  /** The request log, newest last, or one entry of it (`?id=`). */
  'GET /requests': reads(idKinds, (mock, { id }: Id) =>
    id === undefined ? mock.requests : [mock.adapter.activity.request(id) ?? []].flat(),
  ),
  /** Clears the request log. */
  'DELETE /requests': reads({}, (mock) => mock.reset('requests')),
  /** Which of the words of `?text=` the bodies of each request and callback contain, by id. */
  'GET /search': reads({ text: 'text' }, (mock, { text }: { text?: string }) =>
    mock.adapter.activity.findWords(required(text, 'text').toLowerCase().split(/\s+/).filter(Boolean)),
  ),
  /** The callbacks, oldest first, or one of them (`?id=`). */
  'GET /deliveries': reads(idKinds, (mock, { id }: Id) =>
    id === undefined ? mock.callbacks.deliveries : [mock.adapter.activity.delivery(id) ?? []].flat(),
  ),
  /** Clears the log of callbacks. Those that have not ended stay. */
  'DELETE /deliveries': reads({}, (mock) => mock.adapter.activity.clearDeliveries()),
  /** Sends a callback again: `{id}`. Returns the new delivery. */
  'POST /deliveries/redeliver': reads(idKinds, (mock, { id }: Id) => mock.callbacks.redeliver(required(id, 'id'))),
  /** Holds callbacks back until they are released. */
  'POST /deliveries/hold': reads({}, (mock) => mock.callbacks.hold()),
  /** Sends the callbacks that were held back. */
  'POST /deliveries/release': reads({}, (mock) => mock.callbacks.release()),
  /** The active faults of callbacks. */
  'GET /deliveries/faults': reads({}, (mock) => mock.callbacks.faults.map(maskKey)),
  /** Removes one fault of callbacks (`{id}`), or all. */
  'DELETE /deliveries/faults': reads(idKinds, (mock, { id }: Id) => remove(mock.callbacks.faults, id)),
  /** Adds a fault of callbacks, as `mock.callbacks.fail` takes it, with `?key=` for that key only. Returns `{id}`. */
  'POST /deliveries/faults': reads(callbackFaultKinds, (mock, fields: CallbackFault & MatchOptions, key) => ({
    id: mock.callbacks.fail({ key, ...fields }).id,
  })),
  /** The callback hosts, with `?key=` those of its account. */
  'GET /callback-hosts': reads({}, (mock, _, key) => mock.callbackHosts.list({ key })),
  /** Allows a host: `{host}`, with `?key=` for its account only. */
  'POST /callback-hosts': reads(hostKinds, (mock, { host }: Host, key) => mock.callbackHosts.allow(required(host, 'host'), { key })),
  /** Revokes a host: `{host}`. */
  'DELETE /callback-hosts': reads(hostKinds, (mock, { host }: Host, key) => mock.callbackHosts.revoke(required(host, 'host'), { key })),
  /** The valid callback secrets, newest first: `{valid}`, with `?key=` those of its account. */
  'GET /callback-secrets': reads({}, (mock, _, key) => ({ valid: mock.callbackSecrets.valid({ key }) })),
  /** Replaces the callback secret; the previous one stays valid for `{overlap}`. Returns `{secret}`. */
  'POST /callback-secrets/rotate': reads({ overlap: 'anything' }, (mock, { overlap }: { overlap?: Duration }, key) => ({
    secret: mock.callbackSecrets.rotate({ key, overlap }),
  })),
  /** The whole state, API keys included, as `mock.snapshot()` returns it. */
  'GET /snapshot': reads({}, (mock) => mock.snapshot()),
  /** Restores a snapshot: `{snapshot}`. */
  'POST /restore': reads({ snapshot: 'object' }, (mock, { snapshot }: { snapshot?: MockSnapshot }) =>
    mock.restore(required(snapshot, 'snapshot')),
  ),
  /** Resets everything, or `{target}`: `limits`, `pantries`, `requests`, `faults`, `callbacks` or `clock`. */
  'POST /reset': reads({ target: resetTargets }, (mock, { target }: { target?: ResetTarget }) => mock.reset(target)),
};
