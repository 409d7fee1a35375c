export { suggestSubstitute } from './substitutes/suggest-substitute.js';
