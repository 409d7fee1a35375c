import { button, form, h } from './dom.js';
import { createList } from './list.js';
import type { MockClient } from './mock-client.js';
import { section, type Panel } from './panel.js';

/** The hosts to which callbacks may be sent. */
export const createHostsPanel = (client: MockClient): Panel => {
  const list = h('div', { class: 'items' });
  const render = createList<string>(list, {
    id: (host) => host,
    create(host) {
      const remove = button('Remove', () => void client.run('DELETE', '/callback-hosts', { host }), { 'aria-label': `Remove ${host}` });
      return { element: h('div', { class: 'item' }, h('code', {}, host), remove), update: () => {} };
    },
    empty: 'No host is allowed: requests with a callback_url are rejected. Add the host of your callback_url.',
  });
  const host = h('input', { placeholder: 'hooks.example.com', 'aria-label': 'Host to add', required: true });
  const add = async () => {
    if (await client.run('POST', '/callback-hosts', { host: host.value.trim() })) host.value = '';
  };
  return {
    element: section(
      'Callback hosts',
      [],
      form(() => void add(), host, h('button', {}, 'Add')),
      list,
    ),
    update: (view) => render(view.callback_hosts),
  };
};
