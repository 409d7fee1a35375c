import { effect } from '@preact/signals';
import { TABS, type Store } from './store.js';

/**
 * Keeps the view in the address, such as `#control` or `#req_5k2m9x0q7w3c`, so that a link, a reload and the back button lead to the same
 * view.
 */
export const keepInAddress = (store: Store): void => {
  const read = (): void => {
    const hash = location.hash.slice(1);
    const tab = TABS.find((each) => each === hash);
    if (tab) store.tab.value = tab;
    else if (hash !== '') store.open(hash);
  };
  read();
  window.addEventListener('hashchange', read);
  effect(() => {
    const { value: tab } = store.tab;
    const { value: id } = store.selectedId;
    const hash = `#${tab === 'details' && id !== null ? id : tab}`;
    if (hash !== location.hash) history.pushState(null, '', hash);
  });
};
