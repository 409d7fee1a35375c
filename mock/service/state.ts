import { normalizeHostEntry } from '../callbacks/allowlist-entry.js';
import type { CallbackPolicy } from '../callbacks/guard.js';
import { createOutbox } from '../callbacks/create-outbox.js';
import type { Outbox } from '../callbacks/outbox.js';
import type { CallbackHosts } from '../core/callback-hosts.js';
import { createEnvironment, type OwnedEnvironment } from '../core/environment.js';
import { RequestLog } from '../core/request-log.js';
import { Rules } from '../core/rules.js';
import { Store, type Exclusively, type KeyRecord } from '../core/store.js';
import type { Tier } from '../core/tiers.js';
import type { Fault } from '../faults/faults.js';
import type { OverrideFunction } from '../faults/response-overrides.js';
import { ActiveScenarios } from '../faults/scenarios.js';
import type { Dependencies, ResponseSettings } from '../http/context.js';
import type { Replay } from '../http/recording.js';
import type { LimitStatus } from '../limits/limit.js';
import { exhaustionOf } from '../limits/limits.js';
import { createPersistence, type Persistence } from '../persistence/persistence.js';
import { CallbackSecretStore } from './callback-secrets.js';
import { createCallbackHostList } from './callback-host-list.js';
import { KeyStore } from './keys.js';
import type { ResetTarget } from './mock-service.js';
import type { ResolvedOptions } from './options.js';
import { parsePersistedState, type PlainState } from './snapshot-schema.js';

/** The state of one service, without isolated keys, and its lifecycle. */
export class ServiceState implements Dependencies {
  readonly environment: OwnedEnvironment;
  readonly store = new Store();
  readonly faults = new Rules<Fault>();
  readonly overrides = new Rules<OverrideFunction>();
  readonly scenarios = new ActiveScenarios();
  readonly keys: KeyStore;
  readonly requestLog: RequestLog;
  readonly callbackSecrets: CallbackSecretStore;
  readonly callbackHosts: CallbackHosts;
  readonly outbox: Outbox;
  readonly forwardedKeys = new Set<string>();
  replay: Replay | undefined;
  readonly persistence: Persistence;
  readonly #options: ResolvedOptions;
  exclusively: Exclusively = (run) => run();
  #allowLoopback: boolean;

  constructor(options: ResolvedOptions) {
    this.#options = options;
    this.#allowLoopback = options.allowLoopbackCallbacks ?? false;
    this.environment = createEnvironment(options);
    this.keys = new KeyStore(this.store, this.environment, options.tiers, options.defaultTier);
    const changeCount = { last: 0 };
    this.requestLog = new RequestLog(options.requests, changeCount);
    this.callbackSecrets = new CallbackSecretStore(this.environment, options.callbackSecret, (key) => this.keys.record(key).account);
    this.callbackHosts = createCallbackHostList(this.store, (key) => this.keys.record(key));
    const { environment, callbackSecrets: secrets, masked, policyOf, scenarioOf } = this;
    this.outbox = createOutbox({
      environment,
      secrets,
      masked,
      changeCount,
      mode: options.callbacks,
      policyOf,
      scenarioOf,
      assertKey: this.keys.assertKey,
    });
    this.replay = options.replay?.replay();
    this.persistence = this.#createPersistence();
    for (const [key, tier] of Object.entries(options.keys)) this.keys.create({ key, tier });
    this.#seed();
  }

  get settings(): ResponseSettings {
    return this.#options;
  }

  /** Limits of a key: its tier's, and its own. */
  readonly tierOf = (key: KeyRecord): Tier => this.keys.tierOf(key);

  readonly scenarioOf = (fault: string): string | undefined => this.scenarios.nameOf(fault);

  readonly scenarioOfLimit = (key: KeyRecord, status: LimitStatus): string | undefined => {
    const exhaustion = exhaustionOf(key, status, this.environment.now());
    return exhaustion && this.scenarios.nameOf(exhaustion.id);
  };

  /** What the logs mask wherever it appears. */
  readonly masked = (): string[] => [...this.store.keys.keys(), ...this.callbackSecrets.all(), ...this.forwardedKeys];

  /** Where the callbacks of an account may go. */
  readonly policyOf = (account: string): CallbackPolicy => ({
    hosts: [...this.store.hosts, ...this.store.account(account).hosts],
    allowLoopback: this.#allowLoopback,
  });

  /** Sets what applies without the option `allowLoopbackCallbacks`. */
  defaultAllowLoopback(allowed: boolean): void {
    this.#allowLoopback = this.#options.allowLoopbackCallbacks ?? allowed;
  }

  /** Lets other processes change the state too, but not while `exclusively` runs something. */
  share(exclusively: Exclusively): void {
    this.exclusively = exclusively;
    this.environment.separateIds();
  }

  /** What a state must fit to be restored here. */
  snapshotTarget(): { tiers: string[]; sourceTime: number } {
    return { tiers: this.keys.tierNames(), sourceTime: this.environment.clock.sourceTime() };
  }

  snapshot(): PlainState {
    return {
      environment: this.environment.snapshot(),
      store: this.store.snapshot(),
      faults: this.faults.snapshot(),
      outbox: this.outbox.snapshot(),
    };
  }

  restore(state: PlainState): void {
    this.scenarios.end();
    this.environment.restore(state.environment);
    this.store.restore(state.store);
    this.keys.importFromStore();
    this.faults.restore(state.faults);
    this.outbox.restore(state.outbox, (at) => this.requestLog.orderAt(at));
  }

  /** Resets one part, or everything. Throws a `TypeError` for a part that does not exist. */
  reset(target?: ResetTarget): void {
    if (target === undefined) return this.#resetEverything();
    if (!Object.hasOwn(this.#resets, target)) {
      throw new TypeError(`There is no reset target "${target}". Known: ${Object.keys(this.#resets).join(', ')}.`);
    }
    this.#resets[target]();
  }

  readonly #resets: Record<ResetTarget, () => void> = {
    limits: () => this.keys.resetUsage(),
    pantries: () => this.store.clearPantries(),
    requests: () => this.requestLog.clear(),
    faults: () => {
      this.scenarios.end();
      this.faults.clear();
      this.overrides.clear();
    },
    callbacks: () => {
      this.scenarios.end('callback-');
      this.outbox.reset();
    },
    clock: () => this.environment.clock.reset(),
  };

  #resetEverything(): void {
    for (const reset of Object.values(this.#resets)) reset();
    this.environment.reset();
    this.store.reset();
    this.callbackSecrets.reset();
    this.replay = this.#options.replay?.replay();
    this.#seed();
  }

  /** Adds what exists from the start: created keys, and the hosts of the options. */
  #seed(): void {
    this.keys.seed();
    for (const host of this.#options.callbackHosts) this.store.hosts.add(normalizeHostEntry(host));
  }

  #createPersistence(): Persistence {
    const persistence = createPersistence(this.store, this.environment, (input) => parsePersistedState(input, this.snapshotTarget()));
    return {
      ...persistence,
      load: (entries) => {
        persistence.load(entries);
        this.keys.importFromStore();
        this.#seed();
      },
      merge: (entries) => {
        persistence.merge(entries);
        this.keys.importFromStore();
      },
    };
  }
}
