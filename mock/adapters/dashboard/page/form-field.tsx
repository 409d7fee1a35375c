import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { InnerField } from '../contract.js';
import { toText, type Json } from './contract.js';

type Errors = readonly { path: string; message: string }[];

interface Props {
  field: InnerField;
  value: unknown;
  onChange: (value: unknown) => void;
  /** What is wrong with it, by path below it. */
  errors: Errors;
}

const Words = ({ id, words }: { id: string; words: readonly string[] }) => (
  <datalist id={id}>
    {words.map((word) => (
      <option key={word} value={word} />
    ))}
  </datalist>
);

/** Several texts: each is added with Enter and removed with its button. */
const ListInput = ({
  id,
  value,
  words,
  onChange,
}: {
  id: string;
  value: unknown;
  words: readonly string[];
  onChange: Props['onChange'];
}) => {
  const items = Array.isArray(value) ? (value as unknown[]).map(toText) : [];
  const typed = useSignal('');
  const change = (next: string[]) => onChange(next.length > 0 ? next : undefined);
  // The button of the removed item had the focus.
  const remove = (index: number) => {
    document.getElementById(id)!.focus();
    change(items.filter((_, other) => other !== index));
  };
  const add = () => {
    const text = typed.value.trim();
    if (text !== '') change([...items, text]);
    typed.value = '';
  };
  return (
    <div class="list-input">
      {items.map((item, index) => (
        <span key={`${index} ${item}`} class="list-item">
          {item}
          <button type="button" aria-label={`Remove ${item}`} onClick={() => remove(index)}>
            ×
          </button>
        </span>
      ))}
      <input
        id={id}
        list={`${id}-words`}
        value={typed.value}
        placeholder="Add, then Enter"
        onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed.value === '') return;
          event.preventDefault();
          add();
        }}
      />
      <Words id={`${id}-words`} words={words} />
    </div>
  );
};

const MAX_ROWS = 12;

/** A value as JSON. While it is not JSON, the text is sent as it is. */
const JsonInput = ({ id, value, onChange }: { id: string; value: unknown; onChange: Props['onChange'] }) => {
  const text = useSignal(value === undefined ? '' : JSON.stringify(value, null, 2));
  const change = (typed: string) => {
    text.value = typed;
    try {
      onChange(typed.trim() === '' ? undefined : JSON.parse(typed));
    } catch {
      onChange(typed);
    }
  };
  const rows = Math.min(text.value.split('\n').length, MAX_ROWS);
  return (
    <textarea id={id} rows={rows} spellcheck={false} value={text.value} onInput={({ currentTarget }) => change(currentTarget.value)} />
  );
};

const toNumber = (text: string): unknown => {
  if (text.trim() === '') return undefined;
  // What is not a number is sent as it was typed: the mock explains what is wrong with it.
  return Number.isNaN(Number(text)) ? text : Number(text);
};

const TEXT_ROWS = 2;

const Control = ({ id, field, value, onChange }: Omit<Props, 'errors'> & { id: string }) => {
  const { input } = field;
  const text = toText(value);
  const changeText = (typed: string) => onChange(typed === '' ? undefined : typed);
  if (input.kind === 'list') return <ListInput id={id} value={value} words={input.words} onChange={onChange} />;
  if (input.kind === 'json') return <JsonInput id={id} value={value} onChange={onChange} />;
  if (input.kind === 'choice' && !input.isOpen) {
    return (
      <select id={id} value={text} onChange={({ currentTarget }) => changeText(currentTarget.value)}>
        <option value="">not sent</option>
        {input.words.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </select>
    );
  }
  if (input.kind === 'boolean') {
    return (
      <select
        id={id}
        value={text}
        onChange={({ currentTarget: { value: chosen } }) => onChange(chosen === '' ? undefined : chosen === 'true')}
      >
        <option value="">not sent</option>
        <option>true</option>
        <option>false</option>
      </select>
    );
  }
  if (input.kind === 'number') {
    return <input id={id} inputMode="decimal" value={text} onInput={({ currentTarget }) => onChange(toNumber(currentTarget.value))} />;
  }
  if (input.kind === 'text' && input.isLong === true) {
    return <textarea id={id} rows={TEXT_ROWS} value={text} onInput={({ currentTarget }) => changeText(currentTarget.value)} />;
  }
  return (
    <>
      <input id={id} list={`${id}-words`} value={text} onInput={({ currentTarget }) => changeText(currentTarget.value)} />
      {input.kind === 'choice' && <Words id={`${id}-words`} words={input.words} />}
    </>
  );
};

const startsWithField = (path: string, name: string): boolean =>
  path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`);

/** The errors below a field, with paths from there. */
export const errorsOf = (errors: Errors, name: string): Errors =>
  errors
    .filter(({ path }) => startsWithField(path, name))
    .map(({ path, message }) => ({ path: path.slice(name.length).replace(/^\./, ''), message }));

/** A field of a request, made from its schema. */
export const FormField = ({ field, value, onChange, errors }: Props) => {
  const id = useId();
  const { input } = field;
  const label = (
    <>
      {field.name} {field.required && <span class="required">required</span>}
    </>
  );
  const messages = errors.map(({ path, message }) => (
    <span key={path + message} class="error">
      {path} {message}
    </span>
  ));
  if (input.kind === 'object') {
    const values = (value ?? {}) as Json;
    const own = new Set(input.fields.map(({ name }) => name));
    return (
      <fieldset>
        <legend>{label}</legend>
        <FormFields fields={input.fields} values={values} errors={errors} onChange={onChange} />
        {errors.some(({ path }) => !own.has(path.split(/[.[]/)[0]!)) && messages}
      </fieldset>
    );
  }
  return (
    <div class={`form-field ${errors.length > 0 ? 'invalid' : ''}`}>
      <label for={id}>{label}</label>
      <Control id={id} field={field} value={value} onChange={onChange} />
      {messages}
      {field.description !== '' && <small class="muted">{field.description}</small>}
    </div>
  );
};

interface FieldsProps {
  fields: readonly InnerField[];
  values: Json;
  onChange: (values: Json) => void;
  errors?: Errors;
}

/** Several fields of one object. */
export const FormFields = ({ fields, values, onChange, errors = [] }: FieldsProps) => (
  <>
    {fields.map((field) => (
      <FormField
        key={field.name}
        field={field}
        value={values[field.name]}
        errors={errorsOf(errors, field.name)}
        onChange={(value) => onChange({ ...values, [field.name]: value })}
      />
    ))}
  </>
);

/** Fields that few need, folded. */
export const MoreFields = (props: FieldsProps) =>
  props.fields.length === 0 ? null : (
    <details class="more-fields">
      <summary>
        More fields <span class="muted">{props.fields.map(({ name }) => name).join(', ')}</span>
      </summary>
      <div>
        <FormFields {...props} />
      </div>
    </details>
  );
