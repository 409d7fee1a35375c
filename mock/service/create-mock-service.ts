import { inWords, toIssues } from '../../src/contract/issues.js';
import { endpoints, type Operation } from '../../src/contract/endpoints.js';
import type { PlannedAnswer } from '../faults/response-overrides.js';
import { createOutbox } from '../callbacks/deliver.js';
import type { CallbackSender } from '../callbacks/post-callback.js';
import { toHostEntry } from '../callbacks/allowlist-entry.js';
import type { OutboxState } from '../callbacks/outbox.js';
import type { CallbackHosts, IssueOptions } from '../core/access.js';
import { errorShapes } from '../formats/error-formats.js';
import { rateLimitDialects } from '../formats/rate-limit-headers.js';
import type { Fault, FaultPlan } from '../faults/faults.js';
import { createFetch, createLocate, toBase } from '../adapters/fetch.js';
import { bearerKey } from '../limits/key.js';
import { Journal } from '../core/request-log.js';
import { KeyRing } from '../core/keys.js';
import { createLasting } from '../persistence/persistence.js';
import type { MockOptions, MockService, MockSnapshot, PlayedScenario, StatePart } from './mock-service.js';
import { Plan, type When } from '../core/rules.js';
import { Routes } from '../http/routes.js';
import { scenarios } from '../faults/scenarios.js';
import { createServer } from '../http/handle-request.js';
import { Store, type StoreState } from '../core/store.js';
import { createWorld, type WorldState } from '../core/environment.js';

/** What a {@link MockSnapshot} holds. */
interface State {
  world: WorldState;
  store: StoreState;
  faults: ReturnType<Plan<Fault>['list']>;
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
  const { response, callback } = endpoints[operation];
  const result = response.safeParse(value);
  if (result.success || (callback && (value as { pending?: unknown } | null)?.pending === true)) return;
  throw new TypeError(
    `This answer to ${operation} breaks the contract: ${inWords(toIssues(result.error, value))}. A Response is sent unchecked.`,
  );
};

