import { Action } from './action.js';
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
        presets={store.catalog.callbackFaults}
        toCode={(options) => toCall('mock.callbacks.fail', options)}
      />
      <div class="fields">
        <Action run={hold}>{isHeld ? 'Release callbacks' : 'Hold callbacks'}</Action>
      </div>
      <TestLine code={isHeld ? 'mock.callbacks.release();' : 'mock.callbacks.hold();'} />
    </Section>
  );
};
