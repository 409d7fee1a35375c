import type { DashboardState, FaultView } from '../view.js';
import { Action } from './action.js';
import { callAdmin, NO_RESPONSE } from './admin.js';
import { formatTime } from './format.js';
import { idOf, keyChange } from './keys-choice.js';
import { isAnnounced } from './rows.js';
import type { Store } from './store.js';

/** One thing that changes what the mock does, and what ends it. */
interface Active {
  id: string;
  text: string;
  detail: string;
  end: () => Promise<unknown>;
  verb?: string;
}

const Chip = ({ text, detail, end, verb = 'End' }: Active) => (
  <li class="chip">
    <span>
      <strong>{text}</strong> <span class="muted">{detail}</span>
    </span>
    <Action kind="quiet" label={`${verb} ${text}`} run={end}>
      {verb}
    </Action>
  </li>
);

/** An effect and how often it has applied. */
export const describe = ({ fault, times, timesTriggered }: FaultView): string => {
  const effects = Object.entries(fault).map(
    ([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
  );
  return `${effects.length > 0 ? `${effects.join(', ')}: ` : ''}triggered ${timesTriggered}${times === undefined ? '' : ` of ${times}`}`;
};

/** A clock that is ahead by less was not moved: the two clocks are read one after the other. A guess. */
const MOVED_FROM_MS = 1000;

/** How the mock's clock differs from the machine's: nothing if it follows it. */
const clockChange = (store: Store): Active[] => {
  const { frozenAt = null, aheadMs = 0 } = store.state.value ?? {};
  if (frozenAt === null && Math.abs(aheadMs) <= MOVED_FROM_MS) return [];
  const text = frozenAt === null ? 'Clock moved' : 'Clock frozen';
  const end = () => store.call('POST', '/clock', { real: true });
  return [{ id: 'clock', text, detail: formatTime(store.now.value), verb: 'Use real time', end }];
};

/** Everything that changes what the mock does. */
const activeNow = (
  store: Store,
  { keys, scenarios, faults, callback_faults: callbackFaults, overrides, held }: DashboardState,
): Active[] => {
  const ofRules = (rules: readonly FaultView[], path: string, toText: (operation: string) => string) =>
    rules.map((rule) => ({
      id: rule.id,
      text: toText(rule.operation === '*' ? 'every operation' : rule.operation),
      detail: describe(rule),
      end: () => store.call('DELETE', path, { id: rule.id }),
    }));
  return [
    ...keys
      .filter((key) => keyChange(key) !== '')
      .map((key) => ({
        id: idOf(key),
        text: `Key …${key.last4}`,
        detail: keyChange(key),
        verb: 'Give back',
        end: () => callAdmin('PATCH', '/keys', { give_back: true }, key),
      })),
    ...scenarios.map(({ id, name, key, timesTriggered }) => ({
      id,
      text: name,
      detail: `${store.catalog.scenarios[name]}${key === undefined ? '' : ` Only key ${key}.`} Triggered ${timesTriggered}.`,
      end: () => store.call('DELETE', '/scenarios', { id }),
    })),
    ...ofRules(faults, '/faults', (operation) => `Fault of ${operation}`),
    ...ofRules(overrides, '/overrides', (operation) => `Edited response of ${operation}`),
    ...ofRules(callbackFaults, '/deliveries/faults', () => 'Fault of callbacks'),
    ...(held
      ? [{ id: 'held', text: 'Callbacks held', detail: '', verb: 'Release', end: () => store.call('POST', '/deliveries/release') }]
      : []),
    ...clockChange(store),
  ];
};

/** True if the last response said that calls must wait, and nothing that is still active made it say so. */
const mayAppsWait = ({ rows }: Store, { keys, scenarios, faults }: DashboardState): boolean => {
  const last = rows.value.findLast(({ kind, status }) => kind === 'request' && status !== null);
  const isEnded = scenarios.length === 0 && faults.length === 0 && keys.every((key) => keyChange(key) === '');
  return isEnded && last?.kind === 'request' && isAnnounced(last);
};

/** What is active, always in sight, and in a place that is kept for it: the page does not move when something starts. */
export const ActiveNow = ({ store }: { store: Store }) => {
  const { isConnected, restartNotice, state, tab } = store;
  const chips = isConnected.value && state.value ? activeNow(store, state.value) : [];
  const notice = isConnected.value ? restartNotice.value : NO_RESPONSE;
  const hasWaitingApps = isConnected.value && state.value !== null && mayAppsWait(store, state.value);
  const showKeys = () => {
    restartNotice.value = '';
    tab.value = 'connect';
  };
  return (
    <section class="active-now" aria-label="State of the mock">
      <span role="status" class="notice">
        {notice}
      </span>
      {notice !== '' && isConnected.value && <button onClick={showKeys}>Show the keys</button>}
      {chips.length > 0 && (
        <ul class="chips" aria-label="Active now">
          {chips.map((active) => (
            <Chip key={active.id} {...active} />
          ))}
        </ul>
      )}
      {chips.length === 0 && notice === '' && !hasWaitingApps && (
        <p class="muted">Nothing is active: the mock responds as usual, in real time.</p>
      )}
      {hasWaitingApps && <p>{store.catalog.texts['kept by clients']}</p>}
    </section>
  );
};
