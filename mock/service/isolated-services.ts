import type { CallbackHosts } from '../core/callback-hosts.js';
import type { CallbackSecrets } from '../core/callback-secrets.js';
import type { CreateKeyOptions, Keys } from '../core/keys.js';
import type { KeyStore } from './keys.js';
import type { MockService } from './mock-service.js';

/** An isolated key in a snapshot. */
export interface IsolatedState {
  key: string;
  seed: number;
  state: MockSnapshotState;
}

type MockSnapshotState = ReturnType<MockService['snapshot']>['state'];

/** The services of isolated keys. Requests and methods that name a key are routed here, so that no service asks whose key it is. */
export class IsolatedServices {
  readonly #services = new Map<string, MockService>();
  readonly #create: (options: Pick<CreateKeyOptions, 'seed' | 'now'>) => MockService;

  /** `create` returns a new service without keys. */
  constructor(create: (options: Pick<CreateKeyOptions, 'seed' | 'now'>) => MockService) {
    this.#create = create;
  }

  get isEmpty(): boolean {
    return this.#services.size === 0;
  }

  get(key: string | null | undefined): MockService | undefined {
    return key === null || key === undefined ? undefined : this.#services.get(key);
  }

  add(key: string, { tier, account, seed, now }: CreateKeyOptions): void {
    const service = this.#create({ seed, now });
    service.keys.create({ key, tier, account });
    this.#services.set(key, service);
  }

  all(): MockService[] {
    return [...this.#services.values()];
  }

  snapshot(): IsolatedState[] {
    return [...this.#services].map(([key, service]) => ({ key, seed: service.seed, state: service.snapshot().state }));
  }

  restore(states: readonly IsolatedState[]): void {
    const before = new Map(this.#services);
    this.#services.clear();
    for (const { key, seed, state } of states) {
      const known = before.get(key);
      // A service that exists knows the first tier and the time of its key, which a reset needs and a snapshot does not hold.
      const service = known?.seed === seed ? known : this.#create({ seed });
      service.restore({ version: 1, state });
      this.#services.set(key, service);
    }
  }
}

/** All keys, as one list: each method acts on the service of its key. */
export const routeKeys = (shared: KeyStore, isolated: IsolatedServices): Keys => {
  const keysOf = (key: string): Keys => isolated.get(key)?.keys ?? shared;
  const createIsolated = (key: string, options: CreateKeyOptions): string => {
    shared.assertCreatable(key, options);
    isolated.add(key, options);
    shared.notifyCreated(key);
    return key;
  };
  return {
    create(options = {}) {
      if (isolated.get(options.key)) throw new RangeError('That key exists already.');
      return options.isolated ? createIsolated(options.key ?? shared.newKey(), options) : shared.create(options);
    },
    upgrade: (key, to) => keysOf(key).upgrade(key, to),
    revoke: (key) => keysOf(key).revoke(key),
    limit: (key, limits) => keysOf(key).limit(key, limits),
    exhaust: (key, limit) => keysOf(key).exhaust(key, limit),
    list: () => [...shared.list(), ...isolated.all().flatMap(({ keys }) => keys.list())],
    onCreate: (listener) => shared.onCreate(listener),
  };
};

/** All callback secrets: each method acts on the service of its key. An isolated service has one account, which needs no key. */
export const routeCallbackSecrets = (shared: CallbackSecrets, isolated: IsolatedServices): CallbackSecrets => {
  const route = <Options extends { key?: string }>(options: Options = {} as Options): [CallbackSecrets, Options] => {
    const service = isolated.get(options.key);
    return service ? [service.callbackSecrets, { ...options, key: undefined }] : [shared, options];
  };
  return {
    current(options) {
      const [secrets, routed] = route(options);
      return secrets.current(routed);
    },
    valid(options) {
      const [secrets, routed] = route(options);
      return secrets.valid(routed);
    },
    rotate(options) {
      const [secrets, routed] = route(options);
      return secrets.rotate(routed);
    },
  };
};

/** All allow-lists: each method acts on the service of its key. An isolated service has one account, so its list is for all of it. */
export const routeCallbackHosts = (shared: CallbackHosts, isolated: IsolatedServices): CallbackHosts => {
  const hostsOf = (key: string | undefined): { hosts: CallbackHosts; options: { key?: string } } => {
    const service = isolated.get(key);
    if (service) return { hosts: service.callbackHosts, options: {} };
    return { hosts: shared, options: key === undefined ? {} : { key } };
  };
  return {
    allow(host, { key } = {}) {
      const { hosts, options } = hostsOf(key);
      hosts.allow(host, options);
    },
    register: (host, { key }) => hostsOf(key).hosts.register(host, { key }),
    revoke(host, { key } = {}) {
      const { hosts, options } = hostsOf(key);
      hosts.revoke(host, options);
    },
    list({ key } = {}) {
      const { hosts, options } = hostsOf(key);
      return hosts.list(options);
    },
  };
};
