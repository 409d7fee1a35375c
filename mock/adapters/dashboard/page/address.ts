import { effect } from '@preact/signals';
import { TABS, type Store } from './store.js';

/** As in the style sheet. */
const NARROW = '(max-width: 860px)';

/** The start of an address that shows an operation in "Try it": `#try:recipes.generate`, as the reference links to it. */
const TRY = 'try:';

/**
 * Keeps the view in the address, such as `#control` or `#req_5k2m9x0q7w3c`, so that a link, a reload and the back button lead to the same
 * view.
 */
export const keepInAddress = (store: Store): void => {
  const isPlain = location.hash === '';
  const read = (): void => {
    const hash = location.hash.slice(1);
    const tab = TABS.find((each) => each === hash);
    const operation = hash.startsWith(TRY) ? store.contract.get(hash.slice(TRY.length)) : undefined;
    if (operation) store.tryAgain(operation.name, operation.example);
    else if (tab) store.tab.value = tab;
    else if (hash !== '') store.open(hash);
  };
  const write = (method: 'pushState' | 'replaceState'): void => {
    const { value: tab } = store.tab;
    const { value: id } = store.selectedId;
    const hash = `#${tab === 'details' && id !== null ? id : tab}`;
    if (hash !== location.hash) history[method](null, '', hash);
  };
  read();
  // Opened without a view, the page shows what has happened already.
  const stop = store.state.subscribe((state) => {
    if (!state) return;
    stop();
    const newest = store.rows.peek().at(-1);
    if (!isPlain || !newest) return;
    if (matchMedia(NARROW).matches) store.tab.value = 'timeline';
    else store.open(newest.id);
    // The back button leads away from the page, not to the view of a moment.
    write('replaceState');
  });
  window.addEventListener('hashchange', read);
  effect(() => write(location.hash === '' ? 'replaceState' : 'pushState'));
};
