import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Action } from './action.js';

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
    <pre role="group" aria-label={of}>
      {children}
    </pre>
    <Copy text={code} of={of} />
  </div>
);

/** The line of code that does the same in a test; nothing while a number in it is not one. */
export const TestLine = ({ code }: { code: string }) =>
  code.includes(' NaN') ? null : (
    <div class="test-line">
      <span class="muted">In a test</span>
      <code>{code}</code>
      <Copy text={code} of={code} />
    </div>
  );
