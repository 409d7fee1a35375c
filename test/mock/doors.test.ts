import { behaviour } from '../behaviour.js';
import { describeThroughDoors } from '../doors.js';
import { nodeDoors } from '../node-doors.js';

describeThroughDoors(nodeDoors, 'the service', behaviour);
