import type { KeyView, LimitView } from '../view.js';
import type { Controls } from './controls.js';
import { button, choice, form, h, offer, timeOf } from './dom.js';
import { tag } from './entry.js';
import { createList, type Shown } from './list.js';
import { frame, type Panel } from './panel.js';

const knownTiers = ['sandbox', 'starter', 'pro', 'scale'];

/** How far a key has come with a limit. */
const createBar = (name: string) => {
  const bar = h('progress', { 'aria-label': `Calls of this ${name}` });
  const count = h('span', { class: 'count' });
  const element = h('div', { class: 'bar' }, h('span', {}, name), bar, count);
  const update = (use: LimitView | null) => {
    element.hidden = use === null;
    if (!use) return;
    const { limit, used, remaining, resetAt } = use;
    bar.max = limit || 1;
    bar.value = limit === 0 ? 1 : used;
    element.classList.toggle('spent', remaining <= 0);
    count.textContent = `${used.toLocaleString('en')} / ${limit.toLocaleString('en')}`;
    element.title = resetAt === null ? 'Begins again after an upgrade' : `Begins again at ${timeOf(resetAt)}`;
  };
  return { element, update };
};

const createKey = (first: KeyView, controls: Controls): Shown<KeyView> => {
  const name = { last4: first.last4, account: first.account };
  const calls = h('span', { class: 'count' });
  const tier = choice(`Tier of the key that ends in ${first.last4}`, []);
  tier.addEventListener('change', () => void controls.use('PATCH', '/keys', { tier: tier.value }, name));
  const revoke = button('Revoke', () => void controls.use('DELETE', '/keys', undefined, name), {
    'aria-label': `Revoke the key that ends in ${first.last4}`,
  });
  const bars = { minute: createBar('minute'), day: createBar('day'), trial: createBar('trial') };
  const heading = h('div', { class: 'heading' }, h('code', {}, `…${first.last4}`), tier, revoke);
  if (first.isolated) tier.before(tag('plain', 'isolated'));
  const element = h('div', { class: 'key' }, heading, calls, bars.minute.element, bars.day.element, bars.trial.element);
  const update = (key: KeyView) => {
    calls.textContent = `${key.calls} calls${key.rejected > 0 ? `, ${key.rejected} rejected` : ''}`;
    offer(tier, [...new Set([...knownTiers, key.tier])]);
    tier.value = key.tier;
    for (const limit of ['minute', 'day', 'trial'] as const) bars[limit].update(key[limit]);
  };
  update(first);
  return { element, update };
};

/** Keys, and what they have used. */
export const createKeys = (controls: Controls): Panel => {
  const list = h('div', { class: 'keys-list' });
  const show = createList<KeyView>(list, {
    id: ({ last4: end, account }) => `${account} ${end}`,
    create: (key) => createKey(key, controls),
    empty: 'No key yet: issue one.',
  });
  const tier = choice('Tier of the new key', knownTiers);
  const isolated = h('input', { type: 'checkbox' });
  const issued = h('output', { class: 'issued' });
  const issue = async () => {
    const answer = (await controls.use('POST', '/keys', { tier: tier.value, ...(isolated.checked && { isolated: true }) })) as
      | { key: string }
      | undefined;
    if (!answer) return;
    const copy = button('Copy', () => void navigator.clipboard.writeText(answer.key).then(() => (copy.textContent = 'Copied')));
    issued.replaceChildren(h('code', {}, answer.key), copy);
  };
  const own = h('label', { title: 'With a clock, limits, pantries, faults and a journal of its own' }, isolated, 'isolated');
  return {
    element: frame(
      'Keys',
      [],
      list,
      form(() => void issue(), tier, own, h('button', {}, 'Issue a key')),
      issued,
    ),
    show: (view) => show(view.keys),
  };
};
