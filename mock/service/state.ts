import { normalizeHostEntry } from '../callbacks/allowlist-entry.js';
import type { CallbackPolicy } from '../callbacks/guard.js';
import { createOutbox } from '../callbacks/create-outbox.js';
import type { OutboxState } from '../callbacks/outbox.js';
import type { CallbackHosts } from '../core/callback-hosts.js';
import { createEnvironment, type EnvironmentState, type OwnedEnvironment } from '../core/environment.js';
import { RequestLog } from '../core/request-log.js';
import { Rules, type RuleState } from '../core/rules.js';
import { Store, type StoreState } from '../core/store.js';
import type { Fault } from '../faults/faults.js';
import type { OverrideFunction } from '../faults/response-overrides.js';
import { ActiveScenarios } from '../faults/scenarios.js';
import type { Dependencies } from '../http/context.js';
import { createPersistence, type Persistence } from '../persistence/persistence.js';
import { CallbackSecretStore } from './callback-secrets.js';
import { createCallbackHostList } from './callback-host-list.js';
import { KeyStore } from './keys.js';
import type { ResetTarget } from './mock-service.js';
import type { ResolvedOptions } from './options.js';

/** The state of one service as a plain value. */
export interface PlainState {
  environment: EnvironmentState;
  store: StoreState;
  faults: RuleState<Fault>[];
  outbox: OutboxState;
}

/** The state of one service, without isolated keys, and its lifecycle. */
export interface ServiceState extends Dependencies {
  readonly environment: OwnedEnvironment;
  readonly callbackSecrets: CallbackSecretStore;
  readonly keys: KeyStore;
  readonly callbackHosts: CallbackHosts;
  readonly scenarios: ActiveScenarios;
  readonly persistence: Persistence;
  /** Sets what applies without the option `allowLoopbackCallbacks`. */
  defaultAllowLoopback(allowed: boolean): void;
  snapshot(): PlainState;
  restore(state: PlainState): void;
  /** Resets one part, or everything. */
  reset(target?: ResetTarget): void;
}

export const createServiceState = (options: ResolvedOptions): ServiceState => {
  const environment = createEnvironment(options);
  const store = new Store();
  const keys = new KeyStore(store, environment, options.tiers, options.defaultTier);
  const requestLog = new RequestLog(options.requests);
  const faults = new Rules<Fault>();
  const overrides = new Rules<OverrideFunction>();
  const scenarios = new ActiveScenarios();
  const accountOf = (key: string) => store.account(keys.record(key).account);
  const callbackSecrets = new CallbackSecretStore(environment, options.callbackSecret, (key) => accountOf(key).id);
  let allowLoopback = options.allowLoopbackCallbacks ?? false;
  const policyOf = (account: string): CallbackPolicy => ({
    hosts: [...store.hosts, ...store.account(account).hosts],
    allowLoopback,
  });
  const outbox = createOutbox({
    environment,
    secrets: callbackSecrets,
    mode: options.callbacks,
    policyOf,
  });
  const persistence = createPersistence(store, environment);

  /** What exists from the start: created keys, and the hosts of the options. */
  const seed = (): void => {
    keys.seed();
    for (const host of options.callbackHosts) store.hosts.add(normalizeHostEntry(host));
  };
  for (const [key, tier] of Object.entries(options.keys)) keys.create({ key, tier });
  seed();

  const resets: Record<ResetTarget, () => void> = {
    limits: () => keys.resetUsage(),
    pantries: () => store.clearPantries(),
    requests: () => requestLog.clear(),
    faults() {
      scenarios.end();
      faults.clear();
      overrides.clear();
    },
    callbacks() {
      scenarios.end('callback-');
      outbox.reset();
    },
    clock: () => environment.clock.reset(),
  };

  const resetEverything = (): void => {
    for (const reset of Object.values(resets)) reset();
    environment.reset();
    store.reset();
    callbackSecrets.reset();
    seed();
  };

  return {
    baseUrl: options.baseUrl,
    aiUrl: options.aiUrl,
    rateLimitHeaders: options.rateLimitHeaders,
    errorFormat: options.errorFormat,
    latency: options.latency,
    realLatency: options.realLatency,
    shapes: options.shapes,
    maxBodyBytes: options.maxBodyBytes,
    environment,
    store,
    keys,
    requestLog,
    faults,
    overrides,
    scenarios,
    outbox,
    callbackSecrets,
    callbackHosts: createCallbackHostList(store, (key) => keys.record(key)),
    tierOf: (key) => keys.tierOf(key),
    defaultAllowLoopback(allowed) {
      allowLoopback = options.allowLoopbackCallbacks ?? allowed;
    },
    policyOf,
    persistence: {
      changes: () => persistence.changes(),
      load(entries) {
        persistence.load(entries);
        keys.importFromStore();
        seed();
      },
    },
    snapshot: () => ({
      environment: environment.snapshot(),
      store: store.snapshot(),
      faults: faults.snapshot(),
      outbox: outbox.snapshot(),
    }),
    restore(state) {
      scenarios.end();
      environment.restore(state.environment);
      store.restore(state.store);
      keys.importFromStore();
      faults.restore(state.faults);
      outbox.restore(state.outbox);
    },
    reset(target) {
      if (target === undefined) return resetEverything();
      if (!Object.hasOwn(resets, target)) {
        throw new TypeError(`There is no reset target "${target}". Known: ${Object.keys(resets).join(', ')}.`);
      }
      resets[target]();
    },
  };
};
