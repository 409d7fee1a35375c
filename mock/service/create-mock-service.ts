import { formatIssues, toIssues } from '../../src/contract/issues.js';
import { endpoints, type Operation } from '../../src/contract/endpoints.js';
import type { OverrideFunction } from '../faults/response-overrides.js';
import { createOutbox } from '../callbacks/create-outbox.js';
import type { CallbackTransport } from '../callbacks/post-callback.js';
import { normalizeHostEntry } from '../callbacks/allowlist-entry.js';
import type { OutboxState } from '../callbacks/outbox.js';
import type { CallbackHosts, CreateKeyOptions } from '../core/keys.js';
import { errorFormats } from '../formats/error-formats.js';
import { rateLimitHeaderFormats } from '../formats/rate-limit-headers.js';
import type { Fault, FaultOptions } from '../faults/faults.js';
import { createFetch, createTargetParser, parseBaseUrl } from '../adapters/fetch.js';
import { bearerKey } from '../limits/key.js';
import { RequestLog } from '../core/request-log.js';
import { KeyStore } from './keys.js';
import { createPersistence } from '../persistence/persistence.js';
import type { MockOptions, MockService, MockSnapshot, ActiveScenario, ResetTarget } from './mock-service.js';
import { Rules, type MatchOptions } from '../core/rules.js';
import { Routes } from '../http/routes.js';
import { scenarios } from '../faults/scenarios.js';
import { createRequestHandler } from '../http/handle-request.js';
import { Store, type StoreState } from '../core/store.js';
import { createEnvironment, type EnvironmentState } from '../core/environment.js';

/** What a {@link MockSnapshot} holds. */
interface State {
  world: EnvironmentState;
  store: StoreState;
  faults: ReturnType<Rules<Fault>['list']>;
  outbox: OutboxState;
  isolated: { key: string; seed: number; state: State }[];
}

const choose = <Choice>(named: Record<string, Choice>, chosen: string | Choice | undefined, option: string): Choice => {
  if (typeof chosen === 'function') return chosen;
  const name = (chosen as string | undefined) ?? 'service';
  if (Object.hasOwn(named, name)) return named[name]!;
  throw new TypeError(`${option} is "${name}"; it may be ${Object.keys(named).join(', ')}, or a function.`);
};

/** Refuses an own answer that breaks the contract while the line that gave it is on the stack. */
const checkOwnAnswer = (operation: Operation, value: unknown): void => {
  const { response, acceptsCallback } = endpoints[operation];
  const result = response.safeParse(value);
  if (result.success || (acceptsCallback && (value as { pending?: unknown } | null)?.pending === true)) return;
  throw new TypeError(
    `This answer to ${operation} breaks the contract: ${formatIssues(toIssues(result.error, value))}. A Response is sent unchecked.`,
  );
};

