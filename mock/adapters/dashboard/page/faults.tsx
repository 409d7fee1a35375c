import { useSignal } from '@preact/signals';
import { toCall } from './code.js';
import { chosenKey, KeyChoice } from './keys-choice.js';
import type { Store } from './store.js';
import { ActionForm, bind, Choice, Section, TestLine, Text } from './ui.js';

/** To which calls something applies, and how often. */
export const useMatch = (store: Store) => {
  const times = useSignal('1');
  const keyId = useSignal('');
  const key = keyId.value === '' ? undefined : chosenKey(store, keyId.value);
  return {
    /** Names the key in the admin API. */
    key,
    timesGiven: times.value.trim() === '' ? {} : { times: Number(times.value) },
    /** As the code of a test has it. */
    inCode: key && { key: `…${key.last4}` },
    fields: (
      <>
        <Text label="How often" {...bind(times)} placeholder="until ended" isShort />
        <KeyChoice store={store} {...bind(keyId)} any="any key" />
      </>
    ),
  };
};

/** Makes coming requests fail. */
export const Faults = ({ store }: { store: Store }) => {
  const operation = useSignal('*');
  const kind = useSignal('500 internal error');
  const { key, timesGiven, inCode, fields } = useMatch(store);
  const { faults } = store.catalog.value;
  const fault = { ...faults[kind.value], ...timesGiven };
  const operations = store.state.value?.operations ?? [];
  return (
    <Section title="Make the next call fail">
      <ActionForm
        run={() => store.call('POST', '/faults', { operation: operation.value, ...fault }, key)}
        button="Add fault"
        kind="primary"
      >
        <Choice label="Operation" {...bind(operation)} options={[['*', 'every operation'], ...operations]} />
        <Choice label="Fault" {...bind(kind)} options={Object.keys(faults)} />
        {fields}
      </ActionForm>
      <TestLine code={toCall('mock.fail', operation.value, { ...fault, ...inCode })} />
    </Section>
  );
};

/** Makes coming callbacks fail, and holds them. */
export const CallbackFaults = ({ store }: { store: Store }) => {
  const kind = useSignal('never sent');
  const { key, timesGiven, inCode, fields } = useMatch(store);
  const { callbackFaults } = store.catalog.value;
  const fault = { ...callbackFaults[kind.value], ...timesGiven };
  const isHeld = store.state.value?.held ?? false;
  const hold = () => store.call('POST', isHeld ? '/deliveries/release' : '/deliveries/hold');
  return (
    <Section title="Callbacks">
      <ActionForm run={() => store.call('POST', '/deliveries/faults', fault, key)} button="Add callback fault">
        <Choice label="Callback fault" {...bind(kind)} options={Object.keys(callbackFaults)} />
        {fields}
      </ActionForm>
      <TestLine code={toCall('mock.callbacks.fail', { ...fault, ...inCode })} />
      <ActionForm run={hold} button={isHeld ? 'Release callbacks' : 'Hold callbacks'}>
        <p class="muted">{isHeld ? 'Release sends them in order.' : 'They wait until you release them.'}</p>
      </ActionForm>
      <TestLine code={isHeld ? 'mock.callbacks.release();' : 'mock.callbacks.hold();'} />
    </Section>
  );
};

/** Delays responses. */
export const Latency = ({ store }: { store: Store }) => {
  const ms = useSignal('2000');
  const fault = { latency: Number(ms.value) };
  return (
    <Section title="Latency" intro="Every response takes this much longer, until you end it.">
      <ActionForm run={() => store.call('POST', '/faults', { operation: '*', ...fault })} button="Slow down">
        <Text label="Milliseconds" {...bind(ms)} isShort />
      </ActionForm>
      <TestLine code={toCall('mock.fail', '*', fault)} />
    </Section>
  );
};
