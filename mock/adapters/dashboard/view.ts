import { endpoints } from '../../../src/contract/endpoints.js';
import type { CallbackDelivery } from '../../callbacks/types.js';
import type { FaultOptions, ActiveFault } from '../../faults/faults.js';
import type { RequestLogEntry } from '../../core/request-log.js';
import type { MockService } from '../../service/mock-service.js';
import type { LimitUse } from '../../core/keys.js';

/** How much of one limit a key has used; `resetAt` is ISO 8601. */
export interface LimitView extends Omit<LimitUse, 'resetAt'> {
  resetAt: string | null;
}

/** A key without its secret part. `last4` and `account` name it in the admin API. */
export interface KeyView {
  last4: string;
  account: string;
  tier: string;
  calls: number;
  rejected: number;
  /** True if it has a service of its own. */
  isolated: boolean;
  minute: LimitView | null;
  day: LimitView | null;
  trial: LimitView | null;
}

/** A fault in the list. */
export interface FaultView {
  id: string;
  operation: string;
  /** What goes wrong and for which calls; of a key only its last characters. */
  what: Omit<FaultOptions, 'times'>;
  times?: number;
  timesTriggered: number;
}

/** A request in one line. Headers and content are loaded when it is opened. */
export type RequestView = Pick<
  RequestLogEntry,
  'id' | 'at' | 'operation' | 'method' | 'url' | 'status' | 'code' | 'fault' | 'overridden' | 'replayed'
>;

/** A callback in one line. */
export interface DeliveryView extends Pick<CallbackDelivery, 'id' | 'operation' | 'outcome' | 'queuedAt' | 'copyOf'> {
  host: string;
  request_id: string;
  status: number | null;
}

/** Everything that the page shows of a service. */
export interface View {
  seed: number;
  /** ISO 8601, on the mock's clock. */
  now: string;
  operations: string[];
  keys: KeyView[];
  callback_hosts: string[];
  faults: FaultView[];
  /** True while callbacks are held. */
  held: boolean;
  /** The last ones, newest first. */
  requests: RequestView[];
  deliveries: DeliveryView[];
}

/** Lines of a log that are shown; more would make the page slow. A guess. */
const SHOWN_LINES = 200;

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
  const what = { status, code, network, latency, malformed, headers, skip, probability, key: key && `…${key.slice(-4)}` };
  return { id, operation, what, times, timesTriggered };
};

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

export const createView = (mock: MockService): View => ({
  seed: mock.seed,
  now: new Date(mock.clock.now()).toISOString(),
  operations: Object.keys(endpoints),
  keys: mock.keys.list().map((key) => toKeyView(mock, key)),
  callback_hosts: mock.callbackHosts.list(),
  faults: mock.faults.map(toFaultView),
  held: mock.callbacks.held,
  requests: mock.requests.slice(-SHOWN_LINES).map(toRequestView).toReversed(),
  deliveries: mock.callbacks.deliveries.slice(-SHOWN_LINES).map(toDeliveryView).toReversed(),
});