/** A service of your own, in this process. It opens no port and patches no global. */
export const createMockService = (options: MockOptions = {}): MockService => {
  const { callbackHosts = [], requests = 1000, development = false, maxBodyBytes = 1_000_000 } = options;
  const world = createWorld(options);
  const baseUrl = toBase(options.baseUrl ?? 'https://api.recipe-ai.test');
  const aiUrl = toBase(options.aiUrl ?? options.baseUrl ?? 'https://ai.recipe-ai.test');
  const callbackSecret = options.callbackSecret ?? world.secret('cbs_mock');
  const store = new Store();
  const journal = new Journal(requests);
  const faults = new Plan<Fault>();
  const answers = new Plan<PlannedAnswer>();
  const played = new Map<string, PlayedScenario>();
  const endScenarios = (begin = '') => {
    for (const { name, lift } of played.values()) if (name.startsWith(begin)) lift();
  };
  const mode = options.callbacks ?? (options.fetch ? 'deliver' : 'capture');
  const outbox = createOutbox({ world, secret: callbackSecret, mode, development });
  let sender: CallbackSender | undefined;

  const isolate = (key: string, { tier, account, seed, now }: IssueOptions): MockService => {
    const own = createMockService({ ...options, callbackSecret, keys: {}, seed: seed ?? world.seed, now: now ?? options.now });
    own.keys.issue({ key, tier, account });
    if (sender) own.deliverThrough(sender);
    return own;
  };
  const keys = new KeyRing(store, world, options.tiers ?? {}, isolate);

  const begin = (): void => {
    keys.begin();
    for (const host of callbackHosts) store.hosts.add(toHostEntry(host));
  };
  for (const [key, tier] of Object.entries(options.keys ?? {})) keys.issue({ key, tier });
  begin();

  const { serve, disconnect } = createServer({
    world,
    store,
    routes: new Routes(),
    journal,
    faults,
    answers,
    outbox,
    tierOf: (key) => keys.tierOf(key),
    rateLimitHeaders: choose(rateLimitDialects, options.rateLimitHeaders, 'rateLimitHeaders'),
    errorShape: choose(errorShapes, options.errorShape, 'errorShape'),
    latency: options.latency ?? 0,
    realLatency: options.realLatency ?? false,
    development,
    maxBodyBytes,
    whereabouts: `This is a mock of the REST API at ${baseUrl} and of the AI service at ${aiUrl}.`,
  });

  const handle: MockService['handle'] = (incoming) => {
    const key = keys.isolated.size > 0 ? bearerKey(incoming.header('authorization')) : null;
    const own = key === null ? undefined : keys.isolated.get(key);
    return own ? own.handle(incoming) : serve(incoming);
  };
  const fetch = createFetch(createLocate(baseUrl, aiUrl), handle);

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
      else changeHosts(key).add(toHostEntry(host));
    },
    revoke(host, { key } = {}) {
      const own = key === undefined ? undefined : keys.isolated.get(key);
      if (own) own.callbackHosts.revoke(host);
      else changeHosts(key).delete(toHostEntry(host));
    },
    list({ key } = {}) {
      const own = key === undefined ? undefined : keys.isolated.get(key);
      return own ? own.callbackHosts.list() : [...new Set([...store.hosts, ...hostsOf(key)])];
    },
  };

  const resets: Record<StatePart, () => void> = {
    limits: () => keys.clearUse(),
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

  const lasting = createLasting(store, world);

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
      return { apiKey: isKnown ? known : keys.issue(wanted), baseUrl, aiUrl, fetch };
    },
    keys,
    usage: (key) => keys.usage(key),
    callbackHosts: hosts,
    callbacks: outbox,
    get requests() {
      return journal.list([...store.keys.keys(), callbackSecret]);
    },
    clock: world.clock,
    answer(operation, answer, when = {}) {
      if (typeof answer === 'function') return answers.add(world.id('ans'), operation, answer as PlannedAnswer, when);
      if (answer instanceof Response) return answers.add(world.id('ans'), operation, () => answer.clone(), when);
      if (Object.hasOwn(endpoints, operation)) checkOwnAnswer(operation, answer);
      return answers.add(world.id('ans'), operation, () => answer, when);
    },
    fail(operation, { times, after, chance, key, ...fault }: FaultPlan = {}) {
      const when: When = { times, after, chance, key };
      return faults.add(world.id('flt'), operation, fault, when);
    },
    get faults() {
      return faults.planned();
    },
    use(name, wanted = {}) {
      if (!Object.hasOwn(scenarios, name))
        throw new TypeError(`There is no scenario "${name}". Known: ${Object.keys(scenarios).join(', ')}.`);
      const undo = scenarios[name](mock, wanted);
      const id = world.id('scn');
      const lift = () => {
        if (played.delete(id)) undo();
      };
      played.set(id, { id, name, key: wanted.key, lift });
      return lift;
    },
    get scenarios() {
      return [...played.values()];
    },
    of(key) {
      const own = keys.isolated.get(key);
      if (!own) keys.record(key);
      return own ?? mock;
    },
    snapshot: () => structuredClone({ version: 1, state: toState() as unknown as MockSnapshot['state'] }),
    restore(snapshot) {
      if (snapshot.version !== 1) throw new TypeError('That is no snapshot of a mock of this version.');
      const state = structuredClone(snapshot.state) as unknown as State;
      mock.disconnect();
      endScenarios();
      world.restore(state.world);
      store.restore(state.store);
      keys.adopt();
      faults.restore(state.faults);
      outbox.restore(state.outbox);
      keys.isolated.clear();
      for (const { key, seed, state: own } of state.isolated) {
        const service = isolate(key, { seed });
        service.restore({ version: 1, state: own as unknown as MockSnapshot['state'] });
        keys.isolated.set(key, service);
      }
    },
    disconnect() {
      disconnect();
      for (const own of keys.isolated.values()) own.disconnect();
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
    lasting: {
      ...lasting,
      load(rows) {
        lasting.load(rows);
        keys.adopt();
        begin();
      },
    },
    deliverThrough(way) {
      if (options.callbacks === 'capture') return;
      sender = way;
      outbox.deliverThrough(way);
      for (const own of keys.isolated.values()) own.deliverThrough(way);
    },
  };
  return mock;
};
