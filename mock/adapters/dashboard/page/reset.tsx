import { useSignal } from '@preact/signals';
import type { ResetTarget } from '../../../service/mock-service.js';
import { callAdmin } from './admin.js';
import { toCall } from './code.js';
import type { Store } from './store.js';
import { Action, Choice, Section, TestLine } from './ui.js';

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
    await callAdmin('POST', '/reset', { target: given() }, store.service.value);
    store.replaced.value += 1;
  };
  return (
    <Section title="Reset" intro="Keys stay. Everything also gives them their first tier back.">
      <div class="fields">
        <Choice
          label="What"
          value={target.value}
          options={[['', 'everything'], ...Object.entries(targets)]}
          onChange={(value) => (target.value = value)}
        />
        <Action kind="danger" ask={`Reset ${targets[target.value as ResetTarget] ?? 'everything'}?`} run={reset}>
          Reset
        </Action>
      </div>
      <TestLine code={toCall('mock.reset', given())} />
    </Section>
  );
};
