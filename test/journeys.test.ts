import { describeWithAdapters } from './support/mock-adapters.js';
import { journeys } from './support/journeys.js';
import { nodeAdapters } from './support/node-adapters.js';

describeWithAdapters(nodeAdapters, 'the SDK and the service', journeys);
