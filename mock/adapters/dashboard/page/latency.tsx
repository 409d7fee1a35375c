import { ActionForm } from './action.js';
import { toCall } from './code.js';
import { bind, Text } from './controls.js';
import { TestLine } from './copy.js';
import { Section } from './layout.js';
import type { Store } from './store.js';

/** Delays responses. */
export const Latency = ({ store }: { store: Store }) => {
  const ms = store.kept('latency', '2000');
  const fault = { latency: Number(ms.value) };
  return (
    <Section title="Latency" store={store}>
      <ActionForm run={() => store.call('POST', '/faults', { operation: '*', ...fault })} button="Slow down">
        <Text label="Milliseconds" {...bind(ms)} isShort />
      </ActionForm>
      <TestLine code={toCall('mock.fail', '*', fault)} />
    </Section>
  );
};
