import type { DashboardView } from '../view.js';
import { createCallbacksPanel } from './callbacks.js';
import { createClockPanel } from './clock.js';
import { h } from './dom.js';
import { createFaultsPanel } from './faults.js';
import { createHostsPanel } from './hosts.js';
import { createKeysPanel } from './keys.js';
import { PollingClient } from './mock-client.js';
import { createRequestsPanel } from './requests.js';
import { createResetSection } from './reset.js';
import { createScenariosPanel } from './scenarios.js';
import { createServiceSelect } from './service-select.js';

const start = (): void => {
  const message = h('p', { class: 'message', role: 'alert' });
  const seed = h('span', { class: 'count' });
  const client = new PollingClient(
    (view) => update(view),
    (text) => (message.textContent = text),
  );
  const services = createServiceSelect(client);
  const logs = [createRequestsPanel(client), createCallbacksPanel(client)];
  const controls = [
    createKeysPanel(client),
    createClockPanel(client),
    createFaultsPanel(client),
    createScenariosPanel(client),
    createHostsPanel(client),
  ];
  const update = (view: DashboardView): void => {
    seed.textContent = `seed ${view.seed}`;
    for (const panel of [services, ...logs, ...controls]) panel.update(view);
  };
  document.body.append(
    h(
      'header',
      { class: 'top' },
      h('h1', {}, 'Recipe AI mock'),
      h('code', {}, location.origin),
      seed,
      services.element,
      h('span', { class: 'disconnected-note', role: 'status' }, 'The mock does not respond. The page keeps trying.'),
    ),
    message,
    h(
      'main',
      {},
      h('div', { class: 'logs' }, ...logs.map(({ element }) => element)),
      h('div', { class: 'controls' }, ...controls.map(({ element }) => element), createResetSection(client)),
    ),
  );
};

start();
