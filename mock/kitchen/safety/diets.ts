export { allergensOf, flagsOf } from './dietary-flags.js';
export { parseRestrictions as readRestrictions } from './parse-restrictions.js';
