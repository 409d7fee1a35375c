import { useSignal } from '@preact/signals';
import { toCall } from './code.js';
import type { Store } from './store.js';
import { Action, ActionForm, bind, Section, TestLine, Text } from './ui.js';

/** This machine without a port: such an entry covers only the default ports. */
const isMissingPort = (host: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);

/** The hosts that callbacks may go to. */
export const Hosts = ({ store }: { store: Store }) => {
  const host = useSignal('');
  const hosts = store.state.value?.callback_hosts ?? [];
  const add = async () => {
    await store.call('POST', '/callback-hosts', { host: host.value });
    host.value = '';
  };
  return (
    <Section
      title="Callback hosts"
      intro="The service sends callbacks only to hosts on this list: a request with another callback_url gets 403. A host on this machine needs its port."
    >
      <ActionForm run={add} button="Add host">
        <Text label="Host" {...bind(host)} placeholder="localhost:3000" />
      </ActionForm>
      <TestLine code={toCall('mock.callbackHosts.allow', host.value || 'localhost:3000')} />
      <ul class="lines">
        {hosts.map((each) => (
          <li key={each}>
            <span>
              <code>{each}</code>
              {isMissingPort(each) && <span class="error">covers only ports 80 and 443: add {each}:3000 for port 3000</span>}
            </span>
            <Action kind="danger" label={`Remove ${each}`} run={() => store.call('DELETE', '/callback-hosts', { host: each })}>
              Remove
            </Action>
          </li>
        ))}
      </ul>
    </Section>
  );
};
