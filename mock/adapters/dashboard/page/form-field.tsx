import { useId } from 'preact/hooks';
import type { InnerField } from '../contract.js';
import type { Json } from './contract.js';
import { Control } from './field-control.js';

type Errors = readonly { path: string; message: string }[];

interface Props {
  field: InnerField;
  value: unknown;
  onChange: (value: unknown) => void;
  /** What is wrong with it, by path below it. */
  errors: Errors;
}

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
