import { useSignal } from '@preact/signals';
import type { ScenarioName } from '../../../faults/scenarios.js';
import { callAdmin } from './admin.js';
import { toCall } from './code.js';
import type { Store } from './store.js';
import { ActionForm, Choice, Section, TestLine } from './ui.js';

export const scenarioDescriptions: Record<ScenarioName, string> = {
  flaky: 'One request in seven gets 503, and one connection in ten is dropped.',
  outage: 'Every request gets 503 with an HTML page.',
  offline: 'Every connection fails.',
  'slow-model': 'Responses take 8 to 25 seconds.',
  silent: 'No response ever arrives.',
  burst: 'The next five requests get 429.',
  throttled: 'The calls of this minute are used up.',
  'quota-exceeded': 'The calls of this day are used up.',
  'trial-exhausted': 'The calls of the trial are used up.',
  'cut-responses': 'Every connection breaks in the middle of the response.',
  'broken-json': 'Responses are half their JSON.',
  'bad-gateway': 'Every request gets 502 with an HTML page.',
  'callback-lost': 'Callbacks never arrive.',
  'callback-late': 'Callbacks arrive 30 seconds late.',
  'callback-twice': 'Callbacks arrive twice.',
  'callback-forged': 'Callbacks have a wrong secret.',
};

const names = Object.keys(scenarioDescriptions) as ScenarioName[];

/** Starts scenarios. The active ones are chips at the top of the page. */
export const Scenarios = ({ store }: { store: Store }) => {
  const name = useSignal<ScenarioName>('outage');
  const start = async () => {
    const isActive = store.state.value?.scenarios.some((active) => active.name === name.value);
    if (isActive) throw new Error('It is active already. End it at the top of the page.');
    await callAdmin('POST', '/scenarios', { name: name.value }, store.service.value);
  };
  return (
    <Section title="Scenarios" intro="A situation that an app should survive. It stays until you end it at the top of the page.">
      <ActionForm run={start} button="Start">
        <Choice label="Scenario" value={name.value} options={names} onChange={(value) => (name.value = value as ScenarioName)} />
      </ActionForm>
      <p>{scenarioDescriptions[name.value]}</p>
      <TestLine code={toCall('mock.applyScenario', name.value)} />
    </Section>
  );
};
