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

/** A clock that is ahead by less was not moved: the two clocks are read one after the other. A guess. */
const MOVED_FROM_MS = 1000;

/** How the mock's clock differs from the machine's; `undefined` if it follows it. */
const clockChange = (store: Store): { text: string; time: string | number } | undefined => {
  const { frozenAt = null, aheadMs = 0 } = store.state.value ?? {};
  if (frozenAt !== null) return { text: 'Clock frozen', time: frozenAt };
  return Math.abs(aheadMs) > MOVED_FROM_MS ? { text: 'Clock moved', time: store.now.value } : undefined;
};

/** Everything that changes what the mock does, always in sight. */
export const ActiveChips = ({ store }: { store: Store }) => {
  const state = store.state.value;
  if (!state) return null;
  const { scenarios, faults, callback_faults: callbackFaults, overrides, held } = state;
  const clock = clockChange(store);
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
    ...(clock === undefined
      ? []
      : [
          <Chip
            key="clock"
            text={clock.text}
            detail={formatTime(clock.time)}
            verb="Use real time"
            end={() => call('POST', '/clock', { real: true })}
          />,
        ]),
  ];
  return chips.length === 0 ? null : (
    <ul class="chips" aria-label="Active now">
      {chips}
    </ul>
  );
};
