import { endpoints } from '../../../src/contract/endpoints.js';
import type { CallbackDelivery } from '../../callbacks/types.js';
import type { FaultOptions, ActiveFault } from '../../faults/faults.js';
import type { ActiveScenario } from '../../faults/scenarios.js';
import type { RequestLogEntry } from '../../core/request-log-entry.js';
import type { MockService } from '../../service/mock-service.js';
import type { LimitUse } from '../../core/keys.js';

/** How much of one limit a key has used; `resetAt` is ISO 8601. */
export interface LimitView extends Omit<LimitUse, 'resetAt'> {
  resetAt: string | null;
}

/** A key and its use. Only the last four characters are included; `last4` and `account` name it in the admin API. */
export interface KeyView {
  last4: string;
  account: string;
  tier: string;
  calls: number;
  rejected: number;
  /** True if the key has its own service. */
  isolated: boolean;
  minute: LimitView | null;
  day: LimitView | null;
  trial: LimitView | null;
}

/** An active fault. */
export interface FaultView {
  id: string;
  /** `*` for all operations. */
  operation: string;
  /** Its effect and conditions; a key is masked. */
  fault: Omit<FaultOptions, 'times'>;
  times?: number;
  timesTriggered: number;
}

/** An active scenario. */
export interface ScenarioView extends Pick<ActiveScenario, 'id' | 'name'> {
  /** The key that it is limited to, masked. */
  key?: string;
}

/** A line of the request log. The page loads headers and body when the user opens it. */
export type RequestView = Pick<
  RequestLogEntry,
  'id' | 'at' | 'operation' | 'method' | 'url' | 'status' | 'code' | 'fault' | 'overridden' | 'replayed'
>;

/** A line of the callback log. */
export interface DeliveryView extends Pick<CallbackDelivery, 'id' | 'operation' | 'outcome' | 'queuedAt' | 'copyOf'> {
  host: string;
  request_id: string;
  status: number | null;
}

/** What the page shows of a service. */
export interface DashboardView {
  seed: number;
  /** ISO 8601, on the mock's clock. */
  now: string;
  operations: string[];
  keys: KeyView[];
  callback_hosts: string[];
  faults: FaultView[];
  scenarios: ScenarioView[];
  /** True while callbacks are held. */
  held: boolean;
  /** The latest 200, newest first. */
  requests: RequestView[];
  /** The latest 200, newest first. */
  deliveries: DeliveryView[];
}

/** Lines of a log that the page shows; more could make it slow. A guess. */
const MAX_LOG_LINES = 200;

const maskKey = (key: string): string => `…${key.slice(-4)}`;

const toKeyView = (mock: MockService, key: string): KeyView => {
  const { account, tier, calls, rejected, minute, day, trial } = mock.usage(key);
  const toView = (use: LimitUse | null): LimitView | null => use && { ...use, resetAt: use.resetAt?.toISOString() ?? null };
  return {
    last4: key.slice(-4),
    account,
    tier,
    calls,
    rejected,
    isolated: mock.forKey(key) !== mock,
    minute: toView(minute),
    day: toView(day),
    trial: toView(trial),
  };
};

const toFaultView = ({ id, operation, times, timesTriggered, key, ...fault }: ActiveFault): FaultView => {
  const { status, code, network, latency, malformed, headers, skip, probability } = fault;
  const shown = { status, code, network, latency, malformed, headers, skip, probability, key: key && maskKey(key) };
  return { id, operation, fault: shown, times, timesTriggered };
};

const toScenarioView = ({ id, name, key }: ActiveScenario): ScenarioView => ({ id, name, ...(key !== undefined && { key: maskKey(key) }) });

const toRequestView = ({ id, at, operation, method, url, status, code, fault, overridden, replayed }: RequestLogEntry): RequestView => ({
  id,
  at,
  operation,
  method,
  url,
  status,
  code,
  fault,
  overridden,
  replayed,
});

const toDeliveryView = ({ id, operation, outcome, queuedAt, copyOf, decision, payload, status }: CallbackDelivery): DeliveryView => ({
  id,
  operation,
  outcome,
  queuedAt,
  copyOf,
  host: decision.host,
  request_id: payload.request_id,
  status: status ?? null,
});

/** Copies what the page shows of `mock`, without keys and secrets. */
export const createView = (mock: MockService): DashboardView => ({
  seed: mock.seed,
  now: new Date(mock.clock.now()).toISOString(),
  operations: Object.keys(endpoints),
  keys: mock.keys.list().map((key) => toKeyView(mock, key)),
  callback_hosts: mock.callbackHosts.list(),
  faults: mock.faults.map(toFaultView),
  scenarios: mock.scenarios.map(toScenarioView),
  held: mock.callbacks.held,
  requests: mock.requests.slice(-MAX_LOG_LINES).map(toRequestView).toReversed(),
  deliveries: mock.callbacks.deliveries.slice(-MAX_LOG_LINES).map(toDeliveryView).toReversed(),
});
