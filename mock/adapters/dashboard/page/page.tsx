import { render } from 'preact';
import { keepInAddress } from './address.js';
import { App } from './app.js';
import type { Catalog } from '../catalog.js';
import { follow } from './live.js';
import { createStore, type Store } from './store.js';

/** Milliseconds between two updates of relative times. */
const TICK_MS = 1000;

const loadCatalog = async (store: Store): Promise<void> => {
  const response = await fetch('catalog.json');
  store.catalog.value = (await response.json()) as Catalog;
};

const start = (): void => {
  const store = createStore();
  keepInAddress(store);
  render(<App store={store} />, document.body);
  follow(store);
  setInterval(() => {
    if (!document.hidden) store.machineTime.value = Date.now();
  }, TICK_MS);
  void loadCatalog(store);
};

start();
