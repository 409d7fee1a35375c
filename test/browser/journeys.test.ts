import { workerAdapter } from './worker-adapter.js';
import { describeWithAdapters } from '../support/mock-adapters.js';
import { journeys } from '../support/journeys.js';

describeWithAdapters([workerAdapter], 'the SDK and the service', journeys);
