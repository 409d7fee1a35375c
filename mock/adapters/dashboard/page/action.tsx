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

/** Pixels between a button and its question. */
const GAP = 6;

/** Opens a dialog below a button, or above it, but never over it: the second click of a double click does not reach the dialog. */
const openNextTo = (button: Element, dialog: HTMLDialogElement): void => {
  dialog.showModal();
  const { left, top, bottom } = button.getBoundingClientRect();
  const { offsetWidth, offsetHeight, style } = dialog;
  style.left = `${Math.min(left, innerWidth - offsetWidth - GAP)}px`;
  style.top = `${bottom + GAP + offsetHeight < innerHeight ? bottom + GAP : top - GAP - offsetHeight}px`;
};

/** A button that runs something. With `ask`, a question comes first. */
export const Action = ({ run, children, label, kind = '', ask }: ActionProps) => {
  const action = useAction(run);
  const place = useRef<HTMLSpanElement>(null);
  const question = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => () => keepFocusNear(place.current!), []);
  const confirm = () => {
    question.current!.close();
    void action.start();
  };
  return (
    <span class="action" ref={place}>
      <button
        type="button"
        class={kind}
        aria-label={label}
        aria-busy={action.isBusy}
        onClick={({ currentTarget }) => (question.current ? openNextTo(currentTarget, question.current) : void action.start())}
      >
        {children}
      </button>
      {ask !== undefined && (
        <dialog ref={question} aria-label={ask}>
          <p>{ask}</p>
          <button type="button" onClick={() => question.current!.close()}>
            Keep
          </button>{' '}
          <button type="button" class="primary" onClick={confirm}>
            {children}
          </button>
        </dialog>
      )}
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
