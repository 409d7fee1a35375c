import { setupMockWorker } from '../../mock/browser.js';
import { createMockService } from '../../mock/index.js';
import { directDoor, type Door } from '../doors.js';

/** MSW's service worker. */
export const workerDoor: Door = {
  name: "MSW's setupWorker",
  open: async (options) => {
    const worker = setupMockWorker(createMockService(options));
    await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
    return { mock: worker.mock, connection: (issue) => worker.connection(issue), close: () => worker.stop() };
  },
};

/** Every door there is in a browser. */
export const browserDoors: readonly Door[] = [directDoor, workerDoor];
