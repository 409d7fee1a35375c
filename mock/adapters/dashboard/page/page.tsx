import { render } from 'preact';
import { keepInAddress } from './address.js';
import { App } from './app.js';
import { parseContract } from './contract.js';
import { follow } from './live.js';
import { createStore } from './store.js';

/** Milliseconds between two updates of relative times. */
const TICK_MS = 1000;

const loadContract = async (): Promise<unknown> => {
  const response = await fetch('openapi.json');
  return response.json();
};

const start = (): void => {
  const store = createStore();
  keepInAddress(store);
  render(<App store={store} />, document.body);
  follow(store);
  setInterval(() => {
    if (!document.hidden) store.machineTime.value = Date.now();
  }, TICK_MS);
  void loadContract().then((document_) => {
    const unsubscribe = store.state.subscribe((state) => {
      if (state && store.contract.peek().size === 0) store.contract.value = parseContract(document_, state.operations);
    });
    return unsubscribe;
  });
};

start();
