import { serviceBehaviour } from '../support/service-behaviour.js';
import { describeWithAdapters } from '../support/mock-adapters.js';
import { browserDoors } from './worker-adapter.js';

describeWithAdapters(browserDoors, 'the service', serviceBehaviour);
