import { Action, ActionForm } from './action.js';
import { isDuration, toCall } from './code.js';
import { bind, Text } from './controls.js';
import { TestLine } from './copy.js';
import { formatTime } from './format.js';
import { Section } from './layout.js';
import type { Store } from './store.js';

const steps: readonly (readonly [label: string, duration: string])[] = [
  ['+1 min', '1m'],
  ['+1 h', '1h'],
  ['+1 day', '1d'],
];

/** The mock's time, and controls that change it. */
export const ClockControls = ({ store }: { store: Store }) => {
  const duration = store.kept('duration', '1d');
  const time = store.kept('time', '');
  const change = (body: object) => store.call('POST', '/clock', body);
  const advance = (by: string) => {
    duration.value = by;
    return change({ advance: by });
  };
  return (
    <Section title="Clock" store={store}>
      <p class="clock">{formatTime(store.now.value)}</p>
      <div class="fields">
        {steps.map(([label, step]) => (
          <Action key={step} run={() => advance(step)}>
            {label}
          </Action>
        ))}
      </div>
      <ActionForm run={() => advance(duration.value)} button="Advance">
        <Text label="Duration" {...bind(duration)} isShort />
      </ActionForm>
      {isDuration(duration.value) && <TestLine code={toCall('mock.clock.advance', duration.value)} />}
      <ActionForm run={() => change({ set: time.value || new Date(store.now.value).toISOString() })} button="Freeze">
        <Text label="Time, UTC" {...bind(time)} placeholder="now" />
      </ActionForm>
      {time.value === '' && <TestLine code="mock.clock.set(mock.clock.now());" />}
      {Date.parse(time.value) >= 0 && <TestLine code={toCall('mock.clock.set', time.value)} />}
      <div class="fields">
        <Action run={() => change({ real: true })}>Use real time</Action>
      </div>
      <TestLine code="mock.clock.useRealTime();" />
    </Section>
  );
};
