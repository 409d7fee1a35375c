import { setupWorker, type SetupWorker, type StartOptions } from 'msw/browser';
import type { Connection, IssueOptions } from './access.js';
import { createHandlers, warnOfOldOption } from './handlers.js';
import type { MockService } from './mock-service.js';
import { createMockService } from './service.js';

export { createHandlers } from './handlers.js';

/** MSW's worker with the mock behind it. */
export interface MockWorker extends SetupWorker {
  readonly mock: MockService;
  /** What a client needs to reach the mock by way of the global `fetch`; see `mock.connection`. */
  connection(options?: IssueOptions): Connection;
}

/**
 * MSW's `setupWorker` with the whole service as its handlers, for an app in the browser. It needs MSW's worker file at the root of the page's
 * host: `npx msw init ./public`, or the plugin of `msw/vite`. The service lives in the page, so a reload begins anew unless `persist`
 * says otherwise. Callbacks are captured: a browser cannot look names up.
 *
 * @example
 * ```ts no-run
 * import { RecipeAI } from '@recipe-ai/sdk';
 * import { setupMockWorker } from '@recipe-ai/sdk/mock/browser';
 *
 * const worker = setupMockWorker();
 * await worker.start({ onUnhandledFrame: 'bypass' });
 * const sdk = new RecipeAI({ ...worker.connection(), dangerouslyAllowBrowser: true });
 * ```
 */
export const setupMockWorker = (mock: MockService = createMockService()): MockWorker => {
  const worker = setupWorker(...createHandlers(mock));
  const start = worker.start.bind(worker);
  const stop = worker.stop.bind(worker);
  return Object.assign(worker, {
    mock,
    connection: (options?: IssueOptions): Connection => {
      const { apiKey, baseUrl, aiUrl } = mock.connection(options);
      return { apiKey, baseUrl, aiUrl };
    },
    start: (options?: StartOptions) => {
      warnOfOldOption(options);
      return start(options);
    },
    stop: async () => {
      // A worker does not hear of callers who have gone, and waits for every call before it stops.
      mock.disconnect();
      await stop();
    },
  });
};
