import type { DashboardView } from '../view.js';
import { h, setOptions } from './dom.js';
import type { KeyName, PollingClient } from './mock-client.js';
import type { Panel } from './panel.js';

/** Selects the shared service or the service of an isolated key. Hidden without isolated keys. */
export const createServiceSelect = (client: PollingClient): Panel => {
  const element = h('select', { 'aria-label': 'Service to show' });
  let isolated: KeyName[] = [];
  element.addEventListener('change', () => client.selectService(isolated[element.selectedIndex - 1]));
  const update = (view: DashboardView): void => {
    // An isolated service lists only its own key; the options must still lead back to the shared service.
    if (!client.showsSharedService) return;
    isolated = view.keys.filter((key) => key.isolated).map(({ last4, account }) => ({ last4, account }));
    const values = ['', ...isolated.map(({ last4, account }) => `${account} ${last4}`)];
    setOptions(element, values, ['shared service', ...isolated.map(({ last4 }) => `service of …${last4}`)]);
    element.selectedIndex = 0;
    element.hidden = isolated.length === 0;
  };
  return { element, update };
};
