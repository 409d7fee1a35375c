export { brokenBy as breaks } from './judge.js';
export { checkText, type Breach } from './check-text.js';
