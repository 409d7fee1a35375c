import { useSignal } from '@preact/signals';
import type { KeyView, LimitView } from '../view.js';
import { Action, ActionForm, useAction } from './action.js';
import { callAdmin } from './admin.js';
import { toCall, toLiteral } from './code.js';
import type { Json } from './contract.js';
import { bind, Choice, Text } from './controls.js';
import { Copy, TestLine } from './copy.js';
import { MoreFields } from './form-field.js';
import { formatCount, formatNumber, formatTime } from './format.js';
import { idOf, LIMITS, limitsOf } from './keys-choice.js';
import { Section } from './layout.js';
import type { Store } from './store.js';

const LimitBar = ({ label, use }: { label: string; use: LimitView }) => (
  <div class={`bar ${use.remaining === 0 ? 'exhausted' : ''}`} title={use.resetAt === null ? '' : `Resets at ${formatTime(use.resetAt)}`}>
    <span>{label}</span>
    <progress max={use.limit || 1} value={use.remaining} aria-label={`Calls left ${label}`} />
    <span>
      {formatNumber(use.remaining)} of {formatNumber(use.limit)} left
    </span>
  </div>
);

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
      <summary>Raise or lower a limit, and the code for tests</summary>
      <ActionForm run={() => change({ limits: limits() })} button="Set limit">
        <Choice label="Limit" {...bind(name)} options={OWN_LIMITS} />
        <Text label={`Calls of …${last4}`} {...bind(count)} isShort />
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
  const change = (body: object) => callAdmin('PATCH', '/keys', body, keyView);
  const nextTier = useSignal(tier);
  const upgrade = useAction(() => change({ tier: nextTier.value }));
  const limits = limitsOf(keyView);
  return (
    <li class="card">
      <div class="card-head">
        <code>…{last4}</code>
        <span class="muted">
          {formatCount(calls, 'call')} counted, {formatNumber(rejected)} over a limit{isolated && ', isolated'}
        </span>
        <Copy
          label="Copy key"
          of={`…${last4}`}
          text={async () => (await callAdmin<{ api_key: string }>('GET', '/connection', undefined, keyView)).api_key}
        />
      </div>
      {limits.map((limit) => (
        <LimitBar key={limit} label={LIMITS[limit]} use={keyView[limit]!} />
      ))}
      {limits.length === 0 && <p class="muted">No limits.</p>}
      <div class="fields">
        <Choice
          label={`Tier of …${last4}`}
          value={tier}
          options={store.state.value?.tiers ?? []}
          onChange={(next) => {
            nextTier.value = next;
            void upgrade.start();
          }}
        />
        {limits.map((limit) => (
          <Action key={limit} kind="quiet" label={`Use up ${limit} of …${last4}`} run={() => change({ exhaust: limit })}>
            Use up {limit}
          </Action>
        ))}
        <Action kind="quiet" label={`Give back calls of …${last4}`} run={() => change({ give_back: true })}>
          Give back
        </Action>
        <Action
          kind="danger"
          label={`Revoke …${last4}`}
          ask={`Revoke …${last4}? Calls with it get 401.`}
          run={() => callAdmin('DELETE', '/keys', undefined, keyView)}
        >
          Revoke
        </Action>
      </div>
      {upgrade.message}
      <OwnLimit keyView={keyView} change={change} />
    </li>
  );
};

/** The API keys and what they have used. */
export const Keys = ({ store }: { store: Store }) => {
  const tier = useSignal('starter');
  const isIsolated = useSignal(false);
  const more = useSignal<Json>({});
  const created = useSignal('');
  const options = { tier: tier.value, ...(isIsolated.value && { isolated: true }), ...more.value };
  const fields = store.catalog.admin['POST /keys']!.filter(({ name }) => name !== 'tier' && name !== 'isolated');
  const { keys = [], tiers = [] } = store.state.value ?? {};
  const create = async () => {
    created.value = (await callAdmin<{ key: string }>('POST', '/keys', options)).key;
  };
  return (
    <Section title="API keys" store={store}>
      <ActionForm
        run={create}
        button="Create key"
        kind="primary"
        more={<MoreFields fields={fields} values={more.value} onChange={(next) => (more.value = next)} />}
      >
        <Choice label="Tier" {...bind(tier)} options={tiers} />
        <label class="check">
          <input type="checkbox" checked={isIsolated.value} onChange={({ currentTarget }) => (isIsolated.value = currentTarget.checked)} />
          isolated: with its own data and clock
        </label>
      </ActionForm>
      {keys.some(({ last4 }) => last4 === created.value.slice(-4)) && (
        <output>
          New key: <code>{created.value}</code> <Copy text={created.value} of="the new key" />
        </output>
      )}
      <TestLine code={toCall('mock.keys.create', options)} />
      <ul class="cards">
        {keys.map((key) => (
          <KeyCard key={idOf(key)} keyView={key} store={store} />
        ))}
      </ul>
    </Section>
  );
};
