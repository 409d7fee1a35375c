import { createMockService } from '../../mock/index.js';
import { setupMockServer } from '../../mock/msw.js';
import { listen } from '../../mock/node.js';
import { fetchAdapter, type MockAdapter } from './mock-adapters.js';

/** MSW's interception of this process. */
export const mswAdapter: MockAdapter = {
  name: "MSW's setupServer",
  start: async (options) => {
    const server = setupMockServer(createMockService(options));
    server.listen({ onUnhandledFrame: 'error' });
    return { mock: server.mock, connection: (issue) => server.connection(issue), close: () => server.close() };
  },
};

/** A real socket. */
export const socketAdapter: MockAdapter = {
  name: 'a socket',
  start: async (options) => {
    const socket = await listen(createMockService({ callbacks: 'capture', ...options }));
    return { mock: socket.mock, connection: (issue) => socket.connection(issue), close: () => socket.close() };
  },
};

/** Every adapter in Node. */
export const nodeAdapters: readonly MockAdapter[] = [fetchAdapter, mswAdapter, socketAdapter];
