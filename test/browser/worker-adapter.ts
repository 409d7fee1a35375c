import { setupMockWorker } from '../../mock/browser.js';
import { createMockService } from '../../mock/index.js';
import { fetchAdapter, type MockAdapter } from '../support/mock-adapters.js';

/** MSW's service worker. */
export const workerAdapter: MockAdapter = {
  name: "MSW's setupWorker",
  start: async (options) => {
    const worker = setupMockWorker(createMockService(options));
    await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
    return { mock: worker.mock, connection: (issue) => worker.connection(issue), close: () => worker.stop() };
  },
};

/** Every adapter in a browser. */
export const browserAdapters: readonly MockAdapter[] = [fetchAdapter, workerAdapter];
