import type { Keys } from '../core/keys.js';
import type { CallbackOutbox } from '../callbacks/outbox.js';
import type { FaultOptions } from './faults.js';
import type { MockHandle } from '../core/rules.js';

/** What a scenario may be limited to. */
export interface ScenarioOptions {
  /** Only calls with this API key. Default: all. */
  key?: string;
}

/** What of a service a scenario plays on. */
interface Stage {
  readonly keys: Keys;
  readonly callbacks: CallbackOutbox;
  fail(operation: '*', fault: FaultOptions): MockHandle;
}

/** Something taken back by calling it. */
type Undo = () => void;

const lifting =
  (...planned: MockHandle[]): Undo =>
  () => {
    for (const each of planned) each.remove();
  };

/** What keys are there now, and what is issued later, brought to the end of a limit. An upgrade, or the time that the limit takes, ends it. */
const exhausting = (mock: Stage, limit: 'minute' | 'day' | 'trial', key?: string): Undo => {
  if (key !== undefined) {
    mock.keys.exhaust(key, limit);
    return () => {};
  }
  for (const each of mock.keys.list()) mock.keys.exhaust(each, limit);
  return mock.keys.onCreate((issued) => mock.keys.exhaust(issued, limit));
};

/** States of the world that apps should be ready for, by name. */
export const scenarios = {
  /** One call in seven is answered 503, one in ten finds the connection dropped. */
  flaky: (mock, { key }) =>
    lifting(mock.fail('*', { status: 503, probability: 1 / 7, key }), mock.fail('*', { network: 'reset', probability: 0.1, key })),
  /** Every call is answered 503, with `Retry-After: 30` and a page of HTML. */
  outage: (mock, { key }) => lifting(mock.fail('*', { status: 503, malformed: 'html', headers: { 'Retry-After': '30' }, key })),
  /** No connection comes about. */
  offline: (mock, { key }) => lifting(mock.fail('*', { network: 'reset', key })),
  /** Answers take 8 seconds mostly, 25 at times, on the mock's clock. */
  'slow-model': (mock, { key }) => lifting(mock.fail('*', { latency: { median: 8000, p95: 25_000 }, key })),
  /** No answer ever comes. */
  silent: (mock, { key }) => lifting(mock.fail('*', { network: 'hang', key })),
  /** The next five calls are refused with 429 and `Retry-After: 1`. */
  burst: (mock, { key }) => lifting(mock.fail('*', { code: 'rate_limited', times: 5, key })),
  /** The minute's calls are used up. */
  throttled: (mock, { key }) => exhausting(mock, 'minute', key),
  /** The day's calls are used up. */
  'spent-quota': (mock, { key }) => exhausting(mock, 'day', key),
  /** The trial's calls are used up. */
  'exhausted-trial': (mock, { key }) => exhausting(mock, 'trial', key),
  /** Each answer breaks off in the middle, after the call was served. */
  'cut-answers': (mock, { key }) => lifting(mock.fail('*', { network: 'cut', key })),
  /** Answers are half their JSON. */
  'broken-json': (mock, { key }) => lifting(mock.fail('*', { malformed: 'json', key })),
  /** A proxy in between answers 502 with a page of HTML. */
  'bad-gateway': (mock, { key }) => lifting(mock.fail('*', { status: 502, malformed: 'html', key })),
  /** Callbacks never come. */
  'callback-lost': (mock, { key }) => lifting(mock.callbacks.fail({ drop: true, key })),
  /** Callbacks come 30 seconds late. */
  'callback-late': (mock, { key }) => lifting(mock.callbacks.fail({ delay: '30s', key })),
  /** Callbacks come twice. */
  'callback-twice': (mock, { key }) => lifting(mock.callbacks.fail({ duplicate: true, key })),
  /** Callbacks carry another secret, as from somebody else. */
  'callback-forged': (mock, { key }) => lifting(mock.callbacks.fail({ wrongSecret: true, key })),
} as const satisfies Record<string, (mock: Stage, options: ScenarioOptions) => Undo>;

/** The name of a scenario that the mock knows. */
export type ScenarioName = keyof typeof scenarios;
