export { editsBetween, isTypo } from '../../../src/util/edit-distance.js';
