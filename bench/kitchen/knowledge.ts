import { nutrition, prices, categories, weights } from './knowledge/facts.js';
import { hazardNames } from './knowledge/hazard-names.js';
import { lines } from './knowledge/lines.js';
import type { Measured } from './knowledge/measured.js';
import { restrictions } from './knowledge/restrictions.js';
import { safety } from './knowledge/safety.js';
import { substitutes } from './knowledge/substitutes.js';

/** What the kitchen knows, against tables of facts that were written without looking at the ingredient tables. */
export const knowledge = (): Measured[] => [
  ...safety(),
  ...restrictions(),
  ...hazardNames(),
  ...lines(),
  ...substitutes(),
  ...categories(),
  ...nutrition(),
  ...weights(),
  ...prices(),
];