/** A service of your own, in this process. It opens no port and patches no global. */
export const createMockService = (options: MockOptions = {}): MockService => {
  const { callbackHosts = [], requests = 1000, allowLoopbackCallbacks: development = false, maxBodyBytes = 1_000_000 } = options;
  const world = createEnvironment(options);
  const baseUrl = parseBaseUrl(options.baseUrl ?? 'https://api.recipe-ai.test');
  const aiUrl = parseBaseUrl(options.aiUrl ?? options.baseUrl ?? 'https://ai.recipe-ai.test');
  const callbackSecret = options.callbackSecret ?? world.secret('cbs_mock');
  const store = new Store();
  const journal = new RequestLog(requests);
  const faults = new Rules<Fault>();
  const answers = new Rules<OverrideFunction>();
  const played = new Map<string, ActiveScenario>();
  const endScenarios = (begin = '') => {
    for (const { name, remove } of played.values()) if (name.startsWith(begin)) remove();
  };
  const mode = options.callbacks ?? (options.fetch ? 'deliver' : 'capture');
  const outbox = createOutbox({ environment: world, secret: callbackSecret, mode, allowLoopback: development });
  let sender: CallbackTransport | undefined;

  const isolate = (key: string, { tier, account, seed, now }: CreateKeyOptions): MockService => {
    const own = createMockService({ ...options, callbackSecret, keys: {}, seed: seed ?? world.seed, now: now ?? options.now });
    own.keys.create({ key, tier, account });
    if (sender) own.setTransport(sender);
    return own;
  };
  const keys = new KeyStore(store, world, options.tiers ?? {}, isolate);

  const begin = (): void => {
    keys.seed();
    for (const host of callbackHosts) store.hosts.add(normalizeHostEntry(host));
  };
  for (const [key, tier] of Object.entries(options.keys ?? {})) keys.create({ key, tier });
  begin();

  const { handle: serve, abortPending: disconnect } = createRequestHandler({
    environment: world,
    store,
    routes: new Routes(),
    requestLog: journal,
    faults,
    overrides: answers,
    outbox,
    tierOf: (key) => keys.tierOf(key),
    rateLimitHeaders: choose(rateLimitHeaderFormats, options.rateLimitHeaders, 'rateLimitHeaders'),
    errorFormat: choose(errorFormats, options.errorFormat, 'errorShape'),
    latency: options.latency ?? 0,
    realLatency: options.realLatency ?? false,
    development,
    maxBodyBytes,
    baseUrlHint: `This is a mock of the REST API at ${baseUrl} and of the AI service at ${aiUrl}.`,
  });

  const handle: MockService['handle'] = (incoming) => {
    const key = keys.isolated.size > 0 ? bearerKey(incoming.header('authorization')) : null;
    const own = key === null ? undefined : keys.isolated.get(key);
    return own ? own.handle(incoming) : serve(incoming);
  };
  const fetch = createFetch(createTargetParser(baseUrl, aiUrl), handle);

  const hostsOf = (key: string | undefined): Set<string> =>
    key === undefined ? store.hosts : store.account(keys.record(key).account).hosts;
  const changeHosts = (key: string | undefined): Set<string> => {
    if (key !== undefined) store.noteAccount(store.account(keys.record(key).account));
    return hostsOf(key);
  };
  const hosts: CallbackHosts = {
    allow(host, { key } = {}) {
      const own = key === undefined ? undefined : keys.isolated.get(key);
      if (own) own.callbackHosts.allow(host);
      else changeHosts(key).add(normalizeHostEntry(host));
    },
    revoke(host, { key } = {}) {
      const own = key === undefined ? undefined : keys.isolated.get(key);
      if (own) own.callbackHosts.revoke(host);
      else changeHosts(key).delete(normalizeHostEntry(host));
    },
    list({ key } = {}) {
      const own = key === undefined ? undefined : keys.isolated.get(key);
      return own ? own.callbackHosts.list() : [...new Set([...store.hosts, ...hostsOf(key)])];
    },
  };

  const resets: Record<ResetTarget, () => void> = {
    limits: () => keys.resetUsage(),
    pantries: () => store.clearPantries(),
    requests: () => journal.clear(),
    faults() {
      endScenarios();
      faults.clear();
      answers.clear();
    },
    callbacks() {
      endScenarios('callback-');
      outbox.reset();
    },
    clock: () => world.clock.reset(),
  };

  const lasting = createPersistence(store, world);

  const toState = (): State => ({
    world: world.snapshot(),
    store: store.snapshot(),
    faults: faults.list(),
    outbox: outbox.snapshot(),
    isolated: [...keys.isolated].map(([key, own]) => ({ key, seed: own.seed, state: own.snapshot().state as unknown as State })),
  });

  const mock: MockService = {
    seed: world.seed,
    baseUrl,
    aiUrl,
    callbackSecret,
    fetch,
    connection(wanted = {}) {
      const first = Object.keys(options.keys ?? {})[0];
      const known = wanted.key ?? (Object.keys(wanted).length === 0 ? first : undefined);
      const isKnown = known !== undefined && (store.keys.has(known) || keys.isolated.has(known));
      return { apiKey: isKnown ? known : keys.create(wanted), baseUrl, aiUrl, fetch };
    },
    keys,
    usage: (key) => keys.usage(key),
    callbackHosts: hosts,
    callbacks: outbox,
    get requests() {
      return journal.list([...store.keys.keys(), callbackSecret]);
    },
    clock: world.clock,
    respondWith(operation, answer, when = {}) {
      if (typeof answer === 'function') return answers.add(world.id('ans'), operation, answer as OverrideFunction, when);
      if (answer instanceof Response) return answers.add(world.id('ans'), operation, () => answer.clone(), when);
      if (Object.hasOwn(endpoints, operation)) checkOwnAnswer(operation, answer);
      return answers.add(world.id('ans'), operation, () => answer, when);
    },
    fail(operation, { times, skip: after, probability: chance, key, ...fault }: FaultOptions = {}) {
      const when: MatchOptions = { times, skip: after, probability: chance, key };
      return faults.add(world.id('flt'), operation, fault, when);
    },
    get faults() {
      return faults.planned();
    },
    applyScenario(name, wanted = {}) {
      if (!Object.hasOwn(scenarios, name))
        throw new TypeError(`There is no scenario "${name}". Known: ${Object.keys(scenarios).join(', ')}.`);
      const undo = scenarios[name](mock, wanted);
      const id = world.id('scn');
      const lift = () => {
        if (played.delete(id)) undo();
      };
      played.set(id, { id, name, key: wanted.key, remove: lift });
      return lift;
    },
    get scenarios() {
      return [...played.values()];
    },
    forKey(key) {
      const own = keys.isolated.get(key);
      if (!own) keys.record(key);
      return own ?? mock;
    },
    snapshot: () => structuredClone({ version: 1, state: toState() as unknown as MockSnapshot['state'] }),
    restore(snapshot) {
      if (snapshot.version !== 1) throw new TypeError('That is no snapshot of a mock of this version.');
      const state = structuredClone(snapshot.state) as unknown as State;
      mock.abortPending();
      endScenarios();
      world.restore(state.world);
      store.restore(state.store);
      keys.importFromStore();
      faults.restore(state.faults);
      outbox.restore(state.outbox);
      keys.isolated.clear();
      for (const { key, seed, state: own } of state.isolated) {
        const service = isolate(key, { seed });
        service.restore({ version: 1, state: own as unknown as MockSnapshot['state'] });
        keys.isolated.set(key, service);
      }
    },
    abortPending() {
      disconnect();
      for (const own of keys.isolated.values()) own.abortPending();
    },
    reset(part) {
      if (part !== undefined) {
        if (!Object.hasOwn(resets, part)) throw new TypeError(`There is no part "${part}". Known: ${Object.keys(resets).join(', ')}.`);
        resets[part]();
      } else {
        disconnect();
        for (const each of Object.values(resets)) each();
        world.reset();
        store.reset();
        begin();
      }
      for (const own of keys.isolated.values()) own.reset(part);
    },
    handle,
    persistence: {
      ...lasting,
      load(rows) {
        lasting.load(rows);
        keys.importFromStore();
        begin();
      },
    },
    setTransport(way) {
      if (options.callbacks === 'capture') return;
      sender = way;
      outbox.setTransport(way);
      for (const own of keys.isolated.values()) own.setTransport(way);
    },
  };
  return mock;
};
