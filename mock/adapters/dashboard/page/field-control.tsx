import { useSignal } from '@preact/signals';
import type { Input, InnerField } from '../contract.js';
import { toText } from './contract.js';

interface ControlProps {
  id: string;
  field: InnerField;
  value: unknown;
  onChange: (value: unknown) => void;
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
  onChange: ControlProps['onChange'];
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

/** A text area of that height shows the text without scrolling, which would stop the page's mouse wheel. */
export const rowsOf = (text: string): number => text.split('\n').length;

/** A value as JSON. While it is not JSON, the text is sent as it is. */
const JsonInput = ({ id, value, onChange }: { id: string; value: unknown; onChange: ControlProps['onChange'] }) => {
  const text = useSignal(value === undefined ? '' : JSON.stringify(value, null, 2));
  const change = (typed: string) => {
    text.value = typed;
    try {
      onChange(typed.trim() === '' ? undefined : JSON.parse(typed));
    } catch {
      onChange(typed);
    }
  };
  return (
    <textarea
      id={id}
      rows={rowsOf(text.value)}
      spellcheck={false}
      value={text.value}
      onInput={({ currentTarget }) => change(currentTarget.value)}
    />
  );
};

const toNumber = (text: string): unknown => {
  if (text.trim() === '') return undefined;
  // What is not a number is sent as it was typed: the mock explains what is wrong with it.
  return Number.isNaN(Number(text)) ? text : Number(text);
};

const TEXT_ROWS = 2;

const booleans: Record<string, boolean> = { true: true, false: false };

/** The only words that a value may be. */
const wordsOf = (input: Input): readonly string[] | undefined => {
  if (input.kind === 'boolean') return Object.keys(booleans);
  return input.kind === 'choice' && !input.isOpen ? input.words : undefined;
};

/** The control of one value, by how it is entered. */
export const Control = ({ id, field: { input }, value, onChange }: ControlProps) => {
  const text = toText(value);
  const changeText = ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value || undefined);
  const changeBoolean = ({ currentTarget }: { currentTarget: { value: string } }) => onChange(booleans[currentTarget.value]);
  // Anything but a list, as in a request that was wrong, is shown as it is.
  const isList = value === undefined || Array.isArray(value);
  if (input.kind === 'list' && isList) return <ListInput id={id} value={value} words={input.words} onChange={onChange} />;
  if (input.kind === 'list' || input.kind === 'json') return <JsonInput id={id} value={value} onChange={onChange} />;
  if (input.kind === 'text' && input.isLong === true) return <textarea id={id} rows={TEXT_ROWS} value={text} onInput={changeText} />;
  if (input.kind === 'number') {
    return <input id={id} inputMode="decimal" value={text} onInput={({ currentTarget }) => onChange(toNumber(currentTarget.value))} />;
  }
  const words = wordsOf(input);
  if (words) {
    return (
      <select id={id} value={text} onChange={input.kind === 'boolean' ? changeBoolean : changeText}>
        <option value="">not sent</option>
        {words.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </select>
    );
  }
  return (
    <>
      <input id={id} list={`${id}-words`} value={text} onInput={changeText} />
      {input.kind === 'choice' && <Words id={`${id}-words`} words={input.words} />}
    </>
  );
};
