import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

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
  /** Screen readers say it instead of the text. */
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

/** A button that runs something. With `ask`, a question comes first, which a double click does not answer. */
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
  const confirm = ({ detail }: MouseEvent) => {
    // The second click of a double click was meant for the button that asked.
    if (detail > 1) return;
    isAsking.value = false;
    void action.start();
  };
  if (isAsking.value) {
    return (
      <span class="ask" role="group" aria-label={ask} ref={place}>
        <span>{ask}</span>
        <button type="button" onClick={() => (isAsking.value = false)}>
          Keep
        </button>
        <button type="button" class="primary" onClick={confirm}>
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
