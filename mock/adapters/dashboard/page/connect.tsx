import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Action, ActionForm } from './action.js';
import { callAdmin } from './admin.js';
import { isDuration, KEY_VARIABLE, toCall } from './code.js';
import { bind, Text } from './controls.js';
import { CodeBlock, Copy, TestLine } from './copy.js';
import { chosenKey, idOf, KeyChoice, loadConnection, type ConnectionDetails } from './keys-choice.js';
import { Section } from './layout.js';
import type { Store } from './store.js';

/** What an app needs to call this mock, to copy. */
export const Connect = ({ store }: { store: Store }) => {
  const chosen = useSignal('');
  const language = useSignal('.env');
  const connection = useSignal<ConnectionDetails | undefined>(undefined);
  /** The secret before the last rotation, while it is valid. */
  const oldSecret = useSignal<string | undefined>(undefined);
  const overlap = useSignal('1d');
  const key = chosenKey(store, chosen.value);
  const load = async () => {
    connection.value = await loadConnection(key);
    const { valid } = await callAdmin<{ valid: string[] }>('GET', '/callback-secrets', undefined, key);
    oldSecret.value = valid[1];
  };
  const rotate = async () => {
    await callAdmin('POST', '/callback-secrets/rotate', { overlap: overlap.value }, key);
    await load();
  };
  const keyId = key && idOf(key);
  useEffect(() => {
    if (keyId !== undefined) void load().catch(() => (connection.value = undefined));
  }, [keyId]);
  const { snippets } = store.catalog;
  const values: Record<string, string> = {
    base: location.origin,
    key: connection.value?.api_key ?? 'make-a-key-first',
    secret: connection.value?.callback_secret ?? 'make-a-key-first',
  };
  return (
    <Section title="Connect your app" store={store}>
      {key === undefined ? <ActionForm run={load} button="Make a key" /> : <KeyChoice store={store} {...bind(chosen)} />}
      <div class="segments" role="tablist" aria-label="Language">
        {Object.keys(snippets).map((name) => (
          <button key={name} role="tab" aria-selected={language.value === name} onClick={() => (language.value = name)}>
            {name}
          </button>
        ))}
      </div>
      <CodeBlock
        of={`the lines for ${language.value}`}
        code={snippets[language.value]!.replaceAll(/\{(base|key|secret)\}/g, (_, name: string) => values[name]!)}
      />
      <p class="muted">{store.catalog.texts['callback secret']}</p>
      {key && (
        <>
          <div class="fields">
            <Text label="Keep the old secret valid for" {...bind(overlap)} isShort />
            <Action ask="Rotate? Receivers with the old secret reject callbacks." run={rotate}>
              Rotate the callback secret
            </Action>
          </div>
          {isDuration(overlap.value) && (
            <TestLine code={toCall('mock.callbackSecrets.rotate', { overlap: overlap.value, key: KEY_VARIABLE })} />
          )}
          {oldSecret.value !== undefined && (
            <p>
              The old secret is still valid. <Copy label="Copy the old secret" text={oldSecret.value} />
            </p>
          )}
        </>
      )}
    </Section>
  );
};
