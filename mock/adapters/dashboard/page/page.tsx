import { render } from 'preact';
import { keepInAddress } from './address.js';
import { App } from './app.js';
import type { Catalog } from '../catalog.js';
import { follow } from './live.js';
import { createStore } from './store.js';

/** Milliseconds between two updates of relative times. */
const TICK_MS = 1000;

/** Focuses the filter with `/`, as in other tools with a list. */
const focusFilter = (event: KeyboardEvent): void => {
  const isTyping = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  const filter = document.querySelector<HTMLInputElement>('#filter');
  if (event.key !== '/' || isTyping || !filter) return;
  event.preventDefault();
  filter.focus();
};

const start = async (): Promise<void> => {
  const response = await fetch('catalog.json');
  const store = createStore((await response.json()) as Catalog);
  keepInAddress(store);
  render(<App store={store} />, document.body);
  follow(store);
  document.addEventListener('keydown', focusFilter);
  setInterval(() => {
    if (!document.hidden) store.machineTime.value = Date.now();
  }, TICK_MS);
};

void start();
