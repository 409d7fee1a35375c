import type { ComponentChildren } from 'preact';
import { ActionForm } from './action.js';
import type { Json } from './contract.js';
import { bind, Choice, Text } from './controls.js';
import { TestLine } from './copy.js';
import { MoreFields } from './form-field.js';
import { anyKey } from './keys-choice.js';
import type { Store } from './store.js';

/** Fields that have controls of their own. */
const OWN_FIELDS = ['operation', 'value', 'times', 'key'];

interface Props {
  store: Store;
  /** Of the admin API. */
  path: string;
  button: string;
  kind?: string;
  /** Effects by what they do, and what they are called. Their fields can be changed. */
  presets?: Record<string, object>;
  label?: string;
  /** The fields of `children`. May throw an error, which is shown. */
  own?: () => object;
  /** The line of code with these options. */
  toCode: (options: object) => string;
  children?: ComponentChildren;
}

const NO_PRESETS = { '': {} };

/** Adds a rule for coming calls: what it does, to which calls it applies, and how often. */
export const RuleForm = ({ store, path, button, kind, presets = NO_PRESETS, label = '', own = () => ({}), toCode, children }: Props) => {
  const preset = store.kept(`${path} preset`, '');
  const times = store.kept(`${path} times`, '1');
  const { key, inCode, choice } = anyKey(store, path, 'any key');
  /** Fields that were changed since the preset was chosen. */
  const changed = store.kept<Json>(`${path} changed`, {});
  const names = Object.keys(presets);
  const name = preset.value || names[0]!;
  const rule = { ...presets[name], ...changed.value, times: times.value.trim() === '' ? undefined : Number(times.value) };
  const fields = store.catalog.admin[`POST ${path}`]!.filter((field) => !OWN_FIELDS.includes(field.name));
  const choose = (next: string) => {
    preset.value = next;
    changed.value = {};
  };
  return (
    <>
      <ActionForm
        // `async`, so that what `own` throws is shown.
        run={async () => store.call('POST', path, { ...own(), ...rule }, key)}
        button={button}
        kind={kind}
        more={<MoreFields fields={fields} values={rule} onChange={(next) => (changed.value = next)} />}
      >
        {children}
        {label !== '' && <Choice label={label} value={name} options={names} onChange={choose} />}
        <Text label="How many times" {...bind(times)} placeholder="until ended" isShort />
        {choice}
      </ActionForm>
      <TestLine code={toCode({ ...rule, ...inCode })} />
    </>
  );
};
