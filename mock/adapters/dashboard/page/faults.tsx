import { toCall } from './code.js';
import { bind, Choice } from './controls.js';
import { Section } from './layout.js';
import { RuleForm } from './rule-form.js';
import type { Store } from './store.js';

/** Makes coming requests fail. */
export const Faults = ({ store }: { store: Store }) => {
  const operation = store.kept('operation', '*');
  return (
    <Section title="Make the next call fail" store={store}>
      <RuleForm
        store={store}
        path="/faults"
        button="Add fault"
        kind="primary"
        label="Fault"
        presets={store.catalog.faults}
        own={() => ({ operation: operation.value })}
        toCode={(options) => toCall('mock.fail', operation.value, options)}
      >
        <Choice label="Operation" {...bind(operation)} options={[['*', 'every operation'], ...(store.state.value?.operations ?? [])]} />
      </RuleForm>
    </Section>
  );
};
