import type { Controls } from './controls.js';
import { button, form, h } from './dom.js';
import { createList } from './list.js';
import { frame, type Panel } from './panel.js';

/** Hosts that callbacks may go to. */
export const createHosts = (controls: Controls): Panel => {
  const list = h('div', { class: 'items' });
  const show = createList<string>(list, {
    id: (host) => host,
    create(host) {
      const revoke = button('Revoke', () => void controls.use('DELETE', '/callback-hosts', { host }), { 'aria-label': `Revoke ${host}` });
      return { element: h('div', { class: 'item' }, h('code', {}, host), revoke), update: () => {} };
    },
    empty: 'No host: every callback_url is refused.',
  });
  const host = h('input', { placeholder: 'hooks.example.com', 'aria-label': 'Host to allow', required: true });
  const allow = async () => {
    if (await controls.use('POST', '/callback-hosts', { host: host.value.trim() })) host.value = '';
  };
  return {
    element: frame(
      'Callback hosts',
      [],
      list,
      form(() => void allow(), host, h('button', {}, 'Allow')),
    ),
    show: (view) => show(view.callback_hosts),
  };
};
