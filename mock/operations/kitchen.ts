// What handlers use of the kitchen, as one module. The kitchen is most of the package, so it is loaded on first use.
export * from '../kitchen/index.js';
export { reviews } from '../engine/review/reviews.js';
