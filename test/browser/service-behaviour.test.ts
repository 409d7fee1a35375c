import { serviceBehaviour } from '../support/service-behaviour.js';
import { describeWithAdapters } from '../support/mock-adapters.js';
import { browserAdapters } from './worker-adapter.js';

describeWithAdapters(browserAdapters, 'the service', serviceBehaviour);
