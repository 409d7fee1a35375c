import { http, HttpResponse, type HttpHandler } from 'msw';
import type { MockService } from '../service/mock-service.js';

/**
 * The whole service as MSW handlers, one for each of its hosts, for `setupServer`, `setupWorker` or Storybook. Your own handlers go before
 * them, by `server.use(...)`. What is not there is answered with the service's own 404, so nothing below its hosts is ever unhandled.
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
 * const answer = await fetch(`${mock.baseUrl}/api/v1/pantries`, { headers: { Authorization: 'Bearer my-key' } });
 * console.log(answer.status); // 200
 * server.close();
 * ```
 */
export const createHandlers = (mock: MockService): HttpHandler[] =>
  [...new Set([mock.baseUrl, mock.aiUrl])].map((base) =>
    // The service rejects only as a network does; MSW would make a 500 with a stack trace of it.
    http.all(`${base}/*`, ({ request }) => mock.fetch(request).catch(() => HttpResponse.error())),
  );

/** MSW 2's name for `onUnhandledFrame`: MSW 3 ignores it without a word, and lets the request out to the network. */
export const warnOfOldOption = (options: object | undefined): void => {
  if (options && 'onUnhandledRequest' in options) {
    console.warn('onUnhandledRequest is MSW 2: MSW 3 takes onUnhandledFrame instead, and ignores what you gave.');
  }
};
