import { createMockService } from '../mock/index.js';
import { setupMockServer } from '../mock/msw.js';
import { listen } from '../mock/node.js';
import { directDoor, type Door } from './doors.js';

/** MSW's interception of this process. */
export const mswDoor: Door = {
  name: "MSW's setupServer",
  open: async (options) => {
    const server = setupMockServer(createMockService(options));
    server.listen({ onUnhandledFrame: 'error' });
    return { mock: server.mock, connection: (issue) => server.connection(issue), close: () => server.close() };
  },
};

/** A real socket. */
export const socketDoor: Door = {
  name: 'a socket',
  open: async (options) => {
    const socket = await listen(createMockService({ callbacks: 'capture', ...options }));
    return { mock: socket.mock, connection: (issue) => socket.connection(issue), close: () => socket.close() };
  },
};

/** Every door there is in Node. */
export const nodeDoors: readonly Door[] = [directDoor, mswDoor, socketDoor];
