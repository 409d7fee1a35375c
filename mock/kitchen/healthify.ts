export { healthify } from './transform/healthify.js';
