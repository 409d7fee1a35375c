import { describeThroughDoors } from './doors.js';
import { journeys } from './journeys.js';
import { nodeDoors } from './node-doors.js';

describeThroughDoors(nodeDoors, 'the SDK and the service', journeys);
