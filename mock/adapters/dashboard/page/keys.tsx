import { useSignal } from '@preact/signals';
import type { KeyView, LimitView } from '../view.js';
import { callAdmin } from './admin.js';
import { toCall, toLiteral } from './code.js';
import { formatTime } from './format.js';
import { idOf, nameOf } from './keys-choice.js';
import type { Store } from './store.js';
import { Action, ActionForm, Choice, Copy, Labelled, Section, TestLine } from './ui.js';

const LIMITS = ['minute', 'day', 'trial'] as const;

const LimitBar = ({ name, use }: { name: (typeof LIMITS)[number]; use: LimitView }) => {
  const label = name === 'trial' ? 'in total' : `this ${name}`;
  return (
    <div class={`bar ${use.remaining === 0 ? 'exhausted' : ''}`} title={use.resetAt === null ? '' : `Resets at ${formatTime(use.resetAt)}`}>
      <span>{label}</span>
      <progress max={use.limit || 1} value={use.limit === 0 ? 1 : use.used} aria-label={`Calls used ${label}`} />
      <span>
        {use.remaining.toLocaleString('en')} of {use.limit.toLocaleString('en')} left
      </span>
    </div>
  );
};

const OWN_LIMITS = [
  ['perMinute', 'per minute'],
  ['perDay', 'per day'],
  ['total', 'in total'],
] as const;

/** Gives a key a limit of its own, and shows the code of everything that its card does. */
const OwnLimit = ({ keyView: { last4, tier }, change }: { keyView: KeyView; change: (body: object) => Promise<unknown> }) => {
  const name = useSignal('perMinute');
  const count = useSignal('5');
  const limits = () => ({ [name.value]: Number(count.value) });
  return (
    <details>
      <summary>A limit of its own, and the code for tests</summary>
      <ActionForm run={() => change({ limits: limits() })} button="Set limit">
        <Choice label="Limit" value={name.value} options={OWN_LIMITS} onChange={(value) => (name.value = value)} />
        <Labelled label={`Calls of …${last4}`}>
          <input
            inputMode="numeric"
            class="short"
            value={count.value}
            onInput={({ currentTarget }) => (count.value = currentTarget.value)}
          />
        </Labelled>
      </ActionForm>
      <TestLine code={`mock.keys.limit(key, ${toLiteral(limits())});`} />
      <TestLine code={`mock.keys.upgrade(key, { tier: '${tier}' });`} />
      <TestLine code="mock.keys.exhaust(key, 'minute');" />
      <TestLine code="mock.keys.revoke(key);" />
    </details>
  );
};

const KeyCard = ({ keyView, store }: { keyView: KeyView; store: Store }) => {
  const { last4, tier, calls, rejected, isolated } = keyView;
  const name = nameOf(keyView);
  const change = (body: object) => callAdmin('PATCH', '/keys', body, name);
  const limits = LIMITS.filter((limit) => keyView[limit] !== null);
  return (
    <li class="card">
      <div class="card-head">
        <code>…{last4}</code>
        <span class="muted">
          {calls.toLocaleString('en')} served, {rejected.toLocaleString('en')} rejected{isolated && ', isolated'}
        </span>
        <Copy
          label="Copy key"
          of={`…${last4}`}
          text={async () => (await callAdmin<{ api_key: string }>('GET', '/connection', undefined, name)).api_key}
        />
      </div>
      {limits.map((limit) => (
        <LimitBar key={limit} name={limit} use={keyView[limit]!} />
      ))}
      {limits.length === 0 && <p class="muted">No limits.</p>}
      <div class="fields">
        <Choice
          isBare
          label={`Tier of …${last4}`}
          value={tier}
          options={store.state.value?.tiers ?? []}
          onChange={(next) => void change({ tier: next })}
        />
        {limits.map((limit) => (
          <Action key={limit} kind="quiet" label={`Use up ${limit} of …${last4}`} run={() => change({ exhaust: limit })}>
            Use up {limit}
          </Action>
        ))}
        <Action
          kind="danger"
          label={`Revoke …${last4}`}
          ask={`Revoke …${last4}? Calls with it get 401.`}
          run={() => callAdmin('DELETE', '/keys', undefined, name)}
        >
          Revoke
        </Action>
      </div>
      <OwnLimit keyView={keyView} change={change} />
    </li>
  );
};

/** The API keys and what they have used. */
export const Keys = ({ store }: { store: Store }) => {
  const tier = useSignal('starter');
  const isIsolated = useSignal(false);
  const created = useSignal('');
  const { keys = [], tiers = [] } = store.state.value ?? {};
  const create = async () => {
    const { key } = await callAdmin<{ key: string }>('POST', '/keys', { tier: tier.value, isolated: isIsolated.value });
    created.value = key;
  };
  return (
    <Section title="API keys">
      <ActionForm run={create} button="Create key" kind="primary">
        <Choice label="Tier" value={tier.value} options={tiers} onChange={(value) => (tier.value = value)} />
        <label class="check">
          <input type="checkbox" checked={isIsolated.value} onChange={({ currentTarget }) => (isIsolated.value = currentTarget.checked)} />
          isolated: with its own data and clock
        </label>
      </ActionForm>
      {created.value !== '' && (
        <output>
          New key: <code>{created.value}</code> <Copy text={created.value} of="the new key" />
        </output>
      )}
      <TestLine code={toCall('mock.keys.create', { tier: tier.value, ...(isIsolated.value && { isolated: true }) })} />
      <ul class="cards">
        {keys.map((key) => (
          <KeyCard key={idOf(key)} keyView={key} store={store} />
        ))}
      </ul>
    </Section>
  );
};
