import { createFetch, createTargetParser } from '../adapters/fetch.js';
import type { CallbackDelivery } from '../callbacks/types.js';
import { bearerKey } from '../core/bearer-key.js';
import { assertFields } from '../core/check-fields.js';
import { createClientClock } from '../core/client-clock.js';
import type { CreateKeyOptions, InProcessConnection } from '../core/keys.js';
import { Listeners } from '../core/listeners.js';
import { createRequestHandler } from '../http/handle-request.js';
import { mergeObjects } from '../util/merge-objects.js';
import { createActivity } from './activity.js';
import { assertRuntime } from './assert-runtime.js';
import { IsolatedServices, routeCallbackHosts, routeCallbackSecrets, routeKeys } from './isolated-services.js';
import { keyKinds } from './keys.js';
import { createLifecycle } from './lifecycle.js';
import type { MockAdapter, MockOptions, MockService } from './mock-service.js';
import { resolveOptions } from './options.js';
import { createResponseRules } from './response-rules.js';
import { ServiceState } from './state.js';

type SetTransport = MockAdapter['setTransport'];

/** The services of isolated keys: each has the options of the mock, but its own seed and time. */
const createIsolatedServices = (options: MockOptions, state: ServiceState, onCreate: (service: MockService) => void) =>
  new IsolatedServices(({ seed, now }) => {
    const service = createMockService({
      ...options,
      callbackSecret: state.callbackSecrets.current(),
      keys: {},
      seed: seed ?? state.environment.seed,
      now: now ?? options.now,
    });
    onCreate(service);
    return service;
  });

/** Requests go to the service of their key; everything else concerns the shared service and all isolated ones. */
const createAdapter = (options: MockOptions, state: ServiceState): { adapter: MockAdapter; isolated: IsolatedServices } => {
  const handler = createRequestHandler(state);
  let transport: Parameters<SetTransport> | undefined;
  const callbacks = new Listeners<CallbackDelivery>();
  const reportCallback = (delivery: CallbackDelivery): void => callbacks.report(() => delivery);
  state.outbox.onEnd(reportCallback);
  const isolated = createIsolatedServices(options, state, (service) => {
    if (transport) service.adapter.setTransport(...transport);
    service.adapter.onRequest((request) => state.requestLog.ended.report(() => request));
    service.adapter.onCallback(reportCallback);
  });
  const adapter: MockAdapter = {
    handle(request) {
      const service = isolated.isEmpty ? undefined : isolated.get(bearerKey(request.header('authorization')));
      return service ? service.adapter.handle(request) : handler.handle(request);
    },
    abortPending() {
      handler.abortPending();
      for (const service of isolated.all()) service.adapter.abortPending();
    },
    setTransport(next, { allowLoopback = false } = {}) {
      transport = [next, { allowLoopback }];
      state.defaultAllowLoopback(allowLoopback);
      if (options.callbacks !== 'capture') state.outbox.setTransport(next);
      for (const service of isolated.all()) service.adapter.setTransport(next, { allowLoopback });
    },
    onRequest: (listener) => state.requestLog.ended.add(listener),
    onCallback: (listener) => callbacks.add(listener),
    persistence: state.persistence,
    share: (exclusively) => state.share(exclusively),
    exclusively: (run) => state.exclusively(run),
    activity: createActivity(state, state.masked),
  };
  return { adapter, isolated };
};

/** Creates a mock of the service in this process. The mock opens no port and patches no global. Throws if an option is invalid. */
export const createMockService = (options: MockOptions = {}): MockService => {
  assertRuntime();
  const settings = resolveOptions(options);
  const { baseUrl, aiUrl } = settings;
  const state = new ServiceState(settings);
  const { environment, callbackSecrets } = state;
  const { adapter, isolated } = createAdapter(options, state);
  const keys = routeKeys(state.keys, isolated);
  const clock = createClientClock(environment.clock);
  const fetch = createFetch(createTargetParser(baseUrl, aiUrl), (request) => adapter.handle(request));

  const exists = (key: string): boolean => state.store.keys.has(key) || isolated.get(key) !== undefined;
  const connection = (wanted: CreateKeyOptions = {}): InProcessConnection => {
    assertFields('mock.connection', wanted, keyKinds);
    const named = wanted.key ?? (Object.keys(wanted).length === 0 ? Object.keys(settings.keys)[0] : undefined);
    return { apiKey: named !== undefined && exists(named) ? named : keys.create(wanted), baseUrl, aiUrl, fetch, clock };
  };

  const access = {
    seed: environment.seed,
    baseUrl,
    aiUrl,
    fetch,
    adapter,
    connection,
    keys,
    clock: environment.clock,
    callbacks: state.outbox,
    callbackHosts: routeCallbackHosts(state.callbackHosts, isolated),
    callbackSecrets: routeCallbackSecrets(callbackSecrets, isolated),
    get callbackSecret() {
      return callbackSecrets.current();
    },
    usage: (key: string) => isolated.get(key)?.usage(key) ?? state.keys.usage(key),
    forKey(key: string): MockService {
      const service = isolated.get(key);
      if (!service) state.keys.record(key);
      return service ?? mock;
    },
    get requests() {
      return state.requestLog.list(state.masked());
    },
  };
  const mock: MockService = mergeObjects(
    access,
    createResponseRules(state, () => mock),
    createLifecycle(state, isolated, () => adapter.abortPending()),
  );
  return mock;
};
