import { setupWorker, type SetupWorker, type StartOptions } from 'msw/browser';
import { assertFields, type FieldKinds } from './core/check-fields.js';
import type { CreateKeyOptions, InProcessConnection } from './core/keys.js';
import { createHandlers, warnOfOldOption } from './adapters/msw-handlers.js';
import type { MockService } from './service/mock-service.js';
import { createMockService } from './service/create-mock-service.js';

export { createHandlers } from './adapters/msw-handlers.js';

/** A worker of MSW that passes requests to a mock. */
export interface MockWorker extends SetupWorker {
  /** The mock. It runs in this page. */
  readonly mock: MockService;
  /**
   * Returns client options for calls through the global `fetch`: those of `mock.connection` without `fetch`. With `persist` and without
   * `options`, the key is the same as before a reload.
   */
  connection(options?: CreateKeyOptions): Omit<InProcessConnection, 'fetch'>;
}

/** Options of the mock in a page. */
export interface MockWorkerOptions {
  /**
   * `session` stores keys and their usage, pantries and allowed hosts in the tab's session storage, so that they survive a reload.
   * `worker.mock.reset()` clears this state, but keys stay valid. Isolated keys are not stored. Default: nothing is stored.
   */
  persist?: 'session' | undefined;
}

const optionKinds: FieldKinds<MockWorkerOptions> = { persist: ['session'] };

/** Loads a mock's state from session storage. The returned function saves it there. */
const persistInSession = (mock: MockService): (() => void) => {
  const item = `recipe-ai-mock ${mock.baseUrl}`;
  const entries = new Map<string, string>();
  const stored = sessionStorage.getItem(item);
  if (stored !== null) mock.adapter.persistence.load(JSON.parse(stored) as [string, string][]);
  return () => {
    const changes = mock.adapter.persistence.changes();
    if (changes.everything) entries.clear();
    for (const [name, json] of changes.entries) {
      if (json === null) entries.delete(name);
      else entries.set(name, json);
    }
    try {
      sessionStorage.setItem(item, JSON.stringify([...entries]));
    } catch {
      console.warn('The state of the mock is too large for session storage and was not saved. The next reload loads an older state.');
    }
  };
};

/**
 * Calls MSW's `setupWorker` with handlers for the whole service, for an app in the browser. MSW's worker file must be at the root of your
 * site: run `npx msw init ./public`, or use the plugin of `msw/vite`. The mock runs in the page. Callbacks are captured and not sent,
 * because a browser cannot look up the addresses of a host.
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
export const setupMockWorker = (mock: MockService = createMockService(), workerOptions: MockWorkerOptions = {}): MockWorker => {
  assertFields('setupMockWorker', workerOptions, optionKinds);
  const { persist } = workerOptions;
  const worker = setupWorker(...createHandlers(mock));
  const start = worker.start.bind(worker);
  const stop = worker.stop.bind(worker);
  const save = persist === 'session' ? persistInSession(mock) : undefined;
  return Object.assign(worker, {
    mock,
    connection: (options?: CreateKeyOptions) => {
      const [first] = save && options === undefined ? mock.keys.list() : [];
      const { apiKey, baseUrl, aiUrl, clock } = mock.connection(first === undefined ? options : { key: first });
      return { apiKey, baseUrl, aiUrl, clock };
    },
    start: (options?: StartOptions) => {
      warnOfOldOption(options);
      if (save) globalThis.addEventListener('pagehide', save);
      return start(options);
    },
    stop: async () => {
      // A worker waits for every request before it stops, even if its caller disconnected.
      mock.adapter.abortPending();
      if (save) {
        save();
        globalThis.removeEventListener('pagehide', save);
      }
      await stop();
    },
  });
};
