import type { FaultView } from '../view.js';
import { callAdmin } from './admin.js';
import { formatTime } from './format.js';
import { scenarioDescriptions } from './scenarios.js';
import type { Store } from './store.js';
import { Action } from './ui.js';

const Chip = ({ text, detail, end, verb = 'End' }: { text: string; detail: string; end: () => Promise<unknown>; verb?: string }) => (
  <li class="chip">
    <span>
      <strong>{text}</strong> <span class="muted">{detail}</span>
    </span>
    <Action kind="quiet" label={`${verb} ${text}`} run={end}>
      {verb}
    </Action>
  </li>
);

const describe = ({ fault, times, timesTriggered }: FaultView): string => {
  const effects = Object.entries(fault).map(
    ([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
  );
  return `${effects.length > 0 ? `${effects.join(', ')}: ` : ''}triggered ${timesTriggered}${times === undefined ? '' : ` of ${times}`}`;
};

/** Everything that changes what the mock does, always in sight. */
export const ActiveChips = ({ store }: { store: Store }) => {
  const state = store.state.value;
  if (!state) return null;
  const { scenarios, faults, callback_faults: callbackFaults, overrides, held, frozenAt, aheadMs } = state;
  const call = (method: string, path: string, body?: object) => callAdmin(method, path, body, store.service.value);
  const chips = [
    ...scenarios.map(({ id, name, key, timesTriggered }) => (
      <Chip
        key={id}
        text={name}
        detail={`${scenarioDescriptions[name]}${key === undefined ? '' : ` Only key ${key}.`} Triggered ${timesTriggered}.`}
        end={() => call('DELETE', '/scenarios', { id })}
      />
    )),
    ...faults.map((fault) => (
      <Chip
        key={fault.id}
        text={`Fault of ${fault.operation === '*' ? 'every operation' : fault.operation}`}
        detail={describe(fault)}
        end={() => call('DELETE', '/faults', { id: fault.id })}
      />
    )),
    ...overrides.map((override) => (
      <Chip
        key={override.id}
        text={`Edited response of ${override.operation}`}
        detail={describe(override)}
        end={() => call('DELETE', '/overrides', { id: override.id })}
      />
    )),
    ...callbackFaults.map((fault) => (
      <Chip
        key={fault.id}
        text="Fault of callbacks"
        detail={describe(fault)}
        end={() => call('DELETE', '/deliveries/faults', { id: fault.id })}
      />
    )),
    ...(held ? [<Chip key="held" text="Callbacks held" detail="" verb="Release" end={() => call('POST', '/deliveries/release')} />] : []),
    ...(frozenAt === null
      ? []
      : [
          <Chip
            key="clock"
            text="Clock frozen"
            detail={formatTime(frozenAt)}
            verb="Use real time"
            end={() => call('POST', '/clock', { real: true })}
          />,
        ]),
    ...(frozenAt === null && Math.abs(aheadMs) > 1000
      ? [
          <Chip
            key="clock"
            text="Clock moved"
            detail={formatTime(store.now.value)}
            verb="Use real time"
            end={() => call('POST', '/clock', { real: true })}
          />,
        ]
      : []),
  ];
  return chips.length === 0 ? null : (
    <ul class="chips" aria-label="Active now">
      {chips}
    </ul>
  );
};
