import * as msw from 'msw';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { assertMock } from '../service/assert-mock.js';
import type { MockService } from '../service/mock-service.js';

/**
 * Returns MSW handlers for the whole service, one for each host. Pass them to `setupServer`, `setupWorker` or Storybook. Handlers that you
 * add with `server.use(...)` take precedence. A request to an unknown path gets a 404.
 *
 * @example
 * ```ts
 * import { createMockService } from '@recipe-ai/sdk/mock';
 * import { createHandlers } from '@recipe-ai/sdk/mock/msw';
 * import { setupServer } from 'msw/node';
 *
 * const mock = createMockService({ keys: { 'my-key': 'pro' } });
 * const server = setupServer(...createHandlers(mock));
 * server.listen({ onUnhandledFrame: 'error' });
 * const response = await fetch(`${mock.baseUrl}/api/v1/pantries`, { headers: { Authorization: 'Bearer my-key' } });
 * console.log(response.status); // 200
 * server.close();
 * ```
 */
export const createHandlers = (mock: MockService): HttpHandler[] => {
  assertMock('createHandlers', mock);
  return [...new Set([mock.baseUrl, mock.aiUrl])].map((base) =>
    // The service rejects only as a network does. MSW would turn a rejection into a 500 with a stack trace.
    http.all(`${base}/*`, ({ request }) => mock.fetch(request).catch(() => HttpResponse.error())),
  );
};

/** True if MSW 2 is installed: MSW 3 has no `handleRequest`. */
const isMsw2 = (): boolean => 'handleRequest' in msw;

/** MSW 2's name for `onUnhandledFrame`: MSW 3 ignores it silently and sends the request to the network. */
export const warnOfOldOption = (options: object | undefined): void => {
  if (!isMsw2() && options && 'onUnhandledRequest' in options) {
    console.warn('onUnhandledRequest is an option of MSW 2 and was ignored. In MSW 3, pass onUnhandledFrame.');
  }
};
