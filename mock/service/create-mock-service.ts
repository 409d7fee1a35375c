import { endpoints, type Operation } from '../../src/contract/endpoints.js';
import { formatIssues, toIssues } from '../../src/contract/issues.js';
import { createFetch, createTargetParser } from '../adapters/fetch.js';
import { createClientClock } from '../core/client-clock.js';
import { assertFields } from '../core/check-fields.js';
import { matchKinds, type MockHandle } from '../core/rules.js';
import { assertFault } from '../faults/faults.js';
import type { OverrideFunction } from '../faults/response-overrides.js';
import { createRequestHandler } from '../http/handle-request.js';
import { bearerKey } from '../limits/key.js';
import { IsolatedServices, routeCallbackHosts, routeCallbackSecrets, routeKeys, type IsolatedState } from './isolated-services.js';
import type { MockAdapter, MockOptions, MockService, MockSnapshot } from './mock-service.js';
import { reshape } from '../shapes/reshape.js';
import { responseShapeNames, shapesOf } from '../shapes/response-shapes.js';
import { resolveOptions } from './options.js';
import { createServiceState, type PlainState } from './state.js';

/** What a {@link MockSnapshot} holds. */
interface SnapshotState extends PlainState {
  isolated: IsolatedState[];
}

const SNAPSHOT_VERSION = 1;

/** Throws a `TypeError` for a value that does not match the contract, at the line that passed it. */
const assertOverride = (operation: Operation, value: unknown): void => {
  const { response, acceptsCallback } = endpoints[operation];
  const result = response.safeParse(value);
  if (result.success || (acceptsCallback && (value as { pending?: unknown } | null)?.pending === true)) return;
  throw new TypeError(
    `This response to ${operation} breaks the contract: ${formatIssues(toIssues(result.error, value))}. To send it anyway, pass a Response.`,
  );
};

/** Any override as a function. */
const toOverrideFunction = (operation: Operation, value: unknown): OverrideFunction => {
  if (typeof value === 'function') return value as OverrideFunction;
  if (value instanceof Response) return () => value.clone();
  if (Object.hasOwn(endpoints, operation)) assertOverride(operation, value);
  return () => value;
};

/** Creates a service of your own in this process. It opens no port and patches no global. Throws for options that cannot be used. */
export const createMockService = (options: MockOptions = {}): MockService => {
  const settings = resolveOptions(options);
  const { baseUrl, aiUrl } = settings;
  const state = createServiceState(settings);
  const { environment, outbox, callbackSecrets } = state;
  const handler = createRequestHandler(state);
  let transport: Parameters<MockAdapter['setTransport']> | undefined;

  const isolated = new IsolatedServices((key, { tier, account, seed, now }) => {
    const service = createMockService({
      ...options,
      callbackSecret: callbackSecrets.current(),
      keys: {},
      seed: seed ?? environment.seed,
      now: now ?? options.now,
    });
    service.keys.create({ key, tier, account });
    if (transport) service.adapter.setTransport(...transport);
    return service;
  });
  const keys = routeKeys(state.keys, isolated);

  const handle: MockAdapter['handle'] = (request) => {
    const service = isolated.isEmpty ? undefined : isolated.get(bearerKey(request.header('authorization')));
    return service ? service.adapter.handle(request) : handler.handle(request);
  };
  const abortPending = (): void => {
    handler.abortPending();
    for (const service of isolated.all()) service.adapter.abortPending();
  };
  const clientClock = createClientClock(environment.clock);
  const fetch = createFetch(createTargetParser(baseUrl, aiUrl), handle);

  const applyState = (restored: SnapshotState): void => {
    state.restore(restored);
    isolated.restore(restored.isolated);
  };

  const adapter: MockAdapter = {
    handle,
    abortPending,
    persistence: state.persistence,
    setTransport(next, { allowLoopback = false } = {}) {
      transport = [next, { allowLoopback }];
      state.defaultAllowLoopback(allowLoopback);
      if (options.callbacks !== 'capture') outbox.setTransport(next);
      for (const service of isolated.all()) service.adapter.setTransport(next, { allowLoopback });
    },
  };

  const mock: MockService = {
    seed: environment.seed,
    baseUrl,
    aiUrl,
    get callbackSecret() {
      return callbackSecrets.current();
    },
    callbackSecrets: routeCallbackSecrets(callbackSecrets, isolated),
    fetch,
    adapter,
    keys,
    callbackHosts: routeCallbackHosts(state.callbackHosts, isolated),
    callbacks: outbox,
    clock: environment.clock,
    connection(wanted = {}) {
      const named = wanted.key ?? (Object.keys(wanted).length === 0 ? Object.keys(settings.keys)[0] : undefined);
      const exists = named !== undefined && (state.store.keys.has(named) || isolated.get(named) !== undefined);
      return { apiKey: exists ? named : keys.create(wanted), baseUrl, aiUrl, fetch, clock: clientClock };
    },
    usage: (key) => isolated.get(key)?.usage(key) ?? state.keys.usage(key),
    forKey(key) {
      const service = isolated.get(key);
      if (!service) state.keys.record(key);
      return service ?? mock;
    },
    get requests() {
      return state.requestLog.list([...state.store.keys.keys(), ...callbackSecrets.all()]);
    },
    respondWith(operation, value, match = {}): MockHandle {
      assertFields('mock.respondWith', match, matchKinds);
      return state.overrides.add(environment.id('ovr'), operation, toOverrideFunction(operation, value), match);
    },
    shapes(operation, shape, match = {}): MockHandle {
      assertFields('mock.shapes', { shape }, { shape: responseShapeNames });
      const override: OverrideFunction = async (_, { original }) =>
        reshape(endpoints[operation].response, await original(), shape, () => environment.random());
      assertFields('mock.shapes', match, matchKinds);
      return state.overrides.add(environment.id('ovr'), operation, override, match);
    },
    shapesOf: (operation) => shapesOf(operation, () => environment.random()),
    fail(operation, faultOptions = {}): MockHandle {
      assertFault(faultOptions);
      const { times, skip, probability, key, ...fault } = faultOptions;
      return state.faults.add(environment.id('flt'), operation, fault, { times, skip, probability, key });
    },
    get faults() {
      return state.faults.active();
    },
    applyScenario: (name, scenarioOptions = {}) => state.scenarios.apply(environment.id('scn'), name, mock, scenarioOptions),
    get scenarios() {
      return state.scenarios.list();
    },
    snapshot(): MockSnapshot {
      const snapshot: SnapshotState = { ...state.snapshot(), isolated: isolated.snapshot() };
      return structuredClone({ version: SNAPSHOT_VERSION, state: { ...snapshot } });
    },
    restore(snapshot) {
      const version: number = snapshot.version;
      if (version !== SNAPSHOT_VERSION) {
        throw new TypeError(`Unsupported snapshot version ${version} (expected ${SNAPSHOT_VERSION}).`);
      }
      const restored = structuredClone(snapshot.state) as unknown as SnapshotState;
      const before = mock.snapshot().state as unknown as SnapshotState;
      abortPending();
      try {
        applyState(restored);
      } catch (error) {
        applyState(before);
        throw error;
      }
    },
    reset(target) {
      if (target === undefined) handler.abortPending();
      state.reset(target);
      for (const service of isolated.all()) service.reset(target);
    },
  };
  return mock;
};
