import { setupWorker, type SetupWorker, type StartOptions } from 'msw/browser';
import type { Connection, CreateKeyOptions } from './core/keys.js';
import { createHandlers, warnOfOldOption } from './adapters/msw-handlers.js';
import type { MockService } from './service/mock-service.js';
import { createMockService } from './service/create-mock-service.js';

export { createHandlers } from './adapters/msw-handlers.js';

/** MSW's worker with the mock behind it. */
export interface MockWorker extends SetupWorker {
  /** The service behind the handlers, in this page. */
  readonly mock: MockService;
  /** What a client needs to reach the mock by way of the global `fetch`; see `mock.connection`. Where the state came from before a reload, so does the key. */
  connection(options?: CreateKeyOptions): Connection;
}

/** How the mock in a page behaves. */
export interface MockWorkerOptions {
  /**
   * `session` keeps keys and their use, pantries and allowed hosts in the tab's session storage, so that they outlast a reload;
   * `worker.mock.reset()` begins anew, as between stories. Isolated keys are not kept. Default: a reload begins anew.
   */
  persist?: 'session';
}

/** Keeps a mock's lasting state in session storage: taken up now, written when `save` is called. */
const keepInSession = (mock: MockService): (() => void) => {
  const item = `recipe-ai-mock ${mock.baseUrl}`;
  const rows = new Map<string, string>();
  const held = sessionStorage.getItem(item);
  if (held !== null) mock.persistence.load(JSON.parse(held) as [string, string][]);
  return () => {
    const changes = mock.persistence.changes();
    if (changes.everything) rows.clear();
    for (const [name, json] of changes.rows) {
      if (json === null) rows.delete(name);
      else rows.set(name, json);
    }
    try {
      sessionStorage.setItem(item, JSON.stringify([...rows]));
    } catch {
      console.warn('The state of the mock is too large for session storage; the next reload goes on from an older one.');
    }
  };
};

/**
 * MSW's `setupWorker` with the whole service as its handlers, for an app in the browser. It needs MSW's worker file at the root of the page's
 * host: `npx msw init ./public`, or the plugin of `msw/vite`. The service lives in the page. Callbacks are captured: a browser cannot look
 * names up.
 *
 * @example
 * ```ts no-run
 * import { RecipeAI } from '@recipe-ai/sdk';
 * import { setupMockWorker } from '@recipe-ai/sdk/mock/browser';
 *
 * const worker = setupMockWorker();
 * await worker.start({ onUnhandledFrame: 'bypass' });
 * const sdk = new RecipeAI({ ...worker.connection(), dangerouslyAllowBrowser: true });
 * console.log((await sdk.pantries.list()).data);
 * ```
 */
export const setupMockWorker = (mock: MockService = createMockService(), { persist }: MockWorkerOptions = {}): MockWorker => {
  const worker = setupWorker(...createHandlers(mock));
  const start = worker.start.bind(worker);
  const stop = worker.stop.bind(worker);
  const save = persist === 'session' ? keepInSession(mock) : undefined;
  if (save) globalThis.addEventListener('pagehide', save);
  return Object.assign(worker, {
    mock,
    connection: (options?: CreateKeyOptions): Connection => {
      const [first] = save && options === undefined ? mock.keys.list() : [];
      const { apiKey, baseUrl, aiUrl } = mock.connection(first === undefined ? options : { key: first });
      return { apiKey, baseUrl, aiUrl };
    },
    start: (options?: StartOptions) => {
      warnOfOldOption(options);
      return start(options);
    },
    stop: async () => {
      // A worker does not hear of callers who have gone, and waits for every call before it stops.
      mock.abortPending();
      if (save) {
        save();
        globalThis.removeEventListener('pagehide', save);
      }
      await stop();
    },
  });
};
