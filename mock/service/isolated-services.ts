import type { CallbackHosts } from '../core/callback-hosts.js';
import type { CallbackSecrets } from '../core/callback-secrets.js';
import { assertFields } from '../core/check-fields.js';
import type { CreateKeyOptions, Keys } from '../core/keys.js';
import { keyKinds, type KeyStore } from './keys.js';
import type { MockService } from './mock-service.js';

/** An isolated key in a snapshot. */
export interface IsolatedState {
  key: string;
  seed: number;
  state: MockSnapshotState;
}

type MockSnapshotState = ReturnType<MockService['snapshot']>['state'];

interface KeyOptions {
  key?: string | undefined;
}

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

  /** The options without an isolated key: its service has one account, so what is set there holds for all of it. */
  toOwnOptions<Options extends KeyOptions>(options: Options | undefined): Options | undefined {
    return this.get(options?.key) ? ({ ...options, key: undefined } as Options) : options;
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
      assertFields('mock.keys.create', options, keyKinds);
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

/** All callback secrets: each method acts on the service of its key. */
export const routeCallbackSecrets = (shared: CallbackSecrets, isolated: IsolatedServices): CallbackSecrets => {
  const secretsOf = (options?: KeyOptions): CallbackSecrets => isolated.get(options?.key)?.callbackSecrets ?? shared;
  return {
    current: (options) => secretsOf(options).current(isolated.toOwnOptions(options)),
    valid: (options) => secretsOf(options).valid(isolated.toOwnOptions(options)),
    rotate: (options) => secretsOf(options).rotate(isolated.toOwnOptions(options)),
  };
};

/** All allow-lists: each method acts on the service of its key. */
export const routeCallbackHosts = (shared: CallbackHosts, isolated: IsolatedServices): CallbackHosts => {
  const hostsOf = (options?: KeyOptions): CallbackHosts => isolated.get(options?.key)?.callbackHosts ?? shared;
  return {
    allow: (host, options) => hostsOf(options).allow(host, isolated.toOwnOptions(options)),
    register: (host, options) => hostsOf(options).register(host, options),
    revoke: (host, options) => hostsOf(options).revoke(host, isolated.toOwnOptions(options)),
    list: (options) => hostsOf(options).list(isolated.toOwnOptions(options)),
  };
};
