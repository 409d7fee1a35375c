import { generated } from './cooking/generated.js';
import { hazards } from './cooking/hazards.js';
import type { Row } from './cooking/share.js';
import { transformed } from './cooking/transformed.js';
import { wellKnown } from './cooking/well-known.js';

/** How the kitchen cooks: rows of the table, judged by plain word lists and arithmetic that know nothing of the kitchen. */
export const cooking = (): Row[] => [...generated(), ...wellKnown(), ...transformed(), ...hazards()];
