import { serviceBehaviour } from '../../support/service-behaviour.js';
import { describeWithAdapters } from '../../support/mock-adapters.js';
import { nodeAdapters } from '../../support/node-adapters.js';

describeWithAdapters(nodeAdapters, 'the service', serviceBehaviour);
