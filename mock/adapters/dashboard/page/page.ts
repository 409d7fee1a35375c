import type { View } from '../view.js';
import type { ResetTarget } from '../../../service/mock-service.js';
import { createCallbacks } from './callbacks.js';
import { createClock } from './clock.js';
import { Connection, type KeyName } from './controls.js';
import { choice, form, h } from './dom.js';
import { createFaults } from './faults.js';
import { createHosts } from './hosts.js';
import { createKeys } from './keys.js';
import { frame } from './panel.js';
import { createRequests } from './requests.js';

const parts: Record<ResetTarget, string> = {
  limits: 'use of limits',
  pantries: 'pantries',
  requests: 'journal',
  faults: 'faults and own answers',
  callbacks: 'callbacks',
  clock: 'clock',
};

const start = (): void => {
  const message = h('p', { class: 'message', role: 'alert' });
  const seed = h('span', { class: 'count' });
  const services = h('select', { 'aria-label': 'Service that is shown' });
  let isolated: KeyName[] = [];
  const controls = new Connection(
    (view) => show(view),
    (said) => (message.textContent = said),
  );

  const reset = choice('What to reset', ['', ...Object.keys(parts)], ['everything', ...Object.values(parts)]);
  const again = () => {
    if (reset.value !== '' || confirm('Reset everything? Keys stay, unused and in their first tier.'))
      void controls.use('POST', '/reset', reset.value === '' ? {} : { target: reset.value });
  };
  const logs = [createRequests(controls), createCallbacks(controls)];
  const tools = [createKeys(controls), createClock(controls), createFaults(controls), createHosts(controls)];

  services.addEventListener('change', () => controls.choose(isolated[services.selectedIndex - 1]));
  const offerServices = (view: View): void => {
    // A service of its own lists only itself; the way back stays.
    if (!controls.shared) return;
    services.selectedIndex = 0;
    isolated = view.keys.filter((key) => key.isolated).map(({ last4, account }) => ({ last4, account }));
    services.hidden = isolated.length === 0;
    const labels = ['shared service', ...isolated.map((key) => `service of …${key.last4}`)];
    if ([...services.options].map(({ text }) => text).join('\n') === labels.join('\n')) return;
    services.replaceChildren(...labels.map((label) => h('option', {}, label)));
  };
  const show = (view: View): void => {
    seed.textContent = `seed ${view.seed}`;
    offerServices(view);
    for (const panel of [...logs, ...tools]) panel.show(view);
  };

  document.body.append(
    h(
      'header',
      { class: 'top' },
      h('h1', {}, 'Recipe AI mock'),
      h('code', {}, location.origin),
      seed,
      services,
      h('span', { class: 'lost-note', role: 'status' }, 'The mock does not answer. Still trying.'),
    ),
    message,
    h(
      'main',
      {},
      h('div', { class: 'logs' }, ...logs.map(({ element }) => element)),
      h(
        'div',
        { class: 'tools' },
        ...tools.map(({ element }) => element),
        frame('Reset', [], form(again, reset, h('button', { class: 'danger' }, 'Reset'))),
      ),
    ),
  );
};

start();
