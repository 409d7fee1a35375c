import { useSignal, type Signal } from '@preact/signals';
import { cloneElement, type ComponentChildren, type VNode } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Store } from './store.js';

/** The clipboard API exists only on localhost and over https; this works everywhere. */
const copyByCommand = (text: string): void => {
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
};

const copyText = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyByCommand(text);
  }
};

/** How long "Copied" is shown, in milliseconds. A guess. */
const COPIED_MS = 1500;

/** Copies a text, or the text that a function loads. */
export const Copy = ({ text, label = 'Copy', of }: { text: string | (() => Promise<string>); label?: string; of?: string }) => {
  const isCopied = useSignal(false);
  const copy = async () => {
    await copyText(typeof text === 'string' ? text : await text());
    isCopied.value = true;
    setTimeout(() => (isCopied.value = false), COPIED_MS);
  };
  return (
    <Action kind="quiet" label={of === undefined ? undefined : `${label} ${of}`} run={copy}>
      {isCopied.value ? 'Copied' : label}
    </Action>
  );
};

/** Code with a button that copies it. */
export const CodeBlock = ({ code, of, children = code }: { code: string; of: string; children?: ComponentChildren }) => (
  <div class="code-block">
    <pre tabIndex={0} aria-label={of}>
      {children}
    </pre>
    <Copy text={code} of={of} />
  </div>
);

/** The line of code that does the same in a test. */
export const TestLine = ({ code }: { code: string }) => (
  <div class="test-line">
    <span class="muted">In a test</span>
    <code>{code}</code>
    <Copy text={code} of={code} />
  </div>
);

/** Runs something and shows its error next to what was pressed. */
export const useAction = (run: () => Promise<unknown>) => {
  const error = useSignal('');
  const isBusy = useSignal(false);
  const start = async (): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    error.value = '';
    try {
      await run();
    } catch (problem) {
      error.value = problem instanceof Error ? problem.message : String(problem);
    } finally {
      isBusy.value = false;
    }
  };
  const message = (
    <span role="alert" class="error">
      {error.value}
    </span>
  );
  return { start, message, isBusy: isBusy.value };
};

interface ActionProps {
  run: () => Promise<unknown>;
  children: ComponentChildren;
  /** Said by screen readers instead of the text. */
  label?: string | undefined;
  kind?: 'primary' | 'quiet' | 'danger' | '';
  /** A question that is asked first. */
  ask?: string;
}

/** Keeps the focus near an element that disappears: in its section. */
const keepFocusNear = (element: Element): void => {
  const home = element.contains(document.activeElement) && element.closest<HTMLElement>('section, article');
  if (!home) return;
  home.tabIndex = -1;
  home.focus();
};

/** A button that runs something. With `ask`, "Keep" takes its place, so that a second click changes nothing. */
export const Action = ({ run, children, label, kind = '', ask }: ActionProps) => {
  const isAsking = useSignal(false);
  const action = useAction(run);
  const place = useRef<HTMLSpanElement>(null);
  const hasAsked = useRef(false);
  useLayoutEffect(() => {
    if (isAsking.value || hasAsked.current) place.current!.querySelector('button')!.focus();
    hasAsked.current = isAsking.value;
  }, [isAsking.value]);
  useLayoutEffect(() => () => keepFocusNear(place.current!), []);
  const confirm = () => {
    isAsking.value = false;
    void action.start();
  };
  if (isAsking.value) {
    return (
      <span class="ask" role="group" aria-label={ask} ref={place}>
        <button type="button" onClick={() => (isAsking.value = false)}>
          Keep
        </button>
        <span>{ask}</span>
        <button type="button" class="danger" onClick={confirm}>
          {children}
        </button>
      </span>
    );
  }
  return (
    <span class="action" ref={place}>
      <button
        type="button"
        class={kind}
        aria-label={label}
        aria-busy={action.isBusy}
        onClick={() => (ask === undefined ? void action.start() : (isAsking.value = true))}
      >
        {children}
      </button>
      {action.message}
    </span>
  );
};

/** A form with one button. Its error is shown under it. */
export const ActionForm = ({
  run,
  button,
  children,
  kind,
  more,
}: {
  run: () => Promise<unknown>;
  button: string;
  children?: ComponentChildren;
  kind?: string | undefined;
  /** Below the button. */
  more?: ComponentChildren;
}) => {
  const { start, message, isBusy } = useAction(run);
  const submit = (event: Event) => {
    event.preventDefault();
    void start();
  };
  return (
    <form onSubmit={submit} noValidate>
      <div class="fields">
        {children}
        <button class={kind} aria-busy={isBusy}>
          {button}
        </button>
      </div>
      {message}
      {more}
    </form>
  );
};

/** A label over its control. */
export const Labelled = ({ label, children }: { label: string; children: VNode<{ id?: string }> }) => {
  const id = useId();
  return (
    <div class="labelled">
      <label for={id}>{label}</label>
      {cloneElement(children, { id })}
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
    <input
      class={isShort ? 'short' : ''}
      value={value}
      placeholder={placeholder}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
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
  const control = (
    <select aria-label={isBare ? label : undefined} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
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
  return isBare ? control : <Labelled label={label}>{control}</Labelled>;
};

const toId = (title: string): string => `section-${title.replaceAll(' ', '-')}`;

/** Sections by their titles, below a list of them. */
export const Sections = ({ of, store }: { of: Record<string, (props: { store: Store }) => VNode>; store: Store }) => (
  <>
    <nav class="contents" aria-label="Sections">
      {Object.keys(of).map((title) => (
        <button key={title} onClick={() => document.getElementById(toId(title))!.scrollIntoView()}>
          {title}
        </button>
      ))}
    </nav>
    {Object.entries(of).map(([title, View]) => (
      <View key={title} store={store} />
    ))}
  </>
);

/** A section of a view, with a heading. */
export const Section = ({ title, children, intro }: { title: string; children: ComponentChildren; intro?: string }) => {
  const id = toId(title);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {intro !== undefined && <p class="muted">{intro}</p>}
      {children}
    </section>
  );
};

/** A rounded word. */
export const Tag = ({ tone, children }: { tone: 'good' | 'warn' | 'bad' | 'plain'; children: ComponentChildren }) => (
  <span class={`tag ${tone}`}>{children}</span>
);

/** Names and values. */
export const Facts = ({ facts }: { facts: Record<string, ComponentChildren> }) => (
  <dl>
    {Object.entries(facts)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
