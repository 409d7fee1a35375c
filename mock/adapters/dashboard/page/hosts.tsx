import { useSignal } from '@preact/signals';
import { callAdmin } from './admin.js';
import { toCall } from './code.js';
import type { Store } from './store.js';
import { Action, ActionForm, Labelled, Section, TestLine } from './ui.js';

/** The hosts that callbacks may go to. */
export const Hosts = ({ store }: { store: Store }) => {
  const host = useSignal('');
  const hosts = store.state.value?.callback_hosts ?? [];
  const add = async () => {
    await callAdmin('POST', '/callback-hosts', { host: host.value }, store.service.value);
    host.value = '';
  };
  return (
    <Section title="Callback hosts" intro="The service sends callbacks only to hosts on this list.">
      <ActionForm run={add} button="Add host">
        <Labelled label="Host">
          <input value={host.value} placeholder="hooks.example.com" onInput={({ currentTarget }) => (host.value = currentTarget.value)} />
        </Labelled>
      </ActionForm>
      <TestLine code={toCall('mock.callbackHosts.allow', host.value || 'hooks.example.com')} />
      {hosts.length === 0 && (
        <p class="muted">
          No host yet: a request with a callback_url gets 403 until its host is listed. A host on this machine needs its port, such as
          localhost:3000.
        </p>
      )}
      <ul class="lines">
        {hosts.map((each) => (
          <li key={each}>
            <code>{each}</code>
            <Action
              kind="danger"
              label={`Remove ${each}`}
              run={() => callAdmin('DELETE', '/callback-hosts', { host: each }, store.service.value)}
            >
              Remove
            </Action>
          </li>
        ))}
      </ul>
    </Section>
  );
};
