import { ActionForm } from './action.js';
import { toCall } from './code.js';
import { bind, Choice } from './controls.js';
import { TestLine } from './copy.js';
import { anyKey } from './keys-choice.js';
import { Section } from './layout.js';
import type { Store } from './store.js';

/** Starts scenarios. The active ones are chips in the bar of what is active. */
export const Scenarios = ({ store }: { store: Store }) => {
  const name = store.kept('scenario', 'outage');
  const { key, inCode, choice } = anyKey(store, 'scenario', 'any key');
  const start = async () => {
    const isActive = store.state.value?.scenarios.some((active) => active.name === name.value);
    if (isActive) throw new Error('It is active already.');
    await store.call('POST', '/scenarios', { name: name.value }, key);
  };
  return (
    <Section title="Scenarios" store={store}>
      <ActionForm run={start} button="Start">
        <Choice label="Scenario" {...bind(name)} options={Object.keys(store.catalog.scenarios)} />
        {choice}
      </ActionForm>
      <p>{store.catalog.scenarios[name.value]}</p>
      <TestLine code={toCall('mock.applyScenario', name.value, inCode)} />
    </Section>
  );
};
