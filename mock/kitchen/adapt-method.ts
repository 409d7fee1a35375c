export { adaptMethod } from './transform/adapt-method.js';
