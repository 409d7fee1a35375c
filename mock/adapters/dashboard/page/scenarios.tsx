import { useSignal } from '@preact/signals';
import { toCall } from './code.js';
import { chosenKey, KeyChoice } from './keys-choice.js';
import type { Store } from './store.js';
import { ActionForm, bind, Choice, Section, TestLine } from './ui.js';

/** Starts scenarios. The active ones are chips in the bar of what is active. */
export const Scenarios = ({ store }: { store: Store }) => {
  const name = useSignal('outage');
  const keyId = useSignal('');
  const key = keyId.value === '' ? undefined : chosenKey(store, keyId.value);
  const start = async () => {
    const isActive = store.state.value?.scenarios.some((active) => active.name === name.value);
    if (isActive) throw new Error('It is active already.');
    await store.call('POST', '/scenarios', { name: name.value }, key);
  };
  return (
    <Section title="Scenarios" intro="A situation that an app should survive. It stays until you end it.">
      <ActionForm run={start} button="Start">
        <Choice label="Scenario" {...bind(name)} options={Object.keys(store.catalog.value.scenarios)} />
        <KeyChoice store={store} {...bind(keyId)} any="any key" />
      </ActionForm>
      <p>{store.catalog.value.scenarios[name.value]}</p>
      <TestLine code={toCall('mock.applyScenario', name.value, key && { key: `…${key.last4}` })} />
    </Section>
  );
};
