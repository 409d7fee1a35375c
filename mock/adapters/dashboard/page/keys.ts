import type { KeyView, LimitView } from '../view.js';
import { button, form, h, select, setOptions, timeOf } from './dom.js';
import { createList, type ListItem } from './list.js';
import { tag } from './log-entry.js';
import type { MockClient } from './mock-client.js';
import { section, type Panel } from './panel.js';

const tiers = ['sandbox', 'starter', 'pro', 'scale'];

/** A bar that shows how much of a limit is used. */
const createLimitBar = (name: string) => {
  const bar = h('progress', { 'aria-label': `Use of the ${name} limit` });
  const count = h('span', { class: 'count' });
  const element = h('div', { class: 'bar' }, h('span', {}, name), bar, count);
  const update = (use: LimitView | null) => {
    element.hidden = use === null;
    if (!use) return;
    const { limit, used, remaining, resetAt } = use;
    bar.max = limit || 1;
    bar.value = limit === 0 ? 1 : used;
    element.classList.toggle('exhausted', remaining <= 0);
    count.textContent = `${used.toLocaleString('en')} / ${limit.toLocaleString('en')}`;
    element.title = resetAt === null ? 'Resets with an upgrade' : `Resets at ${timeOf(resetAt)} UTC`;
  };
  return { element, update };
};

const createKeyItem = (initial: KeyView, client: MockClient): ListItem<KeyView> => {
  const name = { last4: initial.last4, account: initial.account };
  const calls = h('span', { class: 'count' });
  const tier = select(`Tier of the key that ends in ${name.last4}`, []);
  tier.addEventListener('change', () => void client.run('PATCH', '/keys', { tier: tier.value }, name));
  const revoke = () => {
    if (confirm(`Revoke the key …${name.last4}? Requests with it then get 401.`)) void client.run('DELETE', '/keys', undefined, name);
  };
  const bars = { minute: createLimitBar('minute'), day: createLimitBar('day'), trial: createLimitBar('trial') };
  const heading = h(
    'div',
    { class: 'heading' },
    h('code', {}, `…${name.last4}`),
    ...(initial.isolated ? [tag('plain', 'isolated')] : []),
    tier,
    button('Revoke', revoke, { 'aria-label': `Revoke the key that ends in ${name.last4}` }),
  );
  const element = h('div', { class: 'key' }, heading, calls, bars.minute.element, bars.day.element, bars.trial.element);
  const update = (key: KeyView) => {
    calls.textContent = `${key.calls} calls${key.rejected > 0 ? `, ${key.rejected} rejected` : ''}`;
    setOptions(tier, [...new Set([...tiers, key.tier])]);
    tier.value = key.tier;
    for (const limit of ['minute', 'day', 'trial'] as const) bars[limit].update(key[limit]);
  };
  update(initial);
  return { element, update };
};

/** Creates a key and shows it once, with a button that copies it. */
const createKeyForm = (client: MockClient): Node[] => {
  const tier = select('Tier of the new key', tiers);
  const isolated = h('input', { type: 'checkbox' });
  const output = h('output', { class: 'new-key' });
  const create = async () => {
    const created = (await client.run('POST', '/keys', { tier: tier.value, ...(isolated.checked && { isolated: true }) })) as
      | { key: string }
      | undefined;
    if (!created) return;
    const copy = button('Copy', () => void navigator.clipboard.writeText(created.key).then(() => (copy.textContent = 'Copied')));
    output.replaceChildren(h('code', {}, created.key), copy);
  };
  const title = 'An isolated key has its own clock, limits, pantries, faults, callbacks and request log';
  return [form(() => void create(), tier, h('label', { title }, isolated, 'isolated'), h('button', {}, 'Create key')), output];
};

/** The API keys and their use. The form is above the list, so that it stays in place when the list grows. */
export const createKeysPanel = (client: MockClient): Panel => {
  const list = h('div', { class: 'items' });
  const render = createList<KeyView>(list, {
    id: ({ last4, account }) => `${account} ${last4}`,
    create: (key) => createKeyItem(key, client),
    empty: 'No key yet. Create one to call the mock.',
  });
  return {
    element: section('API keys', [], ...createKeyForm(client), list),
    update: (view) => render(view.keys),
  };
};
