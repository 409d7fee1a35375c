import { workerDoor } from './browser-doors.js';
import { describeThroughDoors } from '../doors.js';
import { journeys } from '../journeys.js';

describeThroughDoors([workerDoor], 'the SDK and the service', journeys);
