import { useSignal } from '@preact/signals';
import type { ResetTarget } from '../../../service/mock-service.js';
import { Action } from './action.js';
import { toCall } from './code.js';
import { bind, Choice } from './controls.js';
import { TestLine } from './copy.js';
import { Section } from './layout.js';
import type { Store } from './store.js';

const targets: Record<ResetTarget, string> = {
  limits: 'use of limits',
  pantries: 'pantries',
  requests: 'request log',
  faults: 'faults, overrides and scenarios',
  callbacks: 'callbacks',
  clock: 'clock',
};

/** Resets one part of the service, or everything. */
export const Reset = ({ store }: { store: Store }) => {
  const target = useSignal('');
  const given = () => (target.value === '' ? undefined : target.value);
  const reset = async () => {
    await store.call('POST', '/reset', { target: given() });
    store.replaced.value += 1;
  };
  return (
    <Section title="Reset" store={store}>
      <div class="fields">
        <Choice label="What" {...bind(target)} options={[['', 'everything'], ...Object.entries(targets)]} />
        <Action kind="danger" ask={`Reset ${targets[target.value as ResetTarget] ?? 'everything'}?`} run={reset}>
          Reset
        </Action>
      </div>
      <TestLine code={toCall('mock.reset', given())} />
    </Section>
  );
};
