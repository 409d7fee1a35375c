import { behaviour } from '../behaviour.js';
import { describeThroughDoors } from '../doors.js';
import { browserDoors } from './browser-doors.js';

describeThroughDoors(browserDoors, 'the service', behaviour);
