import { workerDoor } from './worker-adapter.js';
import { describeWithAdapters } from '../support/mock-adapters.js';
import { journeys } from '../support/journeys.js';

describeWithAdapters([workerDoor], 'the SDK and the service', journeys);
