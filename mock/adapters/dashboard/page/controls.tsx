import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';

/** A label over its control. */
export const Labelled = ({ label, children }: { label: string; children: (id: string) => VNode }) => {
  const id = useId();
  return (
    <div class="labelled">
      <label for={id}>{label}</label>
      {children(id)}
    </div>
  );
};

/** What a control shows, and how it is changed. */
export interface Bound {
  value: string;
  onChange: (value: string) => void;
}

/** Makes a control show a signal and change it. */
export const bind = <Value extends string>(signal: Signal<Value>): Bound => ({
  value: signal.value,
  onChange: (value) => (signal.value = value as Value),
});

interface TextProps extends Bound {
  label: string;
  placeholder?: string;
  isShort?: boolean;
}

export const Text = ({ label, value, onChange, placeholder, isShort = false }: TextProps) => (
  <Labelled label={label}>
    {(id) => (
      <input
        id={id}
        class={isShort ? 'short' : ''}
        value={value}
        placeholder={placeholder}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )}
  </Labelled>
);

interface ChoiceProps extends Bound {
  label: string;
  /** Values, or values with what is shown for them. */
  options: readonly (string | readonly [value: string, text: string])[];
  /** Shows no label; screen readers say it. */
  isBare?: boolean;
}

export const Choice = ({ label, value, options, onChange, isBare = false }: ChoiceProps) => {
  const toControl = (id?: string) => (
    <select id={id} aria-label={isBare ? label : undefined} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {options.map((option) => {
        const [optionValue, text] = typeof option === 'string' ? [option, option] : option;
        return (
          <option key={optionValue} value={optionValue}>
            {text}
          </option>
        );
      })}
    </select>
  );
  return isBare ? toControl() : <Labelled label={label}>{toControl}</Labelled>;
};
