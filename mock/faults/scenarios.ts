import { suggestName } from '../../src/contract/did-you-mean.js';
import { assertFields, type FieldKinds } from '../core/check-fields.js';
import type { CallbackOutbox } from '../callbacks/outbox.js';
import type { Keys, LimitName } from '../core/keys.js';
import { createHandle, type MockHandle } from '../core/rules.js';
import type { FaultOptions } from './faults.js';

/** What a scenario may be limited to. */
export interface ScenarioOptions {
  /** Only calls with this API key. Default: all. */
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
 * Uses up a limit of one key, or of every key there is and every key created later. An upgrade ends it for a key, and so does the limit's
 * reset.
 */
const exhaust = ({ keys }: ScenarioTarget, limit: LimitName, key?: string): MockHandle[] => {
  if (key !== undefined) return [keys.exhaust(key, limit)];
  const exhausted = keys.list().map((each) => keys.exhaust(each, limit));
  const listener = keys.onCreate((created) => void exhausted.push(keys.exhaust(created, limit)));
  const remove = (): void => {
    for (const each of [listener, ...exhausted]) each.remove();
  };
  return [createHandle(listener.id, () => sumTriggered(exhausted), remove)];
};

/** Situations that apps should be ready for, by name. Each returns the handles that end it. */
export const scenarios = {
  /** One call in seven gets 503; one connection in ten is dropped. */
  flaky: (mock, { key }) => [
    mock.fail('*', { status: 503, probability: 1 / 7, key }),
    mock.fail('*', { network: 'reset', probability: 0.1, key }),
  ],
  /** Every call gets 503 with `Retry-After: 30` and an HTML page. */
  outage: (mock, { key }) => [mock.fail('*', { status: 503, malformed: 'html', headers: { 'Retry-After': '30' }, key })],
  /** Every connection fails. */
  offline: (mock, { key }) => [mock.fail('*', { network: 'reset', key })],
  /** Responses take 8 seconds (median) or 25 seconds (95th percentile), on the mock's clock. */
  'slow-model': (mock, { key }) => [mock.fail('*', { latency: { median: 8000, p95: 25_000 }, key })],
  /** No response ever arrives. */
  silent: (mock, { key }) => [mock.fail('*', { network: 'hang', key })],
  /** The next five calls get 429 with `Retry-After: 1`. */
  burst: (mock, { key }) => [mock.fail('*', { code: 'rate_limited', times: 5, key })],
  /** The calls of this minute are used up. The end of the scenario gives them back. */
  throttled: (mock, { key }) => exhaust(mock, 'minute', key),
  /** The calls of this day are used up. The end of the scenario gives them back. */
  'quota-exceeded': (mock, { key }) => exhaust(mock, 'day', key),
  /** The calls of the trial are used up. The end of the scenario gives them back. */
  'trial-exhausted': (mock, { key }) => exhaust(mock, 'trial', key),
  /** Every connection breaks in the middle of the response, after the call was served. */
  'cut-responses': (mock, { key }) => [mock.fail('*', { network: 'cut', key })],
  /** Responses are half their JSON. */
  'broken-json': (mock, { key }) => [mock.fail('*', { malformed: 'json', key })],
  /** A proxy responds 502 with an HTML page. */
  'bad-gateway': (mock, { key }) => [mock.fail('*', { status: 502, malformed: 'html', key })],
  /** Callbacks never arrive. */
  'callback-lost': (mock, { key }) => [mock.callbacks.fail({ drop: true, key })],
  /** Callbacks arrive 30 seconds late. */
  'callback-late': (mock, { key }) => [mock.callbacks.fail({ delay: '30s', key })],
  /** Callbacks arrive twice. */
  'callback-twice': (mock, { key }) => [mock.callbacks.fail({ duplicate: true, key })],
  /** Callbacks have a wrong secret, as from an attacker. */
  'callback-forged': (mock, { key }) => [mock.callbacks.fail({ wrongSecret: true, key })],
} as const satisfies Record<string, (mock: ScenarioTarget, options: ScenarioOptions) => MockHandle[]>;

/** The name of a scenario. */
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
  /** Names by the id of a fault that belongs to them. */
  readonly #names = new Map<string, ScenarioName>();

  /** Starts a scenario. Throws a `TypeError` for a name that does not exist. */
  apply(id: string, name: ScenarioName, target: ScenarioTarget, options: ScenarioOptions): ActiveScenario {
    if (!Object.hasOwn(scenarios, name)) {
      throw new TypeError(`There is no scenario "${name}"${suggestName(name, Object.keys(scenarios))}`);
    }
    assertFields('mock.applyScenario', options, scenarioKinds);
    const parts: MockHandle[] = scenarios[name](target, options);
    const handle = createHandle(
      id,
      () => sumTriggered(parts),
      () => {
        if (!this.#active.delete(id)) return;
        for (const part of parts) {
          this.#names.delete(part.id);
          part.remove();
        }
      },
    );
    for (const part of parts) this.#names.set(part.id, name);
    const scenario: ActiveScenario = Object.assign(handle, { name, ...(options.key !== undefined && { key: options.key }) });
    this.#active.set(id, scenario);
    return scenario;
  }

  /** Oldest first. */
  list(): ActiveScenario[] {
    return [...this.#active.values()];
  }

  /** The scenario that a fault belongs to. */
  nameOf(fault: string): ScenarioName | undefined {
    return this.#names.get(fault);
  }

  /** Ends every scenario whose name starts with `prefix`. */
  end(prefix = ''): void {
    for (const scenario of this.list()) if (scenario.name.startsWith(prefix)) scenario.remove();
  }
}
