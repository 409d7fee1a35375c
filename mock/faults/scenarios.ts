import { assertFields, noSuchName, type FieldKinds } from '../core/check-fields.js';
import type { CallbackOutbox } from '../callbacks/outbox.js';
import type { Keys, LimitName } from '../core/keys.js';
import { createHandle, type MockHandle } from '../core/rules.js';
import type { FaultOptions } from './faults.js';

/** Options of a scenario. */
export interface ScenarioOptions {
  /** Only calls with this API key, which must exist. Default: all. */
  key?: string;
}

/** The parts of a service that scenarios use. */
export interface ScenarioTarget {
  readonly keys: Keys;
  readonly callbacks: CallbackOutbox;
  fail(operation: '*', fault: FaultOptions): MockHandle;
}

const sumTriggered = (handles: readonly MockHandle[]): number => handles.reduce((sum, { timesTriggered }) => sum + timesTriggered, 0);

/**
 * Uses up a limit of one key, or of every key there is and every key created later, whose handle is then added to the list. An upgrade ends
 * it for a key, and so does the limit's reset.
 */
const exhaust = ({ keys }: ScenarioTarget, limit: LimitName, key?: string): MockHandle[] => {
  if (key !== undefined) return [keys.exhaust(key, limit)];
  const handles = keys.list().map((each) => keys.exhaust(each, limit));
  const listener = keys.onCreate((created) => void handles.push(keys.exhaust(created, limit)));
  handles.push(
    createHandle(
      listener.id,
      () => 0, // a new key is not a call
      () => listener.remove(),
    ),
  );
  return handles;
};

/** Situations that apps should be ready for, by name. Each returns the handles that end it. `scenarioSummaries` says what each does. */
export const scenarios = {
  flaky: (mock, { key }) => [
    mock.fail('*', { status: 503, probability: 1 / 7, key }),
    mock.fail('*', { network: 'reset', probability: 0.1, key }),
  ],
  outage: (mock, { key }) => [mock.fail('*', { status: 503, malformed: 'html', headers: { 'Retry-After': '30' }, key })],
  offline: (mock, { key }) => [mock.fail('*', { network: 'reset', key })],
  'slow-model': (mock, { key }) => [mock.fail('*', { latency: { median: 8000, p95: 25_000 }, key })],
  silent: (mock, { key }) => [mock.fail('*', { network: 'hang', key })],
  burst: (mock, { key }) => [mock.fail('*', { code: 'rate_limited', times: 5, key })],
  throttled: (mock, { key }) => exhaust(mock, 'minute', key),
  'quota-exceeded': (mock, { key }) => exhaust(mock, 'day', key),
  'trial-exhausted': (mock, { key }) => exhaust(mock, 'trial', key),
  'cut-responses': (mock, { key }) => [mock.fail('*', { network: 'cut', key })],
  'broken-json': (mock, { key }) => [mock.fail('*', { malformed: 'json', key })],
  'bad-gateway': (mock, { key }) => [mock.fail('*', { status: 502, malformed: 'html', key })],
  'callback-lost': (mock, { key }) => [mock.callbacks.fail({ drop: true, key })],
  'callback-late': (mock, { key }) => [mock.callbacks.fail({ delay: '30s', key })],
  'callback-twice': (mock, { key }) => [mock.callbacks.fail({ duplicate: true, key })],
  'callback-forged': (mock, { key }) => [mock.callbacks.fail({ wrongSecret: true, key })],
} as const satisfies Record<string, (mock: ScenarioTarget, options: ScenarioOptions) => MockHandle[]>;

/**
 * The name of a scenario:
 *
 * - `flaky`: One request in seven gets 503, and one connection in ten is dropped.
 * - `outage`: Every request gets 503 with an HTML page. `Retry-After` is 30 seconds.
 * - `offline`: Every connection fails.
 * - `slow-model`: Responses take 8 seconds (median) or 25 seconds (95th percentile), on the mock's clock, also those of pantry operations.
 * - `silent`: No response ever arrives.
 * - `burst`: The next five requests get 429. `Retry-After` is 1 second.
 * - `throttled`: The calls of this minute are used up. The end of the scenario gives them back.
 * - `quota-exceeded`: The calls of this day are used up. The end of the scenario gives them back.
 * - `trial-exhausted`: The calls of the trial are used up. The end of the scenario gives them back.
 * - `cut-responses`: Every connection breaks in the middle of the response, after the call was served.
 * - `broken-json`: Responses are half their JSON.
 * - `bad-gateway`: Every request gets 502 with an HTML page, as from a proxy.
 * - `callback-lost`: Callbacks never arrive.
 * - `callback-late`: Callbacks arrive 30 seconds late.
 * - `callback-twice`: Callbacks arrive twice.
 * - `callback-forged`: Callbacks have a wrong secret, as from an attacker.
 */
export type ScenarioName = keyof typeof scenarios;

/** A scenario that is active. */
export interface ActiveScenario extends MockHandle {
  /** The name of the scenario. */
  readonly name: ScenarioName;
  /** The API key that the scenario is limited to. */
  readonly key?: string;
}

const scenarioKinds: FieldKinds<ScenarioOptions> = { key: 'text' };

/** The scenarios of one service. */
export class ActiveScenarios {
  readonly #active = new Map<string, ActiveScenario>();
  /** By id of a scenario: what it consists of. */
  readonly #parts = new Map<string, readonly MockHandle[]>();

  /** Starts a scenario. Throws a `TypeError` for a name that does not exist. */
  apply(id: string, name: ScenarioName, target: ScenarioTarget, options: ScenarioOptions): ActiveScenario {
    if (!Object.hasOwn(scenarios, name)) {
      throw new TypeError(noSuchName('scenario', name, Object.keys(scenarios)));
    }
    assertFields('mock.applyScenario', options, scenarioKinds);
    const parts: MockHandle[] = scenarios[name](target, options);
    const handle = createHandle(
      id,
      () => sumTriggered(parts),
      () => {
        if (!this.#active.delete(id)) return;
        this.#parts.delete(id);
        for (const part of parts) part.remove();
      },
    );
    this.#parts.set(id, parts);
    const scenario: ActiveScenario = Object.assign(handle, { name, ...(options.key !== undefined && { key: options.key }) });
    this.#active.set(id, scenario);
    return scenario;
  }

  /** Oldest first. */
  list(): ActiveScenario[] {
    return [...this.#active.values()];
  }

  /** The scenario that a fault, or a limit that was used up, belongs to. */
  nameOf(part: string): ScenarioName | undefined {
    for (const [id, parts] of this.#parts) if (parts.some((each) => each.id === part)) return this.#active.get(id)?.name;
    return undefined;
  }

  /** Ends every scenario whose name starts with `prefix`. */
  end(prefix = ''): void {
    for (const scenario of this.list()) if (scenario.name.startsWith(prefix)) scenario.remove();
  }
}
