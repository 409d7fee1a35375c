import { endpoints } from '../../../src/contract/endpoints.js';
import type { CallbackDelivery, CallbackFault } from '../../callbacks/types.js';
import type { LimitUse } from '../../core/keys.js';
import type { ChangedRequest } from '../../core/request-log.js';
import type { Ordered } from '../../core/revisions.js';
import type { MatchOptions } from '../../core/rules.js';
import type { FaultOptions } from '../../faults/faults.js';
import type { ActiveScenario } from '../../faults/scenarios.js';
import type { MockService } from '../../service/mock-service.js';

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
  /** True if it has limits of its own. */
  ownLimits: boolean;
  minute: LimitView | null;
  day: LimitView | null;
  trial: LimitView | null;
}

/** An active fault of requests or of callbacks, or an override, which has no effect to show; a key is masked. */
export interface FaultView {
  id: string;
  /** `*` for all operations. */
  operation: string;
  /** Its effect and conditions, as `mock.fail` takes them. */
  fault: Omit<FaultOptions, 'times'> | (CallbackFault & Omit<MatchOptions, 'times'>);
  times?: number;
  timesTriggered: number;
}

/** An active scenario. */
export interface ScenarioView extends Pick<ActiveScenario, 'id' | 'name' | 'timesTriggered'> {
  /** The key that it is limited to, masked. */
  key?: string;
}

/** A line of the request log. The page loads headers and bodies when the user opens it. */
export interface RequestRow extends Omit<ChangedRequest, 'url'> {
  /** Path and query. */
  url: string;
}

/** A line of the callback log. */
export interface DeliveryRow extends Pick<
  Ordered<CallbackDelivery>,
  'id' | 'operation' | 'account' | 'outcome' | 'reason' | 'copyOf' | 'order' | 'addedAt'
> {
  at: string;
  host: string;
  request_id: string;
  status: number | null;
}

/** What the page shows of a service, without its logs. */
export interface DashboardState {
  seed: number;
  /** ISO 8601 on the mock's clock while that stands still, otherwise `null`. */
  frozenAt: string | null;
  /** Milliseconds that a moving clock is ahead of the machine's. */
  aheadMs: number;
  operations: string[];
  tiers: string[];
  keys: KeyView[];
  callback_hosts: string[];
  faults: FaultView[];
  callback_faults: FaultView[];
  overrides: FaultView[];
  scenarios: ScenarioView[];
  /** True while callbacks are held. */
  held: boolean;
  request_count: number;
  delivery_count: number;
  /** Base URL of the AI service; `null` if it is that of the page. */
  ai_url: string | null;
}

/** What one event tells the page; a part that has not changed is missing. */
export interface DashboardUpdate {
  state?: DashboardState;
  /** Rows added or changed, oldest first; all of them if `isComplete`. */
  requests?: { isComplete: boolean; rows: RequestRow[] };
  deliveries?: { isComplete: boolean; rows: DeliveryRow[] };
}

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
    ownLimits: mock.forKey(key).adapter.activity.hasOwnLimits(key),
    minute: toView(minute),
    day: toView(day),
    trial: toView(trial),
  };
};

type ActiveRule = MatchOptions & { id: string; operation?: string; timesTriggered: number };

/** Without the functions of the handle. */
const toFaultView = ({ id, operation = '*', times, timesTriggered, key, ...rest }: ActiveRule): FaultView => {
  const fault = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && typeof value !== 'function'));
  return { id, operation, fault: { ...fault, ...(key !== undefined && { key: maskKey(key) }) }, times, timesTriggered };
};

const toScenarioView = ({ id, name, key, timesTriggered }: ActiveScenario): ScenarioView => ({
  id,
  name,
  timesTriggered,
  ...(key !== undefined && { key: maskKey(key) }),
});

const base = 'http://base';

/** Only path and query: every row would repeat the address. */
export const toRequestRow = (line: ChangedRequest): RequestRow => {
  const url = URL.canParse(line.url, base) ? new URL(line.url, base) : undefined;
  return { ...line, url: url === undefined ? line.url : url.pathname + url.search };
};

export const toDeliveryRow = ({
  id,
  operation,
  account,
  outcome,
  queuedAt,
  reason,
  copyOf,
  decision,
  payload,
  status,
  order,
  addedAt,
}: Ordered<CallbackDelivery>): DeliveryRow => ({
  id,
  operation,
  account,
  outcome,
  reason,
  at: queuedAt,
  copyOf,
  host: decision.host,
  request_id: payload.request_id,
  status: status ?? null,
  order,
  addedAt,
});

/** Rounded, because the two clocks are not read at the same moment. */
const toAheadMs = (now: number): number => Math.round((now - Date.now()) / 100) * 100;

/** Copies what the page shows of `mock`, without keys and secrets. */
export const createState = (mock: MockService, aiUrl: string | null): DashboardState => {
  const { activity } = mock.adapter;
  const now = mock.clock.now();
  // A scenario is shown as a whole.
  const isOwn = ({ id }: { id: string }): boolean => activity.scenarioOf(id) === undefined;
  return {
    seed: mock.seed,
    frozenAt: activity.isClockFrozen ? new Date(now).toISOString() : null,
    aheadMs: activity.isClockFrozen ? 0 : toAheadMs(now),
    operations: Object.keys(endpoints),
    tiers: [...activity.tiers],
    keys: mock.keys.list().map((key) => toKeyView(mock, key)),
    callback_hosts: mock.callbackHosts.list(),
    faults: mock.faults.filter(isOwn).map(toFaultView),
    callback_faults: mock.callbacks.faults.filter(isOwn).map(toFaultView),
    overrides: activity.overrides.map(toFaultView),
    scenarios: mock.scenarios.map(toScenarioView),
    held: mock.callbacks.held,
    request_count: activity.requestCount,
    delivery_count: activity.deliveryCount,
    ai_url: aiUrl,
  };
};
