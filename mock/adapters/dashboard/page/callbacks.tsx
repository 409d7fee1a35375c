import { ActionForm } from './action.js';
import { toCall } from './code.js';
import { TestLine } from './copy.js';
import { Section } from './layout.js';
import { RuleForm } from './rule-form.js';
import type { Store } from './store.js';

/** Makes coming callbacks fail, and holds them. */
export const Callbacks = ({ store }: { store: Store }) => {
  const isHeld = store.state.value?.held ?? false;
  const hold = () => store.call('POST', isHeld ? '/deliveries/release' : '/deliveries/hold');
  return (
    <Section title="Callbacks" store={store}>
      <RuleForm
        store={store}
        path="/deliveries/faults"
        button="Add callback fault"
        label="Callback fault"
        presets={store.catalog.value.callbackFaults}
        toCode={(options) => toCall('mock.callbacks.fail', options)}
      />
      <ActionForm run={hold} button={isHeld ? 'Release callbacks' : 'Hold callbacks'}>
        <p class="muted">{isHeld ? 'Release sends them in order.' : 'Callbacks wait until you release them.'}</p>
      </ActionForm>
      <TestLine code={isHeld ? 'mock.callbacks.release();' : 'mock.callbacks.hold();'} />
    </Section>
  );
};
