import { setupServer, type SetupServer } from 'msw/node';
import type { CreateKeyOptions, InProcessConnection } from './core/keys.js';
import { createHandlers, warnOfOldOption } from './adapters/msw-handlers.js';
import type { MockService } from './service/mock-service.js';
import { createMockService } from './service/create-mock-service.js';

export { createHandlers } from './adapters/msw-handlers.js';

/** A server of MSW that passes requests to a mock. */
export interface MockServer extends SetupServer {
  /** The mock. */
  readonly mock: MockService;
  /** Returns client options for calls through the global `fetch`: those of `mock.connection` without `fetch`. */
  connection(options?: CreateKeyOptions): Omit<InProcessConnection, 'fetch'>;
}

/**
 * Calls MSW's `setupServer` with handlers for the whole service, for tests of code that uses the global `fetch`. `listen` takes MSW's
 * options: `{ onUnhandledFrame }` says what happens to requests to other hosts.
 *
 * @example
 * ```ts
 * import { RecipeAI } from '@recipe-ai/sdk';
 * import { setupMockServer } from '@recipe-ai/sdk/mock/msw';
 *
 * const server = setupMockServer();
 * server.listen({ onUnhandledFrame: 'error' });
 * const sdk = new RecipeAI(server.connection());
 * console.log((await sdk.pantries.create({ name: 'Home' })).name); // Home
 * server.close();
 * ```
 */
export const setupMockServer = (mock: MockService = createMockService()): MockServer => {
  const server = setupServer(...createHandlers(mock));
  const listen = server.listen.bind(server);
  const close = server.close.bind(server);
  return Object.assign(server, {
    mock,
    connection: (options?: CreateKeyOptions) => {
      const { apiKey, baseUrl, aiUrl, clock } = mock.connection(options);
      return { apiKey, baseUrl, aiUrl, clock };
    },
    listen: (options?: Parameters<SetupServer['listen']>[0]) => {
      warnOfOldOption(options);
      listen(options);
    },
    close: () => {
      mock.adapter.abortPending();
      close();
    },
  });
};
