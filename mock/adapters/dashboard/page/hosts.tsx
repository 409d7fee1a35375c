import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { KeyView } from '../view.js';
import { Action, ActionForm } from './action.js';
import { callAdmin } from './admin.js';
import { toCall } from './code.js';
import { bind, Text } from './controls.js';
import { TestLine } from './copy.js';
import { idOf, anyKey } from './keys-choice.js';
import { Section } from './layout.js';
import type { Store } from './store.js';

/** This machine without a port: such an entry covers only the default ports. */
const isMissingPort = (host: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);

/** The hosts that callbacks may go to. */
export const Hosts = ({ store }: { store: Store }) => {
  const host = useSignal('');
  const { key, inCode, choice } = anyKey(store, 'hosts', 'every key');
  const shared = store.state.value?.callback_hosts ?? [];
  /** Those that hold for the chosen key. */
  const own = useSignal<string[]>([]);
  const load = async () => {
    own.value = key ? await callAdmin<string[]>('GET', '/callback-hosts', undefined, key) : [];
  };
  const change = async (method: string, changed: string, of: KeyView | undefined) => {
    await store.call(method, '/callback-hosts', { host: changed }, of);
    await load();
  };
  const add = async () => {
    await change('POST', host.value, key);
    host.value = '';
  };
  useEffect(() => void load().catch(() => undefined), [key && idOf(key), shared, store.replaced.value]);
  const hosts = key ? own.value : shared;
  return (
    <Section title="Callback hosts" store={store}>
      <ActionForm run={add} button="Add host">
        <Text label="Host" {...bind(host)} placeholder="localhost:3000" />
        {choice}
      </ActionForm>
      {['allow', 'revoke'].map((name) => (
        <TestLine key={name} code={toCall(`mock.callbackHosts.${name}`, host.value || 'localhost:3000', inCode)} />
      ))}
      <ul class="lines">
        {hosts.map((each) => (
          <li key={each}>
            <span>
              <code>{each}</code> {!shared.includes(each) && <span class="muted">for the account of this key</span>}
              {isMissingPort(each) && <span class="error">covers only ports 80 and 443: add {each}:3000 for port 3000</span>}
            </span>
            <Action kind="danger" label={`Remove ${each}`} run={() => change('DELETE', each, shared.includes(each) ? undefined : key)}>
              Remove
            </Action>
          </li>
        ))}
      </ul>
    </Section>
  );
};
